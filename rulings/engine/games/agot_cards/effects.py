"""What effects do, one function a verb of the vocabulary.

Each takes the table, the position, the frame, the ability, its player, the cards it falls on,
the amount, and the effect's record.
"""

from __future__ import annotations

from ...core.flow import STEP, frames, push
from .cells import (
    ATTACK_BONUS,
    CHANCE,
    CONTROL,
    DECK,
    DEFENSE_BONUS,
    DIRTY,
    DISCARD,
    EFFECT_CANNOT,
    EFFECT_FLAG,
    EFFECT_STRENGTH,
    EFFECT_TRAIT,
    GOLD,
    HAND,
    ORDER,
    POWER,
    SHUFFLED,
    TOKENS,
    ZONE,
)
from .events import add_to, claim_for_card, claim_for_house, enter_play, kneel, leave_play, may_draw, stand, take_into_hand

CANNOT = ("attack", "defend", "kneel", "stand", "kill", "discard", "save", "target")


def _kneel(t, s, f, b, p, cards, n, op):
    for c in cards:
        kneel(t, s, c, effect=True)


def _stand(t, s, f, b, p, cards, n, op):
    for c in cards:
        stand(t, s, c)


def _return(t, s, f, b, p, cards, n, op):
    for c in cards:
        leave_play(t, s, c, HAND)


def _put(t, s, f, b, p, cards, n, op):
    for c in cards:
        if not any(rule(t, s, p, c) for rule in t.put):
            enter_play(t, s, c, p, "put")


def _to_hand(t, s, f, b, p, cards, n, op):
    """Cards put into the hand by their text; such cards are not drawn (6.21)."""
    for c in cards:
        if any(rule(t, s) for rule in t.not_a_draw):
            take_into_hand(t, s, c, p, False)
        elif may_draw(t, s, p, True):
            take_into_hand(t, s, c, p, True)


def _save(t, s, f, b, p, cards, n, op):
    for c in cards:
        for rule in t.saved:
            rule(t, s, c)


def _cancel(t, s, f, b, p, cards, n, op):
    for frame in list(frames(s))[1:]:
        if s[frame + STEP] == t.step["resolve"].number:
            for rule in t.cancelled:
                rule(t, s, frame)
            return


def _last(t, s, c: int, until: int, what: int, n: int, extra: int = 0):
    for rule in t.last:
        rule(t, s, c, until, what, n, extra)


def _strength(t, s, f, b, p, cards, n, op):
    for c in cards:
        _last(t, s, c, op.until, EFFECT_STRENGTH, n)


def _flag(t, s, f, b, p, cards, n, op):
    for c in cards:
        _last(t, s, c, op.until, EFFECT_FLAG, 1 if op.verb == "flag" else -1, int(op.what))


def _trait(t, s, f, b, p, cards, n, op):
    for c in cards:
        _last(t, s, c, op.until, EFFECT_TRAIT, 1 if op.verb == "trait" else -1, t.traits[op.what])


def _cannot(t, s, f, b, p, cards, n, op):
    for c in cards:
        _last(t, s, c, op.until, EFFECT_CANNOT, 0, CANNOT.index(op.what))


def _power_card(t, s, f, b, p, cards, n, op):
    for c in cards:
        claim_for_card(t, s, c, n)


def _power_off_card(t, s, f, b, p, cards, n, op):
    for c in cards:
        s[c + TOKENS] = max(0, s[c + TOKENS] - n)


def _power_house(t, s, f, b, p, cards, n, op):
    claim_for_house(t, s, p, n)


def _power_all(t, s, f, b, p, cards, n, op):
    """Every player gains at the same moment; victory is looked at once, afterwards."""
    for q in t.clockwise(p):
        claim_for_house(t, s, q, n)


def _take_power(t, s, f, b, p, cards, n, op):
    opponent = t.clockwise(p)[1]
    moved = min(n, s[t.players[opponent] + POWER])
    add_to(s, t.players[opponent] + POWER, -moved, "moc")
    add_to(s, t.players[p] + POWER, moved, "moc")
    s[DIRTY] = 1


def _lose_power(t, s, f, b, p, cards, n, op):
    opponent = t.clockwise(p)[1]
    add_to(s, t.players[opponent] + POWER, -min(n, s[t.players[opponent] + POWER]), "moc")


def _draw(t, s, f, b, p, cards, n, op):
    push(s, t.step["draw"], CHANCE, n, 1, p)


def _draw_all(t, s, f, b, p, cards, n, op):
    """Every player draws, beginning with the player of the card."""
    for q in reversed(t.clockwise(p)):
        push(s, t.step["draw"], CHANCE, n, 1, q)


def _shuffle_discard(t, s, f, b, p, cards, n, op):
    s[t.players[p] + SHUFFLED] = 1
    for c in t.rows:
        if s[c + ZONE] in (DISCARD, DECK) and t.owner[c] == p:
            s[c + ZONE] = DECK
            s[c + ORDER] = 0


def _control(t, s, f, b, p, cards, n, op):
    """Control changes unless the player has a copy of that unique card in play already (5.2)."""
    for c in cards:
        if s[c + CONTROL] != p and not any(rule(t, s, p, c) for rule in t.control):
            s[c + CONTROL] = p
            for d in t.duplicates(s, c):
                s[d + CONTROL] = p


def _gold(t, s, f, b, p, cards, n, op):
    add_to(s, t.players[p] + GOLD, n, "zlato")


def _random_discard(t, s, f, b, p, cards, n, op):
    push(s, t.step["random discard"], CHANCE, n, 0, t.clockwise(p)[1])


def _total(t, s, f, b, p, cards, n, op):
    """A change of one side's total in the challenge, apart from any character (7.14)."""
    add_to(s, ATTACK_BONUS if op.what == "attack" else DEFENSE_BONUS, n, "součet výzvy")


EFFECTS = {
    "kneel": _kneel,
    "stand": _stand,
    "return": _return,
    "put": _put,
    "to_hand": _to_hand,
    "save": _save,
    "cancel": _cancel,
    "strength": _strength,
    "flag": _flag,
    "unflag": _flag,
    "trait": _trait,
    "untrait": _trait,
    "cannot": _cannot,
    "power_card": _power_card,
    "power_off_card": _power_off_card,
    "power_house": _power_house,
    "power_all": _power_all,
    "take_power": _take_power,
    "lose_power": _lose_power,
    "control": _control,
    "draw": _draw,
    "draw_all": _draw_all,
    "shuffle_discard": _shuffle_discard,
    "gold": _gold,
    "random_discard": _random_discard,
    "total": _total,
}
