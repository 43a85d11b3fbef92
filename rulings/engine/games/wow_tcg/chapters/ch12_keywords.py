"""Chapter 12: keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.texts import constant_amount, constant_flags
from ....core.flow import is_open, push
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, only_in_its_time, onward, stands_at
from .. import hooks
from ..book import wow
from ..cards import ABILITY_CARD, ALLY, HERO
from ..cells import (
    ATTACKER,
    CONTROL,
    DISCARD,
    ELUSIVE,
    FEROCITY,
    INSTANT,
    LONG_RANGE,
    NEW,
    ONGOING,
    PLAY,
    PROTECTOR,
    SHIELDED,
    STEALTH,
    STRUCK,
    UNLIMITED,
    UNTARGETABLE,
    UNTIL_DAMAGE,
    WOUNDS,
    ZONE,
)
from ..events import expire, leave_play
from ..moments import is_free_to_act
from ..targets import unmet
from ..values import flags, is_instant, opponents

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


@wow.permits(hooks.gains, "12.4")
def words_of_the_type_line_are_given(t: Table, s: State, c: int, flag: int) -> Truth:
    """Other cards may give the words of the type line."""
    return flag & (INSTANT | UNLIMITED)


# -- elusive ---------------------------------------------------------------------------------
wow.permission(hooks.elusive_protect, "12.5a", says="An elusive character may protect, and so become the defender.")


@wow.otherwise(hooks.elusive_protect, hooks.protect)
def the_elusive_would_not_protect(t: Table, s: State, p: int, c: int) -> Truth:
    """An elusive character would not become the defender."""
    return flags(t, s, c) & ELUSIVE


wow.permission(hooks.elusive_attack, "12.6", says="An elusive character may attack.")


@wow.otherwise(hooks.elusive_attack, hooks.propose)
def the_elusive_would_not_attack(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """An elusive character would not attack."""
    return flags(t, s, attacker) & ELUSIVE


wow.permission(hooks.elusive_targets, "12.7", says="An elusive character is a legal target.")


@wow.otherwise(hooks.elusive_targets, hooks.target_refused)
def the_elusive_would_be_no_target(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """An elusive character would be no target of opponents."""
    return flags(t, s, c) & ELUSIVE and s[c + CONTROL] != p


# -- ferocity --------------------------------------------------------------------------------
@wow.permits(hooks.attacks_at_once, "12.8")
def ferocity_attacks_at_once(t: Table, s: State, c: int) -> Truth:
    """An ally with ferocity attacks in the turn in which it came to the party."""
    return flags(t, s, c) & FEROCITY


@wow.forbids(hooks.use, "12.9")
def ferocity_activates_nothing(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Ferocity does not let a new ally use activated powers."""
    new = t.type[b.card] == ALLY and s[b.card + NEW] and flags(t, s, b.card) & FEROCITY
    return new and hooks.is_activated.allows(t, b)


wow.permission(hooks.new_powers, "12.10", says="A new ally may use powers that need no activation.")


