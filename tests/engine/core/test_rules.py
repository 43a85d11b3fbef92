"""The register of rules: numbers, books that replace and repeat one another, permissions, what is in force."""

from __future__ import annotations

import pytest

from rulings.engine.core.hooks import Causes, Counts, Forbids, Offers, Orders, Permission, Permits, Replaces
from rulings.engine.core.rules import Book, enacted, in_force, refusals_of
from rulings.engine.core.table import Table


def says(answer):
    def rule(t, *args):
        return answer

    return rule


def table(*books, off=()):
    t = Table()
    t.books, t.off = books, frozenset(off)
    t.compile_rules()
    return t


@pytest.mark.parametrize(
    ("kind", "decorator"),
    [
        (Forbids, "forbids"),
        (Permits, "permits"),
        (Counts, "counts"),
        (Causes, "causes"),
        (Replaces, "replaces"),
        (Orders, "orders"),
    ],
)
def test_each_kind_of_rule_hangs_on_a_hook_of_its_kind(kind, decorator):
    hook, book, function, when = kind("hook"), Book("kniha"), says(1), says(True)
    assert getattr(book, decorator)(hook, "1.1", "1.2", when=when)(function) is function
    [rule] = book.rules
    assert (rule.ids, rule.hook, rule.function, rule.when) == (("kniha 1.1", "kniha 1.2"), hook, function, when)
    assert (rule.kind, rule.name) == (decorator, "rule")


def test_what_may_stand_in_for_a_consequence_is_offered():
    hook, book, function = Offers("hook"), Book("kniha"), says([("save",)])
    assert book.offers(hook, "1.1", when=bool)(function) is function
    [rule] = book.rules
    assert (rule.ids, rule.hook, rule.function, rule.when, rule.kind) == (("kniha 1.1",), hook, function, bool, "replaces")


def test_only_a_declared_hook_can_be_used():
    with pytest.raises(TypeError) as found:
        Book("kniha").forbids("attack", "1.1")
    assert str(found.value) == "'attack' is no hook"


def test_a_permission_has_numbers_and_a_sentence():
    may, book = Permission("may"), Book("kniha")
    book.permission(may, "1.1", "1.2", says="Players may.", when=lambda t: t.off == frozenset())
    [rule] = book.rules
    assert (rule.ids, rule.hook, rule.name) == (("kniha 1.1", "kniha 1.2"), may, "may")
    assert rule.function.__doc__ == "Players may."
    assert may.holds(table(book)) is True
    assert may.holds(table(book, off=["jina 9.9"])) is False
    assert may.holds(table(book, off=["kniha 1.2"])) is False


@pytest.mark.parametrize(
    ("kind", "answer", "nothing"), [(Forbids, 5, None), (Orders, 0, None), (Counts, 5, 0), (Permits, 5, None)]
)
def test_without_a_permission_the_rest_holds_again(kind, answer, nothing):
    may, hook, book = Permission("may"), kind("hook"), Book("kniha")
    book.permission(may, "1.1", says="May be.")

    @book.otherwise(may, hook)
    def it_is_not(t, a):
        """What would hold."""
        return answer if a == 1 else None

    assert it_is_not(None, 1) == answer
    rule = book.rules[1]
    assert (rule.ids, rule.name, rule.function.__doc__) == ((), "it_is_not", "What would hold.")
    assert rule.function(table(book), 1) == nothing
    assert rule.function(table(book, off=["kniha 1.1"]), 1) == answer
    assert rule.function(table(book, off=["kniha 1.1"]), 2) is None


def test_what_would_happen_does_not_while_it_is_permitted():
    may, hook, book, said = Permission("may"), Causes("happens"), Book("kniha"), []
    book.permission(may, "1.1", says="May be.")
    book.otherwise(may, hook)(lambda t, *args: said.append((t, args)))
    hook.run(table(book), 1, 2)
    assert book.rules[1].function(table(book), 1, 2) is None
    assert said == []
    without = table(book, off=["kniha 1.1"])
    hook.run(without, 1, 2)
    assert said == [(without, (1, 2))]


def test_a_permission_is_asked_only_where_it_makes_a_difference():
    may, refused, decided, book = Permission("may"), Forbids("no"), Orders("who"), Book("kniha")
    asked = []
    book.permits(may, "1.1")(lambda t: asked.append("asked") or True)
    book.otherwise(may, refused)(says(0))
    book.otherwise(may, decided)(says(None))
    t = table(book)
    assert not refused.refuses(t)
    assert decided.first(t) is None
    assert asked == []
    book.otherwise(may, decided)(says(0))
    assert decided.first(table(book, off=["jina 1"])) is None
    assert asked == ["asked"]


def test_what_would_hold_is_asked_of_the_table():
    may, hook, book = Permission("may"), Forbids("no"), Book("kniha")
    book.otherwise(may, hook)(lambda t, a: (t.off, a))
    assert hook.refuses(table(book, off=["kniha 9.9"]), 5) == (frozenset(["kniha 9.9"]), 5)


def test_what_would_hold_may_itself_depend_on_the_table():
    may, hook, book = Permission("may"), Counts("count"), Book("kniha")
    book.otherwise(may, hook, when=lambda t: t.off)(says(4))
    assert hook.sum(table(book)) == 0
    assert hook.sum(table(book, off=["kniha 9.9"])) == 4


