"""Chapter 15: combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import STEP, FlowError, counted, frames, push
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import grail
from ..cells import KIND, POOL, WON
from ..decks import discard, shuffle_together
from ..effects import changes
from ..events import FROM_OPPORTUNITY, FROM_OUTCOME, begin
from ..meeting import to_bottom
from ..model import COMBAT, GUARDIAN, REACTION, Effect
from ..party import active, encounter, has_nature, outcome, party
from ..row import paid_ability
from ..steps.cards import Effects
from ..steps.turn import AFTER_CARDS
from .ch13_turn import is_past

if TYPE_CHECKING:
    from ..table import Table

_ANSWER_STEP = 3


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


grail.permission(
    hooks.changed_first, "15.5", says="What changes an attack is applied before it, and what is left is carried out."
)


@grail.counts(hooks.strikes, "15.6")
def one_attack(t: Table, s: State) -> int:
    """In step 3 the opponent answers once."""
    return 1


grail.permission(hooks.outside_step_3, "15.7", says="An opportunity attack is one that comes outside step 3.")


@grail.counts(hooks.changed_by)
def it_would_be_an_answer_like_that_in_step_3(t: Table, s: State, whence: int, effect: Effect) -> int:
    """Otherwise what changes the opponent's reaction would change it too (15.7)."""
    by = changes(t, s, REACTION, effect) if whence == FROM_OPPORTUNITY else 0
    return by if by and not hooks.outside_step_3.holds(t) else 0


@grail.forbids(hooks.use, "15.7")
def what_is_for_step_3_does_not_meet_it(t: Table, s: State, p: int, c: int) -> Truth:
    """So while it lasts nothing is paid for that is for step 3 alone."""
    ability = paid_ability(t, c)
    return ability is not None and ability.step == _ANSWER_STEP and _is_under_way(t, s)


def _is_under_way(t: Table, s: State) -> bool:
    """Whether an opportunity attack is being carried out."""
    number = t.step["effects"].number
    return any(s[f + STEP] == number and s[f + Effects.WHENCE] == FROM_OPPORTUNITY for f in frames(s))


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
