"""The map: locations, menhirs, dials, tokens, guardians, who is where. Sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.laying import Laid
from ....core.layout import State, one_of, set_one
from ....core.line import Line
from ....core.sentences import Expectation, Given, say
from .. import cells
from ..cells import ON_MAP
from ..island import lies
from ..model import COMBAT, GUARDIAN, Effects
from ..naming import encounter, place, player
from ..printing import PlaceSaid
from .parts import in_bounds

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table

MOST_ROWS = 12
MOST_DAYS = 20


class MapRow(Given):
    given = (
        say(
            "v {row}. řadě mapy leží {sites}",
            "v 1. řadě mapy leží lokace 101, prázdno a 103",
            "Řady shora, karty zleva; kde nic neleží, je prázdno. Sousedí se stranou i rohem.",
        ),
    )
    row: int
    sites: tuple[int, ...]

    def apply(self, situation: Situation) -> None:
        in_bounds(self.row, 1, MOST_ROWS, "Řada mapy")
        if self.row in situation.rows:
            raise ScenarioError(f"{self.row}. řada mapy je popsána dvakrát.")
        for column, number in enumerate(self.sites):
            if not number:
                continue
            if number in situation.places:
                raise ScenarioError(f"Lokace {number} je na mapě dvakrát.")
            situation.places[number] = PlaceSaid(uncovered=True, at=(self.row, column))
        situation.rows[self.row] = self.sites


class NotUncovered(Given):
    given = (say("lokace {site} není odkrytá", "lokace 107 není odkrytá"),)
    site: int

    def apply(self, situation: Situation) -> None:
        if self.site in situation.places:
            raise ScenarioError(f"Lokace {self.site} už na mapě leží.")
        situation.places[self.site] = PlaceSaid()


class AreJoined(Given):
    given = (
        say(
            "lokace {site} je propojena s {sites:joined}",
            "lokace 105 je propojena s lokacemi 104 a 108",
            "Co je propojení, předloha nevykládá; platí jen, co situace řekne.",
        ),
    )
    site: int
    sites: tuple[int, ...]

    def apply(self, situation: Situation) -> None:
        for number in self.sites:
            situation.site(self.site).joined.add(number)
            situation.site(number).joined.add(self.site)


class Prints(Given):
    given = (
        say("v lokaci {site} je symbol snu", "v lokaci 105 je symbol snu", dream=True),
        say("místní akce v lokaci {site} přinese: {effects}", "místní akce v lokaci 105 přinese: pokrmy +1"),
        say("okamžitá akce v lokaci {site} je: {effects}", "okamžitá akce v lokaci 105 je: hrůza +1", immediate=True),
    )
    site: int
    effects: Effects = ()
    dream: bool = False
    immediate: bool = False

    def apply(self, situation: Situation) -> None:
        said = situation.site(self.site)
        if self.dream:
            said.dream = True
        elif self.immediate:
            said.immediate = self.effects
        else:
            said.local = self.effects


class MenhirText(Given):
    given = (
        say(
            "menhir v lokaci {site} se nastavuje na {n}[ a za každého hráče o {fewer} méně]",
            "menhir v lokaci 105 se nastavuje na 8 a za každého hráče o 1 méně",
            "Co o aktivaci menhiru říká text hry.",
        ),
    )
    site: int
    n: int
    fewer: int = 0

    def apply(self, situation: Situation) -> None:
        said = situation.site(self.site)
        said.dial, said.dial_fewer = in_bounds(self.n, 1, MOST_DAYS, "Mince menhiru"), in_bounds(self.fewer, 0, 9, "Odečet")


class HasMenhir(Laid, Expectation):
    given = (
        say("v lokaci {site} stojí vyhaslý menhir", "v lokaci 105 stojí vyhaslý menhir", n=0),
        say("v lokaci {site} stojí menhir s mincí {n}", "v lokaci 105 stojí menhir s mincí 3"),
    )
    then = (
        say("v lokaci {site} menhir nestojí", "v lokaci 105 menhir nestojí", n=0, stands=False),
        say("v lokaci {site} stojí vyhaslý menhir", "v lokaci 105 stojí vyhaslý menhir", n=0),
        say("v lokaci {site} stojí menhir s mincí {n}", "v lokaci 105 stojí menhir s mincí 3"),
    )
    site: int
    n: int = 0
    stands: bool = True

    @property
    def about(self) -> tuple[str, ...]:
        return (f"menhir v lokaci {self.site}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        row = t.places[place(t, self.site)]
        s[row + cells.MENHIR], s[row + cells.DIAL] = 1, in_bounds(self.n, 0, MOST_DAYS, "Mince menhiru")

    def answer(self, line: Line) -> Answer:
        row = line.t.places[place(line.t, self.site)]
        found = bool(line.s[row + cells.MENHIR])
        if not found or not self.stands:
            return yes_no(found, self.stands, f"V lokaci {self.site} stojí menhir")
        return same(line.s[row + cells.DIAL], self.n, "Mince u menhiru")


class HasDial(Laid, Expectation):
    given = (say("v lokaci {site} leží mince času {n}", "v lokaci 105 leží mince času 3", "Jiná než u menhiru."),)
    then = (
        say("v lokaci {site} mince času neleží", "v lokaci 105 mince času neleží", n=0),
        say("v lokaci {site} leží mince času {n}", "v lokaci 105 leží mince času 2"),
    )
    site: int
    n: int = 0

    @property
    def about(self) -> tuple[str, ...]:
        return (f"mince času v lokaci {self.site}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.places[place(t, self.site)] + cells.OTHER_DIAL] = in_bounds(self.n, 1, MOST_DAYS, "Mince času")

    def answer(self, line: Line) -> Answer:
        return same(lies(line.t, line.s, place(line.t, self.site), cells.OTHER_DIAL), self.n, "Mince času")


class HasQuest(Laid):
    given = (
        say("na minci času v lokaci {site} leží žeton výpravy", "na minci času v lokaci 105 leží žeton výpravy"),
        say(
            "na minci menhiru v lokaci {site} leží žeton výpravy", "na minci menhiru v lokaci 105 leží žeton výpravy", menhir=True
        ),
    )
    site: int
    menhir: bool = False

    def place(self, situation: Situation, t: Table, s: State) -> None:
        row = t.places[place(t, self.site)]
        if not s[row + (cells.DIAL if self.menhir else cells.OTHER_DIAL)]:
            raise ScenarioError(f"V lokaci {self.site} žádná taková mince neleží. Řekněte o ní dřív.")
        s[row + (cells.DIAL_QUEST if self.menhir else cells.OTHER_QUEST)] = 1


class HasPlaceTokens(Laid, Expectation):
    given = (say("v lokaci {site} leží {n:tokens}", "v lokaci 105 leží 2 žetony času"),)
    then = (say("v lokaci {site} leží {n:tokens}", "v lokaci 105 leží 1 žeton času"),)
    site: int
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return (f"žetony v lokaci {self.site}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.places[place(t, self.site)] + cells.PLACE_TOKENS] = in_bounds(self.n, 0, 50, "Žetony času")

    def answer(self, line: Line) -> Answer:
        return same(lies(line.t, line.s, place(line.t, self.site), cells.PLACE_TOKENS), self.n, "Žetonů času")


class IsOnMap(Expectation):
    then = (
        say("lokace {site} je na mapě", "lokace 105 je na mapě"),
        say("lokace {site} není na mapě", "lokace 105 není na mapě", yes=False),
    )
    site: int
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        found = bool(line.s[line.t.places[place(line.t, self.site)] + cells.UNCOVERED])
        return yes_no(found, self.yes, f"Lokace {self.site} je na mapě")


class IsAt(Laid, Expectation):
    given = (say("{player} je v lokaci {site}", "Beor je v lokaci 105"),)
    then = (say("{player} je v lokaci {site}", "Beor je v lokaci 105"),)
    player: str
    site: int

    @property
    def about(self) -> tuple[str, ...]:
        return (f"kde je {self.player}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        set_one(s, t.players[player(t, self.player)] + cells.WHEREABOUTS, _uncovered(t, s, self.site))

    def answer(self, line: Line) -> Answer:
        t = line.t
        i = one_of(line.s, t.players[player(t, self.player)] + cells.WHEREABOUTS)
        return same(t.map[i].number if i >= 0 else "nikde", self.site, f"{self.player} je v lokaci")


class GuardianIsAt(Laid, Expectation):
    given = (
        say(
            "v lokaci {site} je strážce {encounter}",
            'v lokaci 105 je strážce "Medvěd"',
            "Bojové střetnutí s povahou strážce, které leží na mapě.",
        ),
    )
    then = (
        say("strážce {encounter} není na mapě", 'strážce "Medvěd" není na mapě', site=0),
        say("v lokaci {site} je strážce {encounter}", 'v lokaci 105 je strážce "Medvěd"'),
    )
    encounter: str
    site: int = 0

    @property
    def about(self) -> tuple[str, ...]:
        return (f"kde je {self.encounter}",)

    def apply(self, situation: Situation) -> None:
        said = situation.new_encounter(self.encounter, COMBAT)
        if GUARDIAN not in said.natures:
            said.natures += (GUARDIAN,)
        super().apply(situation)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        row = t.meetings[encounter(t, self.encounter)]
        s[row + cells.LIES] = ON_MAP
        set_one(s, row + cells.ROAMS, _uncovered(t, s, self.site))

    def answer(self, line: Line) -> Answer:
        t, s = line.t, line.s
        row = t.meetings[encounter(t, self.encounter)]
        i = -1 if s[row + cells.LIES] == cells.IN_DECK else one_of(s, row + cells.ROAMS)  # in an encounter it is there too
        return same(t.map[i].number if i >= 0 else 0, self.site, f"„{self.encounter}“ je v lokaci")


class MeetsAt(Laid):
    given = (say("střetnutí probíhá v lokaci {site}", "střetnutí probíhá v lokaci 105"),)
    site: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("kde střetnutí probíhá",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        if not s[cells.MET]:
            raise ScenarioError('Žádné střetnutí neprobíhá. Přidejte větu: probíhá bojové střetnutí "Medvěd".')
        set_one(s, cells.SITE, _uncovered(t, s, self.site))


def _uncovered(t: Table, s: State, number: int) -> int:
    """A location that lies on the map. Raises ScenarioError for any other."""
    i = place(t, number)
    if not s[t.places[i] + cells.UNCOVERED]:
        raise ScenarioError(f"Lokace {number} není odkrytá.")
    return i
