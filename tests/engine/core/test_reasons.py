"""By which rules something changes: those that act, those that were heard meanwhile, those that opened the step at hand."""

from __future__ import annotations

from rulings.engine.core.reasons import Acting, Opened


def test_what_a_rule_does_rests_on_its_own_numbers():
    acting = Acting(ids=("k 1",), why=("k 9",))
    acting.hear(["k 2"])
    assert acting.rests_on() == ("k 1",)


def test_what_a_step_does_rests_on_what_was_heard_last_and_on_why_it_is_there():
    acting = Acting(why=("k 9", "k 2"))
    assert acting.rests_on() == ("k 9", "k 2")
    acting.hear(["k 1", "k 2"])
    assert acting.rests_on() == ("k 2", "k 1", "k 9")
    acting.hear(["k 1"])
    assert acting.rests_on() == ("k 1", "k 2", "k 9"), "who was heard again was heard last"


def test_a_step_that_is_new_was_opened_by_the_rules_at_work():
    opened = Opened()
    assert opened.why() == ()
    opened.now(bytearray([4]), ("k 1",))
    opened.now(bytearray([4, 7]), ("k 2",))
    assert opened.why() == ("k 2",)
    opened.now(bytearray([4]), ())
    assert opened.why() == ("k 1",), "what was open before keeps its reason"


def test_a_step_that_no_rule_opens_is_there_for_the_same_reason_as_the_one_below():
    opened = Opened()
    opened.now(bytearray([4]), ("k 1",))
    opened.now(bytearray([4, 7, 8]), ())
    assert [why for _number, why in opened.stack] == [("k 1",)] * 3


def test_what_lies_above_another_step_than_before_is_new_too():
    opened = Opened()
    opened.now(bytearray([4, 7]), ("k 1",))
    opened.now(bytearray([5, 7]), ("k 2",))
    assert [why for _number, why in opened.stack] == [("k 2",), ("k 2",)]
    opened.now(bytearray([5, 6]), ("k 3",))
    assert [why for _number, why in opened.stack] == [("k 2",), ("k 3",)]


def test_a_copy_goes_its_own_way():
    opened = Opened()
    opened.now(bytearray([4]), ("k 1",))
    kept = opened.copy()
    opened.now(bytearray([]), ())
    assert (opened.why(), kept.why()) == ((), ("k 1",))
