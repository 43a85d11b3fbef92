"""Long pages: a reader on a phone comes to a letter or a chapter at once, wherever on the page he stands."""

import pytest
from playwright.sync_api import expect

from glossary.models import Term
from tests.shelf import put_book

LETTERS = "ABCDEFGHKLMNOPRSTUZ"


@pytest.fixture
def many_terms(shelf):
    for letter in LETTERS:
        for n in range(4):
            Term.objects.create(
                book="agot-ccg", slug=f"{letter}{n}".lower(), czech=f"{letter}slovo {n}", kind="concept", rule="7.12",
                definition="Něco, co znamená dost na dva řádky telefonu a ještě o kousek víc.",
            )  # fmt: skip


def box(page, selector):
    return page.locator(selector).evaluate("one => { const b = one.getBoundingClientRect(); return [b.top, b.bottom]; }")


def test_on_a_phone_a_letter_is_reached_from_anywhere_by_one_tap(open_page, many_terms):
    page = open_page("/pojmy/", width=390, height=700, has_touch=True)
    expect(page.locator("details.letter-fold[open]")).to_have_count(0)
    page.locator("details#M summary").click()
    page.locator("#M .term-entry").last.scroll_into_view_if_needed()
    page.evaluate("scrollBy({top: 300, behavior: 'instant'})")
    expect(page.locator(".letters [aria-current]")).to_have_text("M")  # the bar has moved, and moves no more under the finger
    page.locator(".letters a", has_text="Z").tap()
    expect(page.locator("details#Z")).to_have_attribute("open", "")
    expect(page.locator("#Z dt").first).to_be_in_viewport()
    bar, letter = box(page, ".letters"), box(page, "#Z summary")
    assert abs(bar[0]) < 1, "the letters stay at the top"
    assert letter[0] >= bar[1] - 1, "what was asked for is not hidden behind them"
    expect(page.locator(".letters [aria-current]")).to_be_in_viewport()


def test_on_a_desk_all_letters_are_open_and_the_bar_follows_the_reader(open_page, many_terms):
    page = open_page("/pojmy/", width=1280, height=800)
    expect(page.locator("details.letter-fold:not([open])")).to_have_count(0)
    page.locator(".letters a", has_text="P").click()
    expect(page.locator(".letters [aria-current]")).to_have_text("P")
    assert abs(box(page, ".letters")[0]) < 1


@pytest.mark.parametrize("width", [320, 1280])
def test_differences_between_editions_are_reached_chapter_by_chapter(open_page, shelf, width):
    edition = put_book("agot-lcg")
    edition.book.extends = shelf.book
    edition.book.save()
    edition.rule.replaces.add(shelf.rule)
    page = open_page("/agot-lcg/rozdily/", width=width, height=700)
    chapter = page.locator("details#k7")
    assert chapter.evaluate("one => one.open") is (width == 1280)
    page.locator(".letters a", has_text="7").click()
    expect(chapter.get_by_role("heading", name="7.12 Při shodě vítězí útočník").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_chapters_of_differences_are_read_without_scripts(open_page, shelf):
    edition = put_book("agot-lcg")
    edition.book.extends = shelf.book
    edition.book.save()
    edition.rule.replaces.add(shelf.rule)
    page = open_page("/agot-lcg/rozdily/", width=390, java_script_enabled=False)
    expect(page.locator("details#k7 .difference")).to_be_visible()
