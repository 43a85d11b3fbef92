"""What a note says of another edition names its rule, and the rules are tied as it says."""

import pytest

from rulings.content.sentences import sentences

from .test_check import faults
from .test_check_standing import put_later

TIED, LOOSE = "{doplňuje mala-hra 2.1}", "{}"
REFUSED = {
    "another book without a rule": (LOOSE, "Vydání `nova-hra` to ví.", "mluví o jiných pravidlech (nova-hra)"),
    "another book, its rule in the next sentence": (LOOSE, "Vydání `nova-hra` to ví. Viz nova-hra 1.1.", "(nova-hra)"),
    "another book, a rule of this one": (LOOSE, "Vydání `nova-hra` to ví (2.2).", "(nova-hra)"),
    "another edition without a rule": (LOOSE, "Pozdějšímu vydání je to jasné.", "(Pozdějšímu vydání)"),
    "otherwise, but nothing is replaced": (LOOSE, "Vydání `nova-hra` rozhoduje jinak (nova-hra 1.1).", "„Rozhoduje jinak“"),
    "otherwise, with words between": (LOOSE, "Vydání `nova-hra` rozhoduje u lodí jinak (nova-hra 1.1).", "„Rozhoduje jinak“"),
    "alike, but it is replaced": (TIED, "Vydání `nova-hra` rozhoduje stejně (nova-hra 1.1).", "„Rozhoduje stejně“"),
    "two verdicts, the second without a rule": (
        TIED, "Vydání `nova-hra` rozhoduje jinak (nova-hra 1.1), u lodí rozhoduje stejně.", "„rozhoduje stejně“ chybí pravidlo"),
}  # fmt: skip
ALLOWED = {
    "no other edition": (LOOSE, "Předloha mlčí. O tom rozhoduje jinak hráč."),
    "a rule in the same sentence": (LOOSE, "Vydání `nova-hra` to ví (nova-hra 1.1)."),
    "a rule after the full stop": (LOOSE, "Vydání `nova-hra` to ví. (nova-hra 1.1)"),
    "a rule after an abbreviation": (LOOSE, "Vydání `nova-hra` to ví, např. Stark podle nova-hra 1.1."),
    "a rule after a number": (LOOSE, "Podle 2.1. Vydání `nova-hra` to od 27. července říká jasně (nova-hra 1.1)."),
    "another edition with a rule": (LOOSE, "Pozdější vydání to ví (nova-hra 1.1)."),
    "otherwise, and it is tied": (TIED, "Vydání `nova-hra` rozhoduje jinak (nova-hra 1.1)."),
    "otherwise, and it is replaced": ("{nahrazuje mala-hra 2.1}", "V tom `nova-hra` rozhoduje jinak: nova-hra 1.1."),
    "alike, and it is not": (LOOSE, "Vydání `nova-hra` rozhoduje stejně (nova-hra 1.1)."),
    "both in one sentence": (TIED, "Vydání `nova-hra` rozhoduje jinak (nova-hra 1.1), i když nerozhoduje stejně."),
    "a slug that only begins alike": (LOOSE, "Složka nova-hra-2 sem nepatří."),
}


def put(fixtures, braces: str, note: str) -> None:
    put_later(fixtures, braces)
    fixtures.swap("rules/02-tah.md", "Předloha mlčí.", note)


@pytest.mark.parametrize("case", REFUSED)
def test_note_that_cannot_be_looked_up_is_refused(fixtures, case):
    braces, note, said = REFUSED[case]
    put(fixtures, braces, note)
    found = faults(fixtures)
    assert any(fault.startswith("mala-hra/rules/02-tah.md:9: ") and said in fault for fault in found), found


@pytest.mark.parametrize("case", ALLOWED)
def test_note_that_can_be_is_not(fixtures, case):
    put(fixtures, *ALLOWED[case])
    assert faults(fixtures) == []


@pytest.mark.parametrize(("braces", "right", "wrong"), [(TIED, "jinak", "stejně"), (LOOSE, "stejně", "jinak")])
def test_later_book_is_held_to_the_same(fixtures, braces, right, wrong):
    """The tie is written in the later book, whichever of the two speaks of the other."""
    put_later(fixtures, braces, f"Starší vydání rozhoduje {right} (mala-hra 2.1).")
    assert faults(fixtures) == []
    put_later(fixtures, braces, f"Starší vydání rozhoduje {wrong} (mala-hra 2.1).")
    assert [fault for fault in faults(fixtures) if f"„Rozhoduje {wrong}“" in fault]


def test_line_is_that_of_the_sentence(fixtures):
    put_later(fixtures)
    fixtures.swap("rules/02-tah.md", "Předloha mlčí.", "Předloha mlčí.\n>\n> Vydání `nova-hra` ne.")
    assert [fault for fault in faults(fixtures) if fault.startswith("mala-hra/rules/02-tah.md:11: ")]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Ano. Ne.", ["Ano.", "Ne."]),
        ("Platí tzv. Zlaté pravidlo. Ne.", ["Platí tzv. Zlaté pravidlo.", "Ne."]),
        ("Viz 7.15. Dál.", ["Viz 7.15.", "Dál."]),
        ("Od 27. července. „Ano.“ Ne?", ["Od 27. července.", "„Ano.“", "Ne?"]),
        ("První odstavec\n\ndruhý. Třetí", ["První odstavec", "druhý.", "Třetí"]),
        ("", []),
    ],
)
def test_text_is_cut_into_sentences(text, parts):
    found = list(sentences(text))
    assert [one.text for one in found] == parts
    assert all(text[one.start :].startswith(one.text) for one in found)
