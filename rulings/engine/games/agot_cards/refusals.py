"""Why a choice is refused: *all* reasons, each with its rule numbers, also for choices out of turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...core.flow import STEP, A, Choice, D, asked, frames, top
from ...core.hooks import Forbids, ids_of
from ...core.layout import State
from . import hooks
from .cards import puts
from .cells import ACTIVE, ATTACKER, DEFENDER, HAND, TYPE, ZONE

if TYPE_CHECKING:
    from ...core.choices import Intent
    from ...core.line import Line
    from .table import Bound, Table


def refusals(t: Table, s: State, player: int, choice: Choice) -> list[str]:
    """The ids of every rule that refuses this choice by this player here."""
    verb = choice[0]
    reasons: list[str] = []
    for hook, args in _questions(t, s, player, choice):
        reasons += hook.ids(t, *args)
    reasons += _room(t, s, player, verb)
    if verb == "lot":
        reasons += _out_of_the_lot(t, s, choice[1])
    if verb == "use":
        reasons += _no_source(t, s, player, t.bound[choice[1]])
    return list(dict.fromkeys(reasons))


def further_reasons(line: Line, intents: list[Intent]) -> list[str]:
    """Reasons against the attackers of a challenge that is refused already: all are told at once."""
    first, *rest = intents
    if getattr(first, "verb", "") == "use":
        return _targets_refused(line, first, rest)
    if not hasattr(first, "verb") or first.verb != "challenge" or not first.choices or first.choices[0][1] not in (1, 2, 3):
        return []
    s = line.s[:]
    _verb, kind, q = first.choices[0]
    s[TYPE], s[ATTACKER], s[DEFENDER] = kind, first.player + 1, q + 1
    found: list[str] = []
    for intent in rest:
        if intent.verb == "attack" and intent.choices[0][0] == "attack":
            found += refusals(line.t, s, intent.player, intent.choices[0])
    return found


def _targets_refused(line: Line, first: Intent, rest: list[Intent]) -> list[str]:
    """Reasons against the targets of an ability that could not be used for want of one."""
    t, s = line.t, line.s
    b = t.bound[first.choices[0][1]]
    found: list[str] = []
    for intent in rest:
        for choice in intent.choices:
            if choice[0] == "target":
                found += hooks.put.ids(t, s, intent.player, choice[1]) if puts(b.ability) else []
                found += hooks.target_refused.ids(t, s, intent.player, b, choice[1])
            elif choice[0] == "pay":
                found += hooks.payment.ids(t, s, intent.player, b, choice[1])
    return found


def _resolving(t: Table, s: State) -> Bound | None:
    """The ability that is being resolved on top, if any."""
    frame = next((f for f in frames(s) if s[f + STEP] == t.step["resolve"].number), None)
    return None if frame is None else t.bound[s[frame + A]]


Question = tuple[Forbids[...], tuple[Any, ...]]
"""A hook to ask about a choice, with its arguments."""
_OF_SHADOWS = {
    "ambush": hooks.ambush, "into_shadows": hooks.into_shadows, "unshadow": hooks.unshadow, "take_back": hooks.take_back,
}  # fmt: skip


def _questions(t: Table, s: State, p: int, choice: Choice) -> Iterator[Question]:
    """The hooks to ask about a choice, with their arguments: the same that make the legal list."""
    verb, args = choice[0], choice[1:]
    if verb == "challenge":
        yield hooks.challenge, (s, p, *args)
        yield hooks.timing_challenge, (s, p)
        yield hooks.timing_act, (s, p)
    elif verb in ("attack", "defend"):
        yield hooks.timing_attack if verb == "attack" else hooks.timing_defend, (s, p)
        yield hooks.attack if verb == "attack" else hooks.defend, (s, p, *args)
    elif verb == "done":
        top_verb = _declaring(t, s)
        if top_verb:
            yield hooks.attack_done if top_verb == "attack" else hooks.defend_done, (s, p)
        elif s[top(s) + STEP] == t.step["victims"].number:
            yield hooks.victims_done, (s,)
    elif verb == "play":
        yield hooks.play, (s, p, *args)
        yield hooks.timing_act, (s, p)
    elif verb == "duplicate":
        yield hooks.duplicate, (s, p, *args)
        yield hooks.timing_act, (s, p)
    elif verb == "use":
        yield from _use(t, s, p, t.bound[args[0]])
    elif verb == "cancel":
        yield hooks.cancel_aim, (s, p, args[0])
    elif verb in ("ambush", "into_shadows", "unshadow", "take_back"):
        yield _OF_SHADOWS[verb], (s, p, args[0])
        if verb != "unshadow":
            yield hooks.timing_act, (s, p)
    elif verb == "first":
        yield hooks.not_yours_to_order, (s, p, args[0])
    elif verb == "pay":
        b = _resolving(t, s)
        if b is not None:
            yield hooks.payment, (s, p, b, args[0])
    elif verb == "passive":
        yield hooks.not_yours_to_sequence, (s, p)
    elif verb == "stealth":
        yield hooks.stealth_target, (s, p, *args)
        yield hooks.timing_stealth, (s, p)
        yield hooks.stealth_picks, (s, p)
    elif verb == "victim":
        yield hooks.victim, (s, p, *args)
    elif verb in ("save", "save_dup"):
        yield hooks.timing_save, (s, args[0])
        yield hooks.save_refused, (s, args[0])
        if verb == "save_dup":
            yield hooks.save_right, (s, p, args[0])
    elif verb == "target":
        b = _resolving(t, s)
        if b is not None:
            if puts(b.ability):
                yield hooks.put, (s, p, args[0])
            yield hooks.target_refused, (s, p, b, args[0])
            yield hooks.out_of_turn, (s, p)
    elif verb in ("deploy", "redraw", "keep"):
        if verb != "keep":
            yield hooks.deploy if verb == "deploy" else hooks.redraw, (s, p, *args)
        yield hooks.timing_setup, (s, "deploy" if verb == "deploy" else "redraw")
    elif verb == "swap":
        yield hooks.swap, (s, p, *args)
    elif verb == "plot":
        yield hooks.plot_refused, (s, p, args[0])
    elif verb == "lot":
        yield hooks.lot_refused, (s, args[0])
    elif verb == "reorder":
        yield hooks.reorder, (s, p)


def _use(t: Table, s: State, p: int, b: Bound) -> Iterator[Question]:
    yield hooks.use, (s, p, b)
    if b.kind == "action":
        yield hooks.timing_act, (s, p)
    if b.kind == "response":
        yield hooks.timing_response, (s, b)
    if b.kind == "cancel":
        yield hooks.timing_cancel, (s, p)
        aimed = _resolving(t, s)
        if aimed is not None:
            yield hooks.cancel, (s, b, aimed)
    if t.type[b.card] == "event" and s[b.card + ZONE] == HAND:
        yield hooks.play, (s, p, b.card, 0)


def _out_of_the_lot(t: Table, s: State, p: int) -> list[str]:
    """The comparison in which a player was beaten, and so takes no part in the lot."""
    tied = list(t.everyone)
    for function in hooks.initiative_order.of(t):
        left = function(t, s, tied)
        if p in tied and p not in left:
            return list(ids_of(t, hooks.initiative_order, function))
        tied = left
    return []


def _no_source(t: Table, s: State, p: int, b: Bound) -> list[str]:
    """An event that is not in the hand (3.18), an ability of a card not in play (3.37) or of a duplicate (5.18)."""
    if hooks.source.allows(t, s, p, b):
        return []
    blank = hooks.blank.ids(t, s, b.card)
    if blank:
        return blank
    wanted = "agot-ccg 3.18" if t.type[b.card] == "event" else "agot-ccg 3.37"
    return [] if wanted in t.off else [wanted]


def _declaring(t: Table, s: State) -> str:
    step = t.steps[s[top(s) + STEP]]
    return getattr(step, "verb", "")


def _room(t: Table, s: State, p: int, verb: str) -> list[str]:
    """Whose turn it is to act: room for others after an action (9.30), the first action (9.33, 9.34)."""
    if verb not in ("play", "use", "duplicate", "challenge") or not s[top(s) + STEP]:
        return []
    f = top(s)
    step = t.steps[s[f + STEP]]
    if not hasattr(step, "enough") or asked(t, s) == p:
        return []
    wanted = ("9.30",) if s[f + D] else ("9.33", "9.34")
    found = []
    for function in hooks.timing_room.of(t):
        if function(t, s, p, bool(s[f + D]), s[f + A]):
            found += [i for i in ids_of(t, hooks.timing_room, function) if i.split(" ")[1] in wanted]
    if not s[f + D] and found:
        found = [i for i in found if i.endswith("9.33") == bool(s[ACTIVE])]
    return found
