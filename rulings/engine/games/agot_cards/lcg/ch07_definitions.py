"""Chapter 7, Definice: cannot, playing and putting, leaving play, then, and the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.piles import awaited, place
from ....cards.program import Then
from ....cards.resolving import REACHED
from ....cards.texts import hold
from ....cards.triggers import happen
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import lcg, said_by
from ..cards import AGENDA_CARD, EVENT, HOUSE_CARD
from ..cells import (
    DEAD,
    DEATHBOUND,
    DISCARD,
    GOLD,
    HAND,
    LIMITED,
    LIMITED_PLAYED,
    MORIBUND,
    ONLY_CANCELLED,
    ONLY_DISCARDED,
    ONLY_PUT,
    PLAY,
    SUBJECT,
    ZONE,
)
from ..chapters import ch03_cards as cards
from ..chapters import ch04_setup as setup
from ..chapters import ch05_unique as unique
from ..chapters import ch06_phases as phases
from ..chapters import ch07_claim as claims
from ..chapters import ch09_advanced as advanced
from ..chapters import ch09_lasting as lasting
from ..chapters import ch09_saves as saves
from ..values import flags, price_now

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

_PAID_TO = {"kill": DEAD, "discard": DISCARD, "return": HAND}
"""Where a card goes that is paid with so."""

# -- playing and putting into play ---------------------------------------------------------------

lcg.repeats(cards.playing_a_card_costs_gold, "7.9")
lcg.repeats(cards.cost_must_be_paid, "7.9")
lcg.repeats(phases.cards_are_played_in_marshalling, "7.9")


@lcg.forbids(hooks.use, "7.10")
def events_are_played_under_their_conditions(t: Table, s: State, p: int, b: Bound) -> Truth:
    """To play an event is to meet the conditions of playing it."""
    return t.type[b.card] == EVENT and conditions_unmet(t, s, p, b)


def conditions_unmet(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Whether it is not the situation, or not the phase, of a text, or one of its other conditions does not hold."""
    untimely = saves.responses_in_their_situation(t, s, p, b) or advanced.abilities_in_their_phase(t, s, p, b)
    return untimely or not hold(t, s, b, p)


lcg.permission(hooks.put_is_not_play, "7.11", says="A card put into play has not been played.")
lcg.permission(hooks.put_is_unheard, "7.12", says="What waits for a card to be played does not hear of it.")


@lcg.otherwise(hooks.put_is_not_play, hooks.put_as_played)
def putting_could_count_as_playing(t: Table, s: State, p: int, c: int) -> None:
    """Otherwise it would count towards what may be played (7.11)."""
    hooks.was_played.run(t, s, p, c)


@lcg.otherwise(hooks.put_is_unheard, hooks.put_as_played)
def putting_could_be_heard_as_playing(t: Table, s: State, p: int, c: int) -> None:
    """Otherwise texts on playing would hear of it (7.12)."""
    happen(t, s, "played", c, p)


@lcg.forbids(hooks.use, "7.12")
def being_put_in_is_no_opening_for_texts_on_playing(t: Table, s: State, p: int, b: Bound) -> Truth:
    """So a text that waits for a card to be played has heard nothing of one that was put in."""
    return s[b.row + SUBJECT] == ONLY_PUT


lcg.permission(hooks.heard_when_played, "7.13", says="A card that is played comes into play.")


lcg.permission(hooks.heard_when_put, "7.14", says="A card put into play comes into play just the same.")


@lcg.otherwise(hooks.heard_when_played, hooks.enters_unnoticed)
def being_played_could_go_unheard(t: Table, how: str) -> Truth:
    """Otherwise what waits for a card to enter play would not hear of one that is played (7.13)."""
    return how == "played"


@lcg.otherwise(hooks.heard_when_put, hooks.enters_unnoticed)
def being_put_could_go_unheard(t: Table, how: str) -> Truth:
    """Nor of one that is put into play (7.14)."""
    return how != "played"


lcg.permission(
    hooks.put_for_nothing, "7.15", says="Putting a card into play goes round its cost and the penalty for another house."
)


@lcg.forbids(hooks.put)
def putting_could_cost_gold(t: Table, s: State, p: int, c: int) -> Truth:
    """Otherwise the gold would have to be there (7.15)."""
    return not hooks.put_for_nothing.holds(t) and price_now(t, s, p, c) > s[t.players[p] + GOLD]


lcg.permission(hooks.put_unrestricted, "7.16", says="It goes round restrictions on playing, such as Limited.")


@lcg.forbids(hooks.put, "7.16")
@lcg.forbids(hooks.ambush, "7.16", when=lambda t: t.has_uniques)
@lcg.forbids(hooks.unshadow, "7.16", when=lambda t: t.has_uniques)
def unique_cards_stay_unique(t: Table, s: State, p: int, c: int) -> Truth:
    """It does not go round what is said of unique cards: one copy in play, none of a dead one.

    Nor does Ambush, nor coming out of shadows: both put a card into play.
    """
    return unique.one_copy_by_effects_too(t, s, p, c) or unique.dead_character_is_not_put_into_play(t, s, p, c)


