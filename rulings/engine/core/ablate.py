"""Ablation: switch a rule off and see whether the verdict still stands.

A recording run comes first: a rule that never decided anything cannot flip the verdict and
is not tried, unless the scenario names it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .check import Script, play
from .rules import in_force
from .verdict import CONFIRMED

if TYPE_CHECKING:
    from .game import Game, Situation


def flips(game: Game, situation: Situation, script: Script, rule: str) -> bool:
    """Whether the scenario is no longer confirmed without this rule; a fault of the engine proves nothing."""
    played = play(game, situation, script, off=(rule,), traced=False, curt=True)
    return played.report.verdict != CONFIRMED and not played.broken


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
        tried = [r for r in recorded if r != rule]
        answers: dict[tuple[int, ...], bool] = {}
        for r in tried:  # rules said by the same functions answer alike, and are played once
            left = tuple(map(id, in_force(game.editions[situation.edition], (r,))))
            if left not in answers:
                answers[left] = flips(game, situation, script, r)
            if answers[left]:
                found = (*found, r)
        if bite:
            found = (rule, *found)
    return bite, found, structural
