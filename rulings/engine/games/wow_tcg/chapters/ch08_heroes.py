"""Chapter 8: a hero in combat: striking with weapons, using armor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards import damage
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, only_in_its_time
from .. import hooks
from ..book import wow
from ..cards import HERO
from ..cells import (
    ATTACKER,
    CONTROL,
    DEFENDER,
    DEFENDS,
    DUAL_WIELD,
    EXHAUSTED,
    FOUGHT,
    MELEE,
    PLAY,
    SPENT,
    STAGE,
    STRUCK,
    WOUNDS,
    ZONE,
)
from ..events import exhaust
from ..values import atk, defense, flags, ready_resources

if TYPE_CHECKING:
    from ..table import Table


def _fights(t: Table, s: State, p: int) -> Truth:
    """Whether a player's hero is in the combat."""
    hero = t.hero(s, p)
    return bool(hero) and t.mark[hero] in (s[ATTACKER], s[DEFENDER])


def _in_play(t: Table, s: State, p: int, c: int) -> bool:
    return s[c + ZONE] == PLAY and s[c + CONTROL] == p


# -- striking --------------------------------------------------------------------------------
wow.permission(hooks.either_side_strikes, "8.1", says="A hero may strike whether it attacks or defends.")


@wow.otherwise(hooks.either_side_strikes, hooks.strike)
def only_attackers_would_strike(t: Table, s: State, p: int, c: int) -> Truth:
    """A defending hero would not strike."""
    hero = t.hero(s, p)
    return hero and s[DEFENDER] == t.mark[hero]


@wow.counts(hooks.atk, "8.2", "8.10")
def a_strike_adds_the_weapon(t: Table, s: State, c: int) -> int:
    """The ATK of a weapon that has struck is added to its hero's until the combat ends."""
    if t.type[c] != HERO:
        return 0
    mine = [w for w in t.weapons if s[w + STRUCK] and _in_play(t, s, s[c + CONTROL], w)]
    return sum(s[w + STRUCK] * atk(t, s, w) for w in mine)


@wow.forbids(hooks.strike, "8.3")
def a_strike_waits_for_the_defender(t: Table, s: State, p: int, c: int) -> Truth:
    """A hero strikes once the defender has begun to defend, not sooner."""
    return s[STAGE] < DEFENDS


@wow.forbids(hooks.strike, "8.4")
def no_strike_without_combat_of_the_hero(t: Table, s: State, p: int, c: int) -> Truth:
    """Only in a combat of the own hero, with a weapon of the own hero, is there a strike."""
    return not _fights(t, s, p) or not _in_play(t, s, p, c)


wow.forbids(elsewhere, "8.4")(only_in_its_time("strike", "A strike has its place in combat alone."))


@wow.forbids(hooks.strike, "8.5")
def a_strike_must_be_paid(t: Table, s: State, p: int, c: int) -> Truth:
    """Who cannot pay the strike cost does not strike."""
    return t.card[c].strike > len(ready_resources(t, s, p))


@wow.causes(hooks.struck, "8.5")
def the_strike_cost_is_paid(t: Table, s: State, p: int, c: int) -> None:
    """The strike cost is paid with resources."""
    hooks.pays.run(t, s, p, t.card[c].strike)


@wow.forbids(hooks.strike, "8.6")
def an_exhausted_weapon_does_not_strike(t: Table, s: State, p: int, c: int) -> Truth:
    """An exhausted weapon does not strike."""
    return s[c + EXHAUSTED]


@wow.causes(hooks.struck, "8.6")
def the_weapon_is_exhausted(t: Table, s: State, p: int, c: int) -> None:
    """A weapon that strikes is exhausted."""
    exhaust(t, s, c)


@wow.forbids(hooks.strike, "8.7")
def no_strike_after_the_damage(t: Table, s: State, p: int, c: int) -> Truth:
    """Once combat damage has been dealt there is no strike."""
    return not s[STAGE] and s[FOUGHT]


@wow.forbids(hooks.strike, "8.8")
def one_weapon_in_a_combat(t: Table, s: State, p: int, c: int) -> Truth:
    """In one combat a player strikes with one weapon."""
    others = any(s[w + STRUCK] for w in t.weapons if w != c and s[w + CONTROL] == p)
    return others and not hooks.another_strike.allows(t, s, p, c)


@wow.permits(hooks.another_strike, "8.8a")
def with_two_weapons_two_strike(t: Table, s: State, p: int, c: int) -> Truth:
    """A hero that fights with two weapons strikes with two different ones."""
    hero = t.hero(s, p)
    others = sum(bool(s[w + STRUCK]) for w in t.weapons if w != c and s[w + CONTROL] == p)
    return hero and flags(t, s, hero) & DUAL_WIELD and others == 1


wow.permission(hooks.strikes_again, "8.9", says="A weapon that is readied may strike again in the same combat.")


@wow.otherwise(hooks.strikes_again, hooks.strike)
def a_weapon_would_strike_once(t: Table, s: State, p: int, c: int) -> Truth:
    """A weapon would strike once in a combat."""
    return s[c + STRUCK]


@wow.causes(hooks.struck, "8.2")
def the_strike_is_counted(t: Table, s: State, p: int, c: int) -> None:
    """Every strike counts."""
    s[c + STRUCK] = min(9, s[c + STRUCK] + 1)


# -- armor -----------------------------------------------------------------------------------
@wow.forbids(hooks.armor, "8.11", "11.9")
def only_a_ready_armor_helps(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """An armor helps by being exhausted, so it must be ready, and the own."""
    return s[c + EXHAUSTED] or s[c + CONTROL] != p


@wow.causes(hooks.armor_used, "8.11", "11.9")
def the_armor_is_exhausted_and_prevents(t: Table, s: State, c: int, hurt: int) -> None:
    """The armor is exhausted and prevents as much as its DEF."""
    due = s[hurt + WOUNDS.due]
    most = hooks.armor_bound.first_or(due, t, s, c)
    hooks.armor_surplus.run(t, s, hurt, max(0, most - due))
    exhaust(t, s, c)
    s[c + SPENT] = most > due and not t.exploring
    s[hurt + WOUNDS.due] = max(0, due - most)


@wow.orders(hooks.armor_bound, "8.12")
def at_most_its_defense(t: Table, s: State, c: int) -> int:
    """An armor prevents no more than its DEF."""
    return defense(t, s, c)


wow.permission(hooks.armor_all, "8.13", "11.10", says="Armor prevents damage of every type, in combat and out of it.")


@wow.otherwise(hooks.armor_all, hooks.armor)
def armor_would_stop_melee_in_combat_alone(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """Armor would help in combat alone, against melee damage."""
    return bool(hurt) and (s[hurt + WOUNDS.how] != damage.COMBAT or s[hurt + WOUNDS.types] & ~MELEE)
