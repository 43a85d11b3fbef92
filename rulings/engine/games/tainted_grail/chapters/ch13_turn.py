"""Chapter 13: the turn of an encounter, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import counted
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import GOING_ON, elsewhere
from .. import hooks
from ..book import grail
from ..cells import (
    ACTIVATED,
    CHOICE,
    DUE,
    FREED,
    HAND,
    KIND,
    MET,
    OUT,
    OUTCOME,
    PLAYED,
    SEQUENCE,
    TOKENS,
    TURN,
    TURN_END,
    WHERE,
)
from ..decks import hand_of, sequence
from ..model import MAGIC
from ..party import active, is_in, waiting
from ..row import can_connect, connectable, idle_locks, is_further, locks_with_another
from ..steps.play import ABILITY, ATTRIBUTES, FREE_LOCK, MAGIC_LOCK
from ..steps.turn import CHECK_2, CHECK_3, CHECK_4, LIMIT, NEW_TURN, REFILL, RESET, STEP_1, STEP_2, STEP_3, STEP_4, check

if TYPE_CHECKING:
    from ..table import Table


@grail.orders(hooks.end_step, "13.1", "13.24")
def then_a_new_turn(t: Table) -> int | None:
    """After phase III a new turn begins with phase I."""
    return NEW_TURN


grail.permission(hooks.choosing, "13.2", says="The party agrees on any character who has not been activated in the turn.")


@grail.otherwise(hooks.choosing, hooks.activate)
def the_lowest_number_would_come_first(t: Table, s: State, party: int, p: int) -> Truth:
    """Characters would be activated in the order of their numbers."""
    return any(t.numbers[q] < t.numbers[p] for q in waiting(t, s))


@grail.forbids(hooks.activate, "13.2")
def only_members_are_activated(t: Table, s: State, party: int, p: int) -> Truth:
    """A member of the party who has not been activated in the turn is chosen."""
    return not s[t.players[p] + OUT] and (not is_in(t, s, p) or s[t.players[p] + ACTIVATED])


@grail.orders(hooks.unagreed, "13.3")
def without_agreement_the_lowest_number(t: Table, s: State) -> int | None:
    """If the players do not agree, the character with the lowest number who has not been activated is."""
    return min(waiting(t, s), key=lambda p: t.numbers[p], default=None)


@grail.causes(hooks.activated, "13.4")
def a_token_on_the_board(t: Table, s: State, p: int) -> None:
    """A time token is laid on the board of the character."""
    s[t.players[p] + ACTIVATED] = 1


@grail.forbids(hooks.activate, "13.4")
def once_a_turn(t: Table, s: State, party: int, p: int) -> Truth:
    """Who has the token is not activated again in the turn."""
    return s[t.players[p] + ACTIVATED]


@grail.orders(hooks.concerns, "13.5")
def all_concerns_the_active_character(t: Table, s: State, owner: int) -> int | None:
    """Whatever happens during an activation concerns the active character, whosever card it is."""
    return active(s)


grail.permission(hooks.whole_party, "13.5", says="What names the whole party concerns all its members.")


@grail.forbids(hooks.discard, "13.5")
def nobody_else_discards(t: Table, s: State, p: int, c: int) -> Truth:
    """During an activation nobody discards but the active character."""
    return active(s) not in (-1, p)


@grail.orders(hooks.activation_step, "13.6")
def step_1(t: Table) -> int | None:
    """Step 1: delayed abilities."""
    return STEP_1


@grail.causes(hooks.count_down, "13.6")
def a_token_leaves_every_card(t: Table, s: State) -> None:
    """One time token leaves every card of the sequence that has any, at every activation."""
    for c in sequence(t, s):
        if s[t.cards[c] + TOKENS]:
            s[t.cards[c] + TOKENS] -= 1
            hooks.token_gone.run(t, s, c)


@grail.causes(hooks.token_gone, "13.7")
def the_last_token_fires(t: Table, s: State, c: int) -> None:
    """If the token was the last one, the delayed ability of the card is resolved at once."""
    if not s[t.cards[c] + TOKENS]:
        s[t.cards[c] + DUE] = 1


@grail.forbids(hooks.resolve, "13.7")
def tokens_must_have_gone(t: Table, s: State, p: int, c: int) -> Truth:
    """An ability waits until the token that leaves its card is the last one."""
    return s[t.cards[c] + WHERE] == SEQUENCE and s[t.cards[c] + TOKENS] > 0


@grail.forbids(hooks.resolve, "13.8")
def earlier_cards_come_first(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor is an ability resolved while that of an earlier card of the sequence is due."""
    due = [other for other in sequence(t, s) if s[t.cards[other] + DUE]]
    return c in due and due[0] != c


