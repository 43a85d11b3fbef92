"""The judge's booklet: what it says, what may be asked for, and that it is a PDF."""

import json
import re

import pytest

from rulings import selectors
from rulings.web import booklet
from rulings.web.booklet import Told


def _said(numbers: tuple[int, ...] = ()) -> dict:
    chapters = [one for one in selectors.rulebook_outline(book="agot-ccg") if not numbers or one.number in numbers]
    return Told(selectors.rulebook_get(slug="agot-ccg"), chapters, whole=not numbers).data("http://tady/")


def test_it_holds_every_chapter_rule_example_note_ruling_and_term(shelf):
    told = _said()
    rules = {rule["number"]: rule for chapter in told["chapters"] for rule in chapter["rules"]}
    assert set(rules) == {"7.12", "7.13", "7.14a"}
    assert rules["7.12"]["examples"]
    assert rules["7.12"]["note"]
    assert rules["7.12"]["proved"]
    assert not rules["7.13"]["proved"]
    assert rules["7.14a"]["withdrawn"]
    assert [ruling["question"] for ruling in told["rulings"]] == ["Vyhraje někdo při nule?"]
    assert [term["czech"] for term in told["terms"]] == ["výzva"]


def test_a_rule_that_is_only_shown_has_no_mark_of_proof(shelf):
    shelf.verdict.bites = False
    shelf.verdict.save()
    assert not _said()["chapters"][-1]["rules"][0]["proved"]


def test_a_rule_within_it_is_a_link_and_one_outside_is_not(shelf):
    runs = [run for block in _said()["chapters"][-1]["rules"][0]["text"] for run in block["runs"]]
    assert {"text": "7.13", "style": "plain", "rule": "agot-ccg 7.13"} in runs
    assert {"text": "[challenge]", "style": "english"} in runs
    assert not any("rule" in run for run in Told(shelf.book, [], whole=False)._runs("viz pravidlo 7.13", "plain"))


def test_markdown_becomes_blocks_and_html_in_a_text_is_only_text(shelf):
    told = Told(shelf.book, [], whole=False)
    blocks = told._blocks("Jedna **dvě** <b>tři</b>\n\n- čtyři\n- pět\n\n| a | b |\n|---|---|\n| c | d |")
    assert [block["kind"] for block in blocks] == ["p", "ul", "table"]
    assert {"text": "dvě", "style": "strong"} in blocks[0]["runs"]
    assert [[run["text"] for run in item] for item in blocks[1]["items"]] == [["čtyři"], ["pět"]]
    assert [[cell[0]["text"] for cell in row] for row in blocks[2]["rows"]] == [["a", "b"], ["c", "d"]]


def test_it_is_a_pdf_on_a5_and_can_be_stored(client, shelf):
    answer = client.get("/agot-ccg/sesit.pdf")
    assert answer["Content-Type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    assert re.search(rb"/MediaBox ?\[0 0 419\.5\d* 595\.2\d*\]", answer.content)


def test_whatever_a_text_holds_it_is_set_and_not_run(shelf):
    shelf.rule.text = "#panic() $x$ `#import` \\ @neni <b> [a] „b“"
    shelf.rule.save()
    assert booklet.booklet(selectors.rulebook_get(slug="agot-ccg")).startswith(b"%PDF-")
    assert "panic() $x$ " in json.dumps(_said())


@pytest.mark.parametrize("asked", ["kapitola=99", "kapitola=x", "kapitola=", "kapitola=7&kapitola=99"])
def test_a_chapter_that_is_not_there_is_no_page(client, shelf, asked):
    assert client.get(f"/agot-ccg/sesit.pdf?{asked}").status_code == 404


def test_parts_are_made_a_few_a_minute(client, shelf, settings):
    settings.RATES = {**settings.RATES, "booklet": 1}
    assert client.get("/agot-ccg/sesit.pdf?kapitola=7").status_code == 200
    refused = client.get("/agot-ccg/sesit.pdf?kapitola=7")
    assert refused.status_code == 429
    assert int(refused["Retry-After"]) > 0
    assert client.get("/agot-ccg/sesit.pdf").status_code == 200
