"""The Westeros phase: the marker, three cards, what each of them says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, operands, pop, push, top
from ....core.hooks import Causes
from ....core.layout import State, set_one
from .. import hooks
from ..atlas import westeros_cards
from ..cells import ANY_UNITS, CHANCE, CLASHING, DECKS, DUE, FOOTMAN, KIND, KNIGHT, SHIP, SHOWN
from ..legality import legal
from ..now import SPENT_UP
from ..values import order_of_play, over_limit, tidy
from ..whose import held_by
from .action import GO_ON, REST
from .turn import BEGUN, WHO, Stage, Stages, following

if TYPE_CHECKING:
    from ..table import Table

(DECK,) = operands("deck")
LOWEST, JUDGED = operands("who begun lowest judged")[2:]
"""Of the losses to the wildlings: whose contribution was the lowest (+ 1), and whether that was decided by somebody."""


class WesterosPhase(Stages):
    """The seven steps of the phase; the cards are revealed together where the rules say so (5.9)."""

    title = "fáze Westeros"

    def stages(self, t: Table) -> Sequence[Stage]:
        reveal, resolve = [hook.run for hook in hooks.REVEAL], [hook.run for hook in hooks.RESOLVE]
        if hooks.revealed_together.holds(t):
            return hooks.turn_marker.run, *reveal, _threat_of_all, *resolve, hooks.cards_away.run
        one_by_one = chain.from_iterable(zip(reveal, resolve, strict=True))
        return hooks.turn_marker.run, *one_by_one, _threat_of_all, hooks.cards_away.run


def _threat_of_all(t: Table, s: State) -> None:
    hooks.threat_grows.run(t, s, DECKS)


def revealing(s: State) -> int:
    """The deck of which a card is turned up by the step on top."""
    return s[top(s) + DECK]


class Reveal(Step):
    """Turn up the top card of a deck; what nobody knows is chosen by chance."""

    title = "odhalení karty Westeros"
    verbs = ("reveal",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        deck = s[f + DECK]
        known = s[t.decks[deck][0] + KIND]
        if not known:
            return [("reveal", deck, k) for k, card in enumerate(westeros_cards(), 1) if card.is_in(deck)]
        self.show(t, s, deck, known)
        return None

    def asks(self, t: Table, s: State, f: int) -> int:
        return CHANCE

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        self.show(t, s, choice[1], choice[2])

    def show(self, t: Table, s: State, deck: int, kind: int) -> None:
        s[t.decks[deck][0] + KIND] = kind
        s[SHOWN[deck]] = kind
        pop(s)


class InOrder(Step):
    """Each player in order of play has a part of their own; ``after`` is told at the end."""

    def __init__(self, title: str, part: str, after: Causes[[State]] | None = None) -> None:
        self.title = title
        self.part = part
        self.after = after

    def run(self, t: Table, s: State, f: int) -> None:
        p = following(s, f + BEGUN, order_of_play(t, s))
        if p is not None:
            push(s, t.step[self.part], p)
            return
        pop(s)
        if self.after is not None:
            self.after.run(t, s)


def choices_of_units(t: Table, s: State, p: int) -> Options:
    """Units of one's own that a player may take off the board, the routed ones apart."""
    own = held_by(t, s, p)
    return legal(t, s, p, [("remove", i, unit) for i in own for unit, cell in enumerate(ANY_UNITS) if s[t.at[i] + cell]])


def elsewhere_too(t: Table, s: State, p: int, i: int) -> bool:
    """Whether a player may take units off the board from other areas as well."""
    return any(choice[1] != i for choice in choices_of_units(t, s, p))


def take_off(t: Table, s: State, i: int, unit: int) -> None:
    """A unit leaves the board; ``unit`` from 3 on is a routed one."""
    s[t.at[i] + ANY_UNITS[unit]] -= 1
    tidy(t, s, i)


class Trim(Step):
    """A player whose armies pass the limits removes units until they do not (5.14)."""

    title = "úbytek armád"
    verbs = ("remove",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + WHO]
        if not over_limit(t, s, p):
            pop(s)
            return None
        return choices_of_units(t, s, p)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        take_off(t, s, choice[1], choice[2])


