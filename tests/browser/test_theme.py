"""The reader's choice of light and dark stands before the system's, on every page, from the first paint."""

from playwright.sync_api import expect

PAPER = "getComputedStyle(document.body).backgroundColor"


def test_a_chosen_theme_holds_on_the_next_page_and_can_be_given_back(open_page, live_server):
    page = open_page("/", color_scheme="light")
    light = page.evaluate(PAPER)
    page.get_by_label("Vzhled").select_option("tmavý")
    expect(page.locator("body")).not_to_have_css("background-color", light)
    dark = page.evaluate(PAPER)
    page.goto(live_server.url + "/agot-ccg/7.12/")
    assert page.evaluate(PAPER) == dark
    expect(page.get_by_label("Vzhled")).to_have_value("dark")
    page.get_by_label("Vzhled").select_option("podle systému")
    expect(page.locator("body")).to_have_css("background-color", light)


def test_without_scripts_the_system_decides_and_no_dead_switch_is_shown(open_page):
    page = open_page("/", color_scheme="dark", java_script_enabled=False)
    expect(page.get_by_label("Vzhled")).to_be_hidden()
