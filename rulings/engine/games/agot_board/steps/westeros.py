"""The Westeros phase: the marker, three cards, what each of them says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from ....core.flow import A, B, Choice, Options, Step, pop, push
from ....core.hooks import Causes
from ....core.layout import State
from .. import hooks
from ..atlas import westeros_cards
from ..cells import CHANCE, CLASHING, DUE, KIND, ROUTED, SHIP, SHOWN, UNITS
from ..legality import legal
from ..values import holds, order_of_play, over_limit, size, tidy
from .turn import Stages

if TYPE_CHECKING:
    from ..table import Table


class WesterosPhase(Stages):
    """The seven steps of the phase; the cards are revealed together where the rules say so (5.9)."""

    def __init__(self) -> None:
        super().__init__("fáze Westeros")

    def stages(self, t: Table, s: State) -> tuple[Causes, ...]:
        if hooks.revealed_together.holds(t):
            order = (*hooks.REVEAL, hooks.threat_grows, *hooks.RESOLVE)
        else:
            order = (*chain.from_iterable(zip(hooks.REVEAL, hooks.RESOLVE, strict=True)), hooks.threat_grows)
        return (hooks.turn_marker, *order, hooks.cards_away)


class Reveal(Step):
    """Turn up the top card of a deck; what nobody knows is chosen by chance. A the deck."""

    title = "odhalení karty Westeros"
    verbs = ("reveal",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        deck = s[f + A]
        known = s[t.decks[deck][0] + KIND]
        if not known:
            return [("reveal", deck, k) for k, card in enumerate(westeros_cards(), 1) if deck + 1 in card.decks]
        self.show(t, s, deck, known)
        return None

    def asks(self, t: Table, s: State, f: int) -> int:
        return CHANCE

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        self.show(t, s, choice[1], choice[2])

    def show(self, t: Table, s: State, deck: int, kind: int) -> None:
        places = t.decks[deck]
        s[places[0] + KIND] = kind
        s[SHOWN[deck]] = kind
        pop(s)


class InOrder(Step):
    """Each player in order of play has a part of their own. B the parts begun; ``after`` is told at the end."""

    def __init__(self, title: str, part: str, after: Causes | None = None) -> None:
        self.title = title
        self.part = part
        self.after = after

    def run(self, t: Table, s: State, f: int) -> None:
        order = order_of_play(t, s)
        if s[f + B] >= len(order):
            pop(s)
            if self.after is not None:
                self.after.run(t, s)
            return
        s[f + B] += 1
        push(s, t.step[self.part], order[s[f + B] - 1])


def choices_of_units(t: Table, s: State, p: int, areas: list[int] | range) -> list:
    """Units of a player that could be taken off the board, the routed ones apart."""
    return [
        ("remove", i, unit)
        for i in areas
        if holds(t, s, i, p)
        for unit, cell in enumerate((*UNITS, *ROUTED))
        if s[t.at[i] + cell]
    ]


def take_off(t: Table, s: State, i: int, unit: int) -> None:
    """A unit leaves the board; ``unit`` from 3 on is a routed one."""
    s[t.at[i] + (*UNITS, *ROUTED)[unit]] -= 1
    tidy(t, s, i)


class Trim(Step):
    """A player whose armies pass the limits removes units until they do not (5.14). A who."""

    title = "úbytek armád"
    verbs = ("remove",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + A]
        if not over_limit(t, s, p):
            pop(s)
            return None
        return choices_of_units(t, s, p, [i for i in t.spaces if size(t, s, i) > 1])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        take_off(t, s, choice[1], choice[2])


class Mustering(Step):
    """A player spends the mustering points of cities and strongholds. A who."""

    title = "shromažďování"
    verbs = ("muster", "upgrade", "done")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + A]
        found = legal(t, s, p, self.thinkable(t, s, p))
        if not found:
            pop(s)
            return None
        return [*found, ("done",)]

    def thinkable(self, t: Table, s: State, p: int) -> Iterator[Choice]:
        for i in t.spaces:
            if i in t.seas:
                continue
            yield from (("muster", i, unit, i) for unit in (0, 1))
            yield from (("muster", i, SHIP, sea) for sea in t.neighbours[i] if sea in t.seas)
            yield ("upgrade", i)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + A]
        if choice[0] == "done":
            pop(s)
            return
        hooks.mustered.run(t, s, p, choice)


def worth(t: Table, unit: int) -> int:
    """What a unit is worth in mustering points, a routed one as any other."""
    return hooks.worth.sum(t, unit % 3)


class Losses(Step):
    """A player removes units worth so many points, as far as there are any (9.16). A who; the points are in a cell."""

    title = "ztráty po útoku divokých"
    verbs = ("remove",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + A]
        options = choices_of_units(t, s, p, t.spaces) if s[t.players[p] + DUE] else []
        if not options:
            s[t.players[p] + DUE] = 0
            pop(s)
            return None
        return options

    def default(self, t: Table, s: State, f: int) -> tuple[str, int, int]:
        """Where everything must go nobody need say in which order."""
        options = choices_of_units(t, s, s[f + A], t.spaces)
        left = sum(s[t.at[i] + (*UNITS, *ROUTED)[unit]] * worth(t, unit) for _verb, i, unit in options)
        return options[0] if left <= s[t.players[s[f + A]] + DUE] else None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        row = t.players[s[f + A]]
        take_off(t, s, choice[1], choice[2])
        s[row + DUE] = max(0, s[row + DUE] - worth(t, choice[2]))


class Supply(Step):
    """Each player in order of play counts symbols and trims armies (5.11, 5.14). B those who have."""

    title = "zásobování"

    def run(self, t: Table, s: State, f: int) -> None:
        order = order_of_play(t, s)
        if s[f + B] >= len(order):
            pop(s)
            return
        p = order[s[f + B]]
        s[f + B] += 1
        hooks.supply_counted.run(t, s, p)
        hooks.must_trim.run(t, s, p)


class Winter(Step):
    """Another card of the same deck is turned up and carried out. A the deck, B how far it has gone."""

    title = "nová karta Westeros"

    def run(self, t: Table, s: State, f: int) -> None:
        deck, stage = s[f + A], s[f + B]
        s[f + B] += 1
        if stage == 0:
            push(s, t.step["reveal"], deck)
        elif stage == 1:
            hooks.threat_grows.run(t, s, deck + 1)
            hooks.RESOLVE[deck].run(t, s, 0)
        else:
            pop(s)


class Clash(Step):
    """The three tracks, one after another. B those begun; the tokens are taken off first."""

    title = "střet králů"

    def run(self, t: Table, s: State, f: int) -> None:
        tracks = hooks.bid_order.first(t, s) or ()
        if not s[f + B]:
            hooks.tracks_cleared.run(t, s)
        if s[f + B] >= len(tracks):
            pop(s)
            return
        track = tracks[s[f + B]]
        s[f + B] += 1
        s[CLASHING] = track + 1
        push(s, t.step["bids"], 0, track)
