"""The ways of the search, each by itself, on graphs drawn at random; the line that it tells; at how few positions it answers."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulings.engine.core import search
from rulings.engine.core.explore import Explorer, Undecidable, forced
from rulings.engine.core.flow import asked, take
from rulings.engine.core.search import Paused, Search

from .test_explore import PLACE, at, graph, never
from .test_search import QUANTIFIERS

ENDS = 20
"""Places from here on are ends."""
OVER_LINES, BY_FORCE = QUANTIFIERS[:3], QUANTIFIERS[3:]
places = st.integers(1, 9)
ends = st.integers(ENDS, ENDS + 5)
goals = st.lists(st.one_of(places, ends), min_size=2, max_size=4, unique=True).map(tuple)
graphs = st.dictionaries(places, st.tuples(st.integers(0, 1), goals), min_size=1, max_size=9).map(
    lambda paths: {1: (0, (2, 3)), **paths}
)
good_ends = st.sets(st.one_of(places, ends))


class ByNumbers(Search):
    """It never goes depth first."""

    def _deep(self, *given):
        raise Paused


class DepthFirst(Search):
    """It never goes by proof numbers."""

    def _prove(self, top, pause):
        return None


class Drawing(Search):
    """It follows lines at random from the very beginning, and looks for no shorter one."""

    def run(self, *given):
        before = search.FIRST_WALK, search.SHORTER
        search.FIRST_WALK, search.SHORTER = 0, 1
        try:
            return super().run(*given)
        finally:
            search.FIRST_WALK, search.SHORTER = before


class Patient(Drawing):
    """It draws nothing, and looks for no shorter line either."""

    def _drawn(self, *given):
        return False


def walked(way, paths, asked_for, claim, **options):
    t, s = graph(paths)
    return way(t, never, claim, **options).run(s, *asked_for)


def end_of(paths, line):
    """Where a line leads: each choice must be open, and must be that player's. Nobody chooses after the last."""
    t, s = graph(paths)
    options = forced(t, s, never)
    for chooser, choice in line:
        assert (chooser, choice in options) == (asked(t, s), True)
        take(t, s, choice)
        options = forced(t, s, never)
    assert options == []
    return s[PLACE]


# -- the answers ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("way", [Drawing, Patient])
@settings(deadline=None, max_examples=60)
@given(graphs, good_ends, st.sampled_from(OVER_LINES))
@example({1: (0, (2, 3)), 2: (0, (4, 5)), 4: (0, (20, 21)), 5: (0, (20, 22))}, {22}, ("some", ()))
@example({1: (0, (2, 3)), 2: (0, (20, 21)), 3: (0, (20, 22))}, {22}, ("some", ()))
def test_the_line_that_is_told_can_be_played_and_decides(way, paths, good, asked_for):
    plain, found = walked(Explorer, paths, asked_for, at(*good)), walked(way, paths, asked_for, at(*good))
    assert found.holds is plain.holds
    assert (found.line is None) is (plain.line is None)
    if found.line is not None:
        assert (end_of(paths, found.line) in good) is (asked_for[0] != "every")


@pytest.mark.parametrize("way", [ByNumbers, DepthFirst])
@settings(deadline=None, max_examples=60)
@given(graphs, good_ends, st.sampled_from(BY_FORCE))
def test_each_of_the_two_ways_answers_by_itself_as_the_plain_walk_does(way, paths, good, asked_for):
    assert walked(way, paths, asked_for, at(*good)).holds is walked(Explorer, paths, asked_for, at(*good)).holds


@pytest.mark.parametrize("asked_for", OVER_LINES)
def test_a_line_drawn_that_comes_back_is_given_up(asked_for):
    circle = {1: (0, (2, 3)), 2: (1, (1, 3)), 3: (1, (1, 2))}
    found = walked(Drawing, circle, asked_for, never)
    assert (found.holds, found.reason) == (walked(Explorer, circle, asked_for, never).holds, "")


def with_unknown(good, unknown):
    def claim(t, s):
        if s[PLACE] in unknown:
            raise Undecidable("Nevím.")
        return s[PLACE] in good

    return claim


def whatever_they_are(paths, asked_for, good, unknown):
    """The answer that holds whatever the unknown ends are; None where it hangs on them."""
    best, worst = (walked(Explorer, paths, asked_for, at(*sure)).holds for sure in (good | unknown, good - unknown))
    return best if best is worst else None


@pytest.mark.parametrize(("way", "questions"), [(Drawing, OVER_LINES), (DepthFirst, BY_FORCE)])
@settings(deadline=None, max_examples=60)
@given(graphs, good_ends, good_ends, st.data())
def test_what_cannot_be_told_of_an_end_leaves_open_just_what_hangs_on_it(way, questions, paths, good, unknown, data):
    asked_for = data.draw(st.sampled_from(questions))
    found, holds = walked(way, paths, asked_for, with_unknown(good, unknown)), whatever_they_are(paths, asked_for, good, unknown)
    assert (found.holds, found.reason) == (holds, "Nevím." if holds is None else "")