@lcg.forbids(hooks.deploy, "7.15")
def the_five_gold_of_setup_hold_on(t: Table, s: State, p: int, c: int) -> Truth:
    """Laying out in set-up puts cards into play too, and yet their costs count there, with the surcharge."""
    return setup.five_gold_in_all(t, s, p, c)


@lcg.otherwise(hooks.put_unrestricted, hooks.put)
def putting_could_be_restricted(t: Table, s: State, p: int, c: int) -> Truth:
    """Otherwise a second Limited card could not be put into play (7.16)."""
    return t.flags[c] & LIMITED and s[t.players[p] + LIMITED_PLAYED]


# -- leaving play --------------------------------------------------------------------------------

lcg.repeats(lasting.leaving_play_is_heard, "7.17")
lcg.repeats(claims.the_killed_go_to_their_owners_dead_pile, "7.18")
lcg.repeats(claims.the_discarded_go_to_the_discard_pile, "7.19")


@lcg.forbids(hooks.victim, "7.20a")
def moribund_cards_are_no_victims(t: Table, s: State, p: int, c: int) -> Truth:
    """A card on its way out is not chosen for another claim."""
    return s[c + MORIBUND]


@lcg.causes(hooks.moribund, "7.20")
def leaving_cards_are_moribund(t: Table, s: State, c: int, zone: int) -> None:
    """A card on its way out of play is moribund: it lies in play until what it has set off is over."""
    s[c + MORIBUND] = zone


lcg.permission(hooks.moribund_works, "7.20a", says="Until it is gone, its abilities are used as before.")


