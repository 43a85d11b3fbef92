"""Chapter 5, Stavy karet: out of play, immunity, terminal effects, cards that become something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.lasting import keep, marked, records
from ....cards.steps import start
from ....cards.texts import bearing_on
from ....core.flow import Choice
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import lcg
from ..cards import ATTACHMENT, CHARACTER
from ..cells import (
    AMBUSH,
    AS_ATTACHMENT,
    BECOME,
    CHALLENGES,
    DISCARDED,
    DOOMED,
    DUPLICATE,
    EFFECT_BURN,
    EFFECT_STRENGTH,
    FACE_DOWN,
    HAND,
    HOST,
    KILL,
    MORIBUND,
    PHASE,
    PLAY,
    ZONE,
)
from ..chapters import ch02_basics as basics
from ..chapters import ch03_attachments as attachments
from ..chapters import ch05_unique as unique
from ..chapters import ch09_lasting as lasting
from ..events import doom
from ..immunity import KINDS, immunities, number_of_kind
from ..implied import AMBUSH_ABILITY, unprinted
from ..payments import influential, lays_its_target
from ..values import bears, price, reduced, strength

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

# -- out of play, but used (5.1 to 5.5a are in ``ch05_out_of_play``) ---------------------------------

lcg.repeats(basics.text_may_work_from_a_pile, "5.6", "5.8", "5.9")


@lcg.forbids(hooks.ambush, "5.7")
def only_ambush_works_from_out_of_play(t: Table, s: State, p: int, c: int) -> Truth:
    """A card in your hand is used, though it is not in play, because it has Ambush."""
    return not t.flags[c] & AMBUSH or s[c + ZONE] != HAND or t.owner[c] != p


@lcg.forbids(hooks.ambush, "5.7a")
def ambush_is_for_characters_in_the_challenges_phase(t: Table, s: State, p: int, c: int) -> Truth:
    """Ambush brings a character in, and during the challenges phase."""
    return s[PHASE] != CHALLENGES or t.type[c] != CHARACTER


@lcg.forbids(hooks.ambush, "5.7a", "8.13")
def ambush_costs_influence(t: Table, s: State, p: int, c: int) -> Truth:
    """It is paid for with influence, as much as the card costs in gold."""
    return sum(t.card[x].influence for x in influential(t, s, p)) < reduced(t, s, p, price(t, p, c), "influence")


@lcg.forbids(hooks.ambush_underpaid, "5.7a")
def ambush_costs_as_much_as_the_card(t: Table, s: State, p: int, cost: int, offered: int) -> Truth:
    """Cards named with less influence than the card costs, the surcharge for another house with it, do not bring it in."""
    return offered < reduced(t, s, p, cost, "influence")


@lcg.causes(hooks.ambushed, "5.7", "5.7a")
def ambush_brings_the_card_in(t: Table, s: State, p: int, c: int) -> None:
    """Its influence is paid and the card comes into play, as a triggered effect of its own."""
    if (b := unprinted(t, c, AMBUSH_ABILITY)) is not None:
        start(t, s, b, p)


@lcg.causes(hooks.acted, "5.7")
def using_ambush_is_an_action(t: Table, s: State, f: int, choice: Choice) -> None:
    """The card is used though it is not in play, and so the opponents get room as after any ability that is used."""
    if choice[0] == "ambush":
        hooks.give_room.run(t, s, f)


# -- immunity --------------------------------------------------------------------------------

lcg.repeats(lasting.immune_cards_ignore_effects, "5.10")


def _immune(t: Table, s: State, c: int, b: Bound) -> Truth:
    with t.as_written():
        return t.immunities and hooks.immune.refuses(t, s, c, b)


@lcg.forbids(hooks.target_refused, "5.11", "5.20")
def immune_cards_are_not_chosen(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A card cannot even be chosen by an effect to which it is immune."""
    return _immune(t, s, c, b)


