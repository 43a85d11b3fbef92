"""The sentences of a game as forms: patterns of each kind, their holes, and what situations usually say in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .core.language.akin import families
from .core.language.bare import KINDS
from .core.language.forms import form
from .core.language.gherkin import ScenarioError, read
from .games import GAMES

MOST_SAID = 40
"""Words that are offered in one hole."""


def forms_of(game: str) -> dict[str, Any]:
    """The patterns by kind, and how each hole is filled in. KeyError for a game nobody plays."""
    tables = GAMES[game].vocabulary
    slots = {name: form(slot) for table in tables.values() for name, slot in table.slots.items()}
    patterns = {
        kind: [{"pattern": one.pattern, "example": one.example, "help": one.help} for one in tables[kind].phrases]
        for kind in KINDS
    }
    return {"patterns": patterns, "slots": slots, "spoken": GAMES[game].manifest.spoken, "kin": families()}


@dataclass(frozen=True)
class Usual:
    """What situations say: in each hole, the most usual first; and how often a pattern of a kind is said."""

    said: dict[str, list[str]]
    often: Counter[tuple[str, str]]


def usually_said(game: str, texts: Iterable[str]) -> Usual:
    """What situations of a game say."""
    counts: dict[str, Counter[str]] = {}
    often: Counter[tuple[str, str]] = Counter()
    for text in texts:
        try:
            scenarios = read(text)
        except ScenarioError:
            continue
        for sentence in (one for scenario in scenarios for one in scenario.sentences):
            found = GAMES[game].vocabulary[sentence.kind].found_in(sentence.text)
            if found:
                often[sentence.kind, found[0].pattern] += 1
            for slot, said in found[1] if found else ():
                counts.setdefault(slot, Counter())[said] += 1
    return Usual({slot: [said for said, _n in counter.most_common(MOST_SAID)] for slot, counter in counts.items()}, often)
