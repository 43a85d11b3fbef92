"""Every situation of the content is confirmed, and those that speak for a claim need their rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.engine import Desk
from rulings.engine.core.case import Case
from rulings.engine.core.check import play

from ..bench.situations import FIXTURES, library

FEATURES = sorted(FIXTURES.glob("*/scenarios/*.feature"))


def _name(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


@pytest.mark.slow
@pytest.mark.parametrize("path", FEATURES, ids=_name)
def test_every_situation_is_confirmed_and_those_that_speak_for_a_claim_bite(path):
    book = path.parent.parent
    desk = Desk(path.read_text(encoding="utf-8"), library(book), book=book.name)
    reports = desk.reports(bites=True)
    assert [(one.name, one.reason) for one in reports if one.verdict != "confirmed"] == []
    assert [one.name for one in reports if one.tags and not one.bites and not one.structural] == []
    pairs = zip(desk.cases, reports, strict=True)
    assert [one.name for case, one in pairs if one.bites is False and _breaks_without(case, one.rule)] == []


def _breaks_without(case: Case, rule: str) -> bool:
    """Whether the engine gives up without a rule: then nothing is known of whether a situation needs it."""
    assert case.situation is not None
    return play(case.game, case.situation, case.script, off=(rule,), traced=False, curt=True).broken