@settings(deadline=None, max_examples=60)
@given(graphs, good_ends, good_ends, st.sampled_from(BY_FORCE))
@example({1: (0, (20, 2)), 2: (1, (20, 3)), 3: (0, (21, 22))}, {21}, {20}, ("force", (0,)))
def test_so_it_is_by_proof_numbers_where_no_line_comes_back(paths, good, unknown, asked_for):
    """In a circle of positions they may leave open more than need be."""
    onward = {n: (who, tuple(goal for goal in goals if goal > n) or (ENDS,)) for n, (who, goals) in paths.items()}
    claim = with_unknown(good, unknown)
    found, holds = walked(ByNumbers, onward, asked_for, claim), whatever_they_are(onward, asked_for, good, unknown)
    assert (found.holds, found.reason) == (holds, "Nevím." if holds is None else "")
    holds = whatever_they_are(paths, asked_for, good, unknown)
    assert walked(ByNumbers, paths, asked_for, claim).holds in (holds, None)


# -- how few positions are looked at ------------------------------------------------------------------------------
def test_the_same_question_is_answered_at_the_same_positions():
    paths = {n: (0, (n + 1, n + 100)) for n in range(1, 60)}
    assert len({walked(Drawing, paths, ("every",), at(*range(100, 150), 60)).positions for _ in range(6)}) == 1


def test_lines_are_drawn_only_now_and_then(monkeypatch):
    monkeypatch.setattr(search, "FIRST_WALK", 16)
    paths = {n: (0, (2 * n, 2 * n + 1)) for n in range(1, 128)}
    found = walked(Search, paths, ("never",), never)
    assert (found.holds, found.positions > 255) == (True, True)
    assert found.positions < 3 * 255


@pytest.mark.parametrize("way", [DepthFirst, Search])
def test_a_reply_that_has_worked_elsewhere_is_tried_first(way):
    """Ten threats, and against each of them the last of four replies is the one that helps."""
    threats = range(2, 12)
    paths = {1: (1, tuple(threats))}
    for n in threats:
        bad = 10 * n + 10, 10 * n + 11, 10 * n + 12
        paths |= {n: (0, (*bad, 255))} | {one: (1, (one + 3, one + 6)) for one in bad}
    found = walked(way, paths, ("force", (0,)), at(255))
    assert (found.holds, found.positions < 30) == (True, True)


def test_what_is_known_of_a_circle_is_known_wherever_play_comes_to_it():
    paths = {1: (0, (2, 3)), 2: (1, (4, 30)), 3: (1, (4, 31)), 4: (1, (5, 6)), 5: (0, (4, 32)), 6: (0, (4, 32))}
    found = walked(DepthFirst, paths, ("force", (0,)), at(31))
    assert (found.holds, found.positions) == (True, len({1, 2, 4, 5, 6, 30, 3, 31})), "none of them twice"


@pytest.mark.parametrize(("asks", "good"), [(0, True), (1, False)])
@pytest.mark.parametrize(("many", "few"), [(2, 3), (3, 2)])
def test_what_takes_fewest_positions_to_settle_is_looked_at_first(asks, good, many, few):
    """Behind one choice the other player has a hundred replies, behind the other two."""
    paths = {1: (asks, (2, 3)), many: (1 - asks, tuple(range(100, 200))), few: (1 - asks, (200, 201))}
    found = walked(ByNumbers, paths, ("force", (0,)), lambda t, s: good)
    assert (found.holds, found.positions) == (good, 5)


def test_nothing_more_is_looked_at_once_a_choice_has_settled_it():
    paths = {1: (0, tuple(range(100, 200)))}
    assert walked(ByNumbers, paths, ("force", (0,)), at(100)).positions == 2
    assert walked(ByNumbers, {1: (1, paths[1][1])}, ("force", (0,)), at()).positions == 2


def test_what_comes_of_a_position_is_told_to_all_from_which_it_is_reached():
    paths = {1: (0, (2, 3)), 2: (1, (4, 100)), 3: (1, (4, 101)), 4: (1, (102, 103, 104, 105))}
    assert walked(ByNumbers, paths, ("force", (0,)), at(100, 101)).holds is False


def test_depth_first_does_not_go_on_for_long_where_proof_numbers_see_the_way_out(monkeypatch):
    """Behind the first choice lies a wood, the second is all it takes."""
    monkeypatch.setattr(search, "FIRST_WALK", 16)
    wood = {n: (n.bit_length() % 2, (2 * n, 2 * n + 1)) for n in range(2, 126)}
    found = walked(Search, {**wood, 1: (0, (2, 255))}, ("force", (0,)), at(255))
    assert (found.holds, found.positions < 30) == (True, True)


@pytest.mark.parametrize("good", [range(64, 128), range(64, 128, 3), range(64, 128, 2), ()])
def test_where_neither_way_comes_far_at_once_both_go_on_where_they_paused(monkeypatch, good):
    monkeypatch.setattr(search, "FIRST_WALK", 1)
    wood = {n: (n.bit_length() % 2, (2 * n, 2 * n + 1)) for n in range(1, 64)}
    plain, found = (walked(way, wood, ("force", (0,)), at(*good)) for way in (Explorer, Search))
    assert (found.holds, found.positions < 2 * plain.positions) == (plain.holds, True)


def test_the_longer_it_takes_the_more_seldom_the_two_ways_take_turns(monkeypatch):
    """Else neither would come far in its turn, and depth first would begin again and again."""
    turns = []

    class Counting(Search):
        def _prove(self, top, pause):
            turns.append(pause - self.found.positions)
            return super()._prove(top, pause)

    monkeypatch.setattr(search, "FIRST_WALK", 1)
    wood = {n: (n.bit_length() % 2, (2 * n, 2 * n + 1)) for n in range(1, 64)}
    assert walked(Counting, wood, ("force", (0,)), at(*range(64, 128, 3))).reason == ""
    assert len(turns) > 3
    assert turns == [2**n for n in range(len(turns))]
