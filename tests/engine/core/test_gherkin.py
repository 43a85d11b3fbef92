"""Reading Czech Gherkin: what a text says, and what is said to who wrote it wrongly."""

from __future__ import annotations

import pytest
from gherkin.errors import ParserError

from rulings.engine.core.language import gherkin
from rulings.engine.core.language.gherkin import PartError, Scenario, ScenarioError, Sentence, read
from rulings.engine.limits import MAX_SENTENCE

EXPECTED = "Čekám Požadavek, Pravidlo, Příklad nebo větu, která začíná Pokud, Když, Pak, A či Ale."
TEXT = """\
@hra
Požadavek: Kameny

  Kontext:
    Pokud na hromadě je 5 kamenů

  Příklad: před pravidly
    Pak hra trvá

  @kapitola @hra
  Pravidlo: hra-kameny 2.1 Nejvýš dva

    Kontext:
      Pokud Alík má žeton

    @Xdva
    Příklad: dva
      A Bára má žeton
      Když Alík vezme 2 kameny
      A Bára zaklepe
      Ale hra dojde do konce
      Pak vyhraje Alík

  Pravidlo: Bez čísla
    Příklad: tři
      * hra trvá
"""


def test_a_text_is_read_into_scenarios():
    before, two, three = read(TEXT)
    heap = Sentence("given", "na hromadě je 5 kamenů", 5)
    assert before == Scenario("před pravidly", 7, (heap, Sentence("then", "hra trvá", 8)), "", 0, "", ("hra",), "Kameny")
    assert two == Scenario(
        "dva",
        17,
        (
            heap,
            Sentence("given", "Alík má žeton", 14),
            Sentence("given", "Bára má žeton", 18),
            Sentence("when", "Alík vezme 2 kameny", 19),
            Sentence("when", "Bára zaklepe", 20),
            Sentence("when", "hra dojde do konce", 21),
            Sentence("then", "vyhraje Alík", 22),
        ),
        "hra-kameny 2.1",
        11,
        "Nejvýš dva",
        ("hra", "kapitola", "Xdva"),
        "Kameny",
    )
    assert three == Scenario("tři", 25, (heap, Sentence("given", "hra trvá", 26)), "", 24, "Bez čísla", ("hra",), "Kameny")


def test_a_sentence_with_a_table_is_said_once_a_row():
    [found] = read(
        "Požadavek: A\nNáčrt Scénáře: a\nPokud <kdo> vezme <n> pro <komu>\n| kdo | n |\n| Alík | 1 |\n| <x> | 2 |\n"
        "Pak hra trvá\nPříklady:\n| x | komu |\n| Bára | Cyrila |\n"
    )
    assert found.sentences == (
        Sentence("given", "Alík vezme 1 pro Cyrila", 5),
        Sentence("given", "Bára vezme 2 pro Cyrila", 6),
        Sentence("then", "hra trvá", 7),
    )


@pytest.mark.parametrize("head", ["# language: cs\n", "\ufeff# language: cs\n"])
def test_a_text_that_names_its_language_has_the_same_lines(head):
    [only] = read(head + "Požadavek: A\nPříklad: a\nPak hra trvá\n")
    assert (only.line, only.sentences) == (3, (Sentence("then", "hra trvá", 4),))


def test_a_mark_of_byte_order_changes_nothing():
    assert read("\ufeff" + TEXT) == read(TEXT)


def test_another_language_may_be_named():
    [only] = read("# language: en\nFeature: A\nScenario: a\nGiven b\nThen c\n")
    assert only.sentences == (Sentence("given", "b", 4), Sentence("then", "c", 5))


OUTLINE = """\
Požadavek: Kameny
  @vše
  Náčrt Scénáře: hráč vezme <kolik>
    Pokud na hromadě je <kolik>
    Pak <kdo> vyhraje <kdo>

    @první
    Příklady:
      | kolik    | kdo  |
      | 1 kámen  | Alík |
      | 2 kameny | Bára |

    @druhé @vše
    Příklady:
      | kdo  | kolik  |
      | Alík | 3 kusy |

  Náčrt Scénáře: bez výplně
    Pak <a>

    Příklady:
      | a  | b  |
      | a1 | b1 |
"""


