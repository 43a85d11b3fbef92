"""The table in a browser."""

from tests.shelf import TEXT


def test_a_situation_is_typed_played_and_shared(open_page):
    page = open_page("/stul/")
    page.fill("#text", TEXT)
    page.check("input[name=why]")
    page.get_by_role("button", name="Zahrát").click()
    page.wait_for_url("**/stul/?s=1**")
    assert page.locator(".verdict-word").inner_text() == "potvrzeno"
    assert page.locator(".trace > li").count() > 2
    shared = page.locator("#odkaz").input_value()
    page.goto(shared)
    assert page.locator("#text").input_value() == TEXT
    assert page.locator(".verdict-word").inner_text() == "potvrzeno"


def test_examples_are_inserted_where_one_writes(open_page):
    page = open_page("/stul/")
    page.fill("#text", "      Pokud hrají Stark a Lannister")
    page.locator("button.insert").first.click()
    lines = page.locator("#text").input_value().split("\n")
    assert len(lines) == 2
    assert lines[1].startswith("      A "), lines


def test_sentences_can_be_searched_without_diacritics(open_page):
    page = open_page("/stul/")
    page.fill("#vocabulary-filter", "zahaji proti hraci")
    shown = page.locator("[data-pattern]:visible")
    assert 0 < shown.count() < 10
    assert all("zahájí proti hráči" in text for text in shown.all_inner_texts())


def test_ctrl_enter_plays(open_page):
    page = open_page("/stul/")
    page.focus("#text")
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/stul/?s=1**")
    assert page.locator(".verdict").count() == 1


def test_the_table_works_without_scripts(open_page):
    page = open_page("/stul/", java_script_enabled=False)
    page.fill("#text", TEXT)
    page.get_by_role("button", name="Zahrát").click()
    page.wait_for_url("**/stul/?s=1**")
    assert page.locator(".verdict-word").inner_text() == "potvrzeno"
