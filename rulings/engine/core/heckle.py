"""The heckler: says everything a player could say, wherever play stands, and minds how it is refused.

A refusal must be total and true. Total: it names at least one rule. True: every rule it names forbids the move by
itself, and with all of them switched off the move is open, or refused by a rule not named before. Two questions tell,
both asked of a table on which some of the rules refuse nothing. Whatever else they say (what a card costs, that a text may
be used, who chooses here) still holds, for it is the refusal that is in doubt:

- *closed*: without all the rules named the move is still shut, and no rule says why. This is asked of choices that the
  step at hand takes of that player; others stay shut without any rule, because a step offers nothing else to nobody else;
- *unfounded*: without the other rules named, one does not refuse the move any more: it only joined in. Where any of several
  choices would do (a card with two abilities), each of them must be refused, and a rule counts that refuses one.

The position at hand is laid on the other table as it is; so nothing but the rules differs. Where that says *closed* or
*unfounded*, the same is asked where silence leads, for what is forced here may be a choice there. Then the rule may have
forbidden the move by what it had done before (play ended by it): the moves are played again without the rules, from the
beginning. What proves nothing is counted as unknown: a play that does not come so far, a fault of a table that lacks rules,
and what nothing forbids any more and nobody can do all the same (move a unit that is not there).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from math import inf
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from .asking import Allowed, Refused
from .check import play
from .choices import Intent, Until
from .clock import count
from .flow import FlowError
from .heckled import CLOSED, CRASH, LEGAL, MISREAD, REFUSED, UNFOUNDED, WITHOUT_RULE, Group, Heard, Heckled, masked, told
from .hooks import Forbids
from .language.gherkin import WHEN, ScenarioError
from .line import Line
from .rules import refusals_of
from .stuck import Stuck
from .trial import past_what_is_let_be
from .tries import tries
from .without import Off, Without

if TYPE_CHECKING:
    from .case import Case
    from .sentences import Move

EACH = 3
"""How often every sentence is said in one position, unless all is asked for."""
Where = tuple[int, int]
"""How many sentences of a script have been played, and how many choices of the next."""
Read = dict[tuple[str, str], Any]
"""Texts of moves by game: the record, or what is wrong with it."""
ALL_RULES: Off = frozenset()
"""No rule is switched off."""


class Heckler:
    """One scenario, heckled at every position to which its moves lead.

    Everything is done once: a text is read once, a table compiled once for each set of rules switched off, the script
    replayed without them once, and only as far as is asked.
    """

    def __init__(
        self,
        case: Case,
        found: Heckled,
        *,
        each: int | None = EACH,
        seed: int = 0,
        stops: int | None = None,
        read: Read | None = None,
        seconds: float = inf,
    ) -> None:
        """``read`` are the texts read so far, for several scenarios to share; past ``seconds`` nothing more is said."""
        self._until = monotonic() + seconds
        self.case, self.game, self.found, self.each, self.seed, self.stops = case, case.game, found, each, seed, stops
        self._read = {} if read is None else read
        self._ties: dict[str, Off] = {}
        self.without = Without(case)
        self._without: dict[Off, Heard | None] = {}  # what comes of the sentence at hand where rules refuse nothing
        self._replays: dict[Off, tuple[Iterator[tuple[Where, Line]], dict[Where, Line]]] = {}

    def run(self) -> None:
        """Heckle all of it, or so many positions, drawn by the seed."""
        stops = list(self._distinct())
        if self.stops is not None and len(stops) > self.stops:
            stops = sorted(Random(self._seeded("stops")).sample(stops, self.stops), key=lambda stop: stop[0])
        self.found.left += len(stops)
        for where, line in stops:
            if monotonic() > self._until:
                return
            self.found.positions += 1
            count()
            self.without.at(line)
            texts = [*self._own, *tries(line, self.each, self._seeded(str(where)))]
            for text in dict.fromkeys(texts):
                if monotonic() > self._until:
                    return
                self._heckle(where, line, text)
            self.found.left -= 1

    def _seeded(self, what: str) -> str:
        return f"{self.seed}/{self.case.scenario.name}/{what}"

    def _distinct(self) -> Iterator[tuple[Where, Line]]:
        seen: set[bytes] = set()
        for where, line in self._stops(ALL_RULES):
            if bytes(line.s) not in seen:
                seen.add(bytes(line.s))
                yield where, line

    @cached_property
    def _own(self) -> list[str]:
        """What the scenario says itself, so that it is said too early, too late and twice."""
        script = self.case.script
        moves = [sentence.text for kind, _record, sentence in script if kind == WHEN]
        return moves + [record.text for _kind, record, _sentence in script if isinstance(record, (Allowed, Refused))]

    # -- where play stands ----------------------------------------------------------------------
    def _stops(self, off: Off) -> Iterator[tuple[Where, Line]]:
        """The positions to which the script leads without some rules, those inside a move included."""
        try:
            for where, line in self._walk(off):
                yield where, line.remembering()
        except (Stuck, ScenarioError, FlowError):
            pass  # the script leads no further
        except Exception as error:
            if not off:  # a table that lacks rules may break; the whole one must not
                self._note_broken(told(error))

    def _replayed(self, off: Off, where: Where) -> Line | None:
        """The position to which as much of the script leads without some rules; None if it does not lead so far."""
        if off not in self._replays:
            self._replays[off] = self._stops(off), {}
        stops, found = self._replays[off]
        while where not in found:
            stop = next(stops, None)
            if stop is None:
                return None
            found[stop[0]] = stop[1]
        return found[where]

    def _start(self, off: Off) -> Line | None:
        """The position before the first move without some rules; None where there is none."""
        situation = self.case.compiled
        played = play(self.game, situation, [], off=off, traced=False) if situation else None
        if played and played.broken and not off:
            self._note_broken(played.report.reason)
        return played.line if played else None

    def _walk(self, off: Off) -> Iterator[tuple[Where, Line]]:
        start = self._start(off)
        if start is None:
            return
        line = start
        yield (0, 0), line
        for i, (kind, record, _sentence) in enumerate(self.case.script):
            if kind == WHEN:
                moves = record.intents(line.t, line.s)
                inside = line.fork()
                for n, move in enumerate(moves[:-1], start=1):
                    inside.play(move)
                    yield (i, n), inside
                line.move(moves)
            yield (i + 1, 0), line

    def _led(self, line: Line, text: str, off: Off) -> Line | None:
        """Where silence leads before a sentence is heard, on the table without some rules; None if it leads nowhere.

        What is chosen in silence there may be no forced choice without these rules, and play would stand still before it.
        """
        with suppress(Exception):
            first = self._record(text).intents(line.t, line.s)[0]
            there = past_what_is_let_be(line, first).toward(first) if isinstance(first, Intent) else line
            t = self.without.table(line.t, off)
            if t is not None and there.s != line.s:
                return Line(self.game, t, there.s[:], before=list(there.before))
        return None

    # -- what is said ---------------------------------------------------------------------------
    def _heckle(self, where: Where, line: Line, text: str) -> None:
        heard = self.hear(line, text)
        if heard is None:
            return
        found = self.found
        found.tries += 1
        if heard.what == LEGAL:
            found.legal += 1
        elif heard.what == MISREAD:
            found.misread += 1
            self._note(MISREAD, where, line, text, heard, masked(heard.reason))
        elif heard.what == CRASH:
            found.crashes += 1
            self._note(CRASH, where, line, text, heard, heard.reason)
        else:
            found.refused += 1
            if heard.rules:
                if not heard.nobodys:  # without the rules play would still stand where it does
                    self._doubt(where, line, text, heard)
            else:
                found.without_rule += 1
                self._note(WITHOUT_RULE, where, line, text, heard, masked(heard.reason))

    def hear(self, line: Line, text: str) -> Heard | None:
        """What comes of a sentence where a line stands; None for what chance does.

        What play itself would do ("skončí fáze") is asked where silence leads, and where that comes to it at this very moment.
        """
        sentence = ""
        try:
            record = self._record(text)
            sentence = type(record).__name__
            moves = record.intents(line.t, line.s)
            if any(isinstance(move, Intent) and self.game.is_chance(move.player) for move in moves):
                return None
            nobodys = any(isinstance(move, Until) for move in moves)
            legal, rules, reason = record.legality(line)
            if nobodys:
                return self._of_this_moment(line, record, sentence) if legal else Heard(REFUSED, rules, reason, sentence, True)
            if legal and not rules and not record.declines(line.t, line.s):  # it must be so in play as well
                line.fork().move(moves)
        except Stuck as stuck:
            return Heard(REFUSED, stuck.refused, stuck.reason, sentence)
        except (ScenarioError, FlowError) as message:
            return Heard(MISREAD, (), str(message), sentence)
        except Exception as error:
            return Heard(CRASH, (), told(error), sentence)
        return Heard(LEGAL if legal else REFUSED, rules, reason, sentence)

    def _of_this_moment(self, line: Line, record: Move, sentence: str) -> Heard:
        with line.held() as moment:
            legal, rules, reason = record.legality(moment)
        return Heard(LEGAL if legal else REFUSED, rules, reason, sentence, True)

    def _record(self, text: str) -> Move:
        """A sentence as its record. Raises ScenarioError."""
        key = self.game.slug, text
        if key not in self._read:
            try:  # without what is suggested for a text of which nothing is understood: that takes long
                self._read[key] = self.game.vocabulary[WHEN].parse(text) or ScenarioError(f"Nerozumím: „{text}“.")
            except ScenarioError as error:
                self._read[key] = error
        found: Move | ScenarioError = self._read[key]
        if isinstance(found, ScenarioError):
            raise found
        return found

    # -- whether a refusal is true --------------------------------------------------------------
    def _doubt(self, where: Where, line: Line, text: str, heard: Heard) -> None:
        self._without.clear()
        named = frozenset(heard.rules)
        closed = self._holds(where, line, text, named, "") if self._is_placed(line, text) else True
        alone = {rule: self._holds(where, line, text, named - self._tied(line, rule), rule) for rule in heard.rules}
        unfounded = [rule for rule, held in alone.items() if held is False]
        found = self.found
        if closed is False:
            found.closed += 1
            self._note(CLOSED, where, line, text, heard, ", ".join(heard.rules))
        if unfounded:
            found.unfounded += 1
        for rule in unfounded:
            self._note(UNFOUNDED, where, line, text, heard, rule)
        if closed is False or unfounded:
            found.false_reasons += 1
        elif closed is None or None in alone.values():
            found.unknown += 1

    def _holds(self, where: Where, line: Line, text: str, off: Off, rule: str) -> bool | None:
        """Whether without the rules in ``off`` a move is refused by ``rule``, or (without one) open, or refused by others.

        None where that cannot be found out.
        """
        mute = refusals_of(off)
        if not off or _answers(self._heard_without(line, text, mute), off, rule):
            return True
        led = self._led(line, text, mute)
        if led and _answers(self.hear(led, text), off, rule):
            return True
        if rule and any(self._refuses_there(place, text, rule) for place in (led, self.without.lay(line, mute))):
            return True
        again = self._replayed(mute, where)
        return _answers(self.hear(again, text) if again else None, off, rule)

    def _heard_without(self, line: Line, text: str, off: Off) -> Heard | None:
        """What comes of a sentence where the line stands, without some refusals: heard once for all rules that are tied."""
        if off not in self._without:
            there = self.without.lay(line, off)
            self._without[off] = self.hear(there, text) if there else None
        return self._without[off]

    def _refuses_there(self, line: Line | None, text: str, rule: str) -> bool:
        """Whether a rule refuses a move, or one of several choices any of which would do, where it is made under all rules.

        Without some rules silence may lead further, to where another rule refuses the move or it is open, while this one
        refuses it where it was said; only what is open at that very place is not refused there.
        """
        if line is None:
            return False
        with suppress(Exception):  # without some rules the sentence may make no sense
            parts = self._record(text).intents(line.t, line.s)
            first = parts[0]
            if isinstance(first, Intent) and rule in self.game.reasons_against(line, parts):
                heard = self.hear(line, text)
                opened = heard is not None and heard.what == LEGAL and len(first.choices) == 1
                return not opened or past_what_is_let_be(line, first).toward(first).s != line.s
        return False

    def _tied(self, line: Line, rule: str) -> Off:
        """A rule with all that refuse by the same functions, and are switched off with it."""
        if rule not in self._ties:
            refusing = (one.ids for one in line.t.rules if one.kind == Forbids.kind and rule in one.ids)
            self._ties[rule] = frozenset({rule}.union(*refusing))
        return self._ties[rule]

    # -- what is told of it ---------------------------------------------------------------------
    def _after(self, where: Where) -> str:
        """The last sentence that has been played, and how far into the next one play stands."""
        i, inside = where
        moves = [sentence.text for kind, _record, sentence in self.case.script[: i + bool(inside)] if kind == WHEN]
        return (f"(uvnitř, po volbě č. {inside}) " if inside else "") + (moves[-1] if moves else "")

    def _note(self, kind: str, where: Where, line: Line, text: str, heard: Heard, detail: str) -> None:
        step = type(line.step()[0]).__name__ if line.options else "konec"
        scenario = self.case.scenario
        example = scenario.name, scenario.line, self._after(where), text, heard.rules, heard.reason
        self.found.note(Group(kind, heard.sentence, step, self._is_placed(line, text), detail, 1, *example))

    def _is_placed(self, line: Line, text: str) -> bool:
        """Whether the first choice of a sentence that is not open is of a kind that this player makes where silence leads."""
        with suppress(Exception):  # what could not be read stands nowhere else
            for part in self._record(text).intents(line.t, line.s):
                if not isinstance(part, Intent):
                    break
                there = line.toward(part)
                choice = there.wanted(part)
                if choice is None and part.optional:
                    continue
                if choice is None:
                    return bool(there.options) and not self.game.is_out_of_place(there.t, there.s, part)
                line = there.fork()
                line.take(choice)
        return True

    def _note_broken(self, reason: str) -> None:
        """The script of the scenario itself crashes."""
        self.found.crashes += 1
        scenario = self.case.scenario
        self.found.note(Group(CRASH, "", "", True, reason, 1, scenario.name, scenario.line, "", "", (), reason))


def _answers(heard: Heard | None, off: Off, rule: str) -> bool | None:
    """What ``_holds`` asks, of what was heard; None where it proves nothing."""
    if heard is None or heard.what in (CRASH, MISREAD):
        return None
    if rule:
        return rule in heard.rules
    return heard.what == LEGAL or not off.issuperset(heard.rules)
