"""Questions over all lines, and questions whose answers are fetched by their id."""

import time

import pytest

from rulings import table
from rulings.thinking.results import Standing
from tests.shelf import TEXT
from tests.thinking.situations import heavy

from .problems import problem_of

EXPLORE, CHECK = "/api/v1/explore/", "/api/v1/check/"
MOVES = TEXT.partition("      Pak ")[0]
LONG = {"text": heavy(), "lines": "never", "claim": "Stark má 15 moci na kartě rodu"}


def ask(client, path=EXPLORE, later=False, **body):
    headers = {"Prefer": "respond-async, wait=10"} if later else {}
    return client.post(path, body, content_type="application/json", headers=headers)


def awaited(client, standing, seconds=60):
    """How a question stands when it is answered, and what was seen of it before."""
    seen, until = [], time.monotonic() + seconds
    while standing["state"] != "done" and time.monotonic() < until:
        time.sleep(0.1)
        response = client.get(standing["url"])
        assert response["Cache-Control"] == "no-store"
        standing = response.json()
        assert ("Retry-After" in response) is (standing["state"] != "done")
        seen.append(standing)
    assert standing["state"] == "done", standing
    return standing, seen


@pytest.mark.parametrize(
    ("asked", "holds"),
    [({"claim": "výzvu vyhraje Stark"}, True), ({"claim": "výzvu vyhraje Lannister"}, False),
     ({"lines": "never", "claim": "výzvu vyhraje Lannister"}, True),
     ({"lines": "some", "claim": "výzvu vyhraje Lannister"}, False),
     ({"lines": "force", "player": "Stark", "claim": "výzvu vyhraje Stark"}, True)],
)  # fmt: skip
def test_a_question_over_all_lines(client, shelf, asked, holds):
    body = ask(client, text=TEXT, until="do konce výzvy", **asked).json()
    assert body["holds"] is holds, body["reports"]
    assert body["question"].endswith(f": {asked['claim']}")
    assert len(body["reports"]) == 1


def test_the_texts_own_expectations_are_left_out(client, shelf):
    wrong = MOVES + "      Pak výzvu vyhraje Lannister\n"
    body = ask(client, text=wrong, until="do konce výzvy", claim="výzvu vyhraje Stark").json()
    assert body["holds"] is True
    assert ask(client, path=CHECK, text=wrong).json()["holds"] is None


def test_a_question_nobody_understands_is_undecided_with_its_reason(client, shelf):
    body = ask(client, text=MOVES, claim="Stark tančí").json()
    assert body["holds"] is None
    assert (body["reports"][0]["verdict"], body["reports"][0]["reason_line"]) == ("undecided", 0)
    assert "tančí" in body["reports"][0]["reason"]


def test_one_example_is_asked_at_a_time(client, shelf):
    body = ask(client, text=MOVES + MOVES.partition("@C-203")[2], claim="vyhraje Stark").json()
    assert body["holds"] is None
    assert "jediného příkladu" in body["reports"][0]["reason"]
    assert body["reports"][0]["reason_line"] == 11


@pytest.mark.parametrize(
    ("asked", "field"),
    [({}, "claim"), ({"claim": "a\nb"}, "claim"), ({"claim": "x" * 1_001}, "claim"), ({"claim": "x", "lines": "snad"}, "lines"),
     ({"claim": "x", "lines": "force"}, "player"), ({"claim": "x", "player": "Stark"}, "player"),
     ({"claim": "x", "until": "\udc00"}, "until"), ({"claim": "x", "text": ""}, "text")],
)  # fmt: skip
def test_a_question_that_makes_no_sense(client, shelf, asked, field):
    body = problem_of(ask(client, **{"text": MOVES, **asked}), 400, "invalid")
    assert body["errors"][0]["field"] == field


def test_an_answer_is_fetched_by_its_id(client, shelf):
    at_once = ask(client, path=CHECK, text=TEXT, why=True).json()
    response = ask(client, path=CHECK, later=True, text=TEXT, why=True)
    assert response.status_code == 202
    assert response["Preference-Applied"] == "respond-async"
    standing = response.json()
    assert response["Location"] == standing["url"]
    assert standing["answer"] is None
    done, _seen = awaited(client, standing)
    assert done["answer"] == at_once
    assert done["problem"] is None
    assert client.get(standing["url"]).json() == done, "it may be fetched again"


def test_progress_is_told_and_a_question_can_be_stopped(client, shelf):
    standing = ask(client, later=True, **LONG).json()
    until = time.monotonic() + 30
    positions = []
    while len(set(positions)) < 2 and time.monotonic() < until:
        time.sleep(0.2)
        now = client.get(standing["url"]).json()
        positions.append(now["positions"])
    assert now["state"] == "playing"
    assert now["seconds"] > 0
    assert positions == sorted(positions)
    assert positions[-1] > positions[0]
    assert client.delete(standing["url"]).status_code == 204
    problem_of(client.get(standing["url"]), 404, "not-found")
    problem_of(client.delete(standing["url"]), 404, "not-found")
    assert ask(client, path=CHECK, text=TEXT).json()["reports"][0]["verdict"] == "confirmed", "the place is free again"


def test_one_who_waits_can_be_stopped_and_leaves_nothing_behind(client, shelf):
    """More questions than one may have at once, again and again: each is taken back, so each is let in."""
    for _ in range(3):
        asked = [ask(client, later=True, **LONG).json() for _ in range(3)]
        problem_of(ask(client, later=True, **LONG), 429, "share-used")
        for standing in reversed(asked):
            assert client.delete(standing["url"]).status_code == 204
        time.sleep(0.3)


def test_what_nothing_came_of_says_why(client, shelf, monkeypatch):
    monkeypatch.setattr(table, "standing", lambda name: Standing(name, "done", 5, 8.0, 0, {"heavy": "time"}))
    told = client.get("/api/v1/results/" + "x" * 22 + "/").json()
    assert told["answer"] is None
    assert (told["problem"]["code"], told["problem"]["status"]) == ("too-heavy", 422)


@pytest.mark.parametrize("name", ["x" * 22, "..", "a" * 500, "žluťoučký", "%00"])
def test_what_nobody_asked_is_not_there(client, shelf, name):
    problem_of(client.get(f"/api/v1/results/{name}/"), 404, "not-found")
    problem_of(client.delete(f"/api/v1/results/{name}/"), 404, "not-found")
