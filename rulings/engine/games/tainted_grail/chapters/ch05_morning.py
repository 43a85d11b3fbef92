"""Chapter 5: the parts of a day, and how it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import push
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import grail
from ..cells import DIAL, DIAL_QUEST, EVENING, EVENTS, EVENTS_LEFT, HOUR, MENHIR, MORNING, NOON, OTHER_DIAL, PART, PLACE_TOKENS
from ..island import lit_menhirs, take_away, uncovered, unknown
from ..steps.day import GUARDIANS, OF_THE_DAY, OUTFIT

if TYPE_CHECKING:
    from ..table import Table


@grail.orders(hooks.part_of_day, "5.1")
def a_day_has_three_parts(t: Table, before: int) -> int | None:
    """The start, the main part with its actions, the end."""
    return before + 1 if before < EVENING else None


@grail.forbids(hooks.act_now, "5.1")
def actions_belong_to_the_main_part(t: Table, s: State) -> Truth:
    """Characters act in the main part of the day alone."""
    return s[PART] not in (MORNING, NOON)


@grail.forbids(elsewhere, "5.1")
def without_a_day_nothing_of_it_is_done(t: Table, s: State, p: int, verb: str) -> Truth:
    """What is done in the main part of a day is not done where there is none."""
    return not s[PART] and verb in OF_THE_DAY


@grail.forbids(hooks.dawn_now, "5.1")
def a_new_day_follows_the_end_of_the_old_one(t: Table, s: State) -> Truth:
    """A new day begins only when the old one is over."""
    return s[PART] != EVENING


@grail.orders(hooks.morning_step, "5.2")
def eight_steps_of_the_morning(t: Table, before: int) -> int | None:
    """The start of a day has eight steps, always in this order."""
    return before + 1 if before < OUTFIT else None


@grail.forbids(hooks.roll_now, "5.2")
def guardians_have_their_step(t: Table, s: State) -> Truth:
    """Before and after step 6 of the start of a day no die is cast for a guardian."""
    return s[PART] == MORNING and s[HOUR] != GUARDIANS


@grail.causes(hooks.burnt_out, "5.3")
def burnt_out_menhirs_go(t: Table, s: State) -> None:
    """Step 1: a menhir without a dial is taken from the map."""
    for i, row in enumerate(t.places):
        if s[row + MENHIR] and not hooks.is_lit.holds(t, s, i):
            s[row + MENHIR] = s[row + DIAL] = s[row + DIAL_QUEST] = 0


@grail.causes(hooks.out_of_reach, "5.4")
def locations_out_of_reach_go(t: Table, s: State) -> None:
    """Step 2: a location that no active menhir reaches is taken from the map."""
    menhirs = lit_menhirs(t, s)
    for i in uncovered(t, s):
        if not any(hooks.in_reach.holds(t, s, menhir, i) for menhir in menhirs):
            take_away(t, s, i)


@grail.causes(hooks.menhir_dial, "5.5")
def menhir_dials_go_down(t: Table, s: State, place: int, shown: int) -> None:
    """Step 3: the dial of a menhir goes down by one; 1 is the lowest number on it."""
    if shown > 1:
        s[t.places[place] + DIAL] = shown - 1


@grail.causes(hooks.menhir_dial, "5.6")
def the_last_day_of_a_menhir(t: Table, s: State, place: int, shown: int) -> None:
    """A dial that shows 1 is taken away; the menhir stays until the next day."""
    if shown == 1:
        s[t.places[place] + DIAL] = 0


@grail.causes(hooks.other_dial, "5.7")
def other_dials_go_down(t: Table, s: State, place: int, shown: int) -> None:
    """Step 4: the other dials go down by one, and from 1 they are taken away."""
    s[t.places[place] + OTHER_DIAL] = shown - 1


@grail.causes(hooks.place_tokens, "5.8")
def a_token_leaves_each_location(t: Table, s: State) -> None:
    """A time token is taken from each location that has one."""
    for i in uncovered(t, s):
        s[t.places[i] + PLACE_TOKENS] -= s[t.places[i] + PLACE_TOKENS] > 0


@grail.orders(hooks.dial_held, "5.9")
def a_quest_token_holds_a_dial(t: Table, s: State, quest: int) -> Truth | None:
    """A dial with a quest token does not go down, whosever it is."""
    return bool(s[quest])


@grail.causes(hooks.new_event, "5.10")
def a_new_event_is_drawn(t: Table, s: State) -> None:
    """Step 5: an event card is drawn and read."""
    if not s[EVENTS_LEFT]:
        unknown("V balíčku událostí nezbývá žádná karta. Co se má stát, předloha neříká.")
    s[EVENTS_LEFT] -= 1
    s[EVENTS] += 1


@grail.causes(hooks.guardians_move, "5.11")
def all_guardians_move(t: Table, s: State) -> None:
    """Step 6: all guardians on the map move."""
    push(s, t.step["guardians"])


grail.moment("day", "5.1", says="When the day is over, a new one begins.")
grail.moment("noon", "5.1", says="In the main part of the day characters act.")
grail.moment("morning", "5.2", says="The start of the day comes first.")