@lcg.forbids(hooks.save_reach, "5.10")
def saves_are_effects_too(t: Table, s: State, c: int, b: Bound) -> Truth:
    """To be saved is an effect like any other: a card that is immune to it is not saved."""
    return _immune(t, s, c, b)


@lcg.forbids(hooks.save_reach, "5.11")
def immune_cards_are_not_named_for_a_save(t: Table, s: State, c: int, b: Bound) -> Truth:
    """Where the player is to say whom a save is for, it is not even chosen."""
    return b.ability.trigger.who.kind not in ("this", "host") and _immune(t, s, c, b)


lcg.permission(hooks.pays_in_spite, "5.12", says="Paying a cost is no effect: an immune card may pay it.")


@lcg.otherwise(hooks.pays_in_spite, hooks.pay_with)
def immune_cards_could_not_pay(t: Table, s: State, c: int, verb: str) -> Truth:
    """Otherwise a card immune to everything could not be used for a payment (5.12)."""
    return t.immunities and bool(immunities(t, s, c))


@lcg.permits(hooks.not_immune, "5.13", "7.6")
def never_immune_to_its_own_abilities(t: Table, s: State, c: int, source: int) -> Truth:
    """A card is never immune to its own abilities."""
    return c == source


lcg.permission(hooks.outlives_immunity, "5.14", says="A lasting effect set off before stays on a card that becomes immune.")


@lcg.counts(hooks.strength, when=lambda t: t.immunities and t.lasting_possible)
def immunity_could_undo_lasting_effects(t: Table, s: State, c: int) -> int:
    """Otherwise immunity would end them (5.14)."""
    if len(s) == t.size:
        return 0
    found = immunities(t, s, c)
    covered = range(1, len(KINDS) + 1) if "any" in found else {number_of_kind(kind) for kind in found}
    mine = ((what, n, extra) for _u, card, what, n, extra in records(t, s) if card == t.mark[c])
    undone = sum(n for what, n, extra in mine if what == EFFECT_STRENGTH and extra in covered)
    return 0 if not undone or hooks.outlives_immunity.holds(t) else -undone


@lcg.permits(hooks.only_itself, "5.15")
def immunity_covers_the_card_alone(t: Table, s: State, c: int) -> Truth:
    """Immunity covers the card and nothing that lies on it."""
    return True


@lcg.permits(hooks.only_itself, "5.16", "5.20")
def attachments_are_not_covered(t: Table, s: State, c: int) -> Truth:
    """Attachments on an immune card are not immune."""
    return not s[c + DUPLICATE]


@lcg.permits(hooks.only_itself, "5.17", "5.20")
def duplicates_are_not_covered(t: Table, s: State, c: int) -> Truth:
    """Nor are its duplicates."""
    return bool(s[c + DUPLICATE])


@lcg.permits(hooks.immune_with_host)
def cards_on_it_could_be_covered(t: Table, s: State, c: int) -> Truth:
    """Otherwise what lies on an immune card would be immune with it (5.15 to 5.17)."""
    return sum(bool(rule(t, s, c)) for rule in hooks.only_itself.of(t)) < 2


lcg.permission(hooks.gold_is_open, "5.18", "5.20", says="Gold on an immune card can be taken.")


lcg.permission(hooks.power_is_open, "5.19", "5.20", says="So can power.")


@lcg.otherwise(hooks.gold_is_open, hooks.tokens_protected)
def gold_could_be_covered(t: Table, s: State, c: int, what: str) -> Truth:
    """Otherwise immunity would guard the gold that lies on the card (5.18)."""
    return what == "gold" and t.immunities and bool(immunities(t, s, c))


@lcg.otherwise(hooks.power_is_open, hooks.tokens_protected)
def power_could_be_covered(t: Table, s: State, c: int, what: str) -> Truth:
    """And the power (5.19)."""
    return what == "power" and t.immunities and bool(immunities(t, s, c))


# -- terminal effects ------------------------------------------------------------------------


