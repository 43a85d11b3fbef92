"""Golden traces: the whole story of a few situations, kept in files; a change of play shows as a difference.

After a change that is meant, write them anew with ``python -m tests.engine.test_golden``.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulings.engine import check_text

FOLDER = Path(__file__).parent / "golden"
FEATURES = sorted(FOLDER.glob("*.feature"))


def trace_of(path: Path) -> str:
    reports = check_text(path.read_text(encoding="utf-8"), why=True)
    kept = [{key: report.as_dict()[key] for key in ("name", "verdict", "rules", "why", "trace")} for report in reports]
    return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


@pytest.mark.parametrize("path", FEATURES, ids=lambda path: path.stem)
def test_the_story_is_told_as_before(path):
    assert trace_of(path) == path.with_suffix(".json").read_text(encoding="utf-8")


def test_there_are_stories():
    assert len(FEATURES) >= 3


if __name__ == "__main__":
    for feature in FEATURES:
        feature.with_suffix(".json").write_text(trace_of(feature), encoding="utf-8")
