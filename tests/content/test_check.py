"""Every fault a folder can have is reported with its file and line; and without the fault nothing is reported.

A row of `FAULTS` is a spoiled file with the report it must give. Its twin is the same folder mended: the small rulebook is
right as it stands (`test_right_folder_has_no_faults`), and each row differs from it by one replacement.
"""

import pytest

from rulings.content.load import read_checked
from rulings.content.problems import ContentError

RULES, RULING = "rules/02-tah.md", "rulings/01-kdo-vyhraje.md"
SCENARIOS = "scenarios/02-tah.feature"
FAULTS = {
    # rules
    "heading not understood": (RULES, "## 2.2 Shoda {M-003}", "## Shoda {M-003}", 11, "nerozumím"),
    "heading of a third level": (RULES, "Příklad: Tři", "### Navíc\n\nPříklad: Tři", 7, "nerozumím"),
    "claims missing": (RULES, "## 2.2 Shoda {M-003}", "## 2.2 Shoda", 11, "neuvádí tvrzení"),
    "clause not understood": (RULES, "{M-003}", "{M-003; snad}", 11, "„snad“ nerozumím"),
    "number twice": (RULES, "## 2.2", "## 2.1", 11, "Číslo 2.1 už je na řádku 3"),
    "number of another chapter": (RULES, "## 2.2", "## 3.2", 11, "stojí v kapitole 2"),
    "chapter heading missing": (RULES, "# 2 Tah", "Tah", 1, "Před nadpisem"),
    "chapter number unlike its file": ("rules/01-uvod.md", "# 1 Úvod", "# 4 Úvod", 1, "souboru čísla 01"),
    "rule without words": (RULES, "Při shodě nevyhraje nikdo; kartu Modrý štít viz také mala-hra 2.1.", "", 11, "nemá znění"),
    "HTML": (RULES, "Při shodě", "Při <b>shodě</b>", 13, "HTML"),
    "link to a missing rule": (RULES, "(1.1)", "(1.7)", 5, "Pravidlo mala-hra 1.7 neexistuje"),
    "link to a missing chapter": (RULES, "(1.1)", "(8.1)", 5, "Pravidlo mala-hra 8.1 neexistuje"),
    "link in words": ("rules/01-uvod.md", "pravidlo 2.1", "pravidlo 2.9", 7, "Pravidlo mala-hra 2.9 neexistuje"),
    "link to an unknown rulebook": (RULES, "mala-hra 2.1.", "velka-hra 2.1.", 13, "Neznámá pravidla hry „velka-hra“"),
    "link from a note": (RULES, "Předloha mlčí.", "Předloha mlčí (2.8).", 9, "2.8 neexistuje"),
    "replacing a missing rule": (RULES, "{M-003}", "{M-003; nahrazuje mala-hra 9.9}", 11, "9.9 neexistuje"),
    # claims
    "claim cited twice": (RULES, "{M-003}", "{M-003, M-002}", 11, "M-002 už uvádí pravidlo 2.1"),
    "claim not cited": (RULES, "{M-003}", "{}", ("claims.tsv", 4), "M-003 žádné pravidlo neuvádí"),
    "claim unknown": (RULES, "{M-003}", "{M-003, M-009}", 11, "M-009 v soupisu není"),
    "claim row twice": ("claims.tsv", "M-003", "M-002", 4, "M-002 je v soupisu dvakrát"),
    "claim row too short": ("claims.tsv", "M-003\t3\tTah\t", "M-003\t3\t", 4, "sloupců"),
    "claim neither yes nor no": ("claims.tsv", "victory\tlegal", "victory\tmaybe", 4, "„maybe“"),
    "claims with another head": ("claims.tsv", "id\tlines", "code\tlines", 1, "Hlavička se liší"),
    # rulebook, terms, cards
    "rulebook key unknown": ("rulebook.yaml", "summary:", "sumary:", 11, "Neznámý klíč „sumary“"),
    "rulebook key missing": ("rulebook.yaml", "title: Malá hra\n", "", 1, "Chybí klíč „title“"),
    "rulebook of another name": ("rulebook.yaml", "slug: mala-hra", "slug: jina-hra", 1, "liší od složky"),
    "rulebook extends nothing": ("rulebook.yaml", "extends: null", "extends: velka-hra", 10, "„velka-hra“ neexistují"),
    "YAML broken": ("terms.yaml", "  czech: bod", " czech: bod", 2, "Chybný YAML"),
    "key twice": ("terms.yaml", "  czech: bod", "  czech: bod\n  czech: body", 3, "je tu dvakrát"),
    "term key unknown": ("terms.yaml", "  aliases", "  alias", 5, "Neznámý klíč „alias“"),
    "term key missing": ("terms.yaml", "  kind: concept\n", "", 1, "Chybí klíč „kind“"),
    "term of unknown kind": ("terms.yaml", "kind: concept", "kind: idea", 4, "„idea“ klíče „kind“ není povolena"),
    "term of wrong type": ("terms.yaml", "forms: [body, bodů]", "forms: body", 6, "„forms“ má být seznam"),
    "term with a form that is no word": ("terms.yaml", "[body, bodů]", "[body, 7]", 6, "„7“, ne slovo"),
    "term with a missing rule": ("terms.yaml", 'rule: "2.1"', 'rule: "2.7"', 7, "2.7 neexistuje"),
    "term linking a missing rule": ("terms.yaml", "(2.1)", "(2.7)", 8, "2.7 neexistuje"),
    "card key unknown": ("cards.yaml", "  text:", "  sila: 4\n  text:", 5, "Neznámý klíč „sila“"),
    "card key missing": ("cards.yaml", "  type: attachment\n", "", 1, "Chybí klíč „type“"),
    "card of unknown origin": ("cards.yaml", "teaching", "dreamt", 4, "„dreamt“ klíče „origin“ není povolena"),
    "card without an origin": ("cards.yaml", "  origin: teaching\n", "", 1, "Chybí klíč „origin“"),
    "card with a basis of nothing": ("cards.yaml", "  text:", "  basis: {sila: source}\n  text:", 5, "mluví o údaji „sila“"),
    "card with an odd basis": ("cards.yaml", "  text:", "  basis: {cost: maybe}\n  text:", 5, "Původ údaje „cost“ je „maybe“"),
    "card that knows what is unknown": ("cards.yaml", "  text:", "  cost: 2\n  basis: {cost: unknown}\n  text:", 6, "není znám"),
    "card linking a missing rule": ("cards.yaml", "pravidla 2.1", "pravidla 2.7", 5, "2.7 neexistuje"),
    # rulings
    "ruling without a head": (RULING, "---\nslug", "slug", 1, "Chybí hlavička"),
    "ruling without an answer": (RULING, "Kdo má více bodů (2.1); při shodě nikdo (mala-hra 2.2).\n", "", 13, "nemá odpověď"),
    "ruling key unknown": (RULING, "cards:", "karty:", 5, "Neznámý klíč „karty“"),
    "ruling key missing": (RULING, "source: Pravidla malé hry\n", "", 2, "Chybí klíč „source“"),
    "ruling of unknown status": (RULING, "in-force", "valid", 9, "„valid“"),
    "ruling without a date": (RULING, "2020-02-03", "loni", 8, "„date“ má být datum"),
    "ruling on no rule": (RULING, "[2.1, mala-hra 2.2]", "[]", 4, "neopírá o žádné pravidlo"),
    "ruling on what is no rule": (RULING, "[2.1, mala-hra 2.2]", "[výzva]", 4, "„výzva“ není číslo pravidla"),
    "ruling on a missing rule": (RULING, "mala-hra 2.2", "2.6", 4, "2.6 neexistuje"),
    "ruling on a missing card": (RULING, "modry-stit", "rudy-stit", 5, "Karta „rudy-stit“ neexistuje"),
    "ruling linking a missing rule": (RULING, "(2.1)", "(2.6)", 13, "2.6 neexistuje"),
    "ruling replaced by nothing": (RULING, "in-force", "replaced", 9, "čím je nahrazen"),
    "ruling replaced by a missing one": (RULING, "standing:", "replaced_by: nic\nstanding:", 10, "„nic“ neexistuje"),
    "ruling proved by a missing file": (RULING, "02-tah.feature#", "03-tah.feature#", 11, "„03-tah.feature“ neexistuje"),
    "ruling proved by a missing scenario": (RULING, "#tři proti dvěma", "#tři proti třem", 11, "nemá situaci „tři proti třem“"),
    "ruling proved by a bare file": (RULING, "#tři proti dvěma", "", 11, "nerozumím"),
    # scenarios
    "feature that does not parse": (SCENARIOS, "      Když hra skončí", "      Kdyz hra skončí", 9, "nelze přečíst"),
    "scenario under a missing rule": (SCENARIOS, "Pravidlo: mala-hra 2.2", "Pravidlo: mala-hra 2.9", 16, "2.9 neexistuje"),
    "scenario under a rule without a number": (SCENARIOS, "mala-hra 2.2 Shoda", "Shoda", 16, "nezačíná číslem"),
    "scenario citing a missing rule": (SCENARIOS, "protože mala-hra 2.1", "protože mala-hra 2.9", 10, "2.9 neexistuje"),
    "scenario with an unknown claim": (SCENARIOS, "@M-003", "@M-009", 19, "M-009 v soupisu není"),
    "scenario with a claim of another rule": (SCENARIOS, "@M-003", "@M-001", 19, "M-001 uvádí pravidlo mala-hra 1.1"),
    "scenario with a mistyped tag": (SCENARIOS, "@M-003", "@M003", 19, "@M003 nerozumím"),
    "scenario without a name": (SCENARIOS, "Příklad: bez značky", "Příklad:", 12, "nemá název"),
    "scenario of a name already used": (SCENARIOS, "bez značky", "tři proti dvěma", 12, "už má situace na řádku 7"),
}  # fmt: skip


