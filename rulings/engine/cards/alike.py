"""Cards that are alike: of choices which only differ by them one is enough to look at.

Two cards are alike for good if the same is printed on them and they have the same owner; they are alike in a position if
they lie there alike and nothing points at either of them. To exchange them then changes nothing but their names, so what is
asked must not name them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Any

from ..core.flow import STEP, Choice, Options, frames
from ..core.layout import State
from .cells import HOST, SUBJECT

_QUOTED = re.compile(r"[\"„“]([^\"„“”]*)[\"“”]")
Distinct = Callable[[Any, State, Options], Options]


def distinct(t: Any, text: str) -> Distinct | None:
    """What leaves out choices that come to the same, on a table and for an expectation; None where no cards are alike."""
    kinds = _kinds(t, set(_QUOTED.findall(text)))
    if not kinds:
        return None

    def of_each_kind_one(t: Any, s: State, options: Options) -> Options:
        if len(options) < 2 or not (groups := _groups(t, s, kinds, options)):
            return options
        pointed = _pointed(t, s)
        left_out: set[int] = set()
        for group in groups:
            free = [n for n in group if not any(t.mark[c] in pointed for c in _cards_of(t, kinds, options[n]))]
            left_out.update(free[1:])
        return [choice for n, choice in enumerate(options) if n not in left_out]

    return of_each_kind_one


def _kinds(t: Any, named: set[str]) -> dict[int, int]:
    """For each card with others of its kind, the kind; none for cards that are named, or bear or are given rare abilities."""
    kinds: dict[Hashable, list[int]] = {}
    own: dict[int, list[Hashable]] = {}
    for b in t.bound:
        given = b.source is not None and b.source is not b
        own.setdefault(b.card, []).append((id(b), "given") if given else b.ability)
    for c in t.rows:
        if t.name[c] not in named and t.card[c].title not in named:
            printed = t.card[c]
            kinds.setdefault((t.owner[c], printed, tuple(own.get(c, ()))), []).append(c)
    return {c: n for n, alike in enumerate(kinds.values()) if len(alike) > 1 for c in alike}


def _cards_of(t: Any, kinds: dict[int, int], choice: Choice) -> list[int]:
    """The cards of some kind that a choice names."""
    if choice[0] == "use":
        card = t.bound[choice[1]].card
        return [card] if card in kinds else []
    return [x for x in choice[1:] if x in kinds]


def _groups(t: Any, s: State, kinds: dict[int, int], options: Options) -> list[list[int]]:
    """The places of options that are the same but for cards which lie alike."""
    found: dict[Hashable, list[int]] = {}
    for n, choice in enumerate(options):
        cards = _cards_of(t, kinds, choice)
        if not cards:
            continue
        lies = tuple(_lies(t, s, kinds, c) for c in cards)
        if choice[0] == "use":
            b = t.bound[choice[1]]
            rest: Hashable = [one for one in t.bound if one.card == b.card].index(b)
        else:
            rest = tuple("card" if x in kinds else x for x in choice[1:])
        found.setdefault((choice[0], rest, lies, len(set(cards))), []).append(n)
    return [group for group in found.values() if len(group) > 1]


def _lies(t: Any, s: State, kinds: dict[int, int], c: int) -> Hashable:
    """The kind of a card, and how it and its abilities lie."""
    abilities = [bytes(s[b.row : b.row + t.rows_of.ability.width]) for b in t.bound if b.card == c]
    return kinds[c], bytes(s[c : c + t.rows_of.card.width]), *abilities


def _pointed(t: Any, s: State) -> set[int]:
    """The marks of all cards at which something points, or may point."""
    found = {s[c + HOST] for c in t.rows} | {s[b.row + SUBJECT] for b in t.bound} | set(s[t.size :])
    found |= {s[row + cell] for row in t.players for cell in t.pointers}
    for f in frames(s):
        values = {s[f + operand] for operand in t.steps[s[f + STEP]].points}
        found |= values
        found |= {t.mark[b.card] for b in t.bound if b.index in values or b.index + 1 in values}
    return found
