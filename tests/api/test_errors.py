"""One error shape over all endpoints."""

import pytest
from django.test import Client
from django.urls import get_resolver

from rulings import selectors, table
from rulings.api.errors import CODES, TITLES
from rulings.thinking import door

from .problems import problem_of

API = "/api/v1/"
ENDPOINTS = [
    "", "rulebooks/", "rulebooks/agot-ccg/", "chapters/", "chapters/agot-ccg/7/", "rules/", "rules/agot-ccg/7.12/", "terms/",
    "terms/agot-ccg/vyzva/", "cards/", "cards/agot-ccg/stit-severu/", "rulings/", "rulings/agot-ccg/shoda-nula/",
    "scenarios/", "scenarios/agot-ccg/tri-proti-trem/", "search/", "suggest/", "coverage/", "vocabulary/",
    "problems/", "problems/throttled/",
    "vocabulary/agot_cards/", "boards/agot-ccg/", "differences/agot-ccg/", "bulk/agot-ccg/", "changes/",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", ENDPOINTS)
@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_a_wrong_method(client, shelf, endpoint, method):
    response = getattr(client, method)(API + endpoint)
    problem_of(response, 405, "method-not-allowed")
    assert "GET" in response["Allow"]


def test_a_wrong_method_on_the_table(client, shelf):
    problem_of(client.get(f"{API}check/"), 405, "method-not-allowed")


@pytest.mark.parametrize(
    "endpoint",
    ["neni-tu/", "rules/agot-ccg/99.9/", "rules/agot-ccg/nesmysl/", "rules/neni-tu/7.12/", "chapters/agot-ccg/99/",
     "terms/agot-ccg/neni-tu/", "cards/agot-ccg/neni-tu/", "rulings/agot-ccg/koncept/", "scenarios/agot-ccg/neni-tu/",
     "rulebooks/neni-tu/", "vocabulary/neni-tu/", "rules/?page=999", "differences/neni-tu/", "bulk/neni-tu/",
     "rules/agot-ccg/%00/"],
)  # fmt: skip
def test_what_is_not_there(client, shelf, endpoint):
    problem_of(client.get(API + endpoint), 404, "not-found")


def test_an_address_outside_every_version(client, db):
    problem_of(client.get("/api/v9/x/"), 404, "not-found")


@pytest.mark.parametrize(
    "query",
    ["rules/?chapter=sedm", "rules/?chapter=-1", "rules/?status=nic", "rules/?book=a%00b", "rulings/?rule=x",
     "rulings/?status=draft", "rules/?page=nic", "rules/?page=0",
     "rules/?page_size=0", "rules/?page_size=99999", "rules/?ordering=x", "rules/?fields=x", "rules/?rule=7.12",
     "rules/agot-ccg/7.12/?x=1", "search/?q=a&x=1", "rules/?cursor=neni", "rules/agot-ccg/7.12/?fields=text",
     "vocabulary/?x=1", "differences/agot-ccg/?x=1", "boards/agot-ccg/?x=1", "?x=1", "suggest/?q=ab&x=1",
     "changes/?since=kdysi", "scenarios/?verdict=snad", "terms/?book=" + "ž" * 10, "coverage/?book=!!"],
)  # fmt: skip
def test_a_filter_that_makes_no_sense(client, shelf, query):
    body = problem_of(client.get(API + query), 400, "invalid")
    assert body["errors"][0]["field"] in query
    assert body["errors"][0]["detail"]


def test_a_page_in_another_form(client, shelf):
    problem_of(client.get(f"{API}rules/", headers={"accept": "application/xml"}), 406, "not-acceptable")


@pytest.mark.parametrize("body", [b"{", b"", b"\xff\xfe", b"[1]", b'"x"', b"null", b"{" * 5000, b'{"text": NaN}'])
def test_a_body_that_is_no_request(client, shelf, body):
    response = client.post(f"{API}check/", body, content_type="application/json")
    problem_of(response, 400, response.json()["code"])
    assert response.json()["code"] in ("unreadable", "invalid")


def test_a_body_that_is_no_json(client, shelf):
    response = client.post(f"{API}check/", "text=x", content_type="application/x-www-form-urlencoded")
    problem_of(response, 415, "unsupported-media-type")


@pytest.mark.parametrize("length", [300_000, 600_000])
def test_a_body_that_is_too_large(client, shelf, length):
    response = client.post(f"{API}check/", {"text": "x" * length}, content_type="application/json")
    problem_of(response, 413, "too-large")


def test_an_address_that_is_too_long(client, shelf):
    problem_of(client.get(f"{API}rules/?x={'y' * 4_000}"), 414, "address-too-long")
    assert "Adresa je delší" in client.get(f"/stul/?s={'1' * 4_000}").content.decode()


@pytest.mark.parametrize("deep", [900, 990, 20_000])
def test_a_body_nested_too_deep(client, shelf, deep):
    response = client.post(f"{API}check/", "[" * deep + "]" * deep, content_type="application/json")
    problem_of(response, 400, response.json()["code"])


@pytest.mark.parametrize(
    ("fault", "status", "code"),
    [(door.ShareUsed(7), 429, "share-used"), (door.Busy(9), 503, "busy"), (door.TooHeavy("memory"), 422, "too-heavy")],
)
def test_what_cannot_be_played_now(client, shelf, monkeypatch, fault, status, code):
    def refuse(*args, **names):
        raise fault

    monkeypatch.setattr(table, "play", refuse)
    response = client.post(f"{API}check/", {"text": "Pak"}, content_type="application/json")
    body = problem_of(response, status, code)
    if status != 422:
        assert response["Retry-After"] == str(fault.wait)
        assert response["Retry-After"] in body["detail"]


def test_too_many_requests(client, shelf, settings):
    settings.RATES = {"check": 1}
    ask = {"path": f"{API}check/", "data": {"text": "Pak"}, "content_type": "application/json", "REMOTE_ADDR": "192.0.2.7"}
    client.post(**ask)
    response = client.post(**ask)
    body = problem_of(response, 429, "throttled")
    assert int(response["Retry-After"]) > 0
    assert response["Retry-After"] in body["detail"]


def test_something_broke(shelf, monkeypatch):
    def fall(**names):
        raise RuntimeError("tajemství")

    monkeypatch.setattr(selectors, "rule_list", fall)
    response = Client(raise_request_exception=False).get(f"{API}rules/")
    problem_of(response, 500, "broken")
    assert "tajemství" not in response.content.decode()


def test_every_code_has_its_sentence():
    assert set(CODES.values()) <= set(TITLES)


def test_every_endpoint_is_tried_here(shelf):
    """A new list or record of the API must join ENDPOINTS."""
    routes = {str(one.pattern) for one in get_resolver("rulings.api.urls").url_patterns}
    tried = {_shape(endpoint) for endpoint in ENDPOINTS} | {
        "check/",
        "explore/",
        "heckle/",
        "results/<str:id>/",
        "schema/",
        "docs/",
        "redoc/",
        "bulk/<slug:book>/files/",
        ".*/$",
    }
    assert {_bare(route) for route in routes} == {_bare(route) for route in tried}


def _shape(endpoint):
    first, *rest = endpoint.strip("/").split("/")
    return "/".join([first, *["<x>"] * len(rest), ""]).lstrip("/")


def _bare(route):
    return "/".join("<x>" if part.startswith("<") else part for part in route.split("/"))


def test_the_type_of_a_problem_leads_to_what_to_do(client, shelf):
    body = problem_of(client.post("/api/v1/rules/"), 405, "method-not-allowed")
    told = client.get(body["type"]).json()
    assert told == {"code": "method-not-allowed", "title": body["title"], "advice": body["detail"]}
    assert {one["code"] for one in client.get("/api/v1/problems/").json()} == set(TITLES)
