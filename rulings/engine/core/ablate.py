"""Ablation: switch a rule off and see whether the verdict still stands.

A recording run comes first: a rule that never decided anything cannot flip the verdict and
is not tried, unless the scenario names it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .check import Script, play
from .rules import in_force, mattering, refusals_of
from .verdict import CONFIRMED

if TYPE_CHECKING:
    from .game import Game, Situation


def flips(game: Game, situation: Situation, script: Script, *rules: str) -> bool:
    """Whether the scenario is no longer confirmed without these rules; a fault of the engine proves nothing."""
    played = play(game, situation, script, off=rules, traced=False, curt=True)
    return played.report.verdict != CONFIRMED and not played.broken


def suffices(game: Game, situation: Situation, script: Script, rule: str, recorded: Iterable[str]) -> bool:
    """Whether a rule decides where others answer for it: with as few of the others as will do, the scenario fails without it.

    ``recorded`` are the rules that decided or refused something. Those without whose refusals it still stands refuse nothing.
    """
    tied = {one for x in in_force(game.editions[situation.edition]) if rule in x.ids for one in x.ids}
    left_out: frozenset[str] = frozenset()
    for other in recorded:
        if other not in tied and not flips(game, situation, script, *left_out, *refusals_of((other,))):
            left_out |= refusals_of((other,))
    return bool(left_out) and flips(game, situation, script, *left_out, *refusals_of((rule,)))


def ablation(
    game: Game, situation: Situation, script: Script, rule: str, recorded: Iterable[str], *, why: bool
) -> tuple[bool | None, tuple[str, ...], str]:
    """(does the named rule bite, all rules that flip the verdict, why the named rule is structural).

    ``recorded`` are the rules that decided or refused something.
    """
    structural = game.structural.get(rule, "")
    bite = None
    if rule and not structural:
        bite = rule in game.enacted and flips(game, situation, script, rule)
    found: tuple[str, ...] = ()
    if why:
        books, tried = game.editions[situation.edition], [r for r in recorded if r != rule]
        found = tuple(mattering(books, tried, lambda r: flips(game, situation, script, r)))
        if bite:
            found = (rule, *found)
    return bite, found, structural
