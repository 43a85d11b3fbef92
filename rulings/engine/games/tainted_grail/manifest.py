"""What the site must know of Tainted Grail before anything of it is played: the words for its cards."""

from __future__ import annotations

from ...core.manifest import Manifest, Records

RECORDS = Records(
    types={
        "character": "postava",
        "encounter": "karta střetnutí",
        "stage": "etapa střetnutí",
        "combat-card": "bojová karta",
        "diplomacy-card": "karta diplomacie",
        "secret": "karta tajemství",
        "ability": "zvláštní schopnost postavy",
        "campaign": "kampaň",
        "unknown": "karta neuvedeného druhu",
    },
    facts={"keywords": "povaha"},
)

MANIFEST = Manifest(records=RECORDS)
