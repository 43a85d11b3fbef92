"""Chapter 4, Ceny a účinky: X, payments and reductions, triggered effects, blank texts, kinds of abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.blank import is_blank, without
from ....cards.lasting import keep, records
from ....cards.payments import Pay
from ....cards.texts import constants
from ....cards.values import has_trait
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..affording import cards_match
from ..book import lcg, said_by
from ..cards import EVENT
from ..cells import (
    CONTROL,
    EFFECT_BLANK,
    EFFECT_NO_ABILITIES,
    EFFECT_REDUCE,
    FACE_DOWN,
    ONLY_PAID,
    PLAY,
    READY,
    SUBJECT,
    ZONE,
)
from ..chapters import ch02_basics as basics
from ..chapters import ch03_cards as cards
from ..chapters import ch09_advanced as advanced
from ..chapters import ch09_lasting as lasting
from ..chapters import ch09_moments as moments
from ..payments import costs_influence, influential, paid_in_part
from ..values import price, reduced

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

# -- costs ----------------------------------------------------------------------------------


@lcg.counts(hooks.value_of_x, "4.1")
def x_is_zero(t: Table, s: State, b: Bound) -> int:
    """Where nothing says otherwise, X is zero."""
    return 0


@lcg.forbids(hooks.chosen_x, "4.1")
def nobody_chooses_another_x(t: Table, s: State, b: Bound, x: int) -> Truth:
    """And nobody who plays the card says otherwise."""
    return x != hooks.value_of_x.sum(t, s, b)


@lcg.forbids(hooks.use)
def an_unknown_x_cannot_be_paid(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Without a value for X nothing that costs X could be played (4.1)."""
    return t.card[b.card].x and not hooks.value_of_x.of(t)


lcg.permission(hooks.payment_is_no_effect, "4.2", says="Paying a cost is not triggering an effect.")


@lcg.otherwise(hooks.payment_is_no_effect, hooks.payment_triggers)
def payment_could_count_as_effect(t: Table) -> Truth:
    """Otherwise what waits for an effect would hear of payments too (4.2)."""
    return True


@lcg.forbids(hooks.use, "4.2")
def what_waits_for_effects_has_not_heard_of_a_payment(t: Table, s: State, p: int, b: Bound) -> Truth:
    """So there is nothing to answer for what waits for an effect."""
    return s[b.row + SUBJECT] == ONLY_PAID


lcg.repeats(basics.kneeling_cost_needs_a_standing_card, "4.3")
lcg.repeats(basics.kneeling_card_cannot_pay, "4.3")
lcg.repeats(basics.what_kneels_already_is_not_chosen_to_kneel, "4.3")
lcg.repeats(said_by(hooks.cost_first), "4.2a", "4.4")


@lcg.forbids(hooks.take_back, "4.5")
def payments_stay_paid(t: Table, s: State, p: int, c: int) -> Truth:
    """What has been paid cannot be taken back."""
    return True