def test_every_row_of_an_outline_is_a_scenario():
    found = [(x.name, x.line, x.tags, [y.text for y in x.sentences], [y.line for y in x.sentences]) for x in read(OUTLINE)]
    assert found == [
        ("hráč vezme 1 kámen", 10, ("vše", "první"), ["na hromadě je 1 kámen", "Alík vyhraje Alík"], [4, 5]),
        ("hráč vezme 2 kameny", 11, ("vše", "první"), ["na hromadě je 2 kameny", "Bára vyhraje Bára"], [4, 5]),
        ("hráč vezme 3 kusy", 16, ("vše", "druhé"), ["na hromadě je 3 kusy", "Alík vyhraje Alík"], [4, 5]),
        ("bez výplně (a1, b1)", 23, (), ["a1"], [19]),
    ]


def test_a_value_is_filled_in_once_even_if_it_looks_like_a_gap():
    [only] = read("Požadavek: A\nNáčrt Scénáře: <a>\nPak <a> a <b> a <c>\nPříklady:\n| a | b |\n| <b><b> | <a> |\n")
    assert (only.name, only.sentences[0].text) == ("<b><b>", "<b><b> a <a> a <c>")


FEW = MAX_SENTENCE // 10


@pytest.mark.parametrize(
    ("step", "cell", "fits"),
    [("x" * MAX_SENTENCE, "y", True), ("x" * (MAX_SENTENCE + 1), "y", False), ("<a>" * FEW, "y" * 10, True),
     ("<a>" * FEW + "x", "y" * 10, False)],
)  # fmt: skip
def test_a_filled_sentence_has_a_longest_length(step, cell, fits):
    text = f"Požadavek: A\nNáčrt Scénáře: a\nPak {step}\nPříklady:\n| a |\n| {cell} |\n"
    if fits:
        assert len(read(text)[0].sentences[0].text) == MAX_SENTENCE
        return
    with pytest.raises(ScenarioError, match=f"Věta má i s doplněnými hodnotami {MAX_SENTENCE + 1} znaků") as found:
        read(text)
    assert found.value.line == 3


def test_all_rows_of_an_outline_together_have_a_longest_length(monkeypatch):
    monkeypatch.setattr(gherkin, "MAX_FILLED", 30)
    text = "Požadavek: A\nNáčrt Scénáře: a\nPak <a>\nPříklady:\n| a |\n" + f"| {'y' * 10} |\n" * 3
    assert len(read(text)) == 3
    with pytest.raises(ScenarioError, match="více než 30 znaků") as found:
        read(text + "| y |\n")
    assert found.value.line == 9


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("# language: ???", 1, "Chybí řádek „Požadavek: …“, kterým soubor začíná."),
        ("Požadavek: A\n", 1, "Soubor neobsahuje žádný „Příklad:“."),
        ("Požadavek: A\nPožadavek: B\n\0", 1, "Text obsahuje nulový znak. Uložte jej jako prostý text v kódování UTF-8."),
        (
            "Požadavek: A\nPříklad: a\nPak b\nněco jiného\n",
            4,
            "Řádek „něco jiného“ sem nepatří. " + EXPECTED,
        ),
        (
            "# language: cs\nPožadavek: A\nPříklad: a\nPak b\nněco 'jiného' zde\n",
            5,
            "Řádek „něco 'jiného' zde“ sem nepatří. " + EXPECTED,
        ),
        (
            "x" * 90,
            1,
            f"Řádek „{'x' * 80}“ sem nepatří. " + EXPECTED,
        ),
        (
            "Požadavek: A\nPříklad: a\nPak b\n| a |\n| b | c |\n",
            5,
            "Text není v pořádku. " + EXPECTED,
        ),
        (
            "Požadavek: A\nPravidlo: Kameny 2.1 Nejvýš\nPříklad: a\nPak b\n",
            2,
            "Pravidlu „Kameny 2.1 Nejvýš“ nerozumím. Pište označení knihy malými písmeny: agot-ccg 7.12.",
        ),
        (
            f"Požadavek: A\nPravidlo: K 2.1 {'y' * 90}\nPříklad: a\nPak b\n",
            2,
            f"Pravidlu „K 2.1 {'y' * 54}“ nerozumím. Pište označení knihy malými písmeny: agot-ccg 7.12.",
        ),
        (
            "Požadavek: A\nPříklad: a\nPak b\n| c |\n",
            4,
            "Tabulka pod větou má mít záhlaví s různými názvy sloupců a pod ním aspoň jeden řádek.",
        ),
        (
            "Požadavek: A\nPříklad: a\nPak <c>\n| c | c |\n| d | e |\n",
            4,
            "Tabulka pod větou má mít záhlaví s různými názvy sloupců a pod ním aspoň jeden řádek.",
        ),
        (
            "Požadavek: A\nPříklad: a\nPak b\n| c |\n| d |\n",
            4,
            "Věta nad tabulkou neříká, kam patří sloupec „c“. Napište do ní <c>.",
        ),
        (
            "Požadavek: A\nPříklad: a\nPak <c>\n| c |\n" + "| d |\n" * 201,
            205,
            "S řádky tabulek má příklad 201 vět, nejvýše smí mít 200.",
        ),
        (
            'Požadavek: A\nPříklad: a\nPokud c\nPak b\n"""\nc\n"""\n',
            4,
            "Pod větou stojí text, který k ní nepatří. Řekněte to větou.",
        ),
        ("Požadavek: A\nNáčrt Scénáře: a\nPak b\nPříklady:\n", 4, "Náčrt nemá v Příkladech žádný řádek."),
        ("Požadavek: A\nNáčrt Scénáře: a\nPak b\nPříklady:\n| c |\n", 4, "Náčrt nemá v Příkladech žádný řádek."),
    ],
)
def test_a_text_that_cannot_be_read_says_where_and_how_to_mend_it(text, line, said):
    with pytest.raises(ScenarioError) as found:
        read(text)
    assert (str(found.value), found.value.line) == (said, line)


