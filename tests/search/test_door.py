"""When the index is built anew, and that nobody waits for it."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command

from rulings.config import gunicorn
from rulings.search import door
from rulings.search.base import Document
from rulings.search.czech import Analyser
from rulings.search.index import Index
from rulings.search.store import STORES, store
from tests.shelf import put_book


@pytest.fixture(autouse=True)
def at_hand(settings, tmp_path):
    settings.INDEX_DIR = tmp_path
    door.forget()
    yield
    door.forget()


@pytest.fixture
def shelf(db):
    return put_book()


def keys(text):
    return [hit.document.key for hit in door.search(text).hits]


def test_both_stores_give_the_same_hits(shelf, settings):
    def hits(kind, text):
        settings.SEARCH_STORE = kind
        door.forget()
        found = door.search(text)
        marks = door.marker(found)
        return [(hit.document, hit.score, hit.matched, hit.folded, marks.excerpt(hit.document.body)) for hit in found.hits]

    for text in (
        "Při shodě útočník",
        "7.12",
        "výzva",
        "muže branit",
        "rytir OR obránce",
        "útočník -obránce",
        "vyz*",
        '"při shodě"',
    ):
        assert hits("whoosh", text) == hits("tantivy", text) != []


def test_changed_content_is_found(shelf):
    assert keys("nanebevzetí") == []
    shelf.rule.title = "Nanebevzetí obránce"
    shelf.rule.save()
    shelf.book.content_hash = "jiný"
    shelf.book.save()
    assert keys("nanebevzetí") == ["agot-ccg 7.12"]


def test_a_damaged_index_is_built_anew_for_whoever_asks(shelf, tmp_path, caplog):
    assert keys("útočník")
    for path in (tmp_path / "whoosh").glob("*/*.seg"):
        path.write_bytes(b"\0" * 100)
    door.forget()
    assert keys("útočník")
    assert "damaged" in caplog.text


def test_the_command_mends_a_damaged_index(shelf, tmp_path, capsys):
    call_command("index")
    call_command("index", "--if-needed")
    assert "odpovídá" in capsys.readouterr().out
    for path in (tmp_path / "whoosh").glob("*/*.seg"):
        path.write_bytes(b"")
    call_command("index", "--if-needed")
    assert "postaven" in capsys.readouterr().out


def test_a_reader_is_answered_from_the_old_index_while_the_new_one_is_built(tmp_path, settings, monkeypatch):
    settings.SEARCH_RENEWS_ASIDE = True
    begun, go_on = threading.Event(), threading.Event()

    def documents():
        yield Document("kniha 1.1", "rule", "kniha", "1.1", "meč", "", "")
        if stamp[0] == "druhý":
            begun.set()
            assert go_on.wait(20)
            yield Document("kniha 1.2", "rule", "kniha", "1.2", "meč", "", "")

    stamp = ["první"]
    monkeypatch.setattr(door, "wanted_stamp", lambda: stamp[0])
    monkeypatch.setattr(door, "_books", lambda stamp: {})
    monkeypatch.setattr(door, "_index", lambda: Index(tmp_path, store("whoosh"), Analyser()))
    monkeypatch.setattr(door, "documents", documents)
    assert keys("meč") == ["kniha 1.1"]
    stamp[0] = "druhý"
    assert keys("meč") == ["kniha 1.1"]
    assert begun.wait(20)
    assert keys("meč") == ["kniha 1.1"]
    go_on.set()
    for thread in threading.enumerate():
        if thread.name == door.RENEWING:
            thread.join(20)
    assert keys("meč") == ["kniha 1.1", "kniha 1.2"]


def test_a_store_whose_package_is_missing_says_so(monkeypatch):
    monkeypatch.setitem(STORES, "tantivy", "rulings.search.neni.Store")
    with pytest.raises(ImproperlyConfigured, match="chybí balíček"):
        store("tantivy")


class _Here:
    """A thread that does its work at once, where its test sees it."""

    def __init__(self, target, name, daemon):
        self.start = target


def test_a_worker_opens_the_index_before_anybody_asks(shelf, monkeypatch):
    monkeypatch.setattr(door, "Thread", _Here)
    monkeypatch.setattr(door, "connection", SimpleNamespace(close=lambda: None))
    gunicorn.post_worker_init(None)
    monkeypatch.setattr(door, "_index", lambda: pytest.fail("the first reader opened it"))
    assert keys("shoda")


def test_an_index_that_cannot_be_opened_ahead_is_told_to_the_log(shelf, monkeypatch, caplog):
    monkeypatch.setattr(door, "Thread", _Here)
    monkeypatch.setattr(door, "connection", SimpleNamespace(close=lambda: None))
    monkeypatch.setattr(door, "_index", lambda: 1 / 0)
    gunicorn.post_worker_init(None)
    assert "could not be opened ahead" in caplog.text
