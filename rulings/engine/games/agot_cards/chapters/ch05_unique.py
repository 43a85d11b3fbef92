"""Chapter 5, Unikátní karty a duplikáty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Options
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cards import CHARACTER
from ..cells import (
    CONTROL,
    DEAD,
    DISCARDED,
    DOOMED,
    DUPLICATE,
    GOLD,
    HAND,
    HOST,
    KILL,
    MARSHALLING,
    NO_ATTACHMENTS,
    NO_SAVE,
    PHASE,
    PLAY,
    ZONE,
)
from ..events import add_to, doom
from ..players import active_player
from ..values import asks_for_a_trait_of, flags, price

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


ccg.permission(hooks.flags_mark_unique_cards, "3.22", "5.1", says="A card with a flag before its title is unique.")


def is_unique(t: Table, c: int) -> bool:
    """Whether a card is unique: it has a flag, and the flag says so."""
    return t.card[c].unique and hooks.flags_mark_unique_cards.holds(t)


@ccg.forbids(hooks.play, "5.2", when=lambda t: t.has_uniques)
def one_copy_in_play(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Each player may have one copy of a unique card in play."""
    return is_unique(t, c) and _has_in_play(t, s, p, c)


@ccg.forbids(hooks.play, "5.16", when=lambda t: t.has_uniques)
def another_version_is_the_same_character(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Another version of a unique character in play, or of a dead one, is that same character."""
    if not is_unique(t, c):
        return False
    dead = [x for x in t.characters if s[x + ZONE] == DEAD and t.owner[x] == p]
    there = [x for x in t.in_play(s, p) if not s[x + DUPLICATE] and not hooks.untitled.allows(t, s, x)]
    return any(t.card[x].title == t.card[c].title and t.card[x] != t.card[c] for x in (*there, *dead))


@ccg.forbids(hooks.control, "5.2a")
def no_second_copy_is_taken_over(t: Table, s: State, p: int, c: int) -> Truth:
    """Nobody takes control of a second copy."""
    return one_copy_by_effects_too(t, s, p, c)


@ccg.forbids(hooks.put, "5.2")
@ccg.forbids(hooks.ambush, "5.2", when=lambda t: t.has_uniques)
@ccg.forbids(hooks.unshadow, "5.2", when=lambda t: t.has_uniques)
def one_copy_by_effects_too(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does an effect bring a second copy into play."""
    return is_unique(t, c) and _has_in_play(t, s, p, c)


@ccg.forbids(hooks.play, "5.3", "7.22", when=lambda t: t.has_uniques)
def dead_character_is_not_played(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """While a unique character lies in your dead pile, you play no copy of it."""
    return _is_dead(t, s, p, c)


@ccg.forbids(hooks.put, "5.4", "7.22")
@ccg.forbids(hooks.ambush, "5.4", "7.22", when=lambda t: t.has_uniques)
@ccg.forbids(hooks.unshadow, "5.4", "7.22", when=lambda t: t.has_uniques)
def dead_character_is_not_put_into_play(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does a card effect bring a copy of it out."""
    return _is_dead(t, s, p, c)


@ccg.forbids(hooks.duplicate, "5.5")
def duplicate_is_a_copy_of_a_unique_card_in_play(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """A duplicate is a card from your hand with the title of a unique card already in play."""
    return not (
        s[host + ZONE] == PLAY
        and not s[host + DUPLICATE]
        and is_unique(t, host)
        and not hooks.untitled.allows(t, s, host)
        and same_title(t, s, c, host)
        and s[c + ZONE] == HAND
        and t.owner[c] == p
    )


ccg.permission(hooks.attach_duplicates, "5.6", says="A duplicate may be attached to the card it copies.")


@ccg.otherwise(hooks.attach_duplicates, hooks.duplicate)
def a_copy_could_have_no_place(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Nothing but 5.6 gives a card a place under another."""
    return True


@ccg.forbids(hooks.duplicate, "5.7")
def duplicates_in_your_own_marshalling(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Duplicates are attached in your own part of the marshalling phase."""
    return s[PHASE] != MARSHALLING or active_player(s) != p


@ccg.orders(hooks.duplicate_cost, "5.8", "6.30")
def duplicates_are_free(t: Table, p: int, c: int) -> int:
    """A duplicate costs no gold."""
    return 0


@ccg.forbids(hooks.duplicate, "3.27")
def a_duplicate_that_costs_gold_must_be_paid(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Were a duplicate not free, its printed cost would have to be paid."""
    return duplicate_cost(t, p, c) > s[t.players[p] + GOLD]


ccg.permission(
    hooks.counts_as_attachment,
    "5.9",
    "5.12",
    "5.18",
    says="Once attached, a duplicate is an attachment; effects that discard attachments may discard it.",
)


@ccg.forbids(hooks.bare, "5.10a")
def duplicate_has_nothing_else(t: Table, s: State, c: int) -> Truth:
    """Nor has it icons, keywords, strength or bonuses."""
    return s[c + DUPLICATE]


@ccg.forbids(hooks.blank, "5.10", "5.18")
def duplicate_has_no_text(t: Table, s: State, c: int) -> Truth:
    """A duplicate has no text, no title and no traits."""
    return s[c + DUPLICATE]


@ccg.forbids(hooks.mistargeted, "5.10")
def a_duplicate_is_not_found_by_its_traits(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So a text that asks for a trait does not find a duplicate, though it be printed there."""
    return s[c + DUPLICATE] and asks_for_a_trait_of(t, b, c)


@ccg.forbids(hooks.payment, "5.10")
def a_duplicate_does_not_pay_by_its_traits(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor does it pay a cost that asks for a trait printed on it."""
    return s[c + DUPLICATE] and any(op.who.filter.trait in t.card[c].traits for op in b.ability.cost)


@ccg.forbids(hooks.mistargeted, "5.10a", when=lambda t: t.has_duplicates)
def a_duplicate_is_not_found_as_what_it_is_a_copy_of(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """It only lies there: a text that asks for a character does not find the duplicate of one, be it found as something else."""
    found = any(target.filter.on for target in b.ability.targets)  # what lies on the first target is the second
    return s[c + DUPLICATE] and not found and any(target.filter.type == t.type[c] for target in b.ability.targets)


@ccg.forbids(hooks.payment, "5.10a", when=lambda t: t.has_duplicates)
def nor_does_it_pay_as_that(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is a cost that asks for a character paid with one."""
    return s[c + DUPLICATE] and any(op.who.filter.type == t.type[c] for op in b.ability.cost)


@ccg.forbids(hooks.attach, "8.6")
def no_attachments(t: Table, s: State, c: int, host: int, duplicate: bool) -> Truth:
    """A card with No attachments can have no attachment on it, a duplicate excepted (8.7)."""
    if not flags(t, s, host) & NO_ATTACHMENTS:
        return False
    return not (duplicate and hooks.duplicate_exception.holds(t))


@ccg.causes(hooks.state_checks, "8.6a", when=lambda t: t.has_no_attachments and t.flags_change)
def attachments_fall_off(t: Table, s: State) -> None:
    """A card that gains No attachments loses those it has, duplicates excepted."""
    for c in t.attachments:
        host = t.by_mark[s[c + HOST]] if s[c + ZONE] == PLAY else 0
        if host and flags(t, s, host) & NO_ATTACHMENTS and not s[c + DOOMED]:
            doom(t, s, c, DISCARDED | NO_SAVE)


ccg.permission(
    hooks.duplicate_exception, "5.11", "8.7", says="A duplicate may be attached to a unique card in spite of No attachments."
)


@ccg.forbids(hooks.duplicate, "8.6")
def duplicates_obey_no_attachments(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Without the exception a duplicate would be refused like any attachment."""
    return s[host + ZONE] == PLAY and hooks.attach.refuses(t, s, c, host, True)


@ccg.forbids(hooks.duplicate, "5.13")
def duplicate_on_a_card_you_control(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """A duplicate may be played only on a card you control."""
    return s[host + CONTROL] != p


@ccg.forbids(hooks.save_right, "5.14")
def only_the_controller_saves_by_a_duplicate(t: Table, s: State, p: int, c: int) -> Truth:
    """A duplicate saves your card: one you control."""
    return s[c + CONTROL] != p


@ccg.forbids(hooks.save_right, "5.15")
def nor_does_anybody_else_from_being_discarded(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does it save a card of anybody else that is about to be discarded."""
    return s[c + DOOMED] & DISCARDED and s[c + CONTROL] != p


@ccg.forbids(hooks.save_right, "5.14")
def without_a_duplicate_nothing_is_saved(t: Table, s: State, p: int, c: int) -> Truth:
    """What is discarded to save a card is its duplicate: it must have one."""
    return not _duplicates_at_hand(t, s, c)


@ccg.forbids(hooks.duplicate_of_another, "5.14")
def only_its_own_duplicate_saves_a_card(t: Table, s: State, c: int, d: int) -> Truth:
    """That of another card does not."""
    return s[d + HOST] != t.mark[c]


@ccg.offers(hooks.save, "5.14")
def duplicate_saves_from_being_killed(t: Table, s: State, c: int) -> Options:
    """When your unique card is about to be killed, you may discard its duplicate to save it."""
    return duplicate_saves(t, s, c, KILL)


@ccg.offers(hooks.save, "5.15")
def duplicate_saves_from_being_discarded(t: Table, s: State, c: int) -> Options:
    """The same holds when it is about to be discarded from play."""
    return duplicate_saves(t, s, c, DISCARDED)


@ccg.permits(hooks.same_card, "5.16")
def versions_are_the_same_character(t: Table, s: State, a: int, b: int) -> Truth:
    """Different versions of a unique character count as the same character."""
    return t.card[a].title == t.card[b].title


@ccg.orders(hooks.face, "5.17")
def own_card_decides(t: Table, s: State, c: int) -> int:
    """A character has only the properties of its own card, not those of its duplicates."""
    return c


@ccg.forbids(hooks.swap, "5.19")
def no_exchange_for_a_duplicate(t: Table, s: State, p: int, c: int, duplicate: int) -> Truth:
    """A character cannot be exchanged for its duplicate."""
    return True


@ccg.causes(hooks.duplicated, "5.6")
def duplicate_goes_under_its_original(t: Table, s: State, p: int, c: int, host: int) -> None:
    """The duplicate lies under the card it copies."""
    cost = duplicate_cost(t, p, c)
    if cost:
        add_to(s, t.players[p] + GOLD, -cost, "zlato")
    s[c + ZONE] = PLAY
    s[c + CONTROL] = p
    s[c + HOST] = t.pointer(host)
    s[c + DUPLICATE] = 1


def same_title(t: Table, s: State, a: int, b: int) -> Truth:
    """Whether two cards are the same card: the same print, or versions of one title (5.16)."""
    return t.card[a] == t.card[b] or hooks.same_card.allows(t, s, a, b)


def duplicate_cost(t: Table, p: int, c: int) -> int:
    return hooks.duplicate_cost.first_or(price(t, p, c), t, p, c)


def _has_in_play(t: Table, s: State, p: int, c: int) -> bool:
    return any(
        not s[x + DUPLICATE] and x != c and same_title(t, s, c, x) and not hooks.untitled.allows(t, s, x) for x in t.in_play(s, p)
    )


def _is_dead(t: Table, s: State, p: int, c: int) -> bool:
    card = t.card[c]
    return (
        is_unique(t, c)
        and card.type == CHARACTER
        and any(s[x + ZONE] == DEAD and t.owner[x] == p and x != c and same_title(t, s, c, x) for x in t.rows)
    )


def duplicate_saves(t: Table, s: State, c: int, threat: int) -> Options:
    """The choice of saving a unique card by its first duplicate, while it is threatened so."""
    if not s[c + DOOMED] & threat or not is_unique(t, c):
        return []
    return [("save_dup", c, d) for d in _duplicates_at_hand(t, s, c)[:1]]


def _duplicates_at_hand(t: Table, s: State, c: int) -> list[int]:
    """The duplicates under a card that whoever controls it can discard: those that it controls as well."""
    return [d for d in t.spare_duplicates(s, c) if s[d + CONTROL] == s[c + CONTROL]]
