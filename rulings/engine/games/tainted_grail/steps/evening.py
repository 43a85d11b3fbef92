"""The end of a day: rest, energy, improvement, decks, dreams."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ....core.flow import A, Choice, Options, Step, Together, operands, pop, push
from ....core.layout import State
from .. import hooks
from ..cells import (
    ATTRIBUTES,
    DECK,
    DEVELOPMENT,
    DONE,
    ENERGY,
    EXPERIENCE_NAME,
    FLIPPED,
    HEALTH,
    HOUR,
    LIMITER,
    OFFERED,
    OUT_OF_PLAY,
    RANK,
    TOP_ENERGY,
    VALUES,
    WHERE,
)
from ..decks import deck_of, lying, move, one_of_each
from ..events import change
from ..island import unknown
from ..legality import legal
from ..model import DECKS
from .stages import GO_ON, Resting

if TYPE_CHECKING:
    from ..table import Table

REST, RESTORE, IMPROVE, REBUILD, DREAM = range(1, 6)
"""The steps of the evening (7.1)."""
DEVELOP = "balíček"
"""What is improved when it is no attribute."""
IMPROVABLE = (*ATTRIBUTES, DEVELOP)
MOST_PRICE = 99
"""No improvement costs more."""
_STEPS = {REST: "rest", IMPROVE: "improve", REBUILD: "rebuild"}


def energy_limit(t: Table, s: State, p: int) -> int:
    """How high energy may rise. Raises FlowError where the limiter decides and nothing is said of it."""
    row = t.players[p]
    if hooks.unlimited.holds(t, s, p):
        return s[TOP_ENERGY]
    flipped = s[row + LIMITER] == FLIPPED
    said = t.printed.limits.get((flipped, s[row + HEALTH]))
    if said is None:
        what = "obrácený omezovač" if flipped else "omezovač"
        unknown(f"Čísla na desce předloha neuvádí. Přidejte větu: {what} při zdraví {s[row + HEALTH]} dovolí výdrž 5.")
    return min(said, s[TOP_ENERGY])


class Evening(Resting):
    """The end of a day, step by step, for all characters. Play rests before each."""

    title = "konec dne"
    named = True
    AT, SHOWN = operands("at shown")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not s[f + self.SHOWN]:
            step = hooks.evening_step.first(t, s[f + self.AT])
            if step is None:
                pop(s)
                return None
            s[HOUR] = step
            if not t.exploring:
                return [GO_ON]
        step = s[HOUR]
        s[f + self.SHOWN], s[f + self.AT] = 0, step
        for p in t.everyone:
            s[t.players[p] + DONE] = 0
            if step == RESTORE and hooks.recovers.holds(t, s, p):
                hooks.restored.run(t, s, p, energy_limit(t, s, p))
            elif step == DREAM:
                hooks.dreams.run(t, s, p)
        if step in _STEPS:
            push(s, t.step[_STEPS[step]])
        return None


class _Everybody(Together):
    """A step of the evening in which each character has its say."""

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        return [] if s[t.players[p] + DONE] else self.choices(t, s, p)

    @abstractmethod
    def choices(self, t: Table, s: State, p: int) -> Options:
        """What a character who is not done may choose."""

    def finish(self, t: Table, s: State, f: int) -> None:
        for row in t.players:
            s[row + DONE] = 0
        pop(s)


class Rest(_Everybody):
    """Who has food says whether it is eaten."""

    title = "odpočinek"
    verbs = ("eat", "fast")

    def choices(self, t: Table, s: State, p: int) -> Options:
        return legal(t, s, p, [("eat", p), ("fast", p)]) if hooks.rests.holds(t, s, p) else []

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = choice[1]
        s[t.players[p] + DONE] = 1
        if choice[0] == "eat":
            hooks.meal.run(t, s, p)
            hooks.fed.run(t, s, p)
        else:
            hooks.unfed.run(t, s, p, s[t.players[p] + ENERGY])


class Improve(_Everybody):
    """Characters are improved. Who says nothing more leaves it at that."""

    title = "zlepšení postavy"
    named = True
    verbs = ("improve", "improved")

    def choices(self, t: Table, s: State, p: int) -> Options:
        offered = hooks.cards_offered.sum(t, s)
        develops = 0 < offered <= len(development(t, s, p))
        what = [x for x in IMPROVABLE if x != DEVELOP or develops]
        return [*legal(t, s, p, [("improve", p, x) for x in what]), ("improved", p)]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = choice[1]
        if choice[0] == "improved":
            s[t.players[p] + DONE] = 1
        else:
            push(s, t.step["price"], p, IMPROVABLE.index(choice[2]))

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return ("improved", s[f + A])


class Price(Step):
    """What an improvement costs. Usual prices are not in the source, so that a script must say them."""

    title = "cena zlepšení"
    verbs = ("price",)
    WHO, WHAT = operands("who what")

    def run(self, t: Table, s: State, f: int) -> Options:
        p, what = s[f + self.WHO], IMPROVABLE[s[f + self.WHAT]]
        found = legal(t, s, p, [("price", what, n) for n in range(1, MOST_PRICE + 1)])
        if not found:
            unknown("Za toto zlepšení postava zaplatit nemůže.")
        return found

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p, what = s[f + self.WHO], choice[1]
        pop(s)
        change(t, s, p, EXPERIENCE_NAME, -choice[2])
        if what == DEVELOP:
            self._offer(t, s, p)
        else:
            change(t, s, p, what, 1)

    def _offer(self, t: Table, s: State, p: int) -> None:
        for c in development(t, s, p)[: hooks.cards_offered.sum(t, s)]:
            move(t, s, c, OFFERED)
        push(s, t.step["offer"], p)


def development(t: Table, s: State, p: int) -> list[int]:
    """The cards of a development deck, from the top."""
    found = [c for c in t.owned[p] if s[t.cards[c] + WHERE] == DEVELOPMENT]
    return sorted(found, key=lambda c: s[t.cards[c] + RANK])


class Offer(Step):
    """Of the cards drawn from the development deck one is kept; the others go to its bottom."""

    title = "rozvoj balíčku"
    verbs = ("keep card",)
    (WHO,) = operands("who")

    def run(self, t: Table, s: State, f: int) -> Options:
        p = s[f + self.WHO]
        # Every card stands for choice, those drawn first: that only a drawn one is kept is for the rule to say.
        cards = list(dict.fromkeys([*self._offered(t, s, p), *development(t, s, p), *range(len(t.cards))]))
        return legal(t, s, p, [("keep card", c) for c in one_of_each(t, cards)])

    def _offered(self, t: Table, s: State, p: int) -> list[int]:
        return [c for c in t.owned[p] if s[t.cards[c] + WHERE] == OFFERED]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + self.WHO]
        pop(s)
        move(t, s, choice[1], OUT_OF_PLAY)
        for c in self._offered(t, s, p):
            deck = development(t, s, p)
            move(t, s, c, DEVELOPMENT, (s[t.cards[deck[-1]] + RANK] if deck else 0) + 1)


class Rebuild(_Everybody):
    """Cards are added to decks and taken out of them. Who says nothing more leaves it at that."""

    title = "přestavba balíčků"
    named = True
    verbs = ("add", "remove", "rebuilt")

    def choices(self, t: Table, s: State, p: int) -> Options:
        spare = [("add", c) for kind in DECKS for c in one_of_each(t, lying(t, s, p, OUT_OF_PLAY, kind))]
        within = [("remove", c) for kind in DECKS for c in one_of_each(t, deck_of(t, s, p, kind))]
        return [*legal(t, s, p, [*spare, *within]), ("rebuilt", p)]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "rebuilt":
            s[t.players[choice[1]] + DONE] = 1
        elif choice[0] == "remove":
            move(t, s, choice[1], OUT_OF_PLAY)
        else:
            card = t.card[choice[1]]
            deck = deck_of(t, s, card.owner, card.kind)
            move(t, s, choice[1], DECK, (s[t.cards[deck[-1]] + RANK] if deck else 0) + 1)

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return ("rebuilt", s[f + A])


assert DEVELOP not in VALUES
