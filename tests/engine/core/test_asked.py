"""The sentences that every game shares, in the words of one game."""

from __future__ import annotations

import pytest

from rulings.engine.core.asking import Allowed, Because, CanForce, Decides, Now, OnLines, Refused, phrases
from rulings.engine.core.language.phrases import Vocabulary

from .toy import SLOTS, THEN


def table():
    """The shared sentences alone, each example telling its words apart."""
    return Vocabulary(
        phrases(
            result="vyhraje Alík",
            rule="hra-kameny 3.1",
            move="Alík vezme 1 kámen",
            against="hra-kameny 2.1",
            refused="Alík vezme 3 kameny",
            scope="do konce hry",
            player="Bára",
            held="vyhraje Cyril",
        ),
        SLOTS,
    )


EXAMPLES = {
    "vyhraje Alík, protože hra-kameny 3.1": Because("vyhraje Alík", "hra-kameny 3.1"),
    "v tuto chvíli vyhraje Cyril": Now("vyhraje Cyril"),
    "rozhoduje náhoda": Decides("náhoda"),
    "rozhoduje Bára": Decides("Bára"),
    "je dovoleno: Alík vezme 1 kámen": Allowed("Alík vezme 1 kámen"),
    "je odmítnuto podle hra-kameny 2.1: Alík vezme 3 kameny": Refused("Alík vezme 3 kameny", "hra-kameny 2.1"),
    "je odmítnuto: Alík vezme 3 kameny": Refused("Alík vezme 3 kameny"),
    "na každé linii do konce hry: vyhraje Cyril": OnLines("every", "game", "vyhraje Cyril"),
    "Bára si může vynutit do konce hry: vyhraje Cyril": CanForce("Bára", "game", "vyhraje Cyril"),
}


def test_each_example_is_read_and_written():
    found = table()
    assert [phrase.example for phrase in found.phrases] == list(EXAMPLES)
    for text, record in EXAMPLES.items():
        assert found.parse(text) == record
        assert found.write(record) == text


def test_the_sentences_that_need_it_are_explained():
    assert [phrase.help for phrase in table().phrases] == [
        "Očekávání a pravidlo, které o něm rozhodlo.",
        "Co ještě neskončilo, se na odpověď nečeká.",
        "",
        "Kdo má právě volbu před sebou.",
        "Za dvojtečkou stojí kterýkoli tah.",
        "",
        "Které pravidlo tah odmítá, řekne odpověď.",
        "Za dvojtečkou stojí kterékoli očekávání; platí na konci linie.",
        "",
    ]


@pytest.mark.parametrize(
    ("words", "quantifier"), [("na každé linii", "every"), ("na některé linii", "some"), ("na žádné linii", "never")]
)
def test_lines_are_all_some_or_none(words, quantifier):
    assert THEN.parse(f"{words} do konce tahu: hra trvá") == OnLines(quantifier, "turn", "hra trvá")
