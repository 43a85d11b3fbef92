"""The modes of play: story mode, hard mode, and what is done in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.choices import Intent, Part
from ....core.flow import is_open
from ....core.language.gherkin import ScenarioError
from ....core.laying import Laid
from ....core.layout import State, one_of
from ....core.line import Line
from ....core.moments import stands_at
from ....core.sentences import Expectation, Given, Move, say
from .. import cells, hooks
from ..cells import CHANCE, PARTY
from ..chapters.ch20_hard_mode import SECRET_42
from ..model import Hero, Item
from ..modes import hard
from ..naming import player
from ..steps.escape import GRAIL, SKULL
from .parts import in_bounds

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table


class StoryMode(Laid):
    given = (say("hraje se příběhový režim"),)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[cells.STORY] = 1


class HardMode(Laid):
    given = (
        say("hraje se režim pro náročné"),
        say(
            "z režimu pro náročné platí jen {changes}",
            "z režimu pro náročné platí jen úprk a předměty",
            "Změny: omezovač, tajemství, úprk, menhiry, události, rozvoj, zdroje, předměty, milost, smrt.",
        ),
    )
    changes: tuple[str, ...] = ()

    @property
    def about(self) -> tuple[str, ...]:
        return ("režim pro náročné",)

    def apply(self, situation: Situation) -> None:
        super().apply(situation)
        if not any(x.name == SECRET_42 for x in situation.items):
            situation.items.append(Item(SECRET_42, PARTY, (), True))

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[cells.HARD], s[cells.PICKED] = 1, bool(self.changes)
        for name in self.changes:
            s[cells.CHANGE[name]] = 1
        for i, item in enumerate(t.item):
            if item.owner == PARTY:
                s[t.items[i] + cells.HELD] = 0


class ChangeHolds(Expectation):
    then = (
        say("z režimu pro náročné platí {changes}", "z režimu pro náročné platí úprk a předměty"),
        say("z režimu pro náročné neplatí {changes}", "z režimu pro náročné neplatí úprk", yes=False),
    )
    changes: tuple[str, ...]
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        found = [hard(line.t, line.s, name) for name in self.changes]
        return yes_no(all(found) if self.yes else any(found), self.yes, "Změna platí")


class PartySecret(Expectation):
    then = (
        say("družina má tajemství č. 42"),
        say("družina nemá tajemství č. 42", yes=False),
    )
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        t, s = line.t, line.s
        found = any(x.name == SECRET_42 and s[row + cells.HELD] for x, row in zip(t.item, t.items, strict=True))
        return yes_no(found, self.yes, "Družina má tajemství č. 42")


class LimiterIs(Expectation):
    then = (
        say("{player} má běžně otočený omezovač zdraví", "Beor má běžně otočený omezovač zdraví", how=cells.UPRIGHT),
        say("{player} má obrácený omezovač zdraví", "Beor má obrácený omezovač zdraví", how=cells.FLIPPED),
        say("{player} hraje bez omezovače zdraví", "Beor hraje bez omezovače zdraví", how=cells.REMOVED),
    )
    player: str
    how: int

    def answer(self, line: Line) -> Answer:
        words = {cells.UPRIGHT: "běžně otočený", cells.FLIPPED: "obrácený", cells.REMOVED: "mimo hru"}
        found = line.s[line.t.players[player(line.t, self.player)] + cells.LIMITER]
        return same(words[found], words[self.how], "Omezovač zdraví je")


class SetupEvents(Laid):
    given = (
        say(
            "příprava dává do balíčku událostí za každého hráče {n:ncards}",
            "příprava dává do balíčku událostí za každého hráče 2 karty",
            "Příklad přípravy, která závisí na počtu hráčů.",
        ),
    )
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("příprava balíčku událostí",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        if any(type(x) is StoryMode for x in situation.said[situation.said.index(self) :]):
            raise ScenarioError("O režimu řekněte dřív než o přípravě.")
        s[cells.EVENTS_LEFT] = in_bounds(self.n, 0, 20, "Karet událostí") * max(0, t.count - hooks.setup_fewer.sum(t, s))


class Opposites(Given):
    given = (
        say(
            "{one:opposite} a {other:opposite} jsou protiklady",
            "agresivita a empatie jsou protiklady",
            "Které vlastnosti tvoří dvojici, předloha neříká.",
        ),
    )
    one: str
    other: str

    def apply(self, situation: Situation) -> None:
        pair = frozenset((self.one, self.other))
        if len(pair) < 2 or any(pair & known and pair != known for known in situation.opposites):
            raise ScenarioError("Každá vlastnost má jeden protiklad, a jinou vlastnost.")
        situation.opposites.append(pair)


class MayTake(Laid):
    given = (
        say("{player} může získat předmět {item}", 'Beor může získat předmět "Meč"'),
        say("{player} může získat tajemství {item}", 'Beor může získat tajemství "Prokletí"', secret=True),
    )
    player: str
    item: str
    secret: bool = False

    def apply(self, situation: Situation) -> None:
        situation.items.append(Item(self.item, situation.names.index(self.player), (), self.secret))
        super().apply(situation)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        p = player(t, self.player)
        i = next(i for i, x in enumerate(t.item) if x.name == self.item and x.owner == p)
        s[t.items[i] + cells.HELD] = 0


# -- free play --------------------------------------------------------------------------------------------
class FreePlay(Laid):
    given = (say("hraje se volná hra"),)

    @property
    def about(self) -> tuple[str, ...]:
        return ("volná hra",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[cells.FREE_PLAY] = 1


class CharactersAreChosen(Given):
    given = (say("vybírají se postavy", help="Před hrou: desky, karty a balíčky postav."),)

    def apply(self, situation: Situation) -> None:
        situation.choosing = True


class HeroBelongs(Given):
    given = (
        say("postava {hero} patří k této kampani", 'postava "Beor" patří k této kampani'),
        say("postava {hero} patří k jiné kampani", 'postava "Duana" patří k jiné kampani', foreign=True),
    )
    hero: str
    foreign: bool = False

    def apply(self, situation: Situation) -> None:
        if any(x.name == self.hero for x in situation.heroes):
            raise ScenarioError(f"O postavě „{self.hero}“ už situace mluví.")
        situation.heroes.append(Hero(self.hero, self.foreign))


def _hero(t: Table, name: str) -> int:
    names = [x.name for x in t.printed.heroes]
    if name not in names:
        raise ScenarioError(f'Postavu „{name}“ situace nezná. Přidejte větu: postava "{name}" patří k této kampani.')
    return names.index(name)


def _before_the_game(t: Table, s: State) -> None:
    """Raises ScenarioError when characters are not being chosen any more."""
    if not is_open(s, t.step["choosing"]):
        raise ScenarioError("Postavy a balíčky se vybírají před hrou. Přidejte větu: vybírají se postavy.")


class TakesHero(Move):
    when = (
        say("{player} si vezme desku postavy {hero}", 'Petr si vezme desku postavy "Beor"', verb="board"),
        say("{player} si vezme kartu postavy {hero}", 'Petr si vezme kartu postavy "Beor"', verb="sheet"),
    )
    player: str
    hero: str
    verb: str

    def intents(self, t: Table, s: State) -> list[Part]:
        _before_the_game(t, s)
        return [Intent(PARTY, ((self.verb, player(t, self.player), _hero(t, self.hero)),), self.verb)]


class TakesDeck(Move):
    when = (say("{player} si vezme {tinted} {kind:decknamed} balíček", "Petr si vezme hnědý bojový balíček"),)
    player: str
    tinted: str
    kind: int

    def intents(self, t: Table, s: State) -> list[Part]:
        _before_the_game(t, s)
        return [Intent(PARTY, (("deck", player(t, self.player), self.kind, self.tinted),), "deck")]


class BeginsStory(Move):
    when = (say("{player} se vydá za osobním příběhem postavy", "Petr se vydá za osobním příběhem postavy"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        _before_the_game(t, s)
        return [Intent(PARTY, (("story", player(t, self.player)),), "story")]


class HasHero(Expectation):
    then = (
        say("{player} má desku postavy {hero}", 'Petr má desku postavy "Beor"', cell=cells.BOARD),
        say("{player} má kartu postavy {hero}", 'Petr má kartu postavy "Beor"', cell=cells.SHEET),
    )
    player: str
    hero: str
    cell: int

    def answer(self, line: Line) -> Answer:
        found = one_of(line.s, line.t.players[player(line.t, self.player)] + self.cell)
        return yes_no(found == _hero(line.t, self.hero), True, f"{self.player} ji má")


# -- what is done -------------------------------------------------------------------------------------------
class DropsRelief(Move):
    when = (say("hráči se vzdají úlev příběhového režimu", help="Stroj to umí v hlavní části dne."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.STORY]:
            raise ScenarioError("Příběhový režim se nehraje. Přidejte větu: hraje se příběhový režim.")
        if s[cells.MET] or s[cells.PART] not in (cells.MORNING, cells.NOON):
            raise ScenarioError("Úlev se hráči smějí vzdát kdykoli; stroj to však umí jen v hlavní části dne mimo střetnutí.")
        return [Intent(PARTY, (("drop relief",),), "drop relief")]


class TriesToEscape(Move):
    when = (say("{player} se pokusí uprchnout z boje", "Beor se pokusí uprchnout z boje", "V režimu pro náročné."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        if not hard(t, s, "úprk"):
            raise ScenarioError("Běžný úprk z boje je na straně 14 tištěných pravidel, kterou předloha nemá; stroj ho nehraje.")
        return [Intent(player(t, self.player), (("escape",),), "escape")]


class CoinFalls(Move):
    when = (
        say("na minci padne grál", side=GRAIL),
        say("na minci padne lebka", side=SKULL),
    )
    side: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("coin", self.side),), "coin")]


class UsesGrace(Move):
    when = (say("{player} využije milost Pramatky", "Beor využije milost Pramatky"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.HARD] or not hard(t, s, "milost") and not stands_at(t, s, "noon"):
            raise ScenarioError("Pravidla o milosti Pramatky jsou na straně 13, kterou předloha nemá; stroj ji nehraje.")
        return [Intent(PARTY, (("grace", player(t, self.player)),), "grace")]


class CampaignFails(Expectation):
    then = (
        say("kampaň skončila nezdarem"),
        say("kampaň nezdarem neskončila", yes=False),
    )
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return yes_no(line.s[cells.OVER] == cells.CAMPAIGN_LOST, self.yes, "Kampaň skončila nezdarem")
