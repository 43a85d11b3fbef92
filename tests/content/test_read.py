"""What the reader makes of a folder that is right: every word in its place, every line its number."""

import pytest

from rulings.content.problems import Problems
from rulings.content.read import read_folder
from rulings.content.records import BookRecord
from rulings.engine.core.numbers import sort_key


@pytest.fixture
def book(fixtures) -> BookRecord:
    problems = Problems()
    record = read_folder(fixtures.root / "mala-hra", problems)
    assert list(problems) == []
    return record


def test_chapter_has_its_title_intro_and_rules(book):
    first, second = book.chapters
    assert (first.number, first.slug, first.title, first.intro) == (1, "uvod", "Úvod", "O čem hra je.")
    assert [rule.number for rule in second.rules] == ["2.1", "2.2"]


def test_rule_is_told_apart_into_wording_examples_and_note(book):
    rule = book.rules[1]
    assert rule.title == "Více vítězí"
    assert rule.text == "Vyhraje hráč s více body [points] (1.1)."
    assert rule.examples == ("Tři body porazí dva.",)
    assert rule.editor_note == "Předloha mlčí."
    assert rule.claims == ("M-002",)
    assert (rule.file, rule.line) == ("mala-hra/rules/02-tah.md", 3)


def test_two_examples_and_a_note_of_two_paragraphs(fixtures):
    fixtures.swap("rules/02-tah.md", "> Poznámka redakce: Předloha mlčí.",
                  "Příklad: Druhý.\n\n> Poznámka redakce: Předloha mlčí.\n>\n> A dále mlčí.")  # fmt: skip
    rule = read_folder(fixtures.root / "mala-hra", Problems()).rules[1]
    assert rule.examples == ("Tři body porazí dva.", "Druhý.")
    assert rule.editor_note == "Předloha mlčí.\n\nA dále mlčí."


def test_clauses_withdraw_and_replace(fixtures):
    fixtures.swap("rules/02-tah.md", "{M-003}", "{M-003; nahrazuje mala-hra 1.1; zrušeno}")
    rule = read_folder(fixtures.root / "mala-hra", Problems()).rules[2]
    assert rule.claims == ("M-003",)
    assert rule.replaces == (("mala-hra", "1.1"),)
    assert rule.withdrawn


def test_rule_number_ten_is_not_one(fixtures):
    """YAML would read 7.10 as the number 7.1."""
    fixtures.swap("rulings/01-kdo-vyhraje.md", "rules: [2.1, mala-hra 2.2]", "rules: [2.10]")
    ruling = read_folder(fixtures.root / "mala-hra", Problems()).rulings[0]
    assert ruling.rules == (("mala-hra", "2.10"),)


def test_ruling_has_head_and_answer(book):
    ruling = book.rulings[0]
    assert ruling.question == "Kdo vyhraje?"
    assert ruling.answer == "Kdo má více bodů (2.1); při shodě nikdo (mala-hra 2.2)."
    assert ruling.where == "oddíl „Tah“"
    assert ruling.rules == (("mala-hra", "2.1"), ("mala-hra", "2.2"))
    assert ruling.line_of("rules") == 4
    assert ruling.answer_line == 13


def test_yaml_entry_knows_the_line_of_each_key(book):
    term = book.terms[0]
    assert (term.line, term.line_of("rule")) == (1, 7)


def test_scenario_is_a_feature_of_its_own(book):
    scenario = book.scenarios[0]
    assert scenario.name == "tři proti dvěma"
    assert scenario.slug == "02-tah-tri-proti-dvema"
    assert scenario.rule == ("mala-hra", "2.1")
    assert scenario.claims == ("M-002",)
    assert scenario.line == 7
    rows = scenario.text.splitlines()
    assert rows[0] == "# language: cs"
    assert rows[scenario.own_line - 1].strip() == "Příklad: tři proti dvěma"
    assert rows[-1].strip() == "Pak vyhraje Stark, protože mala-hra 2.1"


def test_scenario_does_not_take_the_tags_of_the_next(book):
    untagged = book.scenarios[1]
    assert untagged.tags == ()
    assert "@" not in untagged.text


def test_shared_background_goes_with_every_scenario(fixtures):
    fixtures.swap("scenarios/02-tah.feature", "Více vítězí\n",
                  "Více vítězí\n\n    Kontext:\n      Pokud hrají dva\n")  # fmt: skip
    scenarios = read_folder(fixtures.root / "mala-hra", Problems()).scenarios
    assert ["Pokud hrají dva" in scenario.text for scenario in scenarios] == [True, True, False]


def test_table_of_values_stays_whole(fixtures):
    fixtures.add("scenarios/02-tah.feature", """
    Náčrt Scénáře: více hodnot
      Když hra skončí <kolik>krát
      Pak nevyhraje nikdo

      Příklady:
        | kolik |
        | 1     |
        | 2     |
""")  # fmt: skip
    outline = read_folder(fixtures.root / "mala-hra", Problems()).scenarios[-1]
    assert outline.text.rstrip().endswith("| 2     |")


@pytest.mark.parametrize(
    ("earlier", "later"), [("7.2", "7.12"), ("7.12", "7.12a"), ("7.12a", "7.13"), ("9.9", "10.1"), ("7.1", "7.1.1")]
)
def test_numbers_sort_as_a_reader_does(earlier, later):
    assert sort_key(earlier) < sort_key(later)
