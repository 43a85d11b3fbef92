"""Chapter 13: forms, totems, traps and ally tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ....cards.matching import matches
from ....cards.model import Condition, Filter
from ....cards.texts import bearing_on
from ....cards.values import has_trait
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import wow
from ..cards import ABILITY_CARD, ALLY, HERO, TOTEM_CARD
from ..cells import (
    ALLY_ROW,
    ATTACKER,
    BEAR,
    CAT,
    CONTROL,
    DEFENDER,
    DESTROYED,
    DISCARD,
    EXHAUSTED,
    HERO_ROW,
    HOST,
    NEW,
    OUT,
    PLAY,
    PROTECTED,
    TOKEN,
    TOTEM,
    TRAP,
    ZONE,
)
from ..conditions import count
from ..events import doom, enter_play, exhaust
from ..payments import is_free
from ..values import flags

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

FERAL = "Feral"
FORMS = (BEAR, CAT)


def _givers(t: Table, s: State, p: int, form: int) -> Iterator[int]:
    """The ability cards in play that give a form to a player's hero."""
    hero = t.hero(s, p)
    for b, op in bearing_on(t, s, hero, "flag") if hero else ():
        if op.word == str(form) and t.type[b.card] == ABILITY_CARD:
            yield b.card


def _end(t: Table, s: State, p: int, form: int) -> None:
    """A form ends: what gives it is destroyed."""
    givers = list(dict.fromkeys(_givers(t, s, p, form)))
    for c in givers if hooks.all_of_a_form.holds(t) else givers[:1]:
        doom(t, s, c, DESTROYED)


def has_forms(t: Table) -> bool:
    """Whether any text of the table gives a form."""
    return t.has_forms


# -- bear form -------------------------------------------------------------------------------
@wow.permits(hooks.gains, "13.1")
def abilities_say_who_is_a_bear(t: Table, s: State, c: int, flag: int) -> Truth:
    """A hero is in bear form when an ability card says so."""
    return flag == BEAR


@wow.permits(hooks.able_to_protect, "13.2")
def a_bear_protects(t: Table, s: State, c: int) -> Truth:
    """A hero in bear form is a protector."""
    return t.type[c] == HERO and flags(t, s, c) & BEAR


@wow.permits(hooks.ends_forms, "13.3")
def other_abilities_end_bear_form(t: Table, s: State, c: int, form: int) -> Truth:
    """Playing an ability that is not Feral ends bear form."""
    return form == BEAR


@wow.causes(hooks.played, "13.3a", when=has_forms)
def a_form_ends_when_the_ability_is_played(t: Table, s: State, p: int, b: Bound) -> None:
    """A form ends as soon as such an ability is played; whether it resolves does not matter."""
    feral = has_trait(t, s, b.card, FERAL) and hooks.forms_stay.holds(t)
    if t.type[b.card] == ABILITY_CARD and not feral:
        for form in FORMS:
            if hooks.ends_forms.allows(t, s, b.card, form):
                _end(t, s, p, form)


@wow.causes(hooks.struck, "13.4", when=has_forms)
def a_strike_ends_bear_form(t: Table, s: State, p: int, c: int) -> None:
    """A strike with a weapon ends bear form."""
    _end(t, s, p, BEAR)


wow.permission(hooks.all_of_a_form, "13.5", says="Where several cards give a form, all of them are destroyed.")


# -- cat form --------------------------------------------------------------------------------
@wow.permits(hooks.gains, "13.6")
def abilities_say_who_is_a_cat(t: Table, s: State, c: int, flag: int) -> Truth:
    """Other abilities give a hero cat form."""
    return flag == CAT


@wow.counts(hooks.atk, "13.7")
def a_cat_attacks_harder(t: Table, s: State, c: int) -> int:
    """A hero in cat form has +1 ATK while attacking."""
    return int(t.type[c] == HERO and s[ATTACKER] == t.mark[c] and bool(flags(t, s, c) & CAT))


@wow.permits(hooks.ends_forms, "13.8")
def other_abilities_end_cat_form(t: Table, s: State, c: int, form: int) -> Truth:
    """Playing an ability that is not Feral ends cat form."""
    return form == CAT


