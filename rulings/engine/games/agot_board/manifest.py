"""What the site must know of the board game: an example, the shape of its records, the drawing of its map."""

from __future__ import annotations

from ...core.manifest import Manifest, Plan, Records
from .beyond import BEYOND
from .starts import STARTS
from .words.places import spoken

EXAMPLE = """# language: cs
Požadavek: Moje situace
  Pravidlo: agot-board 14.13
    Příklad: dva proti jednomu
      Pokud Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0
      A Greyjoy má v oblasti Moat Cailin 1 pěšáka
      A hráči mají prázdné karty rodu
      Když Stark pochoduje z oblasti Winterfell: 2 pěšáci do oblasti Moat Cailin
      Pak bitvu vyhraje Stark, protože agot-board 14.13
"""

RECORDS = Records(
    called="Karty, jednotky, rozkazy a oblasti",
    types={
        "leader": "karta rodu",
        "westeros": "karta Westeros",
        "unit": "jednotka",
        "order": "rozkaz",
        "area": "oblast",
    },
    pieces=frozenset({"unit", "order", "area", "westeros", "leader"}),
    bare=frozenset({"unit", "order", "area"}),
    under={"leader": "house"},
    brief=frozenset({"area"}),
    needs={"text": str},
    may={
        "note": (str, None), "english": str, "house": str, "kind": str, "place": str, "supply": int, "crowns": int, "home": str,
        "neutral": int, "strength": int, "swords": int, "fortifications": int, "bonus": int, "special": bool, "copies": int,
        "decks": list, "basis": dict,
    },
    numbers={
        "strength": "síla %s",
        "supply": "zásoby %s",
        "crowns": "moc %s",
        "neutral": "neutrální síla %s",
        "swords": "meče %s",
        "fortifications": "opevnění %s",
        "bonus": "modifikátor %s",
        "copies": "kusů %s",
    },
    values={
        "kind": {"land": "pevnina", "sea": "moře", "island": "ostrov", "off": "mimo plán"},
        "place": {"city": "město", "stronghold": "pevnost", "none": "bez města i pevnosti"},
    },
    facts={
        "house": "rod",
        "strength": "síla",
        "place": "město či pevnost",
        "supply": "zásoby",
        "crowns": "moc",
        "home": "domov",
        "neutral": "neutrální síla",
        "swords": "meče",
        "fortifications": "opevnění",
        "bonus": "modifikátor",
        "copies": "počet kusů",
        "decks": "balíček",
    },
)  # fmt: skip

PLAN = Plan(
    window=(-30, 20, 1060, 1470),
    places={
        "Bay of Ice": (130, 190), "Castle Black": (470, 70), "Karhold": (690, 140), "Winterfell": (440, 215),
        "The Stony Shore": (235, 320), "White Harbor": (565, 345), "Widow's Watch": (740, 330), "The Shivering Sea": (890, 205),
        "The Narrow Sea": (890, 545), "Moat Cailin": (480, 445), "Greywater Watch": (320, 445), "Flint's Finger": (155, 450),
        "The Twins": (510, 555), "Seagard": (355, 575), "The Fingers": (690, 470), "The Mountains of the Moon": (640, 610),
        "The Eyrie": (790, 660), "Ironman's Bay": (190, 610), "Pyke": (60, 700), "Riverrun": (335, 705), "Harrenhal": (500, 715),
        "Stoney Sept": (410, 825), "Lannisport": (235, 850), "Golden Sound": (95, 820), "Crackclaw Point": (660, 745),
        "Blackwater Bay": (780, 850), "Dragonstone": (930, 820), "Shipbreaker Bay": (890, 990), "Searoad Marches": (255, 960),
        "Blackwater": (460, 930), "King's Landing": (620, 865), "Kingswood": (690, 985), "Storm's End": (800, 1090),
        "Reach": (480, 1040), "Highgarden": (270, 1075), "Sunset Sea": (75, 1010), "Dornish Marches": (395, 1140),
        "The Boneway": (610, 1135), "Oldtown": (265, 1195), "Prince's Pass": (470, 1235), "Redwyne Straights": (75, 1225),
        "The Arbor": (75, 1345), "Starfall": (370, 1320), "Yronwood": (620, 1240), "Sea of Dorne": (765, 1210),
        "Salt Shore": (545, 1345), "Sunspear": (790, 1340), "Summer Sea": (480, 1450),
    },
    kinds={"land": "pevnina", "sea": "moře", "island": "ostrov, platí za pevninu", "off": "mimo plán"},
    strongpoints={"city": "město", "stronghold": "pevnost", "none": "bez města i pevnosti"},
    crossings={"river": "přes řeku nelze", "bridge": "přes most"},
    units={"footmen": ("pěšák", "pěšáci", "pěšáků"), "knights": ("rytíř", "rytíři", "rytířů"), "ships": ("loď", "lodě", "lodí")},
    pieces={"footman": "pěšák", "knight": "rytíř", "ship": "loď"},
)  # fmt: skip

MANIFEST = Manifest(
    starts=STARTS,
    beyond=BEYOND,
    spoken=spoken(),
    example=EXAMPLE,
    seats=("Stark", "Lannister", "Baratheon", "Greyjoy", "Tyrell"),
    records=RECORDS,
    not_terms=frozenset({"ruce"}),
    plan=PLAN,
)
