"""The real content: it loads without a fault, and says what a rulebook must say."""

from functools import cache
from pathlib import Path

import pytest
from django.conf import settings

from rulings.content.load import load, read_checked
from rulings.models import Rulebook

BOOKS = sorted(path.name for path in Path(settings.FIXTURES_DIR).iterdir() if path.is_dir())


@cache
def read(slug):
    (book,) = read_checked(fixtures=Path(settings.FIXTURES_DIR), books=[slug])
    return book


@pytest.mark.parametrize("slug", BOOKS)
def test_content_has_no_faults(slug):
    book = read(slug)
    assert book.rules


@pytest.mark.parametrize("slug", BOOKS)
def test_every_claim_is_stated(slug):
    book = read(slug)
    assert {code for rule in book.rules for code in rule.claims} == {claim.code for claim in book.claims}


@pytest.mark.django_db
def test_content_loads_and_loads_again_without_a_change():
    assert load(fixtures=Path(settings.FIXTURES_DIR))
    assert not load(fixtures=Path(settings.FIXTURES_DIR))
    assert set(Rulebook.objects.values_list("slug", flat=True)) == set(BOOKS)


def test_agot_ccg_states_all_287_claims():
    book = read("agot-ccg")
    executable = [claim for claim in book.claims if claim.fields["exec"] != "no"]
    assert (len(book.claims), len(executable)) == (287, 247)


def test_agot_lcg_states_all_220_claims():
    book = read("agot-lcg")
    executable = [claim for claim in book.claims if claim.fields["exec"] != "no"]
    assert (len(book.claims), len(executable)) == (220, 214)


def test_wow_tcg_states_all_330_claims():
    book = read("wow-tcg")
    executable = [claim for claim in book.claims if claim.fields["exec"] != "no"]
    assert (len(book.claims), len(executable)) == (330, 304)


def test_every_keyword_of_the_wow_tcg_is_a_term_with_its_rule():
    book = read("wow-tcg")
    keywords = {term.fields["english"] for term in book.terms if term.fields["kind"] == "keyword"}
    assert keywords == {
        "bear form", "cat form", "elusive", "ferocity", "instant", "long range", "ongoing", "protector", "stealth", "totem",
        "trap", "untargetable", "unique", "unlimited",
    }  # fmt: skip


def test_teaching_cards_are_at_least_twenty():
    book = read("agot-ccg")
    assert len(book.cards) >= 20


def test_every_card_that_the_faq_names_is_a_record():
    book = read("agot-lcg")
    named = {name for claim in book.claims for name in (claim.fields["cards"] or "").split(";") if name}
    titles = {card.fields["title"] for card in book.cards}
    assert {name.split(" (")[0] for name in named} == titles


def test_every_card_that_the_wow_tcg_names_is_a_record():
    """The inventory names classes and factions beside cards; a card with a Czech name has the printed one in parentheses."""
    book = read("wow-tcg")
    named = {name for claim in book.claims for name in (claim.fields["cards"] or "").split(";") if name}
    printed = {name.partition(" (")[2].rstrip(")") or name for name in named}
    titles = {card.fields["title"] for card in book.cards}
    assert printed - titles == {"Alliance", "Druid", "Horde", "Hunter", "Mage", "Paladin", "Shaman", "Warrior"}
    assert titles <= printed
