"""What may be asked of any game: legality, refusals, who decides, all lines of play."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .answer import Answer, same
from .choices import Unfinished
from .explore import Undecidable
from .grounds import grounds
from .hooks import Forbids, Permits
from .language import slots
from .language.gherkin import THEN, WHEN, ScenarioError
from .language.phrases import Phrase
from .language.slots import Slot
from .layout import State
from .line import Line
from .offers import spoken
from .place import choice_given_by, missing
from .search import Search
from .sentences import Expectation, Move, Wording, say
from .trial import Legality

if TYPE_CHECKING:
    from .explore import Found

NOBODY = -1
"""A player who wants nothing: silence then passes windows, but ends nobody's own part."""
QUANTIFIERS = {"na každé linii": "every", "na některé linii": "some", "na žádné linii": "never"}
SLOTS: dict[str, Slot] = {
    "text": slots.rest(),
    "rule": slots.rule(),
    "quantifier": slots.words("quantifier", QUANTIFIERS),
}
"""The holes of these sentences; a game adds ``player`` and its own ``scope``."""


def answered(line: Line, sentence: Expectation) -> Answer:
    """The answer to an expectation, unless what is under way will turn it round: then there is none yet."""
    answer = of_those_there(line, sentence).answer(line)
    unfinished = line.game.unfinished(line.t, line.s)
    if unfinished is None or answer.held is None or sentence.momentary or sentence.of_the_moment:
        return answer
    there = _carried_on(line, unfinished)
    if sentence.answer(there).held is answer.held:
        return answer if answer.held else replace(answer, reason=answer.reason + there.left_open())
    cure = f"Přidejte „{unfinished.cure}“, nebo se ptejte na právě tuto chvíli: v tuto chvíli …"
    return Answer(None, f"{unfinished.what}, a odpověď se ještě změní. {cure}", answer.rules)


def of_those_there(line: Line, sentence: Expectation) -> Expectation:
    """The same expectation. Raises ScenarioError where it names a player who is not there."""
    for name in line.game.vocabulary[THEN].said_of(sentence, slots.PLAYER):
        if re.fullmatch(slots.PLAYER, name):
            line.game.named(line.t, name)
    return sentence


def _carried_on(line: Line, unfinished: Unfinished) -> Line:
    """Where silence leads until what is under way is over, or until somebody must choose. Nothing of it is recorded."""
    recorder = line.recorder
    mark = recorder.mark() if recorder else None
    later = line.fork()
    while later.options and not unfinished.over(later.t, later.s):
        choice = later.silent(None)
        if choice is None:
            break
        later.take(choice)
    if recorder:
        recorder.back_to(mark)
    return later


def _legality(line: Line, text: str) -> Legality:
    move: Move = line.game.parse(WHEN, text)
    return move.legality(line)


class Allowed(Expectation):
    """A move, written in the words of *Když*, is open here as a whole."""

    of_the_moment = unsettled = True
    inside = WHEN
    text: str

    def answer(self, line: Line) -> Answer:
        legal, rules, reason = _legality(line, self.text)
        if legal:
            return Answer(True, grounds=grounds(line, line.game.parse(WHEN, self.text)))
        if not rules:
            return Answer(False, reason or "Tah teď není na řadě.")
        lacks = "" if line.t.curt else missing(line, line.game.parse(WHEN, self.text).intents(line.t, line.s), rules)
        return Answer(False, f"Tah je odmítnut podle {', '.join(rules)}. {lacks or reason}".rstrip(), refused=rules)


