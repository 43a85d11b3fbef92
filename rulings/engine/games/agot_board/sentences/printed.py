"""What is printed on the board: sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....core.answer import Answer, either, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.line import Line
from ....core.sentences import Expectation, Given, say
from .. import atlas
from ..atlas import Border
from ..naming import area

if TYPE_CHECKING:
    from ..situation import Situation


class SupplyAllows(Given):
    given = (
        say(
            "zásobování {n} dovoluje armády {sizes}",
            "zásobování 3 dovoluje armády 3, 2, 2 a 2",
            "Není-li řečeno, platí stupnice z plánu.",
        ),
    )
    n: int
    sizes: tuple[int, ...]

    def apply(self, situation: Situation) -> None:
        situation.supply[self.n] = tuple(sorted(self.sizes, reverse=True))


class AreaIs(Given, Expectation):
    """A city, a stronghold, neither; as an expectation land or sea too."""

    given = (say("{area:areaN} je {what:kind}", "oblast Harrenhal je město", "Není-li řečeno, platí údaje plánu."),)
    then = (say("{area:areaN} je {what:kind}", "oblast Golden Sound je moře"),)
    area: str
    what: str

    def apply(self, situation: Situation) -> None:
        if self.what in ("land", "sea"):
            raise ScenarioError("Pevninu na moře měnit nelze; zvolte jinou oblast.")
        situation.areas[self.area] = replace(situation.areas[self.area], place=self.what)

    def answer(self, line: Line) -> Answer:
        t, i = line.t, area(line.t, self.area)
        if self.what in ("land", "sea"):
            return either(i in t.seas, self.what == "sea", ("moře", "pevnina"), f"Oblast {self.area} je")
        return same(t.areas[i].place, self.what, f"Oblast {self.area} je")


class AreaHas(Given):
    given = (
        say("{area:areaN} má {n:supplies}", "oblast Harrenhal má 2 znaky zásob", what="supply"),
        say("{area:areaN} má {n:crowns}", "oblast Harrenhal má 1 znak moci", what="crowns"),
    )
    area: str
    what: str
    n: int

    def apply(self, situation: Situation) -> None:
        area = situation.areas[self.area]
        situation.areas[self.area] = replace(area, supply=self.n) if self.what == "supply" else replace(area, crowns=self.n)


class AreaIsHome(Given):
    given = (say("{area:areaN} je domovskou oblastí rodu {player}", "oblast Winterfell je domovskou oblastí rodu Stark"),)
    area: str
    player: str

    def apply(self, situation: Situation) -> None:
        situation.areas = {
            name: replace(area, home="" if area.home == self.player else area.home) for name, area in situation.areas.items()
        }
        situation.areas[self.area] = replace(situation.areas[self.area], home=self.player)


class Borders(Given, Expectation):
    given = (
        say("{area:areaN} sousedí s {other}", "oblast Harrenhal sousedí s oblastí Riverrun"),
        say("{area:areaN} nesousedí s {other}", "oblast Harrenhal nesousedí s oblastí Riverrun", yes=False),
    )
    then = (
        say("{area:areaN} sousedí s {other}", "oblast Harrenhal sousedí s oblastí Riverrun"),
        say("{area:areaN} nesousedí s {other}", "oblast Harrenhal nesousedí s oblastí Pyke", yes=False),
    )
    area: str
    other: str
    yes: bool = True

    def apply(self, situation: Situation) -> None:
        situation.borders = [b for b in situation.borders if {b.one, b.other} != {self.area, self.other}]
        if self.yes:
            situation.borders.append(Border(self.area, self.other, atlas.OPEN, "scenario"))

    def answer(self, line: Line) -> Answer:
        near = area(line.t, self.other) in line.t.neighbours[area(line.t, self.area)]
        return yes_no(near, self.yes, f"Sousedství oblastí {self.area} a {self.other}")


class RiverBetween(Given):
    given = (
        say("mezi {area:one} a {other:one} teče řeka", "mezi Harrenhal a Riverrun teče řeka"),
        say("mezi {area:one} a {other:one} vede přes řeku most", "mezi Seagard a The Twins vede přes řeku most", bridge=True),
    )
    area: str
    other: str
    bridge: bool = False

    def apply(self, situation: Situation) -> None:
        Borders(self.area, self.other, False).apply(situation)
        situation.borders.append(Border(self.area, self.other, atlas.BRIDGE if self.bridge else atlas.RIVER, "scenario"))


class StarsAt(Given):
    given = (say("místo {n} na Královském dvoře má {stars:starred}", "místo 3 na Královském dvoře má 2 hvězdy"),)
    n: int
    stars: int

    def apply(self, situation: Situation) -> None:
        situation.stars[self.n] = self.stars
