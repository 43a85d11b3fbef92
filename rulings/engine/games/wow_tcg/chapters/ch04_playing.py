"""Chapter 4: playing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.lasting import records
from ....cards.program import Choose
from ....cards.resolving import at_hand
from ....cards.texts import says
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, only_in_its_time
from .. import hooks
from ..book import wow
from ..cards import ABILITY_CARD, ALLY, EQUIPMENT
from ..cells import (
    ALLY_ROW,
    DISCARD,
    EFFECT_ATK,
    EFFECT_CANNOT,
    EFFECT_DEFENSE,
    EFFECT_HEALTH,
    EFFECT_MORE,
    HAND,
    HERO_ROW,
    HOST,
    MARK,
    MEANT,
    UNDER,
    WOUNDS,
    ZONE,
)
from ..effects import CANNOT
from ..events import exhaust, leave_play
from ..moments import is_free_to_act
from ..payments import has_cards_to_pay, is_free, paid_in_part, price
from ..targets import unmet
from ..values import is_instant, lasting_sum, ready_resources

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


@wow.forbids(hooks.use, "4.1")
def cards_are_played_from_the_hand(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A card is played from the own hand."""
    return b.kind == "played" and (s[b.card + ZONE] != HAND or t.owner[b.card] != p)


@wow.forbids(hooks.use, "4.1a")
def what_is_not_instant_waits_for_the_own_action_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What is no instant is played in the own action phase, with nothing on the chain and no combat under way."""
    return b.kind == "played" and not is_instant(t, s, b.card) and not is_free_to_act(t, s, p)


# -- the cost ------------------------------------------------------------------------------------
@wow.forbids(hooks.use, "4.2")
def a_card_must_be_paid(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Who cannot exhaust as many ready resources as the card costs does not play it."""
    if b.kind != "played":
        return False
    with t.as_written():  # whatever keeps a player from paying keeps the card unpaid
        free = is_free(t, s, p, b.card)
        return not free and price(t, s, b) > len(ready_resources(t, s, p)) or not has_cards_to_pay(t, s, p, b)


