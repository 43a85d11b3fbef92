"""Combat from its proposal to its conclusion: the steps in which it goes, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....cards import damage
from ....cards.steps import check_state
from ....cards.sequences import FOR, Names, Sequence
from ....core.flow import Choice, Options, Step, operands, pop, push
from ....core.layout import State, one_of
from .. import hooks
from ..cells import ACTIVE, ATTACKER, CONCLUDED, CONTROL, DEFENDER, FIGHTER, FOE, PLAY, PROPOSED, PROTECTED, STAGE, STRUCK, ZONE

if TYPE_CHECKING:
    from ..table import Table

WHO, ASKED = operands("who asked")
"""Of ``Protection``: who is asked, and how many have been."""
UNPROTECTED = ("no_protect",)
WINDOWS = ("proposal window", "first window", "second window")


def begin(t: Table, s: State, p: int, attacker: int, defender: int) -> None:
    """A combat has been proposed."""
    s[STAGE], s[FIGHTER], s[FOE] = PROPOSED, t.pointer(attacker), t.pointer(defender)
    push(s, t.step["combat"], 0, p)


class Combat(Sequence):
    """One combat: the proposal, its start, two windows with the defender between them, the conclusion."""

    title = "boj"

    def steps(self, t: Table, s: State, f: int) -> Names:
        return tuple(rule(t) for rule in hooks.combat_steps.of(t))

    def open(self, t: Any, s: State, f: int, name: str) -> None:
        if s[STAGE] == CONCLUDED:
            return
        p = s[f + FOR]
        if name == "proposal window":
            push(s, t.step[name], hooks.priority_after_adding.first_or(p, t, s, p), 0, p)
        elif name in WINDOWS:
            push(s, t.step[name], hooks.first_action.first_or(t.clockwise(p)[1] if t.count > 1 else p, t, s), 0, p)
        else:
            push(s, t.step[name])

    def over(self, t: Table, s: State, f: int) -> None:
        pop(s)
        hooks.combat_over.run(t, s)
        for cell in (STAGE, FIGHTER, FOE, ATTACKER, DEFENDER, PROTECTED):
            s[cell] = 0
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
    """Those who could protect the proposed defender are asked, each player in turn."""

    verbs = ("protect",)
    title = "ochrana napadeného"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        players = t.clockwise(one_of(s, ACTIVE))
        while s[f + ASKED] < len(players) and not s[PROTECTED]:
            p = players[s[f + ASKED]]
            options = protectors(t, s, p)
            if options:
                s[f + WHO] = p
                return [*options, UNPROTECTED]
            s[f + ASKED] += 1
        pop(s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == UNPROTECTED:
            s[f + ASKED] += 1
        else:
            s[PROTECTED] = 1
            hooks.protects.run(t, s, choice[1])


def protectors(t: Table, s: State, p: int) -> Options:
    """The characters with which a player may protect."""
    mine = [c for c in t.protectors if s[c + ZONE] == PLAY and s[c + CONTROL] == p]
    return [("protect", c) for c in mine if not hooks.protect.refuses(t, s, p, c)]


class Defense(Step):
    """The defender defends."""

    title = "obrana"

    def run(self, t: Table, s: State, f: int) -> None:
        pop(s)
        hooks.defense_begins.run(t, s)


class Conclusion(Step):
    """Combat damage, if attacker and defender are still there."""

    title = "závěr boje"

    def run(self, t: Table, s: State, f: int) -> None:
        pop(s)
        s[STAGE] = CONCLUDED
        if not hooks.no_combat_damage.refuses(t, s):
            hooks.conclusion.run(t, s)
            damage.deal(t, s)


class Dealing(damage.Dealing):
    """Damage: armor may be exhausted for a hero, and then what has been prevented is prevented by itself."""

    verbs = (*damage.Dealing.verbs, "armor")

    def answers(self, t: Any, s: State, c: int) -> Options:
        p = s[c + CONTROL]
        return [("armor", a, c) for a in t.armors if not hooks.armor.refuses(t, s, p, a, c)]

    def arrive(self, t: Any, s: State) -> None:
        super().arrive(t, s)
        check_state(t, s)

    def prevent(self, t: Any, s: State, c: int, choice: Choice) -> None:
        if choice[0] == "armor":
            hooks.armor_used.run(t, s, choice[1], c)
        else:
            hooks.prevent.run(t, s, c)