@lcg.causes(hooks.state_checks, "5.23", when=lambda t: t.burns)
def burnt_cards_die_at_zero(t: Table, s: State) -> None:
    """A burnt character dies as soon as its strength is 0."""
    for c in t.characters:
        burnt = s[c + ZONE] == PLAY and not s[c + DOOMED] and not s[c + MORIBUND] and is_burnt(t, s, c)
        if burnt and strength(t, s, c) == 0:
            doom(t, s, c, KILL)


def is_burnt(t: Table, s: State, c: int) -> bool:
    """Whether a card would die at strength 0: by a lasting effect, or by a text in force."""
    return marked(t, s, c, EFFECT_BURN) or any(True for _found in bearing_on(t, s, c, "burn"))


lcg.permission(
    hooks.terminal_after_saves, "5.21", "5.22", "5.24", says="What has been saved and is still in that state goes on dying of it."
)


@lcg.otherwise(hooks.terminal_after_saves, hooks.saved)
def a_save_could_end_the_burning(t: Table, s: State, c: int) -> None:
    """Otherwise a card once saved would burn no longer (5.22)."""
    keep(t, s, lambda _until, card, what, _extra: (card, what) != (t.mark[c], EFFECT_BURN))


lcg.permission(hooks.saves_in_vain, "5.22a", says="A save may be used though it does not help.")


@lcg.otherwise(hooks.saves_in_vain, hooks.save_refused)
def saves_could_have_to_help(t: Table, s: State, c: int) -> Truth:
    """Otherwise a duplicate could not be discarded for a card that stays at strength 0 (5.22a)."""
    only_copies = all(choice[0] == "save_dup" for choice in hooks.save.choices(t, s, c))
    return only_copies and is_burnt(t, s, c) and strength(t, s, c) == 0


lcg.permission(hooks.burnt_while_it_lasts, "5.23a", says="A card is threatened as long as its strength is lowered.")


@lcg.otherwise(hooks.burnt_while_it_lasts, hooks.burns_once)
def burning_could_be_over_at_once(t: Table, s: State, c: int) -> Truth:
    """Otherwise it would be looked at only once (5.23a)."""
    return True


lcg.permission(hooks.saves_count_whole, "5.24", says="A save is carried out whole before the card is looked at again.")


@lcg.otherwise(hooks.saves_count_whole, hooks.saved)
def a_save_could_come_too_late(t: Table, s: State, c: int) -> None:
    """Otherwise what raises its strength with the save would come too late (5.24)."""
    if is_burnt(t, s, c) and strength(t, s, c) == 0:
        doom(t, s, c, KILL)


# -- attachments -----------------------------------------------------------------------------


@lcg.forbids(hooks.save_refused, "5.25a")
def what_falls_off_is_not_saved(t: Table, s: State, c: int) -> Truth:
    """An attachment whose bearer no longer meets its restriction cannot be saved."""
    return t.type[c] == ATTACHMENT and s[c + HOST] and not bears(t, s, c, t.by_mark[s[c + HOST]])


@lcg.causes(hooks.state_checks, "5.25", "5.26", when=lambda t: any(card.only_on or card.only_kind for card in t.printed))
def attachments_need_the_right_bearer(t: Table, s: State) -> None:
    """An attachment is discarded at once when its bearer no longer meets its restriction."""
    for c in t.attachments:
        if s[c + ZONE] == PLAY and s[c + HOST] and not s[c + DOOMED] and not bears(t, s, c, t.by_mark[s[c + HOST]]):
            doom(t, s, c, DISCARDED)


lcg.repeats(attachments.texts_narrow_the_choice_of_hosts, "5.25")
lcg.repeats(attachments.nothing_is_chosen_for_where_it_may_not_lie, "5.25")


@lcg.forbids(hooks.second_refused, "5.25")
def only_the_right_bearer_is_chosen(t: Table, s: State, p: int, b: Bound, c: int, first: int) -> Truth:
    """Nor does an effect lay an attachment on a card that does not meet its restriction."""
    return first and lays_its_target(b) and attachments.texts_narrow_the_choice_of_hosts(t, s, first, c, False)


