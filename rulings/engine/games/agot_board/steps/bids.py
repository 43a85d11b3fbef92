"""Secret bids revealed together: for the three tracks and for the Wall."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....core.flow import A, B, C, Choice, Options, Step, Together, pop, push
from ....core.layout import State
from .. import hooks
from ..bidding import WALL, bid_of
from ..cells import BID, BIDS_SHOWN, CLASHING, DISCARDED, HAND, PLACE, POWER, WHERE
from ..legality import legal

if TYPE_CHECKING:
    from ..table import Table


class Bids(Together):
    """Everybody bids at the same time. B what for: a track, or the Wall."""

    title = "dražba"
    verbs = ("bid",)

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        row = t.players[p]
        if s[row + BID]:
            return []
        return legal(t, s, p, [("bid", p, n) for n in range(s[row + POWER] + 1)])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        _verb, p, n = choice
        row = t.players[p]
        s[row + BID] = n + 1
        s[row + POWER] -= n

    def finish(self, t: Table, s: State, f: int) -> None:
        goal = s[f + B]
        pop(s)
        s[BIDS_SHOWN] = 1
        push(s, t.step["wall" if goal == WALL else "standing"], 0, goal)


class Standing(Step):
    """Influence tokens take their places by the bids; who breaks ties says which of the tied comes next. B the track."""

    title = "umístění žetonů vlivu"
    verbs = ("place",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        track = s[f + B]
        left = [p for p in t.everyone if not s[t.players[p] + PLACE[track]]]
        if not left:
            self.close(t, s, track)
            return None
        judge = hooks.tie_breaker.first(t, s)
        options = legal(t, s, judge, [("place", p) for p in left]) if hooks.by_bids.holds(t) else []
        if len(options) > 1 and judge is not None:
            s[f + A] = judge
            return options
        self.take(t, s, f, options[0] if options else ("place", left[0]))
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        track = s[f + B]
        taken = sum(bool(s[t.players[p] + PLACE[track]]) for p in t.everyone)
        s[t.players[choice[1]] + PLACE[track]] = taken + 1
        if not taken and not hooks.token_waits.holds(t):
            hooks.track_settled.run(t, s, track)

    def close(self, t: Table, s: State, track: int) -> None:
        hooks.track_settled.run(t, s, track)
        clear_bids(t, s)
        s[CLASHING] = 0
        pop(s)


def clear_bids(t: Table, s: State) -> None:
    """Bid tokens go where the rules say; where they say nothing, back to the bidders."""
    gone = hooks.bids_spent.holds(t, s)
    for p in t.everyone:
        row = t.players[p]
        if not gone:
            s[row + POWER] += bid_of(t, s, p)
        s[row + BID] = 0
    s[BIDS_SHOWN] = 0


class Wall(Step):
    """The wildlings attack: C how far it has gone, D nothing yet. Ties are settled by whoever breaks them."""

    title = "útok divokých"
    verbs = ("judge", "take_back", "decline")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        watch = hooks.watch_strength.sum(t, s)
        won = hooks.watch_wins.holds(t, s, watch)
        if won and hooks.attack_averted.holds(t):
            return self.victory(t, s, f)
        return self.defeat(t, s, f, lost=hooks.wildlings_win.holds(t, s, watch) or won)

    def victory(self, t: Table, s: State, f: int) -> Options | None:
        """The highest contributor may take a House card back (9.14)."""
        if s[f + C]:
            return self.back(t, s, f)
        return self.chosen(t, s, f, max)

    def chosen(self, t: Table, s: State, f: int, best: Callable[..., Any]) -> Options | None:
        """Who gave most or least; a tie is put to whoever breaks ties."""
        bids = [bid_of(t, s, p) for p in t.everyone]
        tied = [p for p in t.everyone if bids[p] == best(bids)]
        judge = hooks.wall_judge.first(t, s)
        if len(tied) > 1 and judge is not None:
            s[f + A] = judge
            return [("judge", p) for p in tied]
        s[f + C] = tied[0] + 1
        return None

    def back(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + C] - 1
        s[f + A] = p
        own = [c for c in t.hands[p] if s[t.cards[c] + WHERE] == DISCARDED]
        if not own or not hooks.watch_reward.holds(t, s, p):
            self.close(t, s, f)
            return None
        return [*(("take_back", c) for c in own), ("decline",)]

    def defeat(self, t: Table, s: State, f: int, lost: bool) -> Options | None:
        if not lost:
            self.close(t, s, f)
            return None
        if not s[f + C]:
            return self.chosen(t, s, f, min)
        lowest = s[f + C] - 1
        hooks.wall_losses.run(t, s, lowest)
        self.close(t, s, f)
        push(s, t.step["losses"])
        return None

    def default(self, t: Table, s: State, f: int) -> Any:
        return ("decline",)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "judge":
            s[f + C] = choice[1] + 1
            return
        if choice[0] == "take_back":
            s[t.cards[choice[1]] + WHERE] = HAND
        self.close(t, s, f)

    def close(self, t: Table, s: State, f: int) -> None:
        pop(s)
        clear_bids(t, s)
        hooks.wall_over.run(t, s)