@wow.otherwise(hooks.new_powers, hooks.use)
def new_allies_would_use_nothing(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A new ally would use no power at all."""
    return b.kind == "power" and t.type[b.card] == ALLY and s[b.card + NEW]


# -- instant ---------------------------------------------------------------------------------
@wow.permits(hooks.instant, "12.11")
def instant_abilities_are_played_any_time(t: Table, s: State, c: int) -> Truth:
    """An instant ability is played whenever its player has priority."""
    return t.type[c] == ABILITY_CARD and flags(t, s, c) & INSTANT


@wow.forbids(hooks.use, "12.11")
def what_is_not_instant_is_not_played_any_time(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What is not instant is not: neither in another's turn nor in combat nor in response."""
    return b.kind == "played" and not is_instant(t, s, b.card) and not is_free_to_act(t, s, p)


@wow.permits(hooks.instant, "12.12")
def other_cards_may_be_instant_too(t: Table, s: State, c: int) -> Truth:
    """So are allies and equipment that are instant."""
    return t.type[c] != ABILITY_CARD and flags(t, s, c) & INSTANT


# -- long range ------------------------------------------------------------------------------
@wow.forbids(hooks.combat_source, "12.13")
def a_long_range_weapon_keeps_the_defender_off(t: Table, s: State, c: int, target: int) -> Truth:
    """A defender deals no combat damage to an attacking hero who has struck with a long-range weapon."""
    if t.type[target] != HERO or s[ATTACKER] != t.mark[target]:
        return False
    mine = (w for w in t.weapons if s[w + STRUCK] and s[w + CONTROL] == s[target + CONTROL])
    return any(flags(t, s, w) & LONG_RANGE for w in mine)


@wow.forbids(hooks.combat_source, "12.14")
def a_long_range_character_keeps_the_defender_off(t: Table, s: State, c: int, target: int) -> Truth:
    """Nor to an attacking character that has long range itself."""
    return s[ATTACKER] == t.mark[target] and flags(t, s, target) & LONG_RANGE


@wow.permits(hooks.gains, "12.14")
def long_range_may_be_given(t: Table, s: State, c: int, flag: int) -> Truth:
    """Other cards may give long range."""
    return flag == LONG_RANGE


# -- ongoing ---------------------------------------------------------------------------------
@wow.permits(hooks.stays, "12.15")
def ongoing_abilities_come_into_play(t: Table, s: State, c: int) -> Truth:
    """An ongoing ability comes into play when it has resolved."""
    return t.flags[c] & ONGOING


@wow.counts(hooks.atk, "12.16", when=lambda t: "atk" in t.constant_verbs)
def constant_texts_change_attack(t: Table, s: State, c: int) -> int:
    """Texts in play that change ATK do so as long as they are there."""
    return 0 if hooks.value_fixed.refuses(t, s, c) else _constant(t, s, c, "atk")


@wow.counts(hooks.health, "12.16", when=lambda t: "health" in t.constant_verbs)
def constant_texts_change_health(t: Table, s: State, c: int) -> int:
    """So do those that change health."""
    return 0 if hooks.value_fixed.refuses(t, s, c) else _constant(t, s, c, "health")


@wow.counts(hooks.defense, "12.16", when=lambda t: "defense" in t.constant_verbs)
def constant_texts_change_defense(t: Table, s: State, c: int) -> int:
    """And those that change DEF."""
    return _constant(t, s, c, "defense")


@wow.counts(hooks.more_damage, "12.16", when=lambda t: "more" in t.constant_verbs)
def constant_texts_make_deal_more(t: Table, s: State, c: int) -> int:
    """And those that let a character deal more damage."""
    source = s[c + WOUNDS.source]
    return _constant(t, s, t.by_mark[source], "more") if source else 0


@wow.orders(hooks.constant_flags, "12.16")
def constant_texts_give_keywords(t: Table, s: State, c: int) -> list[tuple[int, int]]:
    """And those that give or take keywords."""
    return list(constant_flags(t, s, c))


def _constant(t: Table, s: State, c: int, verb: str) -> int:
    return constant_amount(t, s, c, verb, host=True) + constant_amount(t, s, c, verb, host=False)


# -- protector, stealth ----------------------------------------------------------------------
@wow.permits(hooks.able_to_protect, "12.17")
def protectors_protect(t: Table, s: State, c: int) -> Truth:
    """A hero or ally with protector may take the place of a proposed defender."""
    return flags(t, s, c) & PROTECTOR


@wow.permits(hooks.gains, "12.18")
def protector_may_be_given(t: Table, s: State, c: int, flag: int) -> Truth:
    """Other cards may give protector."""
    return flag == PROTECTOR


@wow.forbids(hooks.protect, "12.19")
def nobody_protects_against_stealth(t: Table, s: State, p: int, c: int) -> Truth:
    """When a character with stealth attacks, its opponents do not protect."""
    return s[ATTACKER] and flags(t, s, t.by_mark[s[ATTACKER]]) & STEALTH


@wow.permits(hooks.gains, "12.20")
def stealth_may_be_given(t: Table, s: State, c: int, flag: int) -> Truth:
    """Other cards may give stealth."""
    return flag == STEALTH


@wow.causes(hooks.dealt, "12.21")
def what_lasts_until_damage_ends_with_it(t: Table, s: State, c: int, n: int) -> None:
    """What lasts until a character deals damage ends when it does."""
    source = s[c + WOUNDS.source]
    if n and source:
        expire(t, s, UNTIL_DAMAGE, t.by_mark[source])


wow.permission(hooks.zero_is_no_damage, "12.21a", says="Who has dealt 0 damage has dealt none.")


@wow.otherwise(hooks.zero_is_no_damage, hooks.dealt_nothing)
def zero_would_end_it(t: Table, s: State, c: int) -> None:
    """What lasts until a character deals damage would end with 0, too."""
    expire(t, s, UNTIL_DAMAGE, c)


# -- untargetable ----------------------------------------------------------------------------
@wow.forbids(hooks.target_refused, "12.22")
def the_untargetable_is_no_target(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """An untargetable card is no target of any player's card or effect."""
    return flags(t, s, c) & UNTARGETABLE


wow.permission(hooks.attack_is_no_target, "12.22a", says="An untargetable character may be attacked.")


@wow.otherwise(hooks.attack_is_no_target, hooks.propose)
def the_untargetable_would_not_be_attacked(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """To attack would be to target."""
    return flags(t, s, defender) & UNTARGETABLE


@wow.permits(hooks.gains, "12.23")
def untargetability_may_be_given(t: Table, s: State, c: int, flag: int) -> Truth:
    """Other cards may make a card untargetable."""
    return flag == UNTARGETABLE


@wow.forbids(hooks.target_refused, "12.24")
def some_are_untargetable_by_opponents(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A card may be untargetable by opponents alone."""
    return flags(t, s, c) & SHIELDED and opponents(t, s, p, s[c + CONTROL])


@wow.permits(hooks.loses, "12.25")
def untargetability_may_be_cancelled(t: Table, s: State, c: int, flag: int) -> Truth:
    """Some texts cancel it; then anybody may aim at the card."""
    return flag == UNTARGETABLE


@wow.forbids(hooks.use, "12.26", when=lambda t: t.has_untargetable)
def where_all_are_untargetable_there_is_no_target(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A card is not played where what its text means is there, but all of it is untargetable."""
    with t.as_written():
        meant = unmet(t, s, p, b) or []
        return bool(meant) and all(hooks.target_refused.refuses(t, s, p, b, c) and flags(t, s, c) & UNTARGETABLE for c in meant)


# -- unique ----------------------------------------------------------------------------------
@wow.orders(hooks.uniques, "12.27")
def of_unique_cards_one_must_go(t: Table, s: State) -> list[int] | None:
    """Of several unique cards of one name that a player has in play, one goes to the graveyard at once."""
    found: dict[tuple[int, str], list[int]] = {}
    for c in t.rows if t.twins else ():
        if s[c + ZONE] == PLAY and t.card[c].unique:
            found.setdefault((s[c + CONTROL], t.card[c].title), []).append(c)
    return next((cards for cards in found.values() if len(cards) > 1), None)


@wow.causes(hooks.state_checks, "12.27", when=lambda t: t.twins)
def uniqueness_is_looked_at_at_once(t: Table, s: State) -> None:
    """It happens at once, without responses."""
    if not is_open(s, t.step["leave"]) and hooks.uniques.first(t, s):
        push(s, t.step["leave"])


@wow.causes(hooks.buried, "12.27")
def it_goes_to_the_graveyard(t: Table, s: State, c: int) -> None:
    """It goes to its owner's graveyard."""
    leave_play(t, s, c, DISCARD)


@wow.orders(hooks.bury_choice, "12.28")
def the_owner_chooses(t: Table, s: State, c: int) -> int:
    """Which of them goes, the owner chooses."""
    return t.owner[c]


@wow.forbids(hooks.bury_refused, "12.27")
def only_one_of_several_is_put_away(t: Table, s: State, p: int, c: int) -> Truth:
    """Only one of several unique cards of a name is put away."""
    return c not in (hooks.uniques.first(t, s) or ())


@wow.forbids(onward, "12.27")
def play_waits_until_one_is_put_away(t: Table, s: State) -> Truth:
    """Nothing goes on while there are several."""
    return stands_at(t, s, "leave")


wow.forbids(elsewhere, "12.27")(only_in_its_time("bury", "A unique card is put away only when there is another."))
wow.moment("leave", "12.27", says="One of several unique cards is put away; nothing else is done.")
wow.moment("leave", "6.3a", says="It is put away at once; nobody responds to it.")
wow.decides("leave", "12.28", says="The owner chooses which of the unique cards goes.")
