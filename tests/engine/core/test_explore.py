"""All lines of play, counted by hand on little graphs: a place holds who chooses there and where the choices lead."""

from __future__ import annotations

import pytest

from rulings.engine.core import explore, flow
from rulings.engine.core.clock import deadline
from rulings.engine.core.explore import Budget, Explorer, Undecidable, census, forced, key_of
from rulings.engine.core.flow import FIRST, GAME_START, OVER, FlowError, Step
from rulings.engine.core.table import Table, numbered

PLACE = OVER + 1


class Walk(Step):
    """A choice is where to go; ``paths`` says who chooses, and of what."""

    def __init__(self, paths):
        self.paths = paths

    def run(self, t, s, f):
        options = [(there,) for there in self.paths.get(s[PLACE], (0, ()))[1]]
        s[OVER] = not options  # where no path leads on, play is over
        return options or None

    def asks(self, t, s, f):
        return self.paths[s[PLACE]][0]

    def take(self, t, s, f, choice):
        s[PLACE] = choice[0]


def graph(paths, start=1):
    t = Table()
    t.seat(2)
    t.have_steps(numbered([("walk", Walk(paths))]))
    s = bytearray(GAME_START + 2)
    flow.push(s, t.step["walk"])
    s[PLACE] = start
    return t, s


def never(t, s):
    return False


def at(*places):
    return lambda t, s: t.count == 2 and s[PLACE] in places


def explored(paths, quantifier, *good, player=None, **limits):
    t, s = graph(paths)
    players = () if player is None else (player,) if isinstance(player, int) else player
    return Explorer(t, never, at(*good), **limits).run(s, quantifier, players)


TREE = {1: (0, (2, 3)), 2: (1, (10, 11)), 3: (1, (12, 13))}
"""Player 0 goes left or right, then player 1."""


@pytest.mark.parametrize(
    ("quantifier", "good", "holds", "line"),
    [
        ("every", (10, 11, 12, 13), True, None),
        ("every", (10, 11, 12), False, ((0, (3,)), (1, (13,)))),
        ("every", (), False, ((0, (2,)), (1, (10,)))),
        ("some", (12,), True, ((0, (3,)), (1, (12,)))),
        ("some", (), False, None),
        ("never", (), True, None),
        ("never", (11,), False, ((0, (2,)), (1, (11,)))),
        ("never", (10, 11, 12, 13), False, ((0, (2,)), (1, (10,)))),
    ],
)
def test_a_claim_holds_on_every_some_or_no_line(quantifier, good, holds, line):
    found = explored(TREE, quantifier, *good)
    assert (found.holds, found.line) == (holds, line)
    assert (found.positions, found.edges, found.ends, found.lines, found.reason) == (7, 6, 4, 4, "")


@pytest.mark.parametrize(
    ("player", "good", "holds"),
    [
        (0, (10, 11), True),
        (0, (10, 12), False),
        (1, (10, 12), True),
        (1, (10, 11), False),
        (9, (10, 11, 12, 13), True),
        (9, (10, 11, 12), False),
        ((0, 1), (12,), True),
        ((0, 1), (), False),
        ((), (10, 11, 12), False),
    ],
)
def test_who_can_force_a_claim_needs_one_good_choice_of_their_own_and_all_of_others(player, good, holds):
    found = explored(TREE, "force", *good, player=player)
    assert (found.holds, found.line, found.positions, found.lines) == (holds, None, 7, 4)


def test_only_force_asks_who():
    assert explored(TREE, "every", 10, 11, player=0).holds is False
    assert explored(TREE, "some", 10, player=1).holds is True


def test_positions_met_again_are_not_walked_again():
    found = explored({1: (0, (2, 3)), 2: (0, (4, 5)), 3: (0, (4, 5)), 4: (1, (10, 11))}, "every", 5, 10, 11)
    assert (found.holds, found.positions, found.edges, found.ends, found.lines) == (True, 7, 8, 3, 6)


def test_forced_choices_are_made_at_once():
    found = explored({1: (0, (2, 3)), 2: (1, (4,)), 4: (1, (5,)), 3: (1, (6,))}, "every", 5, 6)
    assert (found.holds, found.positions, found.edges, found.ends, found.lines) == (True, 3, 2, 2, 2)


def test_a_forced_start_is_no_position():
    found = explored({1: (0, (2,)), 2: (1, (4,))}, "every", 4)
    assert (found.holds, found.positions, found.edges, found.lines) == (True, 1, 0, 1)
    assert explored({1: (0, (2,)), 2: (1, (4,))}, "every", 2).line == ()


def test_the_root_is_left_as_it_was():
    t, s = graph(TREE)
    before = bytes(s)
    Explorer(t, never, at(10)).run(s, "every")
    assert s == before


