"""Chapter 6, Kontrola: who controls and who owns, taking part, gained abilities, additional challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.triggers import happen
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import lcg, said_by
from ..cards import ATTACHMENT, Filter
from ..cells import ATTACKS, BROKEN, CHALLENGES, CONTROL, DEAD, HOST, LEFT, PHASE, PLAY, READY, SIDE, TYPE, ZONE
from ..changes import end_challenge, leave_challenge, takeovers
from ..chapters import ch05_unique as unique
from ..chapters import ch06_challenges as turns
from ..chapters import ch07_claim as claims
from ..chapters import ch09_advanced as advanced
from ..chapters import ch09_lasting as lasting
from ..players import active_player
from ..values import is_character

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

lcg.repeats(lasting.duplicates_change_sides_too, "6.1")


@lcg.forbids(hooks.save_right, "6.1")
def duplicates_have_changed_hands_too(t: Table, s: State, p: int, c: int) -> Truth:
    """So who has controlled a card that another player has taken over does not save it by its duplicate any more."""
    taken = s[c + CONTROL] != p and s[c + CONTROL] != t.owner[c]
    had_it = t.owner[c] == p or any(taker == p for _which, taker in takeovers(t, s, c))
    return taken and had_it and bool(t.spare_duplicates(s, c))


lcg.repeats(said_by(hooks.attachments_keep_controller), "6.2", "6.5")
lcg.repeats(said_by(hooks.attachments_stay), "6.3", "6.4")


@lcg.forbids(hooks.use, "6.2")
def attachments_do_not_change_hands(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Whoever has taken a character over does not trigger the attachments on it."""
    host = _taken_over(t, s, p, b)
    return host and s[host + CONTROL] == p


