"""From the records of a situation to a table and a position, in the middle of anything.

What is not said takes the defaults that the vocabulary states. A card is described once; its
quoted name is how the scenario speaks of it, its title (the same unless ``název`` says
otherwise) is what the rules compare.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from ...cards.model import every_op
from ...cards.seating import Seating
from ...core.language.gherkin import ScenarioError
from ...core.layout import State
from ...core.trace import Recorder
from . import cells
from .cards import Card
from .decks import Deck
from .game import EDITIONS
from .placed import Placed
from .placing import place
from .words.abilities import say
from .words.attributes import Attributes

if TYPE_CHECKING:
    from .sentences.state_given import IsAttacking, IsDefending
    from .table import Table

ALL_ICONS = 7
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
    "elsewhere",
    "on_attachments",
}
PLACED = {"kneeling", "tokens", "owner", "face_down", "gold_on", "title"}
"""Attributes that say how a card lies, not what is printed on it."""
_SETS = {
    "crest": "crests",
    "immune": "immune",
    "only_on": "only_on",
    "only_kind": "only_kind",
}  # attributes that may stand several times
NEW_KEYWORDS = cells.DEATHBOUND | cells.AMBUSH | cells.DEADLY
"""Keywords that only the later edition has."""

NEW_EFFECTS = frozenset(("winter", "reduce", "reduce_next", "burn", "out_of_shadows"))
"""Effects that do something under its rules alone."""


@dataclass
class Situation(Seating[Placed]):
    """Everything that the sentences of *Pokud* say, ready to be compiled (again and again, for ablation)."""

    editions: ClassVar[Collection[str]] = EDITIONS
    called = ("player", "opponent")

    edition: str = "agot-ccg"
    houses: dict[str, str] = field(default_factory=dict)
    alliances: dict[str, tuple[str, str]] = field(default_factory=dict)
    numbers: dict[tuple[str, str], int] = field(default_factory=dict)
    formats: dict[str, str] = field(default_factory=dict)
    made: dict[str, int] = field(default_factory=dict)
    phase: int = cells.CHALLENGES
    round: int = 1
    attack: IsAttacking | None = None
    defense: IsDefending | None = None
    setup: bool = False
    pool: int | None = None

    def count(self, player: str, what: str, n: int) -> None:
        """Note how much of something a player has. Raises ScenarioError where it was said before, and not the same."""
        if self.numbers.setdefault((player, what), n) != n:
            raise ScenarioError(
                f"Situace už říká jiné číslo o téže věci: hráč {player} má {self.numbers[player, what]}. Jednu vynechte."
            )

    def place(self, player: str, name: str, zone: int, card: Card, attrs: Attributes) -> Placed:
        """Lay a card down. Raises ScenarioError for a name that is taken, or for too many cards."""
        values = dict(attrs)
        owner, p = self.whose(name, player, values)
        if zone == cells.SHADOWS and card.shadows is None:
            card = replace(card, shadows=0)  # whatever lies there has the crest; its cost, if any, must be said
        self.cards[name] = Placed(
            name,
            card,
            owner,
            zone,
            p,
            kneeling=bool(values.get("kneeling")),
            tokens=values.get("tokens", 0),
            face_down=bool(values.get("face_down")),
            gold_on=values.get("gold_on", 0),
        )
        return self.cards[name]

    def deck(self, player: str) -> Deck:
        """A player's cards as a deck list. Raises ScenarioError for a player nobody knows."""
        mine = self.owned(player)
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
            for op in (op for ability in x.card.abilities for op in every_op(ability)):
                if op.verb in NEW_EFFECTS or op.verb in ("flag", "unflag") and int(op.word) & NEW_KEYWORDS:
                    raise ScenarioError(
                        f"Schopnost karty „{x.name}“ znají jen pravidla agot-lcg: „{say(op)}“. Přidejte větu: podle agot-lcg."
                    )
            if x.card.flags & NEW_KEYWORDS or x.card.type == "agenda" or x.zone == cells.SHADOWS or x.card.shadows is not None:
                raise ScenarioError(
                    f"Karta „{x.name}“ potřebuje pravidla agot-lcg: agendy, stíny a klíčová slova Ambush, Deadly a Deathbound "
                    "vydání agot-ccg nezná. Přidejte větu: podle agot-lcg."
                )


def printed(name: str, values: dict[str, Any], attrs: Attributes) -> Card:
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