LOOP = {1: (0, (2, 10)), 2: (1, (1, 11))}
"""Player 0 may go to player 1, who may send the game back."""


@pytest.mark.parametrize(
    ("quantifier", "player", "good", "holds"),
    [
        ("every", None, (10, 11), True),
        ("every", None, (10,), False),
        ("some", None, (11,), True),
        ("some", None, (), False),
        ("never", None, (), True),
        ("force", 0, (10,), True),
        ("force", 1, (11,), False),
    ],
)
def test_a_line_that_comes_back_adds_nothing(quantifier, player, good, holds):
    found = explored(LOOP, quantifier, *good, player=player)
    assert (found.holds, found.positions, found.edges, found.ends, found.lines) == (holds, 4, 4, 2, 2)


def test_what_leans_on_an_open_position_is_not_kept():
    """3 leans on 1, which is still open when 3 is first met by way of 2; met again it must be walked again."""
    paths = {1: (0, (2, 3)), 2: (0, (3, 10)), 3: (0, (1, 2, 11))}
    found = explored(paths, "every", 10, 11)
    assert (found.holds, found.positions, found.edges, found.lines) == (True, 7, 12, 4)
    assert explored(paths, "every", 10).holds is False
    assert explored(paths, "some", 11).holds is True


def test_what_leans_only_on_itself_is_kept():
    paths = {1: (0, (2, 3)), 3: (0, (2, 12)), 2: (0, (4, 10)), 4: (0, (2, 11))}
    found = explored(paths, "every", 10, 11, 12)
    assert (found.holds, found.positions, found.edges, found.lines) == (True, 7, 8, 5)


def test_a_loop_without_an_end_holds_nothing_back():
    paths = {1: (0, (2, 3)), 2: (0, (1, 3)), 3: (0, (1, 2))}
    found = explored(paths, "every")
    assert (found.holds, found.ends, found.lines) == (True, 0, 0)
    assert explored(paths, "some").holds is False


def test_the_line_that_is_told_is_a_shortest_one():
    paths = {1: (0, (2, 3)), 2: (1, (4, 5)), 4: (0, (10, 11)), 3: (1, (12, 10)), 5: (0, (12, 11))}
    found = explored(paths, "every", 11, 12)
    assert found.line == ((0, (3,)), (1, (10,)))


def test_the_shortest_line_goes_round_no_loop():
    paths = {1: (0, (2, 3)), 2: (1, (1, 3)), 3: (0, (1, 4)), 4: (1, (2, 10))}
    assert explored(paths, "some", 10).line == ((0, (3,)), (0, (4,)), (1, (10,)))


def test_a_shortest_line_leaves_forced_choices_out():
    paths = {1: (0, (2, 3)), 2: (1, (4,)), 4: (1, (10, 11)), 3: (1, (12,))}
    assert explored(paths, "some", 11).line == ((0, (2,)), (1, (11,)))


def test_lines_end_where_the_question_says():
    t, s = graph(TREE)
    found = Explorer(t, at(2, 12), at(2)).run(s, "some")
    assert (found.holds, found.line, found.ends, found.positions) == (True, ((0, (2,)),), 3, 5)


def test_lines_end_amid_forced_choices_too():
    t, s = graph({1: (0, (2, 3)), 2: (1, (4,)), 4: (0, (10, 11))})
    found = Explorer(t, at(2), at(2)).run(s, "some")
    assert (found.holds, found.line) == (True, ((0, (2,)),))


def test_too_many_positions_leave_the_answer_open():
    found = explored(TREE, "every", max_positions=6)
    assert (found.holds, found.positions, found.reason) == (None, 7, "Rozbor překročil 6 pozic.")
    assert explored(TREE, "every", max_positions=7).holds is False


def test_too_long_a_search_leaves_the_answer_open(monkeypatch):
    clock = iter(range(100))
    monkeypatch.setattr(explore, "monotonic", lambda: next(clock))
    found = explored(TREE, "every", max_seconds=2.5)
    assert (found.holds, found.positions, found.reason) == (None, 3, "Rozbor překročil 2.5 s.")
    clock = iter([0] + [2] * 20)
    assert explored(TREE, "every", max_seconds=2).holds is False


def test_the_time_of_the_whole_text_counts_too():
    with deadline(-1, of=20):
        found = explored(TREE, "every")
    assert (found.holds, found.reason) == (None, "Na celý text je 20 s a ty už uplynuly.")


def test_a_claim_may_be_undecidable():
    t, s = graph(TREE)

    def claim(t, s):
        raise Undecidable("Nevím.")

    found = Explorer(t, never, claim).run(s, "every")
    assert (found.holds, found.reason, found.ends) == (None, "Nevím.", 1)


