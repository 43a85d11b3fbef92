"""What the first visit of a page costs: every byte that comes before anybody touches anything, as the site is served."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from tests.reliability.site import Site

MOST = 100_000
"""Bytes of one page with all that it asks for, headers and compression as they are. Left out are the pages of the API, which are
drawn by programs of others (Swagger, ReDoc), and the page for places without a network: it comes out of the reader's memory."""
PAGES = (
    "/", "/en/", "/pojmy/", "/en/pojmy/", "/stul/", "/en/stul/", "/slovnik/", "/slovnik/agot_cards/", "/cviceni/",
    "/cviceni/agot-ccg/7/", "/hledat/?q=postava", "/agot-ccg/", "/agot-ccg/5.3/", "/agot-ccg/prubeh/", "/agot-ccg/pokryti/",
    "/agot-board/plan/", "/agot-lcg/rozdily/", "/agot-ccg/pojmy/", "/agot-ccg/pojem/postava/", "/agot-board/karty/",
    "/agot-lcg/karta/a-lannister-pays-his-debts/", "/agot-lcg/vyklady/", "/agot-lcg/vyklad/ztrata-schopnosti-a-vycisteni/",
    "/agot-board/situace/", "/stul/navrh/", "/agot-ccg/7.12/karta/", "/neni-tu/",
    "/agot-board/situace/19-neutralni-sily_slepe-s-podporou-lodi-tyrell-vstoupi-a-kolo-dojde-ke-konci/",
)  # fmt: skip


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site over all its content, prepared and served as readers get it."""
    site = Site(tmp_path_factory.mktemp("whole") / "data", Path(settings.FIXTURES_DIR))
    ended, said = site.manage("prepare")
    assert ended == 0, said
    site.serve()
    yield site
    site.stop()


def weights(browser, site: Site, path: str) -> dict[str, int]:
    """The bytes of each answer that the first visit of a page brings."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="block")
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    asked: dict[str, str] = {}
    found: dict[str, int] = {}
    network.on("Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]}))
    network.on(
        "Network.loadingFinished",
        lambda told: found.update({asked.get(told["requestId"], ""): int(told["encodedDataLength"])}),
    )
    page.goto(f"http://127.0.0.1:{site.port}{path}", wait_until="networkidle")
    context.close()
    return {url: size for url, size in found.items() if url.startswith("http")}


def longest_chapter(site: Site) -> str:
    """The chapter with the most bytes, as they are sent."""
    listed = re.findall(r"<loc>https?://[^/]+([^<]+/kapitola/[^<]+)</loc>", site.get("/sitemap-chapter.xml").body)
    assert len(listed) > 50
    return max(listed, key=lambda path: int(site.get(path, **{"Accept-Encoding": "gzip"}).headers["Content-Length"]))


@pytest.mark.parametrize("path", PAGES)
def test_a_first_visit_is_light(chromium, whole, path):
    found = weights(chromium, whole, path)
    assert any("site." in url for url in found) or path.endswith("/karta/")
    assert sum(found.values()) < MOST, sorted(found.items(), key=lambda one: -one[1])[:8]


def test_the_longest_chapter_is_light(chromium, whole):
    found = weights(chromium, whole, longest_chapter(whole))
    assert sum(found.values()) < MOST, sorted(found.items(), key=lambda one: -one[1])[:8]
    assert any("serif-italic" in url for url in found), "all its faces are counted"


@pytest.mark.parametrize("path", ["/agot-lcg/kapitola/7/", "/agot-ccg/5.3/", "/pojmy/", "/agot-ccg/pojem/postava/"])
def test_pages_of_text_need_nothing_of_the_sheet_that_they_leave_out(chromium, whole, path):
    """They look the same with it."""
    page = chromium.new_context(viewport={"width": 1280, "height": 900}, service_workers="block").new_page()
    page.goto(f"http://127.0.0.1:{whole.port}{path}", wait_until="networkidle")
    assert not page.locator("link[href*='/play.']").count()
    bare = page.evaluate(BOXES)
    played = re.search(r'/static/rulings/css/play\.[^"]*', whole.get("/stul/").body)
    assert played
    page.evaluate(ADDED, played[0])
    assert page.evaluate(BOXES) == bare
    page.context.close()


BOXES = """() => [...document.querySelectorAll("body *")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const { color, backgroundColor, fontStyle, fontWeight } = getComputedStyle(one);
  return [one.tagName, x, y, width, height, color, backgroundColor, fontStyle, fontWeight].join(" ");
})"""
ADDED = """(href) => new Promise((done) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done });
  document.querySelector("link[rel=stylesheet]").after(link);
})"""
