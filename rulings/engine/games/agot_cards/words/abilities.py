"""Abilities in words: the four parts of the FAQ, separated by semicolons.

    Výzvy, nejvýše 1× za fázi; cena: poklekni tuto kartu; cíl: vyber soupeřovu postavu; účinek: poklekni cíl
    Odezva, jakmile vyhrajete výzvu; účinek: lízni 2 karty
    Stálá; účinek: posil každou vaši postavu s označením Knight o 1

Every part has a small table of phrases that reads and writes it. What the tables cannot say
is refused with the part named; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ....cards.model import EACH, Ability, Op, Target, Trigger, Who
from ....core.language.gherkin import PartError
from ....core.language.phrases import Vocabulary
from ....core.language.slots import Slot
from ..cards import Filter
from . import common
from .ability_phrases import CANCELS, CONDITIONS, COSTS, EFFECTS, KINDS, NESTED, SAVES, SLOTS, TRIGGERS, ZONES

CONSTANT_ONLY = frozenset(("winter", "draw_more", "reduce", "permit"))
"""Effects that only a constant text can have."""


class AbilityError(PartError):
    """A part of an ability that no phrase fits; the message is Czech."""


_VERBS = (
    "poklekni|zaplať|odhoď|zabij|vrať|seber|postav|vlož|dej|zachraň|zruš|posil|oslab|přidej|zbav|"
    "získej|každý hráč|přenes|uber|lízni|omez|nech|převezmi|zamíchej|ukaž|spal|učiň|proměň|připoj|odvolej|"
    "povol|zakaž|vyveď|nastol|zvyš|zlevni"
)
_WEAKEN = re.compile(r"oslab (.*)$")  # „oslab X o N“ is „posil“ with the sign turned
_AND = re.compile(rf"(?: a |(, pak ))(?=(?:{_VERBS})\b)")
_QUOTED = re.compile(r"„[^„“]*“")
_SHIELD = str.maketrans({";": "\x01", ",": "\x02", ":": "\x03", " ": "\x04"})
_UNSHIELD = str.maketrans({"\x01": ";", "\x02": ",", "\x03": ":", "\x04": " "})
_LIMIT = re.compile(r"nejvýše ([1-9])× za (fázi|kolo)")


def read(text: str) -> Ability:
    """The ability a text stands for. Raises AbilityError naming the part that is not understood."""
    text = _QUOTED.sub(lambda match: match.group(0).translate(_SHIELD), text)
    head, *parts = [part.strip() for part in text.rstrip(". ").split(";")]
    values = _read_head(head)
    for part in parts:
        _read_part(part, values)
    if not values.get("effects"):
        raise AbilityError("Schopnosti chybí část „účinek:“.")
    whom = values.pop("whom", None)
    if values["kind"] == "save":
        event = values["trigger"].event
        values["trigger"] = Trigger(event, whom or Who("each", Filter(controller="own")))
    _check_kind(values)
    return Ability(**values)


def _check_kind(values: dict[str, Any]) -> None:
    """Effects and trigger must suit the kind of ability."""
    stray = [op for op in values["effects"] if op.verb in CONSTANT_ONLY]
    if stray and values["kind"] != "constant":
        raise AbilityError("Účinek " + _write_op(EFFECTS, stray[0]).join("„“") + " platí stále: začněte slovem Stálá.")
    if values["kind"] in ("response", "passive") and values.get("trigger") is None:
        raise AbilityError("Odezvě i pasivní schopnosti chybí, na co čeká („jakmile …“).")


def _read_part(part: str, values: dict[str, Any]) -> None:
    """A labelled part of an ability, put where it belongs."""
    label, colon, body = part.partition(":")
    body = body.strip()
    if not colon:
        raise AbilityError(f"Části „{part}“ chybí návěští. Pište {_LABELS}.")
    if label == "cena":
        values["cost"] = tuple(_read_ops(COSTS, body, "ceně"))
    elif label in ("cíl", "druhý cíl"):
        values["targets"] = (*values.get("targets", ()), _read_target(body))
    elif label == "každý hráč":
        values["targets"] = (_read_target(body, EACH),)
    elif label == "koho":
        values["whom"] = _one(SLOTS["subject"], body, "koho")
    elif label == "účinek":
        values["effects"] = tuple(_read_ops(EFFECTS, body, "účinku"))
    else:
        raise AbilityError(f"Neznámé návěští „{label}:“. Pište {_LABELS}.")


_LABELS = "cena:, cíl:, druhý cíl:, koho: nebo účinek:"


def _read_head(head: str) -> dict[str, Any]:
    first, *rest = [piece.strip() for piece in head.split(",")]
    values: dict[str, Any] = {}
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


def _read_restriction(values: dict[str, Any], piece: str) -> None:
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


def _read_ops(table: Vocabulary, body: str, where: str) -> Iterator[Op]:
    pieces = _AND.split(body)
    for at in range(0, len(pieces), 2):
        piece, then = pieces[at], bool(at and pieces[at - 1])
        weak = _WEAKEN.match(piece)
        op = table.parse("posil " + weak.group(1) if weak else piece)
        if op is None:
            raise AbilityError(f"Nerozumím {where}: „{piece}“. Podívejte se do slovníku schopností.")
        op = _negated(op) if weak else op
        yield replace(op, then=True) if then else op


def read_nested(text: str) -> Ability:
    """An ability inside another one, in its quotation marks."""
    return read(text[1:-1].translate(_UNSHIELD))


def _negated(op: Op) -> Op:
    return replace(op, n=-op.n)


def _read_target(body: str, chooser: str = "own") -> Target:
    if body.endswith(", vybírá soupeř"):
        chooser, body = "opponent", body.removesuffix(", vybírá soupeř")
    optional = body.startswith("můžete vybrat ")
    body = body.removeprefix("můžete vybrat ").removeprefix("vyber ")
    if body == "soupeřovu ruku":
        return Target(Filter(), chooser, optional, hand=True)
    show = body.startswith(("a ukaž ", "a ukázat "))
    body = body.removeprefix("a ukaž ").removeprefix("a ukázat ")
    n = 1
    if match := re.match(r"([1-9])× ", body):
        n, body = int(match.group(1)), body[match.end() :]
    return Target(_one(SLOTS["filter"], body, "cíli"), chooser, optional, n, show)


def _one(slot: Slot, body: str, where: str) -> Any:
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
        parts.append(f"{'každý hráč' if target.chooser == EACH else label}: {_write_target(target)}")
    parts.append("účinek: " + "".join(_joined(op, i) + _write_op(EFFECTS, op) for i, op in enumerate(a.effects)))
    return "; ".join(parts)


def _joined(op: Op, i: int) -> str:
    return "" if i == 0 else ", pak " if op.then else " a "


def _write_target(target: Target) -> str:
    text = "můžete vybrat " if target.optional else "vyber "
    if target.hand:
        return text + "soupeřovu ruku"
    if target.show:
        text += "a ukázat " if target.optional else "a ukaž "
    if target.n > 1:
        text += f"{target.n}× "
    return text + SLOTS["filter"].write(target.filter) + (", vybírá soupeř" if target.chooser == "opponent" else "")


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
    op = replace(op, then=False)
    if op.n < 0:
        return "oslab" + table.write(_negated(op)).removeprefix("posil")
    return table.write(op)


def _back(table: Mapping[str, int | str], value: int | str) -> str:
    return next(word for word, v in table.items() if v == value)


NESTED.read, NESTED.write = read_nested, write
