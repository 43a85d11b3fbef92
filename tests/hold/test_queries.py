"""Questions to the database: none for what is stored, and as many for a long list as for a short one."""

import pytest
from django.core.handlers.wsgi import WSGIHandler
from django.db import connection
from django.test import RequestFactory
from django.test.utils import CaptureQueriesContext

from rulings.stored import Stored
from tests.shelf import put_book

LISTS = ("rulebooks", "chapters", "rules", "terms", "cards", "rulings", "scenarios", "changes")
PAGES = ("/agot-ccg/7.12/", "/api/v1/rules/agot-ccg/7.12/", "/agot-ccg/", "/agot-ccg/vyklady/")


@pytest.mark.parametrize("page", PAGES)
def test_what_is_stored_is_handed_out_without_a_question(db, tmp_path, page):
    put_book()
    site = Stored(WSGIHandler(), lambda: "stamp", tmp_path)
    said = []

    def ask() -> bytes:
        environ = RequestFactory().get(page).environ
        return b"".join(site(environ, lambda status, headers, *more: said.append(status)))

    first = ask()
    with CaptureQueriesContext(connection) as asked:
        assert ask() == first
    assert said == ["200 OK"] * 2
    assert len(asked) == 0


@pytest.mark.parametrize("name", LISTS)
def test_a_longer_list_asks_no_more_questions(client, db, name):
    def questions() -> int:
        with CaptureQueriesContext(connection) as asked:
            assert client.get(f"/api/v1/{name}/").status_code == 200
        return len(asked)

    put_book()
    client.get(f"/api/v1/{name}/")
    short = questions()
    put_book("agot-lcg")
    assert questions() <= short
