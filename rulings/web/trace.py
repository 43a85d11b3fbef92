"""How a situation went, as people tell it: a move, what came of it, what was found; what was only looked ahead stands apart."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from rulings.models.scenario import Outcome

PART = " – "
"""Between the name of a value and that of an addend, as the engine writes it."""
SHOWN = 5
"""Rules beside a step before the rest is folded."""


class Sum(NamedTuple):
    """How a number came about, and the number: `Rytíř 3 + Dýka 1 = síla útoku`, `4`."""

    said: str
    value: str


@dataclass(frozen=True)
class Step:
    """One thing that happened: its sentence, what changed, the sums behind it, and the rules, those that matter first."""

    text: str
    line: int | None
    rules: list[str]
    more: list[str]
    changes: list[Mapping[str, str]]
    sums: list[Sum]


@dataclass
class Move:
    """What somebody did (nothing before the first one), what came of it, and what the situation claimed of it.

    ``ahead`` are steps that were played only to learn an answer and taken back.
    """

    done: Step | None
    came: list[Step] = field(default_factory=list)
    ahead: list[Step] = field(default_factory=list)
    found: list[Step] = field(default_factory=list)
    failed: list[Step] = field(default_factory=list)


@dataclass(frozen=True)
class Decisive:
    """The step on which the verdict turned; ``ahead``: it had yet to come."""

    step: Step
    ahead: bool


def moves(report: Mapping[str, Any]) -> list[Move]:
    """The trace of a report, move by move."""
    weight = _weight(report)
    found: list[Move] = []
    for raw in report.get("trace") or ():
        step, kind = _step(raw, weight), raw.get("kind")
        if kind == "move" or not found:
            found.append(Move(step if kind == "move" else None))
            if kind == "move":
                continue
        place = {"ahead": found[-1].ahead, "expect": found[-1].found, "failed": found[-1].failed}.get(kind, found[-1].came)
        place.append(step)
    return found


def decisive(report: Mapping[str, Any]) -> Decisive | None:
    """The last step that rests on the rule the situation is about, a sum before anything else; None where none does.

    Where the situation fell, it is the last step before the sentence that was not met.
    """
    weight = _weight(report)
    steps = [raw for raw in report.get("trace") or () if raw.get("kind") in ("auto", "ahead")]
    if not steps:
        return None
    if report.get("verdict") == Outcome.REFUTED:
        return _chosen(steps[-1], weight)
    about = [raw for raw in steps if report.get("rule") in (raw.get("rules") or ())]
    if not about:
        return None
    summed = [raw for raw in about if len(raw.get("sum") or ()) > 1]
    return _chosen((summed or about)[-1], weight)


def _chosen(raw: Mapping[str, Any], weight: Mapping[str, int]) -> Decisive:
    return Decisive(_step(raw, weight), raw.get("kind") == "ahead")


def _weight(report: Mapping[str, Any]) -> dict[str, int]:
    """The rules that matter to the verdict: that of the situation first, then those without which it falls."""
    return {rule: place for place, rule in enumerate(dict.fromkeys([report.get("rule") or "", *(report.get("why") or ())]))}


def _step(raw: Mapping[str, Any], weight: Mapping[str, int]) -> Step:
    rules = sorted(raw.get("rules") or (), key=lambda rule: weight.get(rule, len(weight)))
    shown = len(rules) if len(rules) <= SHOWN + 1 else SHOWN
    changes = list(raw.get("changes") or ())
    return Step(raw.get("text") or "", raw.get("line"), rules[:shown], rules[shown:], changes, sums(raw.get("sum") or ()))


def sums(parts: Iterable[Mapping[str, Any]]) -> list[Sum]:
    """Addends with the total that the engine gives after them; neighbours of one name are addends of one value.

    Where a name says of what value an addend is part (`síla – podpora`), all neighbours that are parts of it are.
    """
    found: list[Sum] = []
    open_: list[tuple[str, int]] = []
    for part in parts:
        if part.get("total"):
            said = _added([(f"{what} ", value) for what, value in open_])
            found.append(Sum(" = ".join(filter(None, (said, part["what"]))), _number(part["value"])))
            open_ = []
        else:
            open_.append((part["what"], part["value"]))
    for name, same in groupby(open_, lambda addend: addend[0].partition(PART)[0]):
        addends = [(whole.partition(PART)[2], value) for whole, value in same]
        said = f"{name}: {_added([(f'{part} ' if part else '', value) for part, value in addends])} ="
        alone = f"{name}{PART}{addends[0][0]}" if addends[0][0] else name
        found.append(Sum(said if len(addends) > 1 else alone, _number(sum(value for _part, value in addends))))
    return found


def _added(addends: list[tuple[str, int]]) -> str:
    """`Rytíř 3 + Dýka 1`, `4 − 1`, `5 + Pochod −1`."""
    return "".join(_addend(what, value, first=n == 0) for n, (what, value) in enumerate(addends))


def _addend(what: str, value: int, *, first: bool) -> str:
    """`Rytíř 3`, ` + Dýka 1`, ` − Zima 1`; what has its number in its name (`Pochod −1`) is given neither another nor a sign."""
    signed = f"{value:+d} "
    if what.endswith(signed):
        return f"{'' if first else ' + '}{what.removesuffix(signed)}{signed.strip().replace('-', '−')}"
    if first:
        return f"{what}{_number(value)}"
    return f" {'−' if value < 0 else '+'} {what}{_number(abs(value))}"


def _number(value: int) -> str:
    return str(value).replace("-", "−")
