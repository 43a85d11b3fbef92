"""A tournament hall without a signal: after one visit the site can be read and searched."""

import pytest
from playwright.sync_api import expect

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
    page = open_page("/agot-ccg/pojem/vyzva/", service_workers="allow")
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
