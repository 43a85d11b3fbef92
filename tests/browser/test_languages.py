"""Czech and English in a browser: the switch keeps the page, the table speaks, and offline the language stays."""

import re

from playwright.sync_api import expect

from .test_offline import KEPT

SITUATION = 'Stark má ve hře postavu "Rytíř" se silou 3\n'


def test_the_switch_leads_to_the_same_page_and_back(open_page, live_server):
    page = open_page("/agot-ccg/7.12/")
    page.get_by_role("link", name="English").click()
    expect(page).to_have_url(f"{live_server.url}/en/agot-ccg/7.12/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).to_have_attribute("lang", "cs")
    page.get_by_role("link", name="Česky").click()
    expect(page).to_have_url(f"{live_server.url}/agot-ccg/7.12/")


def test_the_switch_is_reached_by_the_keyboard(open_page, live_server):
    page = open_page("/")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('language')"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{live_server.url}/en/")


def test_the_switch_needs_no_script(open_page, live_server):
    page = open_page("/stul/?book=agot-ccg", java_script_enabled=False)
    page.get_by_role("link", name="English").click()
    expect(page).to_have_url(f"{live_server.url}/en/stul/?book=agot-ccg")


def test_the_table_speaks_english_and_keeps_the_situation(open_page, live_server):
    page = open_page("/en/stul/?book=agot-ccg")
    page.get_by_role("button", name="Add a sentence").first.click()
    expect(page.get_by_role("searchbox", name="Find a sentence")).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    page.locator("#text").fill(SITUATION)
    page.get_by_role("button", name="What happens?").click()
    expect(page.locator("#odpoved h2")).to_have_text("Stark decides")
    page.get_by_role("link", name="Česky").click()
    expect(page).to_have_url(re.compile(re.escape(f"{live_server.url}/stul/?s=")))
    expect(page.locator("#text")).to_have_value(SITUATION)


def test_offline_an_english_reader_stays_in_english(open_page, live_server):
    page = open_page("/en/agot-ccg/situace/tri-proti-trem/", service_workers="allow")  # with both sheets, as in test_offline
    assert page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto(f"{live_server.url}/en/agot-ccg/7.12/")
    expect(page.get_by_role("heading", name="7.12 Při shodě vítězí útočník")).to_be_visible()
    expect(page.locator("main")).to_contain_text("There is no network")
    expect(page.locator("main .label")).to_contain_text("rule ·")
    page.goto(f"{live_server.url}/en/hledat/?q=vyzva+vitezi+utocnika")
    expect(page.get_by_role("link", name="7.12 Při shodě vítězí útočník")).to_have_attribute("href", "/en/agot-ccg/7.12/")