@lcg.otherwise(hooks.moribund_works, hooks.use)
def the_dying_would_do_nothing_more(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Otherwise a card on its way out would be out of play already (7.20a)."""
    return s[b.card + MORIBUND]


@lcg.forbids(hooks.destination_locked, "7.21", "7.23")
def the_first_destination_holds(t: Table, s: State, c: int) -> Truth:
    """What would send a moribund card elsewhere is not carried out."""
    return True


@lcg.forbids(hooks.pay_with, "7.21")
def nor_do_moribund_cards_pay_by_leaving(t: Table, s: State, c: int, verb: str) -> Truth:
    """Nor is a cost paid by sending it elsewhere."""
    return s[c + MORIBUND] and s[c + MORIBUND] != _PAID_TO.get(verb, s[c + MORIBUND])


@lcg.forbids(hooks.payment, "7.21")
def nor_are_they_named_to_pay_so(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is it chosen for that."""
    return any(op.op.who.kind == "each" and nor_do_moribund_cards_pay_by_leaving(t, s, c, op.op.verb) for op in b.costs)


@lcg.forbids(hooks.save_refused, "7.21")
def moribund_cards_are_past_saving(t: Table, s: State, c: int) -> Truth:
    """Where a moribund card goes is decided, and nothing else threatens it from which it could be saved."""
    return s[c + MORIBUND]


lcg.repeats(saves.a_save_annuls_the_effect, "7.22", "7.24")

# -- deathbound ----------------------------------------------------------------------------------


@lcg.replaces(hooks.discarded_from, "7.25")
def deathbound_cards_go_to_the_dead_pile(t: Table, s: State, c: int, origin: int, words: int) -> None:
    """A card with Deathbound that is discarded from play goes to the dead pile."""
    if words & DEATHBOUND and s[c + ZONE] == DISCARD and (origin == PLAY or not hooks.only_from_play.holds(t)):
        place(t, s, c, DEAD)


@lcg.forbids(hooks.use, "7.25")
def buried_by_a_discard_is_not_killed(t: Table, s: State, p: int, b: Bound) -> Truth:
    """It has not been killed, and what waits for that has heard nothing."""
    return s[b.row + SUBJECT] == ONLY_DISCARDED


lcg.permission(hooks.only_from_play, "7.26", says="Deathbound bears only on a discard from play.")


@lcg.orders(hooks.event_pile, "7.27")
def deathbound_events_go_to_the_dead_pile(t: Table, s: State, c: int, cancelled: int) -> int | None:
    """An event with Deathbound goes to the dead pile when it has been played from the hand."""
    failed = cancelled and hooks.cancelled_stays_mortal.holds(t)
    return DEAD if flags(t, s, c) & DEATHBOUND and not failed else None


lcg.repeats(said_by(hooks.cancelled_is_unplayed), "7.28")


@lcg.forbids(hooks.use, "7.28")
def a_cancelled_event_calls_for_no_response(t: Table, s: State, p: int, b: Bound) -> Truth:
    """So what waits for an event to be played has heard nothing of it."""
    return s[b.row + SUBJECT] == ONLY_CANCELLED


lcg.permission(
    hooks.cancelled_stays_mortal, "7.29", says="A cancelled event has not been played, so Deathbound does not bear on it."
)


# -- then ----------------------------------------------------------------------------------------


lcg.permission(
    hooks.then_depends, "7.30", "7.31", says='What stands after "then" happens only when what stands before it has happened.'
)
lcg.permission(hooks.partly_fails, "7.31a", says="To have happened in part is no success.")
lcg.permission(hooks.saves_forfeit, "7.32", says='A save before "then" forfeits what stands after it.')


@lcg.otherwise(hooks.partly_fails, hooks.partly_enough)
def a_part_could_be_enough(t: Table) -> Truth:
    """Otherwise a part of it would do (7.31a)."""
    return True


@lcg.otherwise(hooks.saves_forfeit, hooks.saved)
def saves_could_go_unnoticed(t: Table, s: State, c: int) -> None:
    """Otherwise what was averted by a save would count as done (7.32)."""
    awaited(s, c)


lcg.permission(
    hooks.cancel_forfeits, "7.33", says='When what stands before "then" is cancelled, what stands after it is lost too.'
)


@lcg.permits(hooks.goes_on)
def what_follows_could_still_happen(t: Table, s: State, f: int, b: Bound) -> Truth:
    """Otherwise a cancel would annul only the part before "then" (7.33)."""
    return bool(not hooks.cancel_forfeits.of(t) and _skip_to_then(s, f, b))


def _skip_to_then(s: State, f: int, b: Bound) -> bool:
    at = next((i for i, op in enumerate(b.program) if isinstance(op, Then)), None)
    if at is None:
        return False
    s[f + REACHED] = max(s[f + REACHED], at + 1)
    return True


# -- house cards and agendas -----------------------------------------------------------------------


lcg.permission(hooks.house_in_play, "7.34", says="House cards are in play.")


@lcg.otherwise(hooks.house_in_play, hooks.not_counted)
def house_cards_could_lie_outside(t: Table, s: State, c: int) -> Truth:
    """Otherwise they would not count as cards in play (7.34)."""
    return t.type[c] == HOUSE_CARD


@lcg.forbids(hooks.stays, "7.35")
def house_cards_stay_in_play(t: Table, s: State, c: int) -> Truth:
    """A house card cannot be removed from play by any means."""
    return t.type[c] == HOUSE_CARD


@lcg.forbids(hooks.target_refused, "7.35")
def house_cards_are_not_chosen_for_it(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor can it be chosen for that."""
    removes = any(op.verb in ("kill", "discard", "return") and op.who.kind == "target" for op in b.ability.effects)
    return removes and t.type[c] == HOUSE_CARD


lcg.permission(hooks.agendas_apart, "7.36", says="Agendas are not in play.")


@lcg.forbids(hooks.target_refused, "7.36")
def agendas_are_not_chosen(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """What is chosen among the cards in play is no agenda."""
    return t.type[c] == AGENDA_CARD and hooks.agendas_apart.holds(t)


@lcg.otherwise(hooks.agendas_apart, hooks.counted_too)
def agendas_could_count(t: Table, s: State, c: int) -> Truth:
    """Otherwise they would count as cards in play (7.36)."""
    return t.type[c] == AGENDA_CARD


@lcg.forbids(hooks.cancel, "7.37")
def agendas_are_not_cancelled(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """Effects of agendas cannot be cancelled."""
    return t.type[aimed.card] == AGENDA_CARD


@lcg.forbids(hooks.cancel_aim, "7.37")
def agendas_are_not_aimed_at(t: Table, s: State, p: int, c: int) -> Truth:
    """Whatever is tried."""
    return t.type[c] == AGENDA_CARD


# -- the hand --------------------------------------------------------------------------------------


lcg.permission(hooks.empty_hand, "7.38", says="A hand is something else than the cards in it: it can be chosen when it is empty.")


lcg.permission(hooks.empty_hand_pays, "7.39", says="So it can be discarded as a cost with no card in it.")


@lcg.otherwise(hooks.empty_hand_pays, hooks.use)
def empty_hands_could_be_worthless(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Otherwise an empty hand could not be discarded as a cost (7.39)."""
    pays = any(op.verb == "hand" for op in b.ability.cost)
    return pays and not any(s[c + ZONE] == HAND and t.owner[c] == p for c in t.rows)


@lcg.forbids(hooks.use, "7.40")
def a_card_must_be_there_to_be_discarded(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A cost of discarding a card cannot be paid from an empty hand."""
    pays = any(op.verb == "discard" and op.who.filter.zone == "hand" for op in b.ability.cost)
    return pays and not any(s[c + ZONE] == HAND and t.owner[c] == p for c in t.rows if c != b.card)
