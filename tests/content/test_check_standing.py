"""A ruling claims no more than it has: each standing with what it lacks, beside its twin that lacks nothing."""

import pytest

from .test_check import faults

RULING = "rulings/01-kdo-vyhraje.md"
HEAD = """\
---
slug: kdo-vyhraje
question: Kdo vyhraje?
rules: [2.1, mala-hra 2.2]
cards: []
source: {source}
where: {where}
reason: {reason}
date: 2020-02-03
status: {status}
standing: {standing}
---
{answer}
"""
ANSWER = "Kdo má více bodů (2.1); při shodě nikdo (2.2)."
OFFICIAL = {
    "standing": "official", "source": "Pravidla", "where": "oddíl „Tah“", "reason": "null", "status": "in-force",
    "answer": ANSWER,
}  # fmt: skip
EDITORIAL = OFFICIAL | {
    "standing": "editorial", "source": "Redakce Arbitru", "where": "null", "reason": "Předloha mlčí.",
    "answer": f"Rozhodnutí redakce: {ANSWER}",
}  # fmt: skip
UNOFFICIAL = OFFICIAL | {"standing": "unofficial", "source": "Komentář hráče z roku 2009", "where": "oddíl „Komentáře“"}
SAID = {"official": OFFICIAL, "editorial": EDITORIAL, "unofficial": UNOFFICIAL}
REFUSED = {
    "official of the editors": ("official", {"source": "Redakce Arbitru"}, 6, "má za zdroj redakci"),
    "official from nowhere": ("official", {"where": "null"}, 11, "neříká, kde v předloze stojí"),
    "official from a place in words": ("official", {"where": "někde v úvodu"}, 7, "neříká, kde v předloze stojí"),
    "official from a missing section": ("official", {"where": "oddíl „Tahy“"}, 7, "Oddíl „Tahy“ soupis tvrzení nezná"),
    "official from another section": ("official", {"where": "oddíl „Úvod“"}, 7, "Z oddílu „Úvod“ žádné pravidlo"),
    "official from two, one wrong": ("official", {"where": "oddíly „Tah“ a „Úvod“"}, 7, "Z oddílu „Úvod“ žádné pravidlo"),
    "official by decision": ("official", {"answer": f"Rozhodujeme: {ANSWER}"}, 13, "obsahuje „Rozhodujeme“"),
    "official by the editors' decision": ("official", {"answer": f"{ANSWER} Tak redakce."}, 13, "obsahuje „redakce“"),
    "official with a line number": ("official", {"source": "Pravidla, řádek 96"}, 6, "„řádek 9“ nikdo v předloze nenajde"),
    "official with line numbers in its place": ("official", {"where": "oddíl „Tah“, řádky 9 a 10"}, 7, "„řádky 9“"),
    "editorial of somebody else": ("editorial", {"source": "Pravidla"}, 6, "Redakční výklad má za zdroj „Pravidla“"),
    "editorial without a reason": ("editorial", {"reason": "null"}, 11, "neříká proč"),
    "editorial that hides it": ("editorial", {"answer": ANSWER}, 13, "neříká, že rozhodla redakce"),
    "editorial with a line number": ("editorial", {"where": "na řádku 12"}, 7, "„řádku 1“"),
    "unofficial from nowhere": ("unofficial", {"where": "null"}, 11, "neříká, kde komentář stojí"),
    "rule in the list alone": ("official", {"answer": "Kdo má více bodů (2.1)."}, 4, "Seznam rules má pravidlo 2.2"),
    "rule in the answer alone": ("official", {"answer": f"{ANSWER} Viz 1.1 (1.1)."}, 13, "Odpověď jmenuje pravidlo 1.1"),
}  # fmt: skip
ALLOWED = {
    "official from a place said at length": ("official", {"where": "úvodní část, oddíl „Tah“, druhý odstavec"}),
    "official from two sections": ("official", {"where": "oddíly „Tah“ a „Tah“"}),
    "official that speaks of deciding": ("official", {"answer": f"O tom rozhoduje hráč: {ANSWER}"}),
    "lines that are no line numbers": ("official", {"where": "oddíl „Tah“, poslední řádek tabulky"}),
    "editorial that says what it starts from": ("editorial", {"where": "oddíl „Úvod“"}),
    "editorial decision told otherwise": ("editorial", {"answer": f"{ANSWER} To redakce rozhodla takto."}),
    "a rule named twice, once in full": ("official", {"answer": f"{ANSWER} Viz mala-hra 2.1."}),
    "a draft that is not done": ("editorial", {"status": "draft", "reason": "null", "answer": "Snad."}),
}


def write(fixtures, standing: str, changed: dict[str, str]) -> None:
    fixtures.write(RULING, HEAD.format(**SAID[standing] | changed))


@pytest.mark.parametrize("standing", SAID)
def test_ruling_with_all_its_standing_asks_is_right(fixtures, standing):
    write(fixtures, standing, {})
    assert faults(fixtures) == []


@pytest.mark.parametrize("case", REFUSED)
def test_ruling_that_claims_too_much_is_refused(fixtures, case):
    standing, changed, line, said = REFUSED[case]
    write(fixtures, standing, changed)
    found = faults(fixtures)
    assert any(fault.startswith(f"mala-hra/{RULING}:{line}: ") and said in fault for fault in found), found
    assert all("Náprava: " in fault for fault in found)


@pytest.mark.parametrize("case", ALLOWED)
def test_ruling_that_claims_what_it_has_is_not(fixtures, case):
    standing, changed = ALLOWED[case]
    write(fixtures, standing, changed)
    assert faults(fixtures) == []


def test_section_of_the_extended_rulebook_is_a_place_too(fixtures):
    """Its rule must be named: a heading of the older book is stated by a rule of that book."""
    put_later(fixtures)
    later = HEAD.format(**OFFICIAL | {"where": "oddíl „Úvod“", "answer": "Dva (mala-hra 1.1)."})
    later = later.replace("[2.1, mala-hra 2.2]", "[mala-hra 1.1]")
    fixtures.write("rulings/01-kdo.md", later, book="nova-hra")
    assert faults(fixtures) == []
    fixtures.write("rulings/01-kdo.md", later.replace("„Úvod“", "„Tah“"), book="nova-hra")
    assert any("Z oddílu „Tah“ žádné pravidlo" in fault for fault in faults(fixtures))


def put_later(fixtures, braces: str = "{}", note: str = "") -> None:
    """A second rulebook that extends the small one, with one rule."""
    head = fixtures.path("rulebook.yaml").read_text(encoding="utf-8")
    head = head.replace("slug: mala-hra", "slug: nova-hra").replace("extends: null", "extends: mala-hra")
    fixtures.write("rulebook.yaml", head, book="nova-hra")
    claims = fixtures.path("claims.tsv").read_text(encoding="utf-8").split("\n")[0]
    fixtures.write("claims.tsv", claims + "\n", book="nova-hra")
    said = f"\n> Poznámka redakce: {note}\n" if note else ""
    fixtures.write("rules/01-nove.md", f"# 1 Nové\n\n## 1.1 Nové {braces}\n\nText.\n{said}", book="nova-hra")