@grail.orders(hooks.due_order, "13.8")
def from_the_first_card_to_the_last(t: Table, s: State) -> list[int] | None:
    """Several abilities are resolved from the first card of the sequence to the last."""
    return sequence(t, s)


@grail.orders(hooks.activation_step, "13.9")
def step_2(t: Table) -> int | None:
    """Step 2: cards are played."""
    return STEP_2


@grail.forbids(hooks.play, "13.9")
def cards_come_from_the_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """What is played comes from the hand, and from nowhere else."""
    return s[t.cards[c] + WHERE] != HAND


grail.permission(hooks.needless, "13.10", says="The active character may play a card, and need not.")


@grail.otherwise(hooks.needless, hooks.stop)
def a_card_would_have_to_be_played(t: Table, s: State, p: int) -> Truth:
    """Who has a card would have to play it."""
    return not s[PLAYED] and any(not hooks.play.refuses(t, s, p, c) for c in hand_of(t, s, p))


grail.permission(hooks.first_freely, "13.11", says="The first card of an activation has no requirement.")


@grail.otherwise(hooks.first_freely, hooks.play)
def the_first_would_have_to_connect(t: Table, s: State, p: int, c: int) -> Truth:
    """The first card would have to connect an attribute lock."""
    return not s[PLAYED] and not connectable(t, s, p, c)


@grail.orders(hooks.resolving_step, "13.12")
def first_attribute_locks(t: Table) -> int | None:
    """A card that was played connects its attribute locks first, in any order;"""
    return ATTRIBUTES


@grail.orders(hooks.resolving_step, "13.12")
def then_the_magic_lock(t: Table) -> int | None:
    """then its player decides on the magic lock;"""
    return MAGIC_LOCK


@grail.orders(hooks.resolving_step, "13.12")
def then_the_free_lock(t: Table) -> int | None:
    """then the free lock connects;"""
    return FREE_LOCK


@grail.orders(hooks.resolving_step, "13.12")
def then_the_ability(t: Table) -> int | None:
    """at last its ability is looked at."""
    return ABILITY


@grail.forbids(hooks.play, "13.13", "13.14", "13.15")
def a_further_card_must_be_joined(t: Table, s: State, p: int, c: int) -> Truth:
    """After the first card only such are played as themselves bear the bonus "another card" in a lock that can be connected."""
    return is_further(t, s, p, c) and not locks_with_another(t, c) or bool(idle_locks(t, s, p, c))


@grail.forbids(hooks.save_magic, "13.13")
def a_further_card_needs_its_magic(t: Table, s: State, p: int, c: int) -> Truth:
    """Where only magic can connect the bonus, it is paid."""
    if s[PLAYED] < 2 or s[FREED] or hooks.pay.refuses(t, s, p, c):
        return False
    needed = locks_with_another(t, c)
    return MAGIC in needed and not any(can_connect(t, s, p, c, lock) for lock in needed if lock != MAGIC)


grail.permission(hooks.further_resolve, "13.16", says="Every further card is resolved as the first one is.")


