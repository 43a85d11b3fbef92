"""What stands behind a rule, from the verdicts of its situations."""

import pytest

from rulings.evidence import Evidence, evidence_of, proofs_of_book, totals
from rulings.models import Scenario, Verdict
from tests.shelf import put_book

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("verdict", "structural", "kind"),
    [
        ({"outcome": "confirmed", "bites": True}, False, Evidence.PROVED),
        ({"outcome": "confirmed", "bites": True}, True, Evidence.PROVED),
        ({"outcome": "confirmed", "bites": False}, True, Evidence.STRUCTURAL),
        ({"outcome": "confirmed", "bites": False}, False, Evidence.SHOWN),
        ({"outcome": "refuted", "bites": None}, True, Evidence.DISPUTED),
        ({"outcome": "undecided", "bites": None}, False, Evidence.DISPUTED),
        (None, True, Evidence.WAITING),
    ],
)
def test_a_rule_is_as_good_as_its_situations(verdict, structural, kind):
    shelf = put_book()
    Verdict.objects.all().delete()
    if verdict:
        Verdict.objects.create(scenario=shelf.scenario, **verdict)
    shelf.rule.refresh_from_db()
    assert evidence_of(shelf.rule, {"7.12": "řád hry"} if structural else {}) == kind


def test_without_a_situation_a_rule_is_prose_unless_it_could_be_played():
    shelf = put_book()
    Scenario.objects.all().delete()
    assert evidence_of(shelf.rule, {}) == Evidence.MISSING
    assert evidence_of(shelf.next_rule, {}) == Evidence.PROSE


def test_a_book_is_counted_in_few_queries(django_assert_num_queries):
    put_book()
    with django_assert_num_queries(3):
        chapters = proofs_of_book("agot-ccg")
    assert [chapter.number for chapter in chapters] == [7]
    assert {kind: n for kind, n in totals(chapters).items() if n} == {"proved": 1, "prose": 1}
