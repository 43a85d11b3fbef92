"""The trace of a played line: what is told of each step, which rules decided it, and the addends of sums."""

from __future__ import annotations

import pytest

from rulings.engine.core.changes import Change
from rulings.engine.core.hooks import Causes, Counts, Forbids, Orders, Permits
from rulings.engine.core.rules import Book
from rulings.engine.core.table import Table
from rulings.engine.core.trace import Recorder, TraceStep

from .toy import played

change = Causes("change")  # s
inner = Causes("inner")  # s
silent = Causes("silent")  # s
amount = Counts("amount")  # s, p
total = Counts("total", total=True)  # s, p
nameless = Counts("nameless")  # s, p
bounded = Counts("bounded", bound=True)  # s, n
bare = Counts("bare")  # s, p, n
allows = Permits("allows")  # s
refuses = Forbids("refuses", of_choices=True)  # s
order = Orders("order")  # s
following = Orders("following", of_order=True)  # s


class Words:
    """The number in the first cell; the second is not told."""

    def sentence(self, t, hook, changes):
        return "" if hook in (silent, inner) or not t.rules else f"{hook.name}: {len(changes)}"

    def changes(self, t, before, after):
        return [Change("číslo", str(before[0]), str(after[0]))] if before[0] != after[0] else []

    def addend(self, t, hook, subject):
        return "" if hook is nameless else f"{hook.name} {subject}"

    def part(self, function):
        return getattr(function, "part", "")


@pytest.fixture
def book():
    return Book("b")


def recorded(book):
    """A recorder that follows a position of three cells on a table of a book."""
    t = Table()
    t.books, t.recorder = (book,), Recorder(Words())
    t.compile_rules()
    t.recorder.begin(s := bytearray(3))
    return t, s, t.recorder


def add(cell, n=1):
    def rule(t, s):
        s[cell] += n

    return rule


def test_a_rule_that_changes_what_is_told_becomes_a_step(book):
    book.causes(change, "1", "2")(add(0, 4))
    t, s, recorder = recorded(book)
    change.run(t, s)
    assert recorder.steps == [TraceStep("change: 1", ("b 1", "b 2"), (Change("číslo", "0", "4"),), (), "auto", None)]
    assert list(recorder.decisive) == ["b 1", "b 2"]
    change.run(t, s)
    assert recorder.steps[1].changes == (Change("číslo", "4", "8"),)


def test_a_rule_that_changes_nothing_is_no_step(book):
    book.causes(change, "1")(lambda t, s: None)
    t, s, recorder = recorded(book)
    change.run(t, s)
    assert (recorder.steps, recorder.decisive) == ([], {})


def test_what_a_rule_does_before_and_between_others_is_told_in_its_place(book):
    @book.causes(change, "1")
    def outer(t, s):
        s[0] += 2
        inner.run(t, s)
        s[0] += 5
        inner.run(t, s)

    book.causes(inner, "2")(add(0))
    t, s, recorder = recorded(book)
    change.run(t, s)
    assert [(step.rules, step.changes) for step in recorder.steps] == [
        (("b 1",), (Change("číslo", "0", "2"),)),
        (("b 2", "b 1"), (Change("číslo", "2", "3"),)),
        (("b 1",), (Change("číslo", "3", "8"),)),
        (("b 2", "b 1"), (Change("číslo", "8", "9"),)),
    ]


def test_a_rule_that_fails_within_another_leaves_nothing_under_way(book):
    @book.causes(change, "1")
    def fails(t, s):
        raise LookupError

    book.causes(inner, "2")(add(0))
    t, s, recorder = recorded(book)
    with pytest.raises(LookupError):
        change.run(t, s)
    inner.run(t, s)
    assert [step.rules for step in recorder.steps] == [("b 2",)]


def test_a_change_that_is_not_told_still_decides(book):
    book.causes(silent, "1")(add(1))
    book.causes(change, "2")(add(1))
    t, s, recorder = recorded(book)
    silent.run(t, s)
    assert (recorder.steps, list(recorder.decisive)) == ([], ["b 1"])
    change.run(t, s)
    assert recorder.steps == [TraceStep("change: 0", ("b 2", "b 1"))]


