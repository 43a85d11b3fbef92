"""Reads: what a page and the API show of a thing."""

import pytest
from django.core.exceptions import ObjectDoesNotExist

from rulings import selectors, stamps
from rulings.content.load import load
from rulings.models import Scenario, Verdict
from rulings.models.reference import Kind

pytestmark = pytest.mark.django_db
BOOK = "mala-hra"


@pytest.fixture(autouse=True)
def loaded(fixtures):
    load(fixtures=fixtures.root)
    return fixtures


def test_rulebook_counts_what_it_holds():
    book = selectors.rulebook_get(slug=BOOK)
    assert (book.rule_count, book.card_count, book.ruling_count, book.scenario_count) == (3, 1, 1, 3)


def test_outline_has_chapters_and_rules_in_order(django_assert_num_queries):
    with django_assert_num_queries(2):
        chapters = selectors.rulebook_outline(book=BOOK)
        outline = [(chapter.number, [rule.key for rule in chapter.rules.all()]) for chapter in chapters]
    assert outline == [(1, ["mala-hra 1.1"]), (2, ["mala-hra 2.1", "mala-hra 2.2"])]


def test_chapter_knows_its_neighbours():
    page = selectors.chapter_get(book=BOOK, number=1)
    assert page.previous is None
    assert page.next.number == 2
    assert [rule.number for rule in page.rules] == ["1.1"]


def test_rule_page_has_all_that_belongs_to_the_rule():
    page = selectors.rule_get(book=BOOK, number="2.1")
    assert [claim.code for claim in page.claims] == ["M-002"]
    assert [scenario.name for scenario in page.scenarios] == ["tři proti dvěma", "bez značky"]
    assert [ruling.slug for ruling in page.rulings] == ["kdo-vyhraje"]
    assert [term.slug for term in page.terms] == ["bod"]
    assert [version.version for version in page.versions] == [1]
    assert (page.previous.number, page.next.number) == ("1.1", "2.2")
    assert [(link.kind, link.name) for link in page.cites if link.kind == Kind.RULE] == [("rule", "1.1")]
    assert {link.name for link in page.cited_by if link.kind == Kind.RULE} == {"1.1", "2.2"}


def test_confirming_scenarios_come_first():
    last = Scenario.objects.get(name="bez značky")
    Verdict.objects.create(scenario=last, outcome="confirmed", bites=True)
    page = selectors.rule_get(book=BOOK, number="2.1")
    assert [scenario.name for scenario in page.scenarios] == ["bez značky", "tři proti dvěma"]


def test_card_page_has_rulings_and_scenarios():
    page = selectors.card_get(book=BOOK, slug="modry-stit")
    assert [ruling.slug for ruling in page.rulings] == ["kdo-vyhraje"]
    assert [scenario.name for scenario in page.scenarios] == ["tři proti dvěma"]
    assert "mala-hra 2.2" in {link.key for link in page.cited_by}


def test_ruling_page_has_what_it_rests_on():
    page = selectors.ruling_get(book=BOOK, slug="kdo-vyhraje")
    assert [rule.number for rule in page.rules] == ["2.1", "2.2"]
    assert page.scenario.name == "tři proti dvěma"
    assert page.cards[0].slug == "modry-stit"


def test_scenario_page_is_whole_before_it_is_played():
    page = selectors.scenario_get(book=BOOK, slug="02-tah-tri-proti-dvema")
    assert page.verdict is None
    assert page.rules_used == []
    assert page.rule.number == "2.1"
    assert [ruling.slug for ruling in page.rulings] == ["kdo-vyhraje"]


def test_scenario_page_links_the_rules_used():
    scenario = Scenario.objects.get(name="tři proti dvěma")
    Verdict.objects.create(scenario=scenario, outcome="confirmed", rules=["mala-hra 2.1", "mala-hra 9.9"])
    page = selectors.scenario_get(book=BOOK, slug=scenario.slug)
    assert [link.title for link in page.rules_used] == ["Více vítězí"]


@pytest.mark.parametrize(
    "ask",
    [
        lambda: selectors.rulebook_get(slug="nic"),
        lambda: selectors.chapter_get(book=BOOK, number=9),
        lambda: selectors.rule_get(book=BOOK, number="9.9"),
        lambda: selectors.card_get(book=BOOK, slug="nic"),
        lambda: selectors.ruling_get(book=BOOK, slug="nic"),
        lambda: selectors.scenario_get(book=BOOK, slug="nic"),
    ],
)
def test_what_is_not_there_is_not_found(ask):
    with pytest.raises(ObjectDoesNotExist):
        ask()


def test_stamp_changes_with_content_and_verdicts(loaded):
    first = stamps.content_stamp()
    assert stamps.content_stamp() == first
    Verdict.objects.create(scenario=Scenario.objects.first(), outcome="confirmed")
    second = stamps.content_stamp()
    loaded.swap("rules/02-tah.md", "Při shodě", "Při rovnosti")
    load(fixtures=loaded.root)
    assert len({first, second, stamps.content_stamp()}) == 3
