"""The sentences of a small town: cards, places, nouns and lists, for what reads a text that nobody has typed rightly.

Nothing of it is played; its situation only writes down what is said.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field

from rulings.engine.core import asking
from rulings.engine.core import game as core
from rulings.engine.core.answer import Answer
from rulings.engine.core.language import slots
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.meant import Meant
from rulings.engine.core.language.phrases import Vocabulary
from rulings.engine.core.language.slots import Slot, listed
from rulings.engine.core.manifest import Beyond, Manifest, Records
from rulings.engine.core.sentences import Expectation, Given, Move, SaysEdition, phrases_of, say

from .game import Stonegame

PLACES = ("Dvůr", "Most", "Dlouhá ulice")
FORMS = {"voják": ("vojáka", "vojáky", "vojáků"), "loď": ("loď", "lodi", "lodí")}
MARKS = ("klečí", "moc {}")


# -- holes --------------------------------------------------------------------------------------------
def _read_units(text):
    kinds = {form: kind for kind, forms in FORMS.items() for form in forms}
    return tuple((int(n), kinds[noun]) for n, noun in re.findall(r"(\d+) (\w+)", text))


def _write_units(units):
    return listed([slots.in_number(n, *FORMS[kind]) for n, kind in units])


def _read_ability(text):
    found = re.fullmatch(r"při útoku: moc [+-]\d+|[+−]\d moc|lízni kartu", text)
    if not found:
        raise ScenarioError(f"Schopnost „{text}“ neznám.")
    return text


def _guess_ability(text):
    return Meant("", "lízni kartu", ("rychle",), ("kartu",)) if text == "lízni rychle" else None


_UNIT = rf"\d{{1,2}} (?:{'|'.join(form for forms in FORMS.values() for form in forms)})"
_MARK = r"klečí|moc \d{1,3}"
_ABILITIES = (r"při útoku", r"(?:moc|karta) [+-]\d", "lízni kartu")
SLOTS = {
    **asking.SLOTS,
    "edition": slots.edition(),
    "n": slots.number(),
    "player": slots.player(),
    "card": slots.quoted(),
    "cards": slots.quoted_list("cards", "kartu", "karty"),
    "coins": slots.counted("coins", "zlatý", "zlaté", "zlatých"),
    "place": slots.words("place", {name: name for name in PLACES}),
    "phase": slots.words("phase", {"tažení": "tažení", "dražby": "dražby"}),
    "where": slots.words("where", {"v ruce": "hand", "ve hře": "play"}),
    "side": slots.words("side", {"útočníka": "attacker", "obránce": "defender"}),
    "units": Slot("units", rf"{_UNIT}(?: a {_UNIT})*", _read_units, _write_units, {"type": "array"}),
    "sent": Slot("sent", rf"{_UNIT} na (?:{'|'.join(PLACES)})", str, str, {"type": "string"}),
    "marks": Slot(
        "marks", rf"(?:{_MARK})(?:, (?:{_MARK}))*", lambda text: tuple(text.split(", ")), ", ".join, {"type": "string"},
        pieces=(("klečí", ""), ("moc {}", r"\d{1,3}")),
    ),
    "ability": Slot("ability", r"\S.*", _read_ability, str, {"type": "string"}, says=_ABILITIES, guess=_guess_ability),
    "scope": slots.words("scope", {"do konce tažení": "march"}),
}  # fmt: skip


# -- Pokud ----------------------------------------------------------------------------------------------
class Lays(Given):
    def apply(self, situation):
        situation.said.append(self)


class Edition(SaysEdition):
    given = (say("podle {edition}", "podle hra-naopak"),)


class HasFigure(Lays):
    given = (say("{player} má ve hře postavu {card}[ se silou {n}][: {marks}]", 'Alík má ve hře postavu "Rytíř" se silou 3'),)
    player: str
    card: str
    n: int = 0
    marks: tuple[str, ...] = ()

    def apply(self, situation):
        situation.hold(self.card, "postava")
        super().apply(situation)


class HasEvent(Lays):
    given = (say("{player} má v ruce událost {card}", 'Alík má v ruce událost "Léčka"'),)
    player: str
    card: str

    def apply(self, situation):
        situation.hold(self.card, "událost")
        super().apply(situation)


class HasCoins(Lays, Expectation):
    given = then = (say("{player} má {n:coins}", "Bára má 3 zlaté"),)
    player: str
    n: int

    def answer(self, line):
        return Answer(True)


class HasUnits(Lays):
    given = (say("{player} má v oblasti {place} {units}", "Alík má v oblasti Dvůr 2 vojáky"),)
    player: str
    place: str
    units: tuple[tuple[int, str], ...]


class PhaseIs(Lays):
    given = (say("je fáze {phase}", "je fáze tažení"),)
    phase: str


class HasAbility(Lays):
    given = (say("karta {card} má schopnost {ability}", 'karta "Léčka" má schopnost lízni kartu'),)
    card: str
    ability: str


# -- Když -----------------------------------------------------------------------------------------------
class Says(Move):
    def intents(self, t, s):
        return []


class Marches(Says):
    when = (say("{player} pochoduje z oblasti {place} do oblasti {to:place}", "Alík pochoduje z oblasti Dvůr do oblasti Most"),)
    player: str
    place: str
    to: str


class Attacks(Says):
    when = (say("{player} útočí na hráče {foe:player}[ postavou {card}]", 'Alík útočí na hráče Bára postavou "Rytíř"'),)
    player: str
    foe: str
    card: str = ""


class Plays(Says):
    when = (say("{player} zahraje událost {card}", 'Alík zahraje událost "Léčka"'),)
    player: str
    card: str


class Defends(Says):
    when = (say("{player} brání postavou {card}", 'Bára brání postavou "Rytíř"'), say("{player} nebrání", "Bára nebrání"))
    player: str
    card: str = ""


class Passes(Says):
    when = (say("{player} pasuje", "Alík pasuje"),)
    player: str


class Bets(Says):
    when = (say("{player} vsadí {n:coins}", "Alík vsadí 2 zlaté"),)
    player: str
    n: int


class Sends(Says):
    when = (say("{player} pošle {sent}", "Alík pošle 2 vojáky na Most"),)
    player: str
    sent: str


class Discards(Says):
    when = (say("{player} odhodí {cards}", 'Alík odhodí karty "Meč" a "Štít"'),)
    player: str
    cards: tuple[str, ...]


# -- Pak ------------------------------------------------------------------------------------------------
class Asks(Expectation):
    def answer(self, line):
        return Answer(True)


class Lies(Asks):
    then = (say("karta {card} leží {where}", 'karta "Rytíř" leží v ruce'),)
    card: str
    where: str


class Strength(Asks):
    then = (say("síla {side} je {n}", "síla útočníka je 4"),)
    side: str
    n: int


class Wins(Asks):
    then = (say("vyhraje {player}", "vyhraje Alík"),)
    player: str


_HERE = sys.modules[__name__]
ASKED = asking.phrases(
    result="vyhraje Alík",
    rule="hra-kameny 3.1",
    move="Alík pasuje",
    against="hra-kameny 2.1",
    refused="Alík vsadí 5 zlatých",
    scope="do konce tažení",
    player="Alík",
    held="vyhraje Alík",
)
TABLES = {
    "given": Vocabulary(phrases_of("given", _HERE), SLOTS),
    "when": Vocabulary(phrases_of("when", _HERE), SLOTS),
    "then": Vocabulary([*ASKED, *phrases_of("then", _HERE)], SLOTS),
}


# -- the game -------------------------------------------------------------------------------------------
@dataclass
class Told(core.Situation):
    """What has been said, and as what each card was."""

    editions = ("hra-kameny", "hra-naopak")
    edition: str = "hra-kameny"
    said: list = field(default_factory=list)
    held: dict = field(default_factory=dict)

    def hold(self, card, kind):
        if self.held.setdefault(card, kind) != kind:
            raise ScenarioError(f"Karta „{card}“ už leží na stole jako {self.held[card]}.")

    def compile(self, *, off=frozenset(), recorder=None):
        raise NotImplementedError


class Town(Stonegame):
    slug = "town"
    vocabulary = TABLES
    manifest = Manifest(
        records=Records(bare=frozenset({"place"})),
        beyond=(Beyond(r"\bvsadi (?:dum|kone)\b", "Vsadit lze jen zlaté.", "Alík vsadí dům"),),
    )

    def situation(self, library):
        return Told()


town = Town()
