"""The search beside the plain walk: the same answers on every little graph, at fewer positions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.engine.core import search
from rulings.engine.core.explore import Explorer, Undecidable
from rulings.engine.core.flow import FlowError
from rulings.engine.core.search import Search

from .test_explore import LOOP, PLACE, TREE, at, graph, never

QUANTIFIERS = (("every", ()), ("some", ()), ("never", ()), ("force", (0,)), ("force", (1,)), ("force", (0, 1)), ("force", ()))

BEHIND = 20
"""Places from here on are ends."""
places = st.integers(1, 5)
goals = st.lists(st.one_of(places, st.integers(BEHIND, BEHIND + 4)), min_size=2, max_size=4, unique=True).map(tuple)
graphs = st.dictionaries(places, st.tuples(st.integers(0, 1), goals), min_size=1, max_size=5)
good_ends = st.sets(st.one_of(places, st.integers(BEHIND, BEHIND + 4)))


def both(paths, quantifier, players, claim, **options):
    t, s = graph(paths)
    plain = Explorer(t, never, claim).run(s, quantifier, players)
    return plain, Search(t, never, claim, **options).run(s, quantifier, players)


@settings(deadline=None)
@given(graphs, good_ends, st.sampled_from(QUANTIFIERS), st.integers(1, 6))
def test_the_search_answers_as_the_plain_walk_does(paths, good, asked, pause):
    before = search.FIRST_WALK
    search.FIRST_WALK = pause  # so that every way of searching has its turn
    try:
        plain, found = both({1: (0, (1, 2)), **paths}, *asked, at(*good))
    finally:
        search.FIRST_WALK = before
    assert plain.reason == ""
    assert found.holds is plain.holds


@settings(deadline=None)
@given(graphs, good_ends, good_ends, st.sampled_from(QUANTIFIERS))
def test_what_cannot_be_told_of_an_end_leaves_open_only_what_hangs_on_it(paths, good, unknown, asked):
    """Whatever the unknown ends are, an answer that is given is the right one."""

    def claim(t, s):
        if s[PLACE] in unknown:
            raise Undecidable("Nevím.")
        return s[PLACE] in good

    t, s = graph({1: (0, (1, 2)), **paths})
    found = Search(t, never, claim).run(s, *asked)
    if found.holds is None:
        assert found.reason
        return
    for sure in (good | unknown, good - unknown):
        plain = Explorer(t, never, at(*sure)).run(s, *asked)
        assert plain.holds is found.holds


def test_proof_numbers_come_to_rest_in_a_circle_of_positions(monkeypatch):
    """They are told round and round only while something is settled by it; else they grew for minutes."""
    monkeypatch.setattr(search, "FIRST_WALK", 1)
    circle = {1: (1, (3, 1)), 2: (0, (3, 22, 4)), 3: (1, (20, 21, 2)), 4: (0, (20, 1, 24, 4))}
    plain, found = both(circle, "force", (), at(2, 20, 23))
    assert (plain.reason, found.holds) == ("", plain.holds)


@pytest.mark.parametrize(("quantifier", "players"), QUANTIFIERS)
def test_one_line_is_enough_where_it_decides(quantifier, players):
    plain, found = both(TREE, quantifier, players, at(10, 11))
    assert found.holds is plain.holds
    assert found.positions <= plain.positions


def test_a_search_ends_with_the_first_end_that_decides():
    paths = {1: (0, tuple(range(20, 60)))}
    plain, found = both(paths, "some", (), at(20))
    assert (plain.positions, found.positions, found.ends, found.lines) == (41, 2, 1, 1)


def test_a_refuted_claim_is_told_with_a_shortest_line():
    paths = {1: (0, (2, 3)), 2: (1, (4, 5)), 4: (0, (10, 11)), 3: (1, (12, 10)), 5: (0, (12, 11))}
    assert both(paths, "every", (), at(11, 12))[1].line == ((0, (3,)), (1, (10,)))


def test_a_shorter_line_is_looked_for_a_while_only(monkeypatch):
    monkeypatch.setattr(search, "SHORTER", 2)
    paths = {1: (0, (2, 3)), 2: (1, (4, 5)), 4: (0, (10, 11)), 3: (1, (12, 10)), 5: (0, (12, 11))}
    t, s = graph(paths)
    found = Search(t, never, at(11, 12)).run(s, "every")
    assert found.line == ((0, (2,)), (1, (4,)), (0, (10,)))


def test_a_claim_of_the_position_itself_needs_no_line():
    t, s = graph(TREE)
    found = Search(t, at(1), at(1)).run(s, "every")
    assert (found.holds, found.positions, found.ends) == (True, 1, 1)
    found = Search(t, at(1), at(2)).run(s, "every")
    assert (found.holds, found.line) == (False, ())


@pytest.mark.parametrize(("quantifier", "players"), QUANTIFIERS)
def test_a_loop_adds_nothing(quantifier, players):
    plain, found = both(LOOP, quantifier, players, at(10, 11))
    assert found.holds is plain.holds


def test_lines_are_drawn_where_a_walk_is_long():
    """A tower of choices, each of which leads on or to an end: deep down the first walk finds nothing for long."""
    paths = {n: (0, (n + 1, n + 100)) for n in range(1, 60)}
    t, s = graph(paths)
    found = Search(t, never, lambda t, s: s[PLACE] != 102).run(s, "every")
    assert (found.holds, found.line) == (False, ((0, (2,)), (0, (102,))))


def test_choices_that_come_to_the_same_are_followed_once():
    asked = []

    def one(t, s, options):
        asked.append((t.count, s[PLACE], list(options)))
        return options[:1]

    for quantifier, players in (("every", ()), ("force", (0,))):
        plain, found = both(TREE, quantifier, players, at(10, 11, 12, 13), distinct=one)
        assert (plain.positions, found.positions) == (7, 3)
    assert asked == [(2, 1, [(2,), (3,)]), (2, 2, [(10,), (11,)])] * 2, "of each position on the table, where there is a choice"


def test_too_many_positions_leave_the_answer_open():
    t, s = graph(TREE)
    for quantifier, players in QUANTIFIERS[:4]:
        found = Search(t, never, at(10, 11, 12, 13) if quantifier != "some" else at(), max_positions=2).run(
            s, quantifier, players
        )
        assert (found.holds, found.reason) == (None, "Rozbor překročil 2 pozic.")


def test_lines_that_leave_the_bounds_leave_the_answer_open():
    t, s = graph(TREE)

    def claim(t, s):
        raise FlowError("příliš")

    assert Search(t, never, claim).run(s, "force", (0,)).reason == "Linie opustila meze: příliš."


def test_the_root_and_the_table_are_left_as_they_were():
    t, s = graph(TREE)
    before = bytes(s)
    for quantifier, players in QUANTIFIERS:
        Search(t, never, at(10)).run(s, quantifier, players)
    assert (bytes(s), t.exploring, t.forcing) == (before, False, frozenset())
