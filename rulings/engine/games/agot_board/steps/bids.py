"""Secret bids revealed together: for the three tracks and for the Wall."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, Together, operands, pop, push
from ....core.hooks import Truth
from ....core.layout import State, one_of, set_one
from .. import hooks
from ..bidding import WALL, bid_of
from ..cells import BID, BIDS_SHOWN, CLASHING, HAND, PLACE, POWER, SPENT, WHERE
from ..legality import legal
from ..values import spend_power
from ..whose import NOBODY

if TYPE_CHECKING:
    from ..table import Table

WHO, GOAL = operands("who goal")
"""Who is asked, and what is bid for: a track, or the Wall."""


class Bids(Together):
    """Everybody bids at the same time."""

    title = "dražba"
    verbs = ("bid",)

    def players(self, t: Table, s: State, f: int) -> list[int]:
        """Those who have not bid."""
        return [p for p in t.everyone if not s[t.players[p] + BID]]

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        return legal(t, s, p, [("bid", p, n) for n in range(s[t.players[p] + POWER] + 1)])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        _verb, p, n = choice
        row = t.players[p]
        s[row + POWER] += bid_of(t, s, p)  # nothing, by the rules: nobody bids twice
        set_one(s, row + BID, n)
        spend_power(t, s, p, n)

    def finish(self, t: Table, s: State, f: int) -> None:
        goal = s[f + GOAL]
        pop(s)
        s[BIDS_SHOWN] = 1
        push(s, t.step["wall" if goal == WALL else "standing"], 0, goal)


class Standing(Step):
    """Influence tokens take their places by the bids; who breaks ties says which of the tied comes next."""

    title = "umístění žetonů vlivu"
    verbs = ("place",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        track = s[f + GOAL]
        left = [p for p in t.everyone if not s[t.players[p] + PLACE[track]]]
        if not left:
            self.close(t, s, track)
            return None
        judge = hooks.tie_breaker.first_or(NOBODY, t, s)
        options = legal(t, s, judge, [("place", p) for p in left]) if hooks.by_bids.allows(t, s, track) else []
        if len(options) > 1 and judge != NOBODY:
            s[f + WHO] = judge
            return options
        self.take(t, s, f, options[0] if options else ("place", left[0]))
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        track = s[f + GOAL]
        taken = sum(bool(s[t.players[p] + PLACE[track]]) for p in t.everyone)
        s[t.players[choice[1]] + PLACE[track]] = taken + 1
        if not taken and not hooks.token_waits.holds(t):
            hooks.track_settled.run(t, s, track)

    def close(self, t: Table, s: State, track: int) -> None:
        hooks.track_settled.run(t, s, track)
        clear_bids(t, s, track)
        s[CLASHING] = 0
        pop(s)


def clear_bids(t: Table, s: State, goal: int) -> None:
    """Bid tokens go where the rules say; where they say nothing, back to the bidders."""
    gone = hooks.bids_spent.allows(t, s, goal)
    for p in t.everyone:
        row = t.players[p]
        if not gone:
            s[row + POWER] += bid_of(t, s, p)
        elif goal != WALL and not t.exploring:
            s[row + SPENT] += bid_of(t, s, p)
        s[row + BID] = 0
    s[BIDS_SHOWN] = 0


class Wall(Step):
    """The wildlings attack. Ties are settled by whoever breaks them.

    NAMED is who gave most or least, JUDGED whether that had to be decided. Play rests where there is nothing to take back.
    """

    title = "útok divokých"
    verbs = ("judge", "take_back", "decline")
    NAMED, JUDGED = operands("who goal named judged")[2:]

    def run(self, t: Table, s: State, f: int) -> Options | None:
        watch = hooks.watch_strength.sum(t, s)
        won = hooks.watch_wins.holds(t, s, watch)
        if won and hooks.attack_averted.holds(t):
            return self.victory(t, s, f)
        return self.defeat(t, s, f, lost=hooks.wildlings_win.holds(t, s, watch) or won)

    def takes(self, t: Table, s: State, f: int, verb: str) -> bool:
        return verb in (("judge",) if one_of(s, f + self.NAMED) == NOBODY else ("take_back", "decline"))

    def victory(self, t: Table, s: State, f: int) -> Options | None:
        """The highest contributor may take a House card back (9.14)."""
        if one_of(s, f + self.NAMED) == NOBODY:
            return self.chosen(t, s, f, max)
        return self.back(t, s, f)

    def chosen(self, t: Table, s: State, f: int, best: Callable[[list[int]], int]) -> Options | None:
        """Who gave most or least; a tie is put to whoever breaks ties."""
        bids = [bid_of(t, s, p) for p in t.everyone]
        tied = [p for p in t.everyone if bids[p] == best(bids)]
        judge = hooks.wall_judge.first(t, s)
        if len(tied) > 1 and judge is not None:
            s[f + WHO] = judge
            return legal(t, s, judge, [("judge", p) for p in t.everyone])
        set_one(s, f + self.NAMED, tied[0])
        return None

    def back(self, t: Table, s: State, f: int) -> Options | None:
        """The cards that may come back."""
        p = one_of(s, f + self.NAMED)
        s[f + WHO] = p
        own = legal(t, s, p, [("take_back", c) for c in range(len(t.cards))])
        if not hooks.watch_reward.holds(t) or t.exploring and not own:
            self.close(t, s, f)
            return None
        return [*own, ("decline",)]

    def defeat(self, t: Table, s: State, f: int, lost: Truth) -> Options | None:
        if not lost:
            self.close(t, s, f)
            return None
        lowest, judged = one_of(s, f + self.NAMED), s[f + self.JUDGED]
        if lowest == NOBODY:
            return self.chosen(t, s, f, min)
        hooks.wall_losses.run(t, s, lowest)
        self.close(t, s, f)
        push(s, t.step["losses"], 0, 0, lowest + 1, judged)
        return None

    def default(self, t: Table, s: State, f: int) -> Choice:
        return ("decline",)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "judge":
            set_one(s, f + self.NAMED, choice[1])
            s[f + self.JUDGED] = 1
            return
        if choice[0] == "take_back":
            s[t.cards[choice[1]] + WHERE] = HAND
        self.close(t, s, f)

    def close(self, t: Table, s: State, f: int) -> None:
        pop(s)
        clear_bids(t, s, WALL)
        hooks.wall_over.run(t, s)
