"""Cards: where they lie, what is printed on them, what lies on them. Sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....core.answer import Answer, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.laying import Laid
from ....core.layout import State
from ....core.line import Line
from ....core.once import Once
from ....core.sentences import Expectation, Given, say
from .. import cells, hooks
from ..decks import lying, sequence
from ..model import MAGIC, ROWS, Ability, Effect, Effects, Lock
from ..naming import card, card_name, player
from ..printing import EdgesSaid
from ..row import is_connected, visible
from ..situation import Pile
from ..words.slots import Holder
from .parts import in_bounds

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table

MOST_PILED = 60


class CardsLie(Given, Expectation):
    given = (
        say(
            "{player} má {place} {cards:cardlist}",
            'Beor má v ruce karty "Útok" a "Do střehu!"',
            "V balíčku shora, ve sledu od karty střetnutí.",
        ),
    )
    then = (say("{player} má {place} {cards:cardlist}", 'Beor má mezi odhozenými kartu "Útok"'),)
    player: str
    place: int
    cards: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        for name in self.cards:
            situation.new_card(name, self.player, self.place)

    def answer(self, line: Line) -> Answer:
        t, s = line.t, line.s
        for name in self.cards:
            c = card(t, name)
            if t.card[c].owner != player(t, self.player) or s[t.cards[c] + cells.WHERE] != self.place:
                return Answer(False, f"Karta „{name}“ tam není.")
        return Answer(True)


class CardsCounted(Given, Expectation):
    given = (
        say(
            "{player} má {place} {n:ncards}",
            "Beor má v ruce 3 karty",
            "Karty, o kterých se nic neví. Není-li balíček popsán, má jich 15.",
        ),
    )
    then = (say("{player} má {place} {n:ncards}", "Beor má v balíčku 4 karty"),)
    player: str
    place: int
    n: int

    def apply(self, situation: Situation) -> None:
        situation.piles.append(Pile(self.player, self.place, "", in_bounds(self.n, 0, MOST_PILED, "Počet karet")))

    def answer(self, line: Line) -> Answer:
        p = player(line.t, self.player)
        return same(len(lying(line.t, line.s, p, self.place)), self.n, f"{self.player}, karet")


class Shuffled(Laid, Expectation):
    given = (say("{player} má zamíchaný balíček", "Beor má zamíchaný balíček", "Kterou kartu si dobere, rozhodne náhoda."),)
    then = (say("{player} má zamíchaný balíček", "Beor má zamíchaný balíček"),)
    player: str

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.players[player(t, self.player)] + cells.SHUFFLED[situation.kind]] = 1

    def answer(self, line: Line) -> Answer:
        row = line.t.players[player(line.t, self.player)]
        return yes_no(bool(line.s[row + cells.SHUFFLED[line.s[cells.KIND]]]), True, f"{self.player} má zamíchaný balíček")


# -- what is printed -----------------------------------------------------------------------------
def edges_of(situation: Situation, holder: Holder) -> EdgesSaid:
    """The edges of a card or of an encounter."""
    what, name = holder
    return situation.card(name).edges if what == "card" else situation.encounter(name).edges


def right_only(holder: Holder, side: int) -> None:
    """Raises ScenarioError for the left edge of an encounter card: nothing joins it there."""
    if holder[0] != "card" and not side:
        raise ScenarioError("Karty sledu leží vpravo od karty střetnutí. Zámek jí dejte vpravo.")


def row_of(n: int) -> int:
    """The number of a row of locks. Raises ScenarioError."""
    return in_bounds(n, 1, ROWS, "Řada zámků") - 1


class HasBonus(Once):
    given = (
        say(
            "{holder} má v {row}. řadě bonus {effect}",
            'karta "Útok" má v 1. řadě bonus 1 ukazatel',
            "Bonus je na levém okraji karty a propojí se s vlastností na kartě před ní.",
        ),
    )
    holder: Holder
    row: int
    effect: Effect

    @property
    def about(self) -> tuple[str, ...]:
        return (*self.holder, f"{self.row}. řada")

    def apply(self, situation: Situation) -> None:
        if self.holder[0] != "card":
            raise ScenarioError("Bonus mají jen karty, které se vykládají; střetnutí má zámky vlastností.")
        edges_of(situation, self.holder).left[row_of(self.row)] = self.effect


class HasLock(Once):
    given = (
        say(
            "{holder} má v {row}. řadě zámek {attribute:genitive} {level}",
            "střetnutí má v 1. řadě zámek agresivity 2",
            "Zámek vlastnosti je na pravém okraji karty.",
        ),
    )
    holder: Holder
    row: int
    attribute: str
    level: int

    @property
    def about(self) -> tuple[str, ...]:
        return (*self.holder, f"{self.row}. řada")

    def apply(self, situation: Situation) -> None:
        edges_of(situation, self.holder).right[row_of(self.row)] = Lock(self.attribute, self.level)


class HasMagicLock(Once):
    given = (
        say(
            "{holder} má {side} zámek čar[ s bonusem {effects}]",
            'karta "Do střehu!" má vlevo zámek čar s bonusem další karta',
            "Vlevo je polovina s bonusem, vpravo polovina pro další kartu.",
        ),
    )
    holder: Holder
    side: int
    effects: Effects = ()

    @property
    def about(self) -> tuple[str, ...]:
        return (*self.holder, ("vlevo", "vpravo")[self.side])

    def apply(self, situation: Situation) -> None:
        right_only(self.holder, self.side)
        edges_of(situation, self.holder).magic[self.side] = self.effects


class HasFreeLock(Once):
    given = (
        say(
            "{holder} má {side} ve volném zámku {effects}",
            'karta "Útok" má vlevo ve volném zámku 1 ukazatel',
            "Není-li řečeno, je polovina volného zámku prázdná.",
        ),
    )
    holder: Holder
    side: int
    effects: Effects

    @property
    def about(self) -> tuple[str, ...]:
        return (*self.holder, ("vlevo", "vpravo")[self.side])

    def apply(self, situation: Situation) -> None:
        right_only(self.holder, self.side)
        edges_of(situation, self.holder).free[self.side] = self.effects


class HasAbility(Given):
    given = (
        say(
            "karta {card} má schopnost {ability}",
            'karta "Do střehu!" má schopnost při reakci protivníka: -2 zásahy',
            "Spouštěč a účinky; schopností smí mít karta víc.",
        ),
    )
    card: str
    ability: Ability

    def apply(self, situation: Situation) -> None:
        situation.card(self.card).abilities.append(self.ability)


class IsPassive(Given):
    given = (say("karta {card} je pasivní", 'karta "Soustředění" je pasivní'),)
    card: str

    def apply(self, situation: Situation) -> None:
        situation.card(self.card).passive = True


class IsOfKind(Once):
    given = (
        say("karta {card} je bojovou kartou", 'karta "Útok" je bojovou kartou', "Není-li řečeno: podle střetnutí.", kind=1),
        say("karta {card} je kartou diplomacie", 'karta "Prostá pravda" je kartou diplomacie', kind=2),
    )
    card: str
    kind: int

    @property
    def about(self) -> tuple[str, ...]:
        return (self.card,)

    def apply(self, situation: Situation) -> None:
        situation.card(self.card).kind = self.kind


class HasCardNumber(Once, Expectation):
    given = (say("karta {card} má číslo {number}", 'karta "Útok" má číslo 12G', "Písmeno: B, G, U nebo Y."),)
    then = (say("kartou s číslem {number} je {card}", 'kartou s číslem 12G je "Útok"'),)
    card: str
    number: str

    @property
    def about(self) -> tuple[str, ...]:
        return (self.card,)

    def apply(self, situation: Situation) -> None:
        if any(x.number == self.number for name, x in situation.cards.items() if name != self.card):
            raise ScenarioError(f"Číslo {self.number} už má jiná karta; každá karta má své vlastní.")
        situation.card(self.card).number = self.number

    def answer(self, line: Line) -> Answer:
        c = hooks.by_number.first(line.t, self.number)
        return same("žádná" if c is None else card_name(line.t, c), f"„{self.card}“", f"Karta s číslem {self.number}")


class HasColour(Expectation):
    then = (say("karta {card} má barvu {tinge}", 'karta "Útok" má barvu zelená'),)
    card: str
    tinge: str

    def answer(self, line: Line) -> Answer:
        number = line.t.card[card(line.t, self.card)].number
        return same(hooks.colour_of.first_or("žádná", line.t, number), self.tinge, f"Barva karty „{self.card}“")


# -- what lies on cards ----------------------------------------------------------------------------
class Lie(Laid, Once, Expectation):
    """How many of something lie on a card."""

    cell: ClassVar[int]
    what: ClassVar[str]
    card: str
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return (self.card,)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.cards[card(t, self.card)] + self.cell] = in_bounds(self.n, 0, 99, self.what)

    def answer(self, line: Line) -> Answer:
        return same(line.s[line.t.cards[card(line.t, self.card)] + self.cell], self.n, f"{self.what} na kartě „{self.card}“")


class TokensLie(Lie):
    cell, what = cells.TOKENS, "Žetonů času"
    given = (say("na kartě {card} leží {n:tokens}", 'na kartě "Do střehu!" leží 1 žeton času'),)
    then = (say("na kartě {card} leží {n:tokens}", 'na kartě "Do střehu!" leží 1 žeton času'),)


class ChargesLie(Lie):
    cell, what = cells.CHARGE, "Nábojů"
    given = (say("na kartě {card} leží {n:charges}", 'na kartě "Pochmurný vtip" leží 2 náboje'),)
    then = (say("na kartě {card} leží {n:charges}", 'na kartě "Pochmurný vtip" leží 2 náboje'),)


class LockConnected(Laid, Expectation):
    given = (say("karta {card} má propojený {lock}", 'karta "Útok" má propojený zámek v 1. řadě'),)
    then = (
        say("karta {card} má propojený {lock}", 'karta "Útok" má propojený volný zámek'),
        say("karta {card} nemá propojený {lock}", 'karta "Útok" nemá propojený zámek čar', yes=False),
    )
    card: str
    lock: int
    yes: bool = True

    def place(self, situation: Situation, t: Table, s: State) -> None:
        c = card(t, self.card)
        if s[t.cards[c] + cells.WHERE] != cells.SEQUENCE:
            raise ScenarioError(f"Karta „{self.card}“ neleží ve sledu, její zámek proto propojený být nemůže.")
        s[t.cards[c] + cells.CONNECTED] |= 1 << self.lock
        if self.lock == MAGIC:
            s[t.cards[c] + cells.POINT] = 1

    def answer(self, line: Line) -> Answer:
        found = is_connected(line.t, line.s, card(line.t, self.card), self.lock)
        return yes_no(found, self.yes, f"Karta „{self.card}“ má zámek propojený")


class PointLies(Expectation):
    then = (
        say("na zámku karty {card} leží bod čar", 'na zámku karty "Do střehu!" leží bod čar'),
        say("na zámku karty {card} neleží bod čar", 'na zámku karty "Do střehu!" neleží bod čar', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        found = bool(line.s[line.t.cards[card(line.t, self.card)] + cells.POINT])
        return yes_no(found, self.yes, f"Na zámku karty „{self.card}“ leží bod čar")


class AbilityVisible(Expectation):
    then = (
        say("schopnost karty {card} je vidět", 'schopnost karty "Útok" je vidět'),
        say("schopnost karty {card} není vidět", 'schopnost karty "Útok" není vidět', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return yes_no(visible(line.t, line.s, card(line.t, self.card)), self.yes, f"Schopnost karty „{self.card}“ je vidět")


class SequenceCounted(Expectation):
    then = (say("sled má {n:ncards}", "sled má 3 karty"),)
    n: int

    def answer(self, line: Line) -> Answer:
        return same(len(sequence(line.t, line.s)), self.n, "Karet ve sledu")


class LastOfSequence(Expectation):
    then = (say("poslední kartou sledu je {card}", 'poslední kartou sledu je "Útok"'),)
    card: str

    def answer(self, line: Line) -> Answer:
        row, wanted = sequence(line.t, line.s), card_name(line.t, card(line.t, self.card))
        return same(card_name(line.t, row[-1]) if row else "žádná", wanted, "Poslední karta sledu")
