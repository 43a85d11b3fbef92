"""The sentences: a record each, and a table of phrases for each of *Pokud*, *Když* and *Pak*."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine.core.language import asked, slots
from rulings.engine.core.language.common import Edition, Players
from rulings.engine.core.language.phrases import Phrase, Vocabulary


@dataclass(frozen=True)
class Heap:
    n: int


@dataclass(frozen=True)
class HasToken:
    player: str
    n: int = 0


@dataclass(frozen=True)
class Coin:
    pass


@dataclass(frozen=True)
class Hiding:
    pass


@dataclass(frozen=True)
class Takes:
    """A player takes so many stones; nought is all that are left."""

    player: str
    n: int
    wins: bool = False


@dataclass(frozen=True)
class Knocks:
    player: str


@dataclass(frozen=True)
class Hides:
    player: str
    n: int


@dataclass(frozen=True)
class Tossed:
    player: str


@dataclass(frozen=True)
class Comes:
    """Play runs on to somebody's turn, or (without a name) to its end."""

    player: str = ""


@dataclass(frozen=True)
class Rounds:
    n: int


@dataclass(frozen=True)
class Wins:
    player: str


@dataclass(frozen=True)
class Scores:
    player: str
    n: int


@dataclass(frozen=True)
class Lasts:
    """The game goes on: a claim that cannot be decided once nobody has taken a stone."""


SCOPES = {"do konce hry": "game", "do konce tahu": "turn"}
SLOTS = {
    **asked.SLOTS,
    "edition": slots.Slot("edition", "[a-z-]+", str, str, {"type": "string"}),
    "n": slots.number(),
    "stones": slots.counted("stones", "kámen", "kameny", "kamenů"),
    "player": slots.player(),
    "players": slots.Slot(
        "players",
        f"{slots.PLAYER} a {slots.PLAYER}",
        lambda text: tuple(text.split(" a ")),
        " a ".join,
        {"type": "array", "items": {"type": "string"}},
    ),
    "scope": slots.words("scope", SCOPES),
}
GIVEN = Vocabulary(
    [
        Phrase("podle {edition}", Edition, "podle hra-naopak", "Není-li řečeno: podle knihy pravidla."),
        Phrase("hrají {players}", Players, "hrají Alík a Bára"),
        Phrase("na hromadě je {n:stones}", Heap, "na hromadě je 5 kamenů"),
        Phrase("{player} má žeton[ a {n:stones}]", HasToken, "Alík má žeton a 2 kameny"),
        Phrase("začne ten, koho určí mince", Coin, "začne ten, koho určí mince"),
        Phrase("hráči skrývají kameny", Hiding, "hráči skrývají kameny"),
    ],
    SLOTS,
)
WHEN = Vocabulary(
    [
        Phrase("{player} vezme {n:stones}", Takes, "Alík vezme 2 kameny"),
        Phrase("{player} vezme {n:stones} a vyhraje", Takes, "Alík vezme 2 kameny a vyhraje", "", (("wins", True),)),
        Phrase("{player} vezme zbytek", Takes, "Alík vezme zbytek", "", (("n", 0),)),
        Phrase("{player} zaklepe", Knocks, "Bára zaklepe"),
        Phrase("{player} skryje {n:stones}", Hides, "Alík skryje 1 kámen"),
        Phrase("mince určí hráče {player}", Tossed, "mince určí hráče Bára"),
        Phrase("dojde na tah hráče {player}", Comes, "dojde na tah hráče Bára"),
        Phrase("hra dojde do konce", Comes, "hra dojde do konce"),
        Phrase("oba vezmou po kameni, a to {n}krát", Rounds, "oba vezmou po kameni, a to 2krát"),
    ],
    SLOTS,
)
THEN = Vocabulary(
    [
        *asked.phrases(
            result="vyhraje Alík",
            rule="hra-kameny 3.1",
            move="Alík vezme 2 kameny",
            against="hra-kameny 2.1",
            refused="Alík vezme 3 kameny",
            scope="do konce hry",
            player="Alík",
            held="vyhraje Alík",
        ),
        Phrase("na hromadě je {n:stones}", Heap, "na hromadě je 3 kameny"),
        Phrase("vyhraje {player}", Wins, "vyhraje Alík"),
        Phrase("{player} má bodů {n}", Scores, "Alík má bodů 3"),
        Phrase("hra trvá", Lasts, "hra trvá"),
    ],
    SLOTS,
)