def test_a_silent_step_whose_change_is_told_is_a_step(book):
    book.causes(silent, "1")(add(0))
    t, s, recorder = recorded(book)
    silent.run(t, s)
    assert recorder.steps == [TraceStep("", ("b 1",), (Change("číslo", "0", "1"),))]


def test_answers_support_the_step_that_comes_of_them(book):
    book.permits(allows, "1")(lambda t, s: True)
    book.permits(allows, "2")(lambda t, s: False)
    book.orders(order, "3")(lambda t, s: 0)
    book.orders(order, "4")(lambda t, s: None)
    book.causes(change, "5")(lambda t, s: (allows.allows(t, s), order.first(t, s), add(0)(t, s)))
    t, s, recorder = recorded(book)
    change.run(t, s)
    assert recorder.steps[0].rules == ("b 5", "b 3", "b 1")
    assert list(recorder.decisive) == ["b 1", "b 3", "b 5"]
    change.run(t, s)
    assert recorder.steps[1].rules == ("b 5", "b 3", "b 1")


def test_support_is_used_up_by_the_step_it_explains(book):
    book.permits(allows, "1")(lambda t, s: True)
    book.causes(change, "2")(add(0))
    t, s, recorder = recorded(book)
    allows.allows(t, s)
    change.run(t, s)
    change.run(t, s)
    assert [step.rules for step in recorder.steps] == [("b 2", "b 1"), ("b 2",)]


def test_a_no_and_an_order_that_says_no_decide_nothing(book):
    book.orders(order, "1")(lambda t, s: False)
    book.orders(following, "2")(lambda t, s: 7)
    book.forbids(refuses, "3")(lambda t, s: False)
    t, s, recorder = recorded(book)
    assert order.first(t, s) is False
    refuses.refuses(t, s)
    assert (recorder.decisive, recorder.refused) == ({}, {})


def test_what_merely_comes_next_decides_but_supports_no_step(book):
    book.orders(following, "1")(lambda t, s: 7)
    book.causes(change, "2")(add(0))
    t, s, recorder = recorded(book)
    assert following.first(t, s) == 7
    change.run(t, s)
    assert list(recorder.decisive) == ["b 1", "b 2"]
    assert recorder.steps[0].rules == ("b 2",)


def test_a_refusal_of_a_choice_is_kept_apart(book):
    book.forbids(refuses, "1", "2")(lambda t, s: True)
    t, s, recorder = recorded(book)
    assert refuses.refuses(t, s) is True
    assert (list(recorder.refused), recorder.decisive) == (["b 1", "b 2"], {})


def test_addends_are_told_with_the_step(book):
    book.counts(amount, "1", "2")(lambda t, s, p: 3)
    book.counts(amount, "3")(lambda t, s, p: 0)
    book.counts(amount, "4")(lambda t, s, p: -1)
    book.counts(total, "5")(lambda t, s, p: amount.sum(t, s, p))
    book.counts(nameless, "6")(lambda t, s, p: 1)
    book.counts(bare, "7")(lambda t, s, p, n: 2)
    book.causes(change, "8")(lambda t, s: (total.sum(t, s, 6), nameless.sum(t, s, 6), bare.sum(t, s, 6, 6), add(0)(t, s)))
    t, s, recorder = recorded(book)
    change.run(t, s)
    assert recorder.steps[0].sum == (
        ("amount 6", 3, False),
        ("amount 6", -1, False),
        ("total 6", 2, True),
        ("bare None", 2, False),
    )
    assert recorder.steps[0].rules == tuple(f"b {n}" for n in (8, 7, 6, 5, 4, 2, 1))


def test_an_addend_says_what_it_is_where_a_sum_has_several(book):
    def two(t, s, p):
        return 2

    two.part = "two stones"
    book.counts(amount, "1")(two)
    book.counts(amount, "2")(lambda t, s, p: 1)
    book.counts(nameless, "3")(two)
    book.causes(change, "4")(lambda t, s: (amount.sum(t, s, 6), nameless.sum(t, s, 6), add(0)(t, s)))
    t, s, recorder = recorded(book)
    change.run(t, s)
    assert recorder.steps[0].sum == (("amount 6 – two stones", 2, False), ("amount 6", 1, False))


