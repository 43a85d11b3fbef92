"""What players have and have done, and a challenge that is under way: sentences of *Pokud*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.seating import small
from ....core.sentences import Given, say
from .. import cells
from ..words.attributes import Names

if TYPE_CHECKING:
    from ..situation import Situation


class HasPower(Given):
    given = (say("{player} má na kartě rodu {n:power}", "Stark má na kartě rodu 14 moci"),)
    player: str
    n: int

    def apply(self, situation: Situation) -> None:
        situation.count(self.player, "power", small(self.n))


class HasGold(Given):
    given = (say("{player} má {n:gold}", "Stark má 3 zlaté"),)
    player: str
    n: int

    def apply(self, situation: Situation) -> None:
        situation.count(self.player, "gold", small(self.n))


class ChallengeMade(Given):
    given = (say("{player} už v tomto kole provedl {type:challenge} výzvu", "Stark už v tomto kole provedl vojenskou výzvu"),)
    player: str
    type: int

    def apply(self, situation: Situation) -> None:
        situation.made[self.player] = situation.made.get(self.player, 0) | cells.bit_of(self.type)


class LimitedPlayed(Given):
    given = (say("{player} už v tomto kole zahrál kartu Limited", "Stark už v tomto kole zahrál kartu Limited"),)
    player: str

    def apply(self, situation: Situation) -> None:
        situation.numbers[self.player, "limited"] = 1


class DrawnByEffects(Given):
    given = (say("{player} si už v tomto kole líznul efekty {n:ncards}", "Stark si už v tomto kole líznul efekty 2 karty"),)
    player: str
    n: int

    def apply(self, situation: Situation) -> None:
        situation.count(self.player, "drawn", small(self.n))


class IsAttacking(Given):
    given = (
        say(
            "{player} útočí na hráče {opponent} {type:challenge} výzvou {cards:with}",
            'Stark útočí na hráče Lannister vojenskou výzvou postavou "Rytíř"',
            "Výzva stojí po určení útočníků; útočníci klečí.",
        ),
    )
    player: str
    opponent: str
    type: int
    cards: Names

    def apply(self, situation: Situation) -> None:
        situation.attack = self


class IsDefending(Given):
    given = (
        say(
            "{player} se brání {cards:with}",
            'Lannister se brání postavou "Strážný"',
            "Výzva stojí po určení obránců; obránci klečí.",
        ),
    )
    player: str
    cards: Names

    def apply(self, situation: Situation) -> None:
        situation.defense = self
