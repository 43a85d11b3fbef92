"""POST /api/v1/heckle/: all that players could say, over the API."""

import pytest

from rulings import engine
from rulings.thinking.ask import Ask, answer
from tests.shelf import TEXT

from .problems import problem_of

HECKLE = "/api/v1/heckle/"


def ask(client, **body):
    return client.post(HECKLE, body, content_type="application/json")


def test_it_counts_what_the_command_counts(client, shelf):
    body = ask(client, text=TEXT, positions=2, each=1, seed=4).json()
    found = engine.open_text(TEXT).heckled(each=1, seed=4, stops=2).as_dict()
    assert body["heckled"] == found | {"examples": [one | {"rules": list(one["rules"])} for one in found["examples"]]}
    assert found["tries"] == found["legal"] + found["refused"] + found["misread"] + found["crashes"] > 0
    assert (found["positions"], found["left"]) == (2, 0)
    assert body["reports"][0]["verdict"] == "confirmed"


def test_nothing_else_heckles(client, shelf):
    assert client.post("/api/v1/check/", {"text": TEXT}, content_type="application/json").json()["heckled"] is None


def test_what_cannot_be_played_has_no_counts(client, shelf):
    body = ask(client, text=TEXT.replace("se silou 3", "se silou nesmírnou")).json()
    assert body["heckled"] is None
    assert body["reports"][0]["verdict"] == "undecided"
    assert body["reports"][0]["reason"]


def test_it_ends_in_time_and_tells_what_it_left():
    told = answer(Ask(TEXT, heckle=50, each=10), {}, seconds=0.3)["heckled"]
    whole = answer(Ask(TEXT, heckle=50, each=1), {}, seconds=60.0)["heckled"]
    assert whole["left"] == 0
    assert 0 < told["positions"] <= whole["positions"]
    assert told["left"] >= whole["positions"] - told["positions"]
    assert told["left"] > 0


@pytest.mark.parametrize(
    ("name", "value"),
    [("positions", 0), ("positions", 51), ("each", 0), ("each", 11), ("seed", -1), ("edition", "vse"), ("text", " ")],
)
def test_what_it_does_not_take_is_refused_by_name(client, shelf, name, value):
    body = problem_of(ask(client, **({"text": TEXT} | {name: value})), 400, "invalid")
    assert [one["field"] for one in body["errors"]] == [name]


def test_it_is_asked_now_and_answered_later(client, shelf):
    response = client.post(HECKLE, {"text": TEXT}, content_type="application/json", headers={"Prefer": "respond-async"})
    assert response.status_code == 202
    assert client.delete(response["Location"]).status_code == 204
