"""Chapter 6, Fáze kola: dominance and standing (6.40 to 6.44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.texts import cannot
from ....cards.triggers import happen
from ....core.hooks import Truth
from ....core.layout import State, set_one
from .. import hooks
from ..book import ccg
from ..cards import ATTACHMENT, CHARACTER, LOCATION
from ..cells import CONTROL, DOMINANCE, KNEELING, NOBODY, PLAY, ZONE
from ..events import claim_for_house, stand
from ..values import is_character, strength

if TYPE_CHECKING:
    from ..table import Table

# -- dominance, standing ------------------------------------------------------------------


@ccg.counts(hooks.dominance_total, "6.40")
def strength_of_standing_characters(t: Table, s: State, p: int) -> int:
    """All players add up the strength of their standing characters."""
    return sum(
        strength(t, s, c)
        for c in t.characters
        if s[c + ZONE] == PLAY and s[c + CONTROL] == p and not s[c + KNEELING] and is_character(t, s, c)
    )


@ccg.orders(hooks.dominance_winner, "6.41")
def highest_sum_wins_dominance(t: Table, s: State, sums: list[int]) -> list[int] | None:
    """The highest sum wins dominance."""
    return [p for p in t.everyone if sums[p] == max(sums)]


@ccg.orders(hooks.dominance_winner, "6.43")
def tied_dominance_has_no_winner(t: Table, s: State, sums: list[int]) -> list[int] | None:
    """If more than one player has the highest sum, nobody wins."""
    return [] if sum(value == max(sums) for value in sums) > 1 else None


@ccg.causes(hooks.dominance, "6.40", "6.41")
def dominance_is_determined(t: Table, s: State) -> None:
    """Sums are compared and a winner found."""
    sums = [hooks.dominance_total.sum(t, s, p) for p in t.everyone]
    winners: list[int] = []
    for rule in hooks.dominance_winner.of(t):
        found = rule(t, s, sums)
        winners = winners if found is None else found
    s[DOMINANCE] = NOBODY
    for p in winners:
        set_one(s, DOMINANCE, p)
        hooks.dominance_won.run(t, s, p)


@ccg.causes(hooks.dominance_won, "6.42")
def winner_claims_one_power(t: Table, s: State, p: int) -> None:
    """The winner of dominance gains one power for the house."""
    claim_for_house(t, s, p, 1)
    happen(t, s, "dominance", 0, p)


@ccg.causes(hooks.stand_all, "6.44")
def everything_stands(t: Table, s: State) -> None:
    """All players stand their characters, locations and attachments at the same time."""
    for c in t.rows:
        if s[c + ZONE] == PLAY and t.type[c] in (CHARACTER, LOCATION, ATTACHMENT):
            stand(t, s, c)


@ccg.forbids(hooks.left_kneeling, "6.44")
def nobody_chooses_what_stands(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does anybody choose: whatever may stand does."""
    return t.type[c] in (CHARACTER, LOCATION, ATTACHMENT) and not cannot(t, s, c, "stand")