def test_lines_that_leave_the_bounds_leave_the_answer_open(monkeypatch):
    monkeypatch.setattr(explore, "MAX_MOVES", 2)
    found = explored({1: (0, (2, 3)), 2: (0, (4,)), 4: (0, (2,))}, "every")
    assert (found.holds, found.reason) == (None, "Linie opustila meze: více než 2 vynucených voleb za sebou.")
    monkeypatch.undo()
    deep = {n: (0, (n + 1, 0)) for n in range(1, 250)}
    monkeypatch.setattr(Walk, "run", lambda self, t, s, f: recurse(t, s))
    found = explored(deep, "every")
    assert (found.holds, found.reason) == (None, "Linie jsou příliš dlouhé.")


def recurse(t, s):
    return recurse(t, s)


def test_while_lines_are_explored_the_table_knows_it_and_for_whom():
    t, s = graph(TREE)
    seen = set()

    def claim(t, s):
        seen.add((t.exploring, t.forcing))
        return True

    t.forcing = frozenset({5})
    Explorer(t, never, claim).run(s, "force", (1,))
    Explorer(t, never, claim).run(s, "every", (1,))
    assert seen == {(True, frozenset({1})), (True, frozenset())}
    assert (t.exploring, t.forcing) == (False, frozenset({5}))


def test_after_a_search_that_failed_the_table_is_as_before():
    t, s = graph(TREE)
    t.exploring, t.forcing = "before", "them"
    Explorer(t, never, at(10), max_positions=1).run(s, "every")
    assert (t.exploring, t.forcing) == ("before", "them")


def test_forced_choices_run_on_to_a_real_one():
    t, s = graph({1: (0, (2,)), 2: (0, (3,)), 3: (0, (4, 5))})
    assert forced(t, s, never) == [(4,), (5,)]
    assert s[PLACE] == 3


def test_forced_choices_stop_where_a_line_ends():
    t, s = graph({1: (0, (2,)), 2: (0, (3,)), 3: (0, (4, 5))})
    assert forced(t, s, at(2)) == []
    assert s[PLACE] == 2


def test_only_so_many_choices_can_be_forced(monkeypatch):
    monkeypatch.setattr(explore, "MAX_MOVES", 3)
    t, s = graph({1: (0, (2,)), 2: (0, (3,)), 3: (0, (4, 5))})
    assert forced(t, s, never) == [(4,), (5,)]
    t, s = graph({1: (0, (2,)), 2: (0, (3,)), 3: (0, (4,)), 4: (0, (5, 6))})
    with pytest.raises(FlowError) as found:
        forced(t, s, never)
    assert str(found.value) == "více než 3 vynucených voleb za sebou"


def test_a_position_is_known_by_a_digest_of_its_bytes():
    assert key_of(bytearray(b"abc")).hex() == "cf4ab791c62b8d2b2109c90275287816"
    assert key_of(bytearray(b"abd")) != key_of(bytearray(b"abc"))


def test_a_census_counts_by_depth():
    t, s = graph({1: (0, (2, 3)), 2: (0, (4, 5)), 3: (0, (4, 6)), 4: (1, (10, 11)), 6: (1, (7,))})
    found = census(t, s, never)
    assert found.depths == {0: [1, 2, 0], 1: [2, 4, 0], 2: [3, 2, 2], 3: [2, 0, 2]}
    assert (found.holds, found.positions, found.edges, found.ends) == (True, 8, 8, 4)
    assert s[PLACE] == 1


def test_a_census_goes_round_no_loop():
    t, s = graph(LOOP)
    assert census(t, s, never).depths == {0: [1, 2, 0], 1: [2, 2, 1], 2: [1, 0, 1]}
    assert census(t, s, at(2)).depths == {0: [1, 2, 0], 1: [2, 0, 2]}


def test_a_census_begins_behind_forced_choices():
    t, s = graph({1: (0, (2,)), 2: (0, (3, 4))})
    assert census(t, s, never).depths == {0: [1, 2, 0], 1: [2, 0, 2]}


def test_a_census_ends_where_it_is_told_to():
    t, s = graph({1: (0, (2,)), 2: (0, (3,)), 3: (0, (4, 5))})
    assert census(t, s, at(2)).depths == {0: [1, 0, 1]}


def test_a_census_has_a_limit():
    t, s = graph(TREE)
    assert census(t, s, never, 7).positions == 7
    with pytest.raises(Budget) as found:
        census(t, s, never, 6)
    assert str(found.value) == "Rozbor překročil 6 pozic."
    assert t.exploring is False


def test_a_census_tells_the_table_that_all_lines_are_wanted():
    t, s = graph(TREE)
    seen = set()
    census(t, s, lambda t, s: seen.add(t.exploring))
    assert seen == {True}
    assert t.exploring is False


def test_the_first_frame_is_where_the_walk_stands():
    _t, s = graph(TREE)
    assert s[FIRST] == 1