def test_a_language_nobody_speaks_is_an_error_too():
    with pytest.raises(ScenarioError) as found:
        read("# language: xx\nPožadavek: A\n")
    assert str(found.value).startswith("Text není v pořádku. ")
    assert found.value.line == 1


@pytest.mark.parametrize(
    ("head", "location", "line"),
    [("", {"line": 5}, 4), ("", {"line": 1}, 1), ("# language: cs\n", {"line": 5}, 5), ("# language: cs\n", None, 1)],
)
def test_an_error_that_the_parser_does_not_wrap_is_told_alike(monkeypatch, head, location, line):
    error = ParserError("(5:1): expected: #EOF, got 'cosi'")
    if location:
        error.location = location

    class Bare:
        def parse(self, scanner):
            raise error

    monkeypatch.setattr(gherkin, "Parser", Bare)
    with pytest.raises(ScenarioError) as found:
        read(head + "Požadavek: A")
    assert str(found.value).startswith("Řádek „cosi“ sem nepatří. ")
    assert found.value.line == line


def test_a_text_may_be_only_so_long(monkeypatch):
    monkeypatch.setattr(gherkin, "MAX_TEXT", 40)
    text = "Požadavek: A\nPříklad: a\nPak hra trvá".ljust(40)
    assert len(read(text)) == 1
    with pytest.raises(ScenarioError) as found:
        read(text + " ")
    assert str(found.value) == "Text má 41 znaků, nejvýše smí mít 40. Rozdělte jej do více souborů."


def test_a_scenario_may_have_only_so_many_steps(monkeypatch):
    monkeypatch.setattr(gherkin, "MAX_STEPS", 3)
    text = "Požadavek: A\nKontext:\nPokud a\nPříklad: a\nPak b\nA c\n"
    assert len(read(text)[0].sentences) == 3
    with pytest.raises(ScenarioError) as found:
        read(text + "A d\n")
    assert (str(found.value), found.value.line) == ("Příklad má 4 kroků, nejvýše smí mít 3.", 4)


def test_a_file_may_have_only_so_many_scenarios(monkeypatch):
    monkeypatch.setattr(gherkin, "MAX_EXAMPLES", 4)
    assert len(read(OUTLINE)) == 4
    monkeypatch.setattr(gherkin, "MAX_EXAMPLES", 3)
    with pytest.raises(ScenarioError) as found:
        read(OUTLINE)
    assert (str(found.value), found.value.line) == ("Soubor má více než 3 příkladů. Rozdělte jej.", 23)


def test_an_error_stands_on_the_first_line_unless_it_says_otherwise():
    assert (ScenarioError("a").line, ScenarioError("a", 7).line, str(ScenarioError("a"))) == (1, 1 + 6, "a")
    assert issubclass(PartError, ScenarioError)


def test_the_title_of_a_rule_may_be_missing_or_follow_at_once():
    head, tail = "Požadavek: A\nPravidlo: ", "\nPříklad: a\nPak b\n"
    named = [read(head + name + tail)[0] for name in ("hra-kameny 2.1", "hra-kameny 2.1a   Dva kameny", "agot-ccg 7.12: Shoda")]
    assert [(x.rule, x.rule_title) for x in named] == [
        ("hra-kameny 2.1", ""),
        ("hra-kameny 2.1a", "Dva kameny"),
        ("agot-ccg 7.12", ": Shoda"),
    ]
