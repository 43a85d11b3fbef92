"""Laying a situation out: its sentences compiled to a table, and the position where the script begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.lasting import add
from ...cards.seating import check_abilities, table_order
from ...cards.sequences import NEXT
from ...core.flow import counted, push, top
from ...core.language.gherkin import ScenarioError
from ...core.layout import State, set_one
from ...limits import MAX_ABILITIES
from . import cells, hooks
from .cards import Card
from .contradictions import contradictions
from .game import make_table
from .placed import Placed
from .steps.challenge import announced
from .steps.phases import BEGUN, PHASES, parts_in_order
from .table import Seat, Table

if TYPE_CHECKING:
    from ...core.trace import Recorder
    from .sentences.state_given import IsAttacking
    from .situation import Situation


PLAIN_PLOT = "zápletka hráče"
"""How the plot is called that a player has of whom nothing is said."""


def place(situation: Situation, off: frozenset[str], recorder: Recorder | None) -> tuple[Table, State]:
    """The table with the rules in force, and the position where the script begins."""
    situation.seat_somebody_else()
    placed = list(situation.cards.values())
    if not situation.setup:
        placed += _default_plots(situation)
    check_abilities(placed)
    contradictions(situation)
    order = table_order(placed)
    seats = [
        Seat(
            name,
            situation.alliances.get(name) or ((situation.houses[name],) if name in situation.houses else ()),
            name in situation.alliances,
        )
        for name in situation.players
    ]
    t = make_table(
        seats,
        [x.card for x in order],
        [x.name for x in order],
        [x.owner for x in order],
        edition=situation.edition,
        off=off,
        recorder=recorder,
        lasting_possible=bool(situation.modifiers),
    )
    if len(t.bound) > MAX_ABILITIES * 2:
        raise ScenarioError("Schopnosti, které karty mohou získat, je příliš mnoho. Zmenšete počet karet ve hře.")
    s = t.layout.empty()
    _write_cards(situation, t, s, placed)
    _write_players(situation, t, s)
    _write_control(t, s, placed)
    for x in situation.modifiers:
        add(t, s, x.until, t.mark[t.by_name[x.card]], cells.EFFECT_STRENGTH, x.n)
    _open(situation, t, s)
    return t, s


def _default_plots(situation: Situation) -> list[Placed]:
    """A plain plot for every player without one, except where the round's plots are about to be chosen."""
    choosing = situation.phase == cells.PLOTS
    in_place = (cells.PLOT, cells.PLOT_DECK) if choosing else (cells.PLOT,)
    with_plot = {x.owner for x in situation.cards.values() if x.zone in in_place}
    found = []
    for p, name in enumerate(situation.players):
        if p in with_plot:
            continue
        title = f"{PLAIN_PLOT} {name}"
        while title in situation.cards:
            title = f"jiná {title}"
        found.append(Placed(title, Card(title, "plot"), p, cells.PLOT, p))
    return found


def _write_cards(situation: Situation, t: Table, s: State, placed: list[Placed]) -> None:
    depth: dict[tuple[int, int], int] = {}
    for x in placed:
        c = t.by_name[x.name]
        s[c + cells.ZONE] = x.zone
        s[c + cells.CONTROL] = x.control if x.zone == cells.PLAY else x.owner
        s[c + cells.KNEELING] = x.kneeling
        s[c + cells.TOKENS] = x.tokens
        s[c + cells.DUPLICATE] = x.duplicate
        s[c + cells.FACE_DOWN] = x.face_down
        s[c + cells.GOLD_ON] = x.gold_on
        if x.host:
            s[c + cells.HOST] = t.pointer(t.by_name[x.host])
        if x.zone in (cells.DECK, cells.DISCARD, cells.DEAD):
            depth[x.owner, x.zone] = depth.get((x.owner, x.zone), 0) + 1
            s[c + cells.ORDER] = counted(depth[x.owner, x.zone], "pořadí v hromádce")


