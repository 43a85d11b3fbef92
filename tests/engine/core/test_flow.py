"""The flow of play: steps on a stack of cells, run until somebody must choose."""

from __future__ import annotations

import pytest

from rulings.engine.core import flow
from rulings.engine.core.flow import FIRST, GAME_START, MAX_DEPTH, OPEN, OVER, WIDTH, FlowError, Nowhere, Step, Together, counted
from rulings.engine.core.table import Table, numbered


class Down(Step):
    """Counts its first operand down, and asks at nought."""

    verbs = ("up", "stay")

    def run(self, t, s, f):
        if s[f + flow.B]:
            s[f + flow.B] -= 1
            return None
        return [("up", 3), ("stay",)]

    def take(self, t, s, f, choice):
        s[f + flow.B] = choice[1]


class Close(Step):
    def asks(self, t, s, f):
        return t.count

    def run(self, t, s, f):
        flow.pop(s)


class Vote(Together):
    """Everybody but one votes once, about a question; votes stand behind the frames."""

    def players(self, t, s, f):
        return [p for p in super().players(t, s, f) if p + 1 != s[f + flow.B]]

    def open_to(self, t, s, f, p):
        return [] if s[OVER + 1 + p] else [("yes", p, s[f + flow.C])]

    def take(self, t, s, f, choice):
        s[OVER + 1 + choice[1]] = 1

    def finish(self, t, s, f):
        return [("all voted", s[f + flow.C])]


DOWN, CLOSE, VOTE = Down(), Close(), Vote()


def table():
    t = Table()
    t.seat(3)
    t.have_steps(numbered([("down", DOWN), ("close", CLOSE), ("vote", VOTE)]))
    return t, bytearray(GAME_START + 8)


def test_a_frame_is_the_number_of_its_step_and_its_operands():
    _t, s = table()
    flow.push(s, DOWN, 7, 8)
    flow.push(s, CLOSE)
    assert s[OPEN] == 2
    assert s[FIRST : FIRST + 2 * WIDTH] == bytes([1, 7, 8]).ljust(WIDTH, b"\0") + bytes([2]).ljust(WIDTH, b"\0")
    assert flow.top(s) == FIRST + WIDTH
    assert list(flow.frames(s)) == [FIRST + WIDTH, FIRST]
    assert (OPEN, FIRST, WIDTH, GAME_START) == (0, 1, 9, 1 + 9 * MAX_DEPTH)


def test_a_closed_step_leaves_nothing_behind():
    _t, s = table()
    before = bytes(s)
    flow.push(s, DOWN, 7, 8, 9, 1, 2, 3, 4, 5)
    flow.pop(s)
    assert s == before
    flow.push(s, DOWN, 1)
    one = bytes(s)
    flow.push(s, CLOSE, 9)
    flow.pop(s)
    assert s == one


def test_a_step_is_open_wherever_it_stands():
    _t, s = table()
    assert not flow.is_open(s, DOWN)
    flow.push(s, DOWN)
    flow.push(s, CLOSE)
    assert flow.is_open(s, DOWN)
    assert flow.is_open(s, CLOSE)
    assert not flow.is_open(s, VOTE)


def test_no_more_steps_are_open_than_there_is_room_for():
    _t, s = table()
    for _ in range(MAX_DEPTH):
        flow.push(s, DOWN)
    with pytest.raises(FlowError) as found:
        flow.push(s, DOWN)
    assert str(found.value) == "příliš mnoho vnořených kroků"
    assert s[OPEN] == MAX_DEPTH
    assert len(s) == GAME_START + 8


def test_operands_are_named_in_the_order_of_the_frame():
    assert flow.operands("who goal") == (1, 2)
    assert flow.operands("a b c d e f g h") == (1, 2, 3, 4, 5, 6, 7, 8)


def test_play_runs_through_automatic_steps_to_a_choice():
    t, s = table()
    flow.push(s, DOWN, 0, 2)
    flow.push(s, CLOSE)
    assert flow.advance(t, s) == [("up", 3), ("stay",)]
    assert (s[OPEN], s[FIRST + flow.B]) == (1, 0)


def test_a_choice_is_carried_out_by_the_step_on_top():
    t, s = table()
    flow.push(s, CLOSE)
    flow.push(s, DOWN, 6)
    flow.take(t, s, ("up", 3))
    assert s[FIRST + WIDTH + flow.B] == 3
    assert flow.asked(t, s) == 6
    flow.pop(s)
    assert flow.asked(t, s) == 3


def test_play_ends_where_nothing_is_open_or_the_game_is_over():
    t, s = table()
    assert flow.advance(t, s) == []
    flow.push(s, DOWN, 0, 2)
    s[OVER] = 1
    assert flow.advance(t, s) == []
    assert s[FIRST + flow.B] == 2


