"""Playing cards, using powers, completing quests, placing resources: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.naming import alike, card, player
from ....cards.sentences import Aims, AimsAtNothing, Draws
from ....cards.texts import works
from ....core.choices import Intent, Part
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.sentences import Move, say
from ..cards import HERO, QUEST
from ..naming import typed
from ..payments import WITH_RESOURCES
from ..words.attributes import Names
from .parts import bound_of, used

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


class PlayCard(Move):
    when = (
        say(
            "{player} zahraje {type} {card}[ s cílem {targets}][ za cenu {paid}]",
            'Anna zahraje dovednost "Shield Bash" s cílem "Vlk"',
            "Zaplatí ji zdroji a karta vstoupí do řetězu. Cena za „za cenu“ je jen ta, kterou vybírá hráč podle textu.",
        ),
    )
    player: str
    type: str
    card: str
    targets: Names = ()
    paid: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        typed(t, self.card, self.type)
        if self.type in (HERO, QUEST):
            raise ScenarioError("Hrdina je ve hře od začátku a úkol se umístí mezi zdroje; ani jeden se nehraje.")
        return used(t, s, player(t, self.player), bound_of(t, self.card, "played"), self.targets, self.paid)


class UsePower(Move):
    when = (
        say(
            "{player} použije kartu {card}[ s cílem {targets}][ za cenu {paid}]",
            'Anna použije kartu "Hůl" s cílem "Vlk"',
            "Placená schopnost karty ve hře.",
        ),
        say(
            "{player} použije {nth} schopnost karty {card}[ s cílem {targets}][ za cenu {paid}]",
            'Anna použije druhou schopnost karty "Hůl"',
            "Kolikátou v pořadí, v němž jsou popsány.",
        ),
    )
    player: str
    card: str
    nth: int = 0
    targets: Names = ()
    paid: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        found = bound_of(t, self.card, "power", "constant")
        if self.nth > len(found):
            raise ScenarioError(f"Karta „{self.card}“ má jen tolik schopností: {len(found)}.")
        chosen = found[self.nth - 1 : self.nth] if self.nth else self.only_one(t, s, found)
        return used(t, s, player(t, self.player), chosen, self.targets, self.paid)

    def only_one(self, t: Table, s: State, found: list[Bound]) -> list[Bound]:
        """The power that is meant where none is named. Raises ScenarioError where the card has several."""
        powers = [b for b in found if b.kind == "power"]
        working = [b for b in powers if works(t, s, b)]
        if len(working) > 1:
            raise ScenarioError(f"Karta „{self.card}“ má více schopností. Řekněte, kterou: použije druhou schopnost karty …")
        return working or powers or found


class CompleteQuest(Move):
    when = (say("{player} splní úkol {card}[ s cílem {targets}][ za cenu {paid}]", 'Anna splní úkol "Výprava"'),)
    player: str
    card: str
    targets: Names = ()
    paid: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        typed(t, self.card, QUEST)
        return used(t, s, player(t, self.player), bound_of(t, self.card, "reward"), self.targets, self.paid)


class PlaceResource(Move):
    when = (
        say("{player} umístí zdroj {card}", 'Anna umístí zdroj "Vlk"', "Kartu z ruky lícem dolů."),
        say("{player} umístí lícem nahoru zdroj {card}", 'Anna umístí lícem nahoru zdroj "Výprava"', up=True),
    )
    player: str
    card: str
    up: bool = False

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        choices = [("place", x, int(self.up)) for x in (alike(t, self.card) if not t.card[c].title else [c])]
        return [Intent(player(t, self.player), tuple(choices), "place")]


class ChooseTarget(Aims):
    when = (say("{player} vybere cíl {card}", 'Boris vybere cíl "Vlk"'),)


class ChooseNothing(AimsAtNothing):
    when = (say("{player} nevybere nic", "Boris nevybere nic", "U cíle, který vybrat můžete, ale nemusíte."),)


class PayWithResources(Move):
    when = (
        say("{player} zaplatí zdroji", "Boris zaplatí zdroji", "Past, kterou by bránící se hrdina mohl zaplatit i sám sebou."),
    )
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (WITH_RESOURCES,), "pay")]


class Discard(Move):
    when = (say("{player} odhodí kartu {card}", 'Anna odhodí kartu "Vlk"', "V souhrnném kroku, přesahuje-li ruka sedm karet."),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("discard", card(t, self.card)),), "discard")]


class Bury(Move):
    when = (
        say(
            "{player} odloží kartu {card}", 'Anna odloží kartu "Vlk"', "Kterou z jedinečných karet téhož jména pošle na hřbitov."
        ),
    )
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("bury", card(t, self.card)),), "bury")]


class DrawsCard(Draws):
    when = (
        say("{player} si dobere kartu {card}", 'Anna si dobere kartu "Vlk"', "Jen u zamíchaného balíčku, kde rozhoduje náhoda."),
    )
