"""Infinite loops shortened by announcement (agot-lcg 3.12 to 3.19): what comes back, and what it changed.

A loop is shown when the position stands as it stood before an earlier move of the script, apart
from counters: power, gold, strength, draws and uses. The difference is one round of the loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.lasting import Lasting, add, records
from ...cards.steps import check_victory
from ...cards.windows import ACTED, ANSWERED, PASSES, WHO
from ...core.flow import FlowError, frames
from ...core.layout import State
from ...core.moments import elsewhere
from . import hooks
from .cards import EVENT
from .cells import (
    CONTROL,
    DIRTY,
    DRAWN,
    EFFECT_STRENGTH,
    GOLD,
    LOOPED,
    OVER,
    PHASE_USES,
    POOL,
    POWER,
    REMARKS,
    ROUND_USES,
    SUBJECT,
    TOKENS,
    UNLIMITED,
)
from .steps.windows import Window

if TYPE_CHECKING:
    from ...cards.table import Bound
    from ...core.choices import Shortcut
    from ...core.line import Line
    from .table import Table

CHOSEN = ("action", "response", "save", "cancel")
"""The kinds of ability that a player chooses to use."""
LIMIT = 100_000_000
"""The greatest number of repetitions that can be named."""


def counters(t: Table) -> list[int]:
    """The cells that only count, so that a difference in them makes no other position."""
    found = [p + at for p in t.players for at in (GOLD, POWER, DRAWN)]
    return [*found, *(c + TOKENS for c in t.rows), POOL]


def unlimited_uses(t: Table) -> list[int]:
    """The uses of abilities that may be used as often as one likes."""
    return [b.row + at for b in t.bound if not b.ability.limit for at in (PHASE_USES, ROUND_USES)]


def shape(t: Table, s: State) -> tuple[bytes, tuple[Lasting, ...]]:
    """A position without what only counts."""
    bare = bytearray(s[: t.size])
    for at in (*counters(t), *unlimited_uses(t)):
        bare[at] = 0
    for b in t.bound:
        if bare[b.row + SUBJECT] >= REMARKS:  # that a response has been used bars nothing when its trigger comes again
            bare[b.row + SUBJECT] = 0
    for f in frames(s):
        if isinstance(t.steps[s[f]], Window):  # it does not matter whose turn to act it is
            bare[f + WHO] = bare[f + PASSES] = bare[f + ACTED] = bare[f + ANSWERED] = 0
    return bytes(bare), tuple(r for r in records(t, s) if r[2] != EFFECT_STRENGTH)


def round_of(line: Line) -> State | None:
    """The position before the last full round of a loop, or None when nothing has come round."""
    t, s = line.t, line.s
    now = shape(t, s)
    for before in reversed(line.before):
        earlier = bytearray(before)
        if _acted(t, earlier, s) and shape(t, earlier) == now:
            return earlier
    return None


def shown_by(t: Table, earlier: State, s: State) -> set[int]:
    """Who has used abilities between two positions, of those that nobody has to use."""
    used = [b for b in t.bound if b.kind in CHOSEN and _used(b, earlier, s)]
    return {t.owner[b.card] if t.type[b.card] == EVENT else s[b.card + CONTROL] for b in used}


def _acted(t: Table, earlier: State, s: State) -> bool:
    """Whether anybody has used an ability since then: to pass in turn is no loop (3.12)."""
    return any(_used(b, earlier, s) for b in t.bound)


def _used(b: Bound, earlier: State, s: State) -> bool:
    return any(earlier[b.row + at] != s[b.row + at] for at in (PHASE_USES, ROUND_USES))


def refused(line: Line, shortcut: Shortcut) -> tuple[tuple[str, ...], str]:
    """(the rules against repeating, the reason); both empty when it may be repeated."""
    t = line.t
    if line.s[OVER]:
        ended = tuple(elsewhere.ids(t, line.s, shortcut.player, "use"))
        return ended, "Hra už skončila, smyčku nelze opakovat." if ended or not t.muted else ""
    ids = hooks.loop.ids(t, line.s, shortcut.player, shortcut.n, round_of(line))
    if ids:
        return tuple(ids), f"Opakování smyčky je odmítnuto podle {', '.join(ids)}."
    if t.muted:
        return (), ""
    if hooks.loop.refuses(t, line.s, shortcut.player, shortcut.n, round_of(line)):
        return (), "Opakovat smyčku nedovoluje žádné pravidlo."
    if round_of(line) is None or not hooks.repeat.of(t):
        return (), "Není co opakovat: smyčka nebyla předvedena."
    return (), ""


def repeat(line: Line, shortcut: Shortcut) -> None:
    """Carry out ``n`` rounds at once, stopping at the one with which somebody wins."""
    t, s = line.t, line.s
    earlier = round_of(line)
    if earlier is not None:
        hooks.repeat.run(t, s, earlier, shortcut.n)
        if not s[OVER]:
            hooks.repeated.run(t, s, shortcut.player)


def add_rounds(t: Table, s: State, earlier: State, n: int) -> None:
    """Add ``n`` times what one round changed."""
    steps = {at: s[at] - earlier[at] for at in counters(t) if s[at] != UNLIMITED or at != POOL}
    gained = strengths(t, s)
    before = strengths(t, earlier)
    left = n
    while left and not s[OVER]:
        # power may end the game in the middle, so it is added round by round; all else at once
        now = 1 if _gains_power(t, steps) else left
        _add(s, steps, now)
        left -= now
        if hooks.loops_may_win.holds(t):
            s[DIRTY] = 1
            check_victory(t, s)
        s[LOOPED] = bool(s[OVER])
    for key, value in gained.items():
        _strengthen(t, s, key, (value - before.get(key, 0)) * (n - left))


def _gains_power(t: Table, steps: dict[int, int]) -> bool:
    return any(steps[p + POWER] > 0 for p in t.players) or any(steps[c + TOKENS] > 0 for c in t.rows)


def _add(s: State, steps: dict[int, int], n: int) -> None:
    for at, step in steps.items():
        value = s[at] + step * n
        if not 0 <= value <= 255:
            raise FlowError(f"Po {n} opakováních by hodnota byla {value}; engine počítá jen do 255. Zvolte menší počet.")
        s[at] = value


def strengths(t: Table, s: State) -> dict[tuple[int, int], int]:
    """The lasting changes of strength: by how long they last and the card they are on."""
    found: dict[tuple[int, int], int] = {}
    for until, card, what, n, _extra in records(t, s):
        if what == EFFECT_STRENGTH:
            found[until, card] = found.get((until, card), 0) + n
    return found


def _strengthen(t: Table, s: State, key: tuple[int, int], change: int) -> None:
    until, card = key
    while change:
        part = max(-127, min(127, change))
        add(t, s, until, card, EFFECT_STRENGTH, part)
        change -= part


__all__ = ["LIMIT", "add_rounds", "refused", "repeat", "round_of", "shape", "shown_by"]
