"""Events: the only code that changes cards, tokens and gold.

Each event asks first whether anything forbids it (*cannot*, 9.39), lets the rules of its hook
carry it out, and then wakes the abilities that wait for it. Effects and steps call these and
never write cells of cards themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.piles import awaited, place
from ...cards.texts import cannot
from ...cards.triggers import happen, pass_by, set_off
from ...core.flow import counted
from ...core.layout import State, set_one
from . import hooks
from .cells import (
    AT_ODDS,
    CHOSEN,
    CONTROL,
    DEAD,
    DEATHBOUND,
    DIRTY,
    DISCARD,
    DOOMED,
    HAND,
    HELD,
    KILL,
    KILLED,
    KNEELING,
    MORIBUND,
    ONLY_DISCARDED,
    ONLY_PAID,
    ONLY_PUT,
    ORDER,
    OTHER_END,
    PLAY,
    PUT_IN_ORDER,
    REVEALED,
    SHED,
    THROWN,
    TRIGGERED,
    WENT,
    ZONE,
)
from .moments import dies_for_a_claim
from .values import flags

if TYPE_CHECKING:
    from .table import Table


# -- places -------------------------------------------------------------------------------
def leave_play(t: Table, s: State, c: int, zone: int) -> None:
    """A card leaves play for ``zone``; what was on it is dealt with first."""
    hooks.leaves_play.run(t, s, c)
    hooks.left_play.run(t, s, c)
    held = s[c + CONTROL]
    place(t, s, c, zone)
    if held != t.owner[c] and not t.exploring:
        set_one(s, c + HELD, held)


def enter_play(t: Table, s: State, c: int, p: int, how: str) -> None:
    """A card comes into play under ``p``'s control; ``how`` is "played" or "put"."""
    s[c + ORDER] = s[c + REVEALED] = s[c + PUT_IN_ORDER] = 0
    awaited(s, c)
    hooks.enter_play.run(t, s, c, p)
    happen(t, s, how, c, p)
    if how != "played":
        pass_by(t, s, "played", ONLY_PUT, c, p)
    if not hooks.enters_unnoticed.refuses(t, how):
        happen(t, s, "entered", c, p)


# -- standing and kneeling ----------------------------------------------------------------
def kneel(t: Table, s: State, c: int, *, effect: bool = False) -> None:
    if s[c + KNEELING] or effect and cannot(t, s, c, "kneel"):
        return
    hooks.kneel.run(t, s, c)
    awaited(s, c)
    happen(t, s, "knelt", c, s[c + CONTROL])
    if effect or hooks.payment_triggers.allows(t):
        happen(t, s, "knelt by effect", c, s[c + CONTROL])


def kneel_to_pay(t: Table, s: State, c: int) -> None:
    """A card kneels for a cost, and by no effect."""
    kneel(t, s, c)
    pass_by(t, s, "knelt by effect", ONLY_PAID, c, s[c + CONTROL])


def stand(t: Table, s: State, c: int) -> None:
    if not s[c + KNEELING] or cannot(t, s, c, "stand"):
        return
    s[c + KNEELING] = 0
    awaited(s, c)
    happen(t, s, "stood", c, s[c + CONTROL])


# -- killing and discarding ---------------------------------------------------------------
def doom(t: Table, s: State, c: int, bits: int) -> bool:
    """Mark a card as about to be killed or discarded; the step ``Leave`` carries it out."""
    verb = "kill" if bits & KILL else "discard"
    if s[c + ZONE] != PLAY or cannot(t, s, c, verb) or hooks.stays.refuses(t, s, c):
        return False
    if s[c + MORIBUND] and hooks.destination_locked.refuses(t, s, c):
        return False
    s[c + DOOMED] |= bits
    s[c + PUT_IN_ORDER] = 0
    return True


def kill(t: Table, s: State, c: int) -> None:
    awaited(s, c)
    settled(t, s, c, "discarded")
    if not hooks.unheard_kill.refuses(t, s, c):
        happen(t, s, "killed", c, s[c + CONTROL])
    if not lingers(t, s, c, DEAD):
        go_dead(t, s, c)


def settled(t: Table, s: State, c: int, other: str, at_odds: bool = False) -> None:
    """What happens to a card that would be killed and discarded at once: what waits for the other has heard nothing."""
    if at_odds or s[c + AT_ODDS]:
        pass_by(t, s, other, OTHER_END, c, s[c + CONTROL])


