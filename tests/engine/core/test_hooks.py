"""Hooks: what an answer of a rule means, and what is asked when several rules or none hang on a hook."""

from __future__ import annotations

import pytest

from rulings.engine.core.hooks import (
    Causes,
    Counts,
    Forbids,
    Offers,
    Orders,
    Permission,
    Permits,
    Replaces,
    compile_hooks,
    ids_of,
)
from rulings.engine.core.rules import Rule
from rulings.engine.core.watch import watched
from rulings.engine.core.yes import either


class Asked:
    """The least that a hook can be asked of."""

    recorder = None

    def __init__(self, *rules):
        self.rules = rules
        compile_hooks(self, rules, watched)


class Watching:
    """A recorder that keeps what every rule answers."""

    def __init__(self):
        self.kept = []

    def answered(self, rule, args, result):
        self.kept.append((rule.ids, args, result))


def rule(hook, answer, *ids, when=None):
    return Rule(ids, hook, lambda t, *args: answer, when)


def test_a_hook_keeps_what_it_was_declared_with():
    plain, special = Forbids("a"), Orders("b", of_choices=True, of_order=True, bound=True, total=True)
    assert (plain.name, plain.of_choices, plain.of_order, plain.bound, plain.total) == ("a", False, False, False, False)
    assert (special.name, special.of_choices, special.of_order, special.bound, special.total) == ("b", True, True, True, True)
    assert special.slot == plain.slot + 1
    assert repr(special) == "orders b"


@pytest.mark.parametrize("ask", [(Forbids, "refuses"), (Permits, "allows"), (Orders, "holds")])
def test_one_yes_is_enough(ask):
    kind, question = ask
    hook, other = kind("hook"), kind("other")
    yes, no = rule(hook, 7, "b 1"), rule(hook, 0, "b 2")
    assert getattr(hook, question)(Asked(), 1, 2) is False
    assert getattr(hook, question)(Asked(no, yes, no), 1, 2) == 7
    assert not getattr(hook, question)(Asked(no, no), 1, 2)
    assert getattr(hook, question)(Asked(rule(other, 1, "b 3")), 1, 2) is False


def test_a_permission_holds_where_a_rule_says_so():
    hook = Permission("may")
    assert hook.kind == "permits"
    assert hook.holds(Asked()) is False
    t = Asked(Rule(("b 1",), hook, lambda t: t.recorder is None and 1))
    assert hook.holds(t) is True


def test_the_numbers_of_all_rules_on_a_hook_are_known_whatever_they_say():
    hook, other, unused = Forbids("no"), Forbids("else"), Forbids("unused")
    t = Asked(rule(hook, 0, "b 1", "b 2"), rule(other, 1, "b 3"), rule(hook, 1, "b 4"))
    assert hook.numbers(t) == ("b 1", "b 2", "b 4")
    assert unused.numbers(t) == ()


def test_addends_are_summed():
    hook = Counts("points")
    assert hook.sum(Asked(), 1) == 0
    assert hook.sum(Asked(rule(hook, 2), rule(hook, 3), rule(hook, -1)), 1) == 4


def test_arguments_reach_every_rule_in_the_order_of_the_book():
    for hook in (Causes("happens"), Replaces("instead")):
        said = []
        t = Asked(
            Rule((), hook, lambda t, *args, said=said: said.append(("first", t, args))),
            Rule((), hook, lambda t, *args, said=said: said.append(("second", t, args))),
        )
        hook.run(t, 1, 2)
        assert said == [("first", t, (1, 2)), ("second", t, (1, 2))]


def test_what_several_rules_offer_is_offered_together():
    hook = Offers("instead")
    assert hook.kind == "replaces"
    assert hook.choices(Asked(), 1) == []
    t = Asked(Rule((), hook, lambda *args: [("save", args == (t, 1, 2))]), rule(hook, ()), rule(hook, [("pay", 1), ("pay", 2)]))
    assert hook.choices(t, 1, 2) == [("save", True), ("pay", 1), ("pay", 2)]


def test_an_addend_and_an_answer_see_their_arguments():
    count, order, forbid = Counts("count"), Orders("order"), Forbids("forbid")
    t = Asked(*(Rule((f"b {hook.name}",), hook, lambda *args: args == (t, 5, 6) and 3) for hook in (count, order, forbid)))
    assert count.sum(t, 5, 6) == 3
    assert order.first(t, 5, 6) == 3
    assert order.holds(t, 5, 6) == 3
    assert forbid.refuses(t, 5, 6) == 3
    assert forbid.refuses(t, 6, 5) is False
    assert forbid.ids(t, 5, 6) == ["b forbid"]
    assert forbid.ids(t, 6, 5) == []