@grail.orders(hooks.activation_step, "13.17")
def a_check_closes_step_2(t: Table) -> int | None:
    """After the last card victory or affinity is checked."""
    return CHECK_2


grail.permission(hooks.no_check, "13.18", says="Between cards nothing is checked.")


@grail.otherwise(hooks.no_check, hooks.between_cards)
def every_card_would_be_checked(t: Table, s: State) -> None:
    """There would be a check after every card."""
    check(t, s)


@grail.orders(hooks.activation_step, "13.19")
def step_3(t: Table) -> int | None:
    """Step 3: the opponent answers."""
    return STEP_3


@grail.orders(hooks.activation_step, "13.20")
def a_check_after_the_answer(t: Table) -> int | None:
    """After step 3 there is another check."""
    return CHECK_3


@grail.orders(hooks.activation_step, "13.21")
def step_4(t: Table) -> int | None:
    """Step 4: is everybody activated?"""
    return STEP_4


@grail.orders(hooks.after_activation, "13.21", "13.24")
def all_are_activated(t: Table, s: State) -> int | None:
    """When every member who is still in it has a time token, the turn ends."""
    return None if waiting(t, s) else TURN_END


@grail.orders(hooks.after_activation, "13.22")
def somebody_is_left(t: Table, s: State) -> int | None:
    """When somebody is left, the next character is chosen."""
    return CHOICE if waiting(t, s) else None


@grail.orders(hooks.activation_step, "13.23")
def a_check_in_step_4(t: Table) -> int | None:
    """In step 4 too there is a check."""
    return CHECK_4


@grail.orders(hooks.end_step, "13.24")
def first_hands_are_cut(t: Table) -> int | None:
    """Phase III: first cards are discarded,"""
    return LIMIT


@grail.orders(hooks.end_step, "13.24")
def then_cards_are_drawn(t: Table) -> int | None:
    """then cards are drawn,"""
    return REFILL


@grail.orders(hooks.end_step, "13.24")
def then_activations_are_reset(t: Table) -> int | None:
    """then activations are reset."""
    return RESET


@grail.orders(hooks.hand_limit, "13.25")
def three_cards_are_kept(t: Table, s: State) -> int | None:
    """Each member discards down to three cards."""
    return 3


@grail.counts(hooks.standard_draw, "13.26")
def one_card_is_drawn(t: Table, s: State, p: int) -> int:
    """Each member draws one card."""
    return 1


@grail.causes(hooks.reset, "13.27")
def tokens_leave_the_boards(t: Table, s: State) -> None:
    """The time tokens of all boards are removed."""
    for row in t.players:
        s[row + ACTIVATED] = 0


grail.permission(hooks.card_tokens_stay, "13.28", says="Time tokens on cards of the sequence stay.")


@grail.otherwise(hooks.card_tokens_stay, hooks.reset)
def tokens_would_leave_the_cards(t: Table, s: State) -> None:
    """The tokens of the cards would go too."""
    for row in t.cards:
        s[row + TOKENS] = 0


@grail.causes(hooks.new_turn, "13.29")
def the_next_turn(t: Table, s: State) -> None:
    """The next turn begins."""
    s[TURN] = counted(s[TURN] + 1, "Tah")


TURN_VERBS = (
    *("activate", "wake", "disagree", "resolve", "play", "insert", "lock", "pay", "save", "stop"),
    *("use", "ward", "suffer", "discard", "coin", "flee"),
)


@grail.forbids(elsewhere, "13.1")
def turns_are_played_in_encounters(t: Table, s: State, p: int, verb: str) -> Truth:
    """Characters are activated and cards played in the turns of an encounter, and not without one."""
    return not s[MET] and verb in TURN_VERBS


def is_past(s: State, verb: str, how: int, kind: int) -> bool:
    """Whether something would be done in an encounter of a kind that has ended in such a way, or play would go on in it."""
    return not s[MET] and verb in (GOING_ON, *TURN_VERBS) and s[OUTCOME] == how and s[KIND] == kind
