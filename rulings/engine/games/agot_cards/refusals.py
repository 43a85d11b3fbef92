"""Why a choice is refused: *all* reasons, each with its rule numbers, also for choices out of turn."""

from __future__ import annotations

from ...core.flow import STEP, A, D, asked, frames, top
from ...core.trace import ids_of
from .cards import puts
from .cells import ACTIVE, ATTACKER, DEFENDER, HAND, TYPE, ZONE


def refusals(t, s, player: int, choice) -> list[str]:
    """The ids of every rule that refuses this choice by this player here."""
    verb = choice[0]
    reasons: list[str] = []
    for hook, args in _questions(t, s, player, choice):
        for function in getattr(t, hook, ()):
            if function(*args):
                reasons += ids_of(t, hook, function)
    reasons += _room(t, s, player, verb)
    if verb == "lot":
        reasons += _out_of_the_lot(t, s, choice[1])
    if verb == "use":
        reasons += _no_source(t, s, player, t.bound[choice[1]])
    return list(dict.fromkeys(reasons))


def further_reasons(line, intents) -> list[str]:
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


def _targets_refused(line, first, rest) -> list[str]:
    """Reasons against the targets of an ability that could not be used for want of one."""
    t, s = line.t, line.s
    b = t.bound[first.choices[0][1]]
    found: list[str] = []
    for intent in rest:
        for choice in intent.choices:
            if choice[0] == "target":
                found += _ids_against(t, "put", t, s, intent.player, choice[1]) if puts(b.ability) else []
                found += _ids_against(t, "target_refused", t, s, intent.player, b, choice[1])
            elif choice[0] == "pay":
                found += _ids_against(t, "payment", t, s, intent.player, b, choice[1])
    return found


def _ids_against(t, hook: str, *args) -> list[str]:
    """The ids of the rules of a hook that answer yes."""
    return [i for function in getattr(t, hook) if function(*args) for i in ids_of(t, hook, function)]


def _resolving(t, s):
    """The ability that is being resolved on top, if any."""
    frame = next((f for f in frames(s) if s[f + STEP] == t.step["resolve"].number), None)
    return None if frame is None else t.bound[s[frame + A]]


def _questions(t, s, p, choice):
    """The hooks to ask about a choice, with their arguments: the same that make the legal list."""
    verb, args = choice[0], choice[1:]
    if verb == "challenge":
        yield "challenge", (t, s, p, *args)
        yield "timing_challenge", (t, s, p)
        yield "timing_act", (t, s, p)
    elif verb in ("attack", "defend"):
        yield f"timing_{verb}", (t, s, p)
        yield verb, (t, s, p, *args)
    elif verb == "done":
        top_verb = _declaring(t, s)
        if top_verb:
            yield f"{top_verb}_done", (t, s, p)
        elif s[top(s) + STEP] == t.step["victims"].number:
            yield "victims_done", (t, s)
    elif verb == "play":
        yield "play", (t, s, p, *args)
        yield "timing_act", (t, s, p)
    elif verb == "duplicate":
        yield "duplicate", (t, s, p, *args)
        yield "timing_act", (t, s, p)
    elif verb == "use":
        yield from _use(t, s, p, t.bound[args[0]])
    elif verb == "cancel":
        yield "cancel_aim", (t, s, p, args[0])
    elif verb in ("ambush", "into_shadows", "unshadow", "take_back"):
        yield verb, (t, s, p, args[0])
        if verb != "unshadow":
            yield "timing_act", (t, s, p)
    elif verb == "first":
        yield "not_yours_to_order", (t, s, p, args[0])
    elif verb == "pay":
        b = _resolving(t, s)
        if b is not None:
            yield "payment", (t, s, p, b, args[0])
    elif verb == "passive":
        yield "not_yours_to_sequence", (t, s, p)
    elif verb == "stealth":
        yield "stealth_target", (t, s, p, *args)
        yield "timing_stealth", (t, s, p)
        yield "stealth_picks", (t, s, p)
    elif verb == "victim":
        yield "victim", (t, s, p, *args)
    elif verb in ("save", "save_dup"):
        yield "timing_save", (t, s, args[0])
        yield "save_refused", (t, s, args[0])
        if verb == "save_dup":
            yield "save_right", (t, s, p, args[0])
    elif verb == "target":
        b = _resolving(t, s)
        if b is not None:
            if puts(b.ability):
                yield "put", (t, s, p, args[0])
            yield "target_refused", (t, s, p, b, args[0])
            yield "out_of_turn", (t, s, p)
    elif verb in ("deploy", "redraw", "keep"):
        if verb != "keep":
            yield verb, (t, s, p, *args)
        yield "timing_setup", (t, s, "deploy" if verb == "deploy" else "redraw")
    elif verb == "swap":
        yield "swap", (t, s, p, *args)
    elif verb == "plot":
        yield "plot_refused", (t, s, p, args[0])
    elif verb == "lot":
        yield "lot_refused", (t, s, args[0])
    elif verb == "reorder":
        yield "reorder", (t, s, p)


def _use(t, s, p, b):
    yield "use", (t, s, p, b)
    if b.kind == "action":
        yield "timing_act", (t, s, p)
    if b.kind == "response":
        yield "timing_response", (t, s, b)
    if b.kind == "cancel":
        yield "timing_cancel", (t, s, p)
        aimed = _resolving(t, s)
        if aimed is not None:
            yield "cancel", (t, s, b, aimed)
    if t.type[b.card] == "event" and s[b.card + ZONE] == HAND:
        yield "play", (t, s, p, b.card, 0)


def _out_of_the_lot(t, s, p) -> list[str]:
    """The comparison in which a player was beaten, and so takes no part in the lot."""
    tied = list(t.everyone)
    for function in t.initiative_order:
        left = function(t, s, tied)
        if p in tied and p not in left:
            return list(ids_of(t, "initiative_order", function))
        tied = left
    return []


def _no_source(t, s, p, b) -> list[str]:
    """An event that is not in the hand (3.18), an ability of a card not in play (3.37) or of a duplicate (5.18)."""
    if t.asks["source"](t, s, p, b):
        return []
    blank = [i for function in t.blank if function(t, s, b.card) for i in ids_of(t, "blank", function)]
    if blank:
        return blank
    wanted = "agot-ccg 3.18" if t.type[b.card] == "event" else "agot-ccg 3.37"
    return [] if wanted in t.off else [wanted]


def _declaring(t, s) -> str:
    step = t.steps[s[top(s) + STEP]]
    return getattr(step, "verb", "")


def _room(t, s, p, verb) -> list[str]:
    """Whose turn it is to act: room for others after an action (9.30), the first action (9.33, 9.34)."""
    if verb not in ("play", "use", "duplicate", "challenge") or not s[top(s) + STEP]:
        return []
    f = top(s)
    step = t.steps[s[f + STEP]]
    if not hasattr(step, "enough") or asked(t, s) == p:
        return []
    wanted = ("9.30",) if s[f + D] else ("9.33", "9.34")
    found = []
    for function in t.timing_room:
        if function(t, s, p, bool(s[f + D]), s[f + A]):
            found += [i for i in ids_of(t, "timing_room", function) if i.split(" ")[1] in wanted]
    if not s[f + D] and found:
        found = [i for i in found if i.endswith("9.33") == bool(s[ACTIVE])]
    return found
