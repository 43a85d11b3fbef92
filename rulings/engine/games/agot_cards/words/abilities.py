"""Abilities in words: the four parts of the FAQ, separated by semicolons.

    Výzvy, nejvýše 1× za fázi; cena: poklekni tuto kartu; cíl: vyber soupeřovu postavu; účinek: poklekni cíl
    Odezva, jakmile vyhrajete výzvu; účinek: lízni 2 karty
    Stálá; účinek: posil každou vaši postavu s označením Knight o 1

Every part has a small table of phrases that reads and writes it. What the tables cannot say
is refused with the part named; nothing is guessed.
"""

from __future__ import annotations

import re

from ....core.language.phrases import Phrase, Vocabulary
from ....core.language.slots import Slot, number, words
from ..cards import Ability, Filter, Op, Target, Trigger, Who
from . import common
from .filters import cost_slot, filter_slot, trigger_slot, who_slot


class AbilityError(Exception):
    """A part of an ability that no phrase fits; the message is Czech."""


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
}


def _each(f: Filter) -> Who:
    return Who("each", f)


def _op(pattern: str, verb: str, example: str, **fixed) -> Phrase:
    return Phrase(pattern, Op, example, fixed=(("verb", verb), *fixed.items()))


COSTS = Vocabulary(
    [
        _op("poklekni {who:paid}", "kneel", "poklekni tuto kartu"),
        _op("zaplať {n:gold}", "gold", "zaplať 2 zlaté"),
        _op("odhoď {who:paid}", "discard", "odhoď vaši kartu v ruce"),
        _op("zabij {who:paid}", "kill", "zabij tuto kartu"),
        _op("vrať {who:paid} do ruky", "return", "vrať vaši postavu do ruky"),
        _op("seber z této karty {n:power}", "power", "seber z této karty 1 moc", who=who_slot.read("tuto kartu")),
    ],
    SLOTS,
)

EFFECTS = Vocabulary(
    [
        _op("zabij {who} bez záchrany", "kill", "zabij cíl bez záchrany", what="no save"),
        _op("zabij {who}", "kill", "zabij cíl"),
        _op("odhoď {who} bez záchrany", "discard", "odhoď cíl bez záchrany", what="no save"),
        _op("odhoď {who}", "discard", "odhoď cíl"),
        _op("poklekni {who}", "kneel", "poklekni cíl"),
        _op("postav {who}", "stand", "postav cíl"),
        _op("vrať {who} do ruky", "return", "vrať cíl do ruky"),
        _op("vlož {who} do hry", "put", "vlož cíl do hry"),
        _op("dej {who} do ruky", "to_hand", "dej cíl do ruky"),
        _op("zachraň {who}", "save", "zachraň spouštěč"),
        _op("zruš účinek", "cancel", "zruš účinek"),
        _op("posil {who} o {n}[ za {per}][ do konce {until}]", "strength", "posil cíl o 2 do konce fáze"),
        _op("přidej na {who} {what:flag_acc}[ do konce {until}]", "flag", "přidej na cíl klíčové slovo Renown do konce fáze"),
        _op("přidej na {who} označení {what:trait}[ do konce {until}]", "trait", "přidej na cíl označení Knight do konce fáze"),
        _op("přidej na {who} {n:power}", "power_card", "přidej na cíl 1 moc"),
        _op("zbav {who} {what:flag_gen}[ do konce {until}]", "unflag", "zbav cíl ikony vojenské do konce fáze"),
        _op("zbav {who} označení {what:trait}[ do konce {until}]", "untrait", "zbav cíl označení Knight do konce fáze"),
        _op("zbav {who} {n:power}", "power_off_card", "zbav cíl 1 moc"),
        _op("získej pro rod {n:power}[ za {per}]", "power_house", "získej pro rod 1 moc"),
        _op("každý hráč získá pro rod {n:power}", "power_all", "každý hráč získá pro rod 1 moc"),
        _op("přenes od soupeře k vašemu rodu {n:power}", "take_power", "přenes od soupeře k vašemu rodu 1 moc"),
        _op("uber soupeřovu rodu {n:power}", "lose_power", "uber soupeřovu rodu 1 moc"),
        _op("lízni {n:cards}[ za {per}]", "draw", "lízni 2 karty"),
        _op("každý hráč si lízne {n:cards}", "draw_all", "každý hráč si lízne 2 karty"),
        _op("zamíchej odhazovací hromádku do balíčku", "shuffle_discard", "zamíchej odhazovací hromádku do balíčku"),
        _op("převezmi {who}", "control", "převezmi cíl"),
        _op("získej {n:gold}", "gold", "získej 2 zlaté"),
        _op("odhoď soupeři náhodně {n:cards} z ruky", "random_discard", "odhoď soupeři náhodně 1 kartu z ruky"),
        _op("posil útok o {n}", "total", "posil útok o 3", what="attack"),
        _op("posil obranu o {n}", "total", "posil obranu o 3", what="defense"),
        _op("omez {who}: nesmí {what:cannot}[ do konce {until}]", "cannot", "omez cíl: nesmí bránit do konce fáze"),
        _op("nech {who} {what:permit}", "permit", "nech tuto kartu útočit vkleče"),
    ],
    SLOTS,
)


