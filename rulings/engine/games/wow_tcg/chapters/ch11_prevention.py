"""Chapter 11: prevention of damage, and armor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards import damage
from ....cards.chain import ability_of, waiting
from ....cards.lasting import Lasting, add, reduce
from ....cards.matching import named
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, only_in_its_time
from .. import hooks
from ..book import wow
from ..cells import AIMED, AIMED_TOO, ARMORED, BY, CONTROL, EFFECT_PREVENT, EXHAUSTED, PLAY, SPENT, UNTIL_TURN, WOUNDS, ZONE
from ..values import lasting_sum, no_combat_damage, prevented, preventions

if TYPE_CHECKING:
    from ..table import Table


# -- prevention ------------------------------------------------------------------------------
@wow.causes(hooks.prevent, "11.1")
def what_is_prevented_is_not_dealt(t: Table, s: State, c: int) -> None:
    """What waits for the damage of a card prevents it."""
    for record in preventions(t, s, c):
        _until, _card, _what, n, _types = record
        stopped = _stopped(t, s, s[c + WOUNDS.due], n)
        s[c + WOUNDS.due] -= stopped
        hooks.prevention_used.run(t, s, record, stopped)


def _stopped(t: Table, s: State, due: int, n: int) -> int:
    """How much of what is due one prevention stops."""
    most = hooks.prevention_bound.first_or(due, t, s, n)
    return min(due, most) if due <= most or hooks.difference_dealt.holds(t) else 0


@wow.causes(hooks.prevent, "11.1")
def combat_damage_may_be_prevented_whole(t: Table, s: State, c: int) -> None:
    """A text may prevent all combat damage."""
    if no_combat_damage(t, s, c):
        s[c + WOUNDS.due] = 0


@wow.orders(hooks.prevention_bound, "11.2", "11.6")
def so_much_and_no_more(t: Table, s: State, n: int) -> int:
    """A prevention prevents as much as it says."""
    return n


@wow.causes(hooks.prevention_used, "11.2", "11.6")
def what_is_left_waits_on(t: Table, s: State, record: Lasting, n: int) -> None:
    """What has been used is gone, what is left waits for the next damage."""
    if n:
        reduce(t, s, record, n)


wow.permission(
    hooks.prevention_last, "11.3", "11.4", says="Damage is prevented after its amount has been changed for the last time."
)
wow.permission(hooks.choose_prevention, "11.3a", says="The player of the hero says whether armor or prevention comes first.")


@wow.forbids(hooks.prevent_refused, "11.3a")
def there_must_be_a_choice(t: Table, s: State, p: int) -> Truth:
    """Only beside armor is it chosen when a prevention comes."""
    due = [c for c in damage.owed(t, s) if s[c + CONTROL] == p]
    return not any(prevented(t, s, c) or no_combat_damage(t, s, c) for c in due)


wow.permission(hooks.difference_dealt, "11.5", says="Of more damage than is prevented, the difference is dealt.")
wow.permission(hooks.put_not_prevented, "11.7", says="Damage that is put on a card cannot be prevented.")


@wow.forbids(hooks.armor, "11.7")
def no_armor_against_what_will_be_put(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """So armor is not used while damage waits that is to be put on the hero."""
    return bool(hurt) and not s[hurt + WOUNDS.due] and any(_puts_damage(t, s, e, hurt) for e in waiting(t, s))


@wow.forbids(hooks.prevent_refused, "11.7")
def no_prevention_of_what_will_be_put(t: Table, s: State, p: int) -> Truth:
    """Nor is a prevention used against it."""
    waits = [c for c in t.fighters if s[c + CONTROL] == p and not s[c + WOUNDS.due] and prevented(t, s, c)]
    return any(_puts_damage(t, s, e, c) for e in waiting(t, s) for c in waits)


def _puts_damage(t: Table, s: State, e: int, c: int) -> bool:
    """Whether what waits in an entry puts damage on a card."""
    b = ability_of(t, s, e)
    for op in b.ability.effects:
        if op.verb == "put damage":
            aimed = op.who.kind in ("target", "second") and t.mark[c] in (s[e + AIMED], s[e + AIMED_TOO])
            if aimed or op.who.kind == "each" and c in named(t, s, op.who.filter, s[e + BY], b.card):
                return True
    return False


@wow.otherwise(hooks.put_not_prevented, hooks.put_bound)
def put_damage_would_be_prevented(t: Table, s: State, c: int, n: int) -> int | None:
    """Prevention would ward off damage that is put, too."""
    left = n - lasting_sum(t, s, c, EFFECT_PREVENT)
    return max(0, left) if left != n else None


# -- armor -----------------------------------------------------------------------------------
@wow.forbids(hooks.armor, "11.8")
def armor_guards_the_own_hero_alone(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """Armor prevents damage of the own hero, of nobody else."""
    return bool(hurt) and hurt != t.hero(s, p)


wow.permission(hooks.several_armors, "11.11", "11.12", says="Several armors may be used against the same damage.")


@wow.otherwise(hooks.several_armors, hooks.armor)
def one_armor_would_be_all(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """Against one damage one armor would be used."""
    return bool(hurt) and s[hurt + ARMORED]


wow.permission(hooks.armor_optional, "11.13", says="Armor need not be used.")
wow.permission(hooks.surplus_lost, "11.14", "11.15", says="What an armor does not prevent of its DEF is lost.")


@wow.forbids(hooks.armor, "11.14", "11.15")
def the_surplus_of_a_used_armor_serves_no_more(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """An armor of which some DEF was not needed wards off nothing more with it until it is readied and used again."""
    return s[c + EXHAUSTED] and s[c + SPENT]


@wow.otherwise(hooks.surplus_lost, hooks.armor_surplus)
def the_surplus_would_wait(t: Table, s: State, hurt: int, n: int) -> None:
    """What is left of the DEF would ward off the next damage."""
    if n > 0:
        add(t, s, UNTIL_TURN, t.pointer(hurt), EFFECT_PREVENT, n)


@wow.forbids(hooks.armor, "11.16")
def armor_waits_for_damage(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """Armor is exhausted for its DEF only when the hero is about to be damaged."""
    return not hurt or not s[hurt + WOUNDS.due]


wow.forbids(elsewhere, "11.16")(only_in_its_time("armor", "Armor is used when the hero is about to be damaged."))


@wow.forbids(hooks.armor, "11.17")
def armor_is_no_response(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """Armor is not exhausted for its DEF in response to what waits on the chain."""
    return bool(waiting(t, s)) and not damage.owed(t, s)


@wow.forbids(hooks.armor, "11.18")
def a_destroyed_armor_is_of_no_use(t: Table, s: State, p: int, c: int, hurt: int) -> Truth:
    """An armor that is not in play any more prevents nothing."""
    return s[c + ZONE] != PLAY


wow.forbids(elsewhere, "11.13")(only_in_its_time("waive", "What an effect prevents is prevented by itself; nobody declines it."))
wow.forbids(elsewhere, "11.13")(only_in_its_time("accept", "There is damage to accept only when it is due."))
wow.forbids(elsewhere, "11.3a")(only_in_its_time("prevent", "A prevention is put before armor only when damage is due."))
wow.moment("dealing", "11.9", says="The hero is about to be damaged; now armor is used or not, and nothing else is done.")
wow.moment("dealing", "6.3a", says="Armor is used at once, and so is damage dealt; nobody responds to it.")
wow.decides("dealing", "11.9", says="The player of the hero decides about armor.")
