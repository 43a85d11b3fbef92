"""From the records of a situation to a table and a position, in the middle of anything.

What is not said takes the defaults that the vocabulary states. A card is described once; its quoted name is how the
scenario speaks of it, its title (the same unless ``název`` says otherwise) is what the rules compare.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from ...cards.seating import Seating, small
from ...core.language.gherkin import ScenarioError
from ...core.layout import State
from ...core.trace import Recorder
from . import cells
from .cards import ABILITY_CARD, ALLY, ARMOR, HERO, WEAPON, Card
from .cells import ACTION, RESOURCES, TOKEN
from .decks import Deck
from .game import EDITIONS
from .placed import Placed
from .placing import place
from .words.attributes import Attributes

if TYPE_CHECKING:
    from .sentences.state_given import CombatStands, IsAimed, PowerWaits
    from .table import Table

HERO_HEALTH = 30
PLACED = {"exhausted", "damage", "owner", "face_up", "new", "title"}
"""Attributes that say how a card lies, not what is printed on it."""
BESIDE = (cells.SIDE_DECK, cells.COLLECTION)
"""Where cards lie that are not of the deck."""
_DEFAULTS: dict[str, dict[str, int]] = {
    ALLY: {"attack": 1, "health": 1},
    HERO: {"health": HERO_HEALTH},
    WEAPON: {"attack": 1},
    ARMOR: {"defense": 1},
}


@dataclass
class Situation(Seating[Placed]):
    """Everything that the sentences of *Pokud* say, ready to be compiled (again and again, for ablation)."""

    editions: ClassVar[Collection[str]] = EDITIONS

    edition: str = "wow-tcg"
    teams: list[tuple[str, ...]] = field(default_factory=list)
    placed_resource: set[str] = field(default_factory=set)
    phase: int = ACTION
    moment: int = 0
    priority: str = ""
    begins: bool = False
    lot: bool = False
    agreed: bool = False
    combat: CombatStands | None = None
    waiting: list[str | PowerWaits] = field(default_factory=list)
    format: str = ""
    side_allowed: bool = False
    tournament_game: int = 1
    boosters: dict[str, int] = field(default_factory=dict)
    pools: dict[str, int] = field(default_factory=dict)
    booster_size: int = 0
    aims: dict[str, IsAimed] = field(default_factory=dict)

    def place(self, player: str, name: str, zone: int, card: Card, attrs: Attributes) -> Placed:
        """Lay a card down. Raises ScenarioError for a name that is taken, or for too many cards."""
        values = dict(attrs)
        owner, p = self.whose(name, player, values)
        self.cards[name] = x = Placed(
            name,
            card,
            owner,
            zone,
            p,
            exhausted=bool(values.get("exhausted")),
            damage=small(values.get("damage", 0)),
            face_up=bool(values.get("face_up")),
            new=bool(values.get("new")),
        )
        if zone == cells.CHAIN:
            self.waiting.append(name)
        if x.face_up and zone != RESOURCES:
            raise ScenarioError(f"Lícem nahoru nebo dolů leží jen karty mezi zdroji; u karty „{name}“ to vynechte.")
        return x

    def deck(self, player: str, *, dealt: bool = False) -> Deck:
        """A player's cards as a deck list; ``dealt`` counts what of it lies in other zones of the game already.

        Raises ScenarioError for a player nobody knows.
        """
        mine = self.owned(player)
        return Deck(
            next((x.card for x in mine if x.card.type == HERO), None),
            tuple(x.card for x in mine if x.zone == cells.DECK or dealt and x.zone not in BESIDE and x.card.type != HERO),
            tuple(x.card for x in mine if x.zone == cells.SIDE_DECK),
            self.format,
            self.side_allowed,
            self.boosters.get(player, 0),
            self.pools.get(player, 0),
            self.tournament_game,
        )

    def compile(self, *, off: frozenset[str] = frozenset(), recorder: Recorder | None = None) -> tuple[Table, State]:
        """The table with the rules in force, and the position where the script begins."""
        return place(self, frozenset(off), recorder)


def printed(name: str, kind: str, attrs: Attributes) -> Card:
    """The card that a description stands for, with the stated defaults for what it leaves out."""
    said: dict[str, Any] = dict(_DEFAULTS.get(kind, {}))
    flags = 0
    many: dict[str, set[str]] = {"trait": set(), "icons": set()}
    for key, value in attrs:
        if key == "keyword":
            flags |= value
        elif key == "token":
            flags |= TOKEN
        elif key in many:
            many[key].add(value)
        elif key not in PLACED or key == "title":
            said[key] = small(value) if isinstance(value, int) else value
    if kind == ABILITY_CARD and flags & cells.TOTEM:
        said.setdefault("health", 1)
    said.setdefault("title", name)
    return Card(type=kind, flags=flags, traits=frozenset(many["trait"]), icons=frozenset(many["icons"]), **said)
