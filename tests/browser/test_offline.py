"""A tournament hall without a signal: after one visit the site can be read and searched."""

import threading
import time

import pytest
from playwright.sync_api import expect

from rulings import selectors
from rulings.web.views import offline

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 300; tries += 1) {
    const names = await caches.keys();
    const books = names.find((name) => name.startsWith("books-"));
    if (books && (await (await caches.open(books)).keys()).length) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}"""


@pytest.fixture
def away(open_page):
    """A page of one who was here once and has no network now."""
    # A page with both sheets: in the tests each is still in parts, which `prepare` puts into the one that is kept.
    page = open_page("/agot-ccg/situace/tri-proti-trem/", service_workers="allow")
    assert page.evaluate(KEPT)
    page.context.set_offline(True)
    return page


def test_a_rule_that_was_never_opened_can_be_read(away, live_server):
    away.goto(live_server.url + "/agot-ccg/7.12/")
    expect(away.get_by_role("heading", name="7.12 Při shodě vítězí útočník")).to_be_visible()
    expect(away.locator("main")).to_contain_text("výzvu [challenge] vyhrává útočník")
    expect(away.locator("main")).to_contain_text("Síť není dostupná")


def test_search_finds_the_rule_by_bent_words_without_diacritics(away, live_server):
    away.goto(live_server.url + "/hledat/?q=vyzva+vitezi+utocnika")
    away.get_by_role("link", name="7.12 Při shodě vítězí útočník").click()
    expect(away.get_by_role("heading", name="7.12 Při shodě vítězí útočník")).to_be_visible()


def test_what_is_not_kept_says_so_and_the_home_page_stands(away, live_server):
    away.goto(live_server.url + "/agot-ccg/situace/neznama/")
    expect(away.get_by_text("Tuto stránku prohlížeč v paměti nemá")).to_be_visible()
    away.goto(live_server.url + "/")
    expect(away.locator("h1")).to_have_text("Co říkají pravidla?")


def test_back_on_the_network_the_pages_are_the_site_again(away, live_server):
    away.context.set_offline(False)
    away.goto(live_server.url + "/agot-ccg/7.12/")
    expect(away.locator("h1")).to_have_text("Při shodě vítězí útočník")


LONG = 40
"""Seconds that a server takes which is as good as dead."""


@pytest.fixture
def held_up(monkeypatch):
    """Makes a function of the site wait as on a server with far too much to do, until the test is over."""
    over = threading.Event()

    def hold(place, name):
        meant = getattr(place, name)

        def late(*args, **names):
            over.wait(LONG)
            return meant(*args, **names)

        monkeypatch.setattr(place, name, late)

    yield hold
    over.set()
    time.sleep(0.5)  # what was held up still asks the database of this test


def test_no_page_waits_for_the_rulebooks_that_are_being_kept(open_page, live_server, held_up):
    held_up(offline, "offline_book")
    page = open_page("/agot-ccg/pojem/vyzva/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(page.locator("h1")).to_have_text("výzva")
    for address, title in (("/agot-ccg/7.12/", "Při shodě vítězí útočník"), ("/agot-ccg/7.13/", "Bez síly 1 nelze vyhrát")):
        page.goto(live_server.url + address, timeout=15_000)
        expect(page.locator("h1")).to_have_text(title)
        assert page.evaluate("navigator.serviceWorker.controller !== null")


def test_a_page_that_does_not_come_is_read_from_memory_in_good_time(open_page, live_server, held_up, monkeypatch):
    monkeypatch.setattr(offline, "PATIENCE", offline.PATIENCE | {"seen": 500, "page": 1_500})
    page = open_page("/agot-ccg/pojem/vyzva/", service_workers="allow")
    assert page.evaluate(KEPT)
    held_up(selectors, "rule_get")
    page.goto(live_server.url + "/agot-ccg/7.12/", timeout=15_000)
    expect(page.get_by_role("heading", name="7.12 Při shodě vítězí útočník")).to_be_visible()
    expect(page.locator("main")).to_contain_text("nebo neodpovídá")
    expect(page.get_by_role("link", name="Zkusit znovu")).to_be_visible()
    held_up(selectors, "term_get")
    page.goto(live_server.url + "/agot-ccg/pojem/vyzva/", timeout=15_000)
    expect(page.locator("h1")).to_have_text("výzva")


def test_a_page_that_comes_in_time_is_that_of_the_site(open_page, live_server, monkeypatch):
    monkeypatch.setattr(offline, "PATIENCE", offline.PATIENCE | {"seen": 20_000, "page": 20_000})
    page = open_page("/agot-ccg/pojem/vyzva/", service_workers="allow")
    assert page.evaluate(KEPT)
    page.goto(live_server.url + "/agot-ccg/7.12/")
    expect(page.locator("h1")).to_have_text("Při shodě vítězí útočník")
