"""A moment in which nobody is asked, and which the last move has come past: it is found by making that move once more."""

from __future__ import annotations

import pytest

from rulings.engine.core.choices import Intent, Until
from rulings.engine.core.stuck import Stuck

from .toy import ALIK, BARA, HEAP, OVER, TOKENS, Stonegame, knock, line_of, take

LAST = ("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen")


def emptied(gone=True):
    """The moment in which the heap is empty and nobody has counted yet."""
    return Until(lambda t, s: not s[HEAP], gone=lambda t, s: gone)


def test_the_moment_that_the_last_move_came_past_is_kept():
    line = line_of(*LAST)
    assert line.s[OVER]
    line.run_until(emptied())
    assert line.unasked is not None
    assert (line.unasked[HEAP], line.unasked[OVER]) == (0, 0)
    assert line.s[OVER], "play stands where it stood"
    with line.held() as held:
        assert (held.s[HEAP], held.s[OVER], held.options) == (0, 0, [])


def test_looking_for_it_tells_a_look_ahead():
    line = line_of(*LAST, traced=True)
    steps = list(line.recorder.steps)
    line.run_until(emptied())
    assert line.unasked is not None
    assert line.recorder.steps[: len(steps)] == steps
    assert {step.kind for step in line.recorder.steps[len(steps) :]} <= {"ahead"}


def test_a_moment_that_was_over_before_the_last_move_is_told_to_be_over():
    line = line_of(*TOKENS, "Když Alík vezme 1 kámen", "A Bára zaklepe")
    four = Until(lambda t, s: s[HEAP] == 4, gone=lambda t, s: True)
    with pytest.raises(Stuck, match="Ta chvíle už minula"):
        line.run_until(four)
    assert line.unasked is None


def test_where_nobody_has_moved_the_game_is_over_or_stands_there():
    line = line_of("Pokud na hromadě je 1 kámen")
    line.take(("take", 1))
    with pytest.raises(Stuck, match="Hra už skončila"):
        line.run_until(emptied())
    standing = line_of()
    standing.run_until(Until(lambda t, s: s[HEAP] == 5, gone=lambda t, s: False))
    assert standing.unasked is None


def test_a_move_that_cannot_be_made_again_has_come_past_nothing():
    line = line_of(*LAST)
    line.moved = line.moved[0], [take(ALIK, 4)]
    with pytest.raises(Stuck, match="Hra už skončila"):
        line.run_until(emptied())


# -- whether a choice has its place ----------------------------------------------------------------------
def test_choices_have_their_place_here_or_where_silence_leads():
    line = line_of(*TOKENS)
    assert line.leads_to(take(ALIK, 1))
    assert line.leads_to(Intent(ALIK, (), "take"))
    assert not line.leads_to(knock(BARA)), "somebody must choose before"
    line.take(("take", 1))
    assert line.leads_to(knock(BARA))
    assert line.leads_to(take(BARA, 1)), "behind the window"


def test_where_the_game_is_over_nothing_has_its_place():
    assert not line_of(*LAST).leads_to(take(ALIK, 1))


# -- refused at this very moment, open where silence leads ---------------------------------------------------


def test_what_is_open_only_where_silence_leads_is_told_with_what_to_ask():
    class Strict(Stonegame):
        """At a window nobody takes stones."""

        def refusals(self, t, s, intent):
            return ["k 1"] if t.still else super().refusals(t, s, intent)

    line = line_of(*TOKENS, "Když Alík vezme 1 kámen", of=Strict())
    answer = line.game.parse("then", "je odmítnuto: Bára vezme 1 kámen").answer(line)
    assert answer.held is None
    assert answer.reason == (
        "Teď tah ještě odmítá k 1; když nikdo nic neřekne, dojde hra ke chvíli, kdy je dovolen. "
        "Ptejte se na tuto chvíli („v tuto chvíli je odmítnuto podle k 1: Bára vezme 1 kámen“), nebo napřed řekněte, "
        "co se má stát."
    )
    with line.held() as held:
        assert held.game.parse("then", "je odmítnuto: Bára vezme 1 kámen").answer(held).rules == ("k 1",)


def test_what_is_open_now_is_not_refused():
    answer = Stonegame().parse("then", "je odmítnuto: Alík vezme 1 kámen").answer(line_of())
    assert (answer.held, answer.reason) == (False, "Tah je dovolen.")
