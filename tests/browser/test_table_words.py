"""The sentences of the judge's table: told apart by what they say, and found by the words of players."""

import re

import pytest
from playwright.sync_api import expect

from tests.shelf import put_book

from .judge import ask

HURRIED = """stark ma ve hre postavu robb se silou 3
lannister ma ve hre postavu jaime
stark zahaji proti hraci lannister vojenskou vyzvu postavou robb
lannister nebrani
"""


def picker(page, book, kind):
    page.select_option("#hra", book)
    page.locator(f"[data-add={kind}]").click()
    return page.locator(".patterns-list li:visible")


def test_setup_and_moves_are_told_apart_by_what_they_say_and_not_by_quotes(table):
    page = table(HURRIED)
    laid, made = (page.locator(".sentences", has=page.locator(f"[data-add={kind}]")) for kind in ("given", "when"))
    expect(laid.locator(".sentence")).to_have_count(2)
    expect(made.locator(".sentence")).to_have_count(2)
    ask(page, "Zahrát")
    expect(laid.locator(".sentence")).to_have_count(2)
    expect(made.locator(".sentence")).to_have_count(2)


def test_a_sentence_that_only_the_engine_can_read_stands_where_it_read_it(table):
    page = table('Stark má ve hře postavu "Robb" se silou 3\nStark má 3 zlaté\nStark pasuje\n')
    ask(page, "Zahrát")
    kinds = page.locator("#text-po").get_attribute("data-kinds").split()
    assert kinds == ["1:given", "2:given", "3:when"]
    page.evaluate("document.querySelector('#text-po').dataset.kinds = '1:given 2:when 3:when'")  # what is told is believed
    page.locator("button.say").first.click()
    page.locator(".made-step").nth(2).wait_for()


@pytest.mark.parametrize(
    ("book", "kind", "word", "found"),
    [
        ("agot-ccg", "when", "ZABIT", "k zabití"),
        ("agot-ccg", "then", "převezme", "ovládá"),
        ("agot-ccg", "when", "zemrela", "zabití"),
        ("tainted-grail", "when", "ukazatel", "ukazatel"),
        ("tainted-grail", "given", "UKAZATELE", "ukazatel"),
    ],
)
def test_a_sentence_is_found_by_the_words_of_players(table, book, kind, word, found):
    if book != "agot-ccg":
        put_book(book)
    page = table()
    shown = picker(page, book, kind)
    page.keyboard.type(word)
    expect(page.locator(".builder [role=status]")).to_be_hidden()
    expect(shown.filter(has_text=found).first).to_be_visible()


def test_a_sentence_of_another_part_is_put_into_its_own(table):
    page = table('Stark má ve hře postavu "Robb" se silou 3\n')
    shown = picker(page, "agot-ccg", "given")
    page.keyboard.type("pasuje")
    shown.first.locator("button").click()
    page.locator(".builder").get_by_label("Hráč", exact=True).first.fill("Stark")
    page.keyboard.press("Enter")
    expect(page.locator("#text")).to_have_value(re.compile(r"Když Stark pasuje\s*$"))


def test_the_picker_opens_with_what_is_said_most_and_names_a_book_by_its_name(table):
    page = table()
    shown = picker(page, "agot-ccg", "given")
    expect(shown.first).to_contain_text("má ve hře")
    expect(page.locator(".patterns-list")).not_to_contain_text("podle agot-ccg")
    page.keyboard.type("podle")
    expect(shown.filter(has_text="podle Zkušební pravidla").first).to_be_visible()


def test_a_judge_says_i_and_the_opponent_and_sees_who_was_meant(table):
    """Nothing is played in silence: one click takes what is offered, and then it is."""
    page = table(
        'Mám ve hře rytíře se silou 3\nsoupeř má postavu "Jaime"\nzahájím proti soupeři vojenskou výzvu postavou Rytíř\n'
    )
    told = ask(page, "Zahrát")
    expect(told.get_by_role("heading")).to_have_text("Myslíte to takhle?")
    expect(told).to_contain_text("Beru, že vy jste Stark")
    expect(told).to_contain_text("Beru, že soupeř je Lannister")
    expect(page.locator("#vysledek .moment")).to_have_count(0)
    page.get_by_role("button", name="Vzít u každé věty první nabídku").click()
    expect(page.locator("#text")).to_have_value(
        'Stark má ve hře postavu "Rytíř" se silou 3\nLannister má ve hře postavu "Jaime"\n'
        'Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"\n'
    )
    expect(page.locator("#odpoved")).not_to_have_class("faults faults-meant", timeout=90_000)


def test_where_there_are_several_opponents_a_judge_is_asked_which(table):
    page = table("Stark má 1 zlatý\nLannister má 1 zlatý\nBaratheon má 1 zlatý\nsoupeř pasuje\n")
    told = ask(page, "Zahrát")
    expect(told.get_by_role("heading")).to_have_text("1 větě nerozumím")
    expect(told).to_contain_text("Soupeřů je u stolu víc")
    expect(page.get_by_role("button", name="Vzít u každé věty první nabídku")).to_have_count(0)
    expect(told.locator("button.say")).to_have_text(["Když Lannister pasuje", "Když Baratheon pasuje"])


def test_an_ability_half_understood_says_which_half_and_plays_nothing(table):
    put_book("wow-tcg")
    text = 'Anna má v ruce dovednost "Blesk"\nBoris má ve hře spojence "Vlk"\n'
    page = table(f'{text}karta "Blesk" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 3 a čaruj\n', "wow-tcg")
    told = ask(page, "Co se stane?")
    expect(told).to_contain_text("ne slovům „čaruj“")
    expect(told).to_contain_text("neříká: čaruj")
    expect(page.locator("#vysledek .moment")).to_have_count(0)
