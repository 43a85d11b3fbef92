"""The phrases of abilities: costs, effects, triggers, and the words of the other parts."""

from __future__ import annotations

from ....cards.language.abilities import asks, phrase, waits_for
from ....cards.model import Who
from ....core.language.slots import Slot, counted, number, word, words
from ..cards import CHARACTER, LOCATION, Filter
from . import common

FLAGS_ACC = {f"ikonu {word}": str(value) for word, value in common.ICONS.items()} | {
    f"klíčové slovo {word}": str(value) for word, value in common.KEYWORDS.items()
}
FLAGS_GEN = {"ikony vojenské": "1", "ikony intrikové": "2", "ikony mocenské": "4"} | {
    f"klíčového slova {word}": str(value) for word, value in common.KEYWORDS.items()
}
CANNOT = {
    "útočit": "attack",
    "bránit": "defend",
    "klekat": "kneel",
    "vstávat": "stand",
    "být zabita": "kill",
    "být odhozena": "discard",
    "být zachráněna": "save",
    "být cílem": "target",
    "být vložena do hry": "put",
}
PERMIT = {
    "útočit": "attack",
    "bránit": "defend",
    "útočit vkleče": "attack kneeling",
    "bránit vkleče": "defend kneeling",
    "útočit bez ikony": "attack without icon",
    "bránit bez ikony": "defend without icon",
    "útočit bez kleknutí": "attack standing",
    "bránit bez kleknutí": "defend standing",
}

COMPARED = {
    "moci": "power",
    "moci na kartě rodu": "house power",
    "zlatých": "gold",
    "karet v balíčku": "deck",
    "postav": "characters",
}
_LOCATIVE = {
    f"{whose}{noun}": Filter(type=kind, controller=by)
    for noun, kind, owners in (
        ("postavě", CHARACTER, ("", "vaší ", "soupeřově ")),
        ("místě", LOCATION, ("", "vašem ", "soupeřově ")),
        ("kartě", "", ("", "vaší ", "soupeřově ")),
    )
    for whose, by in zip(owners, ("", "own", "opponent"), strict=True)
}
"""On which cards a token lies, as it is said."""


def _written_on(meant: Filter) -> str:
    return next(said for said, x in _LOCATIVE.items() if x == meant)


SLOTS = {
    "n": number(),
    "gold": common.gold,
    "cards": common.cards,
    "power": common.power,
    "until": common.until,
    "flag_acc": words("what", FLAGS_ACC),
    "flag_gen": words("what", FLAGS_GEN),
    "trait": word("what"),
    "cannot": words("what", CANNOT),
    "permit": words("what", PERMIT),
    "type": words("type", common.CHALLENGE),
    "challenge": words("what", {word: str(value) for word, value in common.CHALLENGE.items()}),
    "immune": words("what", common.IMMUNE_TO),
    "compared": words("what", COMPARED),
    "top_cards": counted("n", "vrchní kartu", "vrchní karty", "vrchních karet"),
    "token_bearer": Slot("filter", "|".join(_LOCATIVE), _LOCATIVE.__getitem__, _written_on, {"type": "string"}),
    "bearer": words("what", {"druhý cíl": "second", "cíl": "target", "tuto kartu": "this", "hostitele": "host"}),
}


COSTS = [
    phrase("poklekni {who:paid}", "kneel", "poklekni tuto kartu"),
    phrase("zaplať {n:gold}", "gold", "zaplať 2 zlaté"),
    phrase("odhoď {who:paid}", "discard", "odhoď vaši kartu v ruce"),
    phrase("zabij {who:paid}", "kill", "zabij tuto kartu"),
    phrase("vrať {who:paid} do ruky", "return", "vrať vaši postavu do ruky"),
    phrase("seber z této karty {n:power}", "power", "seber z této karty 1 moc", who=Who("this")),
    phrase("zaplať vliv {n}", "influence", "zaplať vliv 2"),
    phrase("odhoď celou ruku", "hand", "odhoď celou ruku"),
]