def faults(fixtures) -> list[str]:
    try:
        read_checked(fixtures=fixtures.root)
    except ContentError as error:
        return [str(problem) for problem in error.problems]
    return []


def test_right_folder_has_no_faults(fixtures):
    assert faults(fixtures) == []


@pytest.mark.parametrize("case", FAULTS)
def test_fault_is_reported_with_file_and_line(fixtures, case):
    name, old, new, where, said = FAULTS[case]
    file, line = where if isinstance(where, tuple) else (name, where)
    fixtures.swap(name, old, new)
    found = faults(fixtures)
    start = f"mala-hra/{file}:{line}: "
    assert any(fault.startswith(start) and said in fault for fault in found), found


def test_numbers_out_of_order(fixtures):
    fixtures.swap(RULES, "## 2.1 ", "## 2.3 ")
    assert any("Číslo 2.2 stojí až po 2.3" in fault for fault in faults(fixtures))


@pytest.mark.parametrize("basis", ["cost: source", "cost: unknown", "type: unknown", "name: inferred, cost: 'general:low'"])
def test_card_may_say_where_its_facts_are_known_from(fixtures, basis):
    cost = "" if "cost: unknown" in basis else "  cost: 2\n"
    fixtures.swap("cards.yaml", "  text:", f"{cost}  basis: {{{basis}}}\n  text:")
    assert faults(fixtures) == []


