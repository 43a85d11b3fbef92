"""What the site must know of the card game: an example, the shape of its cards and their words."""

from __future__ import annotations

from ...core.manifest import CARD_FACTS, GROUPS, Manifest, Records
from .beyond import BEYOND
from .starts import STARTS

EXAMPLE = """# language: cs
Požadavek: Moje situace
  Pravidlo: agot-ccg 7.12
    Příklad: tři proti třem
      Pokud Stark má ve hře postavu "Rytíř" se silou 3
      A Lannister má ve hře postavu "Strážný" se silou 3
      Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"
      A Lannister brání postavou "Strážný"
      Pak výzvu vyhraje Stark, protože agot-ccg 7.12
"""

RECORDS = Records(
    types={
        "house": "karta rodu",
        "alliance": "aliance",
        "agenda": "agenda",
        "plot": "zápletka",
        "character": "postava",
        "location": "místo",
        "attachment": "vybavení",
        "event": "událost",
    },
    may={
        **CARD_FACTS,
        "house": (str, list, None), "houses": (list, None), "house_only": (str, list, None), "strength": (int, None),
        "icons": (list, None), "income": (int, None), "initiative": (int, None), "claim": (int, None),
        "influence": (int, None), "limited": (bool, None), "doomed": (bool, None), "deadly": (bool, None),
    },
    numbers={
        "cost": "cena %s",
        "strength": "síla %s",
        "income": "příjem %s",
        "initiative": "iniciativa %s",
        "claim": "nárok %s",
    },
    always={"plot": ("income", "initiative", "claim")},
    bonuses={"income": "plot", "initiative": "plot"},
    values={"icons": {"military": "vojenská ikona", "intrigue": "intriková ikona", "power": "mocenská ikona"}},
    facts={
        "house": "rod",
        "houses": "rody",
        "house_only": "omezení na rod",
        "traits": "označení",
        "keywords": "klíčová slova",
        "unique": "unikátnost",
        "cost": "cena",
        "strength": "síla",
        "icons": "ikony",
        "income": "příjem",
        "initiative": "iniciativa",
        "claim": "nárok",
        "influence": "vliv",
    },
)  # fmt: skip

MANIFEST = Manifest(
    example=EXAMPLE,
    starts=STARTS,
    beyond=BEYOND,
    groups={
        **GROUPS,
        "ability": "Schopnosti karet",
        "ability trigger": "Schopnosti: kdy",
        "ability condition": "Schopnosti: podmínka",
        "ability cost": "Schopnosti: cena",
        "ability effect": "Schopnosti: účinek",
    },
    records=RECORDS,
    # „místo“ is also "instead of", „kolem“ "around", „nesmí“ stands in every prohibition
    not_terms=frozenset(
        {"místo", "místa", "kolem", "nesmí", "nesmíte", "nesmějí", "stojí", "akci", "ceně", "ruce", "vliv", "vlivu"}
    ),
)