@lcg.forbids(hooks.use, "6.5")
def attachments_stay_with_their_holder(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor does anybody else but who has held them from the beginning."""
    return _taken_over(t, s, p, b)


def _taken_over(t: Table, s: State, p: int, b: Bound) -> int:
    """The card taken over on which an attachment of another player lies, or 0."""
    if s[b.card + ZONE] != PLAY or not s[b.card + HOST] or s[b.card + CONTROL] == p or t.type[b.card] != ATTACHMENT:
        return 0
    host = t.by_mark[s[b.card + HOST]]
    return host if s[host + CONTROL] != t.owner[host] else 0


@lcg.forbids(hooks.control, "6.6")
def dead_characters_are_not_taken_over(t: Table, s: State, p: int, c: int) -> Truth:
    """A unique character of which a copy lies in your dead pile cannot be taken over."""
    return t.card[c].unique and any(
        s[x + ZONE] == DEAD and t.owner[x] == p and unique.same_title(t, s, c, x) for x in t.characters
    )


@lcg.forbids(hooks.target_refused, "6.6")
def nor_chosen_to_be(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor can it be chosen for that."""
    takes = any(op.verb == "control" and op.who.kind == "target" for op in b.ability.effects)
    return takes and dead_characters_are_not_taken_over(t, s, p, c)


lcg.repeats(unique.no_second_copy_is_taken_over, "6.6")


lcg.permission(
    hooks.owning_is_apart, "6.7", says="To own a card is not to control it: a text that counts the one skips the other."
)


@lcg.otherwise(hooks.owning_is_apart, hooks.owned_by)
def who_controls_a_card_would_own_it(t: Table, s: State, c: int) -> int:
    """Otherwise a text that asks whose a card is would ask who controls it (6.7)."""
    return s[c + CONTROL]


@lcg.forbids(hooks.mistargeted, "6.7")
def what_you_only_control_is_not_yours(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So where a text asks for a card by its owner, it does not find one by who controls it."""
    return _taken_for_its_owner(t, s, p, c, [target.filter.owned for target in b.ability.targets])


@lcg.forbids(hooks.payment, "6.7")
def nor_does_it_pay_as_such(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is a cost paid with it that asks for a card by its owner."""
    return _taken_for_its_owner(t, s, p, c, [op.who.filter.owned for op in b.ability.cost if op.who.kind == "each"])


def _taken_for_its_owner(t: Table, s: State, p: int, c: int, asked: list[str]) -> bool:
    """Whether each text asks whose a card is, and the answer would be another if it asked who controls this one."""
    controls, owns = s[c + CONTROL] == p, t.owner[c] == p
    if s[c + ZONE] != PLAY or controls == owns:
        return False
    return bool(asked) and all(whose and (whose == "own") == controls for whose in asked)


lcg.permission(
    hooks.owner_counts,
    "6.8",
    "6.9",
    "6.10",
    says="Whoever controls a card, it goes back to the piles, the hand or the deck of its owner.",
)


@lcg.otherwise(hooks.owner_counts, hooks.astray)
def cards_could_go_to_their_controller(t: Table, s: State, c: int) -> int:
    """Otherwise a card would go to whoever controlled it last (6.8 to 6.10)."""
    return s[c + CONTROL]


lcg.repeats(lasting.control_goes_back, "6.11", "6.12")
lcg.repeats(lasting.an_earlier_taker_has_it_again, "6.11", "6.12a")
lcg.supersedes("agot-ccg 5.13", by=("6.13",))


@lcg.forbids(hooks.duplicate, "6.13")
def duplicates_on_cards_you_own_and_control(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """A duplicate is played only on a card that you both control and own."""
    return s[host + CONTROL] != p or t.owner[host] != p


lcg.repeats(advanced.piles_keep_their_order, "6.14")
lcg.repeats(said_by(hooks.look), "6.15")

# -- taking part -----------------------------------------------------------------------------

lcg.supersedes("agot-ccg 7.31", by=("6.16",))


@lcg.permits(hooks.participating, "6.16", "6.16a")
def attackers_and_defenders_participate(t: Table, s: State, c: int) -> Truth:
    """An attacker or defender participates as long as it is in the challenge."""
    return claims.attackers_and_defenders_participate(t, s, c)


@lcg.forbids(hooks.mistargeted, "6.16a")
def only_who_attacks_or_defends_takes_part(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """As long as a challenge goes on, what asks for a character that takes part in it finds none that does neither."""
    asked = [target.filter for target in b.ability.targets]
    sought = bool(asked) and all(isinstance(meant, Filter) and meant.side == "participating" for meant in asked)
    return sought and s[TYPE] and not s[c + SIDE] and s[c + ZONE] == PLAY and is_character(t, s, c)


@lcg.causes(hooks.resolution, "6.16")
def whoever_stayed_has_participated(t: Table, s: State) -> None:
    """Only who stayed until the challenge was resolved has participated in it."""
    for c in t.characters:
        if s[c + SIDE]:
            happen(t, s, "participated", c, s[c + CONTROL])


@lcg.forbids(hooks.use, "6.16")
def who_has_left_has_not_participated(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Who has not stayed until then has not participated, and what waits for that has heard nothing."""
    waits = b.ability.trigger.event == "participated" and not s[b.row + READY]
    return waits and s[b.card + LEFT] and s[b.card + ZONE] == PLAY


@lcg.causes(hooks.control_changed, "6.17")
def who_changes_sides_leaves_the_challenge(t: Table, s: State, c: int, p: int) -> None:
    """A character that changes control during a challenge withdraws from it."""
    leave_challenge(t, s, c)


@lcg.forbids(hooks.mistargeted, "6.17")
def who_has_changed_sides_is_on_neither(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """It is then on neither side, and what asks for a character in the challenge does not find it."""
    asked = [target.filter for target in b.ability.targets]
    sought = bool(asked) and all(isinstance(meant, Filter) and meant.side for meant in asked)
    return sought and _has_changed_sides(t, s, c)


@lcg.forbids(hooks.payment, "6.16a")
def only_who_attacks_or_defends_pays_as_such(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is a cost that asks for such a character paid with one that does neither."""
    return _asks_a_fighter(b) and s[TYPE] and not s[c + SIDE] and s[c + ZONE] == PLAY and is_character(t, s, c)


@lcg.forbids(hooks.payment, "6.17")
def nor_pays_as_if_it_were_on_one(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is such a cost paid with it."""
    return _asks_a_fighter(b) and _has_changed_sides(t, s, c)


def _asks_a_fighter(b: Bound) -> bool:
    """Whether an ability is paid for with a character that takes part in the challenge."""
    asked = [op.who.filter for op in b.ability.cost if op.who.kind == "each"]
    return bool(asked) and all(isinstance(meant, Filter) and meant.side for meant in asked)


def _has_changed_sides(t: Table, s: State, c: int) -> bool:
    """Whether a character has withdrawn from the last challenge because another player took it over."""
    return bool(s[c + LEFT] and not s[c + SIDE] and takeovers(t, s, c))


@lcg.forbids(hooks.defend, "6.17")
@lcg.forbids(hooks.deadly_victim, "6.17")
def nor_does_it_come_in_on_the_other(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does its new player declare it as a defender, or lose it as a participant."""
    return s[TYPE] and _has_changed_sides(t, s, c)


@lcg.forbids(hooks.use, "6.17")
def what_asks_to_take_part_is_not_used(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is a text of its own used that asks that it attack or defend, or have taken part."""
    asks = (
        {"attacking", "defending"} & set(b.ability.conditions)
        or b.ability.trigger.event == "participated"
        and not s[b.row + READY]
    )
    return asks and s[b.card + ZONE] == PLAY and _has_changed_sides(t, s, b.card)


@lcg.causes(hooks.withdrew, "6.18", "6.18b")
def a_challenge_without_characters_ends(t: Table, s: State, c: int) -> None:
    """If it was the only character in the challenge, the challenge ends."""
    if s[TYPE] and not any(s[x + SIDE] for x in t.characters):
        end_challenge(s)


lcg.permission(hooks.defenders_go_on, "6.18a", says="As long as there are defenders, the challenge goes on without attackers.")


@lcg.otherwise(hooks.defenders_go_on, hooks.withdrew)
def it_would_end_with_the_last_attacker(t: Table, s: State, c: int) -> None:
    """Otherwise there would be no challenge without an attacker (6.18a)."""
    if s[TYPE] and not any(s[x + SIDE] == ATTACKS for x in t.characters):
        end_challenge(s)


@lcg.forbids(hooks.timing_defend, "6.18")
def nobody_defends_in_a_challenge_that_has_ended_so(t: Table, s: State, p: int) -> Truth:
    """Nothing of it is left, no defenders either."""
    return s[BROKEN] and not s[TYPE] and s[PHASE] == CHALLENGES


@lcg.forbids(hooks.challenge, "6.18b")
def its_type_is_used_up(t: Table, s: State, p: int, kind: int, q: int) -> Truth:
    """Nevertheless its type has been used up."""
    mine = s[BROKEN] == kind and s[PHASE] == CHALLENGES and active_player(s) == p
    return mine and turns.one_challenge_of_each_type(t, s, p, kind, q)


# -- gained abilities, additional challenges ----------------------------------------------------

lcg.repeats(lasting.longer_effects_are_lasting, "6.19", "6.20")
lcg.repeats(turns.finish_one_before_the_next, "6.21")
lcg.repeats(turns.challenges_have_their_phase, "6.21a")
