"""Whether decks, exchanges and choices from the collection are legal, and how a draft goes: sentences of *Pak*."""

from __future__ import annotations

from ....cards.naming import card, player
from ....cards.sentences import faultless
from ....core.answer import Answer, same
from ....core.language.gherkin import ScenarioError
from ....core.line import Line
from ....core.sentences import Expectation, say
from .. import hooks
from ..decks import Draft, deck_defects, drafted, exchange_defects, passing, side_defects
from ..words.attributes import Names


class DeckIs(Expectation):
    """A player's deck or side deck is legal, or refused by a rule."""

    then = (
        say("balíček hráče {player} je přípustný", "balíček hráče Anna je přípustný"),
        say("balíček hráče {player} je odmítnut podle {rule}", "balíček hráče Anna je odmítnut podle wow-tcg 15.2"),
        say("doplňkový balíček hráče {player} je přípustný", "doplňkový balíček hráče Anna je přípustný", side=True),
        say(
            "doplňkový balíček hráče {player} je odmítnut podle {rule}",
            "doplňkový balíček hráče Anna je odmítnut podle wow-tcg 15.14",
            side=True,
        ),
    )
    player: str
    rule: str = ""
    side: bool = False

    def answer(self, line: Line) -> Answer:
        deck = line.t.situation.deck(self.player)
        return faultless((side_defects if self.side else deck_defects)(line.t, deck), self.rule, "Balíček")


class SideDeckHas(Expectation):
    then = (say("doplňkový balíček hráče {player} tvoří {n:ncards}", "doplňkový balíček hráče Anna tvoří 58 karet"),)
    player: str
    n: int

    def answer(self, line: Line) -> Answer:
        deck = line.t.situation.deck(self.player)
        return same(hooks.side_deck_size.first_or(0, line.t, deck), self.n, "Doplňkový balíček, karet")


class BoostersAre(Expectation):
    then = (
        say("počet boosterů hráče {player} je přípustný", "počet boosterů hráče Anna je přípustný"),
        say("počet boosterů hráče {player} je odmítnut podle {rule}", "počet boosterů hráče Anna je odmítnut podle wow-tcg 16.3"),
    )
    player: str
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        return faultless(hooks.boosters.ids(line.t, line.t.situation.deck(self.player)), self.rule, "Počet boosterů")


class ExchangeIs(Expectation):
    """Cards of the deck exchanged for cards of the side deck."""

    then = (
        say("výměna karet {cards} za karty {others} je přípustná", 'výměna karet "Vlk" za karty "Rys" je přípustná'),
        say(
            "výměna karet {cards} za karty {others} je odmítnuta podle {rule}",
            'výměna karet "Vlk" za karty "Rys" a "Orel" je odmítnuta podle wow-tcg 15.17',
        ),
    )
    cards: Names
    others: Names
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        situation = line.t.situation
        owner = situation.players[situation.known(self.cards[0]).owner]
        deck = situation.deck(owner)
        out, into = (tuple(situation.known(name).card for name in names) for names in (self.cards, self.others))
        if any(x not in deck.cards for x in out) or any(x not in deck.side for x in into):
            raise ScenarioError("Vyměňují se karty z balíčku za karty z doplňkového balíčku téhož hráče.")
        return faultless(exchange_defects(line.t, deck, out, into), self.rule, "Výměna")


class Collected(Expectation):
    """A card is chosen from a player's collection, or refused by a rule."""

    then = (
        say("ze sbírky lze vybrat kartu {card}", 'ze sbírky lze vybrat kartu "Vlk"'),
        say(
            "vybrat ze sbírky kartu {card} je odmítnuto podle {rule}",
            'vybrat ze sbírky kartu "Vlk" je odmítnuto podle wow-tcg 15.20',
        ),
    )
    card: str
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        t, s, c = line.t, line.s, card(line.t, self.card)
        deck = t.situation.deck(t.seats[t.owner[c]].name, dealt=True)
        return faultless(hooks.collected.ids(t, s, c, deck), self.rule, "Výběr ze sbírky")


class DraftSuits(Expectation):
    """Whether a draft is meant for so many players; an advice that forbids nothing."""

    then = (
        say("draft pro {n:so_many} je doporučený", "draft pro 4 hráče je doporučený"),
        say("draft pro {n:so_many} není doporučený podle {rule}", "draft pro 3 hráče není doporučený podle wow-tcg 16.9"),
    )
    n: int
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        return faultless(hooks.draft_players.ids(line.t, self.n), self.rule, "Počet hráčů draftu")


class DraftNeeds(Expectation):
    then = (say("draft pro {n:so_many} potřebuje {boosters}", "draft pro 8 hráčů potřebuje 32 boosterů"),)
    n: int
    boosters: int

    def answer(self, line: Line) -> Answer:
        return same(hooks.draft_boosters.first_or(0, line.t, self.n), self.boosters, "Draft potřebuje boosterů")


def _after(line: Line, picks: int) -> Draft:
    size = line.t.situation.booster_size
    if not size:
        raise ScenarioError("Situace neříká, kolik karet je v boosteru. Přidejte větu: booster má 15 karet.")
    return drafted(line.t, line.t.count, size, picks)


class Drafted(Expectation):
    """How many cards a player has taken after so many picks, or in the whole draft."""

    then = (
        say("po draftu má {player} {n:picked}", "po draftu má Anna 60 vybraných karet", picks=0),
        say("po {picks:n}. výběru má {player} {n:picked}", "po 1. výběru má Anna 1 vybranou kartu"),
    )
    player: str
    n: int
    picks: int

    def answer(self, line: Line) -> Answer:
        taken = _after(line, self.picks or -1).taken[player(line.t, self.player)]
        return same(taken, self.n, f"{self.player}, vybraných karet")


class HeroChosen(Expectation):
    """Whether it is the time for a player to choose a hero in a draft."""

    then = (
        say("po {picks:n}. výběru smí {player} zvolit hrdinu", "po 60. výběru smí Anna zvolit hrdinu"),
        say(
            "po {picks:n}. výběru je volba hrdiny hráče {player} odmítnuta podle {rule}",
            "po 16. výběru je volba hrdiny hráče Anna odmítnuta podle wow-tcg 16.15",
        ),
    )
    picks: int
    player: str
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        p = player(line.t, self.player)
        left = _after(line, -1).taken[p] - _after(line, self.picks).taken[p]
        return faultless(hooks.hero_chosen.ids(line.t, left), self.rule, "Volba hrdiny")


class HoldsBooster(Expectation):
    then = (
        say(
            "po {picks:n}. výběru drží {player} {n:ncards} z boosteru hráče {opponent}",
            "po 1. výběru drží Anna 14 karet z boosteru hráče Dana",
        ),
    )
    player: str
    n: int
    picks: int
    opponent: str

    def answer(self, line: Line) -> Answer:
        whose, left = _after(line, self.picks).held[player(line.t, self.player)]
        answer = same(line.t.seats[whose].name, self.opponent, f"{self.player} drží booster hráče")
        return answer if not answer.held else same(left, self.n, f"{self.player} drží karet")


class PassedOn(Expectation):
    then = (say("{n}. booster se předává {direction}", "2. booster se předává doprava"),)
    n: int
    direction: int

    def answer(self, line: Line) -> Answer:
        words = {1: "doleva", -1: "doprava"}
        return same(words[passing(line.t, self.n - 1)], words[self.direction], f"{self.n}. booster se předává")
