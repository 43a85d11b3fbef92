"""The content of `tainted-grail`: half a rulebook without its symbols, which says what it knows and where it decides."""

import re
from pathlib import Path

import pytest
from django.conf import settings

from rulings.content.load import read_checked

NATURES = {
    "přepadení", "nápor", "defenzivní", "rychlý", "lest", "strážce", "horda", "oportunista", "zuřivost", "lupič",
    "drtivý", "pomalý",
}  # fmt: skip
HEADWORD = re.compile(r"Glossary term: (?P<czech>[^(]+) \(")
SPELT = {"propojování zámek": "propojování zámků", "pověst/pov.": "pověst"}
"""How the index spells a headword, and how we do."""


@pytest.fixture(scope="module")
def book():
    (record,) = read_checked(fixtures=Path(settings.FIXTURES_DIR), books=["tainted-grail"])
    return record


def known(book):
    """Everything that a term or a card is called."""
    words = [word for term in book.terms for word in (term.fields["czech"], *term.fields["aliases"], *term.fields["forms"])]
    return {word.casefold() for word in (*words, *(card.fields["title"] for card in book.cards))}


def test_tainted_grail_states_all_543_claims(book):
    executable = [claim for claim in book.claims if claim.fields["exec"] != "no"]
    assert (len(book.claims), len(executable)) == (543, 417)


def test_every_headword_of_its_index_is_a_term(book):
    found = [HEADWORD.match(claim.fields["claim"]) for claim in book.claims]
    words = [each for match in found if match for each in re.split(r" / |(?<=bojové)/", match["czech"].casefold())]
    assert len(words) > 90
    assert {SPELT.get(word, word) for word in words} - known(book) == {"základní bojové", "diplomatické karty"}
    assert {"základní bojové karty", "základní diplomatické karty"} <= known(book)


def test_every_nature_is_a_keyword_with_a_rule_of_its_own(book):
    rules = {term.fields["czech"]: term.fields["rule"] for term in book.terms if term.fields["kind"] == "keyword"}
    of_natures = [rules[nature] for nature in NATURES]
    assert len(set(of_natures)) == 12
    assert {number.split(".")[0] for number in of_natures} == {"16"}


def test_a_term_explained_outside_the_source_says_so(book):
    pointing = [rule for rule in book.rules if re.search(r"stran[aáyě]\w* \d.*tištěných pravidel", rule.body)]
    assert len(pointing) > 30
    absent = [term for term in book.terms if "v předloze chyb" in term.fields["definition"]]
    assert len(absent) > 30


def test_every_card_that_it_names_is_a_record(book):
    named = {name.strip() for claim in book.claims for name in (claim.fields["cards"] or "").split(";") if name.strip()}
    titles = {card.fields["title"] for card in book.cards}
    assert {name.replace("Secret no.", "Tajemství č.") for name in named} == titles


def test_a_lost_symbol_is_owned_up_to_where_it_was_lost(book):
    """A rule that states a claim with a lost symbol has a note that says what is missing and how it is read."""
    lost = {claim.code for claim in book.claims if "ICON" in claim.fields["note"]}
    owned = re.compile(r"[Ss]ymbol|[Ss]pouštěč|chyb(?:í|ějí)")
    silent = [rule.number for rule in book.rules if lost & set(rule.claims) and not owned.search(rule.editor_note)]
    assert silent == []


def test_its_rulings_say_when_the_editors_decided(book):
    standings = [ruling.standing for ruling in book.rulings]
    assert len(standings) >= 30
    assert {"official", "editorial"} == set(standings)
    assert not [ruling.slug for ruling in book.rulings if not ruling.scenario], "each rests on a situation"
