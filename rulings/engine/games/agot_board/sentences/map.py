"""What lies on the map: sentences of *Pokud* and *Pak*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.layout import State, one_of, set_one
from ....core.line import Line
from ....core.once import Once
from ....core.sentences import Expectation, say
from .. import cells
from ..naming import area, house_name, player
from ..situation import PIECES
from ..values import controller, put_order
from ..whose import field_of, holds, others_hold
from ..words.slots import ORDER_NAMES, Units, write_units
from .parts import Laid, units_of

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table


class HasToken(Laid, Once, Expectation):
    given = (say("{player} má v {area} žeton moci", "Stark má v oblasti Harrenhal žeton moci"),)
    then = (say("{player} má v {area} žeton moci", "Stark má v oblasti Harrenhal žeton moci"),)
    player: str
    area: str

    @property
    def about(self) -> tuple[str, ...]:
        return (f"žeton moci v oblasti {self.area}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        set_one(s, t.at[area(t, self.area)] + cells.TOKEN, t.houses.index(self.player))

    def answer(self, line: Line) -> Answer:
        found = one_of(line.s, line.t.at[area(line.t, self.area)] + cells.TOKEN)
        return same(house_name(line.t, found), self.player, f"Žeton moci v oblasti {self.area} má")


class HasUnits(Laid, Expectation):
    """Units in an area and an order there; as an expectation exactly these units."""

    given = (
        say(
            "{player} má v {area} {units}[ a rozkaz {order}]",
            "Lannister má v oblasti Harrenhal 2 rytíře a 2 pěšáky a rozkaz Pochod -1",
            "Slovo „oblasti“ lze vynechat. Speciální rozkazy: Pochod +1, Podpora +1, Nájezd +1, "
            "Obrana +2, speciální Konsolidace sil.",
        ),
    )
    then = (
        say(
            "{player} má v {area} {units}",
            "Lannister má v oblasti Harrenhal 1 rytíře a 2 pěšáky",
            "Přesně tyto jednotky; utíkající se jmenují zvlášť: 1 utíkajícího rytíře.",
        ),
    )
    player: str
    area: str
    units: Units
    order: int = 0

    def place(self, situation: Situation, t: Table, s: State) -> None:
        i = t.area_index[self.area]
        a, p = t.at[i], t.houses.index(self.player)
        if others_hold(t, s, i, p):
            raise ScenarioError(f"V oblasti {self.area} už stojí jednotky jiného rodu.")
        set_one(s, a + cells.OWNER, p)
        for unit, n in self.units:
            if unit not in range(len(cells.ANY_UNITS)):
                raise ScenarioError("Takovou jednotku hra nezná: jsou jen pěšáci, rytíři a lodě.")
            s[a + cells.ANY_UNITS[unit]] += n
        for unit, most in enumerate(PIECES):
            if (
                sum(s[t.at[j] + cells.UNITS[unit]] + s[t.at[j] + cells.ROUTED[unit]] for j in t.spaces if holds(t, s, j, p))
                > most
            ):
                raise ScenarioError(f"Rod {self.player} má jen {write_units([(unit, most)])}.")
        if self.order:
            put_order(t, s, i, p, self.order)

    def answer(self, line: Line) -> Answer:
        t, p = line.t, player(line.t, self.player)
        wanted = write_units(sorted((unit, n) for unit, n in self.units if n)) if any(n for _u, n in self.units) else "nic"
        return same(units_of(t, line.s, area(t, self.area), p), wanted, f"{self.player} v oblasti {self.area}")


class LostOrder(Laid, Once):
    given = (
        say(
            "{player} přišel v {area} o rozkaz {order}",
            "Lannister přišel v oblasti Harrenhal o rozkaz Konsolidace sil",
            "V tomto kole, s oblastí, kterou dobyl soupeř.",
        ),
    )
    player: str
    area: str
    order: int

    @property
    def about(self) -> tuple[str, ...]:
        return (f"ztracený rozkaz v oblasti {self.area}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        a, p = t.at[area(t, self.area)], t.houses.index(self.player)
        s[a + cells.GONE], s[a + cells.FATE] = self.order, cells.LOST_WITH_AREA
        set_one(s, a + cells.GONE_OF, p)


class NeutralIn(Laid, Once, Expectation):
    given = (
        say(
            "v {area} nestojí neutrální síla",
            "v oblasti Sunspear nestojí neutrální síla",
            "Není-li řečeno, nestojí na plánu žádná; před hrou je rozmístí příprava.",
            n=0,
        ),
        say("v {area} stojí neutrální síla {n}", "v oblasti Sunspear stojí neutrální síla 5"),
    )
    then = (
        say("v {area} nestojí neutrální síla", "v oblasti Sunspear nestojí neutrální síla", n=0),
        say("v {area} stojí neutrální síla {n}", "v oblasti Sunspear stojí neutrální síla 5"),
    )
    area: str
    n: int = 0

    @property
    def about(self) -> tuple[str, ...]:
        return (f"neutrální síla v oblasti {self.area}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.at[area(t, self.area)] + cells.NEUTRAL] = self.n

    def answer(self, line: Line) -> Answer:
        return same(line.s[line.t.at[area(line.t, self.area)] + cells.NEUTRAL], self.n, f"Neutrální síla v oblasti {self.area}")


class NoUnits(Expectation):
    then = (say("{player} nemá v {area} žádné jednotky", "Stark nemá v oblasti Harrenhal žádné jednotky"),)
    player: str
    area: str

    def answer(self, line: Line) -> Answer:
        return same(
            units_of(line.t, line.s, area(line.t, self.area), player(line.t, self.player)),
            "nic",
            f"{self.player} v oblasti {self.area}",
        )


class NoToken(Expectation):
    then = (say("v {area} neleží žeton moci", "v oblasti Harrenhal neleží žeton moci"),)
    area: str

    def answer(self, line: Line) -> Answer:
        found = one_of(line.s, line.t.at[area(line.t, self.area)] + cells.TOKEN)
        return same(house_name(line.t, found), "nikdo", f"Žeton moci v oblasti {self.area} má")


class ControlledBy(Expectation):
    then = (
        say("{area:areaN} ovládá {player}", "oblast Harrenhal ovládá Stark"),
        say("{area:areaN} neovládá nikdo", "oblast Harrenhal neovládá nikdo"),
    )
    area: str
    player: str = ""

    def answer(self, line: Line) -> Answer:
        p = controller(line.t, line.s, area(line.t, self.area))
        return same("nikdo" if p is None else line.t.houses[p], self.player or "nikdo", f"Oblast {self.area} ovládá")


class OrderIn(Expectation):
    """An order in an area; 0 is none at all."""

    then = (
        say("v {area} leží rozkaz {order}", "v oblasti Harrenhal leží rozkaz Podpora"),
        say("v {area} neleží rozkaz {order}", "v oblasti Harrenhal neleží rozkaz Obrana +1", yes=False),
        say("v {area} neleží žádný rozkaz", "v oblasti Harrenhal neleží žádný rozkaz"),
    )
    area: str
    order: int = 0
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        t, s, i = line.t, line.s, area(line.t, self.area)
        found = s[t.at[i] + cells.ORDER] or (s[cells.MARCH] if field_of(s) == i else 0)
        if self.order and field_of(s) == i and s[cells.MARCH] == self.order:
            found = self.order  # the march lies beside the defender's order
        if not self.yes:
            return yes_no(found == self.order, False, f"V oblasti {self.area} leží {ORDER_NAMES[self.order]}")
        return same(ORDER_NAMES.get(found, "žádný"), ORDER_NAMES.get(self.order, "žádný"), f"Rozkaz v oblasti {self.area}")