@wow.forbids(hooks.no_other_way, "4.2")
def resources_are_enough_or_do_not_pay(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Where something else may pay instead, resources do so only if enough of them are ready."""
    return b.kind == "played" and price(t, s, b) > len(ready_resources(t, s, p))


@wow.forbids(hooks.shortfall, "4.2")
def a_part_of_the_cost_buys_no_card(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is it played for a part of what it costs."""
    return b.kind == "played" and paid_in_part(t, s, p, b)


@wow.forbids(hooks.resources_named, "4.2")
def a_card_costs_as_many_resources_as_it_says(t: Table, s: State, p: int, b: Bound, n: int) -> Truth:
    """As many ready resources are exhausted for it as it costs, no fewer and no more."""
    return b.kind == "played" and n != price(t, s, b)


@wow.causes(hooks.pays, "4.2")
def resources_are_exhausted(t: Table, s: State, p: int, n: int) -> None:
    """Costs are paid by exhausting ready resources: those that the player names, else those face down first."""
    able = ready_resources(t, s, p)
    for c in sorted(able, key=lambda c: not s[c + MEANT])[:n]:
        exhaust(t, s, c)
    for c in able:
        s[c + MEANT] = 0


wow.forbids(elsewhere, "4.2")(only_in_its_time("pay", "One pays when a card is played or a power used, and then only."))


wow.permission(hooks.text_done, "4.3", says="What the text of a card says is done when it resolves.")


@wow.forbids(hooks.cannot, "4.3")
def texts_say_what_cannot_be_done(t: Table, s: State, c: int, verb: str) -> Truth:
    """What a text says cannot be done is not done, as long as it lasts."""
    mark = t.mark[c]
    wanted = CANNOT.index(verb) if verb in CANNOT else -1
    lasting = any(card == mark and what == EFFECT_CANNOT and x == wanted for _u, card, what, _n, x in records(t, s))
    return lasting or says(t, s, c, "cannot", verb)


# -- where a resolved card goes ---------------------------------------------------------------------
@wow.orders(hooks.where_to, "4.4")
def equipment_lies_beside_the_hero(t: Table, s: State, c: int) -> int | None:
    """A weapon, an armor or an item lies beside the hero."""
    return HERO_ROW if t.type[c] in EQUIPMENT else None


@wow.orders(hooks.where_to, "4.5")
def an_ally_comes_to_the_ally_row(t: Table, s: State, c: int) -> int | None:
    """An ally comes to the ally row."""
    return ALLY_ROW if t.type[c] == ALLY else None


@wow.orders(hooks.where_to, "4.6")
def an_attached_ability_lies_under_its_card(t: Table, s: State, c: int) -> int | None:
    """An ability that is attached lies under the card it is attached to."""
    return UNDER if t.type[c] == ABILITY_CARD and s[c + HOST] and hooks.stays.allows(t, s, c) else None


@wow.orders(hooks.where_to, "4.7")
def an_ongoing_ability_lies_in_the_hero_row(t: Table, s: State, c: int) -> int | None:
    """An ongoing ability that is not attached lies in the hero row."""
    return HERO_ROW if t.type[c] == ABILITY_CARD and not s[c + HOST] and hooks.stays.allows(t, s, c) else None


@wow.orders(hooks.after_resolving, "4.8")
def other_abilities_go_to_the_graveyard(t: Table, s: State, c: int, interrupted: bool) -> int | None:
    """An ability that is not ongoing goes to its owner's graveyard when it has been resolved."""
    return DISCARD if t.type[c] == ABILITY_CARD and not interrupted else None


@wow.causes(hooks.left_play, "4.9")
def attached_abilities_leave_with_their_card(t: Table, s: State, c: int) -> None:
    """With a card go all abilities attached to it."""
    for x in t.attached(s, c):
        leave_play(t, s, x, hooks.attached_to.first_or(HAND, t, s, x))


@wow.orders(hooks.attached_to, "4.9a")
def they_go_to_the_graveyard(t: Table, s: State, c: int) -> int:
    """They go to their owners' graveyards, even where the card returns to the hand."""
    return DISCARD


# -- targets -------------------------------------------------------------------------------------------
@wow.forbids(hooks.use, "4.11")
def what_needs_a_target_needs_a_legal_one(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A card that needs a target is not played without a legal one; nor is a power used, or a quest completed."""
    with t.as_written():  # whatever keeps all of them from being targets
        return unmet(t, s, p, b) is not None


wow.permission(hooks.targets_first, "4.11", says="Targets are chosen when a card is played, before anything is paid.")


@wow.forbids(hooks.mistargeted, "4.11")
def the_target_is_one_the_text_means(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """What the text does not mean is no legal target."""
    return bool(b.targets) and not any(c in op.candidates(t, s, p, b) or _refused(t, s, p, b, c) for op in b.targets)


@wow.forbids(hooks.untimely_target, "4.11")
def each_target_is_chosen_in_its_turn(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Targets are chosen one after another, each among those that its part of the text means, and not when one pays already."""
    op = at_hand(t, s)
    if not isinstance(op, Choose):
        return True
    first = next((x for x in t.rows if op.second and s[x + MARK]), 0)
    return c == first or c not in op.candidates(t, s, p, b, first) and not _refused(t, s, p, b, c)


@wow.forbids(hooks.untimely_payment, "4.11")
def nothing_is_paid_before_the_targets_are_chosen(t: Table, s: State, b: Bound) -> Truth:
    """Nor is anything paid before all targets have been chosen."""
    return isinstance(at_hand(t, s), Choose)


@wow.forbids(hooks.must_choose, "4.11")
def a_target_must_be_chosen(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Where the text does not leave it open, a target must be chosen."""
    return not any(op.target.optional for op in b.targets)


def _refused(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Whether a rule of its own keeps a card from being a target."""
    return hooks.target_refused.refuses(t, s, p, b, c)


@wow.counts(hooks.atk, "4.3", when=lambda t: "atk" in t.changing)
def texts_change_attack(t: Table, s: State, c: int) -> int:
    """What has resolved changes the ATK of a card for as long as it says."""
    return 0 if hooks.value_fixed.refuses(t, s, c) else lasting_sum(t, s, c, EFFECT_ATK)


@wow.counts(hooks.health, "4.3", when=lambda t: "health" in t.changing)
def texts_change_health(t: Table, s: State, c: int) -> int:
    """What has resolved changes the health of a card for as long as it says."""
    return 0 if hooks.value_fixed.refuses(t, s, c) else lasting_sum(t, s, c, EFFECT_HEALTH)


@wow.counts(hooks.defense, "4.3", when=lambda t: "defense" in t.changing)
def texts_change_defense(t: Table, s: State, c: int) -> int:
    """What has resolved changes the DEF of an armor for as long as it says."""
    return lasting_sum(t, s, c, EFFECT_DEFENSE)


@wow.counts(hooks.more_damage, "4.3", when=lambda t: "more" in t.changing)
def texts_make_deal_more(t: Table, s: State, c: int) -> int:
    """What has resolved makes a character deal more damage for as long as it says."""
    source = s[c + WOUNDS.source]
    return lasting_sum(t, s, t.by_mark[source], EFFECT_MORE) if source else 0


wow.forbids(elsewhere, "4.11")(only_in_its_time("target", "Targets are chosen when a card is played or a power used."))
wow.moment("resolve", "4.11", says="Targets are being chosen; nothing else is done before that.")
wow.decides("resolve", "4.11", says="Who plays the card chooses its targets.")
wow.permission(hooks.several_attached, "4.10", says="Several abilities may be attached to one card, of the same name too.")


@wow.otherwise(hooks.several_attached, hooks.target_refused)
def one_would_be_attached(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """To what bears one nothing else would be attached."""
    return any(op.verb == "attach" for op in b.ability.effects) and bool(t.attached(s, c))
