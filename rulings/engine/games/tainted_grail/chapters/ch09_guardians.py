"""Chapter 9: guardians on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State, one_of
from ....core.moments import elsewhere, stands_at
from .. import hooks
from ..book import grail
from ..cells import ARRIVED, CAME, EVENING, FOUND, LIES, MET, MOVED, NOON, ON_MAP, PART, ROAMS, SITE, STAYED, UNCOVERED
from ..island import connected
from ..meeting import to_bottom
from ..model import GUARDIAN
from ..party import has_nature
from ..steps.day import OF_THE_DAY
from .ch15_combat import combat_won

if TYPE_CHECKING:
    from ..table import Table


@grail.orders(hooks.roams, "9.2")
def unbeaten_guardians_roam_on(t: Table, s: State, e: int) -> Truth | None:
    """A guardian that has not been beaten roams on, after a flight as after any other end."""
    return s[t.meetings[e] + LIES] == ON_MAP and s[t.meetings[e] + ROAMS] > 0


@grail.orders(hooks.laid_at, "9.3")
def its_card_is_put_where_it_was_met(t: Table, s: State) -> int | None:
    """The card of a guardian is put on the location of the encounter and not into its deck."""
    return s[SITE]


grail.permission(hooks.guardian_order, "9.4", says="The players say in which order guardians move.")


@grail.forbids(hooks.roll, "9.4")
def one_roll_a_day_for_each(t: Table, s: State, p: int, e: int) -> Truth:
    """For each guardian the die is cast once."""
    return s[t.meetings[e] + MOVED]


@grail.forbids(hooks.roll, "9.4")
def guardians_move_in_the_morning(t: Table, s: State, p: int, e: int) -> Truth:
    """The dice of guardians are cast at the beginning of a day alone."""
    return s[PART] in (NOON, EVENING)


@grail.orders(hooks.goes_to, "9.4")
def guardians_go_where_the_die_points(t: Table, s: State, e: int, target: int) -> int | None:
    """Each guardian goes where its die points."""
    return target if _can_enter(t, s, e, target) else None


def _can_enter(t: Table, s: State, e: int, target: int) -> bool:
    here = one_of(s, t.meetings[e] + ROAMS)
    return bool(s[t.places[target] + UNCOVERED]) and t.map[target].number in t.map[here].joined


@grail.orders(hooks.goes_to, "9.5")
def else_to_the_highest_number(t: Table, s: State, e: int, target: int) -> int | None:
    """Where it cannot go, it goes to the location with the highest number of those connected instead."""
    found = connected(t, s, one_of(s, t.meetings[e] + ROAMS))
    return found[-1] if found and not _can_enter(t, s, e, target) else None


@grail.orders(hooks.goes_to, "9.6")
def else_nowhere(t: Table, s: State, e: int, target: int) -> int | None:
    """Where nothing is connected, it stays."""
    here = one_of(s, t.meetings[e] + ROAMS)
    return None if connected(t, s, here) else here


@grail.orders(hooks.finds, "9.7")
def a_guardian_that_stays_meets_all_there(t: Table, s: State, e: int, moved: int) -> Truth | None:
    """If it stays with characters, they all fight it together at once."""
    return not moved


@grail.orders(hooks.finds, "9.8")
def a_guardian_that_comes_meets_all_there(t: Table, s: State, e: int, moved: int) -> Truth | None:
    """If it comes to characters, they all fight it at once."""
    return moved


@grail.orders(hooks.awaits, "9.9")
def who_comes_to_a_guardian_meets_it(t: Table, s: State, place: int) -> Truth | None:
    """Who enters the location of a guardian meets it at once."""
    return True


def _leaves_off(s: State, verb: str, how: int) -> bool:
    """Whether something of the day would be done though a guardian met in such a way is fought at once."""
    return bool(s[MET]) and s[FOUND] == how and verb in (*OF_THE_DAY, "roll")


@grail.forbids(elsewhere, "9.7")
def nothing_comes_before_a_guardian_that_stays(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whoever is with a guardian that stays fights it before anything else of the day."""
    return _leaves_off(s, verb, STAYED)


@grail.forbids(elsewhere, "9.8")
def nothing_comes_before_a_guardian_that_comes(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whoever is found by a guardian fights it before anything else of the day."""
    return _leaves_off(s, verb, CAME)


@grail.forbids(elsewhere, "9.9")
def nothing_comes_before_a_guardian_that_waits(t: Table, s: State, p: int, verb: str) -> Truth:
    """Who has come to a guardian fights it before anything else of the day."""
    return _leaves_off(s, verb, ARRIVED) or verb in OF_THE_DAY and stands_at(t, s, "arrival")


grail.permission(hooks.guardian_first, "9.10", says="The guardian comes before the immediate action of its location.")
grail.permission(hooks.which_first, "9.11", says="Of several guardians the players choose which they face first.")


@grail.causes(hooks.cleared, "9.12")
def a_beaten_guardian_goes_to_its_deck(t: Table, s: State) -> None:
    """The card of a beaten guardian goes to the bottom of its deck."""
    if combat_won(s) and has_nature(t, s, GUARDIAN):
        to_bottom(t, s)


grail.moment("guardians", "9.4", says="Guardians move, and nothing else is done.")
grail.moment("die", "9.4", says="The die is cast first.")
grail.moment("arrival", "9.11", says="The guardian to be faced is chosen first.")
