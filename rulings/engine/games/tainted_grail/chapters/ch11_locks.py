"""Chapter 11: the sequence and the locks of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import grail
from ..cells import FURTHER_PLAY, HAND, KIND, MAGIC_NAME, MAGIC_POINTS, PLAYED, POINT, SEQUENCE, WHERE
from ..decks import move
from ..events import FROM_LOCK, append, begin, change
from ..model import ANOTHER, BLUE, BROWN, BY_ENCOUNTER, FREE, GREEN, GREY, MAGIC, ROWS
from ..row import before, facing, idle_locks, magic_meets, symbols

if TYPE_CHECKING:
    from ..table import Table

LETTERS = {"B": BROWN, "G": GREEN, "U": BLUE, "Y": GREY}
"""The colour of a card by the letter of its number."""


@grail.causes(hooks.joins, "11.1")
def cards_played_make_the_sequence(t: Table, s: State, p: int, c: int) -> None:
    """A card that is played comes to the end of the sequence."""
    append(t, s, c)


@grail.forbids(hooks.play, "11.2")
def only_cards_of_ones_own_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """A character plays cards of its own hand only."""
    return t.card[c].owner != p or s[t.cards[c] + WHERE] != HAND


@grail.causes(hooks.drawn)
def cards_come_to_the_hand(t: Table, s: State, p: int, c: int) -> None:
    """A card that is drawn comes to the hand."""
    move(t, s, c, HAND)


grail.permission(hooks.one_sequence, "11.3", says="All characters add to one common sequence.")


@grail.forbids(hooks.insert, "11.4")
def new_cards_come_to_the_end(t: Table, s: State, p: int, c: int, other: int) -> Truth:
    """The cards lie in one straight row, and a new one comes to its end."""
    return True


@grail.forbids(hooks.insert, "11.1")
def nothing_is_inserted_beside_the_sequence(t: Table, s: State, p: int, c: int, other: int) -> Truth:
    """The cards that were played make the sequence: before one that has left it there is no place in it."""
    return s[t.cards[other] + WHERE] != SEQUENCE


grail.permission(hooks.aligned, "11.5", says="A card is aligned so that its lower lock meets that of the card before.")


@grail.forbids(hooks.play, "11.6")
def only_cards_of_the_kind(t: Table, s: State, p: int, c: int) -> Truth:
    """In combat combat cards are played, in diplomacy diplomacy cards."""
    return t.card[c].kind != s[KIND]


@grail.orders(hooks.by_number, "11.7")
def cards_are_found_by_their_number(t: Table, number: str) -> int | None:
    """Every card has a number of its own, by which it is found."""
    return next((c for c, x in enumerate(t.card) if x.number == number), None)


@grail.orders(hooks.colour_of, "11.7")
def the_letter_tells_the_colour(t: Table, number: str) -> str | None:
    """The letter behind the number tells the deck and the colour."""
    return LETTERS.get(number[-1:])


@grail.orders(hooks.never_covered, "11.8")
def passive_cards_are_never_covered(t: Table, s: State, c: int) -> Truth | None:
    """The ability of a passive card can always be seen."""
    return t.card[c].passive


@grail.forbids(hooks.lock, "11.10")
def a_lock_needs_both_halves(t: Table, s: State, p: int, c: int, row: int) -> Truth:
    """A lock connects only where its two halves meet."""
    return not all(facing(t, s, c, row))


@grail.forbids(hooks.play, "11.10")
def a_further_card_needs_both_halves(t: Table, s: State, p: int, c: int) -> Truth:
    """Where the other half is missing, the bonus of a further card does not connect."""
    idle = idle_locks(t, s, p, c)
    return any(not all(facing(t, s, c, lock)) for lock in idle if lock < ROWS) or MAGIC in idle and not magic_meets(t, s, c)


@grail.counts(hooks.level, "11.11")
def the_board_says_the_level(t: Table, s: State, p: int, attribute: str) -> int:
    """The symbol of an attribute lock stands for the attribute on the board of the character."""
    return t.value(s, p, attribute)


@grail.forbids(hooks.lock, "11.12")
def the_level_must_be_there(t: Table, s: State, p: int, c: int, row: int) -> Truth:
    """An attribute lock connects only for a character who has the attribute at its level or above."""
    lock, _bonus = facing(t, s, c, row)
    return lock is not None and hooks.level.sum(t, s, p, lock.attribute) < lock.level


@grail.forbids(hooks.play, "11.12")
def a_further_card_needs_the_level(t: Table, s: State, p: int, c: int) -> Truth:
    """Where the attribute is too low, the bonus of a further card does not connect."""
    return any(the_level_must_be_there(t, s, p, c, lock) for lock in idle_locks(t, s, p, c) if lock < ROWS)


def gained(t: Table, s: State, p: int, c: int, lock: int) -> None:
    """The bonus of a lock that has been connected, as often as it says; a bonus of the encounter is looked up there."""
    if hooks.cancelled.holds(t, s, c, lock):
        return
    times = 1 + hooks.times.sum(t, s, c, lock)
    for effect in reversed(symbols(t, s, c, lock)):
        if effect.verb == BY_ENCOUNTER:
            found = before(t, s, c).right[lock] if lock < ROWS else None
            program = hooks.by_encounter.first(t, s, found.attribute if found else "")
            begin(t, s, p, t.programs[program or 0], FROM_LOCK, c, times * effect.n)
        elif effect.verb != ANOTHER:
            begin(t, s, p, (effect,), FROM_LOCK, c, times)
        elif times > 1 and s[PLAYED] > 1 and not hooks.not_multiplied.holds(t):
            s[FURTHER_PLAY] += times - 1


@grail.causes(hooks.bonus, "11.13")
def a_connected_row_brings_its_bonus(t: Table, s: State, p: int, c: int, lock: int) -> None:
    """A lock with a bonus that has been connected brings its bonus."""
    if lock < ROWS:
        gained(t, s, p, c, lock)


grail.permission(hooks.joins_encounter, "11.14", says="The first card of the sequence joins the card of the encounter.")


@grail.forbids(hooks.pay, "11.10")
def magic_too_needs_both_halves(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does a magic lock connect where its other half is missing."""
    return not magic_meets(t, s, c)