@wow.causes(hooks.struck, "13.9", "13.12", when=has_forms)
def a_strike_ends_cat_form(t: Table, s: State, p: int, c: int) -> None:
    """A strike with a weapon ends cat form."""
    _end(t, s, p, CAT)


wow.permission(hooks.forms_stay, "13.10", says="A Feral ability does not end a form.")
wow.permission(hooks.forms_last, "13.11", says="What gives a form stays in play until the form ends.")


@wow.otherwise(hooks.forms_last, hooks.turn_over, when=has_forms)
def forms_would_end_with_the_turn(t: Table, s: State) -> None:
    """A form would end with the turn."""
    for p in t.everyone:
        for form in FORMS:
            _end(t, s, p, form)


wow.permission(hooks.both_forms, "13.12a", says="A hero may be in both forms at the same time.")


@wow.otherwise(hooks.both_forms, hooks.enter_play, when=has_forms)
def one_form_would_end_the_other(t: Table, s: State, c: int, p: int) -> None:
    """A new form would end the old one."""
    for form in FORMS:
        if c in _givers(t, s, p, form):
            for other in FORMS:
                if other != form:
                    _end(t, s, p, other)


# -- totems ----------------------------------------------------------------------------------
@wow.permits(hooks.stays, "13.13", when=lambda t: t.has_totems)
def a_totem_is_an_ongoing_ability(t: Table, s: State, c: int) -> Truth:
    """A totem is a kind of ongoing ability."""
    return t.flags[c] & TOTEM


@wow.counts(hooks.health, "13.14", when=lambda t: t.has_totems)
def a_totem_has_health(t: Table, s: State, c: int) -> int:
    """A totem has the health that is printed on it."""
    return t.card[c].health if t.flags[c] & TOTEM else 0


wow.permission(hooks.totems_attacked, "13.15", says="A totem may be attacked.")


