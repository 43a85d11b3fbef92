"""`timing.yaml`: read row by row, checked against the rules, kept with the rulebook."""

import pytest

from rulings.content.load import load
from rulings.content.problems import ContentError
from rulings.models import Rulebook

pytestmark = pytest.mark.django_db
GOOD = """- title: Kolo
  rules: ["1.1"]
  who: všichni
  steps:
    - {title: Okno, rules: ["2.1"], window: true}
"""


def put(fixtures, text):
    (fixtures.root / "mala-hra" / "timing.yaml").write_text(text, encoding="utf-8")


def test_phases_and_steps_are_kept_with_their_rules(fixtures):
    put(fixtures, GOOD)
    load(fixtures=fixtures.root)
    rows = Rulebook.objects.get(slug="mala-hra").timing
    assert [(row["depth"], row["title"], row["window"], row["rules"]) for row in rows] == [
        (0, "Kolo", False, ["mala-hra 1.1"]), (1, "Okno", True, ["mala-hra 2.1"]),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("was", "is_", "said"),
    [
        ('"2.1"', '"2.9"', "mala-hra/timing.yaml:5: Pravidlo mala-hra 2.9 neexistuje."),
        ('rules: ["1.1"]', "rules: []", "mala-hra/timing.yaml:1: „Kolo“ nestojí na žádném pravidle."),
        ("window: true", "okno: true", "mala-hra/timing.yaml:5: Neznámý klíč „okno“."),
        (GOOD, "Kolo: 1", "mala-hra/timing.yaml:1: Čekám seznam fází."),
        (GOOD, "- Kolo", "mala-hra/timing.yaml:1: Položka „Kolo“ není oddíl s klíči."),
    ],
)
def test_a_fault_is_told_with_its_line(fixtures, was, is_, said):
    put(fixtures, GOOD.replace(was, is_))
    with pytest.raises(ContentError) as raised:
        load(fixtures=fixtures.root)
    assert said in str(raised.value)
