"""How a card lies and what it is: sentences of *Pak*."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....cards.naming import card
from ....cards.sentences import CardCounts, IsAttached, IsControlled, IsOwned, Lies, set_or_not
from ....cards.values import has_trait
from ....core.answer import Answer, either, same, yes_no
from ....core.layout import State
from ....core.line import Line
from ....core.sentences import Expectation, say
from .. import cells, hooks
from ..cells import EXHAUSTED, PLAY, ROW, ZONE
from ..values import atk, attacker, defender, defense, flags, health, prevented
from ..words.common import DAMAGE_TYPES, KEYWORD_NAMES, PLACE_NAMES, ROWS
from ..words.numbers import CARD_NUMBERS

if TYPE_CHECKING:
    from ..table import Table


CARD_COUNTED: dict[str, Callable[[Table, State, int], int]] = {
    "atk": atk,
    "health": health,
    "defense": defense,
    "damage": lambda t, s, c: s[c + cells.DAMAGE],
    "prevented": prevented,
    "attached": lambda t, s, c: len(t.attached(s, c)),
}
"""What can be counted of a card."""


class CardHas(CardCounts):
    numbers, forms = CARD_COUNTED, CARD_NUMBERS
    then = (say("karta {card} má {n} {what:card_number}", 'karta "Vlk" má 2 zranění'),)


class CardLies(Lies):
    names = PLACE_NAMES
    then = (say("karta {card} leží {place:lies}[ hráče {player}]", 'karta "Vlk" leží na hřbitově hráče Boris'),)


class CardInRow(Expectation):
    then = (say("karta {card} leží {row}", 'karta "Sekera" leží v řadě hrdiny'),)
    card: str
    row: int

    def answer(self, line: Line) -> Answer:
        s, c = line.s, card(line.t, self.card)
        names = {v: k for k, v in ROWS.items()} | {0: "jinde", cells.UNDER: "pod jinou kartou"}
        found = s[c + ROW] if s[c + ZONE] == PLAY else 0
        return same(names[found], names[self.row], f"Karta „{self.card}“ leží")


class CardReady(Expectation):
    then = (
        say("karta {card} je připravená", 'karta "Vlk" je připravená'),
        say("karta {card} je vyčerpaná", 'karta "Vlk" je vyčerpaná', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        ready = not line.s[card(line.t, self.card) + EXHAUSTED]
        return either(ready, self.yes, ("připravená", "vyčerpaná"), f"Karta „{self.card}“ je")


class CardFaceDown(Expectation):
    then = (
        say("karta {card} leží lícem dolů", 'karta "Výprava" leží lícem dolů'),
        say("karta {card} leží lícem nahoru", 'karta "Výprava" leží lícem nahoru', yes=False),
    )
    card: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return set_or_not(line, self.card, cells.FACE_DOWN, self.yes, "leží lícem dolů")


class InCombat(Expectation):
    momentary = True
    then = (
        say("karta {card} je útočníkem", 'karta "Vlk" je útočníkem', role="attacker"),
        say("karta {card} není útočníkem", 'karta "Vlk" není útočníkem', role="attacker", yes=False),
        say("karta {card} je obráncem", 'karta "Medvěd" je obráncem', role="defender"),
        say("karta {card} není obráncem", 'karta "Medvěd" není obráncem', role="defender", yes=False),
    )
    card: str
    role: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        t, s = line.t, line.s
        found = attacker(t, s) if self.role == "attacker" else defender(t, s)
        word = "útočníkem" if self.role == "attacker" else "obráncem"
        return yes_no(found == card(t, self.card), self.yes, f"Karta „{self.card}“ je {word}")


class OwnedBy(IsOwned):
    then = (say("kartu {card} vlastní {player}", 'kartu "Vlk" vlastní Anna'),)


class ControlledBy(IsControlled):
    then = (say("kartu {card} ovládá {player}", 'kartu "Vlk" ovládá Anna'),)


class LiesUnder(IsAttached):
    lies = "je přiložená ke kartě"
    then = (say("karta {card} je přiložená ke kartě {host}", 'karta "Otisk" je přiložená ke kartě "Vlk"'),)


class HasKeyword(Expectation):
    then = (
        say("karta {card} má klíčové slovo {flag:keyword}", 'karta "Vlk" má klíčové slovo ochránce'),
        say("karta {card} nemá klíčové slovo {flag:keyword}", 'karta "Vlk" nemá klíčové slovo ochránce', yes=False),
    )
    card: str
    flag: int
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        found = bool(flags(line.t, line.s, card(line.t, self.card)) & self.flag)
        return yes_no(found, self.yes, f"Karta „{self.card}“ má klíčové slovo {KEYWORD_NAMES[self.flag]}")


class CombatDamageIs(Expectation):
    momentary = True
    then = (
        say("bojové zranění karty {card} je {types:damage_type}", 'bojové zranění karty "Vlk" je na blízko'),
        say("bojové zranění karty {card} je bez typu", 'bojové zranění karty "Vlk" je bez typu', types=0),
    )
    card: str
    types: int

    def answer(self, line: Line) -> Answer:
        found = hooks.damage_types.sum(line.t, line.s, card(line.t, self.card))
        return same(_types(found), _types(self.types), f"Bojové zranění karty „{self.card}“ je")


def _types(bits: int) -> str:
    return " i ".join(word for word, bit in DAMAGE_TYPES.items() if bits & bit) or "bez typu"


class InGroup(Expectation):
    then = (
        say("karta {card} patří do skupiny {trait}", 'karta "Claw" patří do skupiny Feral'),
        say("karta {card} nepatří do skupiny {trait}", 'karta "Claw" nepatří do skupiny Feral', yes=False),
    )
    card: str
    trait: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        found = bool(has_trait(line.t, line.s, card(line.t, self.card), self.trait))
        return yes_no(found, self.yes, f"Karta „{self.card}“ patří do skupiny {self.trait}")
