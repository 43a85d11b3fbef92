"""Chapter 7: mustering."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, asked, counted, is_open, push
from ....core.hooks import Truth
from ....core.layout import State, set_one
from .. import hooks
from ..atlas import CITY, NONE, STRONGHOLD
from ..book import board
from ..cells import FOOTMAN, KNIGHT, NEUTRAL, OWNER, PHASE, PLANNING, POINTS, SAVED, SHIP, UNIT_KINDS, UNITS
from ..now import waits_for_nothing
from ..values import controller, order_of_play, over_limit, pieces, too_many_armies
from ..whose import holds, others_hold

if TYPE_CHECKING:
    from ..table import Table

UPGRADE = 3
"""What an upgrade is called among the things that cost points."""


@board.causes(hooks.effect_mustering, "7.2", "7.25", "20.11")
def all_muster_in_order_of_play(t: Table, s: State, deck: int) -> None:
    """Each player in order of play musters everything before the next does."""
    push(s, t.step["mustering"])


board.moment("mustering part", "7.2", says="New units are mustered, and nothing else is done.")
board.decides("mustering part", "7.2", says="Whose turn it is in order of play musters.")


@board.forbids(hooks.muster, "7.2", "20.11")
def units_come_by_mustering_only(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """New units come when the card Mustering is carried out, and at no other time."""
    return not is_open(s, t.step["mustering"])


@board.forbids(hooks.upgrade, "7.2", "20.11")
def footmen_become_knights_by_mustering_only(t: Table, s: State, p: int, i: int) -> Truth:
    """So do knights that have been footmen."""
    return not is_open(s, t.step["mustering"])


@board.counts(hooks.points, "7.3")
def a_stronghold_gives_two_points(t: Table, i: int) -> int:
    """A stronghold gives two mustering points."""
    return 2 if t.areas[i].place == STRONGHOLD else 0


@board.counts(hooks.points, "7.4")
def a_city_gives_one_point(t: Table, i: int) -> int:
    """A city gives one."""
    return 1 if t.areas[i].place == CITY else 0


@board.forbids(hooks.muster, "7.5", "2.23")
def there_are_three_unit_types(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """Units are footmen, knights and ships; nothing else is mustered."""
    return unit not in (FOOTMAN, KNIGHT, SHIP)


@board.counts(hooks.price, "7.6")
def a_footman_costs_one(t: Table, what: int) -> int:
    """A footman costs a point."""
    return int(what == FOOTMAN)


@board.counts(hooks.price, "7.7")
def a_knight_costs_two(t: Table, what: int) -> int:
    """A knight costs two."""
    return 2 if what == KNIGHT else 0


@board.counts(hooks.price, "7.8")
def a_ship_costs_one(t: Table, what: int) -> int:
    """A ship costs one."""
    return int(what == SHIP)


@board.counts(hooks.price, "7.9")
def an_upgrade_costs_one(t: Table, what: int) -> int:
    """Making a footman a knight costs a point of the city or stronghold."""
    return int(what == UPGRADE)


def short_of_points(t: Table, s: State, i: int, what: int) -> bool:
    """Whether an area has fewer points left than a unit or an upgrade costs."""
    return points_left(t, s, i) < hooks.price.sum(t, what)


def points_left(t: Table, s: State, i: int) -> int:
    """Mustering points of an area that are not spent."""
    return hooks.points.sum(t, i) + s[t.at[i] + SAVED] - s[t.at[i] + POINTS]


def _needs(what: int, *numbers: str) -> None:
    def there_are_not_so_many_points(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
        """So it is not mustered where fewer points are left."""
        return unit == what and short_of_points(t, s, i, what)

    board.forbids(hooks.muster, *numbers)(there_are_not_so_many_points)


_needs(FOOTMAN, "7.6")
_needs(KNIGHT, "7.7")
_needs(SHIP, "7.8")


def _gives(place: str, number: str) -> None:
    def its_points_are_spent(t: Table, s: State, p: int, i: int, unit: int, sea: int) -> Truth:
        """And no more: when too few of them are left nothing is mustered for them,"""
        return t.areas[i].place == place and unit in UNIT_KINDS and short_of_points(t, s, i, unit)

    def no_point_is_left_for_an_upgrade(t: Table, s: State, p: int, i: int) -> Truth:
        """nor is a footman upgraded."""
        return t.areas[i].place == place and short_of_points(t, s, i, UPGRADE)

    board.forbids(hooks.muster, number)(its_points_are_spent)
    board.forbids(hooks.upgrade, number)(no_point_is_left_for_an_upgrade)


_gives(STRONGHOLD, "7.3")
_gives(CITY, "7.4")


@board.forbids(hooks.muster, "7.18")
def only_the_points_of_the_area(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """Points of an area pay only there, and only as far as they reach."""
    return unit in UNIT_KINDS and short_of_points(t, s, i, unit)


@board.forbids(hooks.muster, "7.18")
def no_points_of_another_area(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """Footmen and knights elsewhere are not paid with them;"""
    return unit != SHIP and place != i


@board.forbids(hooks.muster, "7.18")
def ships_are_paid_for_next_to_their_sea(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """nor are ships, but for the sea next to the area;"""
    return unit == SHIP and place not in t.neighbours[i]


@board.forbids(hooks.upgrade, "7.18")
def upgrades_too_are_paid_where_they_are_made(t: Table, s: State, p: int, i: int) -> Truth:
    """so it is with upgrades."""
    return short_of_points(t, s, i, UPGRADE)


@board.forbids(hooks.upgrade, "7.9")
def an_upgrade_needs_a_point(t: Table, s: State, p: int, i: int) -> Truth:
    """So no footman becomes a knight where none is left,"""
    return short_of_points(t, s, i, UPGRADE)


@board.forbids(hooks.upgrade, "7.17")
def an_upgrade_needs_a_point_of_its_area(t: Table, s: State, p: int, i: int) -> Truth:
    """be there points elsewhere."""
    return short_of_points(t, s, i, UPGRADE)


@board.forbids(hooks.muster, "7.2")
def only_in_areas_that_one_controls(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """Points are those of controlled areas."""
    return controller(t, s, i) != p


@board.forbids(hooks.upgrade, "7.16")
def an_upgrade_needs_a_footman(t: Table, s: State, p: int, i: int) -> Truth:
    """There must be a footman of one's own to be upgraded."""
    return not holds(t, s, i, p) or not s[t.at[i] + UNITS[FOOTMAN]]


