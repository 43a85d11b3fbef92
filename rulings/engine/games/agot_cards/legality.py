"""What may be chosen, and why not: the questions about every kind of choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ...cards.model import puts
from ...cards.program import Choose
from ...cards.resolving import under_way
from ...cards.windows import ACTED, WHO
from ...core.flow import STEP, Choice, asked, frames, top
from ...core.hooks import Forbids, ids_of
from ...core.layout import State
from ...core.legality import Asks, Legality, Question, Verb, in_time, plainly
from ...core.moments import stands_at
from . import hooks
from .affording import short_of_the_fit
from .cards import ATTACHMENT, EVENT
from .moments import where_it_follows
from .needs import NEEDS
from .payments import (
    choosable,
    chosen_now,
    first_chosen,
    needed,
    pairs_meant,
    payable_now,
    payers,
    unpaired,
)
from .steps.challenge import Declare, Victims
from .steps.windows import Window

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .table import Table


# -- where play stands --------------------------------------------------------------------
def room(t: Table, s: State, p: int) -> Iterator[Question]:
    """Whose turn it is to act in the window that is open, or will be when what is under way in it is over."""
    f = top(s)
    if isinstance(t.steps[s[f + STEP]], Window):
        if asked(t, s) != p:
            yield hooks.timing_room, (s, p, bool(s[f + ACTED]), s[f + WHO])
        return
    window = next((f for f in frames(s) if isinstance(t.steps[s[f + STEP]], Window)), None)
    if window is not None and s[window + ACTED] and s[window + WHO] != p:
        yield hooks.timing_room, (s, p, True, s[window + WHO])


# -- the questions about each verb -----------------------------------------------------------
def acting(t: Table, s: State, p: int, *args: int) -> Iterator[Question]:
    """Whether there is time for an action, and whether it is this player's turn to take one."""
    yield hooks.timing_act, (s, p)
    yield from room(t, s, p)


def playing(t: Table, s: State, p: int, card: int, host: int) -> Iterator[Question]:
    yield hooks.from_hand, (s, p, card)
    if host and t.type[card] == ATTACHMENT:
        yield hooks.attach, (s, card, host, False)


def passing(t: Table, s: State, p: int, *args: int) -> Iterator[Question]:
    """Whose turn it is to pass."""
    yield from room(t, s, p)


def announcing(t: Table, s: State, p: int, kind: int, opponent: int) -> Iterator[Question]:
    yield hooks.timing_challenge, (s, p)
    yield from acting(t, s, p)


def using(t: Table, s: State, p: int, ability: int) -> Iterator[Question]:
    yield from using_whatever_is_named(t, s, p, ability)
    yield from leaving_nothing(t, s, p, t.bound[ability])


def using_whatever_is_named(t: Table, s: State, p: int, ability: int) -> Iterator[Question]:
    """The questions about an ability that do not depend on what it is paid with or aimed at."""
    b = t.bound[ability]
    yield hooks.use, (s, p, b)
    if b.kind == "action":
        yield hooks.timing_act, (s, p)
    if b.kind == "response":
        yield hooks.used_up, (s, b)
        yield hooks.timing_response, (s, b)
    if b.kind == "save":
        yield hooks.save_unaimed, (s, p, b)
    if b.kind == "cancel":
        yield hooks.timing_cancel, (s, p)
        aimed = under_way(t, s)
        if aimed is not None:
            yield hooks.cancel, (s, b, aimed)
    if t.type[b.card] == EVENT:
        yield hooks.play, (s, p, b.card, 0)
    if b.kind not in ("response", "cancel", "save"):
        yield from room(t, s, p)
    yield from reading(t, s, p, b)


def reading(t: Table, s: State, p: int, b: Bound) -> Iterator[Question]:
    """Whether the text is there to be used by this player; what is blank is refused for that."""
    if not hooks.blank.refuses(t, s, b.card):
        yield hooks.no_source, (s, p, b)
    elif not hooks.source.allows(t, s, p, b):
        yield hooks.blank, (s, b.card)


def leaving_nothing(t: Table, s: State, p: int, b: Bound) -> Iterator[Question]:
    """Where all that an ability could be paid with, or aimed at, is refused, or too much of it: by what."""
    yield from (question for part in left_with_nothing(t, s, p, b) for one in part for question in one)
    if short_of_the_fit(t, s, p, b):
        for cost in b.costs:
            unfit = set(payers(t, s, p, b, cost)).difference(cost.candidates(t, s, p, b))
            yield from ((hooks.pay_with, (s, c, cost.op.verb)) for c in sorted(unfit))


def left_with_nothing(t: Table, s: State, p: int, b: Bound) -> Iterator[list[list[Question]]]:
    """Each part of an ability for which all there is is refused: for every card that could be named, what may refuse it."""
    for cost in b.costs:
        if not cost.candidates(t, s, p, b):
            yield [[(hooks.pay_with, (s, c, cost.op.verb))] for c in payers(t, s, p, b, cost)]
    for choice in needed(b):
        if not choice.candidates(t, s, p, b):
            yield [list(_against_a_target(t, s, p, b, choice, c)) for c in choosable(t, s, p, b, choice)]
    if unpaired(t, s, p, b):
        yield [
            [(hooks.second_refused, (s, p, b, second, first)), (hooks.target_refused, (s, p, b, second))]
            for first, second in pairs_meant(t, s, p, b)
        ]


