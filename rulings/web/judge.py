"""The answer to what a judge has asked: one sentence, the rules that decide it first."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings import engine
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
_REFUSED = re.compile(rf" – tah je odmítnut podle {RULE}(?:, {RULE})*\.")
_PLAIN_QUOTES = str.maketrans("„“", '""')
_RULE = re.compile(rf"\b{RULE}\b")
MOST_RULES = 3
DECIDING = 2
"""Rules told of a step that sums up: the first of them compare the sums, those after only add."""
WAITING = "waiting"
"""The outcome where somebody has to choose: neither a yes nor a no."""
MOST_GROUNDS = 4
"""Rules told of a move that may be made."""
MOST_SHOWN = 3
"""Rules told of a refusal before the rest is folded."""
MOST_CHANGES = 4
"""Changes told of one step; its sums are told whole."""


class Ground(NamedTuple):
    """A rule that decides, and those that say the same."""

    rule: str
    alike: list[str]


def grounds(rules: Iterable[str]) -> list[Ground]:
    """Rules in their order, what says one thing told once."""
    return [Ground(first, alike) for first, *alike in engine.folded(rules)]


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
    def grounds(self) -> list[Ground]:
        """The rules that decide it, the sharpest first."""
        return grounds(self.rules)[:MOST_SHOWN]

    @property
    def further(self) -> list[Ground]:
        """More of them, to be folded."""
        return grounds(self.rules)[MOST_SHOWN:]

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
        said = _REFUSED.sub(".", reason, count=1) if refused else reason  # the rules stand above it
        return Answer(word, f"{came} {said}".lstrip(), told_as, refused, report["reason_line"])
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
        if player:
            return Answer(_("Rozhoduje %s") % player, _("Samo se nestane nic, hra čeká."), WAITING, [])
        return Answer(_("Samo se nestane nic"), _("Nic dalšího se samo nestane."), WAITING, [])
    told = tuple(Happened(said, step["rules"][:MOST_RULES]) for step in steps if (said := _happened(step)))
    return Answer(_("Stane se toto"), _result(steps), outcome, _ending(_telling(steps)), steps=told if len(told) > 1 else ())


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
    """The step that tells how it ended: the last in which strengths were summed up, else the last one there is to tell of."""
    told = [step for step in steps if _happened(step)] or steps
    return next((step for step in reversed(told) if _sums(step)), told[-1])


def _result(steps: list[Step]) -> str:
    """How it ended, in one sentence."""
    return _happened(_telling(steps)) if steps else ""


def _happened(step: Step) -> str:
    """A step with the sums it rests on and what it has changed, as a sentence; "" for one of which players need not hear."""
    clauses = [_change(one) for one in step["changes"]]
    changed = list(filter(None, clauses))
    more = [_("a další změny")] if len(changed) > MOST_CHANGES else []
    said = ", ".join([*_sums(step), *changed[:MOST_CHANGES], *more])
    if step["text"] == "; ".join(f"{one['what']}: {one['after']}" for one in step["changes"]):
        return f"{said[:1].upper()}{said[1:]}." if said else ""  # the engine has no other words for it than what has changed
    return f"{step['text'].rstrip('.')}: {said}." if said else f"{step['text'].rstrip('.')}."


def _sums(step: Step) -> list[str]:
    """The totals of a step; where the engine gives none, the addends of each value added up."""
    totals = [f"{one['what']} {one['value']}" for one in step["sum"] if one["total"]]
    if totals or len(step["sum"]) < 2:
        return totals
    return [f"{one.said} {one.value}" for one in trace.sums(step["sum"])]


def _change(change: Mapping[str, str]) -> str:
    """A change as a reader says it: the clause of the game; in records made before there were any, what is so now."""
    if "said" in change:
        return change["said"]
    what, after = change["what"], change["after"]
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
    """The rules of a step that ended it: where it sums up the first ones compare, and those after only add."""
    return list(step["rules"][: DECIDING if _sums(step) else MOST_RULES])