_WEAKEN = re.compile(r"oslab (.*)$")  # „oslab X o N“ is „posil“ with the sign turned


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
            }.items()
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
}
SAVES = {
    "Záchrana před zabitím": "kill",
    "Záchrana před odhozením": "discard",
    "Záchrana před zabitím i odhozením": "both",
}
CANCELS = {"Zrušení události": "cancel event", "Zrušení schopnosti": "cancel ability", "Zrušení akce": "cancel"}
KINDS = {"Odezva": "response", "Pasivní": "passive", "Stálá": "constant"}
_VERBS = (
    "poklekni|zaplať|odhoď|zabij|vrať|seber|postav|vlož|dej|zachraň|zruš|posil|oslab|přidej|zbav|"
    "získej|každý hráč|přenes|uber|lízni|omez|nech|převezmi|zamíchej"
)
_AND = re.compile(rf" a (?=(?:{_VERBS})\b)")
ZONES = {"z hromádky mrtvých": "dead", "z odhazovací hromádky": "discard"}
_LIMIT = re.compile(r"nejvýše (\d)× za (fázi|kolo)")


def read(text: str) -> Ability:
    """The ability a text stands for. Raises AbilityError naming the part that is not understood."""
    head, *parts = [part.strip() for part in text.rstrip(". ").split(";")]
    values = _read_head(head)
    whom = None
    for part in parts:
        label, colon, body = part.partition(":")
        body = body.strip()
        if not colon:
            raise AbilityError(f"Části „{part}“ chybí návěští. Pište cena:, cíl:, druhý cíl:, koho: nebo účinek:.")
        if label == "cena":
            values["cost"] = tuple(_read_ops(COSTS, body, "ceně"))
        elif label in ("cíl", "druhý cíl"):
            values["targets"] = (*values.get("targets", ()), _read_target(body))
        elif label == "koho":
            whom = _one(SLOTS["subject"], body, "koho")
        elif label == "účinek":
            values["effects"] = tuple(_read_ops(EFFECTS, body, "účinku"))
        else:
            raise AbilityError(f"Neznámé návěští „{label}:“. Pište cena:, cíl:, druhý cíl:, koho: nebo účinek:.")
    if not values.get("effects"):
        raise AbilityError("Schopnosti chybí část „účinek:“.")
    if values["kind"] == "save":
        event = values["trigger"].event
        values["trigger"] = Trigger(event, whom or Who("each", Filter(controller="own")))
    if values["kind"] in ("response", "passive") and values.get("trigger") is None:
        raise AbilityError("Odezvě i pasivní schopnosti chybí, na co čeká („jakmile …“).")
    return Ability(**values)


def _read_head(head: str) -> dict:
    first, *rest = [piece.strip() for piece in head.split(",")]
    values: dict = {}
    if first in KINDS:
        values["kind"] = KINDS[first]
    elif first in SAVES:
        values |= {"kind": "save", "trigger": Trigger(SAVES[first])}
    elif first in CANCELS:
        values |= {"kind": "cancel", "trigger": Trigger(CANCELS[first])}
    elif first == "Kdykoli":
        values["kind"] = "action"
    else:
        phases = first.split(" nebo ")
        if any(name not in common.PHASE_HEADS for name in phases):
            raise AbilityError(
                f"Nerozumím začátku „{first}“. Začněte fází ({', '.join(common.PHASE_HEADS)}), slovem Kdykoli, "
                "Odezva, Pasivní, Stálá, Záchrana před zabitím nebo Zrušení události."
            )
        values |= {"kind": "action", "phases": tuple(common.PHASE_HEADS[name] for name in phases)}
    for piece in rest:
        _read_restriction(values, piece)
    return values


