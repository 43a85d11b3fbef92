"""From the records of a situation to a table and a position, in the middle of anything.

What is not said takes the defaults that the vocabulary states. A card is described once; its
quoted name is how the scenario speaks of it, its title (the same unless ``název`` says
otherwise) is what the rules compare.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ...core.flow import A, C, push, top
from ...core.language.gherkin import ScenarioError
from ...limits import MAX_ABILITIES, MAX_CARDS, MAX_PLAYERS
from . import cells
from .cards import Card
from .decks import Deck
from .game import EDITIONS, make_table
from .lasting import add
from .library import card_from_data
from .table import Seat, Table
from .words import records as r
from .words.common import ZONE_OF

ALL_ICONS = 7
FILLER = "obyčejná karta"
_CARD_FIELDS = {
    "strength",
    "cost",
    "income",
    "initiative",
    "claim",
    "house",
    "house_only",
    "title",
    "unique",
    "tournament",
    "type",
}


@dataclass
class Placed:
    """One card of the situation: what is printed, and how it lies."""

    name: str
    card: Card
    owner: int
    zone: int
    control: int
    kneeling: bool = False
    tokens: int = 0
    host: str = ""
    duplicate: bool = False
    face_down: bool = False


@dataclass
class Situation:
    """Everything that the sentences of *Pokud* say, ready to be compiled (again and again, for ablation)."""

    edition: str = "agot-ccg"
    players: list[str] = field(default_factory=list)
    seated: bool = False
    cards: dict[str, Placed] = field(default_factory=dict)
    houses: dict[str, str] = field(default_factory=dict)
    alliances: dict[str, tuple[str, str]] = field(default_factory=dict)
    numbers: dict[tuple[str, str], int] = field(default_factory=dict)
    formats: dict[str, str] = field(default_factory=dict)
    modifiers: list[r.HasModifier] = field(default_factory=list)
    made: dict[str, int] = field(default_factory=dict)
    shuffled: set[str] = field(default_factory=set)
    phase: int = cells.CHALLENGES
    phase_said: bool = False
    round: int = 1
    active: str = ""
    first: str = ""
    attack: r.IsAttacking | None = None
    defense: r.IsDefending | None = None
    setup: bool = False
    pool: int | None = None
    library: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    # -- reading sentences ------------------------------------------------------------
    def add(self, record) -> None:
        """Take one sentence in. Raises ScenarioError when it contradicts or lacks something."""
        for name in ("player", "opponent"):
            if hasattr(record, name) and not isinstance(record, r.Players):
                self.seat(getattr(record, name))
        getattr(self, "_" + type(record).__name__)(record)

    def seat(self, name: str) -> int:
        if name not in self.players:
            if self.seated:
                raise ScenarioError(f"Hráč {name} mezi hráči situace není: hrají {', '.join(self.players)}.")
            if len(self.players) >= MAX_PLAYERS:
                raise ScenarioError(f"Hráčů smí být nejvýše {MAX_PLAYERS}.")
            self.players.append(name)
        return self.players.index(name)

    def seat_opponents(self, records) -> None:
        """A player whom only the moves name sits down too, while fewer than two are known."""
        for record in records:
            for name in ("player", "opponent"):
                if len(self.players) < 2 and getattr(record, name, ""):
                    self.seat(getattr(record, name))

    def _Edition(self, x):
        if x.edition not in EDITIONS:
            raise ScenarioError(f"Vydání {x.edition} neznám. Znám: {', '.join(EDITIONS)}.")
        self.edition = x.edition

    def _Players(self, x):
        if self.players and self.players != list(x.players)[: len(self.players)]:
            raise ScenarioError("Věta „hrají …“ musí stát dřív, než jsou hráči jmenováni.")
        self.players = list(x.players)
        self.seated = True

    def _PlaysHouse(self, x):
        self.houses[x.player] = x.house

    def _PlaysAlliance(self, x):
        self.alliances[x.player] = (x.house, x.second)

    def _CardIn(self, x):
        values = {"type": x.type}
        if x.strength is not None:
            values["strength"] = x.strength
        self.place(x.player, x.card, ZONE_OF[x.place], _printed(x.card, values, x.attrs), x.attrs)

    def _FromLibrary(self, x):
        title = dict(x.attrs).get("title", x.card)
        data = self.library.get(title)
        if data is None:
            raise ScenarioError(
                f'Kartu „{title}“ seznam karet nezná. Popište ji („má ve hře postavu "{title}" se silou 3“) nebo opravte název.'
            )
        card = card_from_data(data)
        self.place(x.player, x.card, ZONE_OF[x.place], card, x.attrs)

    def _Attached(self, x):
        self.known(x.host)
        placed = self.place(x.player, x.card, cells.PLAY, _printed(x.card, {"type": "attachment"}, x.attrs), x.attrs)
        placed.host = x.host

    def _DuplicateOn(self, x):
        host = self.known(x.host)
        card = replace(host.card, abilities=())
        if x.attrs:
            card = _printed(x.card, {"type": host.card.type}, (("title", host.card.title), ("unique", True), *x.attrs))
        placed = self.place(x.player, x.card, cells.PLAY, card, x.attrs)
        placed.host, placed.duplicate = x.host, True

    def _Fillers(self, x):
        for _ in range(x.n):
            card = Card("", "plot" if x.place in ("plot deck", "used plots") else "event")
            if card.type == "plot":
                card = replace(card, title=f"zápletka {len(self.cards) + 1}", claim=1)
            self.place(x.player, f"{FILLER} {len(self.cards) + 1}", ZONE_OF[x.place], card, ())

    def _Copies(self, x):
        original = self.known(x.card)
        for _ in range(x.n):
            self.place(x.player, f"{x.card} #{len(self.cards) + 1}", ZONE_OF[x.place], original.card, ())

    def _PlotRevealed(self, x):
        card = _printed(x.card, {"type": "plot", "claim": 1}, x.attrs)
        self.place(x.player, x.card, cells.PLOT, card, x.attrs)

    def _HasPower(self, x):
        self.numbers[x.player, "power"] = _small(x.n)

    def _HasGold(self, x):
        self.numbers[x.player, "gold"] = _small(x.n)

    def _ChallengeMade(self, x):
        self.made[x.player] = self.made.get(x.player, 0) | 1 << (x.type - 1)

    def _LimitedPlayed(self, x):
        self.numbers[x.player, "limited"] = 1

    def _DrawnByEffects(self, x):
        self.numbers[x.player, "drawn"] = x.n

    def _HasAbility(self, x):
        placed = self.known(x.card)
        placed.card = replace(placed.card, abilities=(*placed.card.abilities, x.ability))

    def _HasModifier(self, x):
        self.known(x.card)
        self.modifiers.append(x)

    def _PhaseIs(self, x):
        self.phase, self.phase_said = x.phase, True

    def _RoundIs(self, x):
        self.round = x.n

    def _ActiveIs(self, x):
        self.active = x.player

    def _FirstPlayerIs(self, x):
        self.first = x.player

    def _IsAttacking(self, x):
        self.attack = x

    def _IsDefending(self, x):
        self.defense = x

    def _SetupBegins(self, x):
        self.setup = True

    def _DeckShuffled(self, x):
        self.shuffled.add(x.player)

    def _PoolHas(self, x):
        self.pool = x.n

    def _DeckFormat(self, x):
        self.formats[x.player] = x.format

    # -- helpers ----------------------------------------------------------------------
    def known(self, name: str) -> Placed:
        if name not in self.cards:
            raise ScenarioError(f"Kartu „{name}“ situace nezná. Popište ji dřív, než o ní mluvíte.")
        return self.cards[name]

    def place(self, player: str, name: str, zone: int, card: Card, attrs) -> Placed:
        if name in self.cards:
            raise ScenarioError(
                f'Karta „{name}“ je v situaci už jednou. Nazvěte druhou jinak a přidejte název: "… podruhé": název "{name}".'
            )
        if len(self.cards) >= MAX_CARDS:
            raise ScenarioError(f"Situace má příliš mnoho karet; nejvýše jich smí být {MAX_CARDS}.")
        p = self.seat(player)
        values = dict(attrs)
        owner = self.seat(values["owner"]) if "owner" in values else p
        self.cards[name] = Placed(
            name,
            card,
            owner,
            zone,
            p,
            bool(values.get("kneeling")),
            values.get("tokens", 0),
            face_down=bool(values.get("face_down")),
        )
        return self.cards[name]

    def deck(self, player: str) -> Deck:
        """A player's cards as a deck list."""
        p = self.players.index(player)
        mine = [x for x in self.cards.values() if x.owner == p]
        return Deck(
            self.houses.get(player),
            self.alliances.get(player, ()),
            tuple(x.card for x in mine if x.zone == cells.DECK),
            tuple(x.card for x in mine if x.zone == cells.PLOT_DECK),
            self.formats.get(player, ""),
        )

    # -- compiling --------------------------------------------------------------------
    def compile(self, off=(), recorder=None) -> tuple[Table, bytearray]:
        """The table with the rules in force, and the position where the script begins."""
        if len(self.players) < 2:
            self.seat("Protihráč" if "Protihráč" not in self.players else "Soupeř")
        placed = list(self.cards.values())
        if not self.setup:
            placed += self._default_plots()
        if sum(len(x.card.abilities) for x in placed) > MAX_ABILITIES:
            raise ScenarioError(f"Situace má příliš mnoho schopností; nejvýše jich smí být {MAX_ABILITIES}.")
        seats = [
            Seat(name, self.alliances.get(name) or ((self.houses[name],) if name in self.houses else ()), name in self.alliances)
            for name in self.players
        ]
        t = make_table(
            seats,
            [x.card for x in placed],
            [x.name for x in placed],
            [x.owner for x in placed],
            edition=self.edition,
            off=off,
            recorder=recorder,
            lasting_possible=bool(self.modifiers),
        )
        t.by_name = {x.name: c for x, c in zip(placed, t.rows, strict=True)}
        s = t.layout.empty()
        self._write_cards(t, s, placed)
        self._write_players(t, s)
        for x in self.modifiers:
            add(t, s, x.until, t.index[t.by_name[x.card]] + 1, cells.EFFECT_STRENGTH, x.n)
        self._open(t, s)
        return t, s

    def _default_plots(self):
        with_plot = {x.owner for x in self.cards.values() if x.zone == cells.PLOT}
        return [
            Placed(f"zápletka hráče {name}", Card(f"zápletka hráče {name}", "plot", claim=1), p, cells.PLOT, p)
            for p, name in enumerate(self.players)
            if p not in with_plot
        ]

    def _write_cards(self, t, s, placed):
        depth: dict[tuple[int, int], int] = {}
        for x, c in zip(placed, t.rows, strict=True):
            s[c + cells.ZONE] = x.zone
            s[c + cells.CONTROL] = x.control if x.zone == cells.PLAY else x.owner
            s[c + cells.KNEELING] = x.kneeling
            s[c + cells.TOKENS] = x.tokens
            s[c + cells.DUPLICATE] = x.duplicate
            s[c + cells.FACE_DOWN] = x.face_down
            if x.host:
                s[c + cells.HOST] = t.index[t.by_name[x.host]] + 1
            if x.zone in (cells.DECK, cells.DISCARD, cells.DEAD):
                depth[x.owner, x.zone] = depth.get((x.owner, x.zone), 0) + 1
                s[c + cells.ORDER] = depth[x.owner, x.zone]

    def _write_players(self, t, s):
        for name, row in zip(self.players, t.players, strict=True):
            s[row + cells.POWER] = self.numbers.get((name, "power"), 0)
            s[row + cells.GOLD] = self.numbers.get((name, "gold"), 0)
            s[row + cells.LIMITED_PLAYED] = self.numbers.get((name, "limited"), 0)
            s[row + cells.DRAWN] = self.numbers.get((name, "drawn"), 0)
            s[row + cells.MADE] = self.made.get(name, 0)
            s[row + cells.SHUFFLED] = name in self.shuffled

    def _open(self, t, s):
        s[cells.POOL] = cells.UNLIMITED if self.pool is None else self.pool
        s[cells.ROUND] = self.round
        if self.setup:
            s[cells.ROUND] = 0
            for rule in t.begin:
                rule(t, s, lambda: push(s, t.step["setup"]))
            return
        first = self.players.index(self.first) if self.first else 0
        s[cells.FIRST_PLAYER] = first + 1
        if any(s[p + cells.POWER] for p in t.players) or any(s[c + cells.TOKENS] for c in t.rows):
            s[cells.DIRTY] = 1
        phases = [rule(t) for rule in t.round_phases]
        name = next(n for n, step in t.step.items() if getattr(step, "phase", 0) == self.phase)
        push(s, t.step["round"], phases.index(name) + 1 if name in phases else len(phases))
        push(s, t.step[name])
        if self.phase not in (cells.MARSHALLING, cells.CHALLENGES):
            return
        self._open_part(t, s, first)

    def _open_part(self, t, s, first):
        """In marshalling and challenges: stand in the part of the active player."""
        marshalling = self.phase == cells.MARSHALLING
        begun = bool(self.active) or not marshalling or any(key == "gold" for _n, key in self.numbers)
        if not begun:
            return
        s[cells.PHASE] = self.phase
        f = top(s)
        s[f + A] = s[f + C] = 1
        active = self.attack.player if self.attack else self.active
        p = self.players.index(active) if active else first
        order = next((rule(t, s) for rule in t.turn_order), list(t.everyone))
        turns = "marshalling turns" if marshalling else "challenges turns"
        if marshalling and not any(key == "gold" for _n, key in self.numbers):
            push(s, t.step[turns], 0, order.index(p))
            return
        push(s, t.step[turns], 0, order.index(p) + 1)
        s[cells.ACTIVE] = p + 1
        push(s, t.step["marshalling window" if marshalling else "challenges window"], p, 0, p)
        if self.attack:
            self._open_challenge(t, s, p)

    def _open_challenge(self, t, s, p):
        x = self.attack
        s[cells.TYPE], s[cells.ATTACKER] = x.type, p + 1
        s[cells.DEFENDER] = self.players.index(x.opponent) + 1
        s[cells.STAGE] = 1
        s[t.players[p] + cells.MADE] |= 1 << (x.type - 1)
        push(s, t.step["challenge"], 1, p)
        self._side(t, s, x.cards, cells.ATTACKS)
        if self.defense:
            self._side(t, s, self.defense.cards, cells.DEFENDS)
            s[cells.STAGE] = 2
            f = top(s)
            s[f + A] = t.step["challenge"].steps(t, s, f).index("defenders") + 1

    def _side(self, t, s, names, side):
        for name in names:
            self.known(name)
            c = t.by_name[name]
            s[c + cells.SIDE] = side
            s[c + cells.KNEELING] = 1


def _small(n: int) -> int:
    """A number that still leaves room in its byte for what play adds to it."""
    if n > 200:
        raise ScenarioError(f"Hodnota {n} je mimo rozsah 0 až 200.")
    return n


def _printed(name: str, values: dict, attrs) -> Card:
    """The card that a description stands for, with the stated defaults for what it leaves out."""
    said = dict(values)
    flags, traits, icons_said = 0, set(), False
    for key, value in attrs:
        if key == "icon":
            flags |= value
            icons_said = True
        elif key == "keyword":
            flags |= value
        elif key == "trait":
            traits.add(value)
        elif key in _CARD_FIELDS:
            said[key] = value
    kind = said["type"]
    if kind == "character":
        said.setdefault("strength", 1)
        if not icons_said:
            flags |= ALL_ICONS
    if kind in ("character", "location", "attachment"):
        said.setdefault("cost", 0)
    said.setdefault("title", name)
    return Card(flags=flags, traits=frozenset(traits), **said)
