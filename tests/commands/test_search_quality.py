"""What the measuring of search says, and what it must not say."""

from __future__ import annotations

import pytest
from django.core.management import call_command

from rulings.search import door
from tests.shelf import put_book


@pytest.fixture
def questions(db, settings, tmp_path):
    settings.INDEX_DIR = tmp_path / "index"
    door.forget()
    put_book()
    (tmp_path / "open").mkdir()
    (tmp_path / "agot-ccg.tsv").write_text("co je výzva\tXX-1\ntajná otázka útočník\tXX-2\n", encoding="utf-8")
    (tmp_path / "open" / "agot-ccg.tsv").write_text("nanebevzetí\tXX-3\nshoda\tXX-4\n", encoding="utf-8")
    yield tmp_path
    door.forget()


@pytest.fixture
def placed(monkeypatch):
    """The place of each right answer, as if it were there."""
    places = {"XX-1": 7, "XX-2": 20, "XX-3": 0, "XX-4": 1}

    def measure(asked, ask, answers):
        from rulings.search.quality import Asked, Figures

        rows = [Asked(one, places[min(one.claims)], "term x") for one in asked]
        return Figures([row.rank for row in rows], [True] * len(rows), [1.0] * len(rows)), rows

    monkeypatch.setattr("rulings.management.commands.search_quality.measure", measure)


def listed(capsys, folder, *options):
    call_command("search_quality", "--questions", str(folder), *options)
    return [line for line in capsys.readouterr().out.splitlines() if line.startswith("agot-ccg:")]


def test_the_worst_questions_come_first_and_none_of_them_is_sealed(questions, placed, capsys):
    assert listed(capsys, questions, "--worst", "2") == [
        "agot-ccg: - nanebevzetí ['XX-3'] → term x",
        "agot-ccg: 7 co je výzva ['XX-1'] → term x",
    ]


def test_what_was_missed_is_what_stands_behind_the_first_five(questions, placed, capsys):
    assert [line.split()[2] for line in listed(capsys, questions, "--missed")] == ["co", "nanebevzetí"]
