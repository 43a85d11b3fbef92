"""Where play stands, and which choices have a time of their own: what the chapters say of moments (``core.moments``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...cards.matching import named
from ...cards.steps import DECLINED, WHO
from ...cards.triggers import ready
from ...cards.windows import PASS
from ...core.flow import STEP, Options, advance, frames, is_open, take, top
from ...core.hooks import Truth
from ...core.layout import State
from ...core.moments import stands_at
from . import hooks
from .cells import (
    ASKED,
    ATTACKED,
    CONTROL,
    DEAD,
    DISCARD,
    DISCARDED,
    DOOMED,
    KILL,
    MILITARY,
    MORIBUND,
    PLAY,
    PUT_IN_ORDER,
    REMARKS,
    STAGE,
    SUBJECT,
    TYPE,
    ZONE,
)
from .players import NO_PLAYER, attacker

if TYPE_CHECKING:
    from ...cards.model import Who
    from ...cards.table import Bound
    from .table import Table

_SILENT_CHOICES = 16
"""How many choices that silence makes are looked past, in search of one that follows of itself."""
Asked = Callable[["Table", State, int, str], Truth]
"""A rule on a choice out of its place: (table, position, who would choose, the kind of choice)."""


def only_by_its_player(step: str, verbs: tuple[str, ...], says: str) -> Asked:
    """Refuses choices of some kinds at a step by a player who does not make them."""

    def not_theirs(t: Table, s: State, p: int, asked_for: str) -> Truth:
        return asked_for in verbs and stands_at(t, s, step)

    not_theirs.__doc__ = says
    not_theirs.__name__ = f"player of {step}"
    return not_theirs


def in_setup(t: Table, s: State) -> bool:
    """Whether the game is being set up."""
    return is_open(s, t.step["setup"])


def resolving(t: Table, s: State) -> bool:
    """Whether an ability is being resolved."""
    return is_open(s, t.step["resolve"])


def follows(t: Table, s: State, verb: str) -> bool:
    """Whether such a choice comes of itself, if nobody acts between the steps of the challenge at hand.

    So it is where there is nobody to be chosen and play goes past it: not the time refuses such a choice then, unless the
    question is about this very moment.
    """
    return not t.still and where_it_follows(t, s, verb) is not None


def too_early(t: Table, s: State, verb: str) -> bool:
    """Whether such a choice would come of itself, and the question is about this very moment, before it has come."""
    return t.still and where_it_follows(t, s, verb) is not None


def won_when_victims_follow(t: Table, s: State) -> bool:
    """Whether the choice of victims comes of itself, in a challenge that the attacker wins as things stand by then."""
    there = where_it_follows(t, s, "victim")
    return there is not None and attacker_wins(t, there)


def where_it_follows(t: Table, s: State, verb: str) -> State | None:
    """The position of the window before such a choice, to which silence leads."""
    ahead = s[:]
    for _choice in range(_SILENT_CHOICES if s[TYPE] else 0):
        options = advance(t, ahead) or []
        if stands_at(t, ahead, "challenge window") and PASS in options and _comes_next(t, ahead, verb):
            return None if verb == "victim" and _calls_for_responses(t, ahead) else ahead
        if not _goes_on(t, ahead, options):
            break
    return None


def _calls_for_responses(t: Table, s: State) -> bool:
    """Whether the result of the challenge, once everybody has passed in this window, is responded to first."""
    later = s[:]
    for _player in range(t.count):
        take(t, later, PASS)
        if PASS not in (advance(t, later) or []) or not stands_at(t, later, "challenge window"):
            break
    return stands_at(t, later, "after")


def _comes_next(t: Table, s: State, verb: str) -> bool:
    """Whether the step after this window would take such a choice, if there were anybody to be chosen."""
    if s[STAGE] == ATTACKED:
        attacks_with_stealth = bool(hooks.stealth.sum(t, s))
        if verb == "stealth":
            return attacks_with_stealth
        waits = attacks_with_stealth and any(not hooks.stealth_target.refuses(t, s, attacker(s), c) for c in t.characters)
        return verb == "defend" and not waits
    return verb == "victim" and s[TYPE] == MILITARY


def attacker_wins(t: Table, s: State) -> bool:
    """Whether the attacker wins the challenge at hand as things stand."""
    attack, defense = hooks.attack_total.sum(t, s), hooks.defense_total.sum(t, s)
    winner = hooks.challenge_winner.first_or(NO_PLAYER, t, s, attack, defense)
    return winner == attacker(s) and not hooks.win.refuses(t, s, winner, attack, defense)


def passed_over(t: Table, s: State, p: int) -> bool:
    """Whether a player's turn to respond has gone by because there was nothing to respond with."""
    f = top(s)
    gone = [t.clockwise(s[f + WHO])[-n] for n in range(1, min(s[f + DECLINED], t.count - 1) + 1)]
    return p in gone and not any(not hooks.use.refuses(t, s, p, b) for b in ready(t, s, "response"))


