"""What cards there are and where they lie: sentences of *Pokud*."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ....cards.sentences import SaysAbility, SaysCopies, SaysModifier
from ....core.language.gherkin import ScenarioError
from ....core.sentences import Given, say
from .. import cells
from ..cards import Card
from ..library import card_from_data
from ..situation import PLACED, printed
from ..words import abilities
from ..words.attributes import Attributes
from ..words.common import ZONE_OF

if TYPE_CHECKING:
    from ..placed import Placed
    from ..situation import Situation


class CardIn(Given):
    """A card in a zone; ``attrs`` is the comma-separated list after the colon, as typed records."""

    given = (
        say(
            "{player} má {place} {type} {card}[ se silou {strength:n}][: {attrs}]",
            'Stark má ve hře postavu "Rytíř" se silou 3: ikona vojenská, klečí',
            "Bez údajů: síla 1, všechny tři ikony, cena 0 (událost bez ceny), neutrální, stojí.",
        ),
    )
    player: str
    place: str
    type: str
    card: str
    strength: int | None = None
    attrs: Attributes = ()

    def spelled_out(self) -> CardIn:
        told = self.strength is not None or any(key == "strength" for key, _value in self.attrs)
        return self if told or self.type != "character" else replace(self, strength=1)

    def apply(self, situation: Situation) -> None:
        values: dict[str, Any] = {"type": self.type}
        if self.strength is not None:
            values["strength"] = self.strength
            if any(key == "strength" and value != self.strength for key, value in self.attrs):
                raise ScenarioError(f"U karty „{self.card}“ je síla řečena dvakrát a pokaždé jiná. Jednu vynechte.")
        situation.place(self.player, self.card, ZONE_OF[self.place], printed(self.card, values, self.attrs), self.attrs)


class FromLibrary(Given):
    """A card of the rulebook's card list, by its title."""

    given = (
        say(
            "{player} má {place} kartu {card}[: {attrs}]", 'Stark má v ruce kartu "Štít severu"', "Karta ze seznamu karet knihy."
        ),
    )
    player: str
    place: str
    card: str
    attrs: Attributes = ()

    def apply(self, situation: Situation) -> None:
        title = dict(self.attrs).get("title", self.card)
        data = situation.listed(title, f'má ve hře postavu "{title}" se silou 3')
        strange = sorted({key for key, _value in self.attrs} - PLACED)
        if strange:
            raise ScenarioError(
                f"Kartu „{title}“ bere scénář ze seznamu karet; co je na ní vytištěno, tu měnit nelze. "
                "Popište kartu celou („má ve hře postavu …“), nebo údaje za dvojtečkou vynechte."
            )
        card = card_from_data(data)
        situation.place(self.player, self.card, ZONE_OF[self.place], card, self.attrs)


class Attached(Given):
    given = (say("{player} má na kartě {host} vybavení {card}[: {attrs}]", 'Stark má na kartě "Rytíř" vybavení "Meč"'),)
    player: str
    host: str
    card: str
    attrs: Attributes = ()

    def apply(self, situation: Situation) -> None:
        situation.known(self.host)
        placed = situation.place(
            self.player, self.card, cells.PLAY, printed(self.card, {"type": "attachment"}, self.attrs), self.attrs
        )
        placed.host = self.host


class DuplicateOn(Given):
    given = (
        say(
            "{player} má na kartě {host} duplikát {card}[: {attrs}]",
            'Stark má na kartě "Jon" duplikát "Jon podruhé"',
            "Duplikát nese název karty, na níž leží.",
        ),
    )
    player: str
    host: str
    card: str
    attrs: Attributes = ()

    def apply(self, situation: Situation) -> None:
        host = situation.known(self.host)
        card = replace(host.card, abilities=())
        if self.attrs:
            card = printed(self.card, {"type": host.card.type}, (("title", host.card.title), ("unique", True), *self.attrs))
        placed = situation.place(self.player, self.card, cells.PLAY, card, self.attrs)
        placed.host, placed.duplicate = self.host, True


class HasAgenda(Given):
    given = (say("{player} má agendu {card}[: {attrs}]", 'Stark má agendu "Léto"'),)
    player: str
    card: str
    attrs: Attributes = ()

    def apply(self, situation: Situation) -> None:
        situation.place(self.player, self.card, cells.AGENDA, printed(self.card, {"type": "agenda"}, self.attrs), self.attrs)


class Fillers(Given):
    """Cards nobody needs to name: neutral events without cost or text."""

    given = (say("{player} má {place} {n:ncards}", "Stark má v ruce 3 karty", "Obyčejné karty, na kterých nezáleží."),)
    player: str
    place: str
    n: int

    def apply(self, situation: Situation) -> None:
        for _ in range(self.n):
            plots = self.place in ("plot deck", "used plots")
            card = Card(f"zápletka {len(situation.cards) + 1}", "plot") if plots else Card("")
            situation.place(self.player, situation.nameless(), ZONE_OF[self.place], card, ())


class Copies(SaysCopies):
    given = (say("{player} má {place} {n:copies} karty {card}", 'Stark má v balíčku 2 kopie karty "Rytíř"'),)

    def zone(self) -> int:
        return ZONE_OF[self.place]


class PlotRevealed(Given):
    given = (
        say(
            "{player} má odhalenou zápletku {card}[: {attrs}]",
            'Stark má odhalenou zápletku "Tažení": příjem 4, nárok 2',
            "Bez zápletky: příjem 0, iniciativa 0, nárok 1.",
        ),
    )
    player: str
    card: str
    attrs: Attributes = ()

    def apply(self, situation: Situation) -> None:
        card = printed(self.card, {"type": "plot"}, self.attrs)
        situation.place(self.player, self.card, cells.PLOT, card, self.attrs)


class HasAbility(SaysAbility):
    given = (
        say(
            "karta {card} má schopnost: {ability}",
            'karta "Rytíř" má schopnost: Výzvy; cena: poklekni tuto kartu; účinek: lízni 1 kartu',
            "Části a slova schopností vypisuje druhá tabulka.",
        ),
    )

    def fits(self, placed: Placed) -> None:
        abilities.fits(self.ability, "duplicate" if placed.duplicate else placed.card.type)


class HasModifier(SaysModifier):
    given = (say("karta {card} má do konce {until} {n:change} k síle", 'karta "Rytíř" má do konce fáze +2 k síle'),)
