"""Lists and records in JSON: what a page shows, the API gives."""

import json
from collections import Counter

import pytest

from rulings.engine import Same, Sharing

from .problems import problem_of

API = "/api/v1/"


def get(client, endpoint):
    response = client.get(API + endpoint)
    assert response.status_code == 200, response.content[:300]
    assert response["Content-Type"] == "application/json"
    return response.json()


def test_the_root_lists_what_there_is(client, shelf):
    for address in get(client, "").values():
        assert client.get(address).status_code in (200, 400, 405), address


@pytest.mark.parametrize(
    ("endpoint", "many"),
    [("rulebooks/", 1), ("chapters/", 2), ("rules/", 3), ("rules/?chapter=7", 3),
     ("rules/?chapter=6", 0), ("rules/?status=withdrawn", 1), ("terms/", 1), ("terms/?kind=keyword", 0), ("cards/", 1),
     ("cards/?kind=character", 1), ("cards/?origin=teaching", 1), ("cards/?origin=source", 0),
     ("rulings/?standing=editorial", 1), ("rulings/?standing=official", 0), ("rulings/", 1),
     ("rulings/?status=in-force", 1), ("rulings/?rule=7.12", 1),
     ("rulings/?rule=7.13", 0), ("scenarios/", 1), ("scenarios/?verdict=refuted", 0), ("scenarios/?rule=7.12", 1)],
)  # fmt: skip
def test_lists_are_filtered(client, shelf, endpoint, many):
    body = get(client, endpoint)
    assert body["count"] == many
    assert len(body["results"]) == many


def test_lists_come_in_pages(client, shelf):
    first = get(client, "rules/?page_size=2")
    assert [rule["number"] for rule in first["results"]] == ["7.12", "7.13"]
    assert first["previous"] is None
    second = client.get(first["next"]).json()
    assert [rule["number"] for rule in second["results"]] == ["7.14a"]


def test_a_rule_has_all_that_its_page_has(client, shelf):
    body = get(client, "rules/agot-ccg/7.12/")
    assert body["rule"]["key"] == "agot-ccg 7.12"
    assert body["rule"]["claims"] == ["C-203"]
    assert body["rule"]["page"].endswith("/agot-ccg/7.12/")
    assert body["claims"][0]["code"] == "C-203"
    assert body["scenarios"][0]["verdict"] == "confirmed"
    assert body["scenarios"][0]["bites"] is True
    assert [one["version"] for one in body["versions"]] == [2, 1]
    assert body["next"]["number"] == "7.13"
    assert body["previous"] is None
    assert "agot-ccg/koncept" not in {link["key"] for link in body["cited_by"]}


def test_a_chapter_has_its_rules(client, shelf):
    body = get(client, "chapters/agot-ccg/7/")
    assert [rule["number"] for rule in body["rules"]] == ["7.12", "7.13", "7.14a"]


def test_a_rule_tells_what_says_the_same(client, shelf, monkeypatch):
    same = Same("agot-ccg 7.12", ("agot-ccg 7.13",), "Obě říkají totéž.")
    monkeypatch.setattr("rulings.selectors.said_alike", lambda rule: [same])
    assert get(client, "rules/agot-ccg/7.12/")["said_alike"] == [
        {"others": ["agot-ccg 7.13"], "because": "Obě říkají totéž.", "sums_up": False}
    ]


def test_coverage_tells_what_no_proof_tells_apart(client, shelf, monkeypatch):
    found = Sharing(
        30, {"agot-ccg 7.12": ("agot-ccg 7.13",)}, {"agot-ccg 7.14a": ("agot-ccg 7.12",)}, {"agot-ccg 7.1": ("stara 1.1",)}
    )
    monkeypatch.setattr("rulings.engine.sharing_of", lambda book: found)
    monkeypatch.setattr("rulings.engine.said_alike", lambda rule: [Same(rule, (), "Tak to je.")])
    figures = get(client, "coverage/?book=agot-ccg")[0]
    assert (figures["numbers"], figures["shared"]) == (30, 2)
    assert figures["shared_declared"] == {"7.12": {"others": ["7.13"], "because": "Tak to je."}}
    assert figures["shared_unexplained"] == {"7.14a": ["7.12"]}
    assert figures["restated"] == {"7.1": ["stara 1.1"]}


def test_a_term_a_card_a_ruling(client, shelf):
    assert get(client, "terms/agot-ccg/vyzva/")["rule"]["number"] == "7.12"
    assert get(client, "cards/agot-ccg/stit-severu/")["card"]["data"]["strength"] == 4
    ruling = get(client, "rulings/agot-ccg/shoda-nula/")
    assert ruling["ruling"]["rules"] == ["agot-ccg 7.12"]
    assert ruling["scenario"]["verdict"] == "confirmed"


def test_a_ruling_says_how_it_stands_and_a_card_what_it_is(client, shelf):
    ruling = get(client, "rulings/agot-ccg/shoda-nula/")["ruling"]
    assert (ruling["standing"], ruling["standing_label"]) == ("editorial", "redakční")
    assert (ruling["where"], ruling["reason"]) == ("oddíl „Výzvy“", "Předloha o nule mlčí.")
    card = get(client, "cards/agot-ccg/stit-severu/")["card"]
    assert (card["origin"], card["origin_label"], card["basis"]) == ("teaching", "cvičná karta", {})
    assert get(client, "coverage/?book=agot-ccg")[0]["rulings"] == {"official": 0, "editorial": 1, "unofficial": 0}