def test_addends_are_used_up_by_their_step(book):
    book.counts(amount, "1")(lambda t, s, p: 3)
    book.causes(change, "2")(add(0))
    t, s, recorder = recorded(book)
    amount.sum(t, s, 1)
    change.run(t, s)
    change.run(t, s)
    assert [step.sum for step in recorder.steps] == [(("amount 1", 3, False),), ()]


def test_an_addend_without_a_number_of_its_own_or_without_a_value_is_not_told(book):
    book.counts(amount)(lambda t, s, p: 3)
    book.counts(amount, "1")(lambda t, s, p: "tři")
    book.causes(change, "2")(lambda t, s: [f(t, s, 1) for f in amount.of(t)] and add(0)(t, s))
    t, s, recorder = recorded(book)
    change.run(t, s)
    assert recorder.steps[0].sum == ()


def test_a_bound_decides_only_where_it_changes_the_value(book):
    book.counts(bounded, "1")(lambda t, s, n: min(n, 9))
    t, s, recorder = recorded(book)
    bounded.sum(t, s, 9)
    assert recorder.decisive == {}
    bounded.sum(t, s, 10)
    assert list(recorder.decisive) == ["b 1"]


def test_a_bound_that_leaves_nothing_decides(book):
    book.counts(bounded, "1")(lambda t, s, n: 0)
    t, s, recorder = recorded(book)
    bounded.sum(t, s, 3)
    assert list(recorder.decisive) == ["b 1"]


def test_a_rule_that_works_through_others_is_cited_at_their_steps(book):
    book.causes(change, "1", "2")(lambda t, s: inner.run(t, s))
    book.causes(inner, "2")(add(0))
    book.causes(inner, "3")(add(0))
    t, s, recorder = recorded(book)
    recorder.move("před tím", 1)
    change.run(t, s)
    assert [step.rules for step in recorder.steps] == [(), ("b 2", "b 1"), ("b 3", "b 1", "b 2")]
    assert [step.changes for step in recorder.steps[1:]] == [(Change("číslo", "0", "1"),), (Change("číslo", "1", "2"),)]
    assert list(recorder.decisive) == ["b 2", "b 3", "b 1"]


def test_what_a_rule_still_does_after_others_is_a_step_of_its_own(book):
    @book.causes(change, "1")
    def both(t, s):
        inner.run(t, s)
        s[0] += 5

    book.causes(inner, "2")(add(0))
    t, s, recorder = recorded(book)
    change.run(t, s)
    assert [(step.text, step.rules, step.changes) for step in recorder.steps] == [
        ("", ("b 2", "b 1"), (Change("číslo", "0", "1"),)),
        ("change: 1", ("b 1",), (Change("číslo", "1", "6"),)),
    ]


def test_another_position_is_no_part_of_the_story(book):
    book.causes(change, "1")(add(0))
    book.causes(silent, "2")(lambda t, s: None)
    t, s, recorder = recorded(book)
    ahead = s[:]
    change.run(t, ahead)
    silent.run(t, ahead)
    assert ahead[0] == 1
    assert (recorder.steps, list(recorder.decisive)) == ([], ["b 1"])


def test_a_muted_recorder_keeps_only_which_rules_decide(book):
    book.causes(change, "1")(add(0))
    book.permits(allows, "2")(lambda t, s: True)
    book.counts(amount, "3")(lambda t, s, p: 3)
    t, s, recorder = recorded(book)
    recorder.muted = True
    change.run(t, s)
    allows.allows(t, s)
    assert amount.sum(t, s, 1) == 3
    assert (recorder.steps, list(recorder.decisive)) == ([], ["b 1", "b 2", "b 3"])
    recorder.muted = False
    change.run(t, s)
    assert recorder.steps == [TraceStep("change: 1", ("b 1",), (Change("číslo", "1", "2"),))]


def test_a_watched_function_answers_as_the_rule_does_and_names_it(book):
    book.causes(change, "1")(lambda t, s: "hotovo")
    book.permits(allows, "2")(lambda t, s: 5)
    t, s, recorder = recorded(book)
    [caused], [allowed] = change.of(t), allows.of(t)
    assert (caused(t, s), caused(t, s[:]), allowed(t, s)) == ("hotovo", "hotovo", 5)
    assert (caused.rule, allowed.rule) == t.rules