class Refused(Expectation):
    """A move is refused: by this rule among others, or (without a rule) by whatever rules there are, which are told.

    It is asked where silence leads to its place. What is open there and refused at this very moment is not simply allowed: in a
    game that ``refuses_now`` a rule that says it is too early refuses it, elsewhere the answer says how to ask.
    """

    of_the_moment = unsettled = True
    inside = WHEN
    text: str
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        legal, rules, reason = _legality(line, self.text)
        if not legal and self.rule in rules:
            return Answer(True, "", (self.rule,))
        refuses_now = line.game.refuses_now(line)
        too_early = self._too_early(line) if legal or refuses_now else ()
        if refuses_now and self.rule in too_early:
            return Answer(True, "", (self.rule,))
        if legal:
            return Answer(None, _allowed_later(self.text, too_early)) if too_early else Answer(False, "Tah je dovolen.")
        if not rules:
            told = f"Tah neodmítá žádné pravidlo, jen není na řadě. {reason}"
            return Answer(False if self.rule else None, told)
        if not self.rule:
            return Answer(True, "", rules)
        return Answer(False, f"Tah je odmítnut, ale podle {', '.join(rules)}.", refused=rules)

    def _too_early(self, line: Line) -> tuple[str, ...]:
        """The rules that refuse the move at this very moment, whatever silence leads to."""
        if line.still:
            return ()
        with line.held() as moment:
            legal, rules, _reason = _legality(moment, self.text)
        return () if legal else rules


def _allowed_later(text: str, rules: tuple[str, ...]) -> str:
    """What to say of a move that is refused now, and open where silence leads."""
    return (
        f"Teď tah ještě odmítá {', '.join(rules)}; když nikdo nic neřekne, dojde hra ke chvíli, kdy je dovolen. "
        f"Ptejte se na tuto chvíli („v tuto chvíli je odmítnuto podle {rules[0]}: {text}“), nebo napřed řekněte, co se má stát."
    )


class Decides(Expectation):
    """Who has a real choice: windows in which nobody can do anything but pass are passed."""

    of_the_moment = True
    player: str

    def answer(self, line: Line) -> Answer:
        there = _at_the_choice(line)
        p = there.player()
        found = same("nikdo" if p is None else line.game.player_name(line.t, p), self.player, "Rozhoduje")
        return found if line.t.curt else replace(found, grounds=choice_given_by(there))


def decider(line: Line) -> int | None:
    """Who has the next real choice; None if nobody has one any more."""
    return _at_the_choice(line).player()


def _at_the_choice(line: Line) -> Line:
    trial = line.fork()
    while trial.options and line.game.is_idle(trial.options):
        choice = trial.silent(NOBODY)
        if choice is None:
            break
        trial.take(choice)
    return trial


class OnLines(Expectation):
    """A claim over lines of play: ``quantifier`` "every", "some" or "never"; ``scope`` where a line ends."""

    of_the_moment = True
    inside = THEN
    quantifier: str
    scope: str
    text: str

    def answer(self, line: Line) -> Answer:
        return _explore(line, self.text, self.scope, self.quantifier)


class CanForce(Expectation):
    """Whatever the others do, a player (with those on the same side) can see to it."""

    of_the_moment = True
    inside = THEN
    player: str
    scope: str
    text: str

    def answer(self, line: Line) -> Answer:
        return _explore(line, self.text, self.scope, "force", line.game.side(line.t, self.player))


class Now(Expectation):
    """An expectation about this very moment, whatever is still to come of what is under way.

    Asked of a move it is the moment before what there is no choice about; what is so is asked after it.
    """

    of_the_moment = unsettled = True
    inside = THEN
    text: str

    def answer(self, line: Line) -> Answer:
        inner = of_those_there(line, line.game.parse(THEN, self.text))
        if not inner.unsettled:
            line.settle()
        if not isinstance(inner, (Allowed, Refused)) and line.unasked is None:
            return inner.answer(line)
        with line.held() as moment:
            return inner.answer(moment)


class Because(Expectation):
    """Another expectation that holds, and a rule that must have been decisive on the way to it."""

    of_the_moment = True
    inside = THEN
    text: str
    rule: str

    def answer(self, line: Line) -> Answer:
        inner: Expectation = line.game.parse(THEN, self.text)
        answer = answered(line, inner)
        if answer.held is not True:
            return answer
        recorder = line.recorder
        if recorder is not None and self.rule not in (*answer.rules, *recorder.decisive):
            if self.rule not in recorder.refused and not _answers_questions(line, self.rule):
                return Answer(False, f"Platí to, ale pravidlo {self.rule} o tom nerozhodlo.", answer.rules)
            recorder.to_prove[self.rule] = None  # it allowed or refused something, or would have: only play without it can tell
        return Answer(True, "", (*answer.rules, self.rule), answer.positions, answer.lines)


