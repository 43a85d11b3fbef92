"""Holes of sentences as fields of a form: what is picked, what is counted, what is typed and how it must look."""

from __future__ import annotations

import re

import pytest

from rulings.engine.core.language import slots
from rulings.engine.core.language.forms import for_browsers, form
from rulings.engine.core.language.slots import Slot

from .toy.town import SLOTS

NOUNS = {"stone": ("kámen", "kameny", "kamenů"), "stick": ("klacek", "klacky", "klacků")}


def field(slot):
    found = form(slot)
    del found["regex"]
    return found


@pytest.mark.parametrize(
    ("slot", "kind"),
    [
        (slots.player(), {"as": "name"}),
        (slots.players(), {"as": "names"}),
        (slots.quoted(), {"as": "card"}),
        (slots.number(), {"as": "number"}),
        (SLOTS["coins"], {"as": "counted", "forms": ["zlatý", "zlaté", "zlatých"]}),
        (SLOTS["where"], {"as": "choice", "options": ["v ruce", "ve hře"]}),
        (SLOTS["cards"], {"as": "cards", "heads": ["kartu ", "karty "]}),
        (slots.quoted_list("cards"), {"as": "cards", "heads": ["", ""]}),
        (slots.noun("what", NOUNS), {"as": "noun", "forms": [["kámen", "kameny", "kamenů"], ["klacek", "klacky", "klacků"]]}),
        (slots.rest(), {"as": "text"}),
        (slots.signed("n"), {"as": "text"}),
        (SLOTS["units"], {"as": "text"}),
    ],
    ids=lambda one: one.name if isinstance(one, Slot) else one["as"],
)
def test_every_hole_has_its_kind_of_field(slot, kind):
    assert field(slot) == kind


def test_a_word_of_a_value_stands_in_a_list_once():
    slot = slots.words("answer", {"ano": 1, "jo": 1, "ne": 2})
    assert field(slot)["options"] == ["ano", "ne"]


def test_where_values_are_no_words_the_pattern_has_them():
    def written(value):
        raise KeyError(value)

    slot = Slot("side", r"(?:vpravo|vlevo|sv\.\ Jan)", str, written, {"enum": ["{}", "[]"]})
    assert field(slot)["options"] == ["sv. Jan", "vlevo", "vpravo"]
    odd = Slot("side", r"(?:vpravo|v.+)", str, written, {"enum": ["{}"]})
    assert field(odd)["options"] == []


def test_a_number_with_words_around_it_is_typed():
    slot = Slot("price", r"za \d+", str, lambda n: f"za {n}", {"type": "integer"})
    assert field(slot) == {"as": "text"}
    same = Slot("price", r"\d+ Kč", str, lambda n: f"{n} Kč", {"type": "integer"})
    assert field(same) == {"as": "counted", "forms": ["Kč", "Kč", "Kč"]}


def test_what_is_typed_is_checked_as_browsers_read_it():
    assert form(slots.number())["regex"] == r"\d{1,3}"
    assert form(slots.player())["regex"] == r"[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ][0-9A-Za-z_\u00C0-\u024F]{0,29}"


@pytest.mark.parametrize("regex", [r"\w+ je [\w-]+\w", r"[^\w]\w", r"[a-z\]\w]x\w*"])
def test_czech_letters_are_letters_to_browsers_too(regex):
    theirs = for_browsers(regex)
    assert r"\w" not in theirs
    for text in ("Žluťoučký je kůň", "!ď", "abcx", "]xů", "bžďx", "žxů", "Alík je 2-x"):
        assert bool(re.fullmatch(theirs, text)) == bool(re.fullmatch(regex, text)), text


def test_what_has_no_letters_in_it_is_left_alone():
    assert for_browsers(r"(?:a|b)[cd]\d") == r"(?:a|b)[cd]\d"
