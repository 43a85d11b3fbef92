"""Every situation of the content is confirmed, and those that speak for a claim need their rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.engine import Desk

from ..bench.situations import FIXTURES, library

FEATURES = sorted(FIXTURES.glob("*/scenarios/*.feature"))


def _name(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


@pytest.mark.slow
@pytest.mark.parametrize("path", FEATURES, ids=_name)
def test_every_situation_is_confirmed_and_those_that_speak_for_a_claim_bite(path):
    book = path.parent.parent
    reports = Desk(path.read_text(encoding="utf-8"), library(book), book=book.name).reports(bites=True)
    assert [(one.name, one.reason) for one in reports if one.verdict != "confirmed"] == []
    assert [one.name for one in reports if one.tags and not one.bites and not one.structural] == []
