"""How a card lies and what it is: sentences of *Pak*."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....cards.naming import card, player
from ....cards.sentences import CardCounts, IsAttached, IsControlled, IsOwned, Lies, faultless, set_or_not
from ....cards.texts import works
from ....cards.values import has_trait
from ....core.answer import Answer, either, same
from ....core.layout import State
from ....core.line import Line
from ....core.sentences import Expectation, say
from .. import cells, hooks
from ..cells import KNEELING, TOKENS, ZONE
from ..values import flags, is_attachment, price_now, strength
from ..words.common import KEYWORD_NAMES, ZONE_OF
from ..words.numbers import CARD_NUMBERS
from .parts import PLACE_NAMES

if TYPE_CHECKING:
    from ..table import Table


CARD_COUNTED: dict[str, Callable[[Table, State, int], int]] = {
    "tokens": lambda t, s, c: s[c + TOKENS],
    "strength": strength,
    "duplicates": lambda t, s, c: len(t.duplicates(s, c)),
    "attachments": lambda t, s, c: sum(is_attachment(t, s, d) for d in t.attached(s, c)),
    "gold": lambda t, s, c: s[c + cells.GOLD_ON],
    "abilities": lambda t, s, c: sum(b.card == c and b.source is None and works(t, s, b) for b in t.bound),
    "gained": lambda t, s, c: sum(b.card == c and b.source is not None and b.source is not b and works(t, s, b) for b in t.bound),
}
"""What can be counted of a card."""


class CardHas(CardCounts):
    numbers, forms = CARD_COUNTED, CARD_NUMBERS
    then = (say("karta {card} má {n} {what:card_number}", 'karta "Rytíř" má 2 síly'),)


class CardLies(Lies):
    names = PLACE_NAMES
    then = (say("karta {card} leží {place:lies}[ hráče {player}]", 'karta "Rytíř" leží v hromádce mrtvých hráče Stark'),)

    def zone(self) -> int:
        return ZONE_OF[self.place]


class CardOnTop(Expectation):
    """The top card of a deck or pile."""

    then = (say("karta {card} leží navrchu {pile:pile_of}[ hráče {player}]", 'karta "Rytíř" leží navrchu balíčku hráče Stark'),)
    card: str
    pile: str
    player: str = ""

    def answer(self, line: Line) -> Answer:
        t, s, c = line.t, line.s, card(line.t, self.card)
        zone, owner = ZONE_OF[self.pile], t.owner[c]
        if self.player and player(t, self.player) != owner:
            return same(t.seats[owner].name, self.player, f"Karta „{self.card}“ patří hráči")
        pile = [x for x in t.rows if s[x + ZONE] == zone and t.owner[x] == t.owner[c]]
        if zone == cells.DECK and s[t.players[t.owner[c]] + cells.SHUFFLED]:
            return Answer(None, "Balíček je zamíchaný, jeho vrchní kartu nikdo nezná.")
        found = sorted(pile, key=lambda x: s[x + cells.ORDER] * (1 if zone == cells.DECK else -1))[:1]
        return same(t.name[found[0]] if found else "nic", t.name[c], "Navrchu leží")


class CardStands(Expectation):
    then = (
        say("karta {card} stojí", 'karta "Rytíř" stojí'),
        say("karta {card} klečí", 'karta "Rytíř" klečí', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        stands = not line.s[card(line.t, self.card) + KNEELING]
        return either(stands, self.yes, ("stojí", "klečí"), f"Karta „{self.card}“")


class CardFaceDown(Expectation):
    then = (
        say("karta {card} leží lícem dolů", 'karta "Rytíř" leží lícem dolů'),
        say("karta {card} leží lícem vzhůru", 'karta "Rytíř" leží lícem vzhůru', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        s, c = line.s, card(line.t, self.card)
        hidden = bool(s[c + cells.FACE_DOWN]) or s[c + ZONE] == cells.PLOT_DECK
        return either(hidden, self.yes, ("lícem dolů", "lícem vzhůru"), f"Karta „{self.card}“ leží")


class CardShown(Expectation):
    then = (
        say("karta {card} je ukázaná všem", 'karta "Rytíř" je ukázaná všem'),
        say("karta {card} není ukázaná všem", 'karta "Rytíř" není ukázaná všem', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return set_or_not(line, self.card, cells.REVEALED, self.yes, "je ukázaná")


class CardMoribund(Expectation):
    then = (
        say("karta {card} je moribund", 'karta "Rytíř" je moribund', "Odchází ze hry, ale ještě v ní leží."),
        say("karta {card} není moribund", 'karta "Rytíř" není moribund', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return set_or_not(line, self.card, cells.MORIBUND, self.yes, "je moribund")


class TakesPart(Expectation):
    momentary = True
    then = (
        say("karta {card} se účastní výzvy", 'karta "Rytíř" se účastní výzvy'),
        say("karta {card} se neúčastní výzvy", 'karta "Rytíř" se neúčastní výzvy', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return set_or_not(line, self.card, cells.SIDE, self.yes, "se účastní výzvy")


class OwnedBy(IsOwned):
    then = (say("kartu {card} vlastní {player}", 'kartu "Rytíř" vlastní Stark'),)


class ControlledBy(IsControlled):
    then = (say("kartu {card} ovládá {player}", 'kartu "Rytíř" ovládá Stark'),)


class LiesOn(IsAttached):
    lies = "leží na kartě"
    then = (say("karta {card} leží na kartě {host}", 'karta "Meč" leží na kartě "Rytíř"'),)


class HasFlag(Expectation):
    then = (
        say("karta {card} má ikonu {flag:icon}", 'karta "Rytíř" má ikonu vojenskou'),
        say("karta {card} nemá ikonu {flag:icon}", 'karta "Rytíř" nemá ikonu vojenskou', yes=False),
        say("karta {card} má klíčové slovo {flag:keyword}", 'karta "Rytíř" má klíčové slovo Renown'),
        say("karta {card} nemá klíčové slovo {flag:keyword}", 'karta "Rytíř" nemá klíčové slovo Renown', yes=False),
    )
    card: str
    flag: int
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        found = bool(flags(line.t, line.s, card(line.t, self.card)) & self.flag)
        what = KEYWORD_NAMES.get(self.flag, "ikona")
        return either(found, self.yes, ("má", "nemá"), f"Karta „{self.card}“, {what}")


class HasTrait(Expectation):
    then = (
        say("karta {card} má označení {trait}", 'karta "Rytíř" má označení Knight'),
        say("karta {card} nemá označení {trait}", 'karta "Rytíř" nemá označení Knight', yes=False),
    )
    card: str
    trait: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        found = has_trait(line.t, line.s, card(line.t, self.card), self.trait)
        return either(bool(found), self.yes, ("má", "nemá"), f"Karta „{self.card}“, {self.trait}")


class CostsPlayer(Expectation):
    then = (say("hráče {player} stojí karta {card} {n:gold}", 'hráče Stark stojí karta "Rytíř" 4 zlaté'),)
    card: str
    player: str
    n: int

    def answer(self, line: Line) -> Answer:
        return same(price_now(line.t, line.s, player(line.t, self.player), card(line.t, self.card)), self.n, "Cena")


class CardDataIs(Expectation):
    then = (
        say("údaje karty {card} jsou přípustné", 'údaje karty "Rytíř" jsou přípustné'),
        say("údaje karty {card} jsou odmítnuty podle {rule}", 'údaje karty "Rytíř" jsou odmítnuty podle agot-ccg 3.9'),
    )
    card: str
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        return faultless(hooks.card_data.ids(line.t, line.t.situation.known(self.card).card), self.rule, "Karta")
