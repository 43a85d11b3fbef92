"""One deadline for all that a call sets off."""

from __future__ import annotations

import pytest

from rulings.engine.core import clock
from rulings.engine.core.clock import Meter, OutOfTime, count, deadline, look, metered, time_left


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def at(monkeypatch):
    """What the clock shows is set by hand."""
    hand = Clock()
    monkeypatch.setattr(clock, "monotonic", hand)
    return hand


def test_without_a_deadline_there_is_no_end(at):
    look()
    assert time_left() == float("inf")


def test_past_the_deadline_time_is_up(at):
    with deadline(5):
        at.now = 105.0
        look()
        assert time_left() == 0
        at.now = 105.5
        assert time_left() == -0.5
        with pytest.raises(OutOfTime) as found:
            look()
    assert str(found.value) == "Na celý text je 5 s a ty už uplynuly."
    look()


def test_what_is_left_of_a_time_tells_the_whole_of_it(at):
    with deadline(2, of=20):
        at.now = 103.0
        with pytest.raises(OutOfTime, match="je 20 s"):
            look()


def test_an_outer_deadline_stays_in_force(at):
    with deadline(5):
        with deadline(50):
            assert time_left() == 5
        with deadline(2):
            assert time_left() == 2
        assert time_left() == 5


def test_a_deadline_has_a_default(at):
    with deadline():
        assert time_left() == 20


def test_positions_are_counted_and_told_from_time_to_time(at):
    told = []
    with metered(Meter(told.append, every=2)):
        for _ in range(6):
            count()
            at.now += 1
    assert told == [1, 3, 5]
    count()
    assert told == [1, 3, 5], "outside nobody watches"


def test_a_meter_inside_another_counts_for_itself(at):
    outer, inner = Meter(lambda n: None), Meter(lambda n: None)
    with metered(outer):
        count()
        with metered(inner):
            count()
        count()
    assert (outer.positions, inner.positions) == (2, 1)
