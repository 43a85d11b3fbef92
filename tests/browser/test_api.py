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
