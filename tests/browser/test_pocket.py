"""The engine in the browser tells what the one on the server tells, byte for byte; the table is played by it when asked."""

import hashlib
import json
import re

import pytest
from django.conf import settings
from playwright.sync_api import expect

from rulings.engine.core.language.write import write_feature
from rulings.engine.core.verdict import CONFIRMED
from rulings.thinking.ask import Ask, answer
from tests.bench.situations import FIXTURES, library, scenarios
from tests.needs import need

SAMPLE, AT_ONCE = 200, 20
PLAYED = """async ([script, url, texts]) => {
  const { play } = await import(url);
  const told = [];
  for (const text of texts) told.push(await play(script, { text, legal: true, editions: [] }));
  return told;
}"""
SECONDS = 60
STARTING = 120_000
"""Milliseconds that Python in the browser may take to start and play."""
KNEELS = """Pokud Stark má ve hře postavu "Rytíř" se silou 3
Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"
Pak karta "Rytíř" klečí"""


@pytest.fixture
def pocket():
    need("pyodide", settings.POCKET_DIR, "npm; make pocket")


@pytest.fixture
def shelf_of_all() -> dict[str, dict]:
    return {folder.name: library(folder) for folder in sorted(FIXTURES.iterdir()) if folder.is_dir()}


def _texts() -> list[str]:
    """The same few hundred situations each time, from all books."""
    texts = []
    for path, scenario, _cards in scenarios():
        steps = [{"kind": sentence.kind, "text": sentence.text} for sentence in scenario.sentences]
        said = {"rule": f"{scenario.rule} {scenario.rule_title}".strip(), "name": scenario.name, "steps": steps}
        texts.append(write_feature([said], path.parent.parent.name))
    return sorted(texts, key=lambda text: hashlib.sha256(text.encode()).digest())[:SAMPLE]


def test_both_tell_the_same_of_two_hundred_situations(open_page, pocket, shelf_of_all):
    page = open_page("/pojmy/")
    cards = json.dumps(shelf_of_all, ensure_ascii=False, default=str)
    shelf = json.loads(cards)
    page.route("**/motor/karty.json", lambda route: route.fulfill(body=cards, content_type="application/json"))
    texts = _texts()
    for first in range(0, len(texts), AT_ONCE):
        some = texts[first : first + AT_ONCE]
        there = page.evaluate(PLAYED, ["/motor/pracovnik.js", "/static/rulings/js/pocket/engine.js", some])
        here = [json.dumps(answer(Ask(text, legal=True), shelf, SECONDS), ensure_ascii=False) for text in some]
        assert there == here
    assert {json.loads(told)["reports"][0]["verdict"] for told in here} == {CONFIRMED}


def test_the_table_plays_by_itself_and_says_who_played(open_page, pocket):
    page = open_page("/stul/")
    page.get_by_label("hrát v prohlížeči").check()
    page.locator("#text").fill(KNEELS)
    page.locator("#text").press("Control+Enter")
    expect(page.locator("#vysledek .verdict-confirmed")).to_be_focused(timeout=STARTING)
    expect(page.locator("#vysledek")).to_contain_text("Zahrál váš prohlížeč")
    assert page.url.endswith("/stul/")


def test_the_browser_draws_the_table_and_plays_on_by_a_click_on_a_card(open_page, pocket):
    page = open_page("/stul/")
    page.get_by_label("hrát v prohlížeči").check()
    page.locator("#text").fill('Stark má ve hře postavu "Rytíř" se silou 3\nhrají Stark a Lannister\nje fáze výzev\n')
    page.locator("#text").press("Control+Enter")
    card = page.locator(".tcard", has_text="Rytíř")
    card.click(timeout=STARTING)
    page.locator(".card-moves .say", has_text="vojenskou výzvu").first.click()
    expect(page.locator(".tcard-turned", has_text="Rytíř")).to_have_count(1, timeout=STARTING)
    expect(page.locator("#text")).to_have_value(re.compile(r'Když .* vojenskou výzvu postavou "Rytíř"\s*$'))
    assert page.url.endswith("/stul/")


def test_the_browser_answers_the_question_that_was_asked(open_page, pocket):
    page = open_page("/stul/")
    page.get_by_label("hrát v prohlížeči").check()
    page.locator("#text").fill(KNEELS.replace("se silou 3", "se silou 3: klečí"))
    page.get_by_role("button", name="Smí to?").click()
    expect(page.locator("#vysledek .verdict-refuted")).to_have_count(1, timeout=STARTING)
    expect(page.locator("#vysledek")).to_contain_text("7.7")
    page.locator("#text").fill(KNEELS)
    page.get_by_role("button", name="Proč?").click()
    expect(page.get_by_text("Bez kteréhokoli z těchto pravidel")).to_be_visible(timeout=STARTING)


def test_at_the_table_a_situation_is_played_without_a_network(open_page, pocket, live_server):
    page = open_page("/stul/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready")
    page.evaluate(PLAYED, ["/motor/pracovnik.js", "/static/rulings/js/pocket/engine.js", [KNEELS]])
    page.context.set_offline(True)
    page.goto(live_server.url + "/stul/")
    page.locator("#text").fill(KNEELS)
    page.locator("#text").press("Control+Enter")
    expect(page.locator("#vysledek .verdict-confirmed")).to_be_visible(timeout=STARTING)


def test_only_the_worker_may_run_what_a_page_may_not(client, shelf, pocket):
    assert "wasm-unsafe-eval" in client.get("/motor/pracovnik.js")["Content-Security-Policy"]
    assert "wasm-unsafe-eval" not in client.get("/stul/")["Content-Security-Policy"]


def test_without_python_for_the_browser_the_table_offers_nothing_it_cannot_do(client, shelf, settings):
    settings.POCKET_DIR = None
    assert client.get("/motor/pracovnik.js").status_code == 404
    assert "data-engine" not in client.get("/stul/").content.decode()
