"""What the site must know of the World of Warcraft TCG: an example, the shape of its cards and their words."""

from __future__ import annotations

from ...core.manifest import CARD_FACTS, GROUPS, Manifest, Records
from .beyond import BEYOND
from .starts import STARTS

EXAMPLE = """# language: cs
Požadavek: Moje situace
  Pravidlo: wow-tcg 7.17
    Příklad: spojenec proti spojenci
      Pokud Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
      A Boris má ve hře spojence "Medvěd": ATK 1, zdraví 4
      Když Anna navrhne boj: "Vlk" proti "Medvěd"
      A skončí boj
      Pak karta "Medvěd" má 2 zranění, protože wow-tcg 7.17
      A karta "Vlk" má 1 zranění
"""

RECORDS = Records(
    types={
        "hero": "hrdina",
        "ally": "spojenec",
        "ability": "dovednost",
        "weapon": "zbraň",
        "armor": "zbroj",
        "item": "předmět",
        "quest": "úkol",
        "unknown": "karta neuvedeného typu",
    },
    may={**CARD_FACTS, "attack": (int, None), "health": (int, None), "defense": (int, None)},
    numbers={"cost": "cena %s", "attack": "ATK %s", "health": "zdraví %s", "defense": "DEF %s"},
    facts={
        "traits": "skupina",
        "keywords": "klíčová slova",
        "unique": "jedinečnost",
        "cost": "cena",
        "attack": "ATK",
        "health": "zdraví",
        "defense": "DEF",
    },
)

MANIFEST = Manifest(
    starts=STARTS,
    beyond=BEYOND,
    example=EXAMPLE,
    groups={
        **GROUPS,
        "ability cost": "Schopnosti karet: cena",
        "ability condition": "Schopnosti karet: podmínka",
        "ability effect": "Schopnosti karet: účinek",
    },
    records=RECORDS,
)
