"""The heckler over many files: the same counts whoever does the work, told as they come, and kept when it is stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulings.engine import Desk
from rulings.engine.__main__ import main
from rulings.engine.core.heckled import Heckled
from rulings.engine.core.rules import in_force, refusals_of
from rulings.engine.heckling import Asked, features, heckle_files

from .support import ATTACK, CHALLENGE, feature

ROOT = Path(__file__).parents[2]
ONE_OF_EACH = [
    "agot-ccg/scenarios/07-vyzvy",
    "agot-lcg/scenarios/04-ceny-a-ucinky",
    "agot-board/scenarios/12-pochody",
    "wow-tcg/scenarios/07-boj",
    "tainted-grail/scenarios/15-boj",
]


@pytest.fixture
def folder(tmp_path):
    for name in "ab":
        text = feature(*CHALLENGE, ATTACK, rule="agot-ccg 7.12")
        (tmp_path / f"{name}.feature").write_text(text, encoding="utf-8")
    (tmp_path / "c.feature").write_text("nic", encoding="utf-8")
    return tmp_path


def test_a_folder_means_its_files_and_each_is_meant_once(folder):
    assert [path.name for path in features([folder, folder / "a.feature"])] == ["a.feature", "b.feature", "c.feature"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_counts_are_those_of_the_files_one_by_one(folder, jobs):
    told = []
    counted = heckle_files(features([folder]), Asked(each=1), jobs=jobs, told=lambda path, found: told.append(path.name))
    alone = Desk((folder / "a.feature").read_text(encoding="utf-8")).heckled(each=1)
    assert alone.tries > 0
    assert [found.as_dict() for found in counted.files.values()] == [alone.as_dict()] * 2
    assert counted.all.tries == 2 * alone.tries
    assert told == ["a.feature", "b.feature"]
    assert counted.unfinished == []
    assert [path.name for path in counted.unplayed] == ["c.feature"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_when_time_is_up_what_is_not_finished_is_told(folder, jobs):
    counted = heckle_files(features([folder]), Asked(each=1), jobs=jobs, seconds=0)
    assert "b.feature" in [path.name for path in counted.unfinished]


def test_an_interrupt_keeps_what_was_counted(folder):
    def stop(path, found):
        raise KeyboardInterrupt

    counted = heckle_files(features([folder]), Asked(each=1), told=stop)
    assert [found.tries > 0 for found in counted.files.values()] == [True, False]
    assert [path.name for path in counted.unfinished] == ["b.feature"]


def test_the_command_tells_of_all_files_and_of_those_that_cannot_be_played(folder, capsys):
    assert main(["heckle", str(folder), "--limit", "1", "--json"]) == 2
    told = capsys.readouterr()
    counts = json.loads(told.out)
    assert [Path(one["file"]).name for one in counts["files"]] == ["a.feature", "b.feature"]
    assert counts["tries"] == sum(one["tries"] for one in counts["files"])
    assert told.err.index("a.feature: pozic") < told.err.index("b.feature: pozic") < told.err.index("c.feature: řádek 1")


def test_the_command_says_that_it_was_stopped(folder, capsys):
    (folder / "c.feature").unlink()
    assert main(["heckle", str(folder), "--limit", "1", "--seconds", "0", "--jobs", "1"]) == 3
    assert "Nedokončeno souborů: " in capsys.readouterr().err


def test_only_the_heckler_takes_several_files(folder, capsys):
    with pytest.raises(SystemExit):
        main(["check", str(folder / "a.feature"), str(folder / "b.feature")])
    assert "heckle" in capsys.readouterr().err


def test_counting_what_another_found_leaves_it_as_it_is(folder):
    found = Desk((folder / "a.feature").read_text(encoding="utf-8")).heckled(each=1)
    before = found.as_dict()
    whole = Heckled()
    whole.add(found)
    whole.add(found)
    assert whole.tries == 2 * found.tries
    assert [one.count for one in whole.examples()] == [2 * one.count for one in found.examples()]
    assert found.as_dict() == before


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_table_that_is_muted_asks_the_same_rules_as_one_compiled_without_them(name):
    case = Desk((ROOT / "fixtures" / f"{name}.feature").read_text(encoding="utf-8")).cases[0]
    whole, _s = case.compiled.compile()
    refusing = sorted({rule_id for rule in in_force(whole.books) if rule.kind == "forbids" for rule_id in rule.ids})
    for ids in (refusing[:1], refusing[::2], refusing[1::3], refusing):
        copy, (alone, _s) = whole.muting(refusals_of(ids)), case.compiled.compile(off=refusals_of(ids))
        assert copy.functions == alone.functions
        assert copy.said_by == alone.said_by
        assert copy.muted
        with copy.as_written(), alone.as_written():
            assert copy.functions == alone.functions == whole.functions
    assert whole.rules == in_force(whole.books)
    assert not whole.muted