def test_neutral_card_of_unknown_house_is_refused(fixtures):
    """Only a game of houses has that key."""
    fixtures.path("").rename(fixtures.root / "agot-ccg")
    for path in (fixtures.root / "agot-ccg").rglob("*.*"):
        path.write_text(path.read_text().replace("mala-hra", "agot-ccg"))
    cards = fixtures.root / "agot-ccg/cards.yaml"
    cards.write_text(cards.read_text().replace("  text:", "  house: null\n  basis: {house: unknown}\n  text:"))
    assert any("cards.yaml:6: Údaj „house“ není znám" in fault for fault in faults(fixtures))


def test_later_letter_is_in_order(fixtures):
    fixtures.add(RULES, "\n## 2.2a Přidané {}\n\nPozdější pravidlo.\n")
    assert faults(fixtures) == []


def test_number_used_in_two_files(fixtures):
    fixtures.write("rules/03-dalsi.md", "# 2 Další\n\n## 2.1 Znovu {}\n\nText.\n")
    found = faults(fixtures)
    assert any("Kapitolu 2 už má" in fault for fault in found)
    assert any("Číslo 2.1 už má mala-hra/rules/02-tah.md:3" in fault for fault in found)


def test_term_and_card_and_ruling_names_are_used_once(fixtures):
    fixtures.add("terms.yaml", fixtures.path("terms.yaml").read_text())
    fixtures.add("cards.yaml", fixtures.path("cards.yaml").read_text())
    fixtures.write("rulings/02-znovu.md", fixtures.path(RULING).read_text())
    found = "\n".join(faults(fixtures))
    assert "mala-hra/terms.yaml:9: Označení „bod“ už má položka na řádku 1" in found
    assert "mala-hra/cards.yaml:6: Označení „modry-stit“ už má položka na řádku 1" in found
    assert "mala-hra/cards.yaml:7: Název „Modrý štít“ už má karta na řádku 1" in found
    assert "mala-hra/rulings/02-znovu.md:2: Označení „kdo-vyhraje“ už má mala-hra/rulings/01-kdo-vyhraje.md" in found


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("scenario/x.feature", "Sem nic takového nepatří"),
        ("rules/uvod.md", "Jméno souboru není"),
        ("rulings/x.txt", "Výklad je soubor .md"),
        ("scenarios/x.txt", "Situace jsou v souborech .feature"),
    ],
)
def test_stray_file_is_reported(fixtures, name, said):
    fixtures.write(name, "x")
    assert any(said in fault for fault in faults(fixtures))


