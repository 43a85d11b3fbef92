"""What is wanted: what a move has said must be so, and by which rules it is refused where it is not."""

from __future__ import annotations

from rulings.engine.core.choices import Verify

from .toy import HEAP, line_of


def test_what_must_be_so_is_refused_by_the_rules_that_say_so():
    line = line_of()
    assert Verify(lambda t, s: False, ("k 1", "k 2"), "proč").against(line.t, line.s) == ("k 1", "k 2")


def test_which_of_them_refuse_may_hang_on_the_table_and_the_position():
    line = line_of()
    told = Verify(lambda t, s: False, ("k 1", "k 2"), "proč", lambda t, s: [f"k {t.count}", f"k {s[HEAP]}"])
    assert told.against(line.t, line.s) == ("k 2", "k 5")