def has_no_response_ahead(t: Table, s: State, p: int) -> bool:
    """Whether silence leads to where what happens is responded to, and this player has nothing to do it with.

    It leads there through the steps of a challenge, and through choices that are forced while something is resolved.
    """
    ahead = s[:]
    for _choice in range(_SILENT_CHOICES if s[TYPE] or stands_at(t, s, "resolve") else 0):
        options = advance(t, ahead) or []
        if stands_at(t, ahead, "after"):
            return not ordering_passives(t, ahead) and passed_over(t, ahead, p)
        if not _goes_on(t, ahead, options):
            break
    return False


def _goes_on(t: Table, s: State, options: Options) -> bool:
    """Make the choice of a challenge that silence makes; whether there was one."""
    if stands_at(t, s, "challenge window") and PASS in options:
        take(t, s, PASS)
    elif len(options) == 1 and stands_at(t, s, "attackers", "defenders", "resolve"):
        take(t, s, options[0])
    else:
        return False
    return True


def threat(b: Bound) -> int:
    """What an ability saves from."""
    return {"kill": KILL, "discard": DISCARDED}.get(b.ability.trigger.event, KILL | DISCARDED)


def dies_for_a_claim(t: Table, s: State) -> bool:
    """Whether what is about to be killed has been chosen for a claim, whatever is resolved on top of that."""
    open_steps = [s[f + STEP] for f in reversed(frames(s))]
    claim, leave = t.step["aftermath"].number, t.step["leave"].number
    return claim in open_steps and open_steps[open_steps.index(claim) + 1 :][:1] == [leave]


def ordering_doom(t: Table, s: State) -> bool:
    """Whether it is being decided if a card is killed or discarded first."""
    if not stands_at(t, s, "leave"):
        return False
    waiting = next((c for c in t.rows if s[c + DOOMED] and not s[c + DOOMED] & ASKED), 0)
    return bool(waiting) and awaits_an_order(s, waiting)


def awaits_an_order(s: State, c: int) -> bool:
    """Whether a card is about to be killed and discarded, and nobody has decided what comes first."""
    return bool(s[c + DOOMED] & KILL and s[c + DOOMED] & DISCARDED)


def has_been_put_in_order(s: State, c: int) -> bool:
    """Whether it has been decided what comes first, and the card is on its way out by that, or gone."""
    return bool(s[c + PUT_IN_ORDER] and (s[c + ZONE] in (DEAD, DISCARD) or s[c + MORIBUND] or s[c + DOOMED]))


def ordering_passives(t: Table, s: State) -> bool:
    """Whether the order of passive abilities is being decided."""
    return stands_at(t, s, "after") and bool(ready(t, s, "passive"))


def at_odds(t: Table, s: State) -> list[int]:
    """The cards that some of the passive abilities set off together kill and others discard."""
    waiting = ready(t, s, "passive")
    if len(waiting) < 2:
        return []
    killed, discarded = (_ended(t, s, waiting, verb) for verb in ("kill", "discard"))
    return sorted(killed & discarded)


def _ended(t: Table, s: State, waiting: list[Bound], verb: str) -> set[int]:
    """The cards in play on which such an effect of these abilities falls, as far as nobody chooses them."""
    falls = ((b, op.who) for b in waiting for op in b.ability.effects if op.verb == verb)
    return {c for b, who in falls for c in _meant(t, s, b, who) if s[c + ZONE] == PLAY}


def _meant(t: Table, s: State, b: Bound, who: Who) -> list[int]:
    if who.kind == "subject":
        return [t.by_mark[s[b.row + SUBJECT]]] if 0 < s[b.row + SUBJECT] < REMARKS else []
    if who.kind == "this":
        return [b.card]
    return named(t, s, who.filter, s[b.card + CONTROL], b.card) if who.kind == "each" else []