def test_a_move_is_told_before_what_comes_of_it_and_takes_no_support(book):
    book.permits(allows, "1")(lambda t, s: True)
    book.counts(amount, "2")(lambda t, s, p: 3)
    book.causes(change, "3")(add(0))
    t, s, recorder = recorded(book)
    allows.allows(t, s)
    amount.sum(t, s, 1)
    recorder.move("Alík vezme 2 kameny", 7)
    change.run(t, s)
    assert recorder.steps == [
        TraceStep("Alík vezme 2 kameny", (), (), (), "move", 7),
        TraceStep("change: 1", ("b 3",), (Change("číslo", "0", "1"),)),
    ]


def test_an_expectation_is_told_with_its_rules(book):
    _t, _s, recorder = recorded(book)
    recorder.expect("hra trvá", 8, True, ["b 1"])
    recorder.expect("vyhraje Alík", 9, False)
    assert recorder.steps == [
        TraceStep("hra trvá", ("b 1",), (), (), "expect", 8),
        TraceStep("vyhraje Alík", (), (), (), "failed", 9),
    ]


def test_what_was_only_tried_is_forgotten(book):
    book.causes(change, "1")(add(0))
    book.permits(allows, "2")(lambda t, s: True)
    book.forbids(refuses, "3")(lambda t, s: True)
    book.counts(amount, "4")(lambda t, s, p: 3)
    book.causes(silent, "5")(add(0))
    t, s, recorder = recorded(book)
    change.run(t, s)
    mark = recorder.mark()
    for _ in range(2):
        change.run(t, s)
        allows.allows(t, s)
        refuses.refuses(t, s)
        amount.sum(t, s, 1)
        recorder.back_to(mark)
        assert (len(recorder.steps), list(recorder.decisive), recorder.refused) == (1, ["b 1"], {})
        mark = recorder.mark()
    silent.run(t, s)
    assert recorder.steps[1] == TraceStep("", ("b 5",), (Change("číslo", "3", "4"),))


def test_a_mark_does_not_move(book):
    book.permits(allows, "1")(lambda t, s: True)
    book.forbids(refuses, "2")(lambda t, s: True)
    t, s, recorder = recorded(book)
    mark = recorder.mark()
    allows.allows(t, s)
    refuses.refuses(t, s)
    assert mark[:3] == (0, {}, {})


def test_a_step_is_plain_data():
    step = TraceStep("a", ("b 1",), (Change("x", "1", "2"),), (("y", 3, True), ("z", 4, False)), "move", 5)
    assert step.as_dict() == {
        "line": 5,
        "text": "a",
        "rules": ["b 1"],
        "changes": [{"what": "x", "before": "1", "after": "2", "said": ""}],
        "sum": [{"what": "y", "value": 3, "total": True}, {"what": "z", "value": 4, "total": False}],
        "kind": "move",
    }


def test_a_whole_game_is_told():
    told = played(
        "Pokud na hromadě je 3 kameny",
        "A Bára má žeton a 8 kamenů",
        "Když Alík vezme 1 kámen",
        "A Bára vezme 2 kameny",
        traced=True,
    ).recorder.steps
    assert told == [
        TraceStep("Alík vezme 1 kámen", (), (), (), "move", 5),
        TraceStep("Kameny jdou k hráči.", ("hra-kameny 2.6",), (Change("hromada", "3", "2"), Change("Alík: kameny", "0", "1"))),
        TraceStep("Bára vezme 2 kameny", (), (), (), "move", 6),
        TraceStep("Kameny jdou k hráči.", ("hra-kameny 2.6",), (Change("hromada", "2", "0"), Change("Bára: kameny", "8", "10"))),
        TraceStep(
            "Sečtou se body.",
            ("hra-kameny 3.5", "hra-kameny 3.4", "hra-kameny 3.3", "hra-kameny 3.2"),
            (Change("Alík: body", "0", "1"), Change("Bára: body", "0", "9")),
            (("body: Alík", 1, False), ("body: Bára", 10, False), ("body: Bára", 2, False)),
        ),
    ]
