"""Whatever the site says is said in English too: nothing is missing, guessed or left over, and the same is filled in."""

import pytest

from .marked import compiled, entries, holes, in_python, in_scripts, in_templates

DOMAINS = ("django", "djangojs")
MARKED = {"django": lambda: in_python() | in_templates(), "djangojs": in_scripts}
HELP = "run `make words`, then write what is missing in locale/en/LC_MESSAGES"


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_catalogue_holds_what_is_marked_and_nothing_else(domain):
    marked, held = MARKED[domain](), {entry.czech for entry in entries(domain)}
    assert len(marked) > 40
    assert (marked - held, held - marked) == (set(), set()), HELP


@pytest.mark.parametrize("domain", DOMAINS)
def test_everything_is_told_and_nothing_is_guessed(domain):
    assert [entry.czech for entry in entries(domain) if entry.fuzzy or not all(entry.english)] == [], HELP


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_same_is_filled_into_both_languages(domain):
    for entry in entries(domain):
        for english in entry.english:
            assert holes(english) == holes(entry.czech), entry.czech


def test_forms_of_counted_things_stay_three():
    """`pravidlo,pravidla,pravidel`: the filter `count` picks by the number, in any language."""
    forms = [entry for entry in entries("django") if entry.czech.count(",") == 2 and " " not in entry.czech]
    assert len(forms) > 5
    for entry in forms:
        assert entry.english[0].count(",") == 2, entry.czech


@pytest.mark.parametrize("domain", DOMAINS)
def test_what_the_site_reads_is_what_is_written(domain):
    assert compiled(domain) == {entry.czech: entry.english[0] for entry in entries(domain)}, "run `make words`"
