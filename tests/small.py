"""A small rulebook folder that is right in every respect, and that a test may spoil. Knows no Django."""

from pathlib import Path

BOOK = "mala-hra"
FILES = {
    "rulebook.yaml": """\
slug: mala-hra
title: Malá hra
edition: První
game: Hra
version: "1.0"
version_date: 2020-01-02
language: cs
source:
  title: Vymyšleno pro zkoušky
extends: null
summary: Dvě kapitoly.
""",
    "claims.tsv": "id\tlines\theading\tclaim\tkind\texec\tscenario\tterms\tcards\tnote\n"
    "M-001\t1\tÚvod\tTwo play\tdefinition\tno\t\t\t\t\n"
    "M-002\t2\tTah\tMore wins\tvictory\tyes\t\t\t\t\n"
    "M-003\t3\tTah\tNo draw\tvictory\tlegal\t\t\t\t\n",
    "rules/01-uvod.md": """\
# 1 Úvod

O čem hra je.

## 1.1 Hrají dva {M-001}

Hrají dva hráči. Kdo vyhraje, říká pravidlo 2.1.
""",
    "rules/02-tah.md": """\
# 2 Tah

## 2.1 Více vítězí {M-002}

Vyhraje hráč s více body [points] (1.1).

Příklad: Tři body porazí dva.

> Poznámka redakce: Předloha mlčí.

## 2.2 Shoda {M-003}

Při shodě nevyhraje nikdo; kartu Modrý štít viz také mala-hra 2.1.
""",
    "terms.yaml": """\
- slug: bod
  czech: bod
  english: point
  kind: concept
  aliases: []
  forms: [body, bodů]
  rule: "2.1"
  definition: Co rozhoduje (2.1).
""",
    "cards.yaml": """\
- slug: modry-stit
  title: Modrý štít
  type: attachment
  origin: teaching
  text: Přidá bod podle pravidla 2.1.
""",
    "rulings/01-kdo-vyhraje.md": """\
---
slug: kdo-vyhraje
question: Kdo vyhraje?
rules: [2.1, mala-hra 2.2]
cards: [modry-stit]
source: Pravidla malé hry
where: oddíl „Tah“
date: 2020-02-03
status: in-force
standing: official
scenario: 02-tah.feature#tři proti dvěma
---
Kdo má více bodů (2.1); při shodě nikdo (mala-hra 2.2).
""",
    "scenarios/02-tah.feature": """\
# language: cs
Požadavek: Tah

  Pravidlo: mala-hra 2.1 Více vítězí

    @M-002
    Příklad: tři proti dvěma
      Pokud Stark má kartu "Modrý štít"
      Když hra skončí
      Pak vyhraje Stark, protože mala-hra 2.1

    Příklad: bez značky
      Když hra skončí
      Pak vyhraje Stark

  Pravidlo: mala-hra 2.2 Shoda

    @M-003
    Příklad: dva proti dvěma
      Když hra skončí
      Pak nevyhraje nikdo
""",
}


class Fixtures:
    """A content folder that a test may spoil and mend."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def path(self, name: str, book: str = BOOK) -> Path:
        return self.root / book / name

    def write(self, name: str, text: str, book: str = BOOK) -> None:
        path = self.path(name, book)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def swap(self, name: str, old: str, new: str) -> None:
        text = self.path(name).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {name}"
        self.write(name, text.replace(old, new, 1))

    def add(self, name: str, text: str) -> None:
        self.write(name, self.path(name).read_text(encoding="utf-8") + text)
