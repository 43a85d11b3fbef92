"""Chapter 2, Základní pojmy: the golden rule, kneeling and standing, claiming power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.affording import enough
from ....cards.lasting import records
from ....cards.texts import says
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cards import ATTACHMENT
from ..cells import (
    CONTROL,
    DEAD,
    DISCARD,
    EFFECT_PERMIT,
    FACE_DOWN,
    HAND,
    KNEELING,
    PLAY,
    POOL,
    POWER,
    TOKENS,
    UNLIMITED,
    ZONE,
)
from ..effects import PERMITTED
from ..events import add_to, kneel
from ..payments import costs_influence, payers

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


@ccg.permits(hooks.golden, "2.1")
def card_text_prevails(t: Table, s: State, c: int, permission: str) -> Truth:
    """Where a card's text conflicts with the rules, the card prevails."""
    return says(t, s, c, "permit", permission)


@ccg.permits(hooks.golden, "2.1", when=lambda t: t.says_permit)
def so_does_what_a_text_permits_for_a_time(t: Table, s: State, c: int, permission: str) -> Truth:
    """So does what an effect permits it, as long as that lasts."""
    mark = t.mark[c]
    return any(card == mark and what == EFFECT_PERMIT and PERMITTED[x] == permission for _u, card, what, _n, x in records(t, s))


@ccg.permits(hooks.golden, "2.1", when=lambda t: t.says_permit)
def what_is_plainly_permitted_stops_at_no_rule(t: Table, s: State, c: int, permission: str) -> Truth:
    """What a text permits plainly is done kneeling and without the icon too: no rule about the card is left against it."""
    act, how = permission.partition(" ")[::2]
    return how in ("kneeling", "without icon") and hooks.golden.allows(t, s, c, act)


@ccg.permits(hooks.golden, "2.1", when=lambda t: any(card.elsewhere for card in t.printed))
def text_may_lift_the_place_of_a_cost(t: Table, s: State, c: int, permission: str) -> Truth:
    """So it does where it lets an event with a cost be played outside its player's marshalling."""
    return permission == "pay elsewhere" and t.card[c].elsewhere


@ccg.permits(hooks.golden, "2.1", when=lambda t: any(card.on_attachments for card in t.printed))
def text_may_widen_the_choice_of_hosts(t: Table, s: State, c: int, permission: str) -> Truth:
    """And where it lets an attachment be attached to another attachment."""
    return permission == "lie on attachments" and t.card[c].on_attachments


@ccg.permits(hooks.source, "2.1")
def text_may_work_from_a_pile(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A text that says so works from its owner's dead or discard pile, or from the hand."""
    zone = {"dead": DEAD, "discard": DISCARD, "hand": HAND}.get(b.ability.zone)
    return zone is not None and s[b.card + ZONE] == zone and t.owner[b.card] == p


@ccg.causes(hooks.enter_play, "2.2")
def laid_out_face_up(t: Table, s: State, c: int, p: int) -> None:
    """A card put into play lies face up in front of its player."""
    s[c + ZONE] = PLAY
    s[c + CONTROL] = p
    s[c + FACE_DOWN] = 0
    s[c + KNEELING] = 0 if hooks.enters_standing.holds(t) else 1


@ccg.forbids(hooks.play, "2.2")
def laid_out_in_front_of_its_player(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """A card that is no attachment is laid in front of its player, not onto another card."""
    return host and t.type[c] != ATTACHMENT


ccg.permission(hooks.enters_standing, "2.3", says="A card enters play upright: it is standing.")


@ccg.causes(hooks.attack_declared, "2.4", "7.6")
def attackers_kneel(t: Table, s: State, c: int) -> None:
    """A character declared as an attacker is used: it kneels."""
    if not hooks.golden.allows(t, s, c, "attack standing"):
        kneel(t, s, c)


@ccg.causes(hooks.defend_declared, "2.4", "7.9")
def defenders_kneel(t: Table, s: State, c: int) -> None:
    """A character declared as a defender is used: it kneels."""
    if not hooks.golden.allows(t, s, c, "defend standing"):
        kneel(t, s, c)


@ccg.causes(hooks.kneel, "2.5")
def kneeling_is_turning(t: Table, s: State, c: int) -> None:
    """Turning a card by ninety degrees is kneeling."""
    s[c + KNEELING] = 1


@ccg.forbids(hooks.use, "2.6", when=lambda t: t.kneel_costs)
def kneeling_cost_needs_a_standing_card(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Only a standing card can pay a cost of kneeling, and each kneels for one."""
    costs = [op for op in b.costs if op.op.verb == "kneel"]
    if not costs or not all(payers(t, s, p, b, op) for op in costs):
        return False
    return not enough(t, costs, lambda cost: [c for c in payers(t, s, p, b, cost) if not s[c + KNEELING]])


@ccg.forbids(hooks.pay_with, "2.6")
def kneeling_card_cannot_pay(t: Table, s: State, c: int, verb: str) -> Truth:
    """A kneeling card cannot be chosen to kneel as a cost."""
    return verb == "kneel" and s[c + KNEELING]


@ccg.forbids(hooks.payment, "2.6")
def what_kneels_already_is_not_chosen_to_kneel(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Where the text asks for a card to kneel, one that kneels already does not pay."""
    kneels = costs_influence(b) or any(op.op.verb == "kneel" and op.op.who.kind == "each" for op in b.costs)
    return kneels and s[c + KNEELING]


@ccg.causes(hooks.claim_house, "2.8")
def house_claims_power(t: Table, s: State, p: int, n: int) -> None:
    """Power claimed for the house goes from the pool onto the house card."""
    add_to(s, t.players[p] + POWER, from_pool(t, s, n), "moc na kartě rodu")


@ccg.causes(hooks.claim_card, "2.9", "6.48", "6.49")
def character_claims_power(t: Table, s: State, c: int, n: int) -> None:
    """Power claimed by a character goes from the pool onto that character."""
    add_to(s, c + TOKENS, from_pool(t, s, n), "moc na postavě")


def from_pool(t: Table, s: State, n: int) -> int:
    """Take tokens from the power pool: as many as there are, or are added (4.28)."""
    if s[POOL] == UNLIMITED:
        return n
    hooks.pool_empty.run(t, s, n)
    n = min(n, s[POOL])
    s[POOL] -= n
    return n
