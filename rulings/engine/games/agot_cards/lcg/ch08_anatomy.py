"""Chapter 8, Anatomie schopností: play restriction, cost, target, effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.matching import named
from ....cards.payments import Pay
from ....cards.program import Choose
from ....cards.resolving import PLAYER, REACHED, Operation
from ....cards.texts import cannot
from ....core.flow import top
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import stands_at
from .. import hooks
from ..affording import cards_suffice, gold_asked, leaves_unpaid
from ..book import lcg, said_by
from ..cards import CHARACTER, EVENT, Filter
from ..cells import CHALLENGES, GOLD, IN_VAIN, PHASE_USES, ROUND_USES, SUBJECT
from ..chapters import ch03_cards as cards
from ..chapters import ch03_costs as costs
from ..chapters import ch07_claim as claims
from ..chapters import ch09_advanced as advanced
from ..chapters import ch09_lasting as lasting
from ..chapters import ch09_saves as saves
from ..chapters import ch10_decks as decks
from ..events import may_draw
from ..payments import needed, paid_in_part, unpaired
from ..values import reduced
from .ch07_definitions import conditions_unmet

if TYPE_CHECKING:
    from ....cards.model import Op
    from ....cards.table import Bound
    from ..cards import Card
    from ..table import Table

LANNISTER = Filter(CHARACTER, controller="own", house="Lannister")
"""What kneels for A Lannister Pays His Debts (8.15)."""
WINNING_PARTICIPANT = Filter(CHARACTER, controller="winner", side="participating")
"""What it is aimed at (8.23)."""

# -- play restriction --------------------------------------------------------------------------

lcg.repeats(advanced.abilities_in_their_phase, "8.4")


@lcg.forbids(hooks.use, "8.9")
def in_the_challenges_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What is marked for challenges is used in the challenges phase."""
    return b.ability.phases == (CHALLENGES,) and advanced.abilities_in_their_phase(t, s, p, b)


@lcg.forbids(hooks.ambush, "8.9")
def ambush_in_the_challenges_phase(t: Table, s: State, p: int, c: int) -> Truth:
    """So is a keyword that is marked for them."""
    return advanced.keywords_in_their_phase(t, s, p, c)


