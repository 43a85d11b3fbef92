"""What a player claims and the table reckons by itself: sentences of *Když* for questions only."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ....core.choices import Intent, Part
from ....core.flow import Choice, asked
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.line import Line
from ....core.sentences import Move, say
from ....core.trial import LEGAL, Legality
from ..cells import ANY_UNITS, FORCE, SUPPORTS, TAKEN_BY_CARD
from ..chapters.ch16_cards_in_battle import played
from ..legality import LEGALITY
from ..naming import area, player
from ..now import fighting, takes
from ..orders import DEFENSE
from ..values import gone_order, orders_of
from ..whose import attacker, field_of, fights, side_of
from ..words.slots import Units, write_units

if TYPE_CHECKING:
    from ..table import Table

LOSING = ("remove", "casualty", "perish")
"""Kinds of choice by which units are lost."""
RECKONED = "Jen pro otázky, zda to smí: počítá se samo."


class Claim(Move):
    """It may be said where it is true; otherwise the rules that it goes against are told."""

    @abstractmethod
    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        """Who claims what. Raises ScenarioError where there is nothing of which it could be true."""

    def intents(self, t: Table, s: State) -> list[Part]:
        p, choice = self.claim(t, s)
        return [Intent(p, (choice,), choice[0])]

    def legality(self, line: Line) -> Legality:
        refused = LEGALITY.reasons(line.t, line.s, *self.claim(line.t, line.s))
        return (False, tuple(refused), "") if refused else LEGAL


class WeighUnits(Claim):
    when = (say("{player} započítá {units:some} silou {n}", "Stark započítá 2 rytíře silou 6", RECKONED),)
    player: str
    units: Units
    n: int

    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        p = player(t, self.player)
        if not fighting(t, s) or not fights(s, p):
            raise ScenarioError(f"{self.player} právě žádnou bitvu nesvádí; jednotky není do čeho započítat.")
        a = t.at[field_of(s)]
        for unit, n in self.units:
            if unit >= len(ANY_UNITS):
                raise ScenarioError("Takovou jednotku hra nezná: jsou jen pěšáci, rytíři a lodě.")
            cell = a + ANY_UNITS[unit]
            if attacker(s) == p:
                cell = FORCE[unit] if unit < len(FORCE) else 0
            if not cell or s[cell] < n:
                raise ScenarioError(f"Rod {self.player} v bitvě tolik takových jednotek nemá: {write_units([(unit, n)])}.")
        return p, ("weigh", self.units, self.n)


class WeighSupport(Claim):
    when = (
        say(
            "{player} započítá podporu z {area} silou {n}",
            "Lannister započítá podporu z oblasti Stoney Sept silou 4",
            RECKONED,
        ),
    )
    player: str
    area: str
    n: int

    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        p, i = player(t, self.player), area(t, self.area)
        if not s[t.at[i] + SUPPORTS]:
            raise ScenarioError(
                f"Z oblasti {self.area} nikdo nikoho nepodporuje; napřed to řekněte: podpoří z oblasti {self.area} …"
            )
        return p, ("weigh_support", i, self.n)


class WeighDefense(Claim):
    when = (
        say(
            "{player} započítá Obranu v {area} silou {n}",
            "Stark započítá Obranu v oblasti Winterfell silou 4",
            RECKONED,
        ),
    )
    player: str
    area: str
    n: int

    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        p, i = player(t, self.player), area(t, self.area)
        if not fighting(t, s) or not fights(s, p):
            raise ScenarioError(f"{self.player} právě žádnou bitvu nesvádí; Obranu není do čeho započítat.")
        lies = i in orders_of(t, s, p, DEFENSE)
        if not lies and gone_order(t, s, p, i) != (DEFENSE, TAKEN_BY_CARD):
            raise ScenarioError(f"Rod {self.player} v oblasti {self.area} Obranu nemá; není co započítat.")
        return p, ("weigh_defense", i, self.n)


class EnoughLost(Claim):
    when = (
        say(
            "{player} víc jednotek neodstraní",
            "Baratheon víc jednotek neodstraní",
            "Jen pro otázky, zda to smí: zásobování, divokým, v bitvě i při ústupu.",
        ),
    )
    player: str

    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        p = player(t, self.player)
        if not self.loses(t, s):
            raise ScenarioError(f"{self.player} právě žádné jednotky neodstraňuje.")
        return p, ("enough_lost",)

    def loses(self, t: Table, s: State) -> bool:
        """Whether it is the player's turn to remove units."""
        return asked(t, s) == player(t, self.player) and any(takes(t, s, verb) for verb in LOSING)

    def legality(self, line: Line) -> Legality:
        """Asked where the player removes units: here, or where silence leads."""
        p = player(line.t, self.player)
        ways = [line, *(line.toward(Intent(p, (), verb)) for verb in LOSING)]
        return super().legality(next((there for there in ways if there.options and self.loses(there.t, there.s)), line))


class ClaimVictory(Claim):
    when = (say("{player} vyhlásí své vítězství", "Stark vyhlásí své vítězství", RECKONED),)
    player: str

    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        return player(t, self.player), ("claim_victory",)


class AbilityFirst(Claim):
    when = (
        say(
            "{player} uplatní schopnost své karty rodu jako první",
            "Tyrell uplatní schopnost své karty rodu jako první",
            "Jen pro otázky, zda to smí: okamžité schopnosti působí samy.",
        ),
    )
    player: str

    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        p = player(t, self.player)
        side = side_of(s, p) if fighting(t, s) else None
        c = played(t, s, side) if side is not None else None
        if c is None or not t.leaders[c].ability:
            raise ScenarioError(f"{self.player} žádnou odkrytou kartu rodu se schopností nemá.")
        return p, ("ability_first",)
