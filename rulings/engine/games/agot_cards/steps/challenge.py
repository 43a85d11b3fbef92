"""A challenge: announced, attackers, stealth, defenders, resolution and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.sequences import FOR, Names, Sequence
from ....cards.triggers import EVERYBODY, happen
from ....core.flow import Choice, Options, Step, counted, operands, pop, push
from ....core.hooks import Causes, Forbids
from ....core.layout import State, set_one, set_signed
from .. import hooks
from ..cells import (
    ASKED,
    ATTACK_BONUS,
    ATTACKER,
    ATTACKS,
    BROKEN,
    BROKEN_OFF,
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
    REPELLED,
    RESOLVING,
    SHUNNED,
    SIDE,
    SPARED,
    STAGE,
    TYPE,
    UNOPPOSED,
    WINNER,
    ZONE,
)
from ..events import doom
from ..players import attacker, defender
from .phases import who_begins

if TYPE_CHECKING:
    from ..table import Table

DONE = ("done",)

WHO, PASSED_OVER = operands("who passed_over")
"""Of ``Declare``: who declares, and how many cards have been passed over, so that a set is reached one way only."""
_WHO, PICKED, _PART, LAST_PICK = operands("who picked part last_pick")
"""Of ``Stealth``: who picks, how many have been picked, and the mark of the last card picked."""
_WHO, TO_NAME = operands("who to_name")
"""Of ``Victims``: who chooses, and how many are still to be named."""
_WHO, CHOSEN_ALREADY = operands("who chosen_already")
"""Of ``Deadly``."""


def announce(t: Table, s: State, p: int, kind: int, q: int) -> None:
    """Open a challenge of a type by ``p`` against ``q`` (7.5)."""
    announced(s, p, kind, q)
    s[WINNER] = s[LOSER] = s[UNOPPOSED] = s[REPELLED] = s[SPARED] = s[STAGE] = s[BROKEN] = 0
    for c in t.characters:
        s[c + LEFT] = 0
    push(s, t.step["challenge"], 0, p)


def announced(s: State, p: int, kind: int, q: int) -> None:
    """Note the type and the two sides of a challenge."""
    s[TYPE] = kind
    set_one(s, ATTACKER, p)
    set_one(s, DEFENDER, q)


class Challenge(Sequence):
    """A whole challenge in its steps (7.3)."""

    title = "výzva"

    def steps(self, t: Table, s: State, f: int) -> Names:
        return t.challenge_steps

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        if name != "challenge window":
            super().open(t, s, f, name)
        elif hooks.between.holds(t):
            push(s, t.step[name], who_begins(t, s), 0, s[f + FOR])

    def run(self, t: Table, s: State, f: int) -> None:
        if s[STAGE] == BROKEN_OFF:
            self.over(t, s, f)
        else:
            super().run(t, s, f)

    def over(self, t: Table, s: State, f: int) -> None:
        hooks.challenge_over.run(t, s)
        happen(t, s, "challenge over", p=EVERYBODY)
        clear(t, s)
        pop(s)


def clear(t: Table, s: State) -> None:
    """A challenge is over: nobody takes part any more."""
    s[TYPE] = s[ATTACKER] = s[DEFENDER] = s[STAGE] = 0
    set_signed(s, ATTACK_BONUS, 0)
    set_signed(s, DEFENSE_BONUS, 0)
    for c in t.characters:
        s[c + SIDE] = s[c + SHUNNED] = 0
        if t.exploring:  # until the next one it is only told who has left it
            s[c + LEFT] = 0


class Declare(Step):
    """Attackers or defenders are named one by one, in the order of the table (7.6, 7.9)."""

    named = True
    points = ()

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
        self.verbs = (hook.name,)
        self.declared, self.all_declared = declared, all_declared
        self.side = side
        self.stage = stage
        self.title = title

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = attacker(s) if self.side == ATTACKS else defender(s)
        s[f + WHO] = p
        refuses = self.hook.refuses
        last = s[f + PASSED_OVER] if t.exploring else 0  # lines reach a set one way only
        options: Options = [(self.verb, c) for c in t.declarable[last:] if s[c + ZONE] == PLAY and not refuses(t, s, p, c)]
        if not self.done.refuses(t, s, p):
            options.append(DONE)
        named = bool(participants(t, s, self.side)) and not t.exploring  # then it is said when there are no more
        if options == [DONE] and not named:
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
        if t.exploring:
            s[f + PASSED_OVER] = counted(t.declarable.index(c) + 1, "pořadí karty na stole")
        s[c + SIDE] = self.side
        self.declared.run(t, s, c)
        happen(t, s, self.verb, c, s[f + WHO], s[TYPE])

    def finish(self, t: Table, s: State, f: int) -> None:
        s[STAGE] = self.stage
        self.all_declared.run(t, s)
        pop(s)


class Stealth(Step):
    """Each attacker with stealth may pick one character that cannot defend (8.8)."""

    verbs = ("stealth",)
    points = ()
    title = "volba pro Stealth"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = attacker(s)
        s[f + WHO] = p
        if s[f + PICKED] >= hooks.stealth.sum(t, s):
            pop(s)
            return None
        options: Options = [
            ("stealth", c)
            for c in t.characters
            if not (t.exploring and t.mark[c] <= s[f + LAST_PICK])
            and s[c + ZONE] == PLAY
            and not hooks.stealth_target.refuses(t, s, p, c)
        ]
        if not options:
            pop(s)
            return None
        return [*options, DONE]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DONE:
            pop(s)
            return
        s[f + PICKED] += 1
        s[f + LAST_PICK] = t.pointer(choice[1])
        s[choice[1] + SHUNNED] = 1


class Resolution(Step):
    """Totals are compared and a winner found (7.11 to 7.14)."""

    title = "vyhodnocení výzvy"

    def run(self, t: Table, s: State, f: int) -> None:
        pop(s)
        s[STAGE] = RESOLVING
        hooks.resolution.run(t, s)


class Victims(Step):
    """The choice of characters to kill for a military claim (7.16 to 7.20)."""

    verbs = ("victim",)
    points = ()
    title = "volba obětí"
    named = True

    def run(self, t: Table, s: State, f: int) -> Options | None:
        s[f + WHO] = hooks.victim_chooser.first_or(attacker(s), t, s)
        options = self.candidates(t, s)
        if not s[f + TO_NAME] or not options:
            pop(s)
            if any(s[c + DOOMED] for c in t.characters):
                push(s, t.step["leave"])
            return None
        if not hooks.victims_done.refuses(t, s):
            options.append(DONE)
        return options

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        """Where all that are left must be chosen, the order needs no word."""
        left = self.candidates(t, s)
        return left[0] if 0 < len(left) <= s[f + TO_NAME] and hooks.victims_done.refuses(t, s) else None

    def candidates(self, t: Table, s: State) -> Options:
        p = defender(s)
        refuses = hooks.victim.refuses
        return [("victim", c) for c in t.characters if s[c + ZONE] == PLAY and not refuses(t, s, p, c)]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DONE:
            s[f + TO_NAME] = 0
            return
        s[f + TO_NAME] -= 1
        if not doom(t, s, choice[1], KILL):
            s[choice[1] + DOOMED] = ASKED


class Deadly(Step):
    """The loser of a challenge against a Deadly character kills a participant (agot-lcg 7.42)."""

    verbs = ("victim",)
    title = "smrtící střet"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        options: Options = [
            ("victim", c) for c in t.characters if s[c + SIDE] and s[c + CONTROL] == s[f + WHO] and s[c + ZONE] == PLAY
        ]
        if not options or s[f + CHOSEN_ALREADY]:
            pop(s)
            return None
        return options

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + CHOSEN_ALREADY] = 1
        if doom(t, s, choice[1], KILL | (0 if hooks.deadly_can_be_saved.holds(t) else NO_SAVE)):
            push(s, t.step["leave"])


_CLAIMS = {MILITARY: hooks.military, INTRIGUE: hooks.intrigue, POWER_CHALLENGE: hooks.power_claim}
_FOLLOWS = {"unopposed_bonus": hooks.unopposed_bonus, "renown": hooks.renown, "deadly": hooks.deadly}


class Aftermath(Sequence):
    """Claim, the bonus of an unopposed challenge, renown: in the order the rules give."""

    title = "následky výzvy"
    pauses = True

    def steps(self, t: Table, s: State, f: int) -> Names:
        return t.aftermath_steps

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        if name == "claim":
            if not hooks.claim_refused.refuses(t, s):
                _CLAIMS[s[TYPE]].run(t, s)
            return
        _FOLLOWS[name].run(t, s)


def participants(t: Table, s: State, side: int) -> list[int]:
    return [c for c in t.characters if s[c + SIDE] == side]
