"""The Action phase: raids and marches one at a time in order of play, then consolidation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import A, B, C, Choice, D, E, Options, Step, pop, push, top
from ....core.hooks import Orders
from ....core.layout import State
from .. import hooks
from ..cells import (
    ATTACKER,
    CONSOLIDATION,
    DEFENDER,
    FIELD,
    FORCE,
    MARCH,
    MARCHES,
    NEUTRAL,
    ORDER,
    ORDER_OF,
    ORIGIN,
    OWNER,
    RAIDS,
    STAGE,
    TOKEN,
    UNITS,
    WINNER,
)
from ..legality import legal
from ..orders import MARCH as MARCH_ORDER
from ..orders import RAID as RAID_ORDER
from ..values import order_of_play, orders_of, over_limit, remove_order, tidy, units_in

if TYPE_CHECKING:
    from ..table import Table

GO_ON = ("go_on",)
"""The only choice where play rests for those who look at it."""
NEUTRAL_FORCE = 99
"""Who holds an area that no House holds."""

STAGES = {"raids": RAIDS, "marches": MARCHES, "consolidation": CONSOLIDATION}


class ActionPhase(Step):
    """The steps of the phase in the order of 11.5, without those that a card skips. B those begun."""

    title = "fáze akcí"

    def run(self, t: Table, s: State, f: int) -> None:
        names = hooks.action_steps.first(t, s) or ()
        if s[f + B] >= len(names):
            hooks.action_over.run(t, s)
            pop(s)
            return
        name = names[s[f + B]]
        s[f + B] += 1
        if hooks.step_skipped.refuses(t, s, name):
            return
        s[STAGE] = STAGES[name]
        push(s, t.step[name], 0, 0, 0, 0, s[f + C])


class OneEach(Step):
    """Players in order of play each carry out one of their orders, round after round. B whose turn was last, + 1."""

    named = True
    kind = 0
    one_each: Orders[[], bool]
    again: Orders[[], bool]

    def next_player(self, t: Table, s: State, f: int) -> int | None:
        """The next who has such an order; None when the step is over."""
        order = order_of_play(t, s)
        waiting = [p for p in order if orders_of(t, s, p, self.kind)]
        if not waiting:
            return None
        if not self.one_each.holds(t):
            return waiting[0]
        after = order.index(s[f + B] - 1) + 1 if s[f + B] else s[f + E]
        later = [p for p in order[after:] if p in waiting]
        if later:
            return later[0]
        return waiting[0] if self.again.holds(t) else None


class Raids(OneEach):
    """Raids, one a player a round. D the area whose special raid may go on, + 1."""

    title = "nájezdy"
    kind = RAID_ORDER
    one_each, again = hooks.raids_in_turn, hooks.raids_again
    verbs = ("raid", "raid_also", "drop", "enough")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[f + D]:
            options = self.second(t, s, f)
            if options:
                return options
        p = self.next_player(t, s, f)
        if p is None:
            pop(s)
            return None
        s[f + A] = p
        return self.options(t, s, p)

    def options(self, t: Table, s: State, p: int) -> Options:
        found = []
        for i in orders_of(t, s, p, RAID_ORDER):
            targets = legal(t, s, p, [("raid", i, j) for j in t.spaces if s[t.at[j] + ORDER]])
            found += targets
            found += legal(t, s, p, [("drop", i)])
        return found

    def second(self, t: Table, s: State, f: int) -> Options:
        p, i = s[f + A], s[f + D] - 1
        options = legal(t, s, p, [("raid_also", i, j) for j in t.spaces if s[t.at[j] + ORDER]])
        if options:
            return [*options, ("enough",)]
        self.end(t, s, f, i)
        return []

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + A]
        s[f + B] = p + 1
        if choice[0] == "drop":
            hooks.raid_dropped.run(t, s, choice[1])
            return
        i = s[f + D] - 1 if choice[0] == "enough" else choice[1]
        if choice[0] != "enough":
            hooks.raided.run(t, s, p, i, choice[2])
            if choice[0] == "raid" and hooks.raids_twice.holds(t, s, i):
                s[f + D] = i + 1
                return
        self.end(t, s, f, i)

    def end(self, t: Table, s: State, f: int, i: int) -> None:
        s[f + D] = 0
        hooks.raid_made.run(t, s, i)


class Marches(OneEach):
    """Marches, one a player a round, each with its battle."""

    title = "pochody"
    kind = MARCH_ORDER
    one_each, again = hooks.marches_in_turn, hooks.marches_again
    verbs = ("march",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        for p in t.everyone:
            if over_limit(t, s, p) and hooks.repaired.holds(t):
                push(s, t.step["trim"], p)
                return None
        p = self.next_player(t, s, f)
        if p is None:
            if s[f + B] and not s[f + C] and not t.exploring:  # play rests, so that one may look at the board
                s[f + C] = 1
                s[f + A] = s[f + B] - 1
                return [GO_ON]
            pop(s)
            hooks.marches_over.run(t, s)
            return None
        s[f + A] = p
        return [("march", i) for i in orders_of(t, s, p, MARCH_ORDER)]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == GO_ON:
            return
        p, i = s[f + A], choice[1]
        s[f + B] = p + 1
        token = s[t.at[i] + ORDER]
        remove_order(t, s, i)
        s[WINNER] = 0
        push(s, t.step["marching"], p, i, token)


class Marching(Step):
    """Units leave an area. A who, B from where, C the token, D the stage, E the last move while exploring."""

    title = "pochod"
    verbs = ("go", "halt", "rule", "leave")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p, i = s[f + A], s[f + B]
        if s[f + D] == 0:
            found = [("go", i, j, unit) for j in self.reachable(t, s, p, i) for unit in (0, 1, 2) if s[t.at[i] + UNITS[unit]]]
            if t.exploring:
                found = [choice for choice in found if choice[2] * 3 + choice[3] + 1 >= s[f + E]]
            return [*legal(t, s, p, found), *legal(t, s, p, [("halt", i, s[f + C])])]
        if s[f + D] == 1:
            s[f + D] = 2
            options = legal(t, s, p, [("rule", i)]) if hooks.may_rule.allows(t) else []
            if options and not units_in(t, s, i):
                return [*options, ("leave",)]
        return self.close(t, s, f)

    def reachable(self, t: Table, s: State, p: int, i: int) -> list[int]:
        return [j for j in t.spaces if j != i]

    def default(self, t: Table, s: State, f: int) -> tuple[str, ...] | None:
        return ("leave",) if s[f + D] == 2 else None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p, i = s[f + A], s[f + B]
        if choice[0] == "go":
            s[f + E] = choice[2] * 3 + choice[3] + 1
            move(t, s, p, i, choice[2], choice[3], s[f + C])
        elif choice[0] == "halt":
            s[f + D] = 1
            tidy(t, s, i)
        elif choice[0] == "rule":
            hooks.ruled.run(t, s, p, i)
        else:
            s[f + D] = 2

    def close(self, t: Table, s: State, f: int) -> None:
        """Neutral forces are met first, then the battle is fought, then the march is over."""
        p, i, token = s[f + A], s[f + B], s[f + C]
        entries = entering(t, s, p)
        if s[f + D] < 3 and entries:
            s[f + D] = 3
            if s[FIELD]:
                push(s, t.step["attack"], s[FIELD], s[DEFENDER], *(s[cell] for cell in FORCE))
                clear_attack(s)
            for j in entries:
                push(s, t.step["entry"], p, j, token, i)
            return
        pop(s)
        if s[FIELD]:
            self.meet(t, s, p, i, token)
        else:
            march_ends(t, s, p, i, token)
        hooks.power_shift.run(t, s)

    def meet(self, t: Table, s: State, p: int, i: int, token: int) -> None:
        """Units of another House are fought at once."""
        if hooks.battle_follows.holds(t):
            push(s, t.step["battle"], p, i, token)
        else:
            recall(t, s, i)
            march_ends(t, s, p, i, token)


def recall(t: Table, s: State, i: int) -> None:
    """The force of an attack that does not take place returns to where it came from."""
    s[t.at[i] + OWNER] = s[ATTACKER]
    for unit in (0, 1, 2):
        s[t.at[i] + UNITS[unit]] += s[FORCE[unit]]
    clear_attack(s)


def clear_attack(s: State) -> None:
    for cell in (FIELD, ORIGIN, ATTACKER, DEFENDER, MARCH, *FORCE):
        s[cell] = 0


def entering(t: Table, s: State, p: int) -> list[int]:
    """Areas with a neutral force into which units of a player have marched."""
    return [j for j in t.spaces if s[t.at[j] + NEUTRAL] and s[t.at[j] + OWNER] == p + 1]


class Attack(Step):
    """An attack that waited for neutral forces to be met: A the battlefield + 1, B the defender, C to E the units.

    Below it stands the march, with who, from where and the token.
    """

    title = "útok"

    def run(self, t: Table, s: State, f: int) -> None:
        saved = s[f + A : f + E + 1]
        pop(s)
        march = top(s)
        s[FIELD], s[DEFENDER] = saved[0], saved[1]
        for cell, n in zip(FORCE, saved[2:], strict=True):
            s[cell] = n
        s[ATTACKER], s[ORIGIN] = s[march + A] + 1, s[march + B] + 1
        s[MARCH] = s[march + C] if hooks.token_along.holds(t) else 0


def begin_entry(t: Table, s: State, p: int, j: int, token: int) -> None:
    """The units that have come to a neutral force stand before it as an attack would."""
    a = t.at[j]
    s[FIELD], s[ATTACKER], s[DEFENDER], s[MARCH] = j + 1, p + 1, 0, token
    for unit in (0, 1, 2):
        s[FORCE[unit]] = s[a + UNITS[unit]]
        s[a + UNITS[unit]] = 0
    s[a + OWNER] = 0


def march_ends(t: Table, s: State, p: int, i: int, token: int) -> None:
    """The used token leaves the board; without a rule it stays where the march began."""
    if not hooks.march_spent.holds(t, s):
        s[t.at[i] + ORDER], s[t.at[i] + ORDER_OF] = token, p + 1


def holder(t: Table, s: State, p: int, i: int) -> int:
    """Who holds an area against a player: a House + 1, ``NEUTRAL_FORCE``, or nobody (0)."""
    a = t.at[i]
    if s[a + OWNER] not in (0, p + 1):
        return s[a + OWNER]
    if s[a + NEUTRAL]:
        return NEUTRAL_FORCE
    token = s[a + TOKEN]
    return token if token not in (0, p + 1) and not s[a + OWNER] and not hooks.tokens_yield.allows(t) else 0


def move(t: Table, s: State, p: int, i: int, j: int, unit: int, token: int) -> None:
    """One unit marches from ``i`` to ``j``: into an open area, or into the force of an attack."""
    s[t.at[i] + UNITS[unit]] -= 1
    against = holder(t, s, p, j)
    if not against:
        s[t.at[j] + OWNER] = p + 1
        s[t.at[j] + UNITS[unit]] += 1
        hooks.entered.run(t, s, p, j)
        return
    if against == NEUTRAL_FORCE:  # it is no attack: the units wait in the area until the march is made (19.3)
        s[t.at[j] + OWNER] = p + 1
        s[t.at[j] + UNITS[unit]] += 1
        return
    s[FIELD], s[ORIGIN], s[ATTACKER] = j + 1, i + 1, p + 1
    s[DEFENDER] = against
    s[MARCH] = token if hooks.token_along.holds(t) else 0
    s[FORCE[unit]] += 1


class Consolidation(Step):
    """All take power at the same time (18.1); play rests before they do. B whether it has."""

    title = "konsolidace sil"
    named = True

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not t.exploring and not s[f + B]:
            s[f + B] = 1
            return [GO_ON]
        pop(s)
        hooks.consolidate.run(t, s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        """Nothing is chosen here."""
