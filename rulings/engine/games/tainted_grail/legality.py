"""What may be chosen: every verb has a hook of its own, whose rules forbid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.flow import frames, operands
from ...core.hooks import Forbids
from ...core.layout import State
from ...core.legality import FREE, Asks, Legality, Question, Verb
from . import hooks
from .cells import MET
from .model import ITEM
from .needs import NEEDS
from .party import loot_item
from .row import last

if TYPE_CHECKING:
    from .table import Table

WHO, CARD = operands("who card")
_WHO, _N, WHENCE = operands("who n whence")
_KIND, WHO_ACTS = operands("kind who")
_PARTY, PROGRAM, AT = operands("party program at")


def _resolved(hook: Forbids[...]) -> Asks:
    """The question about the card that is being resolved, or was at last; none while the sequence is empty."""

    def asks(t: Table, s: State, p: int, *lock: int) -> list[Question]:
        placed = t.step["placed"].number
        open_now: list[Question] = [(hook, (s, s[f + WHO], s[f + CARD], *lock)) for f in frames(s) if s[f] == placed]
        played = last(t, s)
        done: list[Question] = [(hook, (s, p, played, *lock))] if played >= 0 and p in t.everyone and s[MET] else []
        return (open_now or done)[:1]

    return asks


def _act(kind: str) -> Asks:
    """The questions about an action; where the situation says what it costs, about that as well."""

    def asks(t: Table, s: State, p: int, who: int, *place: int) -> list[Question]:
        cost = t.printed.efforts.get(kind)
        found: list[Question] = [(hooks.act, (s, p, who))]
        return found if cost is None else [*found, (hooks.effort, (s, who, cost))]

    return asks


def _effort(t: Table, s: State, p: int, n: int) -> list[Question]:
    """The question about the energy that an action costs; none while there is no such action."""
    effort = t.step["effort"].number
    return [(hooks.effort, (s, s[f + WHO_ACTS], n)) for f in frames(s) if s[f] == effort][:1]


def _now(hook: Forbids[[State]]) -> Asks:
    """The question whether it is the time for it."""
    return lambda t, s, p, *args: [(hook, (s,))]


def _plain(hook: Forbids[...]) -> Asks:
    """The question of a hook with what is chosen alone: who chooses is among it."""
    return lambda t, s, p, *args: [(hook, (s, *args))]


def _ward(t: Table, s: State, p: int, item: int) -> list[Question]:
    """The question about the hits that are about to come through; none while there are none."""
    warding = t.step["warding"].number
    return [(hooks.ward, (s, p, item, s[f + WHENCE])) for f in frames(s) if s[f] == warding][:1]


def _loot(t: Table, s: State, _party: int, p: int) -> list[Question]:
    """Whether a character may take the piece of loot at hand, where that is an item."""
    loot = t.step["loot"].number
    pieces = [t.programs[s[f + PROGRAM]][s[f + AT]] for f in frames(s) if s[f] == loot]
    return [(hooks.take_item, (s, p, loot_item(t, p, piece.what))) for piece in pieces if piece.verb == ITEM]


LEGALITY = Legality(
    {
        "activate": Verb(hooks.activate),
        "approach": Verb(hooks.approach),
        "avoid": Verb(hooks.avoid),
        "coin": FREE,
        "disagree": FREE,
        "discard": Verb(hooks.discard),
        "draw": FREE,
        "equip": Verb(hooks.equip),
        "equipped": Verb(hooks.finish_equipping),
        "face": FREE,
        "flee": Verb(hooks.flee),
        "insert": Verb(hooks.insert),
        "keep": FREE,
        "lock": Verb(also=_resolved(hooks.lock)),
        "loot": Verb(also=_loot),
        "pay": Verb(also=_resolved(hooks.pay)),
        "play": Verb(hooks.play),
        "redraw": Verb(hooks.redraw),
        "resolve": Verb(hooks.resolve),
        "save": Verb(also=_resolved(hooks.save_magic)),
        "set aside": Verb(hooks.set_aside),
        "stop": Verb(hooks.stop),
        "suffer": FREE,
        "use": Verb(hooks.use),
        "wake": Verb(hooks.activate),
        "ward": Verb(also=_ward),
        # the day
        "begin": FREE,
        "board": Verb(also=_plain(hooks.board)),
        "deck": Verb(also=_plain(hooks.deck)),
        "sheet": Verb(also=_plain(hooks.sheet)),
        "story": Verb(also=_plain(hooks.story)),
        "add": Verb(hooks.add, timing=_now(hooks.rebuild_now)),
        "dawn": Verb(timing=_now(hooks.dawn_now)),
        "die": FREE,
        "drop relief": Verb(hooks.drop_relief),
        "eat": Verb(also=_plain(hooks.eat), timing=_now(hooks.rest_now)),
        "escape": Verb(hooks.escape),
        "explore": Verb(also=_act("explore"), timing=_now(hooks.act_now)),
        "face guardian": FREE,
        "fast": Verb(also=_plain(hooks.fast), timing=_now(hooks.rest_now)),
        "grace": Verb(hooks.grace),
        "improve": Verb(also=_plain(hooks.improve), timing=_now(hooks.improve_now)),
        "improved": Verb(timing=_now(hooks.improve_now)),
        "keep card": Verb(hooks.keep_card),
        "leave": FREE,
        "light": Verb(hooks.light),
        "local": Verb(hooks.local, also=_act("local"), timing=_now(hooks.act_now)),
        "menhir": Verb(hooks.menhir, also=_act("menhir"), timing=_now(hooks.act_now)),
        "pass": Verb(hooks.give_up, timing=_now(hooks.act_now)),
        "personal": Verb(also=_act("personal"), timing=_now(hooks.act_now)),
        "price": Verb(hooks.price),
        "put item": FREE,
        "rebuilt": Verb(timing=_now(hooks.rebuild_now)),
        "remove": Verb(hooks.remove, timing=_now(hooks.rebuild_now)),
        "roll": Verb(hooks.roll, timing=_now(hooks.roll_now)),
        "spend": Verb(also=_effort),
        "take item": Verb(hooks.take_item),
        "travel": Verb(also=_act("travel"), timing=_now(hooks.act_now)),
    },
    NEEDS,
)
legal = LEGALITY.legal
