"""Combat from its proposal to its conclusion: the steps in which it goes, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....cards import damage
from ....cards.sequences import FOR, Names, Sequence
from ....cards.steps import check_state
from ....core.flow import Choice, Options, Step, operands, pop, push
from ....core.layout import State
from .. import hooks
from ..cells import (
    ARMORED,
    CONCLUDED,
    CONTROL,
    DEFENDER,
    FIGHTER,
    FOE,
    FOUGHT,
    PROPOSED,
    PROTECTED,
    RELIEVED,
    STAGE,
    STRUCK,
    UNTIL_COMBAT,
)
from ..events import expire
from ..values import preventable

if TYPE_CHECKING:
    from ..table import Table

WHO, DECLINED = operands("who declined")
"""Of ``Protection``: who is asked, and the players who said no, a bit each."""
(SECOND,) = operands("second")
"""Of ``Conclusion``: the attacker has dealt its damage; used only where they do not deal at once."""
PREVENT = ("prevent",)
COURSE = ("proposal window", "attack", "first window", "protection", "defense", "second window", "conclusion")
"""The steps of a combat in their order; which of them there are, the rules say."""
WINDOWS = ("proposal window", "first window", "second window")


def first_of(t: Table, s: State, p: int) -> int:
    """Who has priority at the beginning of a phase or step of a player."""
    return hooks.first_action.first_or(t.clockwise(p)[1] if t.count > 1 else p, t, s)


def begin(t: Table, s: State, p: int, attacker: int, defender: int) -> None:
    """A combat has been proposed."""
    s[STAGE], s[FIGHTER], s[FOE] = PROPOSED, t.pointer(attacker), t.pointer(defender)
    push(s, t.step["combat"], 0, p)


class Combat(Sequence):
    """One combat: the proposal, its start, two windows with the defender between them, the conclusion."""

    title = "boj"

    def steps(self, t: Table, s: State, f: int) -> Names:
        return tuple(sorted((rule(t) for rule in hooks.combat_steps.of(t)), key=COURSE.index))

    def open(self, t: Any, s: State, f: int, name: str) -> None:
        if s[STAGE] == CONCLUDED:
            return
        p = s[f + FOR]
        if name == "proposal window":
            other = t.clockwise(p)[1] if t.count > 1 else p
            push(s, t.step[name], hooks.priority_after_proposing.first_or(other, t, s, p), 0, p)
        elif name in WINDOWS:
            push(s, t.step[name], first_of(t, s, p), 0, p)
        else:
            push(s, t.step[name])

    def over(self, t: Table, s: State, f: int) -> None:
        pop(s)
        hooks.combat_over.run(t, s)
        for cell in (STAGE, FIGHTER, FOE, DEFENDER, PROTECTED, RELIEVED):
            s[cell] = 0
        s[FOUGHT] = 1
        expire(t, s, UNTIL_COMBAT)
        for c in t.weapons:
            s[c + STRUCK] = 0


class Attack(Step):
    """The proposed attacker attacks, unless something keeps it from that."""

    title = "začátek boje"

    def run(self, t: Table, s: State, f: int) -> None:
        pop(s)
        if hooks.combat_fails.refuses(t, s):
            s[STAGE] = CONCLUDED
            return
        hooks.attack_begins.run(t, s)
        hooks.becomes_attacker.run(t, s)


class Protection(Step):
    """Those who could protect the proposed defender are asked: its player first, then the others in turn.

    Where several may, none has to wait for another, not even to say no; and who said no may still protect.
    """

    verbs = ("protect",)
    title = "ochrana napadeného"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[STAGE] != CONCLUDED:
            for p in t.clockwise(s[t.by_mark[s[FOE]] + CONTROL]):
                if not s[f + DECLINED] >> p & 1 and (options := self.open_to(t, s, f, p)):
                    s[f + WHO] = p
                    return options
        pop(s)
        return None

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        options = protectors(t, s, p)
        return [*options, unprotected(p)] if options else []

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        verb, chosen = choice
        if verb == "protect":
            hooks.protects.run(t, s, chosen)
            s[PROTECTED] = 1
        else:
            s[f + DECLINED] |= 1 << chosen


def unprotected(p: int) -> Choice:
    """A player protects nobody."""
    return "no_protect", p


def protectors(t: Table, s: State, p: int) -> Options:
    """The characters with which a player may protect."""
    return [("protect", c) for c in t.fighters if not hooks.protect.refuses(t, s, p, c)]


class Defense(Step):
    """The defender defends."""

    title = "obrana"

    def run(self, t: Table, s: State, f: int) -> None:
        pop(s)
        hooks.defense_begins.run(t, s)


class Conclusion(Step):
    """Combat damage, if attacker and defender are still there; without the rule for it the attacker would deal first."""

    title = "závěr boje"

    def run(self, t: Table, s: State, f: int) -> None:
        s[STAGE] = CONCLUDED
        together = hooks.at_the_same_time.holds(t)
        first = not together and not s[f + SECOND]
        if first:
            s[f + SECOND] = 1
        else:
            pop(s)
        if hooks.no_combat_damage.refuses(t, s):
            return
        hooks.conclusion.run(t, s)
        if not together:
            damage.spare(t, s, t.by_mark[s[FIGHTER] if first else s[FOE]])
        damage.deal(t, s)


class Dealing(damage.Dealing):
    """Damage: armor may be exhausted for a hero, and what has been prevented is prevented by itself, or before that."""

    verbs = ("accept", "armor", "prevent")

    def change(self, t: Any, s: State) -> None:
        guarded = [c for c in damage.owed(t, s) if preventable(t, s, c)]
        if guarded and not hooks.prevention_last.holds(t):
            for c in guarded:
                hooks.prevent.run(t, s, c)
        super().change(t, s)

    def answers(self, t: Any, s: State, c: int) -> Options:
        p = s[c + CONTROL]
        armors: Options = [("armor", a, c) for a in t.armors if not hooks.armor.refuses(t, s, p, a, c)]
        if armors and preventable(t, s, c) and hooks.choose_prevention.holds(t):
            armors.append(PREVENT)
        return armors

    def may_accept(self, t: Any, s: State) -> bool:
        return hooks.armor_optional.holds(t)

    def arrive(self, t: Any, s: State) -> None:
        super().arrive(t, s)
        for c in t.rows:
            s[c + ARMORED] = 0
        check_state(t, s)

    def prevent(self, t: Any, s: State, c: int, choice: Choice) -> None:
        if choice[0] == "armor":
            s[c + ARMORED] = min(s[c + ARMORED] + 1, 9)
            hooks.armor_used.run(t, s, choice[1], c)
        else:
            hooks.prevent.run(t, s, c)
