"""The phrases of abilities: costs, effects, conditions, and the words of the other parts."""

from __future__ import annotations

from ....cards.language.abilities import asks, phrase
from ....cards.model import Who
from ....core.language.slots import Slot, number, quoted, words
from ..cells import UNTIL_DAMAGE, UNTIL_TURN
from . import common

_KEYWORDS = {word: str(value) for word, value in common.KEYWORDS.items()}
CANNOT = {
    "útočit": "attack",
    "chránit": "protect",
    "být připravena": "ready",
    "být zničena": "destroy",
    "být vyléčena": "heal",
    "být cílem": "target",
}
SLOTS = {
    "n": number(),
    "times": Slot("what", r"[2-9]|[1-9]\d", str, str, {"type": "string"}),
    "cards": common.cards,
    "resources": common.resources,
    "wounds": common.wounds,
    "until": common.until,
    "word": words("what", _KEYWORDS),
    "damage": words("what", {word: str(value) for word, value in common.DAMAGE.items()}),
    "cannot": words("what", CANNOT),
    "named": quoted("what"),
    "token": Slot("what", r"\d{1,2}/[1-9]\d?", str, str, {"type": "string"}),
}

COSTS = [
    phrase("zaplať {n:resources}", "resources", "zaplať 2 zdroje"),
    phrase("aktivuj tuto kartu", "activate", "aktivuj tuto kartu", who=Who("this")),
    phrase("vyčerpej {who:paid}", "exhaust", "vyčerpej vašeho hrdinu"),
    phrase("znič {who:paid}", "destroy", "znič tuto kartu"),
    phrase("odhoď {who:paid}", "discard", "odhoď vaši kartu v ruce"),
]
EFFECTS = [
    phrase("zraň {who} o {n}[ {what:damage}]", "damage", "zraň cíl o 2 ohněm"),
    phrase("zraň hrdinou {who} o {n}[ {what:damage}]", "hero damage", "zraň hrdinou cíl o 1"),
    phrase("umísti na {who} {n:wounds}", "put damage", "umísti na cíl 1 zranění"),
    phrase("vyleč {who} o {n}", "heal", "vyleč cíl o 2"),
    phrase("znič {who}", "destroy", "znič cíl"),
    phrase("připrav {who}", "ready", "připrav cíl"),
    phrase("vyčerpej {who}", "exhaust", "vyčerpej cíl"),
    phrase("vrať {who} do ruky", "return", "vrať cíl do ruky"),
    phrase("odstraň {who} ze hry", "remove", "odstraň cíl ze hry"),
    phrase("vlož {who} do hry", "enter", "vlož cíl do hry"),
    phrase("dober {n:cards}", "draw", "dober 2 karty"),
    phrase("posil {who} o {n} ATK[ za {per}][ do konce {until}]", "atk", "posil cíl o 2 ATK do konce kola"),
    phrase("posil {who} o {n} zdraví[ do konce {until}]", "health", "posil cíl o 2 zdraví do konce kola"),
    phrase("posil {who} o {n} DEF[ do konce {until}]", "defense", "posil cíl o 1 DEF do konce kola"),
    phrase(
        "přidej na {who} klíčové slovo {what:word}[ do konce {until}]",
        "flag",
        "přidej na cíl klíčové slovo plížení do konce kola",
    ),
    phrase(
        "přidej na {who} klíčové slovo {what:word}, dokud nezraní",
        "flag",
        "přidej na cíl klíčové slovo plížení, dokud nezraní",
        until=UNTIL_DAMAGE,
    ),
    phrase("zbav {who} klíčového slova {what:word}[ do konce {until}]", "unflag", "zbav cíl klíčového slova plížení"),
    phrase("omez {who}: nesmí {what:cannot}[ do konce {until}]", "cannot", "omez cíl: nesmí útočit do konce kola"),
    phrase(
        "chraň {who} před {n} zraněními[ {what:damage}][ do konce {until}]", "prevent", "chraň cíl před 2 zraněními do konce kola"
    ),
    phrase(
        "chraň {who} před bojovým zraněním[ do konce {until}]", "prevent combat", "chraň cíl před bojovým zraněním do konce kola"
    ),
    phrase("nech {who} zraňovat o {n} víc[ do konce {until}]", "more", "nech cíl zraňovat o 1 víc do konce kola"),
    phrase("vytvoř žeton spojence {what:token}", "token", "vytvoř žeton spojence 1/1"),
    phrase("vytvoř žeton {what:named}", "named token", 'vytvoř žeton "Vlče"'),
    phrase("přilož tuto kartu na cíl", "attach", "přilož tuto kartu na cíl", who=Who("target")),
    phrase("odvolej {who} z boje", "withdraw", "odvolej cíl z boje"),
    phrase("převezmi {who}", "control", "převezmi cíl"),
    phrase("převezmi {who} do konce kola", "control", "převezmi cíl do konce kola", until=UNTIL_TURN),
    phrase(
        "přidej na {who} schopnost {what:nested}[ do konce {until}]",
        "grant",
        "přidej na cíl schopnost „Placená; cena: zaplať 1 zdroj; účinek: dober 1 kartu“ do konce kola",
    ),
]
CONDITIONS = {
    "jen když tato karta útočí": "attacking",
    "jen když se tato karta brání": "defending",
    "jen když je tato karta připravená": "ready",
    "jen když je tato karta vyčerpaná": "exhausted",
    "jen v boji": "in combat",
    "jen ve vašem kole": "own turn",
    "jen v cizím kole": "foreign turn",
}


ASKED_CONDITIONS = [
    asks("have", "jen když máte {filter}", "jen když máte připraveného spojence"),
    asks("have many", "jen když máte nejméně {what:times}× {filter}", "jen když máte nejméně 3× připraveného spojence"),
    asks("lack", "jen když nemáte {filter}", "jen když nemáte připraveného spojence"),
    asks("they have", "jen když soupeř má {filter}", "jen když soupeř má spojence"),
    asks("they lack", "jen když soupeř nemá {filter}", "jen když soupeř nemá spojence"),
]
KINDS = {"Po zahrání": "played", "Placená": "power", "Odměna": "reward", "Stálá": "constant"}