def test_play_can_be_stopped_between_two_steps():
    t, s = table()
    flow.push(s, DOWN, 0, 5)
    seen = []
    assert flow.advance(t, s, lambda t, s: seen.append((t, bytes(s))) or s[FIRST + flow.B] == 3) == []
    assert s[FIRST + flow.B] == 3
    assert len(seen) == 3
    assert seen[0][0] is t


def test_steps_that_never_ask_are_given_up(monkeypatch):
    t, s = table()
    monkeypatch.setattr(flow, "MAX_FLOW", 4)
    flow.push(s, DOWN, 0, 4)
    with pytest.raises(FlowError) as found:
        flow.advance(t, s)
    assert str(found.value) == "automatické kroky nikdy neskončí"
    flow.push(s, DOWN, 0, 3)
    assert flow.advance(t, s) == [("up", 3), ("stay",)]


class Round(Step):
    """Counts a byte round and round, and every run of itself apart."""

    runs = 0

    def run(self, t, s, f):
        self.runs += 1
        s[f + flow.B] = (s[f + flow.B] + 1) % s[f + flow.C]

    def take(self, t, s, f, choice): ...


@pytest.mark.parametrize("long", [1, 2, 7, 64, 200])
def test_steps_that_go_round_are_given_up_soon(long):
    t, s = table()
    step = Round()
    step.number = len(t.steps)
    t.steps = (*t.steps, step)
    flow.push(s, step, 0, 0, long)
    with pytest.raises(FlowError, match="nikdy neskončí"):
        flow.advance(t, s)
    assert flow.SHORT < step.runs <= 2 * max(flow.SHORT, long) + long


def test_many_steps_that_do_not_go_round_are_run():
    t, s = table()
    flow.push(s, DOWN, 0, 250)
    assert flow.advance(t, s) == [("up", 3), ("stay",)]


def test_a_step_must_say_what_it_does():
    with pytest.raises(TypeError, match="Step.* run"):
        Step()
    with pytest.raises(TypeError, match="Together.* finish"):
        Together()


def test_a_step_that_offers_nothing_carries_nothing_out():
    t, s = table()
    with pytest.raises(NotImplementedError, match="^Close$"):
        Close().take(t, s, FIRST, ("up",))


def test_nothing_is_offered_where_no_step_is_open():
    t, s = table()
    assert Nowhere().run(t, s, FIRST) == []


def test_a_step_that_says_nothing_asks_its_first_operand_and_offers_nothing():
    step, t, s = Nowhere(), *table()
    flow.push(s, DOWN, 4, 5)
    assert step.asks(t, s, FIRST) == 4
    assert step.takes(t, s, FIRST, "up") is False
    assert DOWN.takes(t, s, FIRST, "up") is True
    assert step.open_to(t, s, FIRST, 0) == []
    assert step.default(t, s, FIRST) is None
    assert (step.number, step.title, step.rests, step.named, step.verbs) == (0, "", False, False, ())


def test_who_chooses_together_is_asked_in_turn_until_all_have_chosen():
    t, s = table()
    flow.push(s, DOWN)
    flow.push(s, VOTE, 9, 0, 7)
    assert flow.advance(t, s) == [("yes", 0, 7)]
    assert flow.asked(t, s) == 0
    flow.take(t, s, ("yes", 0))
    assert flow.advance(t, s) == [("yes", 1, 7)]
    assert flow.asked(t, s) == 1
    for p in (1, 2):
        flow.take(t, s, ("yes", p))
    assert flow.advance(t, s) == [("all voted", 7)]
    assert flow.asked(t, s) == 0


def test_a_game_may_say_who_chooses_together():
    t, s = table()
    flow.push(s, VOTE, 9, 1, 7)
    assert VOTE.in_turn(t, s, FIRST) == [1, 2]
    assert flow.advance(t, s) == [("yes", 1, 7)]


def test_whose_strategy_is_looked_for_chooses_first():
    t, s = table()
    flow.push(s, VOTE)
    assert VOTE.in_turn(t, s, FIRST) == [0, 1, 2]
    t.forcing = frozenset({1})
    assert VOTE.in_turn(t, s, FIRST) == [1, 0, 2]
    assert flow.advance(t, s) == [("yes", 1, 0)]
    assert list(VOTE.players(t, s, FIRST)) == [0, 1, 2]


def test_a_number_that_no_cell_holds_is_refused_by_name():
    assert (counted(0, "mince"), counted(255, "mince")) == (0, 255)
    for value in (-1, 256):
        with pytest.raises(FlowError) as found:
            counted(value, "mince")
        assert str(found.value) == f"mince: {value} je mimo rozsah 0 až 255, s nímž engine počítá; zvolte menší čísla"