def test_a_rule_switched_off_is_not_in_force():
    book, hook = Book("kniha"), Forbids("no")
    book.forbids(hook, "1.1")(says(1))
    book.forbids(hook, "1.2", "1.3")(says(1))
    assert [rule.ids for rule in in_force([book])] == [("kniha 1.1",), ("kniha 1.2", "kniha 1.3")]
    assert [rule.ids for rule in in_force([book], ["kniha 1.3"])] == [("kniha 1.1",)]
    assert [rule.ids for rule in in_force(iter([book]), iter(["kniha 1.1"]))] == [("kniha 1.2", "kniha 1.3")]


def test_a_muted_rule_refuses_nothing_and_says_all_else():
    book, no, yes = Book("kniha"), Forbids("no"), Permits("yes")
    book.forbids(no, "1.1", "1.2")(says(1))
    book.permits(yes, "1.1")(says(1))
    book.forbids(no, "1.3")(says(1))
    off = refusals_of(["kniha 1.1"])
    assert [rule.ids for rule in in_force([book], off)] == [("kniha 1.1",), ("kniha 1.3",)]
    assert no.ids(table(book, off=off)) == ["kniha 1.3"]
    assert yes.allows(table(book, off=off))
    assert table(book, off=off).muted
    assert not table(book, off=["kniha 1.1"]).muted


def three_books():
    """The second book replaces a rule of the first, the third one of the second."""
    hook = Forbids("no")
    one, two, three = Book("jedna"), Book("dva"), Book("tri")
    for book in (one, two, three):
        book.forbids(hook, "1.1")(says(1))
        book.forbids(hook, "1.2")(says(1))
    two.supersedes("jedna 1.1", by=("1.1", "1.2"))
    three.supersedes("dva 1.1", by=("1.1",))
    return one, two, three


def ids(*books, off=()):
    return [rule.ids[0] for rule in in_force(books, off)]


def test_a_later_book_replaces_a_rule_while_its_own_are_in_force():
    one, two, _three = three_books()
    assert ids(one, two) == ["jedna 1.2", "dva 1.1", "dva 1.2"]
    assert ids(one, two, off=["dva 1.2"]) == ["jedna 1.1", "jedna 1.2", "dva 1.1"]
    assert ids(one) == ["jedna 1.1", "jedna 1.2"]


def test_a_third_book_replaces_a_rule_of_the_second():
    assert ids(*three_books()) == ["jedna 1.2", "dva 1.2", "tri 1.1", "tri 1.2"]


def test_what_is_said_under_another_number_too_stays_under_that():
    hook, one, two = Forbids("no"), Book("jedna"), Book("dva")
    shared = one.forbids(hook, "1.1", "1.2")(says(1))
    again = one.forbids(hook, "1.1")(says(1))
    one.forbids(hook, "1.1")(says(1))
    two.repeats(again, "2.2")
    two.forbids(hook, "2.1")(says(1))
    two.supersedes("jedna 1.1", by=("2.1",))
    assert [(rule.function, rule.ids) for rule in in_force([one, two])][:2] == [(shared, ("jedna 1.2",)), (again, ("dva 2.2",))]
    assert hook.ids(table(one, two)) == ["jedna 1.2", "dva 2.2", "dva 2.1"]
    assert in_force([one, two])[0] is in_force([one, two], ["dva 2.2"])[0]
    assert ids(one, two, off=["dva 2.1"]) == ["jedna 1.1", "jedna 1.1", "jedna 1.1"], "without it the older rule holds again"
    assert hook.ids(table(one, two, off=["jedna 1.1"])) == hook.ids(table(one, two)), "what is replaced cannot be switched off"
    assert hook.ids(table(one, two, off=["jedna 1.2"])) == ["dva 2.2", "dva 2.1"]


def test_what_takes_a_rule_s_place_adds_up():
    book = Book("dva")
    book.supersedes("jedna 1.1", "jedna 1.2", by=("2.1",))
    book.supersedes("jedna 1.1", by=("2.2", "2.3"))
    assert book.replaced == {"jedna 1.1": ("dva 2.1", "dva 2.2", "dva 2.3"), "jedna 1.2": ("dva 2.1",)}


def test_a_rule_said_again_stands_under_both_numbers():
    hook, one, two = Forbids("no"), Book("jedna"), Book("dva")
    again = one.forbids(hook, "1.1")(says(1))
    one.forbids(hook, "1.2")(says(1))
    two.repeats(again, "7.1")
    two.repeats(again, "7.2", "7.3")
    assert [rule.ids for rule in in_force([one, two])] == [("jedna 1.1", "dva 7.1", "dva 7.2", "dva 7.3"), ("jedna 1.2",)]
    assert [rule.ids for rule in in_force([one])] == [("jedna 1.1",), ("jedna 1.2",)]
    assert in_force([one, two])[0].function is again
    assert in_force([one, two])[1] is one.rules[1]
    assert hook.ids(table(one, two)) == ["jedna 1.1", "dva 7.1", "dva 7.2", "dva 7.3", "jedna 1.2"]


def test_a_structural_rule_has_a_reason():
    book = Book("kniha")
    book.is_structural("1.1", "Bez stolu není hra.")
    assert book.structural == {"kniha 1.1": "Bez stolu není hra."}


def test_every_number_names_the_functions_that_enact_it():
    hook, one, two = Forbids("no"), Book("jedna"), Book("dva")

    @one.forbids(hook, "1.1", "1.2")
    def nobody(t):
        return True

    @one.forbids(hook, "1.1")
    def never(t):
        return True

    two.repeats(never, "2.1")
    two.supersedes("jedna 1.2", by=("2.1", "2.2"))
    assert enacted(iter([one, two])) == {
        "jedna 1.1": ["nobody", "never"],
        "jedna 1.2": ["nobody"],
        "dva 2.1": ["never", "místo jedna 1.2"],
        "dva 2.2": ["místo jedna 1.2"],
    }
