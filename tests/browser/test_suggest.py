"""Suggestions under the search field: by keyboard, by mouse, told to a screen reader."""

import re

from playwright.sync_api import expect


def offers(page):
    page.wait_for_selector(".suggestions:not([hidden]) li")
    return page.locator(".suggestions:not([hidden]) li")


def test_from_the_keyboard_alone(open_page):
    page = open_page("/")
    page.keyboard.press("/")
    page.keyboard.insert_text("vyz")
    rows = offers(page)
    field = page.locator("input[role=combobox]:focus")
    expect(field).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    expect(rows.first).to_have_attribute("aria-selected", "true")
    expect(field).to_have_attribute("aria-activedescendant", rows.first.get_attribute("id"))
    page.keyboard.press("ArrowUp")
    expect(field).not_to_have_attribute("aria-activedescendant", re.compile(""))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/agot-ccg/pojem/vyzva/")


def test_enter_without_a_choice_searches_and_escape_closes(open_page):
    page = open_page("/hledat/")
    field = page.locator("main input[type=search]")
    field.fill("vyz")
    offers(page)
    field.press("Escape")
    expect(page.locator(".suggestions:not([hidden])")).to_have_count(0)
    expect(field).to_have_attribute("aria-expanded", "false")
    field.press("Enter")
    page.wait_for_url("**/hledat/?q=vyz*")


def test_a_click_opens_the_page(open_page):
    page = open_page("/", width=390, height=800)
    page.locator("main input[type=search]").fill("štít")
    offers(page).first.click()
    page.wait_for_url("**/agot-ccg/karta/stit-severu/")


def test_an_answer_is_asked_for_once(open_page):
    page = open_page("/hledat/")
    asked = []
    page.on("request", lambda one: asked.append(one.url) if "navrhy" in one.url else None)
    field = page.locator("main input[type=search]")
    for typed in ("vyz", "vy", "vyz"):
        field.fill(typed)
        expect(offers(page).first).to_be_visible()
        field.press("Escape")
        expect(page.locator(".suggestions:not([hidden])")).to_have_count(0)
    assert [url.rpartition("q=")[2] for url in asked] == ["vyz", "vy"]
