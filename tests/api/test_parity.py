"""Every fact on any page is in the API: pages are read and held against the answers about the same things.

What each page is made of is named here. A record's answer counts with those that it gives the address of.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.core.management import call_command

from .parity import Answers, facts

API = "/api/v1/"
EACH = 2
"""How many records of a kind are looked at in a book."""
RECORDS = ("chapters", "rules", "terms", "cards", "rulings", "scenarios")
QUOTING = ("terms", "rulings", "scenarios")
"""Kinds whose pages quote other records: rules, situations."""
LISTS = {"pojmy": "terms", "karty": "cards", "vyklady": "rulings", "situace": "scenarios", "pokryti": "rules"}
MORE = re.compile(r"a další \(\d+\)|a \d+ dalš\w+")
"""What a page folds away; the API gives all of it."""
LETTER = 2
"""Headings of an alphabet are this long at most."""


def _get(client: Any, address: str) -> Any:
    response = client.get(address)
    assert response.status_code == 200, (address, response.content[:200])
    return json.loads(response.content)


def _path(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def _all(client: Any, kind: str, book: str) -> list[Any]:
    rows: list[Any] = []
    address: str | None = f"{API}{kind}/?book={book}&page_size=200"
    while address:
        page = _get(client, _path(address))
        rows += page["results"]
        address = page["next"]
    return rows


def _linked(answer: Any) -> Iterator[str]:
    """The addresses of other records that an answer gives."""
    if isinstance(answer, dict):
        if isinstance(answer.get("url"), str) and API in answer["url"]:
            yield _path(answer["url"])
        for value in answer.values():
            yield from _linked(value)
    elif isinstance(answer, list):
        for value in answer:
            yield from _linked(value)


def _missing(client: Any, page: str, answers: list[Any]) -> list[str]:
    html = client.get(page).content.decode()
    found = facts(html)
    assert found, page
    known = Answers([*answers, f"Arbitr · http://testserver{page}"])  # the last line in print
    lacking = (piece for block in found for piece in known.lack(block))
    return [f"{page}: {piece}" for piece in lacking if len(piece) > LETTER and not MORE.fullmatch(piece)]


def _gaps_of_records(client: Any, book: str) -> list[str]:
    about = _get(client, f"{API}rulebooks/")
    gaps = []
    for kind in RECORDS:
        rows = _all(client, kind, book)
        for row in rows[:: max(1, len(rows) // EACH)]:
            answer = _get(client, _path(row["url"]))
            ruled = [f"{API}rules/{key.replace(' ', '/')}/" for key in _rules(answer)]
            quoted = answer if kind in QUOTING else answer.get("replaced_by", [])
            linked = [link for link in _linked(quoted) if link != _path(row["url"])]
            further = dict.fromkeys([*ruled, *linked])
            gaps += _missing(client, _path(row["page"]), [about, answer, *(_get(client, link) for link in further)])
    return gaps


def _rules(answer: dict[str, Any]) -> list[str]:
    """The rule under which a situation stands: its text is on the page."""
    rule = answer.get("scenario") and answer["scenario"].get("rule")
    return [rule] if rule else []


def _gaps_of_a_book(client: Any, book: str) -> list[str]:
    about, figures = _get(client, f"{API}rulebooks/"), _get(client, f"{API}coverage/?book={book}")
    chapters = _all(client, "chapters", book)
    gaps = _missing(client, f"/{book}/", [about, figures, chapters])
    for page, kind in LISTS.items():
        gaps += _missing(client, f"/{book}/{page}/", [about, figures, chapters, _all(client, kind, book)])
    for page, address in (("prubeh", f"rulebooks/{book}/"), ("plan", f"boards/{book}/"), ("rozdily", f"differences/{book}/")):
        if client.get(f"/{book}/{page}/").status_code == 200:
            gaps += _missing(client, f"/{book}/{page}/", [about, chapters, _get(client, API + address)])
    return gaps


def test_pages_of_a_small_shelf_that_was_played(client, shelf):
    assert _gaps_of_records(client, "agot-ccg") == []
    assert _gaps_of_a_book(client, "agot-ccg") == []


def test_pages_of_the_real_content(client, db):
    call_command("load", verbosity=0)
    books = [row["slug"] for row in _get(client, f"{API}rulebooks/")["results"]]
    assert len(books) == 5
    gaps = [gap for book in books for gap in (*_gaps_of_a_book(client, book), *_gaps_of_records(client, book))]
    assert gaps == []


@pytest.mark.parametrize(("said", "lacks"), [("Hodnota 7", []), ("Hodnota 8", ["Hodnota 8"]), ("Jiná věc", ["Jiná věc"])])
def test_a_fact_that_the_api_lacks_is_found(said, lacks):
    assert Answers([{"value": 7, "name": "Hodnota"}]).lack([said]) == lacks