def _write_control(t: Table, s: State, placed: list[Placed]) -> None:
    """Who controls another's card has taken it for good: where control can change, that goes on after later effects."""
    if not any(op.verb == "control" for b in t.bound for op in b.ability.effects):
        return
    for x in placed:
        if x.zone == cells.PLAY and x.control != x.owner and not x.host:
            add(t, s, cells.FOREVER, t.mark[t.by_name[x.name]], cells.EFFECT_CONTROL, 0, x.control)


def _write_players(situation: Situation, t: Table, s: State) -> None:
    for name, row in zip(situation.players, t.players, strict=True):
        s[row + cells.POWER] = situation.numbers.get((name, "power"), 0)
        s[row + cells.GOLD] = situation.numbers.get((name, "gold"), 0)
        s[row + cells.LIMITED_PLAYED] = situation.numbers.get((name, "limited"), 0)
        s[row + cells.DRAWN] = situation.numbers.get((name, "drawn"), 0)
        s[row + cells.MADE] = situation.made.get(name, 0)
        s[row + cells.SHUFFLED] = name in situation.shuffled


def _open(situation: Situation, t: Table, s: State) -> None:
    s[cells.POOL] = cells.UNLIMITED if situation.pool is None else situation.pool
    s[cells.ROUND] = situation.round
    if situation.setup:
        s[cells.ROUND] = 0
        hooks.begin.run(t, s, lambda: push(s, t.step["setup"]))
        return
    first = situation.players.index(situation.first) if situation.first else 0
    set_one(s, cells.FIRST_PLAYER, first)
    if any(s[p + cells.POWER] for p in t.players) or any(s[c + cells.TOKENS] for c in t.rows):
        s[cells.DIRTY] = 1
    phases = [rule(t) for rule in hooks.round_phases.of(t)]
    name = next(n for n, phase in PHASES.items() if phase.phase == situation.phase)
    push(s, t.step["round"], phases.index(name) + 1 if name in phases else len(phases))
    push(s, t.step[name])
    if situation.phase not in (cells.MARSHALLING, cells.CHALLENGES):
        return
    _open_part(situation, t, s, first)


def _open_part(situation: Situation, t: Table, s: State, first: int) -> None:
    """In marshalling and challenges: stand in the part of the active player."""
    marshalling = situation.phase == cells.MARSHALLING
    begun = bool(situation.active) or not marshalling or any(key == "gold" for _n, key in situation.numbers)
    if not begun:
        return
    s[cells.PHASE] = situation.phase
    f = top(s)
    s[f + NEXT] = s[f + BEGUN] = 1
    active = situation.attack.player if situation.attack else situation.active
    p = situation.players.index(active) if active else first
    order = parts_in_order(t, s)
    turns = "marshalling turns" if marshalling else "challenges turns"
    if marshalling and not any(key == "gold" for _n, key in situation.numbers):
        push(s, t.step[turns], 0, order.index(p))
        return
    push(s, t.step[turns], 0, order.index(p) + 1)
    set_one(s, cells.ACTIVE, p)
    push(s, t.step["marshalling window" if marshalling else "challenges window"], p, 0, p)
    if situation.attack:
        _open_challenge(situation, t, s, p, situation.attack)


def _open_challenge(situation: Situation, t: Table, s: State, p: int, x: IsAttacking) -> None:
    announced(s, p, x.type, situation.players.index(x.opponent))
    s[cells.STAGE] = cells.ATTACKED
    s[t.players[p] + cells.MADE] |= cells.bit_of(x.type)
    push(s, t.step["challenge"], 1, p)
    _side(situation, t, s, x.cards, cells.ATTACKS)
    if situation.defense:
        _side(situation, t, s, situation.defense.cards, cells.DEFENDS)
        s[cells.STAGE] = cells.DEFENDED
        s[top(s) + NEXT] = t.challenge_steps.index("defenders") + 1


def _side(situation: Situation, t: Table, s: State, names: tuple[str, ...], side: int) -> None:
    for name in names:
        situation.known(name)
        c = t.by_name[name]
        s[c + cells.SIDE] = side
        s[c + cells.KNEELING] = 1
