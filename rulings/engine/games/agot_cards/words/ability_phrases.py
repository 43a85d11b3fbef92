"""The phrases of abilities: costs, effects, triggers, and the words of the other parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....cards.model import Ability, Op, Trigger, Who
from ....core.language.phrases import Phrase, Vocabulary
from ....core.language.slots import Slot, number, words
from ..cards import Filter
from . import common
from .filters import cost_slot, filter_slot, trigger_slot, who_slot


class Nested:
    """How an ability inside another one is read and written: as whole abilities are, by the module that stands on this one."""

    read: Callable[[str], Ability]
    write: Callable[[Ability], str]


NESTED = Nested()


def _read_nested(text: str) -> Ability:
    return NESTED.read(text)


def _write_nested(a: Ability) -> str:
    return f"„{NESTED.write(a)}“"


def _word(name: str) -> Slot:
    return Slot(name, r"[A-ZÁ-Ž]\w*", str, str, {"type": "string"})


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
}
PERMIT = {
    "útočit vkleče": "attack kneeling",
    "bránit vkleče": "defend kneeling",
    "útočit bez ikony": "attack without icon",
    "bránit bez ikony": "defend without icon",
    "útočit bez kleknutí": "attack standing",
    "bránit bez kleknutí": "defend standing",
}

SLOTS = {
    "who": who_slot,
    "filter": filter_slot,
    "per": Slot(
        "per",
        rf"(?:každou|každé|každý) {filter_slot.regex}",
        lambda x: filter_slot.read(x.split(" ", 1)[1]),
        lambda f: who_slot.write(_each(f)),
        {"type": "string"},
    ),
    "paid": cost_slot,
    "subject": trigger_slot,
    "n": number(),
    "gold": common.gold,
    "cards": common.cards,
    "power": common.power,
    "until": common.until,
    "flag_acc": words("what", FLAGS_ACC),
    "flag_gen": words("what", FLAGS_GEN),
    "trait": _word("what"),
    "cannot": words("what", CANNOT),
    "permit": words("what", PERMIT),
    "type": words("type", common.CHALLENGE),
    "challenge": words("what", {word: str(value) for word, value in common.CHALLENGE.items()}),
    "immune": words("what", common.IMMUNE_TO),
    "nested": Slot("what", r"„[^„“]*“", _read_nested, _write_nested, {"type": "string"}),
}


def _each(f: Filter) -> Who:
    return Who("each", f)


def _op(pattern: str, verb: str, example: str, **fixed: Any) -> Phrase:
    return Phrase(pattern, Op, example, fixed=(("verb", verb), *fixed.items()))


COSTS = Vocabulary(
    [
        _op("poklekni {who:paid}", "kneel", "poklekni tuto kartu"),
        _op("zaplať {n:gold}", "gold", "zaplať 2 zlaté"),
        _op("odhoď {who:paid}", "discard", "odhoď vaši kartu v ruce"),
        _op("zabij {who:paid}", "kill", "zabij tuto kartu"),
        _op("vrať {who:paid} do ruky", "return", "vrať vaši postavu do ruky"),
        _op("seber z této karty {n:power}", "power", "seber z této karty 1 moc", who=who_slot.read("tuto kartu")),
        _op("zaplať vliv {n}", "influence", "zaplať vliv 2"),
        _op("odhoď celou ruku", "hand", "odhoď celou ruku"),
    ],
    SLOTS,
)

EFFECTS = Vocabulary(
    [
        _op("zabij {who} bez záchrany", "kill", "zabij cíl bez záchrany", what="no save"),
        _op("zabij {who}", "kill", "zabij cíl"),
        _op("odhoď {who} bez záchrany", "discard", "odhoď cíl bez záchrany", what="no save"),
        _op("odhoď {who}", "discard", "odhoď cíl"),
        _op("odhoď z ruky {n:cards}", "discard_own", "odhoď z ruky 2 karty"),
        _op("odhoď vybranou ruku", "discard_hand", "odhoď vybranou ruku"),
        _op("ukaž {who}", "reveal", "ukaž cíl"),
        _op("poklekni {who}", "kneel", "poklekni cíl"),
        _op("postav {who}", "stand", "postav cíl"),
        _op("vrať {who} do ruky", "return", "vrať cíl do ruky"),
        _op("vlož {who} do hry", "put", "vlož cíl do hry"),
        _op("dej {who} do ruky", "to_hand", "dej cíl do ruky"),
        _op("zachraň {who}", "save", "zachraň spouštěč"),
        _op("zruš účinek", "cancel", "zruš účinek"),
        _op("zruš účinky ostatních zápletek", "cancel_plots", "zruš účinky ostatních zápletek"),
        _op("posil {who} o {n}[ za {per}][ do konce {until}]", "strength", "posil cíl o 2 do konce fáze"),
        _op("přidej na {who} {what:flag_acc}[ do konce {until}]", "flag", "přidej na cíl klíčové slovo Renown do konce fáze"),
        _op("přidej na {who} označení {what:trait}[ do konce {until}]", "trait", "přidej na cíl označení Knight do konce fáze"),
        _op("přidej na {who} {n:power}", "power_card", "přidej na cíl 1 moc"),
        _op("zbav {who} {what:flag_gen}[ do konce {until}]", "unflag", "zbav cíl ikony vojenské do konce fáze"),
        _op("zbav {who} označení {what:trait}[ do konce {until}]", "untrait", "zbav cíl označení Knight do konce fáze"),
        _op(
            "přidej na {who} schopnost {what:nested}[ do konce {until}]",
            "grant",
            "přidej na cíl schopnost „Výzvy; cena: poklekni tuto kartu; účinek: lízni 1 kartu“ do konce fáze",
        ),
        _op("zbav {who} {n:power}", "power_off_card", "zbav cíl 1 moc"),
        _op("zbav {who} {n:gold}", "gold_off_card", "zbav cíl 1 zlatý"),
        _op("zbav {who} textu[ do konce {until}]", "blank", "zbav cíl textu do konce fáze"),
        _op("zbav {who} schopností[ do konce {until}]", "lose_abilities", "zbav cíl schopností do konce fáze"),
        _op("spal {who} o {n}[ do konce {until}]", "burn", "spal cíl o 1 do konce fáze"),
        _op("učiň {who} imunní vůči {what:immune}[ do konce {until}]", "immune", "učiň cíl imunní vůči událostem do konce fáze"),
        _op("proměň {who} v postavu se silou {n}[ do konce {until}]", "become", "proměň cíl v postavu se silou 2 do konce fáze"),
        _op("připoj {who} na druhý cíl", "attach_as", "připoj cíl na druhý cíl"),
        _op("odvolej {who} z výzvy", "withdraw", "odvolej cíl z výzvy"),
        _op("povol další {what:challenge} výzvu", "extra_challenge", "povol další vojenskou výzvu"),
        _op("zakaž odezvy[ do konce {until}]", "no_responses", "zakaž odezvy do konce fáze"),
        _op("vyveď {who} ze stínů", "out_of_shadows", "vyveď cíl ze stínů"),
        _op("nastol zimu", "winter", "nastol zimu"),
        _op("zvyš lízání o {n}", "draw_more", "zvyš lízání o 1"),
        _op("zlevni ceny o {n}", "reduce", "zlevni ceny o 1"),
        _op("získej pro rod X moci", "power_house", "získej pro rod X moci", what="X"),
        _op("získej pro rod {n:power}[ za {per}]", "power_house", "získej pro rod 1 moc"),
        _op("každý hráč získá pro rod {n:power}", "power_all", "každý hráč získá pro rod 1 moc"),
        _op("přenes od soupeře k vašemu rodu {n:power}", "take_power", "přenes od soupeře k vašemu rodu 1 moc"),
        _op("uber soupeřovu rodu {n:power}", "lose_power", "uber soupeřovu rodu 1 moc"),
        _op("lízni {n:cards}[ za {per}]", "draw", "lízni 2 karty"),
        _op("každý hráč si lízne {n:cards}", "draw_all", "každý hráč si lízne 2 karty"),
        _op("zamíchej odhazovací hromádku do balíčku", "shuffle_discard", "zamíchej odhazovací hromádku do balíčku"),
        _op("převezmi {who}[ do konce {until}]", "control", "převezmi cíl"),
        _op("získej {n:gold}", "gold", "získej 2 zlaté"),
        _op("odhoď soupeři náhodně {n:cards} z ruky", "random_discard", "odhoď soupeři náhodně 1 kartu z ruky"),
        _op("posil útok o {n}", "total", "posil útok o 3", what="attack"),
        _op("posil obranu o {n}", "total", "posil obranu o 3", what="defense"),
        _op("omez {who}: nesmí {what:cannot}[ do konce {until}]", "cannot", "omez cíl: nesmí bránit do konce fáze"),
        _op("nech {who} {what:permit}", "permit", "nech tuto kartu útočit vkleče"),
    ],
    SLOTS,
)


TRIGGERS = Vocabulary(
    [
        Phrase("jakmile vyhrajete výzvu", Trigger, "jakmile vyhrajete výzvu", fixed=(("event", "won"),)),
        Phrase("jakmile vyhrajete {type} výzvu", Trigger, "jakmile vyhrajete vojenskou výzvu", fixed=(("event", "won"),)),
        Phrase(
            "jakmile vyhrajete výzvu útokem", Trigger, "jakmile vyhrajete výzvu útokem", fixed=(("event", "won as attacker"),)
        ),
        Phrase(
            "jakmile vyhrajete výzvu obranou", Trigger, "jakmile vyhrajete výzvu obranou", fixed=(("event", "won as defender"),)
        ),
        Phrase("jakmile prohrajete výzvu", Trigger, "jakmile prohrajete výzvu", fixed=(("event", "lost"),)),
        Phrase("jakmile vyhrajete nadvládu", Trigger, "jakmile vyhrajete nadvládu", fixed=(("event", "dominance"),)),
        Phrase("jakmile získáte moc", Trigger, "jakmile získáte moc", fixed=(("event", "claimed"),)),
        *(
            Phrase(
                f"jakmile někdo {verb} {{who:subject}}", Trigger, f"jakmile někdo {verb} tuto kartu", fixed=(("event", event),)
            )
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
        Phrase(
            "jakmile účinek poklekne {who:subject}",
            Trigger,
            "jakmile účinek poklekne tuto kartu",
            fixed=(("event", "knelt by effect"),),
        ),
        Phrase(
            "jakmile se výzvy zúčastní tato karta",
            Trigger,
            "jakmile se výzvy zúčastní tato karta",
            fixed=(("event", "participated"), ("who", Who("this"))),
        ),
        Phrase("jakmile zahrajete událost", Trigger, "jakmile zahrajete událost", fixed=(("event", "event played"),)),
        Phrase("jakmile zahrajete kartu z ruky", Trigger, "jakmile zahrajete kartu z ruky", fixed=(("event", "from hand"),)),
        *(
            Phrase(f"jakmile skončí fáze {word}", Trigger, f"jakmile skončí fáze {word}", fixed=(("event", f"end {number}"),))
            for word, number in common.PHASE_GENITIVE.items()
        ),
        *(
            Phrase(f"jakmile začne fáze {word}", Trigger, f"jakmile začne fáze {word}", fixed=(("event", f"phase {number}"),))
            for word, number in common.PHASE_GENITIVE.items()
        ),
    ],
    SLOTS,
)

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
