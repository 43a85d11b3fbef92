"""A challenge: announced, attackers, stealth, defenders, resolution and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import A, B, C, Choice, D, Options, Step, pop, push
from ....core.hooks import Causes, Forbids
from ....core.layout import State
from .. import hooks
from ..cells import (
    ATTACK_BONUS,
    ATTACKER,
    ATTACKS,
    CONTROL,
    DEFENDER,
    DEFENSE_BONUS,
    DOOMED,
    INTRIGUE,
    KILL,
    LEFT,
    LOSER,
    MILITARY,
    NO_SAVE,
    PLAY,
    POWER_CHALLENGE,
    SHUNNED,
    SIDE,
    STAGE,
    TYPE,
    UNOPPOSED,
    WINNER,
    ZONE,
)
from ..changes import ABORTED
from ..events import doom, happen
from .phases import Sequence, first_player

if TYPE_CHECKING:
    from ..table import Table

DONE = ("done",)


def announce(t: Table, s: State, p: int, kind: int, q: int) -> None:
    """Open a challenge of a type by ``p`` against ``q`` (7.5)."""
    s[TYPE], s[ATTACKER], s[DEFENDER] = kind, p + 1, q + 1
    s[WINNER] = s[LOSER] = s[UNOPPOSED] = s[STAGE] = 0
    push(s, t.step["challenge"], 0, p)


class Challenge(Sequence):
    """A whole challenge in its steps (7.3)."""

    title = "výzva"

    def steps(self, t: Table, s: State, f: int) -> tuple[str, ...]:
        return t.challenge_steps

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        if name != "challenge window":
            super().open(t, s, f, name)
        elif hooks.between.allows(t, s):
            push(s, t.step[name], first_player(t, s), 0, s[f + B])

    def run(self, t: Table, s: State, f: int) -> None:
        if s[STAGE] == ABORTED:
            return self.over(t, s, f)
        return super().run(t, s, f)

    def over(self, t: Table, s: State, f: int) -> None:
        hooks.challenge_over.run(t, s)
        clear(t, s)
        pop(s)


def clear(t: Table, s: State) -> None:
    """A challenge is over: nobody takes part any more."""
    s[TYPE] = s[ATTACKER] = s[DEFENDER] = s[STAGE] = 0
    s[ATTACK_BONUS] = s[DEFENSE_BONUS] = 128
    for c in t.characters:
        s[c + SIDE] = s[c + SHUNNED] = s[c + LEFT] = 0


class Declare(Step):
    """Attackers or defenders are named one by one, in the order of the table (7.6, 7.9).

    A who declares, B how many cards were passed over, so that a set is reached one way only.
    """

    named = True

    def __init__(
        self,
        hook: Forbids[[State, int, int]],
        done: Forbids[[State, int]],
        declared: Causes[[State, int]],
        all_declared: Causes[[State]],
        side: int,
        stage: int,
        title: str,
    ) -> None:
        self.verb, self.hook, self.done = hook.name, hook, done
        self.declared, self.all_declared = declared, all_declared
        self.side = side
        self.stage = stage
        self.title = title

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[ATTACKER if self.side == ATTACKS else DEFENDER] - 1
        s[f + A] = p
        refuses = self.hook.refuses
        last = s[f + B]
        options = [(self.verb, c) for c in t.declarable[last:] if s[c + ZONE] == PLAY and not refuses(t, s, p, c)]
        if not self.done.refuses(t, s, p):
            options.append(DONE)
        if options == [DONE]:
            self.finish(t, s, f)
            return None
        if not options:
            pop(s)
            return None
        return options

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DONE:
            self.finish(t, s, f)
            return
        c = choice[1]
        s[f + B] = t.declarable.index(c) + 1
        s[c + SIDE] = self.side
        self.declared.run(t, s, c)
        happen(t, s, self.verb, c, s[f + A], s[TYPE])

    def finish(self, t: Table, s: State, f: int) -> None:
        s[STAGE] = self.stage
        self.all_declared.run(t, s)
        pop(s)


class Stealth(Step):
    """Each attacker with stealth may pick one character that cannot defend (8.8).

    A who picks, B picks already made, D the index of the last card picked + 1.
    """

    title = "volba pro Stealth"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[ATTACKER] - 1
        s[f + A] = p
        picks = sum(n for rule in hooks.stealth.of(t) for n in (rule(t, s),))
        if s[f + B] >= picks:
            pop(s)
            return None
        options = [
            ("stealth", c)
            for c in t.characters
            if t.index[c] >= s[f + D] and s[c + ZONE] == PLAY and not hooks.stealth_target.refuses(t, s, p, c)
        ]
        if not options:
            pop(s)
            return None
        return [*options, DONE]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DONE:
            pop(s)
            return
        s[f + B] += 1
        s[f + D] = t.index[choice[1]] + 1
        s[choice[1] + SHUNNED] = 1


class Resolution(Step):
    """Totals are compared and a winner found (7.11 to 7.14)."""

    title = "vyhodnocení výzvy"

    def run(self, t: Table, s: State, f: int) -> None:
        pop(s)
        s[STAGE] = 3
        hooks.resolution.run(t, s)


class Victims(Step):
    """The choice of characters to kill for a military claim (7.16 to 7.20).

    A who chooses, B how many are still to be named, C how many have been.
    """

    title = "volba obětí"
    named = True

    def run(self, t: Table, s: State, f: int) -> Options | None:
        s[f + A] = hooks.victim_chooser.first_or(s[ATTACKER] - 1, t, s)
        options = self.candidates(t, s)
        if not s[f + B] or not options:
            pop(s)
            if any(s[c + DOOMED] for c in t.characters):
                push(s, t.step["leave"])
            return None
        if not hooks.victims_done.refuses(t, s):
            options.append(DONE)
        return options

    def default(self, t: Table, s: State, f: int) -> tuple[str, int] | None:
        """Where all that are left must be chosen, the order needs no word."""
        left = self.candidates(t, s)
        return left[0] if 0 < len(left) <= s[f + B] and hooks.victims_done.of(t) else None

    def candidates(self, t: Table, s: State) -> Options:
        p = s[DEFENDER] - 1
        refuses = hooks.victim.refuses
        return [("victim", c) for c in t.characters if s[c + ZONE] == PLAY and not refuses(t, s, p, c)]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DONE:
            s[f + B] = 0
            return
        s[f + B] -= 1
        s[f + C] += 1
        if not doom(t, s, choice[1], KILL):
            s[choice[1] + DOOMED] = 8


class Deadly(Step):
    """The loser of a challenge against a Deadly character kills a participant (agot-lcg 7.42). A who chooses."""

    title = "smrtící střet"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        options = [("victim", c) for c in t.characters if s[c + SIDE] and s[c + CONTROL] == s[f + A] and s[c + ZONE] == PLAY]
        if not options or s[f + B]:
            pop(s)
            return None
        return options

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + B] = 1
        if doom(t, s, choice[1], KILL | (0 if hooks.deadly_can_be_saved.of(t) else NO_SAVE)):
            push(s, t.step["leave"])


_CLAIMS = {MILITARY: hooks.military, INTRIGUE: hooks.intrigue, POWER_CHALLENGE: hooks.power_claim}
_FOLLOWS = {"unopposed_bonus": hooks.unopposed_bonus, "renown": hooks.renown, "deadly": hooks.deadly}


class Aftermath(Sequence):
    """Claim, the bonus of an unopposed challenge, renown: in the order the rules give."""

    title = "následky výzvy"

    def steps(self, t: Table, s: State, f: int) -> tuple[str, ...]:
        return t.aftermath_steps

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        if name == "claim":
            if not hooks.claim_refused.refuses(t, s):
                self.claim(t, s)
            return
        _FOLLOWS[name].run(t, s)

    def claim(self, t: Table, s: State) -> None:
        _CLAIMS[s[TYPE]].run(t, s)


def participants(t: Table, s: State, side: int) -> list[int]:
    return [c for c in t.characters if s[c + SIDE] == side]