@grail.forbids(hooks.pay, "11.15")
def magic_needs_both_halves(t: Table, s: State, p: int, c: int) -> Truth:
    """A magic lock connects only where its halves meet"""
    return not magic_meets(t, s, c)


@grail.forbids(hooks.pay, "11.15")
def magic_must_be_paid(t: Table, s: State, p: int, c: int) -> Truth:
    """and one point of magic is paid for it."""
    return not s[t.players[p] + MAGIC_POINTS]


@grail.forbids(hooks.play, "11.15")
def a_further_card_needs_its_magic(t: Table, s: State, p: int, c: int) -> Truth:
    """Where the magic lock does not meet another or cannot be paid for, the bonus of a further card does not connect."""
    unpaid = not magic_meets(t, s, c) or not s[t.players[p] + MAGIC_POINTS]
    return MAGIC in idle_locks(t, s, p, c) and unpaid


@grail.causes(hooks.paid, "11.15")
def a_point_is_paid(t: Table, s: State, p: int, c: int) -> None:
    """The point of magic is spent."""
    change(t, s, p, MAGIC_NAME, -1)


@grail.causes(hooks.bonus, "11.15")
def a_paid_lock_brings_its_bonus(t: Table, s: State, p: int, c: int, lock: int) -> None:
    """A magic lock that has been paid for brings its bonus."""
    if lock == MAGIC:
        gained(t, s, p, c, lock)


grail.permission(hooks.saving_magic, "11.16", says="A magic lock may be left unconnected.")


@grail.otherwise(hooks.saving_magic, hooks.save_magic)
def magic_would_have_to_be_paid(t: Table, s: State, p: int, c: int) -> Truth:
    """Who has magic would have to pay."""
    return not hooks.pay.refuses(t, s, p, c)


@grail.causes(hooks.paid, "11.17")
def the_point_lies_on_its_lock(t: Table, s: State, p: int, c: int) -> None:
    """The point that was paid lies on the lock."""
    s[t.cards[c] + POINT] = 1


@grail.causes(hooks.leaves_sequence, "11.17")
def the_point_goes_with_its_card(t: Table, s: State, c: int) -> None:
    """With its card the point of magic is discarded."""
    s[t.cards[c] + POINT] = 0


grail.permission(hooks.free_lock, "11.18", says="The free lock at the bottom always connects and costs nothing.")


@grail.causes(hooks.bonus, "11.19")
def the_free_lock_brings_its_bonus(t: Table, s: State, p: int, c: int, lock: int) -> None:
    """A free lock brings the bonus of its other half."""
    if lock == FREE:
        gained(t, s, p, c, lock)


grail.permission(hooks.empty_half, "11.20", says="A free lock whose half for the bonus is empty brings nothing.")
