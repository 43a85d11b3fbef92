"""From the records of a situation to a table and a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ...core.flow import push
from ...core.language.gherkin import ScenarioError
from ...core.layout import State, set_one
from . import atlas, cells
from .atlas import HOUSES, Area, Border, Leader
from .book import board
from .game import EDITIONS, make_table
from .table import Printed
from .values import order_of_play, put_order
from .whose import holds, others_hold
from .words import records as r
from .words.slots import write_units

if TYPE_CHECKING:
    from ...core.trace import Recorder
    from .table import Table

DEFAULT_SUPPLY = 6
MOST_POWER = 20
FIRST_TURN_SAID = 2
PIECES = (10, 4, 6)
"""Footmen, knights and ships of a House."""
TOKENS = {"throne": (0, cells.THRONE), "blade": (1, cells.BLADE), "raven": (2, cells.RAVEN)}
BANS = {
    "no_raids": cells.NO_RAIDS,
    "no_defense": cells.NO_DEFENSE,
    "no_consolidating": cells.NO_CONSOLIDATING,
    "rains": cells.RAINS,
}


def westeros_kind(title: str) -> int:
    """The number of a Westeros card by its Czech or English title. Raises ScenarioError."""
    for k, card in enumerate(atlas.westeros_cards(), 1):
        if title in (card.czech, card.name):
            return k
    names = ", ".join(card.czech for card in atlas.westeros_cards())
    raise ScenarioError(f"Kartu Westeros „{title}“ neznám. Znám: {names}.")


@dataclass
class Situation:
    """Everything that the sentences of *Pokud* say, ready to be compiled (again and again, for ablation)."""

    edition: str = board.slug
    houses: tuple[str, ...] = HOUSES
    said: list[Any] = field(default_factory=list)
    areas: dict[str, Area] = field(default_factory=lambda: dict(atlas.areas()))
    borders: list[Border] = field(default_factory=lambda: list(atlas.borders()))
    leaders: dict[str, Leader] = field(default_factory=lambda: dict(atlas.leaders()))
    supply: dict[int, tuple[int, ...]] = field(default_factory=lambda: dict(atlas.supply_limits()))
    stars: dict[int, int] = field(default_factory=lambda: dict(atlas.stars()))
    mammoths: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    swap: bool = False
    blank: bool = False
    setup: bool = False
    phase: int = cells.ACTION
    revealed: bool = False
    active: str = ""
    _printed: Printed | None = None

    # -- reading sentences ------------------------------------------------------------
    def add(self, record: Any) -> None:
        """Take one sentence in. Raises ScenarioError when it contradicts or lacks something."""
        for name in (getattr(record, "player", ""), *getattr(record, "players", ())):
            if name and not isinstance(record, r.Players) and name not in self.houses:
                raise ScenarioError(f"Rod {name} v situaci nehraje. Hrají: {', '.join(self.houses)}.")
        handler = getattr(self, "_" + type(record).__name__, None)
        if handler:
            handler(record)
        else:
            self.said.append(record)

    def seat_opponents(self, records: Iterable[Any]) -> None:
        """Everybody sits already; players that only moves name are told about when they move."""

    def _Edition(self, x: r.Edition) -> None:
        if x.edition not in EDITIONS:
            raise ScenarioError(f"Vydání {x.edition} neznám. Znám: {', '.join(EDITIONS)}.")
        self.edition = x.edition

    def _Players(self, x: r.Players) -> None:
        if self.said:
            raise ScenarioError("Věta „hrají …“ musí stát dřív, než se o hráčích mluví.")
        if len(set(x.players)) < len(x.players):
            raise ScenarioError("Ve větě „hrají …“ je rod dvakrát.")
        self.houses = x.players

    def _SetupBegins(self, x: r.SetupBegins) -> None:
        self.setup = True

    def _OptionalSwap(self, x: r.OptionalSwap) -> None:
        self.swap = True

    def _BlankLeaders(self, x: r.BlankLeaders) -> None:
        self.blank = True

    def _PhaseIs(self, x: r.PhaseIs) -> None:
        self.phase = x.phase

    def _OrdersRevealed(self, x: r.OrdersRevealed) -> None:
        self.phase, self.revealed = cells.PLANNING, True

    def _ActiveIs(self, x: r.ActiveIs) -> None:
        self.active = x.player

    def _HasMammoth(self, x: r.HasMammoth) -> None:
        self.mammoths.add(atlas.westeros_card(westeros_kind(x.card)).name)

    def _SupplyAllows(self, x: r.SupplyAllows) -> None:
        self.supply[x.n] = tuple(sorted(x.sizes, reverse=True))

    def _StarsAt(self, x: r.StarsAt) -> None:
        self.stars[x.n] = x.stars

    def _AreaIs(self, x: r.AreaIs) -> None:
        if x.what in ("land", "sea"):
            raise ScenarioError("Pevninu na moře měnit nelze; zvolte jinou oblast.")
        self.areas[x.area] = replace(self.areas[x.area], place=x.what)

    def _AreaHas(self, x: r.AreaHas) -> None:
        area = self.areas[x.area]
        self.areas[x.area] = replace(area, supply=x.n) if x.what == "supply" else replace(area, crowns=x.n)

    def _AreaIsHome(self, x: r.AreaIsHome) -> None:
        self.areas = {name: replace(area, home="" if area.home == x.player else area.home) for name, area in self.areas.items()}
        self.areas[x.area] = replace(self.areas[x.area], home=x.player)

    def _Borders(self, x: r.Borders) -> None:
        self.borders = [b for b in self.borders if {b.one, b.other} != {x.area, x.other}]
        if x.yes:
            self.borders.append(Border(x.area, x.other, atlas.OPEN, "scenario"))

    def _RiverBetween(self, x: r.RiverBetween) -> None:
        self._Borders(r.Borders(x.area, x.other, False))
        self.borders.append(Border(x.area, x.other, atlas.BRIDGE if x.bridge else atlas.RIVER, "scenario"))

    def _LeaderIs(self, x: r.LeaderIs) -> None:
        known = self.leaders.get(x.card)
        if known is None:
            self._replace_leader(x)
            known = self.leaders[x.card]
        elif known.house != x.player:
            raise ScenarioError(f"Karta rodu „{x.card}“ patří rodu {known.house}, ne rodu {x.player}.")
        self.named.add(x.card)
        self.leaders[x.card] = replace(known, strength=x.strength, swords=x.swords, forts=x.forts, basis="scenario")

    def _replace_leader(self, x: r.LeaderIs) -> None:
        """An invented card takes the place of the last one of the House of which nothing is said."""
        own = [name for name, leader in self.leaders.items() if leader.house == x.player and name not in self.named]
        plain = [name for name in own if not self.leaders[name].ability] or own
        if not plain:
            raise ScenarioError(f"Rod {x.player} má jen 7 karet rodu.")
        self.leaders = {
            (x.card if name == plain[-1] else name): (Leader(x.card, x.player) if name == plain[-1] else leader)
            for name, leader in self.leaders.items()
        }

    def _known_leaders(self, names: tuple[str, ...], player: str) -> None:
        for name in names:
            if name not in self.leaders or self.leaders[name].house != player:
                raise ScenarioError(
                    f'Kartu rodu „{name}“ rod {player} nemá. Přidejte větu: {player} má kartu rodu "{name}" se silou 1.'
                )
            self.named.add(name)

    def _OnlyInHand(self, x: r.OnlyInHand) -> None:
        self._known_leaders(x.cards, x.player)
        self.said.append(x)

    def _DiscardedLeaders(self, x: r.DiscardedLeaders) -> None:
        self._known_leaders(x.cards, x.player)
        self.said.append(x)

    # -- compiling --------------------------------------------------------------------
    def printed(self) -> Printed:
        """What is printed, put together once."""
        if self._printed is None:
            self._printed = self._print()
        return self._printed

    def _print(self) -> Printed:
        leaders = [self._as_played(leader) for leader in self.leaders.values()]
        return Printed(
            tuple(self.areas.values()),
            tuple(self.borders),
            tuple(leaders),
            self.supply,
            self.stars,
            frozenset(self.mammoths),
            self.swap,
        )

    def _as_played(self, leader: Leader) -> Leader:
        """A card of which numbers are known in part has none elsewhere; with blank cards the others say nothing."""
        if leader.strength is not None:
            return leader
        if self.blank and leader.name not in self.named:
            return replace(leader, ability="", strength=0, swords=0, forts=0, basis="blank")
        return leader

    def compile(self, *, off: frozenset[str] = frozenset(), recorder: Recorder | None = None) -> tuple[Table, State]:
        """(table, position) of this situation. Raises ScenarioError."""
        t = make_table(self.houses, self.printed(), off=off, recorder=recorder)
        s = t.layout.empty()
        if self.setup:
            self._before_setup(t, s)
            return t, s
        self._defaults(t, s)
        for record in self.said:
            _PLACE[type(record)](self, t, s, record)
        self._open_steps(t, s)
        return t, s

    def _before_setup(self, t: Table, s: State) -> None:
        """Before the setup nothing lies where it belongs: cards in the box, tokens with nobody."""
        for row in t.cards:
            s[row + cells.WHERE] = cells.OUT
        for row in t.players:
            s[row + cells.POWER] = MOST_POWER
        s[cells.THREAT] = cells.HIGHEST_THREAT
        for record in self.said:
            if not isinstance(record, r.DeckTop):
                raise ScenarioError("Před přípravou hry na plánu nic nestojí; takovou větu nechte až do rozehrané hry.")
            _deck_top(self, t, s, record)
        push(s, t.step["setup"])

    def _defaults(self, t: Table, s: State) -> None:
        s[cells.TURN] = FIRST_TURN_SAID
        starts = atlas.starts()
        for track in cells.TRACKS:
            order = sorted(t.everyone, key=lambda p: starts[t.houses[p]].tracks[track] if t.houses[p] in starts else 9)
            _set_track(t, s, track, order)
        for row in t.players:
            s[row + cells.SUPPLY] = DEFAULT_SUPPLY
            s[row + cells.FLAG] = 1

    def _open_steps(self, t: Table, s: State) -> None:
        """The turn, and its phase where that has begun: with orders revealed, or with raids."""
        s[cells.PHASE] = self.phase
        in_planning = self.phase == cells.PLANNING and self.revealed
        in_action = self.phase == cells.ACTION
        s[cells.ORDERS_SHOWN] = in_planning or in_action
        push(s, t.step["turn"], 0, self.phase if in_planning or in_action else self.phase - 1)
        if in_planning:
            push(s, t.step["planning"], 0, 1)
        elif in_action:
            push(s, t.step["action"], 0, 0, self._start(t, s))

    def _start(self, t: Table, s: State) -> int:
        """Where in the order of play the one stands who is said to be in turn."""
        if not self.active:
            return 0
        return order_of_play(t, s).index(t.houses.index(self.active))


def _set_track(t: Table, s: State, track: int, order: list[int]) -> None:
    for place, p in enumerate(order, 1):
        s[t.players[p] + cells.PLACE[track]] = place
    set_one(s, (cells.THRONE, cells.BLADE, cells.RAVEN)[track], order[0])


def _area(t: Table, name: str) -> int:
    return t.at[t.area_index[name]]


def _units(situation: Situation, t: Table, s: State, x: r.HasUnits) -> None:
    i = t.area_index[x.area]
    a, p = t.at[i], t.houses.index(x.player)
    if others_hold(t, s, i, p):
        raise ScenarioError(f"V oblasti {x.area} už stojí jednotky jiného rodu.")
    set_one(s, a + cells.OWNER, p)
    for unit, n in x.units:
        if unit not in range(len(cells.ANY_UNITS)):
            raise ScenarioError("Takovou jednotku hra nezná: jsou jen pěšáci, rytíři a lodě.")
        s[a + cells.ANY_UNITS[unit]] += n
    for unit, most in enumerate(PIECES):
        if sum(s[t.at[j] + cells.UNITS[unit]] + s[t.at[j] + cells.ROUTED[unit]] for j in t.spaces if holds(t, s, j, p)) > most:
            raise ScenarioError(f"Rod {x.player} má jen {write_units([(unit, most)])}.")
    if x.order:
        put_order(t, s, i, p, x.order)


def _track_is(situation: Situation, t: Table, s: State, x: r.TrackIs) -> None:
    if sorted(x.players) != sorted(t.houses):
        raise ScenarioError(f"Pořadí musí jmenovat všechny hrající rody: {', '.join(t.houses)}.")
    _set_track(t, s, x.track, [t.houses.index(name) for name in x.players])


def _deck_top(situation: Situation, t: Table, s: State, x: r.DeckTop) -> None:
    for place, title in zip(t.decks[x.deck], x.cards, strict=False):
        s[place + cells.KIND] = westeros_kind(title)


def _bans(situation: Situation, t: Table, s: State, x: r.CardHolds) -> None:
    effect = atlas.westeros_card(westeros_kind(x.card)).effect
    if effect not in BANS:
        raise ScenarioError(f"Karta Westeros „{x.card}“ neplatí celé kolo.")
    s[cells.BANS] |= BANS[effect]


def _only_in_hand(situation: Situation, t: Table, s: State, x: r.OnlyInHand) -> None:
    for c in t.hands[t.houses.index(x.player)]:
        s[t.cards[c] + cells.WHERE] = cells.HAND if t.leaders[c].name in x.cards else cells.DISCARDED


def _discarded(situation: Situation, t: Table, s: State, x: r.DiscardedLeaders) -> None:
    for name in x.cards:
        s[t.cards[t.leader_index[name]] + cells.WHERE] = cells.DISCARDED


def _player_cell(cell: int, most: int, what: str) -> Callable[[Situation, Table, State, r.HasPower | r.HasSupply], None]:
    def set_it(situation: Situation, t: Table, s: State, x: r.HasPower | r.HasSupply) -> None:
        if x.n > most:
            raise ScenarioError(f"{what} je nejvýše {most}.")
        s[t.players[t.houses.index(x.player)] + cell] = x.n

    return set_it


def _turn(situation: Situation, t: Table, s: State, x: r.TurnIs) -> None:
    if not 1 <= x.n <= 10:
        raise ScenarioError("Kola jsou od 1. do 10.")
    s[cells.TURN] = x.n


def _token(situation: Situation, t: Table, s: State, x: r.HasToken) -> None:
    set_one(s, _area(t, x.area) + cells.TOKEN, t.houses.index(x.player))


def _neutral(situation: Situation, t: Table, s: State, x: r.NeutralIn) -> None:
    s[_area(t, x.area) + cells.NEUTRAL] = x.n


def _threat(situation: Situation, t: Table, s: State, x: r.ThreatIs) -> None:
    if x.n % 2 or x.n > 12:
        raise ScenarioError("Síla divokých je jedna z hodnot 0, 2, 4, 6, 8, 10 a 12.")
    s[cells.THREAT] = x.n // 2


def _holds(situation: Situation, t: Table, s: State, x: r.Holds) -> None:
    set_one(s, TOKENS[x.token][1], t.houses.index(x.player))


def _used(situation: Situation, t: Table, s: State, x: r.AlreadyUsed) -> None:
    s[cells.BLADE_USED if x.token == "blade" else cells.RAVEN_USED] = 1


_PLACE: dict[type, Callable[[Situation, Table, State, Any], None]] = {
    r.HasUnits: _units,
    r.HasToken: _token,
    r.NeutralIn: _neutral,
    r.HasPower: _player_cell(cells.POWER, MOST_POWER, "Žetonů moci jednoho rodu"),
    r.HasSupply: _player_cell(cells.SUPPLY, cells.GREATEST_SUPPLY, "Zásobování"),
    r.TrackIs: _track_is,
    r.Holds: _holds,
    r.TurnIs: _turn,
    r.DeckTop: _deck_top,
    r.CardHolds: _bans,
    r.ThreatIs: _threat,
    r.OnlyInHand: _only_in_hand,
    r.DiscardedLeaders: _discarded,
    r.AlreadyUsed: _used,
}