def test_the_first_answer_that_is_not_none_counts():
    hook = Orders("next")
    t = Asked(rule(hook, None), rule(hook, 0), rule(hook, 5))
    assert hook.first(t, 1) == 0
    assert hook.first_or(9, t, 1) == 0
    silent = Asked(rule(hook, None))
    assert hook.first(silent, 1) is None
    assert hook.first_or(9, silent, 1) == 9


def test_the_first_answer_sees_its_arguments_behind_a_default():
    hook = Orders("next")
    assert hook.first_or(9, Asked(Rule((), hook, lambda t, a, b: (a, b))), 3, 4) == (3, 4)


def test_the_rules_that_say_yes_are_named():
    hook, other = Forbids("no"), Forbids("else")
    t = Asked(rule(hook, 1, "b 1", "b 2"), rule(hook, 0, "b 3"), rule(other, 1, "b 4"), rule(hook, 2, "b 5"))
    assert hook.ids(t, 1) == ["b 1", "b 2", "b 5"]
    assert hook.of(t) == (t.rules[0].function, t.rules[1].function, t.rules[3].function)


def test_one_function_on_two_hooks_stands_under_the_ids_of_each():
    hook, other = Forbids("one"), Forbids("two")
    shared = rule(hook, 1, "b 1").function
    t = Asked(Rule(("b 1",), hook, shared), Rule(("b 2",), other, shared))
    assert (hook.ids(t), other.ids(t)) == (["b 1"], ["b 2"])
    assert ids_of(t, hook, rule(hook, 1).function) == ()


def test_a_rule_that_nothing_can_wake_is_left_out():
    hook = Counts("count")
    asked = []
    t = Asked(rule(hook, 1, when=lambda t: asked.append(t) or True), rule(hook, 2, when=lambda t: 0), rule(hook, 4))
    assert hook.sum(t) == 5
    assert asked == [t]


def test_with_a_recorder_every_function_is_watched_and_still_named():
    hook, t = Forbids("no"), Asked()
    rules = (rule(hook, 3, "b 1"),)
    t.recorder, t.rules = Watching(), ()
    compile_hooks(t, rules, watched)
    assert hook.refuses(t, 1) == 3
    assert t.recorder.kept == [(("b 1",), (t, 1), 3)]
    assert hook.ids(t, 1) == ["b 1"]


def test_a_rule_is_watched_once_for_all_tables():
    one, other = rule(Forbids("no"), 3, "b 1"), rule(Causes("so"), None, "b 2")
    assert watched(one) is watched(one)
    assert watched(one) is not watched(other)
    assert watched(other).rule is other


def test_a_few_rules_less_or_more_compile_like_any_others():
    no, count = Forbids("no"), Counts("count")
    first, second, third = rule(no, 0, "b 1"), rule(no, 2, "b 2"), rule(count, 3, "b 3", when=lambda t: t.wakes)
    late = rule(count, 5, "b 4", when=lambda t: not t.wakes)
    whole = (first, second, third)
    for rules in ((first, third), (second,), (late, third), (first, late, second), ()):
        for wakes in (True, False):
            alone, altered = Asked(), Asked()
            alone.wakes = altered.wakes = wakes
            compile_hooks(alone, rules, watched)
            compile_hooks(altered, rules, watched, whole)
            assert altered.functions == alone.functions
            for hook in (no, count):
                assert [f(altered) for f in hook.of(altered)] == [f(alone) for f in hook.of(alone)]
            assert no.refuses(altered) == no.refuses(alone)


def test_what_a_table_changes_of_its_hooks_is_its_own():
    no = Forbids("no")
    one, other = rule(no, 1, "b 1"), rule(no, 2, "b 2")
    t, beside, whole = Asked(), Asked(), (one, other)
    compile_hooks(t, (other,), watched, whole)
    compile_hooks(beside, whole, watched, whole)
    t.functions[no.slot], t.any_of[no.slot] = (), either(())
    assert no.refuses(beside) == 1
    compile_hooks(beside, (other,), watched, whole)
    assert no.refuses(beside) == 2