EFFECTS = [
    phrase("zabij {who} bez záchrany", "kill", "zabij cíl bez záchrany", what="no save"),
    phrase("zabij {who}", "kill", "zabij cíl"),
    phrase("odhoď {who} bez záchrany", "discard", "odhoď cíl bez záchrany", what="no save"),
    phrase("odhoď {who}", "discard", "odhoď cíl"),
    phrase("odhoď z ruky {n:cards}", "discard_own", "odhoď z ruky 2 karty"),
    phrase("odhoď vybranou ruku", "discard_hand", "odhoď vybranou ruku"),
    phrase("ukaž {who}", "reveal", "ukaž cíl"),
    phrase("poklekni {who}", "kneel", "poklekni cíl"),
    phrase("postav {who}", "stand", "postav cíl"),
    phrase("vrať {who} do ruky", "return", "vrať cíl do ruky"),
    phrase("vlož {who} do hry", "put", "vlož cíl do hry"),
    phrase("vlož {who} do hry na {what:bearer}", "put_on", "vlož cíl do hry na druhý cíl"),
    phrase("dej {who} do ruky", "to_hand", "dej cíl do ruky"),
    phrase("zachraň {who}", "save", "zachraň spouštěč"),
    phrase("zruš účinek", "cancel", "zruš účinek"),
    phrase("zruš účinky ostatních zápletek", "cancel_plots", "zruš účinky ostatních zápletek"),
    phrase("zruš účinky zápletek s označením {what:trait}", "cancel_plots", "zruš účinky zápletek s označením Winter"),
    phrase("posil {who} o {n}[ za {per}][ do konce {until}]", "strength", "posil cíl o 2 do konce fáze"),
    phrase("přidej na {who} {what:flag_acc}[ do konce {until}]", "flag", "přidej na cíl klíčové slovo Renown do konce fáze"),
    phrase("přidej na {who} označení {what:trait}[ do konce {until}]", "trait", "přidej na cíl označení Knight do konce fáze"),
    phrase("přidej na {who} {n:power}", "power_card", "přidej na cíl 1 moc"),
    phrase("zbav {who} {what:flag_gen}[ do konce {until}]", "unflag", "zbav cíl ikony vojenské do konce fáze"),
    phrase("zbav {who} označení {what:trait}[ do konce {until}]", "untrait", "zbav cíl označení Knight do konce fáze"),
    phrase(
        "přidej na {who} schopnost {what:nested}[ do konce {until}]",
        "grant",
        "přidej na cíl schopnost „Výzvy; cena: poklekni tuto kartu; účinek: lízni 1 kartu“ do konce fáze",
    ),
    phrase("zbav {who} {n:power}", "power_off_card", "zbav cíl 1 moc"),
    phrase("zbav {who} {n:gold}", "gold_off_card", "zbav cíl 1 zlatý"),
    phrase("zbav {who} textu[ do konce {until}]", "blank", "zbav cíl textu do konce fáze"),
    phrase("zbav {who} schopností[ do konce {until}]", "lose_abilities", "zbav cíl schopností do konce fáze"),
    phrase("spal {who} o {n}[ do konce {until}]", "burn", "spal cíl o 1 do konce fáze"),
    phrase("učiň {who} imunní vůči {what:immune}[ do konce {until}]", "immune", "učiň cíl imunní vůči událostem do konce fáze"),
    phrase("proměň {who} v postavu se silou {n}[ do konce {until}]", "become", "proměň cíl v postavu se silou 2 do konce fáze"),
    phrase("připoj {who} na druhý cíl", "attach_as", "připoj cíl na druhý cíl"),
    phrase("odvolej {who} z výzvy", "withdraw", "odvolej cíl z výzvy"),
    phrase("povol další {what:challenge} výzvu", "extra_challenge", "povol další vojenskou výzvu"),
    phrase("zakaž odezvy[ do konce {until}]", "no_responses", "zakaž odezvy do konce fáze"),
    phrase("vyveď {who} ze stínů", "out_of_shadows", "vyveď cíl ze stínů"),
    phrase("nastol zimu", "winter", "nastol zimu"),
    phrase("zvyš lízání o {n}", "draw_more", "zvyš lízání o 1"),
    phrase("zlevni ceny o {n}", "reduce", "zlevni ceny o 1"),
    phrase("získej pro rod X moci", "power_house", "získej pro rod X moci", what="X"),
    phrase("získej pro rod {n:power}[ za {per}]", "power_house", "získej pro rod 1 moc"),
    phrase("každý hráč získá pro rod {n:power}", "power_all", "každý hráč získá pro rod 1 moc"),
    phrase("přenes od soupeře k vašemu rodu {n:power}", "take_power", "přenes od soupeře k vašemu rodu 1 moc"),
    phrase("uber soupeřovu rodu {n:power}", "lose_power", "uber soupeřovu rodu 1 moc"),
    phrase("lízni {n:cards}[ za {per}]", "draw", "lízni 2 karty"),
    phrase("každý hráč si lízne {n:cards}", "draw_all", "každý hráč si lízne 2 karty"),
    phrase(
        "každý hráč, který nemá {per:filter}, si lízne {n:cards}",
        "draw_without",
        "každý hráč, který nemá stojící postavu, si lízne 1 kartu",
    ),
    phrase(
        "každý hráč, který nemá {per:filter}, získá pro rod {n:power}",
        "power_without",
        "každý hráč, který nemá stojící postavu, získá pro rod 1 moc",
    ),
    phrase(
        "dej {n:top_cards} odhazovací hromádky na balíček", "pile_to_deck", "dej 2 vrchní karty odhazovací hromádky na balíček"
    ),
    phrase("zlevni příští cenu o {n}[ do konce {until}]", "reduce_next", "zlevni příští cenu o 2 do konce fáze"),
    phrase("zvyš iniciativu o {n}[ do konce {until}]", "initiative", "zvyš iniciativu o 2 do konce kola"),
    phrase("odhoď vybraný žeton", "discard_token", "odhoď vybraný žeton"),
    phrase("přenes vybraný žeton k vašemu rodu", "take_token", "přenes vybraný žeton k vašemu rodu"),
    phrase("zamíchej odhazovací hromádku do balíčku", "shuffle_discard", "zamíchej odhazovací hromádku do balíčku"),
    phrase("převezmi {who}[ do konce {until}]", "control", "převezmi cíl"),
    phrase("získej {n:gold}", "gold", "získej 2 zlaté"),
    phrase("odhoď soupeři náhodně {n:cards} z ruky", "random_discard", "odhoď soupeři náhodně 1 kartu z ruky"),
    phrase("posil útok o {n}", "total", "posil útok o 3", what="attack"),
    phrase("posil obranu o {n}", "total", "posil obranu o 3", what="defense"),
    phrase("omez {who}: nesmí {what:cannot}[ do konce {until}]", "cannot", "omez cíl: nesmí bránit do konce fáze"),
    phrase("nech {who} {what:permit}[ do konce {until}]", "permit", "nech tuto kartu útočit vkleče do konce fáze"),
]


