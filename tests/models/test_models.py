"""What the database itself refuses, and how things are called."""

from dataclasses import fields

import pytest
from django.db import IntegrityError, transaction

from rulings.content.load import load
from rulings.engine import Report
from rulings.models import Card, Chapter, Rule, Rulebook, Ruling, Scenario, Verdict
from rulings.models.scenario import STORED

pytestmark = pytest.mark.django_db


@pytest.fixture
def book(fixtures) -> Rulebook:
    load(fixtures=fixtures.root)
    return Rulebook.objects.get()


@pytest.mark.parametrize(
    ("model", "field"),
    [(Rule, "status"), (Ruling, "status"), (Ruling, "standing"), (Ruling, "origin"), (Card, "origin")],
)
def test_value_outside_the_allow_list_is_refused(book, model, field):
    with pytest.raises(IntegrityError), transaction.atomic():
        model.objects.update(**{field: "nonsense"})


def test_value_inside_the_allow_list_is_kept(book):
    assert Ruling.objects.update(status="disputed", standing="editorial") == 1
    assert Card.objects.update(origin="general") == 1


@pytest.mark.parametrize(
    ("origin", "basis", "leans"),
    [
        ("general", {}, True),
        ("source", {"supply": "general:low"}, True),
        ("source", {"supply": "inferred", "crowns": "unknown", "kind": "source"}, False),
        ("source", None, False),
        ("teaching", {}, False),
    ],
)
def test_card_knows_whether_it_leans_on_general_knowledge(origin, basis, leans):
    assert Card(origin=origin, data={"basis": basis}).leans_on_general_knowledge is leans


def test_rule_number_is_used_once_in_a_rulebook(book):
    rule = Rule.objects.first()
    with pytest.raises(IntegrityError), transaction.atomic():
        Rule.objects.create(rulebook=book, chapter=rule.chapter, number=rule.number, title="Znovu", text="Text")


def test_verdict_is_one_for_a_scenario(book):
    scenario = Scenario.objects.first()
    Verdict.objects.create(scenario=scenario, outcome="confirmed")
    with pytest.raises(IntegrityError), transaction.atomic():
        Verdict.objects.create(scenario=scenario, outcome="refuted")


def test_keys_are_what_a_judge_says(book):
    assert Rule.objects.get(number="2.1").key == "mala-hra 2.1"
    assert Chapter.objects.get(number=2).key == "mala-hra 2"
    assert Card.objects.get().key == "mala-hra/modry-stit"
    assert Ruling.objects.get().key == "mala-hra/kdo-vyhraje"
    assert Scenario.objects.first().key == "mala-hra/02-tah-tri-proti-dvema"


def test_lines_of_a_text_are_told_in_its_file(book):
    scenario = Scenario.objects.first()
    assert scenario.file_line(scenario.own_line) == scenario.line
    assert scenario.file_line(scenario.own_line + 3) == scenario.line + 3
    assert scenario.file_line(1) == scenario.line


@pytest.mark.parametrize("model", [Rulebook, Rule, Card, Ruling, Scenario, Chapter])
def test_things_have_a_name(book, model):
    assert str(model.objects.first()).strip()


def test_a_verdict_keeps_all_that_the_engine_reports():
    """Save what the situation itself says, and the line that tells against it; a new field must be stored, or named here."""
    of_the_situation = {"name", "line", "tags", "rule", "rule_line", "edition", "counter"}
    assert {one.name for one in fields(Report)} == {*STORED, "verdict"} | of_the_situation
    told = Verdict(outcome="confirmed", rules=["a-b 1.1"]).told
    assert Report("", 1, **told).as_dict()["rules"] == ["a-b 1.1"]
