"""Combat, armor and prevention: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.damage import ACCEPT
from ....cards.naming import card, player
from ....core.choices import Intent, Part
from ....core.flow import top
from ....core.layout import State
from ....core.moments import stands_at
from ....core.sentences import Move, say
from ..cards import ARMOR, WEAPON
from ..naming import typed
from ..steps.combat import PREVENT, protectors, unprotected

if TYPE_CHECKING:
    from ..table import Table


class Propose(Move):
    when = (
        say(
            "{player} navrhne boj: {card} proti {foe}",
            'Anna navrhne boj: "Vlk" proti "Medvěd"',
            "Útočník a obránce. Hrdina, kterého situace nepopsala, se jmenuje „hrdina hráče …“.",
        ),
    )
    player: str
    card: str
    foe: str

    def intents(self, t: Table, s: State) -> list[Part]:
        choice = ("propose", card(t, self.card), card(t, self.foe))
        return [Intent(player(t, self.player), (choice,), "propose")]


class Protect(Move):
    when = (
        say("{player} chrání kartou {card}", 'Boris chrání kartou "Stráž"', "Ochránce zastoupí navrženého obránce."),
        say("{player} nechrání", "Boris nechrání"),
    )
    player: str
    card: str = ""

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        choice = ("protect", card(t, self.card)) if self.card else unprotected(p)
        return [Intent(p, (choice,), "protect")]

    def declines(self, t: Table, s: State) -> bool:
        """There is nobody who could protect, so that nobody has been asked."""
        p = player(t, self.player)
        return not self.card and not protectors(t, s, p)


class Strike(Move):
    when = (say("{player} udeří zbraní {card}", 'Anna udeří zbraní "Sekera"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("strike", typed(t, self.card, WEAPON)),), "strike")]


class UseArmor(Move):
    when = (
        say(
            "{player} vyčerpá zbroj {card}[ proti zranění karty {hurt}]",
            'Boris vyčerpá zbroj "Helma"',
            "Zamezí zranění, které právě hrozí; není-li řečeno komu, vlastnímu hrdinovi.",
        ),
    )
    player: str
    card: str
    hurt: str = ""

    def intents(self, t: Table, s: State) -> list[Part]:
        c = typed(t, self.card, ARMOR)
        hurt = card(t, self.hurt) if self.hurt else self.threatened(t, s)
        p = player(t, self.player)
        return [Intent(p, (("armor", c, hurt or t.hero(s, p)),), "armor")]

    @staticmethod
    def threatened(t: Table, s: State) -> int:
        """The card to which damage is about to be dealt; 0 for none."""
        step = t.step["dealing"]
        return step.at(t, s, top(s)) if stands_at(t, s, "dealing") else 0  # type: ignore[attr-defined]


class Waive(Move):
    """What no rule lets anybody do; it can only be asked about."""

    when = (say("{player} odmítne zamezení", "Boris odmítne zamezení", "Nikdy to nejde: provedené zamezení se uplatní samo."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("waive",),), "waive")]


class Accept(Move):
    when = (
        say("{player} přijme zranění", "Boris přijme zranění", "Zbroj už nepoužije; zamezení, které čeká, se uplatní samo."),
        say("{player} uplatní zamezení", "Boris uplatní zamezení", "Zamezení z účinku přijde dřív než zbroj.", first=True),
    )
    player: str
    first: bool = False

    def intents(self, t: Table, s: State) -> list[Part]:
        choice = PREVENT if self.first else ACCEPT
        return [Intent(player(t, self.player), (choice,), choice[0])]
