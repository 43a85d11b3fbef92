"""Sentences that every game shares: what is legal, refused, decided by whom, true of all lines of play."""

from __future__ import annotations

from dataclasses import dataclass

from . import slots
from .phrases import Phrase
from .slots import Slot

QUANTIFIERS = {"na každé linii": "every", "na některé linii": "some", "na žádné linii": "never"}


@dataclass(frozen=True)
class Allowed:
    text: str


@dataclass(frozen=True)
class Refused:
    rule: str
    text: str


@dataclass(frozen=True)
class Decides:
    player: str


@dataclass(frozen=True)
class OnLines:
    """A claim over lines of play: ``quantifier`` "every", "some" or "never"; ``scope`` where a line ends."""

    quantifier: str
    scope: str
    text: str


@dataclass(frozen=True)
class CanForce:
    player: str
    scope: str
    text: str


@dataclass(frozen=True)
class Because:
    """Another expectation, with the rule that must have decided it."""

    text: str
    rule: str


SLOTS: dict[str, Slot] = {
    "text": slots.rest(),
    "rule": slots.rule(),
    "quantifier": slots.words("quantifier", QUANTIFIERS),
}


def phrases(*, result: str, rule: str, move: str, against: str, refused: str, scope: str, player: str, held: str) -> list[Phrase]:
    """The shared phrases of *Pak*, with examples in the words of one game.

    ``result`` (decided by ``rule``) and ``held`` are expectations, ``move`` and ``refused`` (``against`` a rule)
    moves, ``scope`` is one of the game's scopes.
    """
    return [
        Phrase("{text}, protože {rule}", Because, f"{result}, protože {rule}", "Očekávání a pravidlo, které o něm rozhodlo."),
        Phrase("rozhoduje náhoda", Decides, "rozhoduje náhoda", "", (("player", "náhoda"),)),
        Phrase("rozhoduje {player}", Decides, f"rozhoduje {player}", "Kdo má právě volbu před sebou."),
        Phrase("je dovoleno: {text}", Allowed, f"je dovoleno: {move}", "Za dvojtečkou stojí kterýkoli tah."),
        Phrase("je odmítnuto podle {rule}: {text}", Refused, f"je odmítnuto podle {against}: {refused}"),
        Phrase(
            "{quantifier} {scope}: {text}",
            OnLines,
            f"na každé linii {scope}: {held}",
            "Za dvojtečkou stojí kterékoli očekávání; platí na konci linie.",
        ),
        Phrase("{player} si může vynutit {scope}: {text}", CanForce, f"{player} si může vynutit {scope}: {held}"),
    ]
