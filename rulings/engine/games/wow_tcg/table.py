"""The table of one situation of this game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...cards.model import Ability, Filter, every_op
from ...cards.table import ITSELF, Bound, Held
from ...cards.table import Seat as BaseSeat
from ...cards.table import Table as Base
from ...core.layout import State
from . import cells
from .cards import ALLY, ARMOR, HERO, QUEST, RESOURCE, WEAPON, Card
from .cells import CONTROL, GONE, NEW, PLAY, ROW, STRUCK, WOUNDS, ZONE
from .values import CHECKS

TOKEN_TITLE = "žeton spojence"
"""The title of the tokens that texts can make; nobody describes them."""
PLAIN = Ability("played")
"""What is used when a card is played that has no text for that: it merely resolves."""


@dataclass
class Seat(BaseSeat):
    """A player and the team; without teams everybody is one."""

    team: str = ""


class Table(Base):
    """One situation, compiled."""

    rows_of = cells.ROWS
    wounds = WOUNDS
    checks = CHECKS
    zones = {
        "hand": cells.HAND,
        "deck": cells.DECK,
        "graveyard": cells.DISCARD,
        "resources": cells.RESOURCES,
        "": cells.PLAY,
    }
    homes = {QUEST: cells.RESOURCES}
    gaining = (HERO, ALLY)
    clinging = (
        *(ROW, NEW, STRUCK, cells.ARMORED, cells.LOST, cells.COMPLETED),
        *(WOUNDS.taken, WOUNDS.due, WOUNDS.source, WOUNDS.types, WOUNDS.how),
    )

    seats: Sequence[Seat]
    printed: Sequence[Card]
    card: Mapping[int, Card]

    def __init__(self, *situation: Any, **options: Any) -> None:
        super().__init__(*situation, **options)
        teams = [seat.team or seat.name for seat in self.seats]
        self.team = [teams.index(team) for team in teams]
        self.has_teams = len(set(teams)) < len(teams)

    def implied(self) -> Iterable[Held]:
        """What is used when a card without a text for that is played; nameless cards only pay and are drawn."""
        for i, card in enumerate(self.printed):
            said = any(a.kind == "played" for a in card.abilities)
            if card.title and card.type not in (HERO, QUEST) and not said:
                yield i, PLAIN, ITSELF, 0

    def zone_of(self, f: Filter) -> int:
        return cells.RESOURCES if f.type == RESOURCE and not f.zone else super().zone_of(f)

    def read_cards(self) -> None:
        super().read_cards()
        effects = [op for card in self.printed for a in card.abilities for op in every_op(a)]
        self.printed_words = {op.what for op in effects if isinstance(op.what, str)}
        self.heroes = self.printed_as(HERO)
        self.fighters = self.printed_as(HERO, ALLY)
        self.characters = tuple(c for c in self.rows if self.type[c] in (HERO, ALLY) or self.card[c].flags & cells.TOTEM)
        self.weapons, self.armors = self.printed_as(WEAPON), self.printed_as(ARMOR)
        self.tokens = {c: f"{x.attack}/{x.health}" for c, x in self.card.items() if x.title == TOKEN_TITLE}
        self.has_totems = any(card.flags & cells.TOTEM for card in self.printed)
        self.has_forms = not {str(cells.BEAR), str(cells.CAT)}.isdisjoint(self.printed_words)
        self.has_untargetable = str(cells.UNTARGETABLE) in self.printed_words or any(
            card.flags & cells.UNTARGETABLE for card in self.printed
        )
        titles = [card.title for card in self.printed if card.unique]
        self.twins = len(set(titles)) < len(titles)

    def read_abilities(self) -> None:
        said = {"atk", "health"} if self.lasting_possible else set()
        super().read_abilities()
        self.changing = self.printed_verbs | self.bound_verbs | said
        """What texts can do here, with the changes that the situation begins with."""
        self.usable = tuple(b for b in self.bound if b.kind in ("played", "power", "reward"))
        self.plays = {b.card: b for b in self.bound if b.kind == "played"}
        for b in self.bound:
            if b.kind == "played":
                b.home = cells.HAND

    # -- reading a position ---------------------------------------------------------------
    def hero(self, s: State, p: int) -> int:
        """A player's hero in play; 0 for none."""
        return next((c for c in self.heroes if s[c + ZONE] == PLAY and s[c + CONTROL] == p), 0)

    def present(self, s: State) -> list[int]:
        """The players who are still in the game."""
        return [p for p in self.everyone if not s[self.players[p] + GONE]]

    def resources(self, s: State, p: int) -> list[int]:
        """A player's resources; those face down first, in the order of the table."""
        mine = [c for c in self.rows if s[c + ZONE] == cells.RESOURCES and s[c + CONTROL] == p]
        return sorted(mine, key=lambda c: not s[c + cells.FACE_DOWN])

    def bound_of(self, c: int, *kinds: str) -> list[Bound]:
        """The abilities of a card of some kinds."""
        return [b for b in self.bound if b.card == c and b.kind in kinds]
