"""The judge's table where answers come late: nothing that is clicked or written meanwhile is lost."""

import re
from contextlib import suppress

from playwright.sync_api import Error, expect

from .judge import PLAYED, ask


def hold(page):
    """Keep the questions of the table from being answered until what is given back is called."""
    held = []
    page.route("**/stul/", lambda route: route.continue_() if held is None else held.append(route))

    def release():
        nonlocal held
        waiting, held = held, None
        for route in waiting:
            with suppress(Error):  # it was given up when the next was asked
                route.continue_()

    return release


BEFORE = """Pokud Stark má ve hře postavu "Robb" se silou 3
A Lannister má ve hře postavu "Tywin" se silou 4
Když Stark pasuje
A Lannister pasuje
"""


def test_a_move_clicked_while_an_answer_is_on_its_way_is_made(table):
    """On the table of the older answer, after a sentence without one: neither is lost, and the right line is cut."""
    page = table(BEFORE)
    ask(page, "Zahrát")
    page.locator(".made-step", has_text="začátek").click()
    page.locator("h2", has_text="Stůl na začátku").wait_for(timeout=PLAYED)
    release = hold(page)
    page.locator("[data-add=given]").click()
    page.keyboard.type("ma ve hre postavu")
    page.keyboard.press("Enter")
    for label, value in (("Hráč", "Lannister"), ("Karta", "Jaime"), ("Síla", "5")):
        page.locator(".builder").get_by_label(label, exact=True).first.fill(value)
    page.keyboard.press("Enter")
    page.locator(".sentence-text", has_text="Jaime").wait_for()
    page.locator("button.say", has_text="Stark zahájí proti hráči Lannister vojenskou").first.click()
    expect(page.locator("#vysledek")).to_have_attribute("aria-busy", "true")
    page.wait_for_timeout(300)
    release()
    expect(page.locator("#text")).to_have_value(
        'Pokud Stark má ve hře postavu "Robb" se silou 3\n'
        'A Lannister má ve hře postavu "Tywin" se silou 4\n'
        'A Lannister má ve hře postavu "Jaime" se silou 5\n'
        'Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"\n',
        timeout=PLAYED,
    )
    page.locator(".tcard", has_text="Jaime").first.wait_for(timeout=PLAYED)


def test_what_is_written_while_an_answer_is_on_its_way_stays(table):
    page = table('Stark má ve hře postavu "Robb" se silou 3\n')
    release = hold(page)
    page.get_by_role("button", name="Zahrát", exact=True).click()
    page.locator("#text").press("Control+End")
    page.keyboard.type("Stark má 3 zlaté")
    release()
    page.locator("#vysledek:not([aria-busy]) .tcard", has_text="Robb").first.wait_for(timeout=PLAYED)
    expect(page.locator("#text")).to_have_value('Stark má ve hře postavu "Robb" se silou 3\nStark má 3 zlaté')


def test_a_sentence_put_in_while_a_move_is_on_its_way_is_not_lost(table):
    page = table('Stark má ve hře postavu "Robb" se silou 3\n')
    ask(page, "Zahrát")
    release = hold(page)
    page.locator("button.say", has_text="Stark pasuje").click()
    page.locator("[data-add=given]").click()
    page.keyboard.type("ma ve hre postavu")
    page.keyboard.press("Enter")
    for label, value in (("Hráč", "Lannister"), ("Karta", "Jaime"), ("Síla", "5")):
        page.locator(".builder").get_by_label(label, exact=True).first.fill(value)
    page.keyboard.press("Enter")
    release()
    page.locator(".sentence-text", has_text="Jaime").wait_for(timeout=PLAYED)
    expect(page.locator("#text")).to_have_value(re.compile("Robb.*Jaime.*Když Stark pasuje", re.DOTALL))


def test_a_game_that_is_chosen_while_somebody_types_leaves_the_text_as_it_is(table):
    page = table()
    release = None
    page.route("**/stul/vety/**", lambda route: release.append(route) if release is not None else route.continue_())
    release = []
    page.locator("#text").click()
    page.keyboard.type("Stark má ")
    page.select_option("#hra", "agot-ccg")
    page.locator("#text").press("Control+End")
    page.keyboard.type("ve hře ")
    for route in release:
        route.continue_()
    page.locator("[data-add=given]").wait_for()
    page.keyboard.type('postavu "Robb"')
    expect(page.locator("#text")).to_be_focused()
    expect(page.locator("#text")).to_be_visible()
    expect(page.locator("#text")).to_have_value('Stark má ve hře postavu "Robb"')
