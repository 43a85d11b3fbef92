"""A small shelf for tests: one rulebook with one of everything, written straight into the models."""

import datetime
from types import SimpleNamespace

from glossary.models import Term
from rulings.models import (
    Card,
    Chapter,
    Claim,
    Game,
    Reference,
    Rule,
    Rulebook,
    RuleVersion,
    Ruling,
    Scenario,
    Source,
    Verdict,
)
from rulings.prose import prose_forget

BOOK = "agot-ccg"
SHORT = {"agot-ccg": "AGoT CCG", "agot-lcg": "AGoT LCG"}
TIMING = [
    {"depth": 0, "title": "4. Výzvy", "who": "postupně", "window": False, "note": "", "rules": ["agot-ccg 7.12"]},
    {"depth": 1, "title": "Akční okno", "who": "střídavě", "window": True, "note": "", "rules": ["agot-ccg 7.13"]},
]
DAY = datetime.date(2004, 7, 27)
TEXT = """# language: cs
Požadavek: Vyhodnocení výzvy
  Pravidlo: agot-ccg 7.12 Při shodě vítězí útočník
    @C-203
    Příklad: tři proti třem
      Pokud Stark má ve hře postavu "Rytíř" se silou 3
      A Lannister má ve hře postavu "Strážný" se silou 3
      Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"
      A Lannister brání postavou "Strážný"
      Pak výzvu vyhraje Stark, protože agot-ccg 7.12
"""
STEP = {
    "line": 8,
    "text": 'Stark zahájí výzvu postavou "Rytíř".',
    "rules": ["agot-ccg 7.12"],
    "changes": [{"what": "Rytíř: klečí", "before": "ne", "after": "ano"}],
    "sum": [{"what": "Rytíř", "value": 3}],
    "kind": "move",
}


def put_book(slug: str = BOOK) -> SimpleNamespace:
    """The rulebook and what stands in it, by name."""
    prose_forget()
    game, _made = Game.objects.get_or_create(slug="hra", defaults={"title": "Zkušební hra"})
    book = Rulebook.objects.create(
        slug=slug, title="Zkušební pravidla", short=SHORT.get(slug, ""), game=game,
        version="3.7", version_date=DAY, summary="Na zkoušku.",
        content_hash=slug * 4, source={"title": "Předloha"}, timing=TIMING,
    )  # fmt: skip
    shelf = SimpleNamespace(book=book)
    _put_rules(shelf)
    _put_entries(shelf)
    return shelf


def _put_rules(shelf: SimpleNamespace) -> None:
    book = shelf.book
    names = {"rulebook": book, "file": "rules/07.md"}
    shelf.first = Chapter.objects.create(number=6, slug="fáze", title="Fáze kola", **names)
    shelf.chapter = Chapter.objects.create(number=7, slug="vyzvy", title="Provádění výzev", intro="Úvod k *výzvám*.", **names)
    shelf.claim = Claim.objects.create(rulebook=book, code="C-203", text="The attacker wins ties", kind="rule", executable="yes")
    shelf.rule = Rule.objects.create(
        chapter=shelf.chapter, number="7.12", sort="00007.00012", title="Při shodě vítězí útočník",
        text="Je-li shoda, výzvu [challenge] vyhrává útočník, viz pravidlo 7.13. Pomáhá Štít severu.",
        examples=["Tři proti třem."], editor_note="Předloha mlčí.", content_hash="a" * 64, **names,
    )  # fmt: skip
    shelf.next_rule = Rule.objects.create(
        chapter=shelf.chapter, number="7.13", sort="00007.00013", title="Bez síly 1 nelze vyhrát",
        text="Při 0 proti 0 nevyhraje nikdo <script>alert(1)</script> (7.12).", content_hash="b" * 64, **names,
    )  # fmt: skip
    shelf.withdrawn = Rule.objects.create(
        chapter=shelf.chapter, number="7.14a", sort="00007.00014.a", title="Zrušené", text="Kdysi.",
        status="withdrawn", content_hash="c" * 64, **names,
    )  # fmt: skip
    shelf.rule.claims.add(shelf.claim)
    for version, text in ((1, "Starší znění."), (2, shelf.rule.text)):
        RuleVersion.objects.create(
            rule=shelf.rule, version=version, date=DAY, title="Shoda", text=text, content_hash=str(version) * 64
        )
    Rule.objects.filter(pk=shelf.rule.pk).update(version=2)


def _put_entries(shelf: SimpleNamespace) -> None:
    book = shelf.book
    shelf.term = Term.objects.create(
        book=book.slug, slug="vyzva", czech="výzva", english="challenge", kind="concept", aliases=["konflikt"],
        forms=["výzvu", "výzvy"], rule="7.12", definition="Střet dvou rodů.",
    )  # fmt: skip
    shelf.card = Card.objects.create(
        rulebook=book, slug="stit-severu", title="Štít severu", kind="character", origin="teaching",
        text="Drží. Viz pravidlo 7.12.",
        data={"slug": "stit-severu", "title": "Štít severu", "type": "character", "origin": "teaching", "house": "Stark",
              "unique": True, "cost": 3, "strength": 4, "icons": ["military"], "traits": ["Knight"], "keywords": ["Renown"],
              "income": 0},
        content_hash="d" * 64,
    )  # fmt: skip
    shelf.scenario = Scenario.objects.create(
        rulebook=book, rule=shelf.rule, slug="tri-proti-trem", feature="Vyhodnocení výzvy", name="tři proti třem", text=TEXT,
        tags=["C-203"], file="scenarios/07.feature", line=5, own_line=5, content_hash="e" * 64,
    )  # fmt: skip
    shelf.scenario.claims.add(shelf.claim)
    shelf.verdict = Verdict.objects.create(
        scenario=shelf.scenario, outcome="confirmed", bites=True, rules=["agot-ccg 7.12"], why=["agot-ccg 7.12"],
        trace=[STEP], receipt={"engine": "1.0"},
    )  # fmt: skip
    source = Source.objects.get_or_create(title="Redakce Arbitru")[0]
    shelf.ruling = Ruling.objects.create(
        rulebook=book, slug="shoda-nula", question="Vyhraje někdo při nule?", answer="Rozhodnutí redakce: ne, viz pravidlo 7.13.",
        source=source, where="oddíl „Výzvy“", reason="Předloha o nule mlčí.", date=DAY,
        status="in-force", standing="editorial", scenario=shelf.scenario, origin="content",
    )  # fmt: skip
    shelf.ruling.rules.add(shelf.rule)
    shelf.draft = Ruling.objects.create(
        rulebook=book, slug="koncept", question="Tajný koncept?", answer="Zatím nevíme.", source=source, date=DAY, status="draft"
    )
    shelf.draft.rules.add(shelf.rule)
    for kind, key, role in (("ruling", shelf.ruling.key, "rests-on"), ("ruling", shelf.draft.key, "rests-on"),
                            ("scenario", shelf.scenario.key, "tests"), ("rule", shelf.next_rule.key, "mentions")):  # fmt: skip
        Reference.objects.create(
            rulebook=book, source_kind=kind, source_key=key, target_kind="rule", target_key=shelf.rule.key, role=role
        )
