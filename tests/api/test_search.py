"""Search in JSON."""

import pytest

from .problems import problem_of

SEARCH = "/api/v1/search/"


def test_it_finds_what_the_page_finds(client, shelf):
    body = client.get(SEARCH, {"q": "utocnik shoda"}).json()
    assert body["hits"][0]["name"] == "7.12"
    assert body["hits"][0]["page"].endswith("/agot-ccg/7.12/")
    assert body["counts"]["rule"] >= 1


def test_it_is_filtered_by_kind_and_book(client, shelf):
    kinds = {hit["kind"] for hit in client.get(SEARCH, {"q": "výzva", "kind": "term"}).json()["hits"]}
    assert kinds == {"term"}


def test_hits_say_how_a_ruling_stands_and_what_a_card_is(client, shelf):
    (ruling,) = client.get(SEARCH, {"q": "nule", "kind": "ruling"}).json()["hits"]
    assert (ruling["standing"], ruling["origin"], ruling["general"]) == ("editorial", "", False)
    (card,) = client.get(SEARCH, {"q": "štít severu", "kind": "card"}).json()["hits"]
    assert (card["standing"], card["origin"], card["general"]) == ("", "teaching", False)


@pytest.mark.parametrize("query", [{}, {"q": ""}, {"q": "x" * 201}, {"q": "a\0"}, {"q": "x", "kind": "nic"},
                                   {"q": "x", "limit": "0"}, {"q": "x", "limit": "101"}, {"q": "x", "page": "nic"},
                                   {"q": "x", "standing": "nic"}])  # fmt: skip
def test_a_question_that_makes_no_sense(client, shelf, query):
    problem_of(client.get(SEARCH, query), 400, "invalid")


def test_hits_come_in_pages(client, shelf):
    whole = client.get(SEARCH, {"q": "výzva"}).json()
    second = client.get(SEARCH, {"q": "výzva", "limit": 1, "page": 2}).json()
    assert second["total"] == whole["total"] == len(whole["hits"])
    assert [hit["name"] for hit in second["hits"]] == [whole["hits"][1]["name"]]


def test_it_says_how_it_understood(client, shelf):
    body = client.get(SEARCH, {"q": "hra:šachy utocnkk"}).json()
    assert body["ignored"][0][0] == "hra:šachy"
    assert body["corrected"] == [["utocnkk", "utocnik"]]


def test_hits_say_why_they_were_found_and_whether_they_are_proved(client, shelf):
    hit = client.get(SEARCH, {"q": "utocnik shoda"}).json()["hits"][0]
    assert (hit["matched"], hit["proved"]) == (["utocnik", "shoda"], True)


@pytest.mark.parametrize("asked", ["*", '"', "(", "AND", "🐉", "\u202e", "7.12", "-"])
def test_whatever_is_asked_is_answered(client, shelf, asked):
    assert client.get(SEARCH, {"q": asked}).status_code == 200


def test_suggestions_say_what_they_are_and_where(client, shelf):
    first = client.get("/api/v1/suggest/", {"q": "vyz"}).json()[0]
    assert (first["kind"], first["name"], first["where"]) == ("term", "vyzva", "pojem · Zkušební pravidla")
    assert first["page"].endswith("/agot-ccg/pojem/vyzva/")


@pytest.mark.parametrize("path", ["search/", "suggest/", "rules/"])
def test_an_unknown_book_is_refused_and_the_known_ones_are_told(client, shelf, path):
    answer = client.get(f"/api/v1/{path}", {"book": "neni"} | ({} if path == "rules/" else {"q": "výzva"}))
    assert answer.status_code == 400
    assert "agot-ccg" in answer.content.decode()


def test_a_question_costs_few_queries(client, shelf, django_assert_max_num_queries):
    client.get("/api/v1/search/", {"q": "výzva"})
    with django_assert_max_num_queries(5):
        assert client.get("/api/v1/search/", {"q": "útočník výzva"}).json()["hits"]


def test_pages_are_those_of_the_language_that_is_asked_for(client, shelf):
    for language, begins in (("cs", "http://testserver/agot-ccg/"), ("en", "http://testserver/en/agot-ccg/")) * 2:
        hits = client.get("/api/v1/search/", {"q": "7.12"}, HTTP_ACCEPT_LANGUAGE=language).json()["hits"]
        assert hits[0]["page"].startswith(begins)


def test_one_bad_question_is_not_remembered_by_the_next(client, shelf):
    assert client.get("/api/v1/search/", {"q": "výzva", "limit": "0", "page": "x"}).status_code == 400
    assert client.get("/api/v1/search/", {"q": "výzva"}).status_code == 200
    assert set(client.get("/api/v1/search/", {"limit": 5}).json()) == set(client.get("/api/v1/search/", {"limit": 5}).json())


def test_it_says_what_was_loosened_and_how_to_ask_exactly(client, shelf):
    loose = client.get(SEARCH, {"q": "útočník štít"}).json()
    assert (loose["loosened"], loose["exact"], loose["capped"]) == (True, "+útočník +štít", False)
    assert any(hit["lacking"] for hit in loose["hits"])
    exact = client.get(SEARCH, {"q": loose["exact"]}).json()
    assert (exact["loosened"], exact["exact"]) == (False, "")
    assert exact["total"] < loose["total"]
    assert all(hit["lacking"] == [] for hit in exact["hits"])