def go_dead(t: Table, s: State, c: int) -> None:
    """A killed card leaves play."""
    hooks.kill.run(t, s, c)
    went(t, s, c, KILLED)


def lingers(t: Table, s: State, c: int, zone: int) -> bool:
    """Whether a card about to leave play stays, moribund, until what it has set off is over (agot-lcg 7.20).

    So it does while an ability of its own, or of a card on it, waits. What others answer that has nothing to do with it keeps
    it from nowhere.
    """
    if s[c + ZONE] != PLAY or not s[TRIGGERED] or not set_off(t, s, c, {c, *t.attached(s, c)}):
        return False
    hooks.moribund.run(t, s, c, zone)
    return bool(s[c + MORIBUND])


def clear_moribund(t: Table, s: State) -> None:
    """Moribund cards leave play now."""
    for c in t.rows:
        if s[c + MORIBUND]:
            (go_dead if s[c + MORIBUND] == DEAD else go_discarded)(t, s, c)


def discard(t: Table, s: State, c: int) -> None:
    """A card in play, in hand or in a deck goes to its owner's discard pile."""
    awaited(s, c)
    if s[c + ZONE] == PLAY:
        settled(t, s, c, "killed")
        happen(t, s, "discarded", c, s[c + CONTROL])
        if flags(t, s, c) & DEATHBOUND:
            pass_by(t, s, "killed", ONLY_DISCARDED, c, s[c + CONTROL])
        if lingers(t, s, c, DISCARD):
            return
    go_discarded(t, s, c)


def go_discarded(t: Table, s: State, c: int) -> None:
    """A discarded card goes where discarded cards of its kind go."""
    origin, words = s[c + ZONE], flags(t, s, c)
    hooks.discard.run(t, s, c)
    hooks.discarded_from.run(t, s, c, origin, words)
    went(t, s, c, SHED if origin == PLAY else THROWN)


def went(t: Table, s: State, c: int, how: int) -> None:
    """Remember how a card went to its pile, for who looks for it elsewhere; lines that are explored need not know."""
    if not t.exploring:
        s[c + WENT] = how


def save(t: Table, s: State, c: int) -> None:
    """What was about to happen to a card does not; of a claim that is remembered, but not by who explores."""
    hooks.saved.run(t, s, c)
    if not t.exploring and dies_for_a_claim(t, s):
        hooks.spared.run(t, s, c)


# -- power and gold -----------------------------------------------------------------------
def claim_for_house(t: Table, s: State, p: int, n: int) -> None:
    hooks.claim_house.run(t, s, p, n)
    s[DIRTY] = 1
    happen(t, s, "claimed", 0, p)


def claim_for_card(t: Table, s: State, c: int, n: int) -> None:
    hooks.claim_card.run(t, s, c, n)
    s[DIRTY] = 1
    happen(t, s, "claimed", c, s[c + CONTROL])


def add_to(s: State, at: int, n: int, what: str) -> None:
    """Add to a cell, within the range of a byte; a number never falls below 0 unnoticed."""
    s[at] = counted(s[at] + n, what)


# -- drawing ------------------------------------------------------------------------------
def may_draw(t: Table, s: State, p: int, by_effect: bool) -> bool:
    if hooks.draw.refuses(t, s, p):
        return False
    return not (by_effect and hooks.draw_by_effect.refuses(t, s, p))


def take_into_hand(t: Table, s: State, c: int, p: int, by_effect: bool) -> None:
    """A drawn card goes to the hand; draws by effects are counted (6.20)."""
    s[c + ZONE] = HAND
    s[c + ORDER] = s[c + REVEALED] = 0
    awaited(s, c)
    if by_effect:
        hooks.drawn_by_effect.run(t, s, p)
    happen(t, s, "drawn", c, p)


# -- plots --------------------------------------------------------------------------------
def reveal_plot(t: Table, s: State, p: int) -> None:
    """Turn a player's chosen plot up, cover the last one, and recycle if the deck is used up."""
    if not s[t.players[p] + CHOSEN]:
        return
    for rule in reversed(hooks.plot_revealed.of(t)):
        rule(t, s, p)
    hooks.plots_revealed.run(t, s, p)