def _against_a_target(t: Table, s: State, p: int, b: Bound, choice: Choose, c: int) -> Iterator[Question]:
    if choice.puts:
        yield hooks.put, (s, p, c)
    yield hooks.target_refused, (s, p, b, c)
    yield hooks.mistargeted, (s, p, b, c)


def closing(t: Table, s: State, p: int) -> Iterator[Question]:
    """Whether a set may be closed as it is."""
    step = t.steps[s[top(s) + STEP]]
    if isinstance(step, Declare):
        yield step.done, (s, p)
    elif isinstance(step, Victims):
        yield hooks.victims_done, (s,)


def paying(t: Table, s: State, p: int, card: int) -> Iterator[Question]:
    b = under_way(t, s)
    if b is not None:
        yield hooks.payment, (s, p, b, card)
    if b is not None and stands_at(t, s, "resolve") and card in payable_now(t, s, b):
        yield hooks.strands, (s, top(s), b, card)


def aiming(t: Table, s: State, p: int, card: int) -> Iterator[Question]:
    if stands_at(t, s, "discard own"):
        yield hooks.not_in_hand, (s, p, card)
        return
    yield hooks.hand_by_choice, (s, p, card)
    b = under_way(t, s)
    if b is not None:
        at_hand = chosen_now(t, s, b)
        second = at_hand is not None and at_hand.second
        if puts(b.ability, "second" if second else "target"):
            yield hooks.put, (s, p, card)
        if not of_a_token(b, second):
            yield hooks.target_refused, (s, p, b, card)
        if second:
            yield hooks.second_refused, (s, p, b, card, first_chosen(t, s))
        yield hooks.mistargeted, (s, p, b, card)
        yield hooks.out_of_turn, (s, p)


def of_a_token(b: Bound, second: bool) -> bool:
    """Whether the target, or the second, is a token: that is no part of the card on which it lies."""
    return bool(b.ability.targets[second:]) and bool(b.ability.targets[second].token)


def aiming_at_a_hand(t: Table, s: State, p: int, opponent: int) -> Iterator[Question]:
    b = under_way(t, s)
    if b is not None:
        yield hooks.no_hand, (s, p, b, opponent)
        yield hooks.out_of_turn, (s, p)


def aiming_at_nothing(t: Table, s: State, p: int) -> Iterator[Question]:
    b = under_way(t, s)
    if b is not None:
        yield hooks.must_choose, (s, p, b)
        yield hooks.out_of_turn, (s, p)


def naming_a_victim(t: Table, s: State, p: int, card: int) -> Iterator[Question]:
    if not stands_at(t, s, "deadly"):
        yield hooks.victim, (s, p, card)
        there = None if t.still else where_it_follows(t, s, "victim")
        if there is not None and there != s:  # what is being resolved may change who can be chosen by then
            yield hooks.victim, (there, p, card)
    if stands_at(t, s, "deadly") or hooks.deadly_ahead.allows(t, s):
        yield hooks.deadly_victim, (s, p, card)


def sequencing(t: Table, s: State, p: int, ability: int) -> Iterator[Question]:
    yield hooks.not_yours_to_sequence, (s, p)
    yield hooks.not_waiting, (s, t.bound[ability])


def threatened(t: Table, s: State, p: int, card: int, *_: int) -> Iterator[Question]:
    yield hooks.timing_save, (s, card)


def letting_go(t: Table, s: State, p: int, card: int) -> Iterator[Question]:
    yield from threatened(t, s, p, card)
    yield hooks.not_saved, (s, card)


def saving(t: Table, s: State, p: int, card: int, *_: int) -> Iterator[Question]:
    yield from threatened(t, s, p, card)
    yield hooks.save_refused, (s, card)


def saving_by_card(t: Table, s: State, p: int, card: int, ability: int) -> Iterator[Question]:
    b = t.bound[ability]
    yield from saving(t, s, p, card)
    yield hooks.save_reach, (s, card, b)
    yield hooks.use, (s, p, b)
    if t.type[b.card] == EVENT:
        yield hooks.play, (s, p, b.card, 0)
    yield from leaving_nothing(t, s, p, b)
    yield from reading(t, s, p, b)


def saving_by_duplicate(t: Table, s: State, p: int, card: int, duplicate: int) -> Iterator[Question]:
    yield from saving(t, s, p, card)
    yield hooks.save_right, (s, p, card)
    if duplicate:
        yield hooks.duplicate_of_another, (s, card, duplicate)


def cancelling(t: Table, s: State, p: int, card: int, ability: int) -> Iterator[Question]:
    yield hooks.timing_cancel, (s, p)
    yield hooks.cancel_aim, (s, p, card)
    yield hooks.cancel_unfit, (s, card, t.bound[ability])
    yield from reading(t, s, p, t.bound[ability])


