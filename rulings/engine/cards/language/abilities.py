"""Abilities in words: the parts separated by semicolons.

    Výzvy, nejvýše 1× za fázi; cena: poklekni tuto kartu; cíl: vyber soupeřovu postavu; účinek: poklekni cíl
    Odezva, jakmile vyhrajete výzvu; účinek: lízni 2 karty
    Stálá; účinek: posil každou vaši postavu s označením Knight o 1

Every part has a small table of phrases that reads and writes it, given by the game. What the tables cannot say
is refused with the part named; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ...core.language.phrases import Phrase, Vocabulary
from ...core.language.slots import Slot
from ...core.language.suggest import nearest
from ..model import EACH, Ability, Condition, Op, Target, Trigger, Who
from .filters import FilterLanguage
from .grammar import AbilityError, Grammar

_QUOTED = re.compile(r"„[^„“]*“")
_SHIELD = str.maketrans({";": "\x01", ",": "\x02", ":": "\x03", " ": "\x04"})
_UNSHIELD = str.maketrans({"\x01": ";", "\x02": ",", "\x03": ":", "\x04": " "})
_LIMIT = re.compile(r"nejvýše ([1-9])× za (fázi|kolo)")
_LABELS = "cena:, cíl:, druhý cíl:, každý hráč:, koho: nebo účinek:"
_TARGETS = ("cíl", "druhý cíl")
_ANYTIME = "Kdykoli"
_HINTS = 3
"""How many of the nearest phrases are shown."""


@dataclass(frozen=True)
class Head:
    """How an ability begins, and what may restrict it.

    ``kinds`` are the words of kinds; ``aimed`` those of kinds that name what they are against: ``{"save": {"Záchrana
    před zabitím": "kill"}}``; ``phases`` open an action. ``openings`` lists some for the message of a fault; ``tokens``
    are what can be chosen from a card.
    """

    kinds: Mapping[str, str]
    phases: Mapping[str, int]
    aimed: Mapping[str, Mapping[str, str]]
    conditions: Mapping[str, str]
    zones: Mapping[str, str]
    openings: str
    tokens: Mapping[str, str] = field(default_factory=dict)


def phrase(pattern: str, verb: str, example: str, **fixed: Any) -> Phrase:
    """How one cost or effect is written."""
    return Phrase(pattern, Op, example, fixed=(("verb", verb), *fixed.items()))


def waits_for(event: str, pattern: str, example: str = "", **fixed: Any) -> Phrase:
    """How one trigger is written; a pattern without holes is its own example."""
    return Phrase(pattern, Trigger, example or pattern, fixed=(("event", event), *fixed.items()))


def asks(name: str, pattern: str, example: str) -> Phrase:
    """How one condition is written that speaks of cards, or of what can be counted."""
    return Phrase(pattern, Condition, example, fixed=(("name", name),))


class AbilityLanguage:
    """Reads and writes the abilities of one game.

    ``imperatives`` are the words with which costs and effects begin, so that "a" between two of them parts them;
    ``opposite`` is a pair of them, the first of which is the second with its sign turned. ``grammar`` says what goes
    together. To the slots are added those of the filters and one more, ``nested``: an
    ability in quotation marks.
    """

    def __init__(
        self,
        head: Head,
        filters: FilterLanguage,
        *,
        costs: Iterable[Phrase],
        effects: Iterable[Phrase],
        triggers: Iterable[Phrase],
        conditions: Iterable[Phrase] = (),
        slots: Mapping[str, Slot],
        imperatives: Sequence[str],
        opposite: tuple[str, str],
        grammar: Grammar,
        example: str = "",
    ) -> None:
        self.head, self.filters, self.grammar, self.example = head, filters, grammar, example
        nested = Slot("what", r"„[^„“]*“", self._read_nested, lambda a: f"„{self.write(a)}“", {"type": "string"})
        self.slots = {**filters.slots, **slots, "nested": nested}
        self.costs = Vocabulary(costs, self.slots)
        self.effects = Vocabulary(effects, self.slots)
        self.triggers = Vocabulary(triggers, self.slots)
        self.conditions = Vocabulary(conditions, self.slots)
        self._and = re.compile(rf"(?: a |(, pak ))(?=(?:{'|'.join(imperatives)})\b)")
        self._less, self._more = opposite
        self.token_bearer: Slot = self.slots.get("token_bearer", filters.filter)

    # -- reading ------------------------------------------------------------------------------
    def read(self, text: str) -> Ability:
        """The ability a text stands for. Raises AbilityError naming the part that is wrong."""
        ability = self.understand(text)
        self.grammar.check(ability, self.say)
        return ability

    def understand(self, text: str) -> Ability:
        """The ability a text stands for, whether or not its parts go together."""
        text = _QUOTED.sub(lambda match: match.group(0).translate(_SHIELD), text)
        head, *parts = [part.strip() for part in text.rstrip(". ").split(";")]
        values = self._read_head(head)
        targets: dict[str, Target] = {}
        seen: set[str] = set()
        for part in parts:
            label = part.partition(":")[0].strip()
            if label in seen:
                raise AbilityError(f"Část „{label}:“ má schopnost dvakrát. Napište ji jednou; víc účinků i cen spojte slovem a.")
            seen.add(label)
            self._read_part(part, values, targets)
        if not values.get("effects"):
            raise AbilityError("Schopnosti chybí část „účinek:“.")
        values["targets"] = _in_order(targets)
        whom = values.pop("whom", None)
        if values["kind"] == "save":
            event = values["trigger"].event
            values["trigger"] = Trigger(event, whom or Who("each", self.filters.make(controller="own")))
        elif whom:
            raise AbilityError("Část „koho:“ má jen záchrana. Jiná schopnost vybírá v části „cíl:“.")
        return Ability(**values)

    def fits(self, a: Ability, kind: str) -> None:
        """Raises AbilityError for an ability that does nothing on a card of this type."""
        self.grammar.check_on(a, kind, self.say)

    def say(self, op: Op) -> str:
        """An effect in words."""
        return self._write_op(self.effects, op)

    def _read_nested(self, text: str) -> Ability:
        return self.read(text[1:-1].translate(_UNSHIELD))

    def _read_part(self, part: str, values: dict[str, Any], targets: dict[str, Target]) -> None:
        """A labelled part of an ability, put where it belongs."""
        label, colon, body = part.partition(":")
        body = body.strip()
        if not colon:
            raise AbilityError(f"Části „{part}“ chybí návěští. Pište {_LABELS}.")
        if label == "cena":
            values["cost"] = tuple(self._read_ops(self.costs, body, "ceně"))
        elif label in _TARGETS:
            targets[label] = self._read_target(body)
        elif label == "každý hráč":
            targets[label] = self._read_target(body, EACH)
        elif label == "koho":
            values["whom"] = self._one(self.filters.subject, body, "koho")
        elif label == "účinek":
            values["effects"] = tuple(self._read_ops(self.effects, body, "účinku"))
        else:
            raise AbilityError(f"Neznámé návěští „{label}:“. Pište {_LABELS}.")

    def _read_head(self, head: str) -> dict[str, Any]:
        first, *rest = [piece.strip() for piece in head.split(",")]
        values = self._read_opening(first)
        for piece in rest:
            self._read_restriction(values, piece)
        return values

    def _read_opening(self, first: str) -> dict[str, Any]:
        if first in self.head.kinds:
            return {"kind": self.head.kinds[first]}
        for kind, words in self.head.aimed.items():
            if first in words:
                return {"kind": kind, "trigger": Trigger(words[first])}
        if first == _ANYTIME:
            return {"kind": "action"}
        names = first.split(" nebo ")
        known = self.head.phases
        if any(name not in known for name in names):
            phases = f"fází ({', '.join(known)}), " if known else ""
            raise AbilityError(f"Nerozumím začátku „{first}“. Začněte {phases}slovem {_ANYTIME}, {self.head.openings}.")
        return {"kind": "action", "phases": tuple(known[name] for name in names)}

    def _read_restriction(self, values: dict[str, Any], piece: str) -> None:
        condition = self.head.conditions.get(piece) or self.conditions.parse(piece)
        if condition is not None:
            if condition in values.get("conditions", ()):
                raise AbilityError(f"Omezení „{piece}“ stojí ve schopnosti dvakrát.")
            values["conditions"] = (*values.get("conditions", ()), condition)
        elif piece in self.head.zones:
            _once(values, "zone", piece)["zone"] = self.head.zones[piece]
        elif match := _LIMIT.fullmatch(piece):
            _once(values, "limit", piece)["limit"] = int(match.group(1))
            values["limit_per"] = "phase" if match.group(2) == "fázi" else "round"
        elif (trigger := self.triggers.parse(piece)) is not None:
            _once(values, "trigger", piece)["trigger"] = trigger
        else:
            fixed = (*self.head.conditions, *self.head.zones, "nejvýše 1× za fázi", "nejvýše 1× za kolo")
            raise AbilityError(_not_understood("omezení", piece, nearest(piece, (self.triggers, self.conditions), fixed, _HINTS)))

    def _read_ops(self, table: Vocabulary, body: str, where: str) -> Iterator[Op]:
        pieces = self._and.split(body)
        for at in range(0, len(pieces), 2):
            piece, then = pieces[at], bool(at and pieces[at - 1])
            less = piece.startswith(f"{self._less} ")
            op = table.parse(self._more + piece.removeprefix(self._less) if less else piece)
            if op is None:
                raise AbilityError(_not_understood(where, piece, nearest(piece, (table,), (), _HINTS)))
            if then and table is self.costs:
                raise AbilityError(f"V ceně „pak“ nestojí: „{piece}“. Ceny se platí všechny; spojte je slovem a.")
            op = _negated(op) if less else op
            yield replace(op, then=True) if then else op

    def _read_target(self, body: str, chooser: str = "own") -> Target:
        if body.endswith(", vybírá soupeř"):
            if chooser == EACH:
                raise AbilityError("V části „každý hráč:“ vybírá každý sám. Vynechte „vybírá soupeř“.")
            chooser, body = "opponent", body.removesuffix(", vybírá soupeř")
        optional = body.startswith("můžete vybrat ")
        body = body.removeprefix("můžete vybrat ").removeprefix("vyber ")
        if body == "soupeřovu ruku":
            return Target(self.filters.make(), chooser, optional, hand=True)
        show = body.startswith(("a ukaž ", "a ukázat "))
        body = body.removeprefix("a ukaž ").removeprefix("a ukázat ")
        for word, token in self.head.tokens.items():
            if body.startswith(word):
                cards = self._one(self.token_bearer, body.removeprefix(word), "cíli")
                return Target(cards, chooser, optional, token=token)
        n = 1
        if match := re.match(r"([1-9])× ", body):
            n, body = int(match.group(1)), body[match.end() :]
        return Target(self._one(self.filters.filter, body, "cíli"), chooser, optional, n, show)

    def _one(self, slot: Slot, body: str, where: str) -> Any:
        if not re.fullmatch(slot.regex, body):
            known, rest = _split(slot, body)
            hints = nearest(rest, (), self.filters.wordings, _HINTS)
            after = f" za slovy „{known}“" if known else ""
            raise AbilityError(_not_understood(where + after, rest, hints) + f" Celé třeba takto: {self.example}.")
        return slot.read(body)

    # -- writing ------------------------------------------------------------------------------
    def write(self, a: Ability) -> str:
        """The text of an ability; ``read(write(a)) == a``."""
        parts = [self._write_head(a)]
        if a.kind == "save":
            parts.append("koho: " + self.filters.subject.write(a.trigger.who))
        if a.cost:
            parts.append("cena: " + " a ".join(self._write_op(self.costs, op) for op in a.cost))
        for label, target in zip(("cíl", "druhý cíl"), a.targets, strict=False):
            parts.append(f"{'každý hráč' if target.chooser == EACH else label}: {self._write_target(target)}")
        parts.append("účinek: " + "".join(_joined(op, i) + self._write_op(self.effects, op) for i, op in enumerate(a.effects)))
        return "; ".join(parts)

    def _write_target(self, target: Target) -> str:
        text = "můžete vybrat " if target.optional else "vyber "
        if target.hand:
            return text + "soupeřovu ruku"
        if target.show:
            text += "a ukázat " if target.optional else "a ukaž "
        if target.token:
            text += _back(self.head.tokens, target.token) + self.token_bearer.write(target.filter)
            return text + (", vybírá soupeř" if target.chooser == "opponent" else "")
        if target.n > 1:
            text += f"{target.n}× "
        return text + self.filters.write(target.filter) + (", vybírá soupeř" if target.chooser == "opponent" else "")

    def _write_head(self, a: Ability) -> str:
        pieces = [self._write_opening(a)]
        if a.kind in ("response", "passive"):
            pieces.append(self.triggers.write(a.trigger))
        if a.zone:
            pieces.append(_back(self.head.zones, a.zone))
        for condition in a.conditions:
            fixed = isinstance(condition, str)
            pieces.append(_back(self.head.conditions, str(condition)) if fixed else self.conditions.write(condition))
        if a.limit:
            pieces.append(f"nejvýše {a.limit}× za {'fázi' if a.limit_per == 'phase' else 'kolo'}")
        return ", ".join(pieces)

    def _write_opening(self, a: Ability) -> str:
        if a.kind == "action":
            return " nebo ".join(_back(self.head.phases, phase) for phase in a.phases) or _ANYTIME
        if a.kind in self.head.aimed:
            return _back(self.head.aimed[a.kind], a.trigger.event)
        return _back(self.head.kinds, a.kind)

    def _write_op(self, table: Vocabulary, op: Op) -> str:
        op = replace(op, then=False)
        if op.n < 0:
            return self._less + table.write(_negated(op)).removeprefix(self._more)
        return table.write(op)


def _not_understood(where: str, words: str, hints: Sequence[str]) -> str:
    """What is not understood, where it stands, and what comes nearest."""
    return f"Nerozumím {where}: „{words}“. Nejblíž je: {', '.join(f'„{x}“' for x in hints)}."


def _split(slot: Slot, body: str) -> tuple[str, str]:
    """The words of a phrase that are understood, as far as they go, and the rest."""
    words = body.split(" ")
    for n in range(len(words) - 1, 0, -1):
        known = " ".join(words[:n])
        if re.fullmatch(slot.regex, known):
            return known, " ".join(words[n:])
    return "", body


def _in_order(targets: Mapping[str, Target]) -> tuple[Target, ...]:
    """The targets as they are numbered. Raises AbilityError where they do not go together."""
    if "každý hráč" in targets and len(targets) > 1:
        raise AbilityError("„každý hráč:“ a „cíl:“ vedle sebe stát nemohou. Nechte jedno z nich.")
    if "druhý cíl" in targets and "cíl" not in targets:
        raise AbilityError("Schopnost má „druhý cíl:“, ale žádný „cíl:“. Přidejte jej.")
    return tuple(targets[label] for label in ("každý hráč", *_TARGETS) if label in targets)


def _once(values: dict[str, Any], part: str, piece: str) -> dict[str, Any]:
    """The values, if they have no such part yet."""
    if part in values:
        raise AbilityError(f"Omezení „{piece}“ je tohoto druhu už druhé. Nechte jen jedno.")
    return values


def _joined(op: Op, i: int) -> str:
    return "" if i == 0 else ", pak " if op.then else " a "


def _negated(op: Op) -> Op:
    return replace(op, n=-op.n)


def _back(table: Mapping[str, int | str], value: int | str) -> str:
    return next(word for word, v in table.items() if v == value)
