"""Why a move is refused, where it is refused already: what more there is against its later parts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...cards.model import puts
from ...core.choices import Intent, Part
from ...core.layout import State, set_one
from . import hooks
from .cells import ATTACKER, DEFENDER, ICON, TYPE
from .implied import AMBUSH_ABILITY, unprinted
from .legality import LEGALITY, leaving_nothing, of_a_token, using_whatever_is_named
from .payments import payments_asked, targets_asked

if TYPE_CHECKING:
    from ...core.line import Line
    from .table import Table


def further_reasons(line: Line, moves: Iterable[Part]) -> list[str]:
    """Reasons against the attackers of a challenge, or the targets of an ability, that is refused already."""
    said = [move for move in moves if isinstance(move, Intent) and move.choices]
    if not said:
        return []
    first, *rest = said
    if first.verb == "use":
        return list(dict.fromkeys(_against_targets(line, first, rest)))
    if first.verb == "ambush":
        return list(dict.fromkeys(_against_payments_of_ambush(line, first, rest)))
    if first.verb == "challenge" and first.choices[0][1] in ICON:
        return list(dict.fromkeys(_against_attackers(line, first, rest)))
    if first.choices[0][0] in ("attack", "defend"):
        return list(dict.fromkeys(_against_the_set(line.t, line.s, rest)))
    return []


def of_what_is_named(line: Line, first: Intent, found: list[str], further: list[str]) -> list[str]:
    """The reasons against an ability used, without those that speak only of cards that nobody has named.

    Where every target is refused, so is the ability; but who names one asks why that one is.
    """
    t, s, p = line.t, line.s, first.player
    uses = [choice[1] for choice in first.choices if choice[0] == "use"]
    asked = (question for ability in uses for question in using_whatever_is_named(t, s, p, ability))
    stay = (
        {rule for hook, given in asked for rule in hook.ids(t, *given)} | set(further) | set(line.game.out_of_place(t, s, first))
    )
    unnamed = (question for ability in uses for question in leaving_nothing(t, s, p, t.bound[ability]))
    gone = {rule for hook, given in unnamed for rule in hook.ids(t, *given)} - stay
    return [rule for rule in found if rule not in gone]


def _against_payments_of_ambush(line: Line, first: Intent, rest: list[Intent]) -> list[str]:
    """Against the cards with which a card is to be brought in by Ambush."""
    b = unprinted(line.t, first.choices[0][1], AMBUSH_ABILITY)
    paid = [one.choices[0][1] for one in rest if one.choices[0][0] == "pay"]
    return [rule for c in paid if b for rule in hooks.payment.ids(line.t, line.s, first.player, b, c)]


def _against_attackers(line: Line, first: Intent, rest: list[Intent]) -> list[str]:
    s = line.s[:]
    _verb, kind, opponent = first.choices[0]
    s[TYPE] = kind
    set_one(s, ATTACKER, first.player)
    set_one(s, DEFENDER, opponent)
    return _against_the_set(line.t, s, rest)


def _against_the_set(t: Table, s: State, rest: list[Intent]) -> list[str]:
    """Against each further card of a set of attackers or defenders."""
    said = (one for one in rest if one.choices[0][0] in ("attack", "defend"))
    return [rule for one in said for rule in LEGALITY.reasons(t, s, one.player, one.choices[0])]


def _against_targets(line: Line, first: Intent, rest: list[Intent]) -> list[str]:
    """Against what is named of targets and payments, as far as there is anything to choose; and that there is too much of it."""
    t, s = line.t, line.s
    b = t.bound[first.choices[0][1]]
    p = first.player
    targets, payments = ([one.choices[0][1] for one in rest if one.choices[0][0] == verb] for verb in ("target", "pay"))
    found = hooks.surplus.ids(t, b, len(targets), len(payments))
    for i, c in enumerate(targets[: targets_asked(t, b)]):
        second = i == 1 and len(b.ability.targets) > 1
        found += hooks.second_refused.ids(t, s, p, b, c, targets[0]) if i == 1 else []
        found += hooks.put.ids(t, s, p, c) if puts(b.ability, "second" if second else "target") else []
        found += [] if of_a_token(b, second) else hooks.target_refused.ids(t, s, p, b, c)
        found += hooks.mistargeted.ids(t, s, p, b, c)
    for c in payments[: payments_asked(b)]:
        found += hooks.payment.ids(t, s, p, b, c)
    return found
