"""What effects do, one function a verb of the vocabulary.

Each takes the table, the position, the frame, the ability, its player, the cards it falls on,
the amount, and the effect's record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.lasting import add
from ...cards.model import Who
from ...cards.piles import awaited, show, to_hand
from ...cards.program import who
from ...cards.resolving import Carry, fall_short, mark_of_target
from ...core.flow import STEP, frames
from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .cells import (
    AS_CHARACTER,
    BECOME,
    CONTROL,
    DEAD,
    DECK,
    DIRTY,
    DISCARD,
    DISCARDED,
    EFFECT_BECOMES,
    EFFECT_BLANK,
    EFFECT_BURN,
    EFFECT_CANNOT,
    EFFECT_CONTROL,
    EFFECT_FLAG,
    EFFECT_GRANT,
    EFFECT_IMMUNE,
    EFFECT_NO_ABILITIES,
    EFFECT_NO_RESPONSES,
    EFFECT_PERMIT,
    EFFECT_STRENGTH,
    EFFECT_TRAIT,
    FOREVER,
    GOLD,
    GOLD_ON,
    HAND,
    HOST,
    KILL,
    MARK,
    MORIBUND,
    NO_SAVE,
    PLAY,
    POWER,
    READY,
    SHADOWS,
    SIDE,
    TOKENS,
    ZONE,
)
from .changes import cancels_plot, change_control, leave_challenge, leave_shadows, takeovers
from .effects_on_players import ON_PLAYERS
from .events import (
    add_to,
    claim_for_card,
    discard,
    doom,
    enter_play,
    kneel,
    leave_play,
    may_draw,
    save,
    stand,
    take_into_hand,
)
from .immunity import KINDS, number_of_kind
from .values import can_lie_on, strength

if TYPE_CHECKING:
    from ...cards.model import Op
    from ...cards.table import Bound
    from .table import Table

CANNOT = ("attack", "defend", "kneel", "stand", "kill", "discard", "save", "target", "put")
PERMITTED = tuple(f"{act}{how}" for how in ("", " kneeling", " without icon", " standing") for act in ("attack", "defend"))
ENDS = ("killed", "discarded", "left")
"""What happens to a card that leaves play."""


def _kneel(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        kneel(t, s, c, effect=True)


def _stand(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        stand(t, s, c)


def _return(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        if hooks.stays.refuses(t, s, c) or _bound_elsewhere(t, s, b, op, c):
            continue
        awaited(s, c)
        leave_play(t, s, c, HAND)


def _bound_elsewhere(t: Table, s: State, b: Bound, op: Op, c: int) -> Truth:
    """Whether it is settled where a card goes: it is on its way out of play, or has gone before what that set off is over."""
    gone = op.who.kind == "subject" and b.ability.trigger.event in ENDS and s[c + ZONE] != PLAY
    return (gone or s[c + MORIBUND]) and hooks.destination_locked.refuses(t, s, c)


def _put(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        if s[c + ZONE] == PLAY or hooks.unborne.refuses(t, s, c):
            continue
        _put_in(t, s, p, c)


def _put_in(t: Table, s: State, p: int, c: int) -> bool:
    """Put a card into play, unless something forbids it; whether it is there."""
    if hooks.put.refuses(t, s, p, c) or not _found(t, s, c, p):
        return False
    enter_play(t, s, c, p, "put")
    hooks.put_as_played.run(t, s, p, c)
    return True


def _put_on(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Attachments are put into play on the card that the effect names, if they may lie there."""
    bearers = who(t, s, f, b, Who(op.word))
    for c in cards:
        if not bearers or not _may_lie(t, s, c, bearers[0]):
            continue
        s[c + HOST] = t.mark[bearers[0]]  # it lies there when texts hear of it
        if not _put_in(t, s, p, c):
            s[c + HOST] = 0


def _may_lie(t: Table, s: State, c: int, host: int) -> bool:
    return c != host and can_lie_on(t, s, c, host) and not hooks.attach.refuses(t, s, c, host, False)


