"""The heckler on the scenarios of every book: no more faults of refusals than are known.

The aim is nought everywhere: a refusal without a rule, a rule that does not truly forbid, a crash. Today there are many,
so ``heckle.tsv`` holds, for each file, how many a small fixed sample finds; none may come to have more. Whoever mends some
writes the table anew with ``python -m tests.engine.test_heckle``; it refuses to write a higher number.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from rulings.engine import Desk
from rulings.engine.__main__ import main
from rulings.engine.core.heckle import Heckler
from rulings.engine.core.heckled import Heckled

from .support import ATTACK, CHALLENGE, feature

ROOT = Path(__file__).parents[2]
FEATURES = sorted(ROOT.glob("fixtures/*/scenarios/*.feature"))
TABLE = Path(__file__).with_name("heckle.tsv")
COUNTS = ("without_rule", "faults", "crashes")
"""All faults together include the false reasons: what is refused by a rule at last may still be so by a wrong one."""
CASES = 3
"""Scenarios of a file that are heckled, each in one of its positions."""


def name_of(path: Path) -> str:
    return f"{path.parts[-3]}/{path.stem}"


def known() -> dict[str, list[int]]:
    """The most that each file may have, in the order of ``COUNTS``."""
    rows = (line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()[1:])
    return {name: list(map(int, most)) for name, *most in rows}


def sample(path: Path) -> list[int]:
    """Every sentence said once in a few positions. Drawn by name, so that a new scenario displaces at most one."""
    cases = Desk(path.read_text(encoding="utf-8")).cases
    found = Heckled()
    for case in sorted(cases, key=lambda case: sha256(case.scenario.name.encode()).digest())[:CASES]:
        Heckler(case, found, each=1, stops=1).run()
    assert found.tries > 0
    return [getattr(found, count) for count in COUNTS]


@pytest.mark.slow
@pytest.mark.parametrize("path", FEATURES, ids=name_of)
def test_refusals_have_no_more_faults_than_are_known(path):
    most = known().get(name_of(path), [0, 0, 0])
    found = sample(path)
    worse = {count: f"{n} > {limit}" for count, n, limit in zip(COUNTS, found, most, strict=True) if n > limit}
    assert worse == {}, f"python -m rulings.engine heckle {path.relative_to(ROOT)} tells which"


def test_a_rule_that_refuses_where_it_is_said_is_no_false_reason_though_silence_would_lead_on():
    path = ROOT / "fixtures/agot-board/scenarios/19-neutralni-sily_slepe2.feature"
    cases = Desk(path.read_text(encoding="utf-8")).cases
    case = next(case for case in cases if case.scenario.name == "Sunspear padne a Baratheon získá osmou oblast")
    found = Heckled()
    Heckler(case, found).run()
    assert found.refused > 0
    assert found.false_reasons == 0, found.examples


def test_the_table_knows_no_other_files():
    assert set(known()) <= set(map(name_of, FEATURES))


# -- the command line -----------------------------------------------------------------------------
@pytest.fixture
def file(tmp_path):
    path = tmp_path / "a.feature"
    path.write_text(feature(*CHALLENGE, ATTACK, rule="agot-ccg 7.12"), encoding="utf-8")
    return path


def test_the_command_tells_the_counts_in_czech(file, capsys):
    code = main(["heckle", str(file), "--limit", "1"])
    told = capsys.readouterr().out
    assert "Odmítnuto bez pravidla: " in told
    assert "Pády: 0." in told
    assert code in (0, 1)


def test_the_command_tells_the_counts_as_json(file, capsys):
    main(["heckle", str(file), "--limit", "1", "--seed", "7", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["tries"] == told["legal"] + told["refused"] + told["misread"] + told["crashes"]
    assert {"without_rule", "false_reasons", "crashes"} < set(told)


def test_a_text_that_cannot_be_read_is_told(tmp_path, capsys):
    path = tmp_path / "a.feature"
    path.write_text("nic", encoding="utf-8")
    assert main(["heckle", str(path)]) == 2
    assert "řádek 1" in capsys.readouterr().err


def write() -> int:
    """Write the table anew; returns 1, and writes nothing, where a number would rise."""
    before = known() if TABLE.exists() else {}
    rows = {name_of(path): sample(path) for path in FEATURES}
    risen = [
        name for name, found in rows.items() if name in before and any(a > b for a, b in zip(found, before[name], strict=True))
    ]
    if risen:
        sys.stderr.write(f"More faults than before: {', '.join(risen)}\n")
        return 1
    lines = ["\t".join(("file", *COUNTS)), *("\t".join((name, *map(str, found))) for name, found in rows.items())]
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(write())
