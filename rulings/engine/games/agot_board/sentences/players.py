"""What players have: sentences of *Pokud* and *Pak*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.layout import State, one_of, set_one
from ....core.line import Line
from ....core.once import Once
from ....core.sentences import Expectation, say
from .. import cells, hooks
from ..naming import house_name, player
from ..situation import MOST_POWER, TOKENS, set_track
from ..values import armies, bank, over_limit, ranked
from .parts import NUMBERS, Laid, set_cell

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table


class HasPower(Laid, Once, Expectation):
    given = (say("{player} má k dispozici {n:power}", "Stark má k dispozici 3 žetony moci", "Není-li řečeno: 0."),)
    then = (say("{player} má k dispozici {n:power}", "Stark má k dispozici 3 žetony moci"),)
    player: str
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return (f"dostupná moc rodu {self.player}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        set_cell(t, s, self.player, cells.POWER, self.n, MOST_POWER, "Žetonů moci jednoho rodu")

    def answer(self, line: Line) -> Answer:
        return same(
            hooks.available.first(line.t, line.s, player(line.t, self.player)) or 0, self.n, f"{self.player} má k dispozici"
        )


class HasSupply(Laid, Once, Expectation):
    given = (say("{player} má zásobování {n}", "Lannister má zásobování 3", "Není-li řečeno: 6."),)
    then = (say("{player} má zásobování {n}", "Lannister má zásobování 3"),)
    player: str
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return (f"zásobování rodu {self.player}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        set_cell(t, s, self.player, cells.SUPPLY, self.n, cells.GREATEST_SUPPLY, "Zásobování")

    def answer(self, line: Line) -> Answer:
        return same(line.s[line.t.players[player(line.t, self.player)] + cells.SUPPLY], self.n, f"{self.player}, zásobování")


class TrackIs(Laid, Once, Expectation):
    given = (
        say(
            "pořadí {track} je {players}",
            "pořadí na Železném trůnu je Greyjoy, Stark, Lannister, Baratheon a Tyrell",
            "Není-li řečeno: jako na začátku hry.",
        ),
    )
    then = (say("pořadí {track} je {players}", "pořadí v Poddaných je Lannister, Baratheon, Stark, Tyrell a Greyjoy"),)
    track: int
    players: tuple[str, ...]

    @property
    def about(self) -> tuple[str, ...]:
        return (f"stupnice č. {self.track + 1}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        if sorted(self.players) != sorted(t.houses):
            raise ScenarioError(f"Pořadí musí jmenovat všechny hrající rody: {', '.join(t.houses)}.")
        set_track(t, s, self.track, [t.houses.index(name) for name in self.players])

    def answer(self, line: Line) -> Answer:
        t, s = line.t, line.s
        found = [t.houses[p] for p in ranked(t, s, self.track) if s[t.players[p] + cells.PLACE[self.track]]]
        return same(", ".join(found) or "nikdo", ", ".join(self.players), "Pořadí na stupnici")


class Holds(Laid, Once, Expectation):
    given = (say("{player} drží {token}", "Stark drží Valyrijský ocelový meč", "Není-li řečeno: první na stupnici."),)
    then = (say("{player} drží {token}", "Lannister drží Poštovního havrana"),)
    player: str
    token: str

    @property
    def about(self) -> tuple[str, ...]:
        return ("držitel velkého žetonu", self.token)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        set_one(s, TOKENS[self.token][1], t.houses.index(self.player))

    def answer(self, line: Line) -> Answer:
        return same(house_name(line.t, one_of(line.s, TOKENS[self.token][1])), self.player, "Drží")


class AlreadyUsed(Laid):
    given = (
        say("Valyrijský ocelový meč už byl v tomto kole použit", token="blade"),
        say("Poštovní havran už byl v tomto kole použit", token="raven"),
    )
    token: str

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[cells.BLADE_USED if self.token == "blade" else cells.RAVEN_USED] = 1


class BankHas(Expectation):
    then = (say("{player} má v banku {n:power}", "Stark má v banku 15 žetonů moci"),)
    player: str
    n: int

    def answer(self, line: Line) -> Answer:
        return same(bank(line.t, line.s, player(line.t, self.player)), self.n, f"{self.player} má v banku")


class PlayerHas(Expectation):
    then = (
        say(
            "{player} má {n} {what}",
            "Stark má 7 karet rodu v ruce",
            "Žetony, karty, jednotky v zásobě, města a pevnosti, hvězdy.",
        ),
    )
    player: str
    n: int
    what: str

    def answer(self, line: Line) -> Answer:
        return same(NUMBERS[self.what](line.t, line.s, player(line.t, self.player)), self.n, self.player)


class ArmiesAre(Expectation):
    then = (
        say("armády hráče {player} jsou {sizes}", "armády hráče Lannister jsou 3, 2, 2 a 2", "Od největší."),
        say("{player} nemá žádnou armádu", "Stark nemá žádnou armádu"),
    )
    player: str
    sizes: tuple[int, ...] = ()

    def answer(self, line: Line) -> Answer:
        found = tuple(armies(line.t, line.s, player(line.t, self.player)))
        return same(found, tuple(sorted(self.sizes, reverse=True)), f"Armády hráče {self.player}")


class ArmiesFit(Expectation):
    then = (
        say("armády hráče {player} zásobování dovoluje", "armády hráče Lannister zásobování dovoluje"),
        say("armády hráče {player} zásobování nedovoluje", "armády hráče Lannister zásobování nedovoluje", yes=False),
    )
    player: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return yes_no(
            not over_limit(line.t, line.s, player(line.t, self.player)),
            self.yes,
            f"Zásobování dovoluje armády hráče {self.player}",
        )
