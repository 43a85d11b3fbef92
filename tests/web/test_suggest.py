"""Suggestions while typing, and the site as a search engine of the browser."""

import re
from xml.etree import ElementTree

import pytest

from .pages import read


def suggested(client, typed, **more):
    answer = client.get("/hledat/navrhy/", {"q": typed, **more})
    assert answer.status_code == 200
    return answer, answer.json()


def test_beginnings_are_offered_with_what_they_are_and_where(client, shelf):
    _answer, (typed, titles, where, urls) = suggested(client, "vyz")
    assert typed == "vyz"
    assert titles[0].startswith("výzva")
    assert where[0] == "pojem · Zkušební pravidla"
    assert urls[0].endswith("/agot-ccg/pojem/vyzva/")


def test_words_that_begin_no_name_are_searched(client, shelf):
    _answer, (_typed, titles, *_rest) = suggested(client, "utocnik shodu vyhra")
    assert any("shodě" in title for title in titles)


def test_only_of_one_book_where_it_is_asked_from_one(client, shelf):
    assert suggested(client, "vyz", kniha="agot-board")[1][1] == []


def test_a_browser_may_keep_the_answer_and_ask_whether_it_still_holds(client, shelf):
    answer, _told = suggested(client, "vyz")
    assert "max-age=300" in answer["Cache-Control"]
    assert client.get("/hledat/navrhy/", {"q": "vyz"}, headers={"if-none-match": answer["ETag"]}).status_code == 304


def test_odd_input_is_answered(client, shelf):
    for typed in ("", "x", "\0", '"', "-", "a" * 3_500, "🐺🐺"):
        assert isinstance(suggested(client, typed)[1][1], list)
    assert client.post("/hledat/navrhy/").status_code == 405


def test_a_browser_can_take_the_site_among_its_search_engines(client, shelf):
    assert 'rel="search"' in read(client, "/")
    answer = client.get("/hledat.xml")
    space = {"os": "http://a9.com/-/spec/opensearch/1.1/"}
    root = ElementTree.fromstring(answer.content)
    assert [url.get("template") for url in root.findall("os:Url", space)] == [
        "http://testserver/hledat/?q={searchTerms}", "http://testserver/hledat/navrhy/?q={searchTerms}",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "asked", ["výzva", "shoda útočník", "štít severu", "kdo vyhraje při nule", "výzva je", "nula a", "utočnkí brání", "7.12"]
)
def test_what_is_suggested_first_is_what_is_found_first(client, shelf, asked):
    """Also where the last word only asks, or begins other words, or is mistyped."""
    suggestion = suggested(client, asked)[1][3][0]
    first = re.search(r'class="result .*?<h2[^>]*><a href="([^"]+)"', read(client, f"/hledat/?q={asked}"), re.DOTALL)
    assert first
    assert suggestion == f"http://testserver{first[1]}"
