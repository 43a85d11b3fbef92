"""What a heckler says: the sentences of *Když*, their holes filled with whatever lies on the table, and with what does not.

The core knows players, numbers and fixed words; names of cards, places and pieces come from the game (``Game.heckling``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import cycle, islice, product
from random import Random
from typing import TYPE_CHECKING, Any

from .language.gherkin import WHEN
from .language.slots import PLAYER, QUOTED, Slot

if TYPE_CHECKING:
    from .line import Line

STRANGER = "Cizinec"
ABSENT = "Co tu není"
NUMBERS = (0, 1, 2, 99)
"""None, one, some, and more than any table has."""
ODDLY = 0.1
"""How often a phrase names somebody or something that is not there, unless everything is said."""

HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A hole of a pattern: its field and, where that differs, its slot."""
_INNERMOST = re.compile(r"\[([^\[\]]*)\]")


def tries(line: Line, each: int | None, seed: str) -> list[str]:
    """Texts to say where a line stands: ``each`` of every phrase and of every length it may have, or (None) all of them.

    What is said in a phrase depends on the seed and on that phrase alone, so that a new one changes no other.
    """
    table = line.game.vocabulary[WHEN]
    said: dict[str, None] = {}
    for phrase in table.phrases:
        chance = Random(f"{seed}/{phrase.pattern}")
        odd = each is None or chance.random() < ODDLY
        for pattern in lengths(phrase.pattern):
            holes = [(field, table.slots[kind or field]) for field, kind in HOLE.findall(pattern)]
            columns = [values(line, field, slot) for field, slot in holes]
            found = rows(columns, each, chance)
            strange = [absent(slot) for _field, slot in holes]
            if odd and any(strange):
                found += rows([some or column for some, column in zip(strange, columns, strict=True)], each and 1, chance)
            said.update(dict.fromkeys(_written(pattern, [slot for _field, slot in holes], found)))
    return list(said)


def lengths(pattern: str) -> list[str]:
    """A pattern with each of its optional parts said and left out."""
    part = _INNERMOST.search(pattern)
    if part is None:
        return [pattern]
    before, after = pattern[: part.start()], pattern[part.end() :]
    return [whole for inner in ("", part.group(1)) for whole in lengths(before + inner + after)]


def values(line: Line, field: str, slot: Slot) -> list[Any]:
    """What may be said in a hole: what the game offers, else what any table has."""
    own = line.game.heckling(line.t, line.s, field, slot)
    if own:
        return list(own)
    if slot.regex == PLAYER:
        return [line.game.player_name(line.t, p) for p in line.t.everyone]
    if "enum" in slot.schema:
        return list(slot.schema["enum"])
    return list(NUMBERS) if slot.schema.get("type") == "integer" else []


def absent(slot: Slot) -> list[str]:
    """A name that nobody and nothing bears, where a name is said."""
    return [STRANGER] if slot.regex == PLAYER else [ABSENT] if slot.regex == QUOTED else []


def _written(pattern: str, holes: Sequence[Slot], found: Sequence[Sequence[Any]]) -> Iterator[str]:
    """The pattern with its holes filled; what a slot cannot write is not said."""
    for row in found:
        try:
            words = iter([slot.write(value) for slot, value in zip(holes, row, strict=True)])
        except (KeyError, IndexError, ValueError):
            continue
        yield "".join(part if i % 3 == 0 else next(words) for i, part in enumerate(HOLE.split(pattern)) if i % 3 < 2)


def rows(columns: Sequence[Sequence[Any]], each: int | None, chance: Random) -> list[tuple[Any, ...]]:
    """All combinations, or so many in which no value comes again before all others of its column have come."""
    if not all(columns):
        return []
    if each is None:
        return list(product(*columns))
    if not columns:
        return [()]
    drawn = [islice(cycle(chance.sample(list(column), len(column))), each) for column in columns]
    return list(dict.fromkeys(zip(*drawn, strict=True)))