class Mustering(Step):
    """A player spends the mustering points of cities and strongholds. Who has begun ends it, with nothing left as well."""

    title = "shromažďování"
    verbs = ("muster", "upgrade", "done")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + WHO]
        found = legal(t, s, p, self.thinkable(t))
        if not found and not s[f + BEGUN]:
            pop(s)
            return None
        s[f + SPENT_UP] = not found and not t.exploring
        return [*found, ("done",)]

    def thinkable(self, t: Table) -> Iterator[Choice]:
        for i in t.spaces:
            if i in t.seas:
                continue
            yield from (("muster", i, unit, i) for unit in (FOOTMAN, KNIGHT))
            yield from (("muster", i, SHIP, sea) for sea in t.neighbours[i] if sea in t.seas)
            yield ("upgrade", i)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "done":
            pop(s)
            return
        s[f + BEGUN] = not t.exploring
        hooks.mustered.run(t, s, s[f + WHO], choice)


def worth(t: Table, unit: int) -> int:
    """What a unit is worth in mustering points, a routed one as any other."""
    return hooks.worth.sum(t, unit % 3)


class Losses(Step):
    """A player removes units worth the points that are due, as far as there are any (9.16). Play rests when that is done."""

    title = "ztráty po útoku divokých"
    verbs = ("remove", REST)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + WHO]
        due = t.players[p] + DUE
        with t.as_written():  # those of others are none that could be removed, whatever forbids it
            has_some = s[due] and choices_of_units(t, s, p)
        if has_some:
            return choices_of_units(t, s, p)
        s[due] = 0
        if not s[f + BEGUN]:
            pop(s)
            return None
        s[f + SPENT_UP] = 1
        return [GO_ON]

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        """Where everything must go nobody need say in which order."""
        p = s[f + WHO]
        options = choices_of_units(t, s, p)
        left = sum(s[t.at[i] + ANY_UNITS[unit]] * worth(t, unit) for _verb, i, unit in options)
        return options[0] if left <= s[t.players[p] + DUE] else None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == GO_ON:
            pop(s)
            return
        s[f + BEGUN] = not t.exploring
        due = t.players[s[f + WHO]] + DUE
        take_off(t, s, choice[1], choice[2])
        s[due] = max(0, s[due] - worth(t, choice[2]))


class Supply(Step):
    """Each player in order of play counts symbols and trims armies (5.11, 5.14)."""

    title = "zásobování"

    def run(self, t: Table, s: State, f: int) -> None:
        p = following(s, f + BEGUN, order_of_play(t, s))
        if p is None:
            pop(s)
            return
        hooks.supply_counted.run(t, s, p)
        hooks.must_trim.run(t, s, p)


class Winter(Step):
    """Another card of the same deck is turned up and carried out."""

    title = "nová karta Westeros"

    def run(self, t: Table, s: State, f: int) -> None:
        stage = following(s, f + BEGUN, (self.reveal, self.resolve, self.close))
        if stage is not None:
            stage(t, s, s[f + DECK])

    def reveal(self, t: Table, s: State, deck: int) -> None:
        push(s, t.step["reveal"], deck)

    def resolve(self, t: Table, s: State, deck: int) -> None:
        hooks.threat_grows.run(t, s, (deck,))
        hooks.RESOLVE[deck].run(t, s)

    def close(self, t: Table, s: State, deck: int) -> None:
        pop(s)


class Clash(Step):
    """The three tracks, one after another; before the first the tokens are taken off."""

    title = "střet králů"

    def run(self, t: Table, s: State, f: int) -> None:
        tracks = hooks.bid_order.first(t, s) or ()
        if not s[f + BEGUN]:
            hooks.tracks_cleared.run(t, s)
        track = following(s, f + BEGUN, tracks)
        if track is None:
            pop(s)
            return
        set_one(s, CLASHING, track)
        push(s, t.step["bids"], 0, track)