OF_PLAYERS = (
    ("won", "vyhrajete", "vyhraje", "výzvu"),
    ("won", "vyhrajete", "vyhraje", "{type} výzvu"),
    ("won as attacker", "vyhrajete", "vyhraje", "výzvu útokem"),
    ("won as defender", "vyhrajete", "vyhraje", "výzvu obranou"),
    ("lost", "prohrajete", "prohraje", "výzvu"),
    ("lost", "prohrajete", "prohraje", "{type} výzvu"),
    ("dominance", "vyhrajete", "vyhraje", "nadvládu"),
    ("claimed", "získáte", "získá", "moc"),
    ("event played", "zahrajete", "zahraje", "událost"),
    ("from hand", "zahrajete", "zahraje", "kartu z ruky"),
)
"""What players do, you, an opponent and anybody: the event, the two forms of the verb, and the rest."""
TRIGGERS = [
    *(
        waits_for(event, f"jakmile {said} {what}", f"jakmile {said} {what.replace('{type}', 'vojenskou')}", **by)
        for event, yours, theirs, what in OF_PLAYERS
        for said, by in ((yours, {}), (f"soupeř {theirs}", {"by": "opponent"}), (f"kdokoli {theirs}", {"by": "any"}))
    ),
    waits_for("challenge over", "jakmile skončí výzva"),
    *(
        waits_for(event, f"jakmile někdo {verb} {{who:subject}}", f"jakmile někdo {verb} tuto kartu")
        for verb, event in {
            "zabije": "killed",
            "odhodí": "discarded",
            "poklekne": "knelt",
            "postaví": "stood",
            "zahraje": "played",
            "vloží do hry": "put",
            "uvede do hry": "entered",
            "určí za útočníka": "attack",
            "určí za obránce": "defend",
            "lízne": "drawn",
            "odhalí": "plot revealed",
            "odstraní ze hry": "left",
        }.items()
    ),
    waits_for("knelt by effect", "jakmile účinek poklekne {who:subject}", "jakmile účinek poklekne tuto kartu"),
    waits_for("participated", "jakmile se výzvy zúčastní tato karta", who=Who("this")),
    *(waits_for(f"end {number}", f"jakmile skončí fáze {word}") for word, number in common.PHASE_GENITIVE.items()),
    *(waits_for(f"phase {number}", f"jakmile začne fáze {word}") for word, number in common.PHASE_GENITIVE.items()),
]

