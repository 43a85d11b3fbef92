"""Discouraged forms: found in all that a reader sees, nowhere else, and lists that are written wrongly are told."""

import pytest

from rulings.content.check.words import Finder
from rulings.content.load import read_checked
from rulings.content.problems import Problems
from rulings.content.read import read_words
from rulings.content.records import WordRecord

from .test_check import faults

LIST = """\
- avoid: [efekt, efektu]
  say: účinek
  why: Jedno slovo.
- avoid: [stroj]
  say: hra
  except: [obléhací stroj]
"""
SEEN = {
    "rulebook summary": ("rulebook.yaml", "Dvě kapitoly.", "Dva efekt.", 11),
    "chapter title": ("rules/02-tah.md", "# 2 Tah", "# 2 Efekt", 1),
    "chapter intro": ("rules/01-uvod.md", "O čem hra je.", "O efektu.", 3),
    "rule title": ("rules/02-tah.md", "Více vítězí", "Efekt vítězí", 3),
    "rule text": ("rules/02-tah.md", "Vyhraje hráč", "Efekt: hráč", 5),
    "example": ("rules/02-tah.md", "Tři body", "EFEKT", 7),
    "note": ("rules/02-tah.md", "Předloha mlčí.", "Předloha mlčí.\n> Nebo efekt.", 10),
    "term": ("terms.yaml", "czech: bod", "czech: efekt bodu", 2),
    "definition": ("terms.yaml", "Co rozhoduje", "Efekt", 8),
    "card text": ("cards.yaml", "Přidá bod", "Efekt", 5),
    "question": ("rulings/01-kdo-vyhraje.md", "Kdo vyhraje?", "Efekt?", 3),
    "answer": ("rulings/01-kdo-vyhraje.md", "Kdo má", "Efekt,", 13),
    "reason": ("rulings/01-kdo-vyhraje.md", "date:", "reason: Pro efekt.\ndate:", 8),
    "name of a feature": ("scenarios/02-tah.feature", "Požadavek: Tah", "Požadavek: Efekt", 2),
    "name of a situation": ("scenarios/02-tah.feature", "bez značky", "bez efektu", 12),
}
UNSEEN = {
    "part of a word": ("rules/02-tah.md", "Vyhraje hráč", "Efektivně hráč"),
    "printed English": ("rules/02-tah.md", "[points]", "[efekt]"),
    "label in backticks": ("rules/02-tah.md", "Předloha mlčí.", "Předloha mlčí o `efekt`."),
    "alias of a term": ("terms.yaml", "aliases: []", "aliases: [efekt]"),
    "form of a term": ("terms.yaml", "[body, bodů]", "[body, efektu]"),
    "allowed phrase": ("rules/02-tah.md", "Vyhraje hráč", "Vyhraje obléhací stroj, tedy hráč"),
    "allowed phrase over two lines": ("rules/02-tah.md", "Předloha mlčí.", "Předloha má obléhací\n> stroj."),
}


@pytest.mark.parametrize("case", SEEN)
def test_form_is_found_where_a_reader_meets_it(fixtures, case):
    name, old, new, line = SEEN[case]
    fixtures.write("words.yaml", LIST)
    fixtures.swap(name, old, new)
    (fault,) = faults(fixtures)
    assert fault.startswith(f"mala-hra/{name}:{line}: Slovo „")
    assert "Náprava: Pište: účinek. Jedno slovo." in fault


@pytest.mark.parametrize("case", UNSEEN)
def test_form_is_not_found_elsewhere(fixtures, case):
    fixtures.write("words.yaml", LIST)
    fixtures.swap(*UNSEEN[case])
    assert faults(fixtures) == []


def test_form_outside_the_allowed_phrase_is_found(fixtures):
    fixtures.write("words.yaml", LIST)
    fixtures.swap("rules/02-tah.md", "Vyhraje hráč", "Vyhraje obléhací stroj i stroj, tedy hráč")
    assert len(faults(fixtures)) == 1


def test_common_list_holds_for_every_rulebook(fixtures):
    (fixtures.root / "words.yaml").write_text(LIST, encoding="utf-8")
    fixtures.swap("rules/02-tah.md", "Vyhraje hráč", "Efekt: hráč")
    assert len(faults(fixtures)) == 1


def test_file_beside_the_rulebooks_is_no_rulebook(fixtures):
    (fixtures.root / "words.yaml").write_text(LIST, encoding="utf-8")
    assert [book.slug for book in read_checked(fixtures=fixtures.root)] == ["mala-hra"]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("avoid: [x]\n", 1, "Čekám seznam položek"),
        ("- efekt\n", 1, "není oddíl s klíči"),
        ("- avoid: [x]\n", 1, "Chybí klíč „say“"),
        ("- say: y\n", 1, "Chybí klíč „avoid“"),
        ("- avoid: x\n  say: y\n", 1, "„avoid“ má být seznam"),
        ("- say: y\n  avoid: []\n", 2, "„avoid“ je prázdný"),
        ("- say: y\n  avoid: [no]\n", 2, "„False“, ne slovo"),
        ("- avoid: [x]\n  say: y\n  except: [7]\n", 3, "„7“, ne slovo"),
        ("- avoid: [x]\n  say: y\n  instead: z\n", 3, "Neznámý klíč „instead“"),
        ("- avoid: [x\n", 2, "Chybný YAML"),
    ],
)
@pytest.mark.parametrize("common", [True, False])
def test_list_written_wrongly_is_told(fixtures, text, line, said, common):
    path = fixtures.root / "words.yaml" if common else fixtures.path("words.yaml")
    path.write_text(text, encoding="utf-8")
    file = "words.yaml" if common else "mala-hra/words.yaml"
    found = faults(fixtures)
    assert any(fault.startswith(f"{file}:{line}: ") and said in fault for fault in found), found


@pytest.mark.parametrize(
    ("form", "text", "found"),
    [
        ("čtenář ?", "Čtenář E to ví, čtenář a hráč ne.", ["Čtenář E"]),
        ("řádek #", "Viz řádek 96 a poslední řádek.", ["řádek 96"]),
        ("trvalý efekt", "Trvalý\nefekt platí.", ["Trvalý\nefekt"]),
        ("Westeros", "Karta Westeros, ne westeros.", ["Westeros"]),
        ("klekne", "Poklekne, klekne a klekneme.", ["klekne"]),
    ],
)
def test_forms_are_whole_words(form, text, found):
    finder = Finder(WordRecord((form,), "", "", (), "", 1))
    assert [one[0] for one in finder.find(text)] == found


def test_the_real_common_list_can_be_read():
    from django.conf import settings

    problems = Problems()
    words = read_words(settings.FIXTURES_DIR / "words.yaml", "words.yaml", problems)
    assert list(problems) == []
    finders = [Finder(word) for word in words]
    for bad in ("Stroj to ví.", "v databázi", "křížového výslechu", "Čtenář E táhne", "ve scénáři", "řádek 10"):
        assert any(list(finder.find(bad)) for finder in finders), bad
    for good in ("obléhacím strojem", "Strojmír", "čtenář i hráč", "poslední řádek tabulky"):
        assert not any(list(finder.find(good)) for finder in finders), good
