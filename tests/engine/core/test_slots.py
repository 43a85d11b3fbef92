"""Slots: what the typed holes of a sentence accept, and how a value is written back."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

from rulings.engine.core.language import slots
from rulings.engine.core.language.slots import Slot


def fits(slot: Slot, text: str) -> bool:
    return re.fullmatch(slot.regex, text) is not None


def both_ways(slot: Slot, *pairs):
    for text, value in pairs:
        assert fits(slot, text), text
        assert slot.read(text) == value
        assert slot.write(value) == text


def refuses(slot: Slot, *texts: str):
    assert [text for text in texts if fits(slot, text)] == []


def test_a_number_has_up_to_three_digits():
    slot = slots.number()
    assert (slot.name, slots.number("count").name) == ("n", "count")
    both_ways(slot, ("0", 0), ("12", 12), ("999", 999))
    refuses(slot, "", "1000", "-1", "dva")
    assert slot.schema == {"type": "integer", "minimum": 0, "maximum": 999}


def test_a_counted_noun_agrees_with_its_number():
    slot = slots.counted("stones", "kámen", "kameny", "kamenů")
    assert slot.name == "stones"
    both_ways(slot, ("1 kámen", 1), ("2 kameny", 2), ("4 kameny", 4), ("5 kamenů", 5), ("0 kamenů", 0), ("123 kamenů", 123))
    refuses(slot, "1", "1 karta", "1  kámen", "1000 kamenů", "kamenů")
    assert slot.read("5 kameny") == 5  # a wrong form is read all the same
    assert slot.schema == {"type": "integer", "minimum": 0, "maximum": 999}


def test_of_two_forms_the_longer_is_tried_first_and_none_is_a_pattern():
    slot = slots.counted("x", "bod", "body", "bodů (v součtu)")
    assert re.match(slot.regex, "2 body").group() == "2 body"
    assert slot.read("2 bodů (v součtu)") == 2
    assert fits(slot, "7 bodů (v součtu)")


def test_a_change_has_a_sign():
    slot = slots.signed("change")
    assert slot.name == "change"
    both_ways(slot, ("+2", 2), ("-3", -3), ("+0", 0))
    assert fits(slot, "−3")
    assert slot.read("−3") == -3
    refuses(slot, "2", "+", "+1000", "--1")
    assert slot.schema == {"type": "integer", "minimum": -999, "maximum": 999}


def test_a_value_is_written_by_its_first_word():
    slot = slots.words("side", {"útočník": 1, "obránce": 2, "ten, kdo útočí": 1})
    assert slot.name == "side"
    both_ways(slot, ("útočník", 1), ("obránce", 2))
    assert slot.read("ten, kdo útočí") == 1
    refuses(slot, "nikdo", "útočníkobránce")
    assert slot.schema == {"enum": [1, 2]}


def test_of_words_that_begin_alike_the_longest_is_read_and_none_is_a_pattern():
    slot = slots.words("x", {"na": "a", "na stole": "b", "co?": "c"})
    assert re.match(slot.regex, "na stole").group() == "na stole"
    assert fits(slot, "co?")
    refuses(slot, "c", "co")


def test_values_that_json_does_not_know_are_described_as_text():
    assert slots.words("x", {"a": (1, 2), "b": "b", "c": 3}).schema == {"enum": ["(1, 2)", "b", 3]}


def test_a_player_is_one_capitalised_word():
    slot = slots.player()
    assert (slot.name, slots.player("opponent").name) == ("player", "opponent")
    both_ways(slot, ("Alík", "Alík"), ("Řehoř", "Řehoř"), ("A" * 30, "A" * 30))
    refuses(slot, "alík", "Alík Bára", "A" * 31, "")
    assert slot.schema == {"type": "string", "pattern": f"^{slots.PLAYER}$"}


def test_a_name_stands_in_straight_quotes():
    slot = slots.quoted()
    assert (slot.name, slots.quoted("place").name) == ("card", "place")
    both_ways(slot, ('"Modrý štít"', "Modrý štít"))
    refuses(slot, "Modrý štít", '""', '"a"b"', f'"{"a" * 81}"')
    assert slot.schema == {"type": "string", "maxLength": 80}


def test_names_are_listed_with_commas_and_a_last_and():
    slot = slots.quoted_list("cards")
    assert slot.name == "cards"
    both_ways(slot, ('"A"', ("A",)), ('"A" a "B"', ("A", "B")), ('"A", "B" a "C d"', ("A", "B", "C d")))
    refuses(slot, "A", '"A" "B"', " a ".join(['"A"'] * 21))
    assert fits(slot, " a ".join(['"A"'] * 20))
    assert slot.schema == {"type": "array", "items": {"type": "string"}, "minItems": 1}


def test_a_list_of_names_may_have_its_noun():
    assert fits(slots.quoted_list("cards", "postavou"), ' "A"')  # the noun of many may be missing
    slot = slots.quoted_list("cards", "postavou (s)", "postavami")
    both_ways(slot, ('postavou (s) "A"', ("A",)), ('postavami "A" a "B"', ("A", "B")))
    refuses(slot, '"A"', 'postavou "A"')


def test_a_rule_has_a_book_and_a_number():
    slot = slots.rule()
    assert (slot.name, slots.rule("against").name) == ("rule", "against")
    both_ways(slot, ("agot-ccg 7.12", "agot-ccg 7.12"), ("k-2 1.1a", "k-2 1.1a"))
    refuses(slot, "Agot 7.12", "kniha 7", "kniha 7.1234", "k 1.1")
    assert slot.schema == {"type": "string", "pattern": f"^{slots.RULE}$"}


def test_the_rest_is_whatever_stands_there():
    slot = slots.rest()
    assert (slot.name, slots.rest("move").name) == ("text", "move")
    both_ways(slot, ("cokoli, i víc", "cokoli, i víc"))
    refuses(slot, "", " za mezerou")
    assert slot.schema == {"type": "string"}


@pytest.mark.parametrize("slot", [slots.number(), slots.player(), slots.rest(), slots.words("x", {"a": 1})])
def test_no_slot_inflects_by_itself(slot):
    assert slot.inflect is None


def test_a_word_begins_with_a_capital():
    slot = slots.word("trait")
    assert (slot.name, slot.schema) == ("trait", {"type": "string"})
    both_ways(slot, ("Knight", "Knight"), ("Říše", "Říše"), ("A", "A"))
    refuses(slot, "knight", "", "Old Knight")


def test_several_names_of_a_list_are_read_the_longest_first():
    slot = slots.several("areas", ("Reach", "Reach (pobřeží)", "Pyke"))
    assert slot.name == "areas"
    both_ways(
        slot,
        ("Pyke", ("Pyke",)),
        ("Reach (pobřeží) a Reach", ("Reach (pobřeží)", "Reach")),
        ("Pyke, Reach a Pyke", ("Pyke", "Reach", "Pyke")),
    )
    refuses(slot, "", "Harrenhal", "Pyke Reach", "Pyke a")
    assert slot.schema == {"type": "array", "items": {"enum": ["Reach", "Reach (pobřeží)", "Pyke"]}}


def test_several_players_are_named_in_their_order():
    slot = slots.players()
    assert (slot.name, slots.players("party").name) == ("players", "party")
    both_ways(slot, ("Alík a Bára", ("Alík", "Bára")), ("Alík, Bára a Cyril", ("Alík", "Bára", "Cyril")))
    refuses(slot, "Alík", "Alík Bára", "Alík a bára", " a ".join(["Alík"] * 7))
    assert fits(slot, " a ".join(["Alík"] * 6))
    assert slot.schema == {"type": "array", "items": {"type": "string"}}


def test_an_edition_is_called_by_the_slug_of_its_book():
    slot = slots.edition()
    assert (slot.name, slots.edition("book").name, slot.schema) == ("edition", "book", {"type": "string"})
    both_ways(slot, ("hra-2", "hra-2"))
    refuses(slot, "Hra", "2hra", "h", "h" * 32)


def test_a_noun_takes_the_form_that_the_number_of_its_record_asks_for():
    table = {
        "stone": ("kámen", "kameny", "kamenů", "kamínky"),
        "sack": ("pytel", "pytle", "pytlů"),
        "big sack": ("a", "b", "c"),
    }
    slot = slots.noun("what", table)
    assert (slot.name, slot.schema) == ("what", {"enum": ["stone", "sack", "big sack"]})
    for words, value in (("kámen", "stone"), ("kamenů", "stone"), ("kamínky", "stone"), ("pytle", "sack"), ("c", "big sack")):
        assert fits(slot, words)
        assert slot.read(words) == value
    refuses(slot, "kam", "pytl", "")
    assert slot.write("stone") == "kamenů"
    forms = {n: slot.inflect("stone", SimpleNamespace(n=n)) for n in (0, 1, 2, 4, 5)}
    assert forms == {0: "kamenů", 1: "kámen", 2: "kameny", 4: "kameny", 5: "kamenů"}
    assert fits(slots.noun("x", {"a": ("bod", "bod (x)", "y")}), "bod (x)"), "the longest first, and none is a pattern"
