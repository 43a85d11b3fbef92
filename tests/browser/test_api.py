"""The two descriptions of the API draw themselves from our own files, and lead back; a card stands on another's page."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect


@contextmanager
def page_of_another(body: bytes) -> Iterator[str]:
    """A site of somebody else with one page."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("page_of", "locale", "named", "home"),
    [
        ("docs", "cs-CZ", "Popis rozhraní", ""),
        ("docs", "en-GB", "Description of the API", "en/"),
        ("redoc", "cs-CZ", "Popis rozhraní", ""),
    ],
)
def test_the_description_is_drawn_and_leads_back(open_page, page_of, locale, named, home):
    """In the language of the browser."""
    page = open_page(f"/api/v1/{page_of}/", locale=locale)
    expect(page.locator("body")).to_contain_text("/api/v1/rules/{book}/{number}/", timeout=60_000)
    expect(page.get_by_role("navigation", name=named)).to_be_visible()
    page.get_by_role("link", name="Arbitr", exact=True).click()
    expect(page).to_have_url(re.compile(rf"^http://[^/]+/{home}$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _light(page, selector: str) -> float:
    """How light the ground of an element is, from 0 to 255."""
    ground = page.locator(selector).first.evaluate("one => getComputedStyle(one).backgroundColor")
    parts = [float(one) for one in re.findall(r"[\d.]+", ground)[:3]]
    return sum(parts) / len(parts)


@pytest.mark.parametrize("page_of", ["docs", "redoc"])
def test_the_description_wears_the_dress_of_the_site_by_day_and_by_night(open_page, page_of):
    page = open_page(f"/api/v1/{page_of}/", color_scheme="dark")
    expect(page.locator("body")).to_contain_text("/api/v1/rules/{book}/{number}/", timeout=60_000)
    assert page.locator(".site-header .wordmark").evaluate("one => getComputedStyle(one).fontFamily").startswith('"Arbitr Serif"')
    assert page.locator(".site-footer").is_visible()
    assert _light(page, "body") < 60
    turned = page.locator("#redoc").evaluate_all("all => all.map((one) => getComputedStyle(one).filter)")
    assert all("invert(" in filter_ for filter_ in turned)
    page.locator("[data-theme-switch]").select_option("light")
    expect(page.locator("html")).not_to_have_class(re.compile("dark-mode"))
    assert _light(page, "body") > 200


def test_a_card_stands_in_a_frame_of_anybody_and_no_other_page_does(open_page, live_server):
    page = open_page("/agot-ccg/7.12/karta/")
    expect(page.get_by_role("heading", name="7.12")).to_be_visible()
    assert page.evaluate("document.scripts.length") == 0
    assert page.evaluate("getComputedStyle(document.querySelector('.embed-card')).borderTopStyle") == "solid"
    away = page.context.new_page()
    frames = "".join(f'<iframe src="{live_server.url}{path}"></iframe>' for path in ("/agot-ccg/7.12/karta/", "/agot-ccg/7.12/"))
    with page_of_another(frames.encode()) as address:
        away.goto(address)
        card, refused = (away.frame_locator("iframe").nth(place).locator("body") for place in (0, 1))
        expect(card).to_contain_text("Při shodě vítězí útočník")
        away.wait_for_load_state("networkidle")  # the second frame has come to its end too
        expect(refused).not_to_contain_text("Při shodě vítězí útočník")


ENGLISH = re.compile(r"\b(required|Parameters|Expand all|Response samples|characters|Request Body|Responses|Authorizations)\b")


@pytest.mark.parametrize(("locale", "english"), [("cs-CZ", False), ("en-GB", True)])
def test_the_text_to_read_speaks_the_language_of_the_reader(open_page, locale, english):
    page = open_page("/api/v1/redoc/", locale=locale)
    expect(page.locator("#redoc h5").first).to_be_visible()
    said = page.locator("#redoc").inner_text()
    if english:
        assert ENGLISH.search(said)
    else:
        assert not (found := ENGLISH.findall(said)), found
        assert "Rozbalit vše" in said
        assert page.locator("#redoc .property-name, #redoc [kind=field]", has_text="number").count(), "names stay as they are"
