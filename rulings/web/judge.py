"""The answer to what a judge has asked: one sentence, the rules that decide it first."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.engine.core.judging import ALWAYS, MAY, WHAT
from rulings.engine.core.numbers import RULE
from rulings.models.scenario import Outcome

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
_RULE = re.compile(rf"\b{RULE}\b")
MOST_RULES = 3
MOST_GROUNDS = 4
"""Rules told of a move that may be made."""
MOST_CHANGES = 4
"""Sums and changes told of one step."""


@dataclass(frozen=True)
class Answer:
    """How the answer begins, what follows, and the rules that decide it."""

    word: str
    said: str
    outcome: str
    rules: list[str]
    line: int = 0


def answer(ask: str, report: Mapping[str, Any], player: str = "") -> Answer:
    """What one report answers to a question; ``player`` is who decides where play stands now."""
    outcome, reason = report["verdict"], report["reason"]
    named = list(dict.fromkeys(_RULE.findall(reason)))
    refused = named if "odmítnut" in reason else []
    if outcome == Outcome.UNDECIDED:
        word = _("Takhle to zahrát nejde") if refused else _("Nelze rozhodnout")
        return Answer(word, reason, outcome, refused, report["reason_line"])
    if ask == MAY:
        return _may(report, outcome, reason, named)
    if ask == WHAT:
        if came := _last(report):
            return Answer(_("Stane se toto"), came, outcome, _of_last(report))
        waits = _("Hra čeká: rozhoduje %s.") % player if player else _("Nic dalšího se samo nestane.")
        return Answer(_("Samo se nestane nic"), waits, outcome, [])
    if outcome == Outcome.REFUTED:
        word = _("Ne vždy") if ask == ALWAYS else _("Ne, neplatí")
        return Answer(word, reason, outcome, named or _weighty(report), report["reason_line"])
    if ask == ALWAYS:
        found = {"positions": report["positions"]}
        return Answer(_("Ano, vždy"), _("Prohledáno pozic: %(positions)d.") % found, outcome, _weighty(report))
    return Answer(_("Ano, platí"), _last(report), outcome, _weighty(report))


def _may(report: Mapping[str, Any], outcome: str, reason: str, named: list[str]) -> Answer:
    asked = next((step for step in reversed(report["trace"]) if step["kind"] in ("expect", "failed")), None)
    move = asked["text"].removeprefix("je dovoleno: ") if asked else ""
    if outcome == Outcome.CONFIRMED:
        return Answer(_("Ano, smí"), f"{move}.", outcome, list(asked["rules"][:MOST_GROUNDS]) if asked else [])
    return Answer(_("Ne, nesmí"), f"{move}." if named else reason, outcome, named)


def _last(report: Mapping[str, Any]) -> str:
    """What the last move has brought about."""
    came = [_happened(step) for step in _since_move(report)]
    return " ".join(dict.fromkeys(came[-3:]))


def _since_move(report: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The steps that followed the last move of themselves."""
    found: list[Mapping[str, Any]] = []
    for step in report["trace"]:
        if step["kind"] == "move":
            found = []
        elif step["kind"] == "auto":
            found.append(step)
    return found


def _happened(step: Mapping[str, Any]) -> str:
    """A step with the sums it rests on and what it has changed."""
    sums = [f"{one['what']} {one['value']}" for one in step["sum"] if one["total"]]
    changes = [_change(one["what"], one["after"]) for one in step["changes"]]
    said = ", ".join([*sums, *changes][:MOST_CHANGES])
    return f"{step['text'].rstrip('.')} ({said})." if said else f"{step['text'].rstrip('.')}."


def _change(what: str, after: str) -> str:
    """A change as a reader says it: „Robb: klečí“, „Robb: klečí už ne“, „Robb: moc 2“, „vítěz výzvy: Stark“."""
    if after in ("ano", "ne"):
        return what if after == "ano" else f"{what} už ne"
    return f"{what} {after}" if ": " in what else f"{what}: {after}"


def _of_last(report: Mapping[str, Any]) -> list[str]:
    """The rules by which the last things happened: the first of each, and all of the very last."""
    *before, last = [step["rules"] for step in _since_move(report) if step["rules"]] or [[]]
    return list(dict.fromkeys([*(rules[0] for rules in before[-2:]), *last[:MOST_RULES]]))


def _weighty(report: Mapping[str, Any]) -> list[str]:
    """The rules without which it would be otherwise; where nobody has asked, those of the last thing that was found."""
    if report["why"]:
        return list(report["why"][:MOST_RULES])
    if report["rule"] and report["bites"]:
        return [report["rule"]]
    found = [step["rules"] for step in report["trace"] if step["kind"] in ("expect", "failed") and step["rules"]]
    return list(found[-1][:MOST_RULES]) if found else []