@lcg.forbids(hooks.use, "8.5")
def no_oftener_than_the_text_allows(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A play restriction may say how often an ability or event is played."""
    return bool(b.ability.limit) and sum(_uses(t, s, b)) >= b.ability.limit


@lcg.forbids(hooks.use, "8.11")
def once_a_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What may be played once a phase is not played twice in it."""
    return b.ability.limit == 1 and b.ability.limit_per == "phase" and no_oftener_than_the_text_allows(t, s, p, b)


@lcg.forbids(hooks.use, "8.11a")
def copies_of_an_event_share_a_limit(t: Table, s: State, p: int, b: Bound) -> Truth:
    """All copies of an event that a player plays count together."""
    own = s[b.row + _counter(b)]
    return own < b.ability.limit and no_oftener_than_the_text_allows(t, s, p, b)


@lcg.forbids(hooks.use, "7.28a")
def a_cancelled_event_uses_its_limit_up(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor does an event count less for having been cancelled."""
    in_vain = any(s[other.row + SUBJECT] == IN_VAIN for other in _counted_with(t, b))
    return in_vain and t.type[b.card] == EVENT and no_oftener_than_the_text_allows(t, s, p, b)


def _counter(b: Bound) -> int:
    return PHASE_USES if b.ability.limit_per == "phase" else ROUND_USES


def _uses(t: Table, s: State, b: Bound) -> list[int]:
    return [s[other.row + _counter(b)] for other in _counted_with(t, b)]


def _counted_with(t: Table, b: Bound) -> list[Bound]:
    """What shares a limit: an ability stands alone, events of one title and player count together."""
    if t.type[b.card] != EVENT:
        return [b]
    title, owner = t.card[b.card].title, t.owner[b.card]
    return [x for x in t.bound if t.card[x.card].title == title and t.owner[x.card] == owner and x.ability == b.ability]


lcg.repeats(saves.responses_in_their_situation, "8.6")
lcg.repeats(saves.saves_in_the_situation_of_its_text, "8.6")
lcg.repeats(saves.cancels_in_the_situation_of_their_text, "8.6")


@lcg.forbids(hooks.use, "8.6")
def no_play_while_a_condition_is_unmet(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An ability or event is not played while what its text asks first is not so."""
    return conditions_unmet(t, s, p, b)


@lcg.forbids(hooks.use, "8.8")
def after_a_challenge_is_lost(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An event that responds to a lost challenge is played after such a loss only."""
    lost = t.type[b.card] == EVENT and b.ability.trigger.event == "lost"
    return lost and saves.responses_in_their_situation(t, s, p, b)


lcg.repeats(said_by(hooks.any_phase), "8.7")
lcg.repeats(decks.house_deck_keeps_to_its_house, "8.10")

# -- cost ----------------------------------------------------------------------------------------

lcg.repeats(said_by(hooks.cost_first), "8.12", "8.17")


@lcg.forbids(hooks.use, "8.13", "8.16")
def what_cannot_be_paid_is_not_played(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Who cannot pay the cost cannot play the ability or event."""
    with t.as_written():
        if any(_spent_itself(t, s, b, op) for op in b.costs):
            return True
        if not cards_suffice(t, s, p, b, lambda cost: cost.candidates(t, s, p, b)):
            return True
    return gold_asked(t, s, p, b) > s[t.players[p] + GOLD]


@lcg.forbids(hooks.strands, "8.13")
def what_is_paid_leaves_enough_for_the_rest(t: Table, s: State, f: int, b: Bound, c: int) -> Truth:
    """Nor is a part of it paid with what the rest cannot do without."""
    with t.as_written():
        return leaves_unpaid(t, s, f, b, s[f + PLAYER], c)


def _spent_itself(t: Table, s: State, b: Bound, op: Pay) -> Truth:
    """Whether an ability is paid for with its own card, and that cannot pay."""
    return op.op.who.kind == "this" and hooks.pay_with.refuses(t, s, b.card, op.op.verb)


lcg.permission(hooks.free_of_charge, "8.14", says="Not every ability or event has a cost.")


@lcg.otherwise(hooks.free_of_charge, hooks.use)
def everything_could_cost(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Otherwise an event without a cost could not be played (8.14)."""
    return t.type[b.card] == EVENT and t.card[b.card].cost is None and not b.ability.cost


@lcg.forbids(hooks.payment, "8.1b")
def nothing_is_paid_before_targets_are_chosen(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """As long as a target has to be chosen, it is not the time to pay."""
    return stands_at(t, s, "resolve") and isinstance(_operation(s, b), Choose)


@lcg.forbids(hooks.mistargeted, "8.1b")
def no_target_is_chosen_while_paying(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """And when it is being paid, the targets have been chosen."""
    return stands_at(t, s, "resolve") and isinstance(_operation(s, b), Pay)


def _operation(s: State, b: Bound) -> Operation | None:
    """The part of an ability that is being carried out."""
    reached = s[top(s) + REACHED]
    return b.program[reached] if reached < len(b.program) else None


@lcg.forbids(hooks.payment, "8.12")
def a_payment_is_what_the_text_says(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A cost is what must be paid, and nothing else is paid for it."""
    return bool(b.ability.cost) and costs.payments_are_what_the_text_says(t, s, p, b, c)


@lcg.forbids(hooks.payment, "8.14")
def what_costs_nothing_is_not_paid_for(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Not everything has a cost, and where there is none nothing is paid."""
    return not b.ability.cost


@lcg.forbids(hooks.shortfall, "8.13")
def half_a_payment_buys_nothing(t: Table, s: State, p: int) -> Truth:
    """Nor is it with a part of what it costs."""
    return paid_in_part(t, s, p)


@lcg.forbids(hooks.underpaid, "8.13")
def too_little_influence_buys_nothing(t: Table, s: State, p: int, cost: int, offered: int) -> Truth:
    """Nor is it with less influence than it costs."""
    return offered < reduced(t, s, p, cost, "influence")


@lcg.forbids(hooks.surplus, "8.14")
def nothing_is_paid_for_what_costs_nothing(t: Table, b: Bound, targets: int, payments: int) -> Truth:
    """Nor are cards named to pay for it."""
    return payments and not b.ability.cost


@lcg.forbids(hooks.surplus, "8.20")
def nothing_is_chosen_where_nothing_says_so(t: Table, b: Bound, targets: int, payments: int) -> Truth:
    """Where the text does not say choose, no targets are named either."""
    return targets and not b.ability.targets


@lcg.forbids(hooks.payment, "8.15")
def lannisters_kneel_for_it(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Where a LANNISTER character must kneel, no other card does."""
    kneels = any(op.verb == "kneel" and op.who.filter == LANNISTER for op in b.ability.cost)
    return kneels and costs.payments_are_what_the_text_says(t, s, p, b, c)


# -- target --------------------------------------------------------------------------------------


lcg.permission(hooks.chosen_alone, "8.18", says="The effect bears on what was chosen and on nothing else.")


@lcg.otherwise(hooks.chosen_alone, hooks.spreads)
def everything_could_be_affected(t: Table) -> Truth:
    """Otherwise it would bear on all that could have been chosen (8.18)."""
    return True


lcg.permission(hooks.targets_first, "8.19", says="The word choose makes a target, and the choice comes before anything is paid.")


lcg.permission(hooks.untargeted, "8.20", says="What does not say choose has no target, so a ban on targets does not stop it.")


@lcg.forbids(hooks.untouchable)
def everything_could_count_as_chosen(t: Table, s: State, c: int) -> Truth:
    """Otherwise the ban would stop it too (8.20)."""
    return not hooks.untargeted.holds(t) and cannot(t, s, c, "target")


@lcg.forbids(hooks.use, "8.21")
def no_play_without_a_legal_target(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Without a legal target the ability or event is not played."""
    with t.as_written():
        return any(not op.candidates(t, s, p, b) for op in needed(b)) or unpaired(t, s, p, b)


lcg.permission(
    hooks.targets_rechecked, "8.21a", says="What paying has made an illegal target is not affected; the cost stays paid."
)


lcg.permission(hooks.aimless, "8.22", says="Not every ability or event has a target.")


@lcg.otherwise(hooks.aimless, hooks.use)
def everything_could_need_a_target(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Otherwise what has no target could not be played (8.22)."""
    return not b.ability.targets and b.kind in ("action", "response")


@lcg.forbids(hooks.mistargeted, "8.18")
def it_bears_on_targets_alone(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """The target says on which cards an ability or event bears: no others are chosen."""
    return bool(b.ability.targets) and cards.targets_are_what_the_text_says(t, s, p, b, c)


@lcg.forbids(hooks.mistargeted, "8.19")
def targets_are_what_the_text_says(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A target is what the text says to choose."""
    return bool(b.ability.targets) and cards.targets_are_what_the_text_says(t, s, p, b, c)


@lcg.forbids(hooks.mistargeted, "8.20")
def what_does_not_say_choose_has_no_target(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Where the text does not say choose, there is nothing to choose."""
    return not b.ability.targets


@lcg.forbids(hooks.must_choose, "8.1b")
def targets_are_chosen_first(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Before anything is paid the target must be chosen."""
    return bool(b.ability.targets) and cards.what_the_text_asks_is_chosen(t, s, p, b)


@lcg.forbids(hooks.mistargeted, "8.23")
def a_participant_of_the_winner_is_chosen(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Where a participating character of the winner is the target, no other card is."""
    asked = any(target.filter == WINNING_PARTICIPANT for target in b.ability.targets)
    return asked and not cards.fits(t, s, p, b, c)


# -- effect --------------------------------------------------------------------------------------

lcg.repeats(lasting.lasting_effects_are_summed, "8.24")


@lcg.forbids(hooks.card_data, "8.25")
def everything_has_an_effect(t: Table, card: Card) -> Truth:
    """Every ability and every event has an effect."""
    return card.type == EVENT and not card.abilities


lcg.permission(hooks.null_results, "8.26", says="They may be played even when nothing comes of it.")


@lcg.otherwise(hooks.null_results, hooks.use)
def a_result_could_be_asked_for(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Otherwise what changes nothing could not be played (8.26)."""
    reached = [_reaches_anything(t, s, p, b, op) for op in b.ability.effects]
    return False in reached and True not in reached


def _reaches_anything(t: Table, s: State, p: int, b: Bound, op: Op) -> bool | None:
    """Whether an effect on all cards finds one, or a draw one who may draw; nothing is said of any other effect."""
    if op.verb in ("draw", "draw_all"):
        return any(may_draw(t, s, q, True) for q in ((p,) if op.verb == "draw" else range(len(t.players))))
    return bool(named(t, s, op.who.filter, p, b.card)) if op.who and op.who.kind == "each" else None


lcg.repeats(claims.the_killed_go_to_their_owners_dead_pile, "8.27")

_ANATOMY = "Říká, z čeho se záznam schopnosti skládá; je to podoba dat, která nelze vypnout, aniž by zmizela celá schopnost."
lcg.is_structural("8.1", _ANATOMY)
lcg.is_structural("8.1a", _ANATOMY)
lcg.is_structural("8.2", _ANATOMY)
lcg.is_structural("8.3", _ANATOMY)
