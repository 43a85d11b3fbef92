"""Phrases: one table reads sentences, writes them and documents itself."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from rulings.engine.core.language import slots
from rulings.engine.core.language.phrases import Phrase, Vocabulary


@dataclass(frozen=True)
class Has:
    player: str
    n: int
    extra: int = 0
    pose: str = "stojí"
    cards: tuple = ()


@dataclass(frozen=True)
class Gives:
    who: str
    whom: str
    gladly: bool = False


@dataclass(frozen=True)
class Gone:
    place: str = ""


SLOTS = {
    "player": slots.player(),
    "n": slots.number(),
    "power": slots.counted("power", "moc", "moci", "mocí"),
    "extra": slots.number(),
    "pose": slots.words("pose", {"klečí": "klečí", "stojí": "stojí"}),
    "place": replace(slots.words("place", {"stole": "stůl"}), inflect=lambda value, record: f"{value}!{record.place}"),
}
PHRASES = (
    Phrase("{player} má {n:power}[ a navíc {extra}][, {pose}]", Has, "Alík má 2 moci", "Kolik má."),
    Phrase("{who:player} dá hráči {whom:player}", Gives, "Alík dá hráči Bára"),
    Phrase("{who:player} rád dá hráči {whom:player}", Gives, "Alík rád dá hráči Bára", "", (("gladly", True),)),
    Phrase("{player} má nic", Has, "Alík má nic", "", (("n", 0),)),
    Phrase("pryč (je to)", Gone, "pryč (je to)"),
    Phrase("na {place}", Gone, "na stole"),
)
TABLE = Vocabulary(PHRASES, SLOTS)


@pytest.mark.parametrize(
    ("text", "record"),
    [
        ("Alík má 2 moci", Has("Alík", 2)),
        ("Alík má 2 moci a navíc 7", Has("Alík", 2, 7)),
        ("Alík má 2 moci, klečí", Has("Alík", 2, 0, "klečí")),
        ("Alík má 2 moci a navíc 7, klečí", Has("Alík", 2, 7, "klečí")),
        ("Alík dá hráči Bára", Gives("Alík", "Bára")),
        ("Alík rád dá hráči Bára", Gives("Alík", "Bára", True)),
        ("pryč (je to)", Gone()),
    ],
)
def test_a_sentence_is_read_and_written_by_the_same_phrase(text, record):
    assert TABLE.parse(text) == record
    assert TABLE.write(record) == text


def test_the_first_phrase_that_fits_reads():
    assert TABLE.parse("Alík má nic") == Has("Alík", 0)
    assert TABLE.write(Has("Alík", 0)) == "Alík má 0 mocí"


def test_words_may_stand_further_apart():
    table = Vocabulary(PHRASES, SLOTS)
    assert table.parse("Alík  dá   hráči Bára") == Gives("Alík", "Bára")
    assert table.parse("Alík\tmá 2 moci,  klečí") == Has("Alík", 2, 0, "klečí")


@pytest.mark.parametrize(
    "text", ["", "Alík má 2", "Alík má 2 moci a", "Alík má 2 moci a navíc", "Alík má 2 mociX", "x Alík dá hráči Bára"]
)
def test_no_phrase_fits_part_of_a_sentence(text):
    assert TABLE.parse(text) is None
    assert TABLE.matching(text) == []


def test_every_phrase_that_fits_is_found():
    again = Vocabulary([*PHRASES, replace(PHRASES[1], help="ještě jednou")], SLOTS)
    assert [phrase.help for phrase in again.matching("Alík dá hráči Bára")] == ["", "ještě jednou"]


def test_an_optional_part_may_say_what_goes_without_saying_and_is_then_not_written():
    assert TABLE.parse("Alík má 2 moci, stojí") == Has("Alík", 2)
    assert TABLE.write(Has("Alík", 2, 0, "stojí")) == "Alík má 2 moci"


def test_a_slot_may_inflect_by_the_whole_record():
    assert TABLE.write(Gone("stůl")) == "na stůl!stůl"
    assert TABLE.parse("na stole") == Gone("stůl")


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (Has("Alík", 2, cards=("A",)), "žádná věta pro Has(player='Alík', n=2, extra=0, pose='stojí', cards=('A',))"),
        (Has("", 2), "žádná věta pro Has(player='', n=2, extra=0, pose='stojí', cards=())"),
        (Has("Alík", 2, 0, "leží"), "žádná věta pro Has(player='Alík', n=2, extra=0, pose='leží', cards=())"),
        (Gives("Alík", None), "žádná věta pro Gives(who='Alík', whom=None, gladly=False)"),
        (7, "žádná věta pro 7"),
    ],
)
def test_what_no_sentence_can_say_is_refused(record, said):
    with pytest.raises(ValueError, match="žádná věta") as found:
        TABLE.write(record)
    assert str(found.value) == said


def test_a_value_that_its_slot_cannot_take_apart_has_no_sentence():
    one = replace(SLOTS["n"], write=lambda value: value[0])
    table = Vocabulary([Phrase("{player} má {n}", Has, "")], {**SLOTS, "n": one})
    assert table.write(Has("Alík", "7")) == "Alík má 7"
    assert table.write(Has("Alík", ["7"])) == "Alík má 7"
    with pytest.raises(ValueError, match="žádná věta"):
        table.write(Has("Alík", {"a": 1}))


def test_a_field_that_the_wording_fixes_need_not_be_said():
    table = Vocabulary([Phrase("nic", Has, "nic", "", (("player", "Nikdo"), ("n", 0), ("extra", 5)))], SLOTS)
    assert table.parse("nic") == Has("Nikdo", 0, 5)
    assert table.write(Has("Nikdo", 0, 5)) == "nic"
    with pytest.raises(ValueError, match="žádná věta"):
        table.write(Has("Nikdo", 0, 4))


def test_optional_parts_may_stand_in_one_another():
    table = Vocabulary([Phrase("{player}[ má {n}[ a {extra}]]", Has, "")], SLOTS)
    assert table.parse("Alík má 2 a 3") == Has("Alík", 2, 3)
    assert table.write(Has("Alík", 2, 3)) == "Alík má 2 a 3"
    assert table.write(Has("Alík", 2)) == "Alík má 2"


def test_an_optional_part_without_a_field_is_read_but_never_written():
    table = Vocabulary([Phrase("{player} má[ prý] {n}", Has, "")], SLOTS)
    assert table.parse("Alík má prý 2") == table.parse("Alík má 2") == Has("Alík", 2)
    assert table.write(Has("Alík", 2)) == "Alík má 2"


def test_the_table_documents_itself():
    first, *_others, gone, place = TABLE.describe()
    assert first == {
        "record": "Has",
        "pattern": "{player} má {n:power}[ a navíc {extra}][, {pose}]",
        "example": "Alík má 2 moci",
        "help": "Kolik má.",
        "fields": {
            "player": {"type": "string", "pattern": f"^{slots.PLAYER}$"},
            "n": {"type": "integer", "minimum": 0, "maximum": 999},
            "extra": {"type": "integer", "minimum": 0, "maximum": 999},
            "pose": {"enum": ["klečí", "stojí"]},
        },
    }
    assert gone == {"record": "Gone", "pattern": "pryč (je to)", "example": "pryč (je to)", "help": "", "fields": {}}
    assert place["fields"] == {"place": {"enum": ["stůl"]}}
    assert [phrase.key for phrase in TABLE.phrases] == ["Has", "Gives", "Gives", "Has", "Gone", "Gone"]


def test_a_slot_that_nobody_declared_is_a_fault_of_the_table():
    with pytest.raises(KeyError, match="strange"):
        Vocabulary([Phrase("{player} je {strange}", Has, "")], SLOTS)
