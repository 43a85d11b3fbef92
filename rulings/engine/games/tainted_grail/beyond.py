"""What the table of this game cannot be told, with the reason and what to write instead."""

from __future__ import annotations

from ...core.manifest import Beyond

BEYOND = (
    Beyond(
        r"\b(?:precte|cte|cist) (?:\w+ ){0,3}(?:denik|kniz|oddil|odstavec)\w*|\bv deniku\b",
        "Co stojí v deníku průzkumu, předloha neuvádí, a tak to stůl nezná. Napište, co deník způsobil: „Beor má zdraví 4“.",
        "Beor přečte v deníku oddíl 12",
    ),
    Beyond(
        r"\bstatus\w*|\bstav\w* kampane\b",
        "Stavy kampaně stůl nevede. Napište přímo to, co ve střetnutí nebo během dne změnily.",
        "družina získá stav kampaně 3",
    ),
)
