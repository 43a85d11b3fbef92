"""The core's own promises: layout, register, fusing, the tail of lasting effects."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.engine.cards import lasting
from rulings.engine.core.hooks import Causes, Forbids, either
from rulings.engine.core.layout import Layout, Row
from rulings.engine.core.rules import Book, in_force

from .support import CHALLENGE, line_of

ATTACK: Forbids[[]] = Forbids("attack")
DRAW: Causes[[]] = Causes("draw")


def rows():
    card = Row("card")
    return card, card.cell("kneeling", high=1), card.cell("bonus", bias=128)


def test_a_layout_names_the_cells_that_differ_without_their_bias():
    card, kneeling, bonus = rows()
    layout = Layout([(card, 3)])
    before, after = layout.empty(), layout.empty()
    after[layout.starts["card"][2] + kneeling] = 1
    after[layout.starts["card"][0] + bonus] = 126
    changes = [(c.kind, c.index, c.cell, c.before, c.after) for c in layout.diff(before, after)]
    assert changes == [("card", 0, "bonus", 0, -2), ("card", 2, "kneeling", 0, 1)]


def test_status_names_every_cell_out_of_range_and_only_those():
    card, kneeling, _bonus = rows()
    layout = Layout([(card, 2)])
    s = layout.empty()
    assert layout.status(s) == []
    s[layout.starts["card"][1] + kneeling] = 7
    assert layout.status(s) == ["card 1: kneeling = 7 > 1"]


def test_a_rule_switched_off_is_not_in_force():
    book = Book("kniha")
    book.forbids(ATTACK, "1.1")(lambda: True)
    book.forbids(ATTACK, "1.2", "1.3")(lambda: False)
    assert len(in_force([book])) == 2
    assert [rule.ids for rule in in_force([book], ["kniha 1.3"])] == [("kniha 1.1",)]


def test_a_rule_needs_a_hook_that_is_declared():
    with pytest.raises(TypeError, match="no hook"):
        Book("kniha").forbids("attack", "1.1")(lambda: True)


def test_a_later_book_replaces_a_rule_until_its_own_is_switched_off():
    old, new = Book("stara"), Book("nova")
    old.causes(DRAW, "1.1")(lambda: None)
    new.causes(DRAW, "2.1")(lambda: None)
    new.supersedes("stara 1.1", by=("2.1",))
    assert [rule.ids[0] for rule in in_force([old, new])] == ["nova 2.1"]
    assert [rule.ids[0] for rule in in_force([old, new], ["nova 2.1"])] == ["stara 1.1"]


def _answering(answer):
    return lambda x, y: answer


@given(st.lists(st.booleans(), max_size=6))
def test_fused_functions_answer_like_any(answers):
    functions = tuple(map(_answering, answers))
    assert bool(either(functions)(0, 0)) is any(answers)


@given(st.permutations([(2, 1, 1, 3, 0), (2, 1, 1, -5, 0), (3, 2, 2, 1, 8), (2, 1, 1, 3, 0)]))
def test_the_order_of_lasting_effects_never_shows(effects):
    line = line_of(*CHALLENGE)
    t, s = line.t, line.s
    for effect in effects:
        lasting.add(t, s, *effect)
    reference = line.s[: t.size] + b"".join(
        bytes((u, c, w, n + 128, x)) for u, c, w, n, x in sorted(effects, key=lambda e: (e[0], e[1], e[2], e[3] + 128, e[4]))
    )
    assert bytes(s) == bytes(reference)


def test_a_lasting_effect_beyond_a_byte_is_refused():
    line = line_of(*CHALLENGE)
    with pytest.raises(Exception, match="mimo rozsah"):
        lasting.add(line.t, line.s, 2, 1, 1, 200)
