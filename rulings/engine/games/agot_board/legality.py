"""What may be chosen: every verb has a hook of its own, whose rules forbid."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from ...core.flow import Options
from ...core.layout import State
from ...core.legality import Legality, Question, Verb, in_time
from . import hooks
from .cells import AREA
from .needs import NEEDS

if TYPE_CHECKING:
    from .table import Table


def _from_there(t: Table, s: State, p: int, i: int, *target: int) -> list[Question]:
    """Whether a raid may be made from an area at all."""
    return [(hooks.raid_from, (s, p, i))]


def _as_a_bid(t: Table, s: State, p: int, q: int, n: int) -> list[Question]:
    """Whatever is asked of a bid of as many tokens."""
    return [(hooks.bid, (s, p, p, n))]


def _as_the_blade(t: Table, s: State, p: int) -> list[Question]:
    """Whether the Blade could be used at all: only then is there something to leave."""
    return [(hooks.blade, (s, p))]


def _as_much_as_is_due(t: Table, s: State, p: int) -> list[Question]:
    """Whether casualties, or a retreat, ask for more units."""
    return [(hooks.loses_more, (s, p)), (hooks.perishes_more, (s, p))]


LEGALITY = Legality(
    {
        "ability_first": Verb(hooks.ability_first),
        "bid": Verb(hooks.bid),
        "bid_for": Verb(hooks.bid_for),
        "bid_theirs": Verb(hooks.bid_theirs, also=_as_a_bid),
        "blade": Verb(hooks.blade, in_time(hooks.timing_blade)),
        "casualty": Verb(hooks.casualty),
        "claim_victory": Verb(hooks.claim_victory),
        "cut": Verb(hooks.cut),
        "decline": Verb(hooks.decline),
        "drop": Verb(hooks.drop, in_time(hooks.timing_drop), also=_from_there),
        "enough_lost": Verb(hooks.enough, also=_as_much_as_is_due),
        "go": Verb(hooks.go),
        "halt": Verb(hooks.halt),
        "hide_power": Verb(hooks.hide_power),
        "house": Verb(hooks.house),
        "judge": Verb(hooks.judge),
        "kill": Verb(hooks.kill),
        "judge_wildlings": Verb(hooks.judge_wildlings),
        "keep_blade": Verb(timing=in_time(hooks.timing_blade), also=_as_the_blade),
        "keep_card": Verb(hooks.keep_card),
        "knight": Verb(hooks.knight),
        "leader": Verb(hooks.leader, in_time(hooks.timing_leader)),
        "march": Verb(hooks.march, in_time(hooks.timing_march)),
        "move_marker": Verb(hooks.move_marker),
        "move_supply": Verb(hooks.move_supply),
        "move_threat": Verb(hooks.move_threat),
        "muster": Verb(hooks.muster, in_time(hooks.timing_muster)),
        "order": Verb(hooks.order, in_time(hooks.timing_order)),
        "perish": Verb(hooks.perish),
        "place": Verb(hooks.place),
        "put_away": Verb(hooks.put_away),
        "raid": Verb(hooks.raid, in_time(hooks.timing_raid), also=_from_there),
        "raid_also": Verb(hooks.raid_also, also=_from_there),
        "remove": Verb(hooks.remove),
        "reveal": Verb(hooks.reveal),
        "resolve_card": Verb(hooks.resolve_card),
        "resolve": Verb(hooks.resolve),
        "retreat": Verb(hooks.retreat),
        "retreat_apart": Verb(hooks.retreat_apart),
        "return_neutral": Verb(hooks.return_neutral),
        "rob": Verb(hooks.rob),
        "rule": Verb(hooks.rule, in_time(hooks.timing_rule)),
        "show": Verb(hooks.show),
        "show_hidden": Verb(hooks.show_hidden),
        "stand_up": Verb(hooks.stand_up),
        "start": Verb(hooks.start),
        "support": Verb(hooks.support),
        "support_in_part": Verb(hooks.support_in_part),
        "swap": Verb(hooks.swap, in_time(hooks.timing_swap)),
        "swap_two": Verb(hooks.swap_two, in_time(hooks.timing_swap)),
        "take_all_back": Verb(hooks.take_all_back),
        "take_back": Verb(hooks.take_back),
        "take_bid": Verb(hooks.take_bid),
        "take_own": Verb(hooks.take_own),
        "take_theirs": Verb(hooks.take_theirs),
        "take_token": Verb(hooks.take_token),
        "take_up": Verb(hooks.take_up),
        "upgrade": Verb(hooks.upgrade, in_time(hooks.timing_upgrade)),
        "weigh": Verb(hooks.weigh),
        "weigh_defense": Verb(hooks.weigh_defense),
        "weigh_support": Verb(hooks.weigh_support),
    },
    NEEDS,
)
legal = LEGALITY.legal


def legal_where_alike(
    t: Table, s: State, p: int, rows: Sequence[int], alike: Callable[[int], Hashable], choices: Callable[[int], Options]
) -> Options:
    """The legal ones of the choices about each of several rows; of rows that are alike only the first is asked about.

    For choices of which the rules see no more of a row than ``alike`` tells. ``choices(i)`` must be of one shape for
    all rows, the row being the same argument in each: what is open for one is open for those alike.
    """
    first: dict[Hashable, list[int]] = {}
    found: Options = []
    for i in rows:
        kind = alike(i)
        asked = choices(i)
        if kind not in first:
            open_now = legal(t, s, p, asked)
            first[kind] = [n for n, choice in enumerate(asked) if choice in open_now]
            found += open_now
        else:
            found += [asked[n] for n in first[kind]]
    return found


def as_it_lies(t: Table, s: State) -> Callable[[int], Hashable]:
    """What rules about orders see of an area: what lies there, and whether it is a sea."""
    return lambda i: (i in t.seas, bytes(s[t.at[i] : t.at[i] + AREA.width]))


_BATTLE = """
    support support_in_part leader blade keep_blade casualty remove retreat retreat_apart perish
    kill take_back rob knight cut decline
"""
_SEQUENCES = tuple(
    frozenset(verbs.split())
    for verbs in (
        "reveal resolve_card put_away muster upgrade done bid bid_theirs place judge remove bid_for judge_wildlings",
        "order ready show swap keep_orders",
        "raid raid_also drop enough march go halt rule leave resolve remove",
        _BATTLE,
    )
)
"""What is done in the steps of one sequence: the Westeros phase, the Planning phase, the Action phase, a battle."""


def in_sequence(verb: str, verbs: Iterable[str]) -> bool:
    """Whether a kind of choice is made in another step of the sequence to which a step with these kinds belongs.

    Before the game begins everything belongs to a later step.
    """
    return "start" in verbs or any(verb in sequence and not sequence.isdisjoint(verbs) for sequence in _SEQUENCES)