def of_the_first(hook: Forbids[[State, int, int]]) -> Asks:
    """The question of a hook that takes only the first of what is chosen."""

    def asks(t: Table, s: State, p: int, chosen: int, *_: int) -> Iterable[Question]:
        return ((hook, (s, p, chosen)),)

    return asks


def before_the_game(part: str) -> Asks:
    """Whether it is the time for a part of the set-up."""

    def asks(t: Table, s: State, p: int, *args: int) -> Iterable[Question]:
        return ((hooks.timing_setup, (s, part)),)

    return asks


class CardLegality(Legality):
    """As in any game; a lot is refused by the comparison in which the player was beaten.

    Where each card with which an ability could be paid for, or at which it could be aimed, is refused by rules of its own, no
    such rule refuses the ability: that nothing is left does.
    """

    def reasons(self, t: Table, s: State, p: int, choice: Choice) -> list[str]:
        found = super().reasons(t, s, p, choice)
        if choice[0] in ("use", "save"):
            return against_all(t, s, p, t.bound[choice[-1]], found)
        if choice[0] == "lot":
            found += [rule for rule in out_of_the_lot(t, s, choice[1]) if rule not in found]
        return found


def against_all(t: Table, s: State, p: int, b: Bound, found: list[str]) -> list[str]:
    """Of the rules against an ability those that do not refuse merely some of the cards that could be named for it."""
    some: set[str] = set()
    for part in left_with_nothing(t, s, p, b):
        against = [{rule for hook, given in one for rule in hook.ids(t, *given)} for one in part]
        for one in against:
            some |= one - against[0].intersection(*against)
    if not some:
        return found
    stay = {rule for hook, given in using_whatever_is_named(t, s, p, b.index) for rule in hook.ids(t, *given)}
    return [rule for rule in found if rule in stay or rule not in some] or found


def out_of_the_lot(t: Table, s: State, p: int) -> tuple[str, ...]:
    """The rule by which a player was beaten, and so takes no part in the lot."""
    tied = list(t.everyone)
    for function in hooks.initiative_order.of(t):
        left = function(t, s, tied)
        if p in tied and p not in left:
            return ids_of(t, hooks.initiative_order, function)
        tied = left
    return ()


LEGALITY = CardLegality(
    {
        "ambush": Verb(also=of_the_first(hooks.ambush), timing=acting),
        "attack": Verb(hooks.attack, in_time(hooks.timing_attack)),
        "cancel": Verb(also=cancelling),
        "challenge": Verb(hooks.challenge, announcing, lastly=plainly(hooks.vain_challenge)),
        "decline": Verb(also=lambda t, s, p: ((hooks.decline, (s,)),)),
        "defend": Verb(hooks.defend, in_time(hooks.timing_defend)),
        "deploy": Verb(hooks.deploy, before_the_game("deploy")),
        "done": Verb(also=closing),
        "choose_discard": Verb(also=of_the_first(hooks.hand_by_choice)),
        "duplicate": Verb(hooks.duplicate, acting),
        "first": Verb(also=of_the_first(hooks.not_yours_to_order)),
        "hand": Verb(also=aiming_at_a_hand),
        "into_shadows": Verb(also=of_the_first(hooks.into_shadows), timing=acting),
        "keep": Verb(timing=before_the_game("redraw")),
        "leave_kneeling": Verb(hooks.left_kneeling),
        "lot": Verb(also=lambda t, s, p, who: ((hooks.lot_refused, (s, who)),)),
        "no_plot": Verb(hooks.no_plot),
        "no_save": Verb(also=letting_go),
        "no_target": Verb(also=aiming_at_nothing),
        "let_be": Verb(also=lambda t, s, p, ability: ((hooks.passive_let_be, (s, p, t.bound[ability])),)),
        "pass": Verb(hooks.stop, passing),
        "passive": Verb(also=sequencing),
        "pay": Verb(also=paying),
        "play": Verb(hooks.play, acting, also=playing),
        "plot": Verb(also=of_the_first(hooks.plot_refused)),
        "redraw": Verb(also=lambda t, s, p, *_: ((hooks.redraw, (s, p)),), timing=before_the_game("redraw")),
        "redraw_part": Verb(also=lambda t, s, p, _who, n: ((hooks.redraw_part, (s, p, n)),)),
        "reorder": Verb(also=lambda t, s, p, *_: ((hooks.reorder, (s, p)),)),
        "save": Verb(also=saving_by_card),
        "save_dup": Verb(also=saving_by_duplicate),
        "stealth": Verb(hooks.stealth_target, in_time(hooks.timing_stealth, hooks.stealth_picks)),
        "swap": Verb(hooks.swap),
        "take_back": Verb(also=of_the_first(hooks.take_back), timing=in_time(hooks.timing_act)),
        "target": Verb(also=aiming),
        "turn_up": Verb(hooks.turn_up),
        "unshadow": Verb(also=of_the_first(hooks.unshadow)),
        "use": Verb(also=using),
        "victim": Verb(also=naming_a_victim),
    },
    NEEDS,
)