@board.forbids(hooks.muster, "7.10")
def land_units_appear_where_they_are_paid(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """A new footman or knight stands in the area whose points paid for it."""
    return unit != SHIP and place != i


@board.forbids(hooks.muster, "7.11")
def ships_appear_in_a_neighbouring_sea(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """A new ship stands in a sea area next to that area."""
    return unit == SHIP and (place not in t.seas or place not in t.neighbours[i])


@board.forbids(hooks.muster, "7.12")
def no_ship_among_foreign_ships(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """No ship is mustered into a sea held by ships of another House."""
    return unit == SHIP and place in t.seas and bool(s[t.at[place] + NEUTRAL] or others_hold(t, s, place, p))


@board.forbids(hooks.timing_upgrade, "7.13")
@board.forbids(hooks.timing_muster, "7.13")
def each_musters_in_turn(t: Table, s: State, p: int) -> Truth:
    """Whoever has finished does not muster again when the next has begun."""
    return is_open(s, t.step["mustering"]) and asked(t, s) != p and not waits_for_nothing(t, s)


@board.forbids(hooks.timing_upgrade, "20.11")
@board.forbids(hooks.timing_muster, "20.11")
def units_come_when_ones_turn_comes(t: Table, s: State, p: int) -> Truth:
    """New units come when one's turn comes in the order of play."""
    return is_open(s, t.step["mustering"]) and asked(t, s) != p and not waits_for_nothing(t, s)


@board.forbids(hooks.timing_upgrade, "10.1")
@board.forbids(hooks.timing_muster, "10.1")
def nobody_musters_while_planning(t: Table, s: State, p: int) -> Truth:
    """In the Planning phase nothing but orders is dealt with."""
    return s[PHASE] == PLANNING


@board.forbids(hooks.muster, "7.14", "7.15")
def no_army_grows_too_large(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """No unit is mustered where an army would pass the size that supply allows,"""
    return over_limit(t, s, p, {place: 1}) and not too_many_armies(t, s, p, {place: 1})


@board.forbids(hooks.muster, "7.29")
def the_point_left_over_in_riverrun(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """In the example a point of Riverrun cannot be used, as armies there and in Golden Sound are as large as they may be."""
    names = t.areas[i].name, t.areas[place].name
    return names[0] == "Riverrun" and names[1] in ("Riverrun", "Golden Sound") and over_limit(t, s, p, {place: 1})


@board.forbids(hooks.muster, "7.15")
def armies_do_not_become_too_many(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """nor where there would be too many armies."""
    return over_limit(t, s, p, {place: 1}) and too_many_armies(t, s, p, {place: 1})


@board.forbids(hooks.muster, "7.19")
def points_are_not_kept(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """Points that were left when a player had finished are not spent later."""
    if not is_open(s, t.step["mustering"]) or waits_for_nothing(t, s):
        return False
    order = order_of_play(t, s)
    return asked(t, s) in order and order.index(p) < order.index(asked(t, s))


@board.forbids(hooks.upgrade, "7.16")
def upgrades_only_in_a_city_or_stronghold(t: Table, s: State, p: int, i: int) -> Truth:
    """A footman is upgraded only where a city or a stronghold stands."""
    return t.areas[i].place == NONE


@board.forbids(hooks.muster, "7.31")
def nothing_is_mustered_elsewhere(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """Where neither stands, nothing can be mustered."""
    return t.areas[i].place == NONE


board.permission(hooks.points_lost, "7.19", says="Points that were not used are lost.")


@board.causes(hooks.mustering_over)
def a_mustering_ends(t: Table, s: State) -> None:
    """The next one begins with fresh points; without 7.19 those not used would be kept too."""
    lost = hooks.points_lost.holds(t)
    for i in t.spaces:
        s[t.at[i] + SAVED] = 0 if lost else counted(max(0, points_left(t, s, i)), "body najímání")
        s[t.at[i] + POINTS] = 0


@board.forbids(hooks.muster, "7.23", "21.1")
def no_more_pieces_than_there_are(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """When all pieces of a kind stand on the board, no more can be made."""
    return unit in UNIT_KINDS and pieces(t, s, p, unit) >= hooks.piece_limit.sum(t, unit)


def _all_stand_on_the_board(kind: int, *numbers: str) -> None:
    def there_are_no_more_of_them(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
        """A House has so many of a kind and no more."""
        return unit == kind and pieces(t, s, p, unit) >= hooks.piece_limit.sum(t, unit)

    there_are_no_more_of_them.__name__ = f"there_are_no_more_units_of_kind_{kind}"
    board.forbids(hooks.muster, *numbers)(there_are_no_more_of_them)


_all_stand_on_the_board(FOOTMAN, "2.8", "7.20")
_all_stand_on_the_board(KNIGHT, "2.9", "7.21")
_all_stand_on_the_board(SHIP, "2.10", "7.22")


@board.forbids(hooks.upgrade, "2.9", "7.21")
def there_is_no_fifth_knight_to_become(t: Table, s: State, p: int, i: int) -> Truth:
    """And no footman becomes a knight more than there are."""
    return pieces(t, s, p, KNIGHT) >= hooks.piece_limit.sum(t, KNIGHT)


@board.forbids(hooks.upgrade, "7.23", "21.1")
def no_knight_left_to_become(t: Table, s: State, p: int, i: int) -> Truth:
    """Without a knight left in the pool no footman is upgraded."""
    return pieces(t, s, p, KNIGHT) >= hooks.piece_limit.sum(t, KNIGHT)


def _comes(t: Table, s: State, p: int, choice: Choice) -> None:
    """A new unit stands on the board, its points are spent."""
    _verb, i, unit, place = choice
    set_one(s, t.at[place] + OWNER, p)
    s[t.at[place] + UNITS[unit]] += 1
    s[t.at[i] + POINTS] += hooks.price.sum(t, unit)


@board.causes(hooks.mustered, "7.26", "7.30")
def land_units_come_to_the_board(t: Table, s: State, p: int, choice: Choice) -> None:
    """Footmen and knights that were mustered stand on the board,"""
    if choice[0] == "muster" and choice[2] != SHIP:
        _comes(t, s, p, choice)


@board.causes(hooks.mustered, "7.26", "7.28", "7.30")
def ships_come_to_the_board(t: Table, s: State, p: int, choice: Choice) -> None:
    """ships too,"""
    if choice[0] == "muster" and choice[2] == SHIP:
        _comes(t, s, p, choice)


@board.causes(hooks.mustered, "7.27", "7.30")
def footmen_become_knights(t: Table, s: State, p: int, choice: Choice) -> None:
    """and footmen have become knights."""
    if choice[0] == "upgrade":
        a = t.at[choice[1]]
        s[a + UNITS[FOOTMAN]] -= 1
        s[a + UNITS[KNIGHT]] += 1
        s[a + POINTS] += hooks.price.sum(t, UPGRADE)


board.is_structural(
    "7.24", "Dovolení: padlé figurky se jen vracejí do zásoby, z níž se bere; není zákaz, který by vypnutí uvolnilo."
)
