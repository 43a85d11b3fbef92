"""Characters: who plays, what they have, in what state they are. Sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.laying import Laid
from ....core.layout import State, one_of
from ....core.line import Line
from ....core.once import Once
from ....core.sentences import Expectation, Given, SaysEdition, say
from .. import cells
from ..cells import AGAINST, TO_AVOIDING, TO_CHARGES, TO_FLEEING
from ..model import Item
from ..naming import item, player, player_name
from ..party import is_in, panicking
from .parts import in_bounds

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table

MOST = 99


class Edition(SaysEdition):
    given = (say("podle {edition}", "podle tainted-grail"),)


class Plays(Given):
    given = (say("hraje {player}", "hraje Beor", "Kdo hraje; jinak každý, koho situace jmenuje."),)
    seats = True
    player: str

    def apply(self, situation: Situation) -> None:
        situation.seat(self.player)
        situation.closed = True


class Play(Given):
    given = (say("hrají {players}", "hrají Beor, Arev a Duana"),)
    seats = True
    players: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        if situation.names:
            raise ScenarioError("Věta „hrají …“ musí stát dřív, než se o postavách mluví.")
        for name in self.players:
            situation.seat(name)
        situation.closed = True


class HasNumber(Once):
    given = (say("{player} má číslo postavy {n}", "Beor má číslo postavy 2", "Není-li řečeno: podle pořadí jmenování."),)
    player: str
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return (self.player,)

    def apply(self, situation: Situation) -> None:
        if situation.numbers.get(self.player, self.n) != self.n or self.n in (
            n for name, n in situation.numbers.items() if name != self.player
        ):
            raise ScenarioError("Každá postava má jedno číslo a každá jiné.")
        situation.numbers[self.player] = in_bounds(self.n, 1, MOST, "Číslo postavy")


class HasValue(Laid, Once, Expectation):
    given = (
        say(
            "{player} má {value} {n}",
            "Beor má agresivitu 2",
            "Vlastnosti, zdroje, zdraví, výdrž, hrůza. Není-li řečeno: zdraví a výdrž 6, ostatní 0.",
        ),
    )
    then = (say("{player} má {value} {n}", "Beor má zdraví 4"),)
    player: str
    value: str
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return self.player, self.value

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.players[player(t, self.player)] + cells.VALUES[self.value]] = in_bounds(self.n, 0, MOST, self.value)
        if self.value == cells.HEALTH_NAME and not self.n:
            raise ScenarioError("Postava se zdravím 0 už umírá. Dejte jí aspoň 1 bod zdraví.")

    def answer(self, line: Line) -> Answer:
        t = line.t
        return same(t.value(line.s, player(t, self.player), self.value), self.n, f"{self.player}, {self.value}")


class Carries(Given, Expectation):
    given = (
        say("{player} nese předmět {item}[ se slovem {keywords}]", 'Beor nese předmět "Sekera" se slovem zbraň'),
        say(
            "{player} nese tajemství {item}[ se slovem {keywords}]", 'Beor nese tajemství "Prokletí" se slovem zbraň', secret=True
        ),
    )
    then = (
        say("{player} má předmět {item}", 'Beor má předmět "Sekera"'),
        say("{player} má tajemství {item}", 'Beor má tajemství "Prokletí"', secret=True),
    )
    player: str
    item: str
    keywords: tuple[str, ...] = ()
    secret: bool = False

    def apply(self, situation: Situation) -> None:
        owner = situation.names.index(self.player)
        situation.items.append(Item(self.item, owner, self.keywords, self.secret))

    def answer(self, line: Line) -> Answer:
        return _held(line, self, True)


class WardsOff(Given):
    given = (
        say(
            "předmět {item} smí při zásahu za {n:energy} odvrátit {ward:hits}",
            'předmět "Kroužkovka" smí při zásahu za 1 bod výdrže odvrátit 1 zásah',
            "Pokaždé, když postava utrží zásahy; hra u nich stojí a v tichosti je postava přijme.",
        ),
    )
    item: str
    n: int
    ward: int

    def apply(self, situation: Situation) -> None:
        found = next((i for i, x in enumerate(situation.items) if x.name == self.item and not x.secret), None)
        if found is None:
            raise ScenarioError(f'Předmět „{self.item}“ nikdo nemá. Přidejte dřív větu: Beor nese předmět "{self.item}".')
        if situation.items[found].ward:
            raise ScenarioError(f"Co předmět „{self.item}“ odvrací, je řečeno dvakrát; jednu větu vynechte.")
        ward = in_bounds(self.ward, 1, 9, "Odvrácené zásahy")
        cost = in_bounds(self.n, 0, 9, "Cena předmětu")
        situation.items[found] = replace(situation.items[found], ward=ward, ward_cost=cost)


class CarriesNot(Expectation):
    then = (
        say("{player} nemá předmět {item}", 'Beor nemá předmět "Sekera"'),
        say("{player} nemá tajemství {item}", 'Beor nemá tajemství "Prokletí"', secret=True),
    )
    player: str
    item: str
    secret: bool = False

    def answer(self, line: Line) -> Answer:
        return _held(line, self, False)


def _held(line: Line, asked: Carries | CarriesNot, wanted: bool) -> Answer:
    i = item(line.t, player(line.t, asked.player), asked.item, secret=asked.secret)
    return yes_no(bool(line.s[line.t.items[i] + cells.HELD]), wanted, f"{asked.player} má „{asked.item}“")


class IsAside(Laid, Expectation):
    given = (say("{player} má odložený předmět {item}", 'Beor má odložený předmět "Sekera"'),)
    then = (
        say("{player} má odložený předmět {item}", 'Beor má odložený předmět "Sekera"'),
        say("{player} nemá odložený předmět {item}", 'Beor nemá odložený předmět "Sekera"', yes=False),
    )
    player: str
    item: str
    yes: bool = True

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.items[item(t, player(t, self.player), self.item, secret=False)] + cells.ASIDE] = 1

    def answer(self, line: Line) -> Answer:
        i = item(line.t, player(line.t, self.player), self.item, secret=False)
        return yes_no(bool(line.s[line.t.items[i] + cells.ASIDE]), self.yes, f"Předmět „{self.item}“ je odložený")


class IsAgainst(Laid):
    given = (
        say("{player} nesouhlasí s úprkem", "Arev nesouhlasí s úprkem", what=TO_FLEEING),
        say("{player} nesouhlasí s vyhnutím", "Arev nesouhlasí s vyhnutím", what=TO_AVOIDING),
        say("{player} nesouhlasí s použitím svých nábojů", "Arev nesouhlasí s použitím svých nábojů", what=TO_CHARGES),
    )
    player: str
    what: int

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.players[player(t, self.player)] + AGAINST] |= self.what


class Activated(Laid, Expectation):
    given = (say("{player} má na desce žeton času", "Beor má na desce žeton času", "V tomto tahu už byl aktivován."),)
    then = (
        say("{player} má na desce žeton času", "Beor má na desce žeton času"),
        say("{player} nemá na desce žeton času", "Beor nemá na desce žeton času", yes=False),
    )
    player: str
    yes: bool = True

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.players[player(t, self.player)] + cells.ACTIVATED] = 1
        s[cells.WOKEN] = 1

    def answer(self, line: Line) -> Answer:
        found = bool(line.s[line.t.players[player(line.t, self.player)] + cells.ACTIVATED])
        return yes_no(found, self.yes, f"{self.player} má na desce žeton času")


class IsActive(Expectation):
    momentary = True
    then = (
        say("aktivní postavou je {player}", "aktivní postavou je Beor"),
        say("aktivní postavou není nikdo"),
    )
    player: str = ""

    def answer(self, line: Line) -> Answer:
        return same(player_name(line.t, one_of(line.s, cells.ACTIVE)), self.player or "nikdo", "Aktivní postava")


class Panics(Expectation):
    then = (
        say("{player} panikaří", "Beor panikaří"),
        say("{player} nepanikaří", "Beor nepanikaří", yes=False),
    )
    player: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return yes_no(panicking(line.t, line.s, player(line.t, self.player)), self.yes, f"{self.player} panikaří")


class Dies(Expectation):
    then = (
        say("{player} umírá", "Beor umírá"),
        say("{player} neumírá", "Beor neumírá", yes=False),
    )
    player: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        found = bool(line.s[line.t.players[player(line.t, self.player)] + cells.DYING])
        return yes_no(found, self.yes, f"{self.player} umírá")


class TakesPart(Expectation):
    then = (
        say("{player} je ve střetnutí", "Beor je ve střetnutí"),
        say("{player} není ve střetnutí", "Beor není ve střetnutí", yes=False),
    )
    player: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return yes_no(is_in(line.t, line.s, player(line.t, self.player)), self.yes, f"{self.player} je ve střetnutí")