@lcg.forbids(hooks.victim, "5.27")
@lcg.forbids(hooks.deadly_victim, "5.27")
@lcg.forbids(hooks.attack, "5.27")
@lcg.forbids(hooks.defend, "5.27")
@lcg.forbids(hooks.stealth_target, "5.27")
def attached_cards_take_no_part_in_challenges(t: Table, s: State, p: int, c: int) -> Truth:
    """A character that is attached to a card is none any more: it neither attacks nor defends, nor dies for a claim."""
    return s[c + BECOME] == AS_ATTACHMENT


@lcg.forbids(hooks.mistargeted, "5.27")
def attached_cards_are_not_found_as_what_they_were(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So a text that asks for a character does not find one that is attached."""
    return s[c + BECOME] == AS_ATTACHMENT and any(target.filter.type == t.type[c] for target in b.ability.targets)


@lcg.forbids(hooks.payment, "5.27")
def attached_cards_do_not_pay_as_what_they_were(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is a cost that asks for a character paid with one."""
    return s[c + BECOME] == AS_ATTACHMENT and any(op.who.filter.type == t.type[c] for op in b.ability.cost)


@lcg.forbids(hooks.attach, "5.27", when=lambda t: t.transforms)
def nothing_is_attached_to_what_it_was(t: Table, s: State, c: int, host: int, duplicate: bool) -> Truth:
    """Nor does it bear attachments any more, those excepted that may lie on attachments."""
    return s[host + BECOME] == AS_ATTACHMENT and not duplicate and not t.card[c].on_attachments


@lcg.forbids(hooks.second_refused, "5.27", when=lambda t: t.transforms)
def nor_chosen_to_bear_anything(t: Table, s: State, p: int, b: Bound, c: int, first: int) -> Truth:
    """So it is not chosen either as the card on which an effect lays another."""
    return first and lays_its_target(b) and nothing_is_attached_to_what_it_was(t, s, first, c, False)


@lcg.causes(hooks.attached_as, "5.27", "5.27a")
def attached_cards_are_attachments(t: Table, s: State, c: int) -> None:
    """A card that becomes attached is an attachment and no longer what it was."""
    s[c + BECOME] = AS_ATTACHMENT
    keep(t, s, lambda _until, card, _what, _extra: card != t.mark[c])


@lcg.forbids(hooks.mistargeted, "5.28a")
def facedown_attachments_have_no_traits(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is a facedown attachment found by a trait, though it be printed there."""
    return facedown_attachments_have_no_text(t, s, c) and any(x.filter.trait in t.card[c].traits for x in b.ability.targets)


@lcg.permits(hooks.untitled, "5.28a")
def facedown_attachments_have_no_title(t: Table, s: State, c: int) -> Truth:
    """Nor has it a title, so that another copy of a unique card may lie beside it."""
    return s[c + FACE_DOWN] and s[c + HOST]


@lcg.forbids(hooks.blank, "5.28")
def facedown_attachments_have_no_text(t: Table, s: State, c: int) -> Truth:
    """A facedown attachment has no text, only that it is an attachment."""
    return s[c + FACE_DOWN] and s[c + HOST] and s[c + ZONE] == PLAY


lcg.repeats(attachments.attachments_leave_with_their_host, "5.29a")
lcg.supersedes("agot-ccg 5.9", "agot-ccg 5.12", by=("5.29", "7.1"))
lcg.repeats(unique.a_duplicate_is_not_found_as_what_it_is_a_copy_of, "5.29")
lcg.repeats(unique.nor_does_it_pay_as_that, "5.29")


@lcg.forbids(hooks.target_refused, "5.29", "7.1")
def duplicates_are_no_attachments(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A duplicate is a duplicate only: what discards attachments does not reach it."""
    return s[c + DUPLICATE] and any(x.filter.type == "attachment" for x in b.ability.targets)
