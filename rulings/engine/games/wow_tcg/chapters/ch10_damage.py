"""Chapter 10: damage and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards import damage
from ....cards.chain import waiting
from ....cards.lasting import add
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import wow
from ..cards import ALLY, HERO
from ..cells import CONTROL, DAMAGE, DESTROYED, DISCARD, EFFECT_PREVENT, FATAL, MELEE, PLAY, STRUCK, UNTIL_TURN, ZONE
from ..events import doom, leave_play
from ..values import health, preventable, prevented

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


# -- when a character is destroyed -------------------------------------------------------------
@wow.counts(hooks.health, "10.1")
def health_is_printed(t: Table, s: State, c: int) -> int:
    """Heroes and allies have the health that is printed on them."""
    return t.card[c].health if t.type[c] in (HERO, ALLY) else 0


@wow.causes(hooks.state_checks, "10.1")
def the_fatally_damaged_are_destroyed(t: Table, s: State) -> None:
    """A character with as much damage as health is destroyed at once."""
    fatal = [c for c in t.characters if s[c + ZONE] == PLAY and s[c + DAMAGE] >= health(t, s, c)]
    if fatal and waiting(t, s) and not hooks.no_reprieve.holds(t):
        return
    for c in fatal:
        doom(t, s, c, DESTROYED)
        s[c + FATAL] = not t.exploring


wow.permission(hooks.no_reprieve, "10.22", "10.23", says="What is fatally damaged is destroyed before anybody can heal it.")


@wow.forbids(hooks.mistargeted, "10.22")
def it_is_too_late_to_heal(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Healing is not aimed at what its damage has destroyed."""
    return s[c + FATAL] and s[c + ZONE] != PLAY and any(op.verb == "heal" for op in b.ability.effects)


@wow.causes(hooks.destroyed, "10.1a")
def destroyed_cards_go_to_the_graveyard(t: Table, s: State, c: int) -> None:
    """A destroyed card goes to its owner's graveyard."""
    leave_play(t, s, c, DISCARD)


@wow.causes(hooks.wounded, "10.2")
def damage_is_kept_as_tokens(t: Table, s: State, c: int, n: int) -> None:
    """Damage is kept on the card, a token for each point."""
    damage.put(t, s, c, n)


# -- the source ---------------------------------------------------------------------------------
@wow.orders(hooks.source_of, "10.3")
def the_hero_is_the_source(t: Table, s: State, b: Bound, p: int) -> int:
    """Where a text lets the hero deal damage, the hero is its source."""
    return t.hero(s, p)


@wow.orders(hooks.combat_source_of, "10.4")
def fighters_are_the_source(t: Table, s: State, c: int) -> int:
    """The source of combat damage is the hero or ally that deals it."""
    return c


# -- the type -----------------------------------------------------------------------------------
@wow.orders(hooks.types_of_text, "10.5")
def the_text_says_the_type(t: Table, types: int) -> int | None:
    """A card or an effect that deals damage says of which type."""
    return types or None


wow.permission(hooks.any_label, "10.6", says="Damage of several types meets a text that speaks of one of them.")


@wow.counts(hooks.damage_types, "10.7")
def an_ally_has_its_type_printed(t: Table, s: State, c: int) -> int:
    """The symbol around an ally's ATK is the type of its combat damage."""
    return t.card[c].types if t.type[c] == ALLY else 0


def _struck(t: Table, s: State, c: int) -> list[int]:
    """The weapons with which a hero has struck in this combat."""
    return [w for w in t.weapons if s[w + STRUCK] and s[w + CONTROL] == s[c + CONTROL]] if t.type[c] == HERO else []


@wow.counts(hooks.damage_types, "10.8")
def a_strike_has_the_type_of_its_weapon(t: Table, s: State, c: int) -> int:
    """The symbol around a weapon's ATK is the type of the damage of the hero who strikes with it."""
    return next((t.card[w].types for w in _struck(t, s, c)), 0)


@wow.counts(hooks.damage_types, "10.8a")
def two_weapons_have_both_types(t: Table, s: State, c: int) -> int:
    """Damage after strikes with weapons of different types is of all these types."""
    first, types = None, 0
    for w in _struck(t, s, c):
        first = t.card[w].types if first is None else first
        types |= t.card[w].types
    return types & ~(first or 0)


@wow.counts(hooks.damage_types, "10.12", "10.13")
def a_hero_without_a_type_deals_melee(t: Table, s: State, c: int) -> int:
    """A hero whose ATK was raised without a type deals melee damage."""
    return MELEE if t.type[c] == HERO and not any(t.card[w].types for w in _struck(t, s, c)) else 0


@wow.forbids(hooks.prevention_misses, "10.10")
def only_the_type_it_speaks_of(t: Table, s: State, c: int, types: int) -> Truth:
    """A type matters where a text speaks of it: what prevents one type does not prevent another."""
    found = s[c + t.wounds.types]
    if not types:
        return False
    return not found & types if hooks.any_label.holds(t) else found != types


@wow.forbids(hooks.prevent_refused, "10.10")
def a_prevention_of_another_type_is_not_put_first(t: Table, s: State, p: int) -> Truth:
    """What prevents nothing of this type has no place before armor either."""
    due = [c for c in damage.owed(t, s) if s[c + CONTROL] == p and prevented(t, s, c)]
    return bool(due) and not any(preventable(t, s, c) for c in due)


wow.is_structural(
    "10.11", "Hrdina bez vytištěného ATK má základ 0, protože na kartě žádné číslo není; jiný základ by neměl odkud přijít."
)
wow.permission(hooks.hero_deals_directly, "10.14", says="What a hero deals by a card is no combat damage.")


@wow.orders(hooks.types_of_text, "10.15", "10.16")
def without_a_word_it_has_no_type(t: Table, types: int) -> int:
    """Where the text does not say it, the damage has no type."""
    return 0


# -- putting damage -------------------------------------------------------------------------------
wow.permission(hooks.put_is_not_dealt, "10.17", says="To put damage on a character is not to deal it.")


@wow.causes(hooks.put_damage, "10.18")
def put_damage_adds_up(t: Table, s: State, c: int, n: int) -> None:
    """What is put on a card counts together with its other damage."""
    damage.put(t, s, c, hooks.put_bound.first_or(n, t, s, c, n))


wow.permission(hooks.damage_stays, "10.19", says="Damage stays until it is healed or the card leaves play.")


@wow.otherwise(hooks.damage_stays, hooks.turn_over)
def damage_would_go_with_the_turn(t: Table, s: State) -> None:
    """Damage would go when the turn ends."""
    for c in t.characters:
        s[c + DAMAGE] = 0


# -- healing ---------------------------------------------------------------------------------------
@wow.causes(hooks.healed, "10.20")
def healing_removes_damage(t: Table, s: State, c: int, n: int) -> None:
    """Healing takes off so much damage, or all there is."""
    there = s[c + DAMAGE]
    damage.heal(t, s, c, n)
    hooks.healed_ahead.run(t, s, c, n - there)


wow.permission(hooks.not_healed_ahead, "10.21", says="What has not been dealt yet cannot be healed.")


@wow.otherwise(hooks.not_healed_ahead, hooks.healed_ahead)
def healing_would_be_stored(t: Table, s: State, c: int, n: int) -> None:
    """What is not needed now would ward off later damage."""
    if n > 0:
        add(t, s, UNTIL_TURN, t.pointer(c), EFFECT_PREVENT, n)
