"""POST /api/v1/check/: the table in JSON."""

import re
from html import unescape

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from rulings.table import LONGEST_TEXT
from rulings.typography import fine
from tests.shelf import TEXT

from .problems import problem_of

CHECK = "/api/v1/check/"


def post(client, **body):
    return client.post(CHECK, body, content_type="application/json")


def test_a_situation_is_played(client, shelf):
    body = post(client, text=TEXT).json()
    assert body["engine"]
    report = body["reports"][0]
    assert report["verdict"] == "confirmed"
    assert report["rule"] == "agot-ccg 7.12"
    assert "agot-ccg 7.12" in report["rules"]
    assert report["trace"][0]["line"] == 8
    assert body["legal"] is None


def test_why_and_legal_moves_come_when_asked(client, shelf):
    body = post(client, text=TEXT, why=True, legal=True).json()
    assert "agot-ccg 7.12" in body["reports"][0]["why"]
    assert body["reports"][0]["bites"] is True
    assert body["legal"]["player"]
    assert all(choice["rules"] for choice in body["legal"]["refused"])


def test_a_wrong_expectation_is_refuted(client, shelf):
    assert post(client, text=TEXT.replace("vyhraje Stark", "vyhraje Lannister")).json()["reports"][0]["verdict"] == "refuted"


def test_an_unknown_sentence_is_undecided_with_its_line(client, shelf):
    report = post(client, text=TEXT.replace("brání", "tančí")).json()["reports"][0]
    assert (report["verdict"], report["reason_line"]) == ("undecided", 9)
    assert report["reason"]


@pytest.mark.parametrize("text", ["", "  \n", "\x00", "a\x07b", "x" * (LONGEST_TEXT + 1), None, 5, ["x"], {"a": 1}])
def test_a_text_that_is_not_tried(client, shelf, text):
    response = client.post(CHECK, {"text": text}, content_type="application/json")
    if text == 5:  # a number reads as its digits, and digits are no situation
        assert response.json()["reports"][0]["verdict"] == "undecided"
        return
    body = problem_of(response, 400, "invalid")
    assert body["errors"][0]["field"] == "text"


def test_half_a_character_is_refused(client, shelf):
    response = client.post(CHECK, '{"text": "\\ud800"}', content_type="application/json")
    problem_of(response, 400, "invalid")


@pytest.mark.parametrize("names", [{"edition": "a b"}, {"why": "snad"}, {"legal": 7}])
def test_a_wrong_option_is_named(client, shelf, names):
    body = problem_of(post(client, text=TEXT, **names), 400, "invalid")
    assert body["errors"][0]["field"] == next(iter(names))


@hypothesis_settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from([*TEXT.splitlines(), "", '"', "|", "Náčrt Scénáře: x", "      Příklady:", "Ř\t"]), max_size=14))
def test_any_mixture_of_lines_gets_an_answer(client, shelf, lines):
    response = post(client, text="\n".join(lines))
    assert response.status_code in (200, 400)
    if response.status_code == 200:
        assert all(report["verdict"] in ("confirmed", "refuted", "undecided") for report in response.json()["reports"])


def test_the_table_comes_when_asked_with_what_may_be_said(client, shelf):
    assert post(client, text=TEXT).json()["moment"] is None
    body = post(client, text=TEXT, table=True, at=1).json()
    moment = body["moment"]
    assert (moment["at"], moment["of"], moment["player"]) == (1, 2, "Lannister")
    assert 'Lannister brání postavou "Strážný"' in [offer["text"] for offer in moment["legal"]]
    assert all(offer["rules"] for offer in moment["refused"])
    assert moment["picture"]["seats"]
    assert body["standard"].startswith("# language: cs")
    assert body["leanings"] == {"found": [], "cut_short": ""}


def test_what_a_judge_asks_is_asked_here_too(client, shelf):
    asked = TEXT[: TEXT.index("      Pak ")]
    body = post(client, text=asked, ask="may", table=True).json()
    assert body["ask"] == "may"
    assert body["reports"][0]["verdict"] == "confirmed"
    refused = post(client, text=asked.replace('brání postavou "Strážný"', 'brání postavou "Rytíř"'), ask="may").json()
    assert refused["reports"][0]["verdict"] == "refuted"
    problem_of(post(client, text=TEXT, ask="perhaps"), 400, "invalid")
    problem_of(post(client, text=TEXT, at=-1), 400, "invalid")


def test_what_the_page_of_the_table_offers_is_in_the_answer(client, shelf):
    """Everything somebody could click on or read there, word for word."""
    page = client.post("/stul/", {"text": TEXT, "at": "1"}, headers={"x-table": "1"}).content.decode()
    moment = post(client, text=TEXT, table=True, at=1).json()["moment"]
    said = {unescape(one) for one in re.findall(r'name="say" value="([^"]*)"', page)}
    assert said
    assert said == {offer["text"] for offer in moment["legal"]}
    barred = {" ".join(unescape(one).split()) for one in re.findall(r"<li>([^<]+)</li>", page.split('class="barred-list"')[1])}
    assert barred
    assert barred <= {" ".join(fine(offer["text"]).split()) for offer in moment["refused"]}
