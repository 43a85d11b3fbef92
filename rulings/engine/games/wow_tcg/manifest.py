"""What the site must know of the World of Warcraft TCG before anything of it is played: the shape of its cards."""

from __future__ import annotations

from ...core.manifest import CARD_FACTS, Manifest, Records

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

MANIFEST = Manifest(records=RECORDS)
