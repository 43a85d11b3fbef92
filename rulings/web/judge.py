"""The answer to what a judge has asked: one sentence, the rules that decide it first."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.engine.core.judging import ALWAYS, MAY, WHAT
from rulings.engine.core.numbers import RULE
from rulings.models.scenario import Outcome

from . import trace

WHY, EDITIONS = "why", "editions"
ASKS = {
    "": gettext_lazy("Zahrát"),
    MAY: gettext_lazy("Smí to?"),
    WHAT: gettext_lazy("Co se stane?"),
    ALWAYS: gettext_lazy("Platí to vždy?"),
    WHY: gettext_lazy("Proč?"),
    EDITIONS: gettext_lazy("A podle jiného vydání?"),
}
"""What can be asked, in the words of the buttons."""
Step = Mapping[str, Any]
"""A step of a trace, as the engine tells it."""
_MISSING = re.compile(r"Přidejte větu: (.+)\.$")
_PLAIN_QUOTES = str.maketrans("„“", '""')
_RULE = re.compile(rf"\b{RULE}\b")
MOST_RULES = 3
DECIDING = 2
"""Rules told of a step that sums up: the last of them compare the sums, those before only add."""
MOST_GROUNDS = 4
"""Rules told of a move that may be made."""
MOST_CHANGES = 4
"""Sums and changes told of one step."""


class Happened(NamedTuple):
    """A step in a sentence, and the rules behind it."""

    said: str
    rules: list[str]


@dataclass(frozen=True)
class Answer:
    """How the answer begins, what follows, and the rules that decide it."""

    word: str
    said: str
    outcome: str
    rules: list[str]
    line: int = 0
    steps: tuple[Happened, ...] = ()
    """All that comes of it, step by step, where ``said`` tells only how it ends."""

    @property
    def missing(self) -> str:
        """The sentence without which there is no answer, where the engine names one."""
        found = _MISSING.search(self.said)
        return found[1].translate(_PLAIN_QUOTES) if found else ""

    @property
    def cited(self) -> list[str]:
        """All rules that are named in it."""
        return [*self.rules, *(rule for step in self.steps for rule in step.rules)]


def answer(ask: str, report: Mapping[str, Any], player: str = "") -> Answer:
    """What one report answers to a question; ``player`` is who decides where play stands now."""
    outcome, reason = report["verdict"], report["reason"]
    named = list(dict.fromkeys(_RULE.findall(reason)))
    refused = named if "odmítnut" in reason else []
    if outcome == Outcome.UNDECIDED:
        word = _("Takhle to zahrát nejde") if refused else _("Nelze rozhodnout")
        came = "" if refused or ask != WHAT else _result(_since_move(report))
        told_as = Outcome.REFUTED if refused else outcome  # what a rule refuses is no matter of doubt
        return Answer(word, f"{came} {reason}".lstrip(), told_as, refused, report["reason_line"])
    if ask == MAY:
        return _may(report, outcome, reason, named)
    if ask == WHAT:
        return _what(_since_move(report), outcome, player)
    if outcome == Outcome.REFUTED:
        word = _("Ne vždy") if ask == ALWAYS else _("Ne, neplatí")
        return Answer(word, reason, outcome, named or _weighty(report), report["reason_line"])
    if ask == ALWAYS:
        found = {"positions": report["positions"]}
        return Answer(_("Ano, vždy"), _("Prohledáno pozic: %(positions)d.") % found, outcome, _weighty(report))
    return Answer(_("Ano, platí"), _result(_since_move(report)), outcome, _weighty(report))


def _what(steps: list[Step], outcome: str, player: str) -> Answer:
    if not steps:
        waits = _("Hra čeká: rozhoduje %s.") % player if player else _("Nic dalšího se samo nestane.")
        return Answer(_("Samo se nestane nic"), waits, outcome, [])
    told_by = _telling(steps)
    rules = _ending(told_by)
    told = tuple(Happened(_happened(step), step["rules"][-MOST_RULES:]) for step in steps)
    return Answer(_("Stane se toto"), _result(steps), outcome, rules, steps=told if len(told) > 1 else ())


def _may(report: Mapping[str, Any], outcome: str, reason: str, named: list[str]) -> Answer:
    asked = next((step for step in reversed(report["trace"]) if step["kind"] in ("expect", "failed")), None)
    move = asked["text"].removeprefix("je dovoleno: ") if asked else ""
    if outcome == Outcome.CONFIRMED:
        return Answer(_("Ano, smí"), f"{move}.", outcome, list(asked["rules"][:MOST_GROUNDS]) if asked else [])
    return Answer(_("Ne, nesmí"), f"{move}." if named else reason, outcome, named)


def _since_move(report: Mapping[str, Any]) -> list[Step]:
    """What the last move has changed, and the steps that followed of themselves or must follow before anybody chooses again."""
    found: list[Step] = []
    for step in report["trace"]:
        if step["kind"] == "move":
            found = [step] if step["changes"] else []
        elif step["kind"] in ("auto", "ahead"):
            found.append(step)
    return found


def _telling(steps: list[Step]) -> Step:
    """The step that tells how it ended: the last in which strengths were summed up, else the last one."""
    return next((step for step in reversed(steps) if _sums(step)), steps[-1])


def _result(steps: list[Step]) -> str:
    """How it ended, in one sentence."""
    return _happened(_telling(steps)) if steps else ""


def _happened(step: Step) -> str:
    """A step with the sums it rests on and what it has changed."""
    changes = [_change(one["what"], one["after"]) for one in step["changes"]]
    said = ", ".join([*_sums(step), *changes][:MOST_CHANGES])
    if step["text"] == "; ".join(f"{one['what']}: {one['after']}" for one in step["changes"]):
        return f"{said}."  # the engine has no other words for it than what has changed
    return f"{step['text'].rstrip('.')} ({said})." if said else f"{step['text'].rstrip('.')}."


def _sums(step: Step) -> list[str]:
    """The totals of a step; where the engine gives none, the addends of each value added up."""
    totals = [f"{one['what']} {one['value']}" for one in step["sum"] if one["total"]]
    if totals or len(step["sum"]) < 2:
        return totals
    return [f"{one.said} {one.value}" for one in trace.sums(step["sum"])]


def _change(what: str, after: str) -> str:
    """A change as a reader says it: „Robb: klečí“, „Robb: klečí už ne“, „Robb: moc 2“, „vítěz výzvy: Stark“."""
    if after in ("ano", "ne"):
        return what if after == "ano" else f"{what} už ne"
    return f"{what} {after}" if ": " in what else f"{what}: {after}"


def _weighty(report: Mapping[str, Any]) -> list[str]:
    """The rules without which it would be otherwise; where nobody has asked, those of the last thing that was found."""
    if report["why"]:
        return list(report["why"][:MOST_RULES])
    if report["rule"] and report["bites"]:
        return [report["rule"]]
    found = [step["rules"] for step in report["trace"] if step["kind"] in ("expect", "failed") and step["rules"]]
    if found:
        return list(found[-1][:MOST_RULES])
    steps = _since_move(report)
    return _ending(_telling(steps)) if steps else []


def _ending(step: Step) -> list[str]:
    """The rules of a step that ended it: where it sums up the last ones compare, and those before only add."""
    return list(step["rules"][-(DECIDING if _sums(step) else MOST_RULES) :])
