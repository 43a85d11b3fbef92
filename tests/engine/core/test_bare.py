"""A bare list of sentences is made a situation: headings and opening words are put in, every line stays where it is."""

from __future__ import annotations

import pytest

from rulings.engine.core.language.bare import TITLE, Completed, completed, is_bare, sentences, without_headings

KNOWN = {
    "given": {"stůl je malý", "stůl je velký", "nikdo nemluví"},
    "when": {"Alík mluví", "nikdo nemluví"},
    "then": {"je ticho", "stůl je velký"},
}
ABOVE = f"# language: cs\nPožadavek: {TITLE}\n"


def reads(kind, text, loose=False):
    return text in KNOWN[kind] or loose and text.lower() in map(str.lower, KNOWN[kind])


def made(*lines):
    """The lines of the situation, without what is above the example that begins it."""
    return completed("\n".join(lines), reads).text.removeprefix(ABOVE).splitlines()


def kinds(*lines):
    return [(kind, said) for _line, kind, said in sentences("\n".join(lines), reads)]


def test_a_list_of_sentences_gets_its_headings_and_opening_words():
    text = "stůl je malý\nstůl je velký\nAlík mluví\nje ticho\n"
    assert completed(text, reads) == Completed(
        f"{ABOVE}Příklad: {TITLE}\n  Pokud stůl je malý\n  A stůl je velký\n  Když Alík mluví\n  Pak je ticho\n", 3
    )


def test_what_has_its_heading_is_left_as_it_is():
    for heading in ("Požadavek: x", "  Požadavek : x"):
        text = f"# nic\n{heading}\nstůl je malý"
        assert not is_bare(text)
        assert completed(text, reads) == Completed(text, 0)
    assert is_bare("stůl je malý")
    assert is_bare("říká se Požadavek: x")


def test_what_describes_the_table_is_expected_once_somebody_has_moved():
    assert kinds("stůl je velký", "Alík mluví", "stůl je velký") == [
        ("given", "stůl je velký"), ("when", "Alík mluví"), ("then", "stůl je velký"),
    ]  # fmt: skip
    assert kinds("nikdo nemluví", "Alík mluví", "nikdo nemluví") == [
        ("given", "nikdo nemluví"), ("when", "Alík mluví"), ("when", "nikdo nemluví"),
    ]  # fmt: skip


def test_the_word_that_stands_there_is_believed():
    assert made("Když stůl je malý", "Pak Alík mluví")[1:] == ["  Když stůl je malý", "  Pak Alík mluví"]
    assert kinds("pokud stůl je malý", "KDYŽ Alík mluví", "pak je ticho") == [
        ("given", "stůl je malý"), ("when", "Alík mluví"), ("then", "je ticho"),
    ]  # fmt: skip
    assert made("pokud stůl je malý")[1:] == ["  Pokud stůl je malý"]


def test_and_goes_on_as_before():
    assert kinds("Pokud stůl je malý", "A stůl je velký", "Ale nikdo nemluví") == [
        ("given", "stůl je malý"), ("given", "stůl je velký"), ("given", "nikdo nemluví"),
    ]  # fmt: skip


def test_it_may_be_written_as_a_list_with_stops_and_printed_quotes():
    for line in ("- stůl je malý", "• stůl je malý.", "1. stůl je malý", "12) Stůl je malý;", "stůl je malý ."):
        assert kinds(line) == [("given", "stůl je malý")], line
    KNOWN["given"].add('stůl je "malý"')
    assert kinds("– Stůl je „malý“.") == [("given", 'stůl je "malý"')]
    KNOWN["given"].discard('stůl je "malý"')


def test_a_hurried_sentence_is_known_where_no_other_is():
    assert kinds("JE TICHO", "ALÍK MLUVÍ") == [("then", "JE TICHO"), ("when", "ALÍK MLUVÍ")]


def test_what_nobody_knows_is_of_the_kind_before_and_loses_only_its_bullet():
    assert kinds("- kdo ví", "Alík mluví", "* kdo ví", "A kdo ví…") == [
        ("given", "kdo ví"), ("when", "Alík mluví"), ("when", "kdo ví"), ("when", "kdo ví…"),
    ]  # fmt: skip


def test_every_line_stays_where_it_is():
    text = "# poznámka\nstůl je malý\n\n@značka\n| a | b |\nje ticho"
    found = completed(text, reads)
    assert found.text.splitlines()[found.added :] == [
        "# poznámka", "  Pokud stůl je malý", "", "@značka", "| a | b |", "  Pak je ticho",
    ]  # fmt: skip
    assert list(sentences(text, reads)) == [(2, "given", "stůl je malý"), (6, "then", "je ticho")]


def test_a_rule_without_an_example_gets_one_in_its_place():
    found = completed("Pravidlo: a 1.1\nstůl je malý", reads)
    assert found.text.splitlines()[2:] == ["Pravidlo: a 1.1", f"Příklad: {TITLE}", "  Pokud stůl je malý"]
    assert found.added == 3
    assert completed("Pravidlo: a 1.1", reads).text.splitlines()[2:] == ["Pravidlo: a 1.1", f"Příklad: {TITLE}"]


def test_an_example_that_is_there_needs_no_other():
    found = completed("\nPříklad: x\nstůl je malý\nje ticho\nPříklad: y\nstůl je malý", reads)
    assert found.text.splitlines()[2:] == [
        "", "Příklad: x", "  Pokud stůl je malý", "  Pak je ticho", "Příklad: y", "  Pokud stůl je malý",
    ]  # fmt: skip
    assert found.added == 2
    ruled = completed("Pravidlo: a 1.1\nPříklad: x\nstůl je malý", reads)
    assert ruled.text.splitlines()[2:] == ["Pravidlo: a 1.1", "Příklad: x", "  Pokud stůl je malý"]


def test_each_example_begins_anew():
    two = ("Příklad: x", "Alík mluví", "Příklad: y", "stůl je velký")
    assert kinds(*two) == [("when", "Alík mluví"), ("given", "stůl je velký")]
    assert completed("\n".join(two), reads).text.splitlines()[2:] == [
        "Příklad: x", "  Když Alík mluví", "Příklad: y", "  Pokud stůl je velký",
    ]  # fmt: skip


def test_an_empty_text_is_an_empty_situation():
    assert completed("", reads).text == f"{ABOVE}Příklad: {TITLE}\n"
    assert completed("\n# nic\n", reads).text == f"{ABOVE}Příklad: {TITLE}\n\n# nic\n"


def test_the_mark_of_a_file_and_its_language_are_said_once():
    assert completed("\ufeffstůl je malý", reads).text.endswith("  Pokud stůl je malý\n")
    found = completed("# language: cs\nstůl je malý", reads)
    assert found.text.splitlines()[2:] == [f"Příklad: {TITLE}", "", "  Pokud stůl je malý"]


@pytest.mark.parametrize("word", ["Pokud", "Když", "Pak", "A"])
def test_an_opening_word_alone_opens_nothing(word):
    assert kinds(word) == [("given", word)]


def test_a_situation_without_its_headings_keeps_its_sentences_and_its_table():
    text = (
        "# language: cs\nPožadavek: Tah\n  Pravidlo: kniha 1.1\n    @F-001\n    Náčrt Scénáře: jméno\n      Pokud je <n>\n"
        "      A klečí\n      # poznámka\n      Příklady:\n        | n |\n        | 1 |\n"
    )
    assert without_headings(text) == "Pokud je <n>\nA klečí\nPříklady:\n| n |\n| 1 |\n"
