"""From the sentences of *Když* to choices: what each move means in the position at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...core.choices import Intent, Move, Until, Verify
from ...core.flow import Choice, is_open
from ...core.hooks import ids_of
from ...core.language.gherkin import ScenarioError
from ...core.layout import State
from . import cells, hooks
from .cells import CHANCE
from .situation import westeros_kind
from .words import records as r

if TYPE_CHECKING:
    from .table import Table

Reading = Callable[["Table", State, Any], Sequence[Move]]
"""What a record of a move means in a position."""


def player(t: Table, name: str) -> int:
    if name in t.houses:
        return t.houses.index(name)
    raise ScenarioError(f"Rod {name} v situaci nehraje. Hrají: {', '.join(t.houses)}.")


def area(t: Table, name: str) -> int:
    return t.area_index[name]


def leader(t: Table, name: str) -> int:
    if name not in t.leader_index:
        raise ScenarioError(f'Kartu rodu „{name}“ situace nezná. Přidejte větu: Stark má kartu rodu "{name}" se silou 1.')
    return t.leader_index[name]


def _one(verb: str, choice: Callable[[Table, Any], Choice]) -> Reading:
    """A move that is a single choice: ``choice(t, m)`` gives it."""
    return lambda t, s, m: [Intent(player(t, m.player), (choice(t, m),), verb)]


def _start(t: Table, s: State, m: r.StartGame) -> list[Intent]:
    return [Intent(0, (("start",),), "start")]


def _raid(t: Table, s: State, m: r.Raid) -> list[Intent]:
    p, i = player(t, m.player), area(t, m.area)
    found = [Intent(p, (("raid", i, area(t, m.target)),), "raid")]
    if m.second:
        found.append(Intent(p, (("raid_also", i, area(t, m.second)),), "raid_also"))
    else:
        found.append(Intent(p, (("enough",),), "enough", optional=True))
    return found


def _march(t: Table, s: State, m: r.March) -> list[Intent]:
    p, i = player(t, m.player), area(t, m.area)
    token = s[t.at[i] + cells.ORDER]
    found = [Intent(p, (("march", i),), "march")]
    for unit, n, goal in sorted(m.moves, key=lambda move: (area(t, move[2]), move[0])):
        found += [Intent(p, (("go", i, area(t, goal), unit),), "go")] * n
    return [*found, Intent(p, (("halt", i, token),), "halt")]


def _losses(verb: str) -> Reading:
    def intents(t: Table, s: State, m: r.LoseInBattle | r.PerishRetreating) -> list[Intent]:
        p = player(t, m.player)
        return [Intent(p, ((verb, unit),), verb) for unit, n in m.units for _ in range(n)]

    return intents


def _remove(t: Table, s: State, m: r.RemoveUnits) -> list[Intent]:
    p, i = player(t, m.player), area(t, m.area)
    return [Intent(p, (("remove", i, unit),), "remove") for unit, n in m.units for _ in range(n)]


def _muster(t: Table, s: State, m: r.Muster) -> list[Intent]:
    p, i = player(t, m.player), area(t, m.area)
    place = area(t, m.sea) if m.sea else i
    return [Intent(p, (("muster", i, unit, place),), "muster") for unit, n in m.units for _ in range(n)]


def _upgrade(t: Table, s: State, m: r.Upgrade) -> list[Intent]:
    i = area(t, m.area)
    choices = (("knight", i), ("upgrade", i)) if s[cells.FIELD] else (("upgrade", i), ("knight", i))
    return [Intent(player(t, m.player), choices, choices[0][0])]


def _order_tied(t: Table, s: State, m: r.OrderTied) -> list[Intent | Verify]:
    p = player(t, m.player)
    named = [player(t, name) for name in m.players]

    def so(t: Table, s: State) -> bool:
        """Whether they stand so on the last track on which they all have a place."""
        for cell in reversed(cells.PLACE):
            places = [s[t.players[q] + cell] for q in named]
            if 0 not in places:
                return places == sorted(places)
        return False

    rules = tuple(i for rule in hooks.place.of(t) for i in ids_of(t, hooks.place, rule))
    chosen = [Intent(p, (("place", q),), "place", n > 0, n > 0) for n, q in enumerate(named)]
    return [*chosen, Verify(so, rules, "Shodné sázky zaplní nejlepší místa; v takovém pořadí žetony stát nemohou.")]


def _chance(t: Table, s: State, m: r.ChanceReveals) -> list[Intent]:
    return [Intent(CHANCE, (("reveal", m.deck, westeros_kind(m.card)),), "reveal")]


def _until_phase(t: Table, s: State, m: r.PhaseBegins) -> list[Until]:
    return [Until(lambda t, s: s[cells.PHASE] == m.phase)]


def _until_orders(t: Table, s: State, m: r.RevealOrders) -> list[Until]:
    return [Until(lambda t, s: bool(s[cells.ORDERS_SHOWN]))]


def _until_end(t: Table, s: State, m: r.StageEnds) -> list[Until]:
    if m.what == "phase":
        phase, turn = s[cells.PHASE], s[cells.TURN]
        return [Until(lambda t, s: (s[cells.PHASE], s[cells.TURN]) != (phase, turn), or_over=True)]
    if m.what == "battle":
        if not s[cells.FIELD] and not s[cells.WINNER]:
            raise ScenarioError("Žádná bitva neprobíhá ani neproběhla, nemá tedy co skončit.")
        return [Until(lambda t, s: not s[cells.FIELD], or_over=True)]
    stage = cells.RAIDS if m.what == "raids" else cells.MARCHES
    step, turn = t.step[m.what], s[cells.TURN]

    def over(t: Table, s: State) -> bool:
        gone = s[cells.TURN] != turn or s[cells.PHASE] != cells.ACTION
        return gone or s[cells.STAGE] >= stage and not is_open(s, step)

    return [Until(over, or_over=True)]


def _until_next_turn(t: Table, s: State, m: r.NextTurn) -> list[Until]:
    turn = s[cells.TURN]
    return [Until(lambda t, s: s[cells.TURN] != turn, or_over=True)]


MOVES: dict[type, Reading] = {
    r.StartGame: _start,
    r.GiveOrder: _one("order", lambda t, m: ("order", player(t, m.player), area(t, m.area), m.order)),
    r.FinishOrders: _one("ready", lambda t, m: ("ready", player(t, m.player))),
    r.RevealOrders: _until_orders,
    r.SwapOrder: _one("swap", lambda t, m: ("swap", area(t, m.area), m.order)),
    r.KeepOrders: _one("keep_orders", lambda t, m: ("keep_orders",)),
    r.Raid: _raid,
    r.DropRaid: _one("drop", lambda t, m: ("drop", area(t, m.area))),
    r.ResolveOrder: _one("resolve", lambda t, m: ("resolve", area(t, m.area))),
    r.March: _march,
    r.LeaveToken: _one("rule", lambda t, m: ("rule", area(t, m.area))),
    r.LeaveNoToken: _one("leave", lambda t, m: ("leave",)),
    r.GiveSupport: _one("support", lambda t, m: ("support", area(t, m.area), m.side)),
    r.PlayLeader: _one("leader", lambda t, m: ("leader", player(t, m.player), leader(t, m.card))),
    r.UseBlade: _one("blade", lambda t, m: ("blade",) if m.yes else ("keep_blade",)),
    r.LoseInBattle: _losses("casualty"),
    r.PerishRetreating: _losses("perish"),
    r.RemoveUnits: _remove,
    r.RetreatTo: _one("retreat", lambda t, m: ("retreat", area(t, m.area))),
    r.Muster: _muster,
    r.Upgrade: _upgrade,
    r.EndMustering: _one("done", lambda t, m: ("done",)),
    r.Bid: _one("bid", lambda t, m: ("bid", player(t, m.player), m.n)),
    r.OrderTied: _order_tied,
    r.JudgeFor: _one("judge", lambda t, m: ("judge", player(t, m.first))),
    r.TakeBack: _one("take_back", lambda t, m: ("take_back", leader(t, m.card))),
    r.DiscardTheirs: _one("rob", lambda t, m: ("rob", leader(t, m.card))),
    r.RemoveOrder: _one("cut", lambda t, m: ("cut", area(t, m.area))),
    r.DeclineAbility: _one("decline", lambda t, m: ("decline",)),
    r.ChanceReveals: _chance,
    r.PhaseBegins: _until_phase,
    r.StageEnds: _until_end,
    r.NextTurn: _until_next_turn,
}
