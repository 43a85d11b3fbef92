"""The answer to what a judge has asked: one sentence, the rules that decide it first."""

import re
from collections.abc import Iterable, Mapping, Sequence
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
_AGAINST = re.compile(rf"^Tah je odmítnut podle {RULE}(?:, {RULE})*\.\s*")
_RULE = re.compile(rf"\b{RULE}\b")
_QUOTED = re.compile(r'"([^"]+)"|„([^“]+)“')
DECIDES = "rozhoduje "
"""How a claim begins about who decides, in every game (``engine.core.asking``)."""
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
    def speaks(self) -> str:
        """The rule whose own words are the reason, where a refusal says no other."""
        return self.rules[0] if self.outcome == Outcome.REFUTED and self.rules and not self.said else ""

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


def answer(ask: str, report: Mapping[str, Any], player: str = "", waits: str = "", first: Sequence[str] = ()) -> Answer:
    """What one report answers to a question.

    ``player`` is who decides where play stands now, ``waits`` whom play waits for there and for what, ``first`` what silence
    would choose before the move that is asked about has its place.
    """
    outcome, reason = report["verdict"], report["reason"]
    named = list(dict.fromkeys(_RULE.findall(reason)))
    refused = named if "odmítnut" in reason else []
    if outcome == Outcome.UNDECIDED:
        word = _("Takhle to zahrát nejde") if refused else _("Nelze rozhodnout")
        came = "" if refused or ask != WHAT else _result(_since_move(report))
        told_as = Outcome.REFUTED if refused else outcome  # what a rule refuses is no matter of doubt
        said = _why_not(reason) if refused else reason
        return Answer(word, f"{came} {said}".lstrip(), told_as, refused, report["reason_line"])
    if ask == MAY:
        return _may(report, outcome, reason, named, first)
    if ask == WHAT:
        return _what(_since_move(report), outcome, player, waits)
    if outcome == Outcome.REFUTED:
        word = _("Ne vždy") if ask == ALWAYS else _("Ne, neplatí")
        return Answer(word, reason, outcome, named or _weighty(report), report["reason_line"])
    if ask == ALWAYS:
        found = {"positions": report["positions"]}
        return Answer(_("Ano, vždy"), _("Prohledáno pozic: %(positions)d.") % found, outcome, _weighty(report))
    return Answer(_("Ano, platí"), _holds(report), outcome, _weighty(report))


def _why_not(reason: str) -> str:
    """What a refusal says besides the move, which the judge knows, and the rules, which stand above it."""
    head = _REFUSED.search(reason)
    return reason[head.end() :].strip() if head else reason


def _what(steps: list[Step], outcome: str, player: str, waits: str) -> Answer:
    if not steps:
        if player:
            return Answer(_("Rozhoduje %s") % player, _("Samo se nestane nic, hra čeká."), WAITING, [])
        return Answer(_("Samo se nestane nic"), _("Nic dalšího se samo nestane."), WAITING, [])
    told = tuple(Happened(said, step["rules"][:MOST_RULES]) for step in steps if (said := _happened(step)))
    told = told if len(told) > 1 else ()
    if waits:  # what has happened so far is no end
        said = " ".join([_result(steps), _("Tím to nekončí, hra čeká."), waits])
        return Answer(_("Zatím se stane toto"), said, WAITING, _ending(_telling(steps)), steps=told)
    return Answer(_("Stane se toto"), _result(steps), outcome, _ending(_telling(steps)), steps=told)


def _may(report: Mapping[str, Any], outcome: str, reason: str, named: list[str], first: Sequence[str]) -> Answer:
    asked = next((step for step in reversed(report["trace"]) if step["kind"] in ("expect", "failed")), None)
    move = asked["text"].removeprefix("je dovoleno: ") if asked else ""
    if outcome == Outcome.CONFIRMED:
        grounded = list(asked["rules"][:MOST_GROUNDS]) if asked else []
        if first:
            said = _("Teď ještě ne. Neřekne-li nikdo nic jiného, napřed se zvolí: %s.") % "; ".join(first)
            return Answer(_("Až na to přijde řada"), f"{move}. {said}", WAITING, grounded)
        return Answer(_("Ano, smí"), f"{move}.", outcome, grounded)
    return Answer(_("Ne, nesmí"), _AGAINST.sub("", reason), outcome, named)


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
    """The step that tells how it ended: the last that compares strengths, else the last in which a rule changed something.

    What the game tidies up behind it has no words but for what has changed, and decides nothing.
    """
    told = [step for step in steps if _happened(step)] or steps
    decided = [step for step in told if not _is_tidying(step)] or told
    changed = [step for step in decided if any(map(_change, step["changes"]))] or decided
    return next((step for step in reversed(decided) if _compares(step)), changed[-1])


def _is_tidying(step: Step) -> bool:
    """Whether the engine has no other words for a step than what has changed."""
    return bool(step["text"] == "; ".join(f"{one['what']}: {one['after']}" for one in step["changes"]))


def _compares(step: Step) -> bool:
    """Whether totals are told of it, or values with their parts."""
    return any(one["total"] or trace.PART in one["what"] for one in step["sum"])


def _result(steps: list[Step]) -> str:
    """How it ended, in one sentence: what has happened to several in turn is told of all of them."""
    if not steps:
        return ""
    end = _telling(steps)
    alike = [step for step in steps if step["text"] == end["text"] and step["rules"] == end["rules"]]
    return _happened({**end, "changes": [change for step in alike for change in step["changes"]]})


def _happened(step: Step) -> str:
    """A step with the sums it rests on and what it has changed, as a sentence; "" for one of which players need not hear."""
    clauses = [_change(one) for one in step["changes"]]
    changed = list(filter(None, clauses))
    more = [_("a další změny")] if len(changed) > MOST_CHANGES else []
    said = ", ".join([*_sums(step), *changed[:MOST_CHANGES], *more])
    if _is_tidying(step):
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
    steps = _about(report) or _since_move(report)
    return _ending(_telling(steps)) if steps else []


def _about(report: Mapping[str, Any]) -> list[Step]:
    """The steps that changed what the last claim names; none where it names nothing that has changed."""
    claim = _claim(report)
    names = {name for pair in _QUOTED.findall(claim) for name in pair if name}
    steps = [step for step in report["trace"] if step["kind"] in ("move", "auto", "ahead")]
    return [step for step in steps if any(name in one["what"] for one in step["changes"] for name in names)]


def _claim(report: Mapping[str, Any]) -> str:
    """The last thing that was claimed, in its own words; "" where nothing was."""
    claimed = [step["text"] for step in report["trace"] if step["kind"] in ("expect", "failed")]
    return str(claimed[-1]) if claimed else ""


def _holds(report: Mapping[str, Any]) -> str:
    """What there is to say where all holds: how it ended, or, where it was asked who decides, who does."""
    claim = _claim(report).partition(", protože ")[0].removeprefix("v tuto chvíli ")
    return f"{claim[:1].upper()}{claim[1:]}." if claim.startswith(DECIDES) else _result(_since_move(report))


def _ending(step: Step) -> list[str]:
    """The rules of a step that ended it: where it sums up the first ones compare, and those after only add."""
    return list(step["rules"][: DECIDING if _sums(step) else MOST_RULES])
