"""Every address × method: answers, and never with a traceback. An address that is missing here fails the build."""

import pytest
from django.conf import settings
from django.urls import URLPattern, URLResolver, get_resolver

from tests.shelf import put_book

NAMES = {
    "book": "agot-ccg", "game": "agot_cards", "section": "rule",
    "web:chapter": {"number": 7}, "web:exercise": {"number": 7},
    "web:rule": {"number": "7.12"}, "web:rule_card": {"number": "7.12"},
    "web:peek": {"number": "7.12"},
    "web:ruling_card": {"slug": "shoda-nula"}, "web:term": {"slug": "vyzva"},
    "web:card": {"slug": "stit-severu"}, "web:ruling": {"slug": "shoda-nula"}, "web:scenario": {"slug": "tri-proti-trem"},
    "api:rulebook": {"slug": "agot-ccg"}, "api:chapter": {"number": 7}, "api:rule": {"number": "7.12"},
    "api:term": {"slug": "vyzva"}, "api:card": {"slug": "stit-severu"}, "api:ruling": {"slug": "shoda-nula"},
    "api:scenario": {"slug": "tri-proti-trem"}, "api:problem": {"code": "throttled"}, "api:result": {"id": "x" * 22},
    "web:table_question": {"id": "x" * 22},
}  # fmt: skip
GONE = dict.fromkeys(("id", "code", "slug", "game", "book", "section"), "neni-tu") | {"number": 99}
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
POCKET = {200 if settings.POCKET_DIR else 404}
"""Python for the browser is there only where npm fetched it."""
READS = {"GET": 200, "HEAD": 200}
SPECIAL = {
    ("web:table", "POST"): {400},
    ("web:table_feature", "GET"): {405}, ("web:table_feature", "HEAD"): {405}, ("web:table_feature", "POST"): {400},
    ("web:table_json", "GET"): {405}, ("web:table_json", "HEAD"): {405}, ("web:table_json", "POST"): {400},
    ("web:table_question", "GET"): {405}, ("web:table_question", "HEAD"): {405}, ("web:table_question", "POST"): {404},
    ("web:propose", "GET"): {405}, ("web:propose", "HEAD"): {405}, ("web:propose", "POST"): {400},
    ("files:pocket_worker", "GET"): POCKET, ("files:pocket_worker", "HEAD"): POCKET,
    (":icon", "GET"): {302}, (":icon", "HEAD"): {302},
    ("files:oembed", "GET"): {404}, ("files:oembed", "HEAD"): {404},  # no address was asked about
    ("web:map", "GET"): {404}, ("web:map", "HEAD"): {404},  # cards have no board
    ("api:check", "GET"): {405}, ("api:check", "HEAD"): {405}, ("api:check", "POST"): {400, 415},
    ("api:bulk_files", "GET"): {503}, ("api:bulk_files", "HEAD"): {503},  # this shelf was loaded from no folder
    ("api:explore", "GET"): {405}, ("api:explore", "HEAD"): {405}, ("api:explore", "POST"): {400, 415},
    ("api:heckle", "GET"): {405}, ("api:heckle", "HEAD"): {405}, ("api:heckle", "POST"): {400, 415},
    ("api:result", "GET"): {404}, ("api:result", "HEAD"): {404}, ("api:result", "DELETE"): {404},  # nothing was asked
    ("api:search", "GET"): {400}, ("api:search", "HEAD"): {400},
    ("api:suggest", "GET"): {400}, ("api:suggest", "HEAD"): {400},
    ("api:board", "GET"): {404}, ("api:board", "HEAD"): {404},
    ("api:missing", "GET"): {404}, ("api:missing", "HEAD"): {404},
}  # fmt: skip


def _routes(resolver: URLResolver, space: str = "", prefix: str = "") -> list[tuple[str, str, list[str]]]:
    found = []
    for one in resolver.url_patterns:
        route = prefix + str(one.pattern)
        if isinstance(one, URLPattern):
            found.append((f"{space}:{one.name}", route, list(one.pattern.converters)))
        elif one.namespace in ("web", "files", "api", None):  # None: what stands under the languages
            found += _routes(one, one.namespace or "", route)
    return found


ROUTES = _routes(get_resolver())


def _address(name: str, route: str, wanted: list[str], values: dict[str, object]) -> str:
    import re

    address = "/" + re.sub(r"<(?:\w+:)?(\w+)>", lambda at: str(values[at[1]]), route)
    return address.replace(".*/$", "neni-tu/")


def _values(name: str) -> dict[str, object]:
    return {**NAMES, **NAMES.get(name, {})}


@pytest.fixture
def shelf(db):
    return put_book()


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(("name", "route", "wanted"), ROUTES, ids=[name for name, _route, _wanted in ROUTES])
def test_it_answers(client, shelf, name, route, wanted, method):
    response = client.generic(method, _address(name, route, wanted, _values(name)))
    expected = SPECIAL.get((name, method))
    if expected is None and method in READS:
        expected = {READS[method]}
    if expected is None:
        expected = {200, 401, 403, 405, 404} if name.startswith("api:") else {405}
    assert response.status_code in expected, (response.status_code, response.content[:200])


@pytest.mark.parametrize(("name", "route", "wanted"), [one for one in ROUTES if one[2]], ids=[one[0] for one in ROUTES if one[2]])
def test_what_is_not_there_is_not_found(client, shelf, name, route, wanted):
    response = client.get(_address(name, route, wanted, GONE))
    assert response.status_code == 404, (response.status_code, response.content[:200])
    if name.startswith("api:"):
        assert response.json()["code"] == "not-found"


def test_every_parameter_has_a_value():
    for name, _route, wanted in ROUTES:
        assert set(wanted) <= set(_values(name)), name