def _read_restriction(values: dict, piece: str) -> None:
    if piece in CONDITIONS:
        values["conditions"] = (*values.get("conditions", ()), CONDITIONS[piece])
    elif piece in ZONES:
        values["zone"] = ZONES[piece]
    elif match := _LIMIT.fullmatch(piece):
        values["limit"] = int(match.group(1))
        values["limit_per"] = "phase" if match.group(2) == "fázi" else "round"
    elif (trigger := TRIGGERS.parse(piece)) is not None:
        values["trigger"] = trigger
    else:
        raise AbilityError(f"Nerozumím omezení „{piece}“.")


def _read_ops(table: Vocabulary, body: str, where: str):
    for piece in _AND.split(body):
        weak = _WEAKEN.match(piece)
        op = table.parse("posil " + weak.group(1) if weak else piece)
        if op is None:
            raise AbilityError(f"Nerozumím {where}: „{piece}“. Podívejte se do slovníku schopností.")
        yield _negated(op) if weak else op


def _negated(op: Op) -> Op:
    return Op(op.verb, op.who, -op.n, op.what, op.until, op.per)


def _read_target(body: str) -> Target:
    chooser = "own"
    if body.endswith(", vybírá soupeř"):
        chooser, body = "opponent", body.removesuffix(", vybírá soupeř")
    optional = body.startswith("můžete vybrat ")
    body = body.removeprefix("můžete vybrat ").removeprefix("vyber ")
    return Target(_one(SLOTS["filter"], body, "cíli"), chooser, optional)


def _one(slot: Slot, body: str, where: str):
    if not re.fullmatch(slot.regex, body):
        raise AbilityError(f"Nerozumím {where}: „{body}“. Příklad: soupeřovu klečící postavu s označením Knight.")
    return slot.read(body)


def write(a: Ability) -> str:
    """The text of an ability; ``read(write(a)) == a``."""
    parts = [_write_head(a)]
    if a.kind == "save":
        parts.append("koho: " + SLOTS["subject"].write(a.trigger.who))
    if a.cost:
        parts.append("cena: " + " a ".join(_write_op(COSTS, op) for op in a.cost))
    for label, target in zip(("cíl", "druhý cíl"), a.targets, strict=False):
        text = ("můžete vybrat " if target.optional else "vyber ") + SLOTS["filter"].write(target.filter)
        parts.append(f"{label}: {text}" + (", vybírá soupeř" if target.chooser == "opponent" else ""))
    parts.append("účinek: " + " a ".join(_write_op(EFFECTS, op) for op in a.effects))
    return "; ".join(parts)


def _write_head(a: Ability) -> str:
    if a.kind == "action":
        first = " nebo ".join(_back(common.PHASE_HEADS, phase) for phase in a.phases) or "Kdykoli"
    elif a.kind == "save":
        first = _back(SAVES, a.trigger.event)
    elif a.kind == "cancel":
        first = _back(CANCELS, a.trigger.event)
    else:
        first = _back(KINDS, a.kind)
    pieces = [first]
    if a.kind in ("response", "passive"):
        pieces.append(TRIGGERS.write(a.trigger))
    if a.zone:
        pieces.append(_back(ZONES, a.zone))
    pieces += [_back(CONDITIONS, name) for name in a.conditions]
    if a.limit:
        pieces.append(f"nejvýše {a.limit}× za {'fázi' if a.limit_per == 'phase' else 'kolo'}")
    return ", ".join(pieces)


def _write_op(table: Vocabulary, op: Op) -> str:
    if op.n < 0:
        return "oslab" + table.write(_negated(op)).removeprefix("posil")
    return table.write(op)


def _back(table: dict, value) -> str:
    return next(word for word, v in table.items() if v == value)
