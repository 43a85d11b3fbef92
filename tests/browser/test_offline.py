"""A tournament hall without a signal: after one visit the site can be read and searched."""

import pytest

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 100; tries += 1) {
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
    page = open_page("/agot-ccg/pojem/vyzva/", service_workers="allow")
    assert page.evaluate(KEPT)
    page.context.set_offline(True)
    return page


def test_a_rule_that_was_never_opened_can_be_read(away, live_server):
    away.goto(live_server.url + "/agot-ccg/7.12/")
    away.get_by_role("heading", name="7.12 Při shodě vítězí útočník").wait_for()
    assert "výzvu [challenge] vyhrává útočník" in away.locator("main").inner_text()
    assert "Síť není dostupná" in away.locator("main").inner_text()


def test_search_finds_the_rule_by_bent_words_without_diacritics(away, live_server):
    away.goto(live_server.url + "/hledat/?q=vyzva+vitezi+utocnika")
    away.get_by_role("link", name="7.12 Při shodě vítězí útočník").click()
    away.get_by_role("heading", name="7.12 Při shodě vítězí útočník").wait_for()


def test_what_is_not_kept_says_so_and_the_home_page_stands(away, live_server):
    away.goto(live_server.url + "/agot-ccg/situace/neznama/")
    away.get_by_text("Tuto stránku prohlížeč v paměti nemá").wait_for()
    away.goto(live_server.url + "/")
    assert away.locator("h1").inner_text() == "Co říkají pravidla?"


def test_back_on_the_network_the_pages_are_the_site_again(away, live_server):
    away.context.set_offline(False)
    away.goto(live_server.url + "/agot-ccg/7.12/")
    assert away.locator("h1").inner_text() == "Při shodě vítězí útočník"
