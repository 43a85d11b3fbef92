"""The report of a scenario as plain data."""

from __future__ import annotations

import json

from rulings.engine.core.changes import Change
from rulings.engine.core.trace import TraceStep
from rulings.engine.core.verdict import CONFIRMED, REFUTED, UNDECIDED, Report, together


def test_a_report_says_everything_in_plain_types():
    step = TraceStep("Kameny jdou k hráči.", ("k 1",), (Change("hromada", "5", "3"),), (("body", 2, True),), "auto", 4)
    report = Report(
        "zkouška", 3, REFUTED, ("a", "b"), "k 1.1", 2, "Ne.", 7, ("k 1",), (step,), True, ("k 2",), "nelze", "kameny", 11, 12
    )
    assert json.loads(json.dumps(report.as_dict())) == {
        "name": "zkouška",
        "line": 3,
        "verdict": "refuted",
        "verdict_text": "vyvráceno",
        "tags": ["a", "b"],
        "rule": "k 1.1",
        "rule_line": 2,
        "reason": "Ne.",
        "reason_line": 7,
        "rules": ["k 1"],
        "trace": [
            {
                "line": 4,
                "text": "Kameny jdou k hráči.",
                "rules": ["k 1"],
                "changes": [{"what": "hromada", "before": "5", "after": "3", "said": ""}],
                "sum": [{"what": "body", "value": 2, "total": True}],
                "kind": "auto",
            }
        ],
        "bites": True,
        "why": ["k 2"],
        "structural": "nelze",
        "edition": "kameny",
        "counter": [],
        "positions": 11,
        "lines": 12,
    }


def test_verdicts_have_czech_names():
    assert [Report("", 1, x).as_dict()["verdict_text"] for x in (CONFIRMED, REFUTED, UNDECIDED)] == [
        "potvrzeno",
        "vyvráceno",
        "nelze rozhodnout",
    ]


def row(verdict=CONFIRMED, **fields):
    return Report("řádek", 3, verdict, **fields)


def test_of_several_rows_the_worst_speaks():
    rows = [row(), row(UNDECIDED, reason="Nevím.", reason_line=5), row(REFUTED, reason="Ne.", reason_line=6)]
    assert (together(rows).verdict, together(rows).reason, together(rows).reason_line) == (REFUTED, "Ne.", 6)
    assert (together(rows[:2]).verdict, together(rows[:2]).reason) == (UNDECIDED, "Nevím.")
    assert together(rows[:1]) == rows[0]


def test_what_rows_rest_on_and_what_they_cost_is_put_together():
    one = row(rules=("a 1", "a 2"), why=("a 1",), positions=3, lines=2)
    two = row(rules=("a 2", "a 3"), why=("a 4", "a 1"), positions=4, lines=5, structural="Bez ní to nejde.")
    found = together([one, two, row(structural="Jiný důvod.")])
    assert (found.rules, found.why) == (("a 1", "a 2", "a 3"), ("a 1", "a 4"))
    assert (found.positions, found.lines, found.structural) == (7, 7, "Bez ní to nejde.")
    assert together([one]).structural == ""


def test_a_rule_bites_where_it_bites_in_every_row_that_asked():
    yes, no, unasked = row(bites=True), row(bites=False), row()
    assert together([yes, yes, unasked]).bites is True
    assert together([yes, no]).bites is False
    assert together([unasked, unasked]).bites is None
