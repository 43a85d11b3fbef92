"""What cards there are and where they lie: sentences of *Pokud*."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....cards.sentences import SaysAbility, SaysCopies, SaysModifier
from ....core.language.gherkin import ScenarioError
from ....core.sentences import Given, say
from .. import cells
from ..cards import ABILITY_CARD, HERO, ITEM, Card
from ..cells import ONGOING
from ..library import NUMBERS, card_from_data, needed
from ..situation import PLACED, printed
from ..words import abilities
from ..words.attributes import Attributes

if TYPE_CHECKING:
    from ..placed import Placed
    from ..situation import Situation


class HasHero(Given):
    given = (
        say(
            "{player} má hrdinu {card}[: {attrs}]",
            'Anna má hrdinu "Thrall": zdraví 28, zranění 3',
            "Bez údajů: zdraví 30. Kdo hrdinu nemá popsaného, má obyčejného se zdravím 30.",
        ),
    )
    player: str
    card: str
    attrs: Attributes = ()

    def apply(self, situation: Situation) -> None:
        situation.place(self.player, self.card, cells.PLAY, printed(self.card, HERO, self.attrs), self.attrs)


class CardIn(Given):
    """A card in a zone; ``attrs`` is the comma-separated list after the colon, as typed records."""

    given = (
        say(
            "{player} má {place} {type} {card}[: {attrs}]",
            'Anna má ve hře spojence "Vlk": ATK 2, zdraví 3',
            "Bez údajů: cena 0, spojenec ATK 1 a zdraví 1, zbraň ATK 1 a cena úderu 0, zbroj DEF 1; karta je připravená.",
        ),
    )
    player: str
    place: int
    type: str
    card: str
    attrs: Attributes = ()

    def spelled_out(self) -> CardIn:
        told = {key for key, _value in self.attrs}
        silent = {"ally": ("attack", "health"), "weapon": ("attack",), "armor": ("defense",)}.get(self.type, ())
        return replace(self, attrs=(*self.attrs, *((key, 1) for key in silent if key not in told)))

    def apply(self, situation: Situation) -> None:
        situation.place(self.player, self.card, self.place, printed(self.card, self.type, self.attrs), self.attrs)


class FromLibrary(Given):
    """A card of the rulebook's card list, by its title."""

    given = (
        say(
            "{player} má {place} kartu {card}[: {attrs}]",
            'Anna má v ruce kartu "Shield Bash"',
            "Karta ze seznamu karet knihy. Číslo, které seznam nezná, se řekne za dvojtečkou: cena 2.",
        ),
    )
    player: str
    place: int
    card: str
    attrs: Attributes = ()

    def apply(self, situation: Situation) -> None:
        title = dict(self.attrs).get("title", self.card)
        data = situation.listed(title, f'má ve hře spojence "{title}": ATK 2 …')
        card = card_from_data(data)
        said = {key: value for key, value in self.attrs if key not in PLACED}
        if any(key not in NUMBERS or data.get(key) is not None for key in said):
            raise ScenarioError(
                f"Kartu „{title}“ bere scénář ze seznamu karet; co je na ní vytištěno, tu měnit nelze. "
                "Popište kartu celou, nebo údaje za dvojtečkou vynechte."
            )
        missing = [key for key in needed(card.type, self.place) if data.get(key) is None and key not in said]
        if missing:
            told = ", ".join(f"{NUMBERS[key]} 1" for key in missing)
            raise ScenarioError(f"U karty „{title}“ seznam všechno neuvádí. Řekněte za dvojtečkou, co platí, třeba: {told}.")
        situation.place(self.player, self.card, self.place, replace(card, **said), self.attrs)


class Attached(Given):
    given = (
        say(
            "{player} má na kartě {host} dovednost {card}[: {attrs}]",
            'Anna má na kartě "Vlk" dovednost "Otisk"',
            "Přiložená dovednost; je trvalá, i když se to neřekne.",
        ),
    )
    player: str
    host: str
    card: str
    attrs: Attributes = ()

    def apply(self, situation: Situation) -> None:
        situation.known(self.host)
        card = printed(self.card, ABILITY_CARD, self.attrs)
        card = replace(card, flags=card.flags | ONGOING)
        situation.place(self.player, self.card, cells.PLAY, card, self.attrs).host = self.host


class Fillers(Given):
    """Cards nobody needs to name: items without text."""

    given = (say("{player} má {place} {n:ncards}", "Anna má v ruce 3 karty", "Obyčejné karty, na kterých nezáleží."),)
    player: str
    place: int
    n: int

    def apply(self, situation: Situation) -> None:
        if self.place in (cells.PLAY, cells.CHAIN):
            raise ScenarioError("Ve hře a v řetězu leží jen karty, které situace popíše. Popište je.")
        _fill(situation, self.player, self.place, self.n)


class HasResources(Given):
    """Face-down resources that nobody needs to name."""

    given = (
        say("{player} má {n:resources}", "Anna má 3 zdroje", "Připravené zdroje lícem dolů."),
        say("{player} má {n:exhausted}", "Anna má 2 vyčerpané zdroje", ready=False),
    )
    player: str
    n: int
    ready: bool = True

    def apply(self, situation: Situation) -> None:
        _fill(situation, self.player, cells.RESOURCES, self.n, () if self.ready else (("exhausted", True),))


def _fill(situation: Situation, player: str, zone: int, n: int, attrs: Attributes = ()) -> None:
    for _ in range(n):
        situation.place(player, situation.nameless(), zone, Card("", ITEM), attrs)


class Copies(SaysCopies):
    given = (say("{player} má {place} {n:copies} karty {card}", 'Anna má v balíčku 2 kopie karty "Vlk"'),)


class HasAbility(SaysAbility):
    given = (
        say(
            "karta {card} má schopnost: {ability}",
            'karta "Shield Bash" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň hrdinou cíl o 1',
            "Části a slova schopností vypisuje druhá tabulka.",
        ),
    )

    def fits(self, placed: Placed) -> None:
        abilities.fits(self.ability, placed.card)
        if self.ability.kind == "played" and any(a.kind == "played" for a in placed.card.abilities):
            raise ScenarioError(f"Karta „{self.card}“ už text po zahrání má. Spojte oba do jednoho.")


class HasModifier(SaysModifier):
    given = (say("karta {card} má do konce {until} {n:change} k {what:dative}", 'karta "Vlk" má do konce kola +2 k ATK'),)
    what: str
