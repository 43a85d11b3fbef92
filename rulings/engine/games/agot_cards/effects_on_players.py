"""What effects do to players: their power, gold, draws, hands and piles, and the totals of a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.lasting import add
from ...cards.matching import named
from ...cards.piles import deck_of, hand_of
from ...cards.program import in_order
from ...cards.resolving import HAND_CHOSEN, Carry, fall_short
from ...core.flow import FlowError, push
from ...core.layout import State, one_of
from .cells import (
    ATTACK_BONUS,
    CHANCE,
    CONTROL,
    DECK,
    DEFENSE_BONUS,
    DIRTY,
    DISCARD,
    EFFECT_INITIATIVE,
    EFFECT_REDUCE,
    EXTRA,
    FOREVER,
    GOLD,
    ORDER,
    POWER,
    SHUFFLED,
    ZONE,
    bit_of,
)
from .events import (
    add_to,
    claim_for_house,
    discard,
)

if TYPE_CHECKING:
    from ...cards.model import Op
    from ...cards.table import Bound
    from .table import Table


def _power_house(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    claim_for_house(t, s, p, n)


def _power_all(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Every player gains at the same moment; victory is looked at once, afterwards."""
    for q in t.clockwise(p):
        claim_for_house(t, s, q, n)


def _take_power(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    opponent = t.clockwise(p)[1]
    moved = min(n, s[t.players[opponent] + POWER])
    add_to(s, t.players[opponent] + POWER, -moved, "moc")
    add_to(s, t.players[p] + POWER, moved, "moc")
    s[DIRTY] = 1
    fall_short(t, s, moved, n)


def _lose_power(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    opponent = t.clockwise(p)[1]
    lost = min(n, s[t.players[opponent] + POWER])
    add_to(s, t.players[opponent] + POWER, -lost, "moc")
    fall_short(t, s, lost, n)


def _draw(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    push(s, t.step["draw"], CHANCE, n, 1, p)


def _draw_all(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Every player draws, beginning with the player of the card."""
    for q in reversed(in_order(t, s, p)):
        push(s, t.step["draw"], CHANCE, n, 1, q)


def _shuffle_discard(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    s[t.players[p] + SHUFFLED] = 1
    for c in t.rows:
        if s[c + ZONE] in (DISCARD, DECK) and t.owner[c] == p:
            s[c + ZONE] = DECK
            s[c + ORDER] = 0


def _extra_challenge(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    s[t.players[p] + EXTRA] |= bit_of(int(op.word))


def _discard_own(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """The player discards so many cards of the hand, chosen one by one."""
    fall_short(t, s, len(hand_of(t, s, p)), n)
    push(s, t.step["discard own"], p, n)


def _discard_hand(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in hand_of(t, s, one_of(s, f + HAND_CHOSEN)):
        discard(t, s, c)


def _gold(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    add_to(s, t.players[p] + GOLD, n, "zlato")


def _random_discard(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    push(s, t.step["random discard"], CHANCE, n, 1, t.clockwise(p)[1])


def _total(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """A change of one side's total in the challenge, apart from any character (7.14)."""
    add_to(s, ATTACK_BONUS if op.what == "attack" else DEFENSE_BONUS, n, "součet výzvy")


def _draw_without(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Every player who has no such card draws, beginning with the player of the card."""
    for q in reversed(_without(t, s, b, p, op)):
        push(s, t.step["draw"], CHANCE, op.n, 1, q)


def _power_without(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for q in _without(t, s, b, p, op):
        claim_for_house(t, s, q, op.n)


def _without(t: Table, s: State, b: Bound, p: int, op: Op) -> list[int]:
    """The players who control no such card, in their order."""
    assert op.per is not None
    meant = named(t, s, op.per, p, b.card)
    return [q for q in in_order(t, s, p) if not any(s[c + CONTROL] == q for c in meant)]


def _pile_to_deck(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """The top cards of the own discard pile come onto the deck, in their order."""
    if s[t.players[p] + SHUFFLED]:
        raise FlowError("pořadí zamíchaného balíčku nikdo nezná; navrch do něj engine kartu položit neumí")
    pile = sorted((c for c in t.rows if s[c + ZONE] == DISCARD and t.owner[c] == p), key=lambda c: -s[c + ORDER])[:n]
    for at, c in enumerate([*pile, *deck_of(t, s, p)], start=1):
        s[c + ZONE] = DECK
        s[c + ORDER] = at
    fall_short(t, s, len(pile), n)


def _reduce_next(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """The next payment in gold or influence of this player is smaller."""
    add(t, s, op.until or FOREVER, 0, EFFECT_REDUCE, n, p)


def _initiative(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """This player's initiative is higher."""
    add(t, s, op.until or FOREVER, 0, EFFECT_INITIATIVE, n, p)


ON_PLAYERS: dict[str, Carry] = {
    "power_house": _power_house,
    "power_all": _power_all,
    "take_power": _take_power,
    "lose_power": _lose_power,
    "draw": _draw,
    "draw_all": _draw_all,
    "shuffle_discard": _shuffle_discard,
    "extra_challenge": _extra_challenge,
    "discard_own": _discard_own,
    "discard_hand": _discard_hand,
    "gold": _gold,
    "random_discard": _random_discard,
    "total": _total,
    "draw_without": _draw_without,
    "power_without": _power_without,
    "pile_to_deck": _pile_to_deck,
    "reduce_next": _reduce_next,
    "initiative": _initiative,
}
