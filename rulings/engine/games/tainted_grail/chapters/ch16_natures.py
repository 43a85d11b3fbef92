"""Chapter 16: the natures of combat encounters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import is_open
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import grail
from ..cells import ASIDE, DULLED, HELD, PLAYED, ROBBED, WEALTH_NAME, WOKEN, WON
from ..decks import discard, discard_top, hand_of, shuffle_together
from ..events import FROM_ANSWER, FROM_NATURE, begin, change, end
from ..meeting import to_bottom
from ..model import (
    AMBUSH,
    COMBAT,
    CRUSHING,
    DEFENSIVE,
    FAST,
    FURY,
    GUARDIAN,
    GUILE,
    HORDE,
    ONSLAUGHT,
    OPPORTUNIST,
    ROBBER,
    SLOW,
    TWO_HITS,
)
from ..party import has_nature, health_left, outcome, party
from ..steps.encounter import EXTRA
from .ch13_turn import is_past

if TYPE_CHECKING:
    from ..table import Table

WEAPON = "zbraň"
_FAST_CARDS = 2
_FEW_CARDS = 2
_BEATEN = 1
"""At this health or less a member counts as beaten for the robber."""


@grail.causes(hooks.woken, "16.2")
def an_ambush_takes_the_hand(t: Table, s: State, p: int) -> None:
    """Ambush: the first character activated in the combat discards down to one card, before step 1."""
    if has_nature(t, s, AMBUSH) and not s[WOKEN]:
        discard(t, s, p, len(hand_of(t, s, p)) - 1)


@grail.forbids(hooks.discard, "16.2")
def an_ambush_takes_one_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """Nobody else discards for an ambush, nor does the same character in later turns."""
    return has_nature(t, s, AMBUSH) and s[WOKEN] and not is_open(s, t.step["discard"])


@grail.causes(hooks.woken, "16.3")
def an_onslaught_hits(t: Table, s: State, p: int) -> None:
    """Onslaught: the first character activated in the combat suffers two hits, before step 1."""
    if has_nature(t, s, ONSLAUGHT) and not s[WOKEN]:
        begin(t, s, p, TWO_HITS, FROM_NATURE)


@grail.counts(hooks.fewer_markers, "16.4")
def the_first_card_brings_less(t: Table, s: State, p: int) -> int:
    """Defensive: the first card of an activation brings one marker less, all in all."""
    first = s[PLAYED] == 1 and not s[DULLED] and is_open(s, t.step["placed"])
    return int(first and has_nature(t, s, DEFENSIVE))


@grail.causes(hooks.fewer_given, "16.4")
def only_once_a_card(t: Table, s: State, p: int) -> None:
    """The marker is taken off once."""
    s[DULLED] = 1


@grail.forbids(hooks.play, "16.5")
def two_cards_an_activation(t: Table, s: State, p: int, c: int) -> Truth:
    """Fast: at most two cards are played in an activation, a forced one among them."""
    return has_nature(t, s, FAST) and s[PLAYED] >= _FAST_CARDS


@grail.orders(hooks.unavoidable, "16.6")
def hits_of_step_3_are_unavoidable(t: Table, s: State, whence: int) -> Truth | None:
    """Guile: hits that the opponent deals in step 3 cannot be prevented or lessened."""
    return whence == FROM_ANSWER and has_nature(t, s, GUILE)


@grail.forbids(hooks.ward, "16.6")
def no_item_keeps_them_away(t: Table, s: State, p: int, item: int, whence: int) -> Truth:
    """No item keeps away hits that cannot be prevented."""
    return hooks.unavoidable.holds(t, s, whence)


@grail.orders(hooks.stays_on_map, "16.7")
def guardians_stay_on_the_map(t: Table, s: State) -> Truth | None:
    """Guardian: unless it is beaten, its card stays on the map."""
    return has_nature(t, s, GUARDIAN) and outcome(s) != WON


@grail.causes(hooks.before_attack, "16.8")
def a_horde_takes_cards(t: Table, s: State, p: int) -> None:
    """Horde: in every step 3 the active character discards the two top cards of its combat deck."""
    if has_nature(t, s, HORDE):
        for _ in range(2):
            discard_top(t, s, p)


@grail.orders(hooks.opportunity, "16.9")
def opportunists_watch_for_few_cards(t: Table, s: State, p: int) -> Truth | None:
    """Opportunist: who plays fewer than two cards faces an opportunity attack."""
    return has_nature(t, s, OPPORTUNIST) and s[PLAYED] < _FEW_CARDS


@grail.counts(hooks.strikes, "16.10")
def fury_strikes_twice(t: Table, s: State) -> int:
    """Fury: step 3 is resolved twice."""
    return int(has_nature(t, s, FURY))


@grail.causes(hooks.health_changed, "16.11")
def robbers_wait_until_all_are_beaten(t: Table, s: State, p: int) -> None:
    """Robber: once all members are at one health or less, they lose all wealth and all items, and the encounter is over."""
    if not has_nature(t, s, ROBBER) or any(health_left(t, s, q) > _BEATEN for q in party(t, s)):
        return
    for q in party(t, s):
        change(t, s, q, WEALTH_NAME, -t.value(s, q, WEALTH_NAME))
        for i, item in enumerate(t.item):
            if item.owner == q and not hooks.no_item.holds(t, i):
                s[t.items[i] + HELD] = 0
    end(s, ROBBED)


@grail.forbids(elsewhere, "16.11")
def a_robbery_is_the_end(t: Table, s: State, p: int, verb: str) -> Truth:
    """After the robbery nothing more is done in the combat."""
    return is_past(s, verb, ROBBED, COMBAT)


@grail.causes(hooks.cleared, "16.11")
def after_a_robbery(t: Table, s: State) -> None:
    """The card goes to the bottom of its deck, and the decks are shuffled as ever."""
    if outcome(s) == ROBBED:
        to_bottom(t, s)
        for p in party(t, s):
            shuffle_together(t, s, p, COMBAT)


@grail.causes(hooks.ended, "16.12")
def weapons_are_crushed(t: Table, s: State) -> None:
    """Crushing: when the encounter is over, each member discards the weapons that were used; secrets stay."""
    if not has_nature(t, s, CRUSHING):
        return
    for i, item in enumerate(t.item):
        used = s[t.items[i] + HELD] and not s[t.items[i] + ASIDE] and item.owner in party(t, s)
        if used and WEAPON in item.keywords and not item.secret:
            s[t.items[i] + HELD] = 0


@grail.orders(hooks.opening_step, "16.13")
def a_slow_opponent_gives_time(t: Table) -> int | None:
    """Slow: after the opening hands comes an extra card."""
    return EXTRA


@grail.counts(hooks.extra_cards, "16.13")
def one_extra_card_at_first(t: Table, s: State, p: int) -> int:
    """Slow: each member draws one more card at the start,"""
    return int(has_nature(t, s, SLOW))


@grail.counts(hooks.extra_draw, "16.13")
def one_extra_card_each_turn(t: Table, s: State, p: int) -> int:
    """and one more at the end of every turn, in panic too."""
    return int(has_nature(t, s, SLOW))
