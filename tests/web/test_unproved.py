"""A rulebook that no situation proves says so, and never looks proved."""

import pytest

from rulings.models import Rulebook, Scenario, Verdict

from .pages import read, text_of


@pytest.fixture
def bare(shelf):
    Scenario.objects.all().delete()
    return shelf


def test_the_first_page_says_so(client, bare):
    page = text_of(read(client, "/"))
    assert "zatím bez důkazů" in page
    assert "0 situací" not in page


def test_the_rulebook_says_so(client, bare):
    page = text_of(read(client, "/agot-ccg/"))
    assert "Zatím bez důkazů" in page
    assert "Potvrzená situací 0" in page


def test_a_rulebook_with_situations_none_of_which_stands_says_so_too(client, shelf):
    Verdict.objects.update(outcome="refuted")
    assert "Zatím bez důkazů" in read(client, "/agot-ccg/")


def test_the_list_of_situations_says_so_and_asks_for_no_verdict(client, bare):
    page = text_of(read(client, "/agot-ccg/situace/"))
    assert "zatím bez důkazů" in page
    assert "Verdikt" not in page


def test_a_rule_and_a_ruling_say_what_is_missing(client, bare):
    assert "Pro toto pravidlo zatím není situace." in read(client, "/agot-ccg/7.12/")
    assert "zatím nemá situaci, která by jej dokázala" in read(client, "/agot-ccg/vyklad/shoda-nula/")


def test_a_proved_rulebook_does_not(client, shelf):
    for address in ("/", "/agot-ccg/", "/agot-ccg/situace/"):
        assert "bez důkazů" not in read(client, address)


def test_a_rulebook_without_a_version_has_no_loose_dot(client, shelf):
    Rulebook.objects.update(edition="První", version="", version_date=None)
    assert '<p class="meta">První</p>' in read(client, "/")


def test_a_situation_that_waits_to_be_played_is_not_one_that_cannot_be_decided(client, shelf):
    Verdict.objects.all().delete()
    page = text_of(read(client, "/agot-ccg/"))
    assert "1 ještě nehráno" in page
    assert "nelze rozhodnout" not in page
