"""From the records of a situation to a table and a position, in the middle of anything.

What is not said takes the defaults that the vocabulary states. A card is described once; its
quoted name is how the scenario speaks of it, its title (the same unless ``název`` says
otherwise) is what the rules compare.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ...core.language.gherkin import ScenarioError
from ...core.layout import State
from ...core.trace import Recorder
from ...limits import MAX_CARDS, MAX_PLAYERS
from . import cells
from .cards import Card
from .decks import Deck
from .game import EDITIONS
from .library import card_from_data
from .placed import Placed
from .placing import place
from .words import records as r
from .words.common import ZONE_OF

if TYPE_CHECKING:
    from .table import Table

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
    "influence",
    "shadows",
    "x",
}
_PLACED = {"kneeling", "tokens", "owner", "face_down", "gold_on", "title"}
"""Attributes that say how a card lies, not what is printed on it."""
_SETS = {"crest": "crests", "immune": "immune", "only_on": "only_on"}  # attributes that may stand several times
NEW_KEYWORDS = cells.DEATHBOUND | cells.AMBUSH | cells.DEADLY
"""Keywords that only the later edition has."""


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
    round: int = 1
    active: str = ""
    first: str = ""
    attack: r.IsAttacking | None = None
    defense: r.IsDefending | None = None
    setup: bool = False
    pool: int | None = None
    library: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    # -- reading sentences ------------------------------------------------------------
    def add(self, record: Any) -> None:
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

    def seat_opponents(self, records: Iterable[Any]) -> None:
        """A player whom only the moves name sits down too, while fewer than two are known."""
        for record in records:
            for name in ("player", "opponent"):
                called = getattr(record, name, None)
                if len(self.players) < 2 and called:
                    self.seat(called)

    def _Edition(self, x: Any) -> None:
        if x.edition not in EDITIONS:
            raise ScenarioError(f"Vydání {x.edition} neznám. Znám: {', '.join(EDITIONS)}.")
        self.edition = x.edition

    def _Players(self, x: r.Players) -> None:
        if self.players and self.players != list(x.players)[: len(self.players)]:
            raise ScenarioError("Věta „hrají …“ musí stát dřív, než jsou hráči jmenováni.")
        self.players = list(x.players)
        self.seated = True

    def _PlaysHouse(self, x: r.PlaysHouse) -> None:
        self.houses[x.player] = x.house

    def _PlaysAlliance(self, x: r.PlaysAlliance) -> None:
        self.alliances[x.player] = (x.house, x.second)

    def _CardIn(self, x: r.CardIn) -> None:
        values: dict[str, Any] = {"type": x.type}
        if x.strength is not None:
            values["strength"] = x.strength
        self.place(x.player, x.card, ZONE_OF[x.place], _printed(x.card, values, x.attrs), x.attrs)

    def _FromLibrary(self, x: Any) -> None:
        title = dict(x.attrs).get("title", x.card)
        data = self.library.get(title)
        if data is None:
            raise ScenarioError(
                f'Kartu „{title}“ seznam karet nezná. Popište ji („má ve hře postavu "{title}" se silou 3“) nebo opravte název.'
            )
        strange = sorted({key for key, _value in x.attrs} - _PLACED)
        if strange:
            raise ScenarioError(
                f"Kartu „{title}“ bere scénář ze seznamu karet; co je na ní vytištěno, tu měnit nelze. "
                "Popište kartu celou („má ve hře postavu …“), nebo údaje za dvojtečkou vynechte."
            )
        card = card_from_data(data)
        self.place(x.player, x.card, ZONE_OF[x.place], card, x.attrs)

    def _Attached(self, x: r.Attached) -> None:
        self.known(x.host)
        placed = self.place(x.player, x.card, cells.PLAY, _printed(x.card, {"type": "attachment"}, x.attrs), x.attrs)
        placed.host = x.host

    def _DuplicateOn(self, x: r.DuplicateOn) -> None:
        host = self.known(x.host)
        card = replace(host.card, abilities=())
        if x.attrs:
            card = _printed(x.card, {"type": host.card.type}, (("title", host.card.title), ("unique", True), *x.attrs))
        placed = self.place(x.player, x.card, cells.PLAY, card, x.attrs)
        placed.host, placed.duplicate = x.host, True

    def _HasAgenda(self, x: r.HasAgenda) -> None:
        self.place(x.player, x.card, cells.AGENDA, _printed(x.card, {"type": "agenda"}, x.attrs), x.attrs)

    def _Fillers(self, x: r.Fillers) -> None:
        for _ in range(x.n):
            card = Card("", "plot" if x.place in ("plot deck", "used plots") else "event")
            if card.type == "plot":
                card = replace(card, title=f"zápletka {len(self.cards) + 1}", claim=1)
            self.place(x.player, f"{FILLER} {len(self.cards) + 1}", ZONE_OF[x.place], card, ())

    def _Copies(self, x: r.Copies) -> None:
        original = self.known(x.card)
        for _ in range(x.n):
            self.place(x.player, f"{x.card} #{len(self.cards) + 1}", ZONE_OF[x.place], original.card, ())

    def _PlotRevealed(self, x: r.PlotRevealed) -> None:
        card = _printed(x.card, {"type": "plot", "claim": 1}, x.attrs)
        self.place(x.player, x.card, cells.PLOT, card, x.attrs)

    def _HasPower(self, x: r.HasPower) -> None:
        self.numbers[x.player, "power"] = _small(x.n)

    def _HasGold(self, x: r.HasGold) -> None:
        self.numbers[x.player, "gold"] = _small(x.n)

    def _ChallengeMade(self, x: Any) -> None:
        self.made[x.player] = self.made.get(x.player, 0) | cells.bit_of(x.type)

    def _LimitedPlayed(self, x: r.LimitedPlayed) -> None:
        self.numbers[x.player, "limited"] = 1

    def _DrawnByEffects(self, x: r.DrawnByEffects) -> None:
        self.numbers[x.player, "drawn"] = x.n

    def _HasAbility(self, x: r.HasAbility) -> None:
        placed = self.known(x.card)
        placed.card = replace(placed.card, abilities=(*placed.card.abilities, x.ability))

    def _HasModifier(self, x: r.HasModifier) -> None:
        self.known(x.card)
        self.modifiers.append(x)

    def _PhaseIs(self, x: r.PhaseIs) -> None:
        self.phase = x.phase

    def _RoundIs(self, x: r.RoundIs) -> None:
        self.round = x.n

    def _ActiveIs(self, x: r.ActiveIs) -> None:
        self.active = x.player

    def _FirstPlayerIs(self, x: r.FirstPlayerIs) -> None:
        self.first = x.player

    def _IsAttacking(self, x: r.IsAttacking) -> None:
        self.attack = x

    def _IsDefending(self, x: r.IsDefending) -> None:
        self.defense = x

    def _SetupBegins(self, x: r.SetupBegins) -> None:
        self.setup = True

    def _DeckShuffled(self, x: Any) -> None:
        self.shuffled.add(x.player)

    def _PoolHas(self, x: r.PoolHas) -> None:
        self.pool = x.n

    def _DeckFormat(self, x: r.DeckFormat) -> None:
        self.formats[x.player] = x.format

    # -- helpers ----------------------------------------------------------------------
    def known(self, name: str) -> Placed:
        if name not in self.cards:
            raise ScenarioError(f"Kartu „{name}“ situace nezná. Popište ji dřív, než o ní mluvíte.")
        return self.cards[name]

    def place(self, player: str, name: str, zone: int, card: Card, attrs: r.Attributes) -> Placed:
        if name in self.cards:
            raise ScenarioError(
                f'Karta „{name}“ je v situaci už jednou. Nazvěte druhou jinak a přidejte název: "… podruhé": název "{name}".'
            )
        if len(self.cards) >= MAX_CARDS:
            raise ScenarioError(f"Situace má příliš mnoho karet; nejvýše jich smí být {MAX_CARDS}.")
        p = self.seat(player)
        values = dict(attrs)
        if zone == cells.SHADOWS and card.shadows is None:
            card = replace(card, shadows=0)  # whatever lies there has the crest; its cost, if any, must be said
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
            gold_on=values.get("gold_on", 0),
        )
        return self.cards[name]

    def deck(self, player: str) -> Deck:
        """A player's cards as a deck list. Raises ScenarioError for a player nobody knows."""
        if player not in self.players:
            raise ScenarioError(f"Hráče {player} situace nezná. Hrají: {', '.join(self.players)}.")
        p = self.players.index(player)
        mine = [x for x in self.cards.values() if x.owner == p]
        return Deck(
            self.houses.get(player),
            self.alliances.get(player, ()),
            tuple(x.card for x in mine if x.zone == cells.DECK),
            tuple(x.card for x in mine if x.zone == cells.PLOT_DECK),
            self.formats.get(player, ""),
        )

    def compile(self, *, off: frozenset[str] = frozenset(), recorder: Recorder | None = None) -> tuple[Table, State]:
        """The table with the rules in force, and the position where the script begins."""
        if self.edition == "agot-ccg":
            self.nothing_of_the_later_edition()
        return place(self, frozenset(off), recorder)

    def nothing_of_the_later_edition(self) -> None:
        """Agendas, shadows and the newer keywords mean nothing under the earlier rules."""
        for x in self.cards.values():
            if x.card.flags & NEW_KEYWORDS or x.card.type == "agenda" or x.zone == cells.SHADOWS or x.card.shadows is not None:
                raise ScenarioError(
                    f"Karta „{x.name}“ potřebuje pravidla agot-lcg: agendy, stíny a klíčová slova Ambush, Deadly a Deathbound "
                    "vydání agot-ccg nezná. Přidejte větu: podle agot-lcg."
                )


def _small(n: int) -> int:
    """A number that still leaves room in its byte for what play adds to it."""
    if n > 200:
        raise ScenarioError(f"Hodnota {n} je mimo rozsah 0 až 200.")
    return n


def _printed(name: str, values: dict[str, Any], attrs: r.Attributes) -> Card:
    """The card that a description stands for, with the stated defaults for what it leaves out."""
    said = dict(values)
    flags, icons_said = 0, False
    traits: set[str] = set()
    sets: dict[str, list[str]] = {}
    for key, value in attrs:
        if key in _SETS:
            sets.setdefault(_SETS[key], []).append(value)
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
    said["crests"] = frozenset(sets.pop("crests", ()))
    said |= {field: tuple(values) for field, values in sets.items()}
    return Card(flags=flags, traits=frozenset(traits), **said)
