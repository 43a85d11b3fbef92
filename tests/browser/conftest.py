"""A real browser against the real site. Without Chromium these tests are skipped, loudly, unless ARBITR_REQUIRE names it."""

import os
import shutil
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.needs import need
from tests.shelf import put_book

PATIENCE = 30_000
"""Milliseconds until something that should come about is given up: a busy machine is slow, not wrong."""
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
expect.set_options(timeout=PATIENCE)
# Playwright's own loop runs in this thread; Django must not take it for an async view.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in str(item.path).replace(os.sep, "/"):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium():
    """The browser, started once."""
    need("chromium", CHROMIUM, "apt-get install chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def shelf(transactional_db: None) -> SimpleNamespace:
    return put_book()


@pytest.fixture
def open_page(chromium, live_server, shelf):
    """Open a page of the site; fails at the end when the console said anything bad or something was fetched from elsewhere."""
    contexts, complaints = [], []

    def complain(message) -> None:
        # The 404 of a page that is meant to be missing, and the 400 of one that nobody can read, are the browser's own remarks.
        told = message.type in ("error", "warning") and "blocked by Playwright" not in message.text
        if told and "status of 40" not in message.text:
            complaints.append(f"{message.type}: {message.text}")

    def open_(address: str, width: int = 1280, height: int = 900, **options):
        options.setdefault("locale", "cs-CZ")
        options.setdefault("service_workers", "block")  # what it fetches at its leisure would outlive the test
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(f"exception: {error}"))
        page.on("request", lambda one: complaints.append(f"fetched {one.url}") if not _is_ours(one.url) else None)
        page.goto(live_server.url + address)
        return page

    def _is_ours(url: str) -> bool:
        return url.startswith((live_server.url, "data:", "blob:"))

    yield open_
    for context in contexts:
        context.close()
    assert not complaints, complaints


@pytest.fixture
def table(open_page):
    def open_(text="", book="agot-ccg", **options):
        page = open_page("/stul/", **options)
        if text:
            page.select_option("#hra", book)
            page.locator("[data-add=given]").wait_for()
            page.locator(".as-text").evaluate("one => { one.open = true; }")
            page.fill("#text", text)
        return page

    return open_
