"""A combat that is under way, and what waits on the chain: sentences of *Pokud*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.language.gherkin import ScenarioError
from ....core.sentences import Given, say
from .. import cells
from ..words.attributes import Names

if TYPE_CHECKING:
    from ..situation import Situation


class CombatStands(Given):
    """A combat between two characters, at one of its three windows."""

    given = (
        say(
            "je navržen boj: {card} proti {foe}",
            'je navržen boj: "Vlk" proti "Medvěd"',
            "Boj ještě nezačal, čeká na reakce.",
            stage=cells.PROPOSED,
        ),
        say(
            "karta {card} útočí na kartu {foe}",
            'karta "Vlk" útočí na kartu "Medvěd"',
            "Útočník je vyčerpaný; stojí se v první příležitosti k reakcím.",
            stage=cells.ATTACKS,
        ),
        say(
            "karta {foe} se brání útoku karty {card}",
            'karta "Medvěd" se brání útoku karty "Vlk"',
            "Stojí se v druhé příležitosti k reakcím.",
            stage=cells.DEFENDS,
        ),
    )
    card: str
    foe: str
    stage: int

    def apply(self, situation: Situation) -> None:
        if situation.combat is not None:
            raise ScenarioError("Naráz probíhá jen jeden boj. Druhou větu vynechte.")
        situation.known(self.card)
        situation.known(self.foe)
        situation.combat = self


class PowerWaits(Given):
    given = (
        say(
            "v řetězu čeká schopnost karty {card}",
            'v řetězu čeká schopnost karty "Hůl"',
            "Cena je zaplacená. Zahrané karty se popíší jako karty v řetězu; pořadí vět je pořadím v řetězu.",
        ),
    )
    card: str

    def apply(self, situation: Situation) -> None:
        situation.known(self.card)
        situation.waiting.append(self)


class IsAimed(Given):
    given = (say("karta {card} míří na {targets}", 'karta "Shield Bash" míří na "Vlk"', "Cíle karty, která čeká v řetězu."),)
    card: str
    targets: Names

    def apply(self, situation: Situation) -> None:
        situation.known(self.card)
        for name in self.targets:
            situation.known(name)
        situation.aims[self.card] = self
