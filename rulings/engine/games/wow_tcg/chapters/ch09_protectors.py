"""Chapter 9: protecting another character in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.texts import cannot
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, only_in_its_time
from .. import hooks
from ..book import wow
from ..cards import ALLY, HERO
from ..cells import CONTROL, EXHAUSTED, FOE, NEW, PLAY, PROTECTED, RELIEVED, STAGE, ZONE
from ..events import exhaust

if TYPE_CHECKING:
    from ..table import Table


def _attacked(t: Table, s: State) -> int:
    return t.by_mark[s[FOE]]


@wow.forbids(hooks.protect, "9.1")
def only_the_own_characters_are_protected(t: Table, s: State, p: int, c: int) -> Truth:
    """A player protects the own characters, and with own ones, when an opponent attacks them."""
    foe = _attacked(t, s)
    if not foe or s[c + ZONE] != PLAY or s[c + CONTROL] != p or c == foe:
        return True
    q = s[foe + CONTROL]
    return q != p and not hooks.protects_friends.allows(t, s, p, q)


@wow.forbids(hooks.protect, "9.2")
def only_a_protector_protects(t: Table, s: State, p: int, c: int) -> Truth:
    """Only who is able to protect protects; a text may forbid it to others."""
    able = t.type[c] in (HERO, ALLY) and hooks.able_to_protect.allows(t, s, c)
    return not able or cannot(t, s, c, "protect")


@wow.orders(hooks.combat_steps, "9.4")
def the_time_to_protect(t: Table) -> str:
    """The time to protect is when the attacked character would defend."""
    return "protection"


wow.forbids(elsewhere, "9.4")(only_in_its_time("protect", "One protects between the two windows of a combat."))
wow.moment("protection", "9.4", says="Now it is decided who protects; nothing else is done.")
wow.decides("protection", "9.1", says="Whose character is attacked decides about its protection.")


@wow.forbids(hooks.protect, "9.5")
def an_exhausted_character_does_not_protect(t: Table, s: State, p: int, c: int) -> Truth:
    """Who protects is exhausted, so it must be ready."""
    return s[c + EXHAUSTED]


@wow.causes(hooks.protects, "9.5")
def the_protector_is_exhausted(t: Table, s: State, c: int) -> None:
    """The protector is exhausted."""
    exhaust(t, s, c)


wow.permission(hooks.new_protectors, "9.5a", says="An ally that came this turn may protect.")


@wow.otherwise(hooks.new_protectors, hooks.protect)
def new_allies_would_not_protect(t: Table, s: State, p: int, c: int) -> Truth:
    """An ally that came this turn would not protect."""
    return t.type[c] == ALLY and s[c + NEW]


@wow.causes(hooks.protects, "9.6", "9.9")
def the_protector_is_the_defender(t: Table, s: State, c: int) -> None:
    """The protector takes the place of the proposed defender, who is not in the combat."""
    s[RELIEVED], s[FOE] = s[FOE], t.pointer(c)


@wow.forbids(hooks.protect, "9.6")
def the_relieved_is_not_in_the_combat(t: Table, s: State, p: int, c: int) -> Truth:
    """Who has been replaced does not come back into the combat."""
    return s[RELIEVED] == t.mark[c]


@wow.forbids(hooks.protect, "9.6a")
def one_protection_a_combat(t: Table, s: State, p: int, c: int) -> Truth:
    """In one combat the defender is protected once."""
    return s[PROTECTED]


@wow.forbids(hooks.protect, "9.7", "9.8")
def only_attacks_are_warded_off(t: Table, s: State, p: int, c: int) -> Truth:
    """One protects against an attack alone, and against nothing else."""
    return not s[STAGE]