@pytest.mark.parametrize("name", ["rulebook.yaml", "claims.tsv"])
def test_missing_file_is_reported(fixtures, name):
    fixtures.path(name).unlink()
    assert any(fault.startswith(f"mala-hra/{name}:1: Soubor chybí") for fault in faults(fixtures))


def test_claim_outside_a_rule_is_reported(fixtures):
    fixtures.write("scenarios/01.feature", "# language: cs\nPožadavek: X\n\n  @M-002\n  Příklad: y\n    Když z\n")
    assert any("scenarios/01.feature:5: Situace se značkou M-002 nestojí pod pravidlem" in fault for fault in faults(fixtures))


def test_free_tag_outside_a_rule_is_not(fixtures):
    fixtures.write("scenarios/01.feature", "# language: cs\nPožadavek: X\n\n  @volné\n  Příklad: y\n    Když z\n")
    assert faults(fixtures) == []


def test_all_faults_are_reported_at_once(fixtures):
    fixtures.swap(RULES, "{M-003}", "{M-009}")
    fixtures.swap("terms.yaml", "kind: concept", "kind: idea")
    fixtures.swap(RULING, "modry-stit", "rudy-stit")
    assert len(faults(fixtures)) >= 4


def test_every_fault_says_how_to_mend_it(fixtures):
    fixtures.swap(RULES, "{M-003}", "{M-009}")
    assert all("Náprava: " in fault for fault in faults(fixtures))


def test_only_the_chosen_rulebook_is_judged(fixtures):
    fixtures.write("rulebook.yaml", "slug: x\n", book="spatna-hra")
    assert [book.slug for book in read_checked(fixtures=fixtures.root, books=["mala-hra"])] == ["mala-hra"]
    with pytest.raises(ContentError):
        read_checked(fixtures=fixtures.root)


def test_unknown_rulebook_is_reported(fixtures):
    with pytest.raises(ContentError, match="Složka „nic“ v obsahu není"):
        read_checked(fixtures=fixtures.root, books=["nic"])


def test_sentence_nobody_knows_is_reported(fixtures):
    """Only a rulebook that an engine plays has a vocabulary to ask."""
    fixtures.path("").rename(fixtures.root / "agot-ccg")
    for path in (fixtures.root / "agot-ccg").rglob("*.*"):
        path.write_text(path.read_text().replace("mala-hra", "agot-ccg"))
    assert any(fault.startswith("agot-ccg/scenarios/02-tah.feature:9: ") and "hra skončí" in fault for fault in faults(fixtures))
