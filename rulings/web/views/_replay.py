"""A stored situation as a page shows it: its report, its pictures, and the address at which the table plays it again."""

from typing import Any

from django.urls import reverse

from rulings import table as desk
from rulings.models import Scenario, Verdict
from rulings.web import reports, share

from ._pictures import pictures_of


def replayed(scenario: Scenario, verdict: Verdict | None) -> dict[str, Any]:
    """What the templates of a situation want."""
    book = scenario.rulebook
    positions = verdict.pictures if verdict else desk.beginning(scenario.text, book, "" if scenario.rule else book.slug)
    return {
        "report": reports.of_scenario(scenario, verdict),
        "table_url": f"{reverse('web:table')}?{share.at_table(scenario.text, book.slug)}",
        "pictures": pictures_of(desk.table_board(book), positions, desk.table_plan(book)),
    }
