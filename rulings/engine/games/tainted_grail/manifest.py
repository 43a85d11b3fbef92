"""What the site must know of Tainted Grail: an example and the words for its cards."""

from __future__ import annotations

from ...core.manifest import Manifest, Records
from .beyond import BEYOND
from .starts import STARTS

EXAMPLE = """# language: cs
Požadavek: Moje situace
  Pravidlo: tainted-grail 15.10
    Příklad: šestý ukazatel rozhodne
      Pokud probíhá bojové střetnutí "Vlk"
      A střetnutí má cílovou hodnotu 6
      A bojová bilance je 5
      A Beor má v ruce kartu "Útok"
      A karta "Útok" má vlevo ve volném zámku 1 ukazatel
      Když aktivuje se Beor
      A Beor vyloží "Útok"
      A Beor ukončí vykládání
      Pak střetnutí je vyhrané, protože tainted-grail 15.10
"""

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

MANIFEST = Manifest(starts=STARTS, beyond=BEYOND, example=EXAMPLE, records=RECORDS, opponent="protivník")
