"""Situations are played beside the site, on several cores; an end at any moment loses little."""

from __future__ import annotations

import fcntl
from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command

from rulings.models import Game, Rulebook, Scenario, Verdict
from rulings.proof import Depth, Desk, Task
from rulings.services import verify
from rulings.workers import played

pytestmark = pytest.mark.django_db

TEXT = """# language: cs
Požadavek: Zkouška
  Pravidlo: agot-ccg 7.12
    Příklad: {name}
      Pokud Stark má ve hře postavu "Rytíř" se silou 3
      A Lannister má ve hře postavu "Strážný" se silou 3
      Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"
      A Lannister brání postavou "Strážný"
      Pak výzvu vyhraje {winner}
"""


@pytest.fixture
def small_book() -> str:
    """A rulebook that the engine plays, with one situation."""
    game = Game.objects.create(slug="hra", title="Hra")
    book = Rulebook.objects.create(slug="agot-ccg", title="Pravidla", game=game)
    text = TEXT.format(name="shoda", winner="Stark, protože agot-ccg 7.12")
    Scenario.objects.create(rulebook=book, slug="shoda", name="shoda", text=text, content_hash="x", file="a.feature", line=4)
    return book.slug


def test_several_processes_give_what_one_gives():
    tasks = [Task(TEXT.format(name=name, winner=winner)) for name, winner in (("a", "Stark"), ("b", "Lannister"), ("c", "Stark"))]
    work = [([task], {}, Depth()) for task in tasks]
    one, more = list(played(work)), list(played(work, workers=2))
    assert one == more
    assert [result.report.verdict for [result] in more] == ["confirmed", "refuted", "confirmed"]
    assert [result.report.bites for [result] in more] == [True, None, True]


def test_what_is_asked_deeper_is_played_again(small_book):
    verify(books=[small_book], bites=False)
    shallow = Verdict.objects.get()
    assert (shallow.bites, shallow.why, shallow.receipt["bites"], shallow.receipt["why"]) == (None, [], False, False)
    verify(books=[small_book])
    assert Verdict.objects.get().bites is True
    verify(books=[small_book], why=True)
    deep = Verdict.objects.get()
    assert deep.why
    verify(books=[small_book])  # what is known deeper stays
    assert Verdict.objects.get().made == deep.made


def test_a_verdict_is_fresh_as_far_as_it_was_asked(small_book):
    verify(books=[small_book])
    scenario, desk = Scenario.objects.get(), Desk(small_book)
    assert desk.is_fresh(scenario, scenario.verdict, Depth(bites=True))
    assert not desk.is_fresh(scenario, scenario.verdict, Depth(bites=True, why=True))
    assert not desk.is_fresh(scenario, None, Depth())


def test_prove_plays_all_that_waits_and_then_asks_why(small_book, monkeypatch):
    monkeypatch.setattr("os.nice", lambda by: by)
    call_command("prove", stdout=StringIO())
    assert Verdict.objects.get().receipt["why"] is True


def test_only_one_proves_at_a_time(small_book):
    with (Path(settings.DATA_DIR) / "prove.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        call_command("prove", stdout=StringIO())
    assert not Verdict.objects.exists()
