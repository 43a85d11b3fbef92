"""The verbs of effects: what each does, by which question to the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.flow import counted, is_open, push
from ...core.layout import State
from . import hooks, model
from .cells import DEAD, EVENTS_LEFT, FURTHER_PLAY, HELD, KEPT_AWAY, KIND, OVER
from .decks import discard, draw
from .events import FROM_ANSWER, FROM_LOCK, begin
from .island import unknown
from .model import COMBAT, DIPLOMACY, Effect
from .party import active, loot_item, members, wards
from .row import abilities, last

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Happening:
    """An effect as it happens: to whom, whence, on which card (-1: none), so many."""

    p: int
    whence: int
    card: int
    effect: Effect
    n: int


def _markers(t: Table, s: State, x: Happening) -> None:
    if s[KIND] != COMBAT:
        return
    if x.n < 0:
        hooks.remove_markers.run(t, s, x.p, -x.n)
        return
    fewer = min(x.n, hooks.fewer_markers.sum(t, s, x.p))
    if fewer:
        hooks.fewer_given.run(t, s, x.p)
    hooks.add_markers.run(t, s, x.p, x.n - fewer)


def _hits(t: Table, s: State, x: Happening) -> None:
    if x.n < 0:
        s[KEPT_AWAY] = counted(s[KEPT_AWAY] - x.n, "Odvrácených zásahů")
    elif wards(t, s, x.p):
        push(s, t.step["warding"], x.p, counted(x.n, "Zásahů"), x.whence)
    else:
        hooks.hit.run(t, s, x.p, x.n)


def _slide(t: Table, s: State, x: Happening) -> None:
    if s[KIND] != DIPLOMACY:
        return
    if x.whence == FROM_ANSWER:
        hooks.pushed.run(t, s, x.n)
    else:
        hooks.affinity.run(t, s, x.n)


def _draw(t: Table, s: State, x: Happening) -> None:
    if x.whence == FROM_LOCK:
        hooks.bonus_draw.run(t, s, x.p, x.n)
    else:
        draw(t, s, x.p, x.n)


def _gain(t: Table, s: State, x: Happening) -> None:
    hooks.gained.run(t, s, x.p, x.effect.what, x.n)


def _charge(t: Table, s: State, x: Happening) -> None:
    hooks.charged.run(t, s, x.card, x.n)


def _by_encounter(t: Table, s: State, x: Happening) -> None:
    program = hooks.by_encounter.first(t, s, x.effect.what)
    if program is not None:
        begin(t, s, x.p, t.programs[program], x.whence, x.card, x.n)


def _discard_last(t: Table, s: State, x: Happening) -> None:
    """While a card that was played is resolved, the last one goes when that is done (12.17); at any other time at once."""
    if is_open(s, t.step["placed"]):
        hooks.discard_last.run(t, s, x.n)
    else:
        _destroy(t, s, x)


def _destroy(t: Table, s: State, x: Happening) -> None:
    """The last card goes; where the text names one, only that card."""
    for _ in range(x.n):
        if (c := last(t, s)) >= 0 and x.effect.what in ("", t.card[c].name):
            hooks.leaves_sequence.run(t, s, c)


def _further(t: Table, s: State, x: Happening) -> None:
    s[FURTHER_PLAY] += x.n


def _throw(t: Table, s: State, x: Happening) -> None:
    """A weapon or a shield is thrown, if there is one; it brings so many markers."""
    if not hooks.impossible.holds(t, s, x.p, x.effect.what):
        hooks.add_markers.run(t, s, x.p, x.n)


def _events(t: Table, s: State, x: Happening) -> None:
    """Cards of random events come to the deck of events."""
    s[EVENTS_LEFT] = counted(s[EVENTS_LEFT] + x.n - hooks.events_fewer.sum(t, s, x.n), "Karet událostí")


def _item(t: Table, s: State, x: Happening) -> None:
    """A piece of loot that is an item."""
    s[t.items[loot_item(t, x.p, x.effect.what)] + HELD] = 1


def _die(t: Table, s: State, x: Happening) -> None:
    """A character dies. What follows is in the part of the rules that the source lacks, but for hard mode."""
    s[t.players[x.p] + DEAD] = 1
    hooks.dead.run(t, s, x.p)
    if not s[OVER]:
        unknown("Co následuje po smrti postavy, stanoví strana 13, kterou předloha nemá.")


VERBS: dict[str, Callable[[Table, State, Happening], None]] = {
    model.MARKERS: _markers,
    model.HITS: _hits,
    model.AFFINITY: _slide,
    model.DRAW: _draw,
    model.DISCARD: lambda t, s, x: discard(t, s, x.p, x.n),
    model.GAIN: _gain,
    model.CHARGE: _charge,
    model.BY_ENCOUNTER: _by_encounter,
    model.DISCARD_LAST: _discard_last,
    model.DESTROY_LAST: _destroy,
    model.FURTHER: _further,
    model.THROW: _throw,
    model.EVENTS: _events,
    model.DIE: _die,
    model.ITEM: _item,
    model.ANOTHER: lambda t, s, x: None,
}


def amount(t: Table, s: State, p: int, effect: Effect) -> int:
    """How much an effect is, with what it counts."""
    n = effect.n
    if effect.per:
        n *= hooks.connected_locks.sum(t, s, effect.per)
    if effect.level:
        n *= hooks.level.sum(t, s, p, effect.level)
    return n


def changes(t: Table, s: State, trigger: str, effect: Effect) -> int:
    """By how much visible abilities of a kind change what the opponent does."""
    found = (x for _c, ability in abilities(t, s, trigger) for x in ability.effects)
    alike = (x for x in found if (x.verb, x.what) == (effect.verb, effect.what))
    return sum(amount(t, s, active(s), x) for x in alike)


def changed(t: Table, s: State, whence: int, effect: Effect, n: int) -> int:
    """What abilities leave of an effect: it never turns round, and hits that cannot be prevented do not grow fewer."""
    by = hooks.changed_by.sum(t, s, whence, effect)
    if by < 0 and effect.verb == model.HITS and hooks.unavoidable.holds(t, s, whence):
        by = 0
    if not by or not n or not hooks.changed_first.holds(t):
        return n
    return max(0, n + by) if n > 0 else min(0, n + by)


def carry_out(t: Table, s: State, p: int, effect: Effect, whence: int, card: int, times: int) -> None:
    """Let one effect happen, so many times as its lock says, unless the marker stands where it does not."""
    if effect.unless and hooks.on_colour.holds(t, s, effect.unless):
        return
    n = changed(t, s, whence, effect, amount(t, s, p, effect) * times)
    if n:
        for q in members(t, s) if effect.everybody and hooks.whole_party.holds(t) else [p]:
            VERBS[effect.verb](t, s, Happening(q, whence, card, effect, n))