def _found(t: Table, s: State, c: int, p: int) -> bool:
    """Whether a card searched out may be had: it is no draw, unless the rules make it one (6.21)."""
    if s[c + ZONE] not in (DECK, DISCARD, DEAD) or not _is_drawn(t, s, c, PLAY):
        return True
    if not may_draw(t, s, p, True):
        return False
    hooks.drawn_by_effect.run(t, s, p)
    return True


def _is_drawn(t: Table, s: State, c: int, zone: int) -> bool:
    """Whether a card that a text puts somewhere counts as drawn."""
    return not hooks.not_a_draw.holds(t) or bool(hooks.drawn_though_put.allows(t, s, c, zone))


def _to_hand(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Cards put into the hand by their text; such cards are not drawn (6.21)."""
    for c in cards:
        if _bound_elsewhere(t, s, b, op, c):
            continue
        if not _is_drawn(t, s, c, HAND):
            to_hand(t, s, c)
        elif may_draw(t, s, p, True):
            take_into_hand(t, s, c, p, True)


def _save(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        save(t, s, c)


def _cancel(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for frame in list(frames(s))[1:]:
        if s[frame + STEP] == t.step["resolve"].number:
            hooks.cancelled.run(t, s, frame)
            return


def _last(t: Table, s: State, c: int, until: int, what: int, n: int = 0, extra: int = 0) -> None:
    hooks.last.run(t, s, c, until, what, n, extra)


def _strength(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    kind = number_of_kind(t.type[b.card])
    for c in cards:
        _last(t, s, c, op.until, EFFECT_STRENGTH, n, kind)


def _flag(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        _last(t, s, c, op.until, EFFECT_FLAG, 1 if op.verb == "flag" else -1, int(op.word).bit_length() - 1)


def _trait(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        _last(t, s, c, op.until, EFFECT_TRAIT, 1 if op.verb == "trait" else -1, t.traits[op.word])


def _cannot(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        _last(t, s, c, op.until, EFFECT_CANNOT, 0, CANNOT.index(op.word))


def _permit(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        _last(t, s, c, op.until, EFFECT_PERMIT, 0, PERMITTED.index(op.word))


def _power_card(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        claim_for_card(t, s, c, n)


def _power_off_card(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _take_tokens(t, s, [c for c in cards if not hooks.tokens_protected.refuses(t, s, c, "power")], TOKENS, n)


def _take_tokens(t: Table, s: State, cards: list[int], at: int, n: int) -> None:
    """Take so many tokens off each of these cards, or as many as there are."""
    taken = 0
    for c in cards:
        off = min(n, s[c + at])
        s[c + at] -= off
        taken += off
    fall_short(t, s, taken, n * len(cards))


def _control(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Control changes unless the player has a copy of that unique card in play already (5.2)."""
    taken = 0
    for c in cards:
        if s[c + CONTROL] != p and not hooks.control.refuses(t, s, p, c):
            change_control(t, s, c, p)
            _last(t, s, c, op.until, EFFECT_CONTROL, len(takeovers(t, s, c)), p)
            taken += 1
    fall_short(t, s, taken, len(cards))


def _blank(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    what = EFFECT_BLANK if op.verb == "blank" else EFFECT_NO_ABILITIES
    for c in cards:
        _last(t, s, c, op.until, what)


def _grant(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        _last(t, s, c, op.until, EFFECT_GRANT, 0, next(i for i, x in enumerate(t.grants) if x is op))


def _burn(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Weaken a card for a time in which it dies as soon as its strength is 0 (agot-lcg 5.23)."""
    for c in cards:
        _last(t, s, c, op.until, EFFECT_STRENGTH, -n)
        if not hooks.burns_once.allows(t, s, c):
            _last(t, s, c, op.until, EFFECT_BURN)
        elif strength(t, s, c) == 0:
            doom(t, s, c, KILL)


def _immune(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        _last(t, s, c, op.until, EFFECT_IMMUNE, 0, KINDS.index(op.word))


def _no_responses(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    add(t, s, op.until or FOREVER, 0, EFFECT_NO_RESPONSES)


def _become(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """A card counts as a character, with the strength that the effect gives it."""
    for c in cards:
        s[c + BECOME] = AS_CHARACTER
        _last(t, s, c, op.until, EFFECT_BECOMES)
        if n:
            _last(t, s, c, op.until, EFFECT_STRENGTH, n)


def _attach(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """The first target is attached to the second; what it was before, it is no longer (agot-lcg 5.27)."""
    hosts = [c for c in t.rows if s[c + MARK] & mark_of_target(s, f, second=True)]
    attached = 0
    for c in cards:
        if hosts and _may_lie(t, s, c, hosts[0]):
            s[c + HOST] = t.pointer(hosts[0])
            s[c + SIDE] = 0
            hooks.attached_as.run(t, s, c)
            attached += 1
    fall_short(t, s, attached, len(cards))


def _withdraw(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    fall_short(t, s, sum(bool(s[c + SIDE]) for c in cards), len(cards))
    for c in cards:
        leave_challenge(t, s, c)


def _cancel_plots(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """When-revealed effects of the other plots, or of those with a trait, are cancelled."""
    cancelled = [other for other in t.revealed if cancels_plot(t, s, b, op, other.card)]
    fall_short(t, s, sum(bool(s[other.row + READY]) for other in cancelled), 1)
    for other in cancelled:
        s[other.row + READY] = 0


def _reveal(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        show(t, s, c)


def _gold_off(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _take_tokens(t, s, [c for c in cards if not hooks.tokens_protected.refuses(t, s, c, "gold")], GOLD_ON, n)


def _out_of_shadows(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        if hooks.unborne.refuses(t, s, c) or hooks.put.refuses(t, s, t.owner[c], c):
            continue
        if s[c + ZONE] == SHADOWS and not hooks.shadow_limit.refuses(t, s, c):
            leave_shadows(t, s, c)


def _token(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """A token that was chosen is discarded, or comes to the player's house."""
    kind = b.ability.targets[0].token
    at = TOKENS if kind == "power" else GOLD_ON
    for c in (c for c in t.rows if s[c + MARK] & mark_of_target(s, f)):
        if not s[c + at]:
            continue
        s[c + at] -= 1
        if op.verb == "take_token":
            add_to(s, t.players[p] + (POWER if kind == "power" else GOLD), 1, "žetony")
        s[DIRTY] = 1


def _doom(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Cards are about to be killed or discarded; those that are not in play are discarded now."""
    bits = (KILL if op.verb == "kill" else DISCARDED) | (NO_SAVE if op.what == "no save" else 0)
    for c in cards:
        if s[c + ZONE] in (HAND, DECK) and bits & DISCARDED and not _bound_elsewhere(t, s, b, op, c):
            discard(t, s, c)
    for c in cards:
        doom(t, s, c, bits)


EFFECTS: dict[str, Carry] = {
    **ON_PLAYERS,
    "kill": _doom,
    "discard": _doom,
    "kneel": _kneel,
    "stand": _stand,
    "return": _return,
    "put": _put,
    "put_on": _put_on,
    "to_hand": _to_hand,
    "save": _save,
    "cancel": _cancel,
    "strength": _strength,
    "flag": _flag,
    "unflag": _flag,
    "trait": _trait,
    "untrait": _trait,
    "cannot": _cannot,
    "permit": _permit,
    "power_card": _power_card,
    "power_off_card": _power_off_card,
    "discard_token": _token,
    "take_token": _token,
    "control": _control,
    "blank": _blank,
    "lose_abilities": _blank,
    "grant": _grant,
    "burn": _burn,
    "immune": _immune,
    "no_responses": _no_responses,
    "become": _become,
    "attach_as": _attach,
    "withdraw": _withdraw,
    "cancel_plots": _cancel_plots,
    "reveal": _reveal,
    "gold_off_card": _gold_off,
    "out_of_shadows": _out_of_shadows,
}
