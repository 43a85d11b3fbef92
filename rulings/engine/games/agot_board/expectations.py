"""What *Pak* asks of the board: every expectation answered yes, no or cannot be said, with the reason in Czech."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.answer import Answer, same, yes_no
from ...core.flow import is_open
from ...core.layout import State, one_of
from ...core.line import Line
from . import cells, hooks
from .atlas import westeros_card
from .cells import ATTACK, DEFENSE, DRAW, OVER
from .chapters.ch01_introduction import strongpoints
from .moves import area, leader, player
from .orders import ALL
from .situation import TOKENS, westeros_kind
from .values import armies, bank, controller, on_map, over_limit, pieces, ranked, strength
from .whose import NOBODY, attacker, field_of, holds, winner
from .words import records as r
from .words.slots import DECKS, LEADER_PLACES, ORDER_NAMES, PHASES, STAGES, write_units

if TYPE_CHECKING:
    from .table import Table


def _house(t: Table, p: int) -> str:
    return "nikdo" if p == NOBODY else t.houses[p]


# -- results ------------------------------------------------------------------------------
def _battle_won(line: Line, x: r.BattleWonBy) -> Answer:
    """Run on in silence until the battle at hand is decided."""
    while not line.s[cells.WINNER] and line.s[cells.FIELD] and line.options:
        choice = line.silent(None)
        if choice is None:
            return Answer(None, line.waiting().reason)
        line.take(choice)
    return same(_house(line.t, winner(line.s)), x.player or "nikdo", "Bitvu vyhrál")


def _game_won(line: Line, x: r.GameWonBy) -> Answer:
    found = "remíza" if line.s[OVER] == DRAW else _house(line.t, one_of(line.s, OVER))
    return same(found, x.player or "nikdo", "Hru vyhrál")


def _drawn(line: Line, x: r.GameDrawn) -> Answer:
    return yes_no(line.s[OVER] == DRAW, True, "Remíza")


# -- areas --------------------------------------------------------------------------------
def _units_of(t: Table, s: State, i: int, p: int) -> str:
    """Units of a player in an area in words; those of an attack under way too."""
    found = []
    a = t.at[i]
    attacking = field_of(s) == i and attacker(s) == p
    for unit, cell in enumerate(cells.ANY_UNITS):
        n = s[a + cell] if holds(t, s, i, p) else 0
        n += s[cells.FORCE[unit]] if attacking and unit < len(cells.FORCE) else 0
        if n:
            found.append((unit, n))
    return write_units(found) if found else "nic"


def _has_units(line: Line, x: r.HasUnits) -> Answer:
    t, p = line.t, player(line.t, x.player)
    wanted = write_units(sorted((unit, n) for unit, n in x.units if n)) if any(n for _u, n in x.units) else "nic"
    return same(_units_of(t, line.s, area(t, x.area), p), wanted, f"{x.player} v oblasti {x.area}")


def _no_units(line: Line, x: r.NoUnits) -> Answer:
    return same(
        _units_of(line.t, line.s, area(line.t, x.area), player(line.t, x.player)), "nic", f"{x.player} v oblasti {x.area}"
    )


def _controlled(line: Line, x: r.ControlledBy) -> Answer:
    p = controller(line.t, line.s, area(line.t, x.area))
    return same("nikdo" if p is None else line.t.houses[p], x.player or "nikdo", f"Oblast {x.area} ovládá")


def _order_in(line: Line, x: r.OrderIn) -> Answer:
    t, s, i = line.t, line.s, area(line.t, x.area)
    found = s[t.at[i] + cells.ORDER] or (s[cells.MARCH] if field_of(s) == i else 0)
    if x.order and field_of(s) == i and s[cells.MARCH] == x.order:
        found = x.order  # the march lies beside the defender's order
    if not x.yes:
        return yes_no(found == x.order, False, f"V oblasti {x.area} leží {ORDER_NAMES[x.order]}")
    return same(ORDER_NAMES.get(found, "žádný"), ORDER_NAMES.get(x.order, "žádný"), f"Rozkaz v oblasti {x.area}")


def _has_token(line: Line, x: r.HasToken) -> Answer:
    found = one_of(line.s, line.t.at[area(line.t, x.area)] + cells.TOKEN)
    return same(_house(line.t, found), x.player, f"Žeton moci v oblasti {x.area} má")


def _no_token(line: Line, x: r.NoToken) -> Answer:
    found = one_of(line.s, line.t.at[area(line.t, x.area)] + cells.TOKEN)
    return same(_house(line.t, found), "nikdo", f"Žeton moci v oblasti {x.area} má")


def _neutral(line: Line, x: r.NeutralIn) -> Answer:
    return same(line.s[line.t.at[area(line.t, x.area)] + cells.NEUTRAL], x.n, f"Neutrální síla v oblasti {x.area}")


def _area_is(line: Line, x: r.AreaIs) -> Answer:
    t, i = line.t, area(line.t, x.area)
    if x.what in ("land", "sea"):
        return same("moře" if i in t.seas else "pevnina", "moře" if x.what == "sea" else "pevnina", f"Oblast {x.area} je")
    return same(t.areas[i].place, x.what, f"Oblast {x.area} je")


def _borders(line: Line, x: r.Borders) -> Answer:
    near = area(line.t, x.other) in line.t.neighbours[area(line.t, x.area)]
    return yes_no(near, x.yes, f"Sousedství oblastí {x.area} a {x.other}")


# -- what is hidden -------------------------------------------------------------------------
def _hidden(line: Line, x: r.Hidden) -> Answer:
    t, s = line.t, line.s
    if x.what == "order":
        hidden = hooks.order_hidden.holds(t, s)
    elif x.what == "bid":
        hidden = hooks.bid_hidden.holds(t, s)
    elif x.what == "leader":
        hidden = hooks.leader_hidden.holds(t, s)
    else:
        hidden = hooks.power_hidden.holds(t, is_open(s, t.step["bids"]))
    return yes_no(bool(hidden), x.yes, f"Skryto ({x.of})")


Number = Callable[["Table", State, int], int]
"""Something that a player has so many of."""


# -- players ------------------------------------------------------------------------------
def _left(unit: int) -> Number:
    return lambda t, s, p: hooks.piece_limit.sum(t, unit) - pieces(t, s, p, unit)


_NUMBERS: dict[str, Number] = {
    "orders": lambda t, s, p: sum(hooks.tokens.sum(t, token) for token in ALL),
    "power tokens": lambda t, s, p: bank(t, s, p) + s[t.players[p] + cells.POWER] + on_map(t, s, p),
    "influence": lambda t, s, p: sum(bool(s[t.players[p] + cell]) for cell in cells.PLACE),
    "supply tokens": lambda t, s, p: s[t.players[p] + cells.FLAG],
    "hand": lambda t, s, p: _leaders(t, s, p, cells.HAND),
    "discard": lambda t, s, p: _leaders(t, s, p, cells.DISCARDED),
    "leaders": lambda t, s, p: len(t.hands[p]) - _leaders(t, s, p, cells.OUT),
    "footmen": _left(cells.FOOTMAN),
    "knights": _left(cells.KNIGHT),
    "ships": _left(cells.SHIP),
    "strongpoints": strongpoints,
    "stars": lambda t, s, p: hooks.stars.sum(t, s, p),
    "setup card": lambda t, s, p: int(bool(s[t.players[p] + cells.SETUP_CARD])),
    "on map": on_map,
}


def _leaders(t: Table, s: State, p: int, where: int) -> int:
    return sum(s[t.cards[c] + cells.WHERE] == where for c in t.hands[p])


def _player_has(line: Line, x: r.PlayerHas) -> Answer:
    return same(_NUMBERS[x.what](line.t, line.s, player(line.t, x.player)), x.n, x.player)


def _power(line: Line, x: r.HasPower) -> Answer:
    return same(hooks.available.first(line.t, line.s, player(line.t, x.player)) or 0, x.n, f"{x.player} má k dispozici")


def _bank(line: Line, x: r.BankHas) -> Answer:
    return same(bank(line.t, line.s, player(line.t, x.player)), x.n, f"{x.player} má v banku")


def _supply(line: Line, x: r.HasSupply) -> Answer:
    return same(line.s[line.t.players[player(line.t, x.player)] + cells.SUPPLY], x.n, f"{x.player}, zásobování")


def _armies(line: Line, x: r.ArmiesAre) -> Answer:
    found = tuple(armies(line.t, line.s, player(line.t, x.player)))
    return same(found, tuple(sorted(x.sizes, reverse=True)), f"Armády hráče {x.player}")


def _armies_fit(line: Line, x: r.ArmiesFit) -> Answer:
    return yes_no(not over_limit(line.t, line.s, player(line.t, x.player)), x.yes, f"Zásobování dovoluje armády hráče {x.player}")


def _track(line: Line, x: r.TrackIs) -> Answer:
    t, s = line.t, line.s
    found = [t.houses[p] for p in ranked(t, s, x.track) if s[t.players[p] + cells.PLACE[x.track]]]
    return same(", ".join(found) or "nikdo", ", ".join(x.players), "Pořadí na stupnici")


def _holds(line: Line, x: r.Holds) -> Answer:
    return same(_house(line.t, one_of(line.s, TOKENS[x.token][1])), x.player, "Drží")


def _leader_lies(line: Line, x: r.LeaderLies) -> Answer:
    names = {value: word for word, value in LEADER_PLACES.items()} | {cells.OUT: "v krabici"}
    return same(names[line.s[line.t.cards[leader(line.t, x.card)] + cells.WHERE]], names[x.place], f"Karta rodu „{x.card}“ je")


def _leader_data(line: Line, x: r.LeaderDataIs) -> Answer:
    t = line.t
    printed = t.leaders[leader(t, x.card)]
    found = hooks.leader_data.ids(t, printed)
    if not x.rule:
        return Answer(True) if not found else Answer(False, f"Údaje jsou odmítnuty podle {', '.join(found)}.")
    if x.rule in found:
        return Answer(True, "", (x.rule,))
    return Answer(False, f"Údaje odmítá {', '.join(found) or 'nic'}.")


# -- battle, decks, time ----------------------------------------------------------------------
def _strength(line: Line, x: r.StrengthIs) -> Answer:
    if not line.s[cells.FIELD]:
        return Answer(None, "Žádná bitva neprobíhá, síla stran tedy není.")
    side = ATTACK if x.side == cells.FOR_ATTACKER else DEFENSE
    return same(strength(line.t, line.s, side), x.n, "Síla")


def _announced(line: Line, x: r.StrengthAnnounced) -> Answer:
    return yes_no(bool(line.s[cells.ANNOUNCED]), x.yes, "Síla oznámena")


def _threat(line: Line, x: r.ThreatIs) -> Answer:
    return same(hooks.threat_strength.sum(line.t, line.s), x.n, "Síla divokých")


def _turn(line: Line, x: r.TurnIs) -> Answer:
    return same(line.s[cells.TURN], x.n, "Kolo")


def _phase(line: Line, x: r.PhaseIs) -> Answer:
    names = {value: word for word, value in PHASES.items()} | {0: "před hrou"}
    return same(names[line.s[cells.PHASE]], names[x.phase], "Fáze")


def _stage(line: Line, x: r.StageIs) -> Answer:
    names = {value: word for word, value in STAGES.items()} | {0: "žádný"}
    found = line.s[cells.STAGE] if line.s[cells.PHASE] == cells.ACTION else 0
    return same(names[found], names[x.stage], "Krok")


def _can_retreat(line: Line, x: r.CanRetreatTo) -> Answer:
    options = line.open_to(player(line.t, x.player))
    found = sorted(line.t.areas[choice[1]].name for choice in options if choice[0] == "retreat")
    return same(", ".join(found) or "nikam", ", ".join(sorted(x.areas)) or "nikam", f"{x.player} může ustoupit")


def _card_in_deck(line: Line, x: r.CardInDeck) -> Answer:
    card = westeros_card(westeros_kind(x.card))
    real = [name for name, deck in DECKS.items() if card.is_in(deck) and hooks.deck_size.sum(line.t, deck)]
    return (
        Answer(True)
        if x.deck in (DECKS[name] for name in real)
        else Answer(False, f"Karta patří do balíčků: {', '.join(real) or 'žádný'}.")
    )


def _deck_has(line: Line, x: r.DeckHas) -> Answer:
    return same(hooks.deck_size.sum(line.t, x.deck), x.n, "Karet v balíčku")


def lines_end(line: Line, scope: str) -> Callable[[Table, State], bool]:
    """Where the lines of an exploration end."""
    turn, phase = line.s[cells.TURN], line.s[cells.PHASE]

    def over(t: Table, s: State) -> bool:
        if s[OVER]:
            return True
        if scope == "battle":
            return not s[cells.FIELD]
        return s[cells.TURN] != turn or scope == "phase" and s[cells.PHASE] != phase

    return over


NOT_OF_LINES = (r.CanRetreatTo,)
"""What asks for the choices open, and so has no meaning at the end of a line."""

Expecting = Callable[[Line, Any], Answer]
EXPECTATIONS: dict[type, Expecting] = {
    r.BattleWonBy: _battle_won,
    r.GameWonBy: _game_won,
    r.GameDrawn: _drawn,
    r.HasUnits: _has_units,
    r.NoUnits: _no_units,
    r.ControlledBy: _controlled,
    r.OrderIn: _order_in,
    r.HasToken: _has_token,
    r.NoToken: _no_token,
    r.NeutralIn: _neutral,
    r.AreaIs: _area_is,
    r.Borders: _borders,
    r.Hidden: _hidden,
    r.PlayerHas: _player_has,
    r.HasPower: _power,
    r.BankHas: _bank,
    r.HasSupply: _supply,
    r.ArmiesAre: _armies,
    r.ArmiesFit: _armies_fit,
    r.TrackIs: _track,
    r.Holds: _holds,
    r.LeaderLies: _leader_lies,
    r.LeaderDataIs: _leader_data,
    r.StrengthIs: _strength,
    r.StrengthAnnounced: _announced,
    r.ThreatIs: _threat,
    r.TurnIs: _turn,
    r.PhaseIs: _phase,
    r.StageIs: _stage,
    r.CanRetreatTo: _can_retreat,
    r.CardInDeck: _card_in_deck,
    r.DeckHas: _deck_has,
}