def _answers_questions(line: Line, rule: str) -> bool:
    """Whether a rule in force forbids or permits, so that it may not have been asked because another had answered."""
    return any(rule in one.ids and isinstance(one.hook, (Forbids, Permits)) for one in line.t.rules)


def phrases(*, result: str, rule: str, move: str, against: str, refused: str, scope: str, player: str, held: str) -> list[Phrase]:
    """These sentences, with examples in the words of one game.

    ``result`` (decided by ``rule``) and ``held`` are expectations, ``move`` and ``refused`` (``against`` a rule)
    moves, ``scope`` is one of the game's scopes.
    """
    said: list[tuple[type[Expectation], Wording]] = [
        (Because, say("{text}, protože {rule}", f"{result}, protože {rule}", "Očekávání a pravidlo, které o něm rozhodlo.")),
        (Now, say("v tuto chvíli {text}", f"v tuto chvíli {held}", "Co ještě neskončilo, se na odpověď nečeká.")),
        (Decides, say("rozhoduje náhoda", player="náhoda")),
        (Decides, say("rozhoduje {player}", f"rozhoduje {player}", "Kdo má právě volbu před sebou.")),
        (Allowed, say("je dovoleno: {text}", f"je dovoleno: {move}", "Za dvojtečkou stojí kterýkoli tah.")),
        (Refused, say("je odmítnuto podle {rule}: {text}", f"je odmítnuto podle {against}: {refused}")),
        (Refused, say("je odmítnuto: {text}", f"je odmítnuto: {refused}", "Které pravidlo tah odmítá, řekne odpověď.")),
        (
            OnLines,
            say(
                "{quantifier} {scope}: {text}",
                f"na každé linii {scope}: {held}",
                "Za dvojtečkou stojí kterékoli očekávání; platí na konci linie.",
            ),
        ),
        (CanForce, say("{player} si může vynutit {scope}: {text}", f"{player} si může vynutit {scope}: {held}")),
    ]
    return [wording.phrase(sentence) for sentence, wording in said]


def _explore(line: Line, text: str, scope: str, quantifier: str, players: Collection[int] = ()) -> Answer:
    claim, recorder = claimed(line, text), line.recorder
    if recorder:
        recorder.muted = True
    try:
        ended, distinct = line.game.lines_end(line, scope), line.game.distinct(line.t, text)
        found = Search(line.t, ended, claim, distinct=distinct).run(line.s, quantifier, players)
    finally:
        if recorder:
            recorder.muted = False
    if found.holds is None:
        return Answer(None, found.reason, (), found.positions, found.lines)
    if found.holds:
        return Answer(True, "", (), found.positions, found.lines)
    if line.t.curt:
        return Answer(False)
    counter = spoken(line, found.line or ()) if quantifier in ("every", "never") else ()
    return Answer(False, _told(line, found, quantifier), (), found.positions, found.lines, counter)


def claimed(line: Line, text: str) -> Callable[[Any, State], bool]:
    """An expectation as it is asked of the end of a line. Raises ScenarioError for one that has no meaning there."""
    inner = of_those_there(line, line.game.parse(THEN, text))
    if inner.of_the_moment:
        raise ScenarioError("Na konec všech linií se takhle ptát nelze: za dvojtečkou smí stát jen to, co je vidět na stole.")

    def claim(t: Any, s: State) -> bool:
        answer = inner.answer(line.at_end(s))
        if answer.held is None:
            raise Undecidable(answer.reason)
        return answer.held

    return claim


def _told(line: Line, found: Found, quantifier: str) -> str:
    """Why a claim over lines does not hold: the counter-line where there is one."""
    told = f"Prohledáno pozic: {found.positions}. "
    if quantifier == "force":
        return told + "Vynutit se to nedá: soupeři mají proti každému postupu odpověď."
    if quantifier == "some":
        return told + "Žádná linie tomu nevyhoví."
    path = "; ".join(
        f"{line.game.player_name(line.t, who)}: {line.game.describe_choice(line.t, line.s, who, choice)}"
        for who, choice in found.line or ()
    )
    return told + (f"Linie, která to vyvrací: {path}." if path else "Vyvrací to už pozice, jak stojí.")
