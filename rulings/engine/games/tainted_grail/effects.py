"""The verbs of effects: what each does, by which question to the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.layout import State, signed
from . import hooks
from .cells import AFFINITY, FURTHER_PLAY, KIND
from .decks import discard, draw
from .events import begin, change, leave_sequence
from .model import (
    AFFINITY as SLIDE,
)
from .model import (
    ANOTHER,
    BY_ENCOUNTER,
    CHARGE,
    COMBAT,
    DESTROY_LAST,
    DISCARD,
    DISCARD_LAST,
    DRAW,
    FURTHER,
    GAIN,
    HITS,
    MARKERS,
    THROW,
    Effect,
)
from .party import encounter
from .row import last

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
    else:
        fewer = min(x.n, hooks.fewer_markers.sum(t, s, x.p, x.n))
        if fewer:
            hooks.fewer_given.run(t, s, x.p)
        hooks.add_markers.run(t, s, x.p, x.n - fewer)


def _hits(t: Table, s: State, x: Happening) -> None:
    """Hits, less what abilities prevent; an ability that only lessens them does nothing by itself."""
    if x.n > 0:
        fewer = 0 if hooks.unavoidable.holds(t, s, x.whence) else hooks.fewer_hits.sum(t, s, x.whence)
        hooks.hit.run(t, s, x.p, max(0, x.n - fewer))


def _gain(t: Table, s: State, x: Happening) -> None:
    change(t, s, x.p, x.effect.what, x.n)


def _charge(t: Table, s: State, x: Happening) -> None:
    hooks.charged.run(t, s, x.card, x.n)


def _by_encounter(t: Table, s: State, x: Happening) -> None:
    program = hooks.by_encounter.first(t, s, x.effect.what)
    if program is not None:
        begin(t, s, x.p, t.programs[program], x.whence, x.card, x.n)


def _destroy(t: Table, s: State, x: Happening) -> None:
    for _ in range(x.n):
        if (c := last(t, s)) >= 0:
            leave_sequence(t, s, c)


def _further(t: Table, s: State, x: Happening) -> None:
    s[FURTHER_PLAY] += x.n


def _throw(t: Table, s: State, x: Happening) -> None:
    """A weapon or a shield is thrown, if there is one; each brings so many markers."""
    if not hooks.impossible.holds(t, s, x.p, x.effect.what):
        hooks.add_markers.run(t, s, x.p, x.n)


VERBS: dict[str, Callable[[Table, State, Happening], None]] = {
    MARKERS: _markers,
    HITS: _hits,
    SLIDE: lambda t, s, x: hooks.affinity.run(t, s, x.n),
    DRAW: lambda t, s, x: draw(t, s, x.p, x.n),
    DISCARD: lambda t, s, x: discard(t, s, x.p, x.n),
    GAIN: _gain,
    CHARGE: _charge,
    BY_ENCOUNTER: _by_encounter,
    DISCARD_LAST: lambda t, s, x: hooks.discard_last.run(t, s, x.n),
    DESTROY_LAST: _destroy,
    FURTHER: _further,
    THROW: _throw,
    ANOTHER: lambda t, s, x: None,
}


def carry_out(t: Table, s: State, p: int, effect: Effect, whence: int, card: int, times: int) -> None:
    """Let one effect happen, so many times as its lock says, unless the marker stands where it does not."""
    if effect.unless and on_colour(t, s, effect.unless):
        return
    n = effect.n * times * (hooks.connected_locks.sum(t, s, effect.per) if effect.per else 1)
    if n or effect.verb == ANOTHER:
        VERBS[effect.verb](t, s, Happening(p, whence, card, effect, n))


def on_colour(t: Table, s: State, colour: str) -> bool:
    """Whether the marker of affinity stands on a green or a red position now."""
    x = encounter(t, s)
    return signed(s, AFFINITY) in (x.green if colour == "green" else x.red)
