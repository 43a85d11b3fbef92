"""Words that several tables share: card types, zones, phases, challenge types, icons, keywords."""

from __future__ import annotations

from ....core.language import slots
from .. import cells

CHALLENGE = {"vojenskou": 1, "intrikovou": 2, "mocenskou": 3}
CHALLENGE_NAMES = {1: "vojenská", 2: "intriková", 3: "mocenská"}
ICONS = {"vojenskou": 1, "intrikovou": 2, "mocenskou": 4}
KEYWORDS = {
    "Renown": cells.RENOWN,
    "Stealth": cells.STEALTH,
    "No attachments": cells.NO_ATTACHMENTS,
    "Limited": cells.LIMITED,
    "Deathbound": cells.DEATHBOUND,
    "Ambush": cells.AMBUSH,
    "Deadly": cells.DEADLY,
}
KEYWORD_NAMES = {value: word for word, value in KEYWORDS.items()}
PHASE_GENITIVE = {
    "zápletek": cells.PLOTS,
    "lízání": cells.DRAW,
    "velení": cells.MARSHALLING,
    "výzev": cells.CHALLENGES,
    "nadvlády": cells.DOMINANCE_PHASE,
    "postavení": cells.STANDING,
}
PHASE_HEADS = {
    "Zápletky": cells.PLOTS,
    "Lízání": cells.DRAW,
    "Velení": cells.MARSHALLING,
    "Výzvy": cells.CHALLENGES,
    "Nadvláda": cells.DOMINANCE_PHASE,
    "Postavení": cells.STANDING,
}
UNTIL = {"výzvy": cells.UNTIL_CHALLENGE, "fáze": cells.UNTIL_PHASE, "kola": cells.UNTIL_ROUND}

TYPE_ACCUSATIVE = {
    "postavu": "character",
    "místo": "location",
    "vybavení": "attachment",
    "událost": "event",
    "zápletku": "plot",
    "kartu rodu": "house",
}
IMMUNE_TO = {
    "událostem": "event",
    "schopnostem postav": "character",
    "schopnostem míst": "location",
    "schopnostem vybavení": "attachment",
    "zápletkám": "plot",
    "agendám": "agenda",
    "všem kartám": "any",
}
PLACES = {
    "ve hře": "play",
    "v ruce": "hand",
    "v balíčku": "deck",
    "v odhazovací hromádce": "discard",
    "v hromádce mrtvých": "dead",
    "v balíčku zápletek": "plot deck",
    "mezi použitými zápletkami": "used plots",
    "ve stínech": "shadows",
}
ZONE_OF = {
    "play": cells.PLAY,
    "hand": cells.HAND,
    "deck": cells.DECK,
    "discard": cells.DISCARD,
    "dead": cells.DEAD,
    "plot deck": cells.PLOT_DECK,
    "used plots": cells.USED_PLOTS,
    "plot": cells.PLOT,
    "shadows": cells.SHADOWS,
    "agenda": cells.AGENDA,
    "out": cells.OUT,
}

until = slots.words("until", UNTIL)
gold = slots.counted("n", "zlatý", "zlaté", "zlatých")
cards = slots.counted("n", "kartu", "karty", "karet")
power = slots.counted("n", "moc", "moci", "moci")