def test_a_scenario_has_its_verdict_and_receipt(client, shelf):
    body = get(client, "scenarios/agot-ccg/tri-proti-trem/")
    assert body["verdict"]["trace"][0]["changes"][0]["after"] == "ano"
    assert body["verdict"]["receipt"] == {"engine": "1.0"}
    assert body["claims"] == ["C-203"]
    assert body["scenario"]["text"].startswith("# language: cs")


def test_every_address_it_gives_is_alive(client, shelf):
    for endpoint in ("rulebooks/", "chapters/", "rules/", "terms/", "cards/", "rulings/", "scenarios/"):
        for row in get(client, endpoint)["results"]:
            assert client.get(row["url"]).status_code == 200
            assert client.get(row["page"]).status_code == 200


def test_coverage_counts(client, shelf):
    figures = get(client, "coverage/?book=agot-ccg")[0]
    assert (figures["claims"], figures["stated"], figures["confirmed"], figures["passed"]) == (1, 1, 1, 1)


def test_the_vocabulary_is_given(client, shelf):
    game = get(client, "vocabulary/")[0]["slug"]
    groups = get(client, f"vocabulary/{game}/")
    assert {"given", "when", "then"} <= {group["kind"] for group in groups}
    assert groups[0]["patterns"][0]["example"]


@pytest.mark.parametrize("endpoint", ["", "rules/", "rules/agot-ccg/7.12/", "coverage/"])
def test_an_unchanged_answer_is_not_sent_again(client, shelf, endpoint):
    tag = client.get(API + endpoint)["ETag"]
    assert client.get(API + endpoint, headers={"if-none-match": tag}).status_code == 304


def test_the_number_of_queries_does_not_grow_with_the_rows(client, shelf, django_assert_max_num_queries):
    for endpoint in ("rulebooks/", "chapters/", "rules/", "terms/", "cards/", "rulings/", "scenarios/"):
        with django_assert_max_num_queries(7):
            get(client, endpoint)


def test_rows_come_in_the_order_that_is_asked(client, shelf):
    up = [row["number"] for row in get(client, "rules/?ordering=title")["results"]]
    down = [row["number"] for row in get(client, "rules/?ordering=-title")["results"]]
    assert len(up) == 3
    assert up == down[::-1]


def test_only_the_fields_asked_for_come(client, shelf):
    assert get(client, "rules/?fields=number,title")["results"][0].keys() == {"number", "title"}
    assert get(client, "rules/agot-ccg/7.12/?fields=rule,terms").keys() == {"rule", "terms"}


def test_a_cursor_walks_over_all_rows_once(client, shelf):
    walked, url = [], "/api/v1/rules/?cursor=&page_size=2"
    while url:
        page = client.get(url).json()
        walked += [row["key"] for row in page["results"]]
        url = page["next"]
    assert walked == [row["key"] for row in get(client, "rules/")["results"]]


def test_a_cursor_of_a_changed_content_is_gone(client, shelf):
    begun = client.get("/api/v1/rules/?cursor=&page_size=2").json()["next"]
    shelf.book.content_hash = "another"
    shelf.book.save()
    problem_of(client.get(begun), 410, "cursor-expired")


def test_anybody_may_read_it_from_another_page(client, shelf):
    response = client.get("/api/v1/rules/")
    assert response["Access-Control-Allow-Origin"] == "*"
    assert "Cookie" not in response.get("Vary", "")
    assert "Access-Control-Allow-Origin" not in client.post("/api/v1/check/", {}, content_type="application/json")


def test_a_rulebook_comes_whole_and_always_the_same(client, shelf):
    first = client.get("/api/v1/bulk/agot-ccg/")
    assert first["Content-Type"].startswith("application/jsonl")
    rows = [json.loads(line) for line in first.content.decode().splitlines()]
    assert {row["record"] for row in rows} == {"rulebook", "chapter", "rule", "term", "card", "ruling", "scenario"}
    for kind, many in Counter(row["record"] for row in rows).items():
        assert many == 1 if kind == "rulebook" else get(client, f"{kind}s/?book=agot-ccg")["count"]
    assert client.get("/api/v1/bulk/agot-ccg/").content == first.content


def test_changes_since_a_day(client, shelf):
    every = get(client, "changes/")
    assert [one["key"] for one in every if one["kind"] == "rule"][:1] == ["agot-ccg 7.12"]
    assert [one["date"] for one in every] == sorted((one["date"] for one in every), reverse=True)
    assert get(client, "changes/?since=2999-01-01") == []
    assert len(get(client, f"changes/?book=agot-ccg&since={every[0]['date']}")) >= 1
    assert not any("koncept" in one["key"] for one in every), "a draft is no change for readers"


def test_a_rule_a_ruling_and_a_verdict_say_how_to_cite_them(client, shelf):
    def cited(path):
        page = client.get(f"/api/v1/{path}/").json()
        thing = next(
            page[name] for name in ("rule", "ruling", "scenario") if isinstance(page.get(name), dict) and "page" in page[name]
        )
        assert page["citation"].endswith(f": {thing['page']}")
        return page["citation"]

    rule = cited("rules/agot-ccg/7.12")
    assert "7.12 (Při shodě vítězí útočník), verze 3.7 (27. 7. 2004), " in rule
    assert ". znění: http://testserver/agot-ccg/7.12/" in rule
    assert "výklad „" in cited("rulings/agot-ccg/shoda-nula")
    verdict = client.get("/api/v1/scenarios/agot-ccg/tri-proti-trem/").json()
    assert "tri-proti-trem" in verdict["citation"]
    assert "hrál Arbitr" in verdict["citation"]
