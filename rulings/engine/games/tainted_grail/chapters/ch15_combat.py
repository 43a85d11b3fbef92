"""Chapter 15: combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import FlowError, counted, push
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import grail
from ..cells import KIND, POOL, WON
from ..decks import discard, shuffle_together
from ..events import FROM_OUTCOME, begin
from ..meeting import to_bottom
from ..model import COMBAT, GUARDIAN
from ..party import active, encounter, has_nature, outcome, party
from ..steps.turn import AFTER_CARDS
from .ch13_turn import is_past

if TYPE_CHECKING:
    from ..table import Table


@grail.causes(hooks.add_markers, "15.1", "15.2")
def markers_come_to_the_pool(t: Table, s: State, p: int, n: int) -> None:
    """Bonuses and abilities add markers to the common pool."""
    s[POOL] = counted(s[POOL] + n, "Bojová bilance")


@grail.causes(hooks.remove_markers, "15.3")
def the_pool_is_never_negative(t: Table, s: State, p: int, n: int) -> None:
    """For each marker that cannot be removed, a card is discarded from the hand."""
    gone = min(n, s[POOL])
    s[POOL] -= gone
    discard(t, s, p, n - gone)


@grail.orders(hooks.attack, "15.4")
def the_table_says_the_attack(t: Table, s: State) -> int | None:
    """The attack is that of the combat table for the pool as it is now."""
    if s[KIND] != COMBAT:
        return None
    table = encounter(t, s).table
    found = next((row for row in table if row.low <= s[POOL] <= row.high), None)
    if table and found is None:
        raise FlowError(f"bojová tabulka neříká, jak protivník útočí při bilanci {s[POOL]}")
    return t.program(found.effects) if found else None


@grail.counts(hooks.strikes, "15.6")
def one_attack(t: Table, s: State) -> int:
    """In step 3 the opponent answers once."""
    return 1


@grail.orders(hooks.activation_step, "15.8")
def opportunity_is_looked_for(t: Table) -> int | None:
    """After the cards it is seen whether an opportunity attack is due."""
    return AFTER_CARDS


@grail.orders(hooks.opportunity_on, "15.9")
def it_falls_on_the_active_character(t: Table, s: State) -> int | None:
    """An opportunity attack falls on the active character."""
    return active(s)


@grail.orders(hooks.verdict, "15.1", "15.10")
def the_target_is_reached(t: Table, s: State) -> int | None:
    """With at least as many markers in the pool as the target, the combat is won."""
    return WON if s[KIND] == COMBAT and s[POOL] >= encounter(t, s).target else None


@grail.forbids(elsewhere, "15.10")
def a_won_combat_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """In a combat that has been won nothing more is done."""
    return is_past(s, verb, WON, COMBAT)


def combat_won(s: State) -> Truth:
    """Whether a combat has just been won."""
    return s[KIND] == COMBAT and outcome(s) == WON


@grail.causes(hooks.outcome, "15.11")
def the_reward_of_combat(t: Table, s: State) -> None:
    """Each member gets the whole reward."""
    if combat_won(s):
        for p in reversed(party(t, s)):
            begin(t, s, p, encounter(t, s).reward, FROM_OUTCOME)


@grail.causes(hooks.outcome, "15.12")
def loot_is_shared_out(t: Table, s: State) -> None:
    """The loot is shared out: each piece goes to one member."""
    if combat_won(s) and encounter(t, s).loot:
        push(s, t.step["loot"], 0, t.program(encounter(t, s).loot))


@grail.forbids(elsewhere, "15.12")
def loot_is_shared_out_after_victory(t: Table, s: State, p: int, verb: str) -> Truth:
    """Loot is shared out once a combat has been won, and at no other time."""
    return verb == "loot"


grail.moment("loot", "15.12", says="Loot is shared out, and nothing else is done.")


@grail.causes(hooks.cleared, "15.13")
def after_a_won_combat(t: Table, s: State) -> None:
    """The card goes to the bottom of the deck of its colour, and all combat cards are shuffled together."""
    if not combat_won(s):
        return
    if not has_nature(t, s, GUARDIAN):
        to_bottom(t, s)
    for p in party(t, s):
        shuffle_together(t, s, p, COMBAT)


grail.is_structural("15.14", "Ukázka jen předvádí ostatní pravidla; sama nic nestanoví, co by šlo vypnout.")