CONDITIONS = {
    "jen když tato karta stojí": "standing",
    "jen když tato karta klečí": "kneeling",
    "jen když tato karta útočí": "attacking",
    "jen když tato karta brání": "defending",
    "jen během výzvy": "in challenge",
    "jen když útočíte": "as attacker",
    "jen když se bráníte": "as defender",
    "jen ve vojenské výzvě": "military",
    "jen v intrikové výzvě": "intrigue",
    "jen v mocenské výzvě": "power",
    "jen když máte v ruce víc karet než soupeř": "more cards",
}


ASKED_CONDITIONS = [
    asks("have", "jen když máte {filter}", "jen když máte stojící postavu"),
    asks("lack", "jen když nemáte {filter}", "jen když nemáte stojící postavu"),
    asks("they have", "jen když soupeř má {filter}", "jen když soupeř má stojící postavu"),
    asks("they lack", "jen když soupeř nemá {filter}", "jen když soupeř nemá stojící postavu"),
    asks("more", "jen když máte víc {what:compared} než soupeř", "jen když máte víc moci než soupeř"),
    asks("fewer", "jen když máte míň {what:compared} než soupeř", "jen když máte míň moci než soupeř"),
]
TOKENS = {"žeton moci na ": "power", "žeton zlata na ": "gold"}
SAVES = {
    "Záchrana před zabitím": "kill",
    "Záchrana před odhozením": "discard",
    "Záchrana před zabitím i odhozením": "both",
}
CANCELS = {"Zrušení události": "cancel event", "Zrušení schopnosti": "cancel ability", "Zrušení akce": "cancel"}
CANCELS |= {
    "Zrušení spouštěného účinku": "cancel triggered",
    "Zrušení spouštěné schopnosti": "cancel triggered ability",
    "Zrušení spouštěné schopnosti postavy": "cancel character ability",
    "Zrušení pasivní schopnosti": "cancel passive",
}
KINDS = {"Odezva": "response", "Pasivní": "passive", "Stálá": "constant", "Při odhalení": "revealed"}
ZONES = {"z hromádky mrtvých": "dead", "z odhazovací hromádky": "discard", "z ruky": "hand"}