@lcg.forbids(hooks.use, "4.6a")
def influence_must_be_there(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A cost in influence is paid by kneeling cards that have it."""
    wanted = b.spends.get("influence", 0)
    return wanted > 0 and sum(t.card[c].influence for c in influential(t, s, p)) < reduced(t, s, p, wanted, "influence")


@lcg.forbids(hooks.ambush, "4.6a", when=lambda t: t.plays_otherwise)
def influence_must_be_there_for_ambush(t: Table, s: State, p: int, c: int) -> Truth:
    """So is what Ambush costs."""
    return sum(t.card[x].influence for x in influential(t, s, p)) < reduced(t, s, p, price(t, p, c), "influence")


@lcg.forbids(hooks.payment, "4.6a")
def influence_is_paid_with_own_cards_that_have_it(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """It is paid with nothing else, where the text asks for no other card as well."""
    return costs_influence(b) and c not in influential(t, s, p) and not any(op.op.who.kind == "each" for op in b.costs)


@lcg.forbids(hooks.underpaid, "4.6a")
def the_cards_named_must_have_enough(t: Table, s: State, p: int, cost: int, offered: int) -> Truth:
    """The influence of those that are to kneel for it must come to at least as much as is asked."""
    return offered < reduced(t, s, p, cost, "influence")


lcg.permission(hooks.never_below_nothing, "4.6b", says="No reduction makes a cost less than nothing.")
lcg.permission(hooks.reducible, "4.6", says="Payments in gold or influence can be reduced.")


@lcg.counts(hooks.reduction)
def texts_reduce_payments(t: Table, s: State, p: int, kind: str) -> int:
    """Texts in force reduce what their player pays (4.6)."""
    return discount(t, s, p) if hooks.reducible.holds(t) else 0


@lcg.forbids(hooks.use, "4.7")
def other_payments_are_not_reduced(t: Table, s: State, p: int, b: Bound) -> Truth:
    """No other payment gets smaller: all of it must be there."""
    with t.as_written():
        return discount(t, s, p) > 0 and not cards_match(t, s, p, b, lambda cost: cost.candidates(t, s, p, b))


@lcg.forbids(hooks.shortfall, "4.7")
def a_reduction_saves_no_card(t: Table, s: State, p: int) -> Truth:
    """Nor is a card left out of the payment for it."""
    return discount(t, s, p) > 0 and paid_in_part(t, s, p)


lcg.permission(hooks.payments_in_full, "4.7", says="No other payment gets smaller.")


@lcg.otherwise(hooks.payments_in_full, hooks.cost_waived)
def other_payments_could_be_reduced(t: Table, s: State, b: Bound, payment: Pay) -> Truth:
    """Without the rule a reduction would let a card payment be left out (4.7)."""
    paid = [op for op in b.costs if op.op.who.kind == "each"]
    return isinstance(payment, Pay) and payment in paid[: discount(t, s, s[b.card + CONTROL])]


def discount(t: Table, s: State, p: int) -> int:
    """By how much texts and lasting effects in force reduce what a player pays."""
    once = sum(n for _u, _c, what, n, whose in records(t, s) if what == EFFECT_REDUCE and whose == p)
    return once + sum(op.n for b, op in constants(t, s, "reduce") if s[b.card + CONTROL] == p)


@lcg.causes(hooks.paid, "4.6", when=lambda t: "reduce_next" in t.bound_verbs)
def a_reduction_of_the_next_payment_is_used_up(t: Table, s: State, p: int, full: int) -> None:
    """What reduces one payment is gone after it."""
    if full:
        keep(t, s, lambda _until, _card, what, whose: not (what == EFFECT_REDUCE and whose == p))


# -- triggered effects ------------------------------------------------------------------------

lcg.repeats(said_by(hooks.may_decline), "4.8", "4.24")
lcg.supersedes("agot-ccg 9.9", by=("4.23",))
lcg.repeats(advanced.passives_work_by_themselves, "4.23", "4.26", "4.30")
lcg.repeats(advanced.passives_are_not_used, "4.23")
lcg.repeats(moments.ends_of_phases_come_first, "4.23")
lcg.repeats(moments.passives_do_not_wait_for_responses, "4.26")
lcg.repeats(moments.passives_are_not_declined, "4.26")
lcg.repeats(moments.passives_are_not_declined_when_set_off, "4.26")
lcg.repeats(moments.passives_are_not_declined_by_choosing_nothing, "4.26")
lcg.repeats(moments.nor_is_one_let_be_by_name, "4.26")
lcg.repeats(cards.texts_change_strength, "4.27", "4.29")


@lcg.forbids(hooks.use, "4.9")
def only_triggered_effects_are_triggered(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A text without a phase name or the word Response is not there to be triggered."""
    return b.kind in ("passive", "constant", "revealed")


lcg.permission(hooks.event_is_triggered, "4.10", says="Playing an event is triggering an effect too.")


@lcg.otherwise(hooks.event_is_triggered, hooks.cancel)
def events_could_be_out_of_reach(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """Otherwise what cancels triggered effects would not reach events (4.10)."""
    return b.ability.trigger.event == "cancel triggered" and aimed.kind != "passive" and t.type[aimed.card] == EVENT


@lcg.forbids(hooks.cancel, "4.23")
def a_passive_is_not_triggered(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """Nor is a passive ability a triggered effect."""
    return b.ability.trigger.event == "cancel triggered" and aimed.kind == "passive"


@lcg.forbids(hooks.cancel, "4.11")
def a_triggered_ability_is_of_a_card_in_play(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """A triggered ability is the triggered effect of a card that is already in play."""
    if b.ability.trigger.event not in ("cancel triggered ability", "cancel character ability"):
        return False
    return aimed.kind == "passive" or t.type[aimed.card] == EVENT or s[aimed.card + ZONE] != PLAY


# -- text boxes and gained abilities ----------------------------------------------------------


lcg.permission(hooks.keeps_without_abilities, "4.12", says="A card that loses its abilities keeps its traits and keywords.")
lcg.permission(hooks.values_are_no_abilities, "4.12a", says="It keeps what is printed of gold, influence and initiative.")


@lcg.forbids(hooks.no_source, "4.12")
def lost_abilities_are_not_used(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What a card has lost, it cannot do; what its text box says besides is no ability."""
    return b.source is None and s[b.card + ZONE] == PLAY and without(t, s, b.card, EFFECT_NO_ABILITIES)


@lcg.otherwise(hooks.keeps_without_abilities, hooks.abilities_are_all_text)
def losing_abilities_could_cost_more(t: Table, what: str) -> Truth:
    """Otherwise keywords and traits would go with the abilities (4.12)."""
    return what in ("text", "traits")


@lcg.otherwise(hooks.values_are_no_abilities, hooks.abilities_are_all_text)
def losing_abilities_could_cost_values(t: Table, what: str) -> Truth:
    """And so would what the card gives of gold, influence and initiative (4.12a)."""
    return what in ("gold", "influence", "initiative")


lcg.permission(
    hooks.gained_works, "4.13", "4.14", says="A gained ability is an ability of the card, used by whoever controls the card."
)


@lcg.otherwise(hooks.gained_works, hooks.gained_is_nobodys)
def gained_abilities_could_belong_to_nobody(t: Table) -> Truth:
    """A granted text works on the card because of 4.13."""
    return True


lcg.permission(hooks.gained_stays, "4.15", says="A gained ability is no part of the text box, so it stays when that is blank.")


@lcg.otherwise(hooks.gained_stays, hooks.blank_covers)
def blanking_could_reach_gained_abilities(t: Table, what: str) -> Truth:
    """Otherwise they would be blank with the rest (4.15)."""
    return what == "gained"


lcg.repeats(lasting.the_text_is_blank, "4.16")
lcg.repeats(lasting.constant_texts_are_blank, "4.28a")


@lcg.forbids(hooks.no_source, "4.16")
def blank_text_is_not_used(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What is printed in a text box that is blank cannot be used; what the card has gained can."""
    return b.source is None and s[b.card + ZONE] == PLAY and without(t, s, b.card, EFFECT_BLANK)


@lcg.permits(hooks.blank_covers, "4.17")
def gold_is_part_of_the_text_box(t: Table, what: str) -> Truth:
    """Gold sources are part of the text box."""
    return what == "gold"


@lcg.permits(hooks.blank_covers, "4.18")
def influence_is_part_of_the_text_box(t: Table, what: str) -> Truth:
    """Influence is part of the text box."""
    return what == "influence"


@lcg.forbids(hooks.payment, "4.18")
def blank_influence_does_not_pay(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So a card whose text is blank has no influence to pay with."""
    with t.as_written():
        return costs_influence(b) and t.card[c].influence and is_blank(t, s, c, "influence")


@lcg.permits(hooks.blank_covers, "4.19")
def initiative_is_part_of_the_text_box(t: Table, what: str) -> Truth:
    """Initiative is part of the text box."""
    return what == "initiative"


lcg.supersedes("agot-ccg 3.34", by=("4.20",))


@lcg.forbids(hooks.mistargeted, "4.20")
def blank_traits_are_not_found(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So a text that asks for a trait does not find a card on which it is blank."""
    return lacks_what_is_blank(t, s, c, {target.filter.trait for target in b.ability.targets})


@lcg.forbids(hooks.payment, "4.20")
def blank_traits_do_not_pay(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is a cost that asks for a trait paid with such a card."""
    return lacks_what_is_blank(t, s, c, {op.who.filter.trait for op in b.ability.cost})


@lcg.forbids(hooks.save_reach, "4.20")
def blank_traits_are_not_saved_by(t: Table, s: State, c: int, b: Bound) -> Truth:
    """Nor does a save for cards with a trait reach it."""
    return lacks_what_is_blank(t, s, c, {b.ability.trigger.who.filter.trait})


@lcg.forbids(hooks.attach, "4.20", when=lambda t: any(card.only_on for card in t.printed))
def blank_traits_bear_nothing(t: Table, s: State, c: int, host: int, duplicate: bool) -> Truth:
    """Nor does it bear an attachment that asks for a bearer with a trait."""
    wanted = t.card[c].only_on
    return not duplicate and not any(has_trait(t, s, host, x) for x in wanted) and lacks_what_is_blank(t, s, host, set(wanted))


def lacks_what_is_blank(t: Table, s: State, c: int, wanted: set[str]) -> bool:
    """Whether a card lacks one of these traits because the text box in which it stands is blank, whatever makes it so."""
    sought = wanted & t.card[c].traits
    with t.as_written():
        return not s[c + FACE_DOWN] and is_blank(t, s, c, "traits") and any(not has_trait(t, s, c, trait) for trait in sought)


@lcg.permits(hooks.blank_covers, "4.20")
def traits_are_part_of_the_text_box(t: Table, what: str) -> Truth:
    """Traits are part of the text box."""
    return what == "traits"


lcg.permission(hooks.icons_stay, "4.21", says="Icons are no part of the text box.")


lcg.permission(hooks.crests_stay, "4.22", says="Crests are no part of the text box.")


@lcg.otherwise(hooks.icons_stay, hooks.blank_covers)
def blanking_could_reach_icons(t: Table, what: str) -> Truth:
    """Otherwise icons would be blank too (4.21)."""
    return what == "icons"


@lcg.otherwise(hooks.crests_stay, hooks.blank_covers)
def blanking_could_reach_crests(t: Table, what: str) -> Truth:
    """And so would crests (4.22)."""
    return what == "crest"


# -- who triggers, and what cannot be cancelled --------------------------------------------------


@lcg.forbids(hooks.use, "4.25")
def the_controller_triggers(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A triggered ability is triggered by the player who controls its card."""
    return s[b.card + ZONE] == PLAY and s[b.card + CONTROL] != p


@lcg.forbids(hooks.use, "4.30")
def a_passive_waits_for_its_trigger(t: Table, s: State, p: int, b: Bound) -> Truth:
    """As long as nothing has set a passive ability off, nothing comes of it."""
    return b.kind == "passive" and not s[b.row + READY]


@lcg.forbids(hooks.not_waiting, "4.30")
def what_nothing_has_set_off_does_not_wait(t: Table, s: State, b: Bound) -> Truth:
    """Nor does it wait for its turn."""
    return b.kind == "passive" and not s[b.row + READY]


@lcg.forbids(hooks.use, "4.30")
def a_response_waits_for_its_trigger(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor of a response."""
    return b.kind == "response" and not s[b.row + READY]


@lcg.forbids(hooks.cancel_aim, "4.28")
def constant_abilities_are_not_cancelled(t: Table, s: State, p: int, c: int) -> Truth:
    """A constant ability cannot be cancelled in any way."""
    return any(b.card == c and b.kind == "constant" for b in t.bound)