@wow.otherwise(hooks.totems_attacked, hooks.propose, when=lambda t: t.has_totems)
def totems_would_not_be_attacked(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """A totem would not be attacked."""
    return t.flags[defender] & TOTEM


_totems: dict[Filter, Filter] = {}
"""For what texts say of allies, the same said of totems."""


@wow.permits(hooks.targeted_too, "13.16", when=lambda t: t.has_totems)
def a_totem_is_a_target_like_an_ally(t: Table, s: State, p: int, c: int, f: Filter) -> Truth:
    """What may be aimed at an ally may be aimed at a totem."""
    if f.type != ALLY or not t.flags[c] & TOTEM:
        return False
    return matches(t, s, c, _as_totem(f), p)


def _as_totem(f: Filter) -> Filter:
    return _totems.setdefault(f, replace(f, type=TOTEM_CARD))


wow.permission(hooks.totems_are_no_allies, "13.17", says="Otherwise a totem is no ally.")


@wow.forbids(hooks.propose, "13.17", when=lambda t: t.has_totems)
def a_totem_does_not_attack_as_an_ally(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """So it does not attack as allies do,"""
    return t.flags[attacker] & TOTEM


@wow.forbids(hooks.payment, "13.17", when=lambda t: t.has_totems)
def a_totem_does_not_pay_as_an_ally(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """nor is it what a price means that speaks of an ally."""
    asked = [op.op.who.filter for op in b.costs if op.op.who.kind == "each" and op.op.who.filter.type == ALLY]
    return t.flags[c] & TOTEM and any(matches(t, s, c, _as_totem(f), p) for f in asked)


@wow.forbids(hooks.value_fixed, "13.18", when=lambda t: t.has_totems)
def totems_gain_nothing(t: Table, s: State, c: int) -> Truth:
    """A totem gains neither ATK nor health."""
    return t.flags[c] & TOTEM


# -- traps -----------------------------------------------------------------------------------
@wow.permits(hooks.free, "13.19")
def a_trap_is_paid_with_the_hero(t: Table, s: State, p: int, c: int) -> Truth:
    """Instead of paying for a trap its player may exhaust the hero."""
    return t.hero(s, p) and flags(t, s, c) & TRAP


@wow.forbids(hooks.not_free, "13.19")
def an_exhausted_hero_pays_nothing(t: Table, s: State, p: int, c: int) -> Truth:
    """An exhausted hero cannot be exhausted instead of paying."""
    hero = t.hero(s, p)
    return bool(hero) and s[hero + EXHAUSTED]


@wow.forbids(hooks.no_other_way, "13.19")
def only_for_a_trap_is_there_a_choice(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Only for a trap, while the hero defends, is it chosen with what one pays."""
    return b.kind != "played" or not is_free(t, s, p, b.card)


@wow.causes(hooks.paid_otherwise, "13.19")
def the_hero_is_exhausted_for_it(t: Table, s: State, p: int, c: int) -> None:
    """The hero is exhausted for it."""
    exhaust(t, s, t.hero(s, p))


@wow.forbids(hooks.not_free, "13.20")
def only_while_the_hero_defends(t: Table, s: State, p: int, c: int) -> Truth:
    """That is so only while the hero is defending."""
    hero = t.hero(s, p)
    return not hero or s[DEFENDER] != t.mark[hero]


@wow.forbids(hooks.not_free, "13.20")
def a_protecting_hero_is_exhausted_already(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor is it so for a hero that defends as a protector and has been exhausted by that."""
    hero = t.hero(s, p)
    return bool(hero) and s[PROTECTED] and s[DEFENDER] == t.mark[hero] and s[hero + EXHAUSTED]


# -- ally tokens -----------------------------------------------------------------------------
@wow.causes(hooks.token_made, "13.21")
def a_token_comes_into_play(t: Table, s: State, p: int, c: int) -> None:
    """An ally token is put into play, in the ally row."""
    enter_play(t, s, c, p, ALLY_ROW)


wow.permission(hooks.tokens_are_no_cards, "13.22", says="An ally token is no card.")


@wow.forbids(hooks.use, "13.22")
def tokens_are_not_counted_as_cards(t: Table, s: State, p: int, b: Bound) -> Truth:
    """So tokens do not make up the number of cards that a text asks for."""
    for x in b.ability.conditions:
        if isinstance(x, Condition) and x.name == "have many" and x.filter and not x.filter.type:
            missing = int(x.what) - count(t, s, b, p, x)
            if 0 < missing <= sum(t.flags[c] & TOKEN and s[c + ZONE] == PLAY and s[c + CONTROL] == p for c in t.rows):
                return True
    return False


wow.permission(hooks.tokens_are_allies, "13.23", says="In play an ally token is like any other ally.")


@wow.otherwise(hooks.tokens_are_allies, hooks.propose)
def tokens_would_not_attack(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """A token would not attack."""
    return t.flags[attacker] & TOKEN


@wow.forbids(hooks.propose, "13.24")
def a_new_token_does_not_attack(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """A token that was not in the party when the turn began does not attack."""
    return t.flags[attacker] & TOKEN and s[attacker + NEW] and not hooks.attacks_at_once.allows(t, s, attacker)


wow.permission(hooks.tokens_cost_nothing, "13.25", says="The cost of an ally token is 0.")


@wow.permits(hooks.vanishes, "13.26")
def a_token_is_only_in_play(t: Table, s: State, c: int, zone: int) -> Truth:
    """A token that would go to another zone ceases to exist."""
    return t.flags[c] & TOKEN and zone != DISCARD


@wow.forbids(hooks.use, "13.26")
def a_token_that_is_no_more_is_not_played(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A token that has ceased to exist is nowhere, so it is not played either."""
    return b.kind == "played" and t.flags[b.card] & TOKEN and s[b.card + ZONE] == OUT


@wow.forbids(hooks.mistargeted, "13.26")
def a_token_that_is_no_more_is_no_target(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is anything aimed at it."""
    return t.flags[c] & TOKEN and s[c + ZONE] == OUT


@wow.permits(hooks.vanishes, "13.27")
def a_token_is_not_put_into_the_graveyard(t: Table, s: State, c: int, zone: int) -> Truth:
    """Nor does it come to the graveyard."""
    return t.flags[c] & TOKEN and zone == DISCARD


@wow.orders(hooks.where_to, "13.13")
def a_totem_lies_in_the_hero_row(t: Table, s: State, c: int) -> int | None:
    """A totem lies where ongoing abilities lie."""
    return HERO_ROW if t.flags[c] & TOTEM and not s[c + HOST] else None
