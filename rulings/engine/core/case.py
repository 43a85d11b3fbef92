"""One scenario on the table: compiled once, played once, and then asked for its report, its moves, its pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .ablate import ablation, flips, suffices
from .asking import Allowed, decider
from .check import Played, Script, compile_scenario, go_on, look_ahead, play
from .faults import Fault, faults
from .gherkin_errors import explain_value
from .language.gherkin import THEN, WHEN, Scenario, ScenarioError, Sentence
from .leaning import Leanings, leanings
from .legal import legal_moves, no_moves
from .numbers import rule_key
from .offers import offers
from .place import comes_first, waited_for
from .silence import Assumed, Silence, silence
from .verdict import CONFIRMED, REFUTED, UNDECIDED, Report

if TYPE_CHECKING:
    from .game import Game, Situation
    from .line import Line

Cards = Callable[[], Mapping[str, Any]]
"""Gives the records of the card list by title; asked only when a scenario is compiled."""


_NOTHING: dict[str, Any] = {
    "player": "",
    "picture": None,
    "legal": [],
    "refused": [],
    "unsaid": [],
    "waits": "",
    "left": 0,
    "stuck": "",
    "line": 0,
}
"""A moment of which nothing is known."""


class Case:
    """A scenario of a game, under ``edition`` where one is asked for, under ``book`` where it says none itself."""

    def __init__(self, game: Game, scenario: Scenario, cards: Cards = dict, edition: str | None = None, book: str = "") -> None:
        self.game, self.scenario, self.cards, self.edition, self.book = game, scenario, cards, edition, book
        self.situation: Situation | None = None
        self.script: Script = []
        self.asks_nothing = False
        """Whether what happens is to be told though nothing is expected."""
        self.fault: ScenarioError | None = None
        """Why it cannot be compiled."""
        self._records: dict[Sentence, Any] = {}
        self._story: Played | None = None

    # -- what it says ---------------------------------------------------------------------------
    def record(self, sentence: Sentence) -> Any:
        """A sentence as its record, read once. Raises ScenarioError."""
        if sentence not in self._records:
            self._records[sentence] = self.game.parse(sentence.kind, sentence.text)
        return self._records[sentence]

    @cached_property
    def compiled(self) -> Situation | None:
        """The situation that the sentences describe; None, with ``fault``, where they describe none."""
        if self.fault:
            return None
        try:
            self.situation, self.script = compile_scenario(
                self.game, self.scenario, self.cards(), self.edition, parse=self.record, book=self.book
            )
        except ScenarioError as error:
            self.fault = error
        except Exception as error:  # a card record nobody foresaw, for one
            self.fault = ScenarioError(explain_value(error), self.scenario.line)
        return self.situation

    @property
    def faults(self) -> list[Fault]:
        """All that is wrong with its sentences; looked for only where something is."""
        if not self.fault and self.compiled and not self._misread:
            return []
        return faults(self.game, self.scenario, self.cards(), self.edition or self.book)

    @property
    def _misread(self) -> bool:
        """Whether a sentence holds another one that nobody knows."""
        asked = [record for kind, record, _sentence in self.script if kind == THEN and record.inside]
        return any(self.game.vocabulary[record.inside].parse(record.text) is None for record in asked)

    # -- what comes of it -----------------------------------------------------------------------
    def report(self, *, bites: bool = False, why: bool = False) -> Report:
        """The full report; with ``bites`` and ``why`` the ablation too."""
        told = self._told
        if self.situation is None or self._story is None or told.verdict != CONFIRMED or not (bites or why):
            return told
        bite, found, structural = ablation(self.game, self.situation, self.script, told.rule, self._tried, why=why)
        return replace(told, bites=bite, why=found, structural=structural)

    def legal(self) -> dict[str, Any]:
        """Who chooses where the moves of the script have led, what is legal, and what is refused by which rules."""
        stand = self._stand
        if stand is None:
            assert self.fault is not None
            return no_moves(str(self.fault), self.fault.line)
        try:
            return legal_moves(self.game, stand)
        except Exception as error:  # the promise of ``check``: no traceback ever reaches a user
            return no_moves(explain_value(error), self.scenario.line)

    def pictures(self) -> list[dict[str, Any]]:
        """The board before the first move and after the last one, as data; empty for a game without a board."""
        stand = self._stand
        if stand is None or stand.start is None or (before := self.game.picture(*stand.start)) is None:
            return []
        after = self.game.picture(stand.line.t, stand.line.s) if stand.line else None
        return [before, after] if after else [before]

    @cached_property
    def silence(self) -> Silence:
        """What the situation leaves to silence, as sentences; nothing where it cannot be laid out, which ``fault`` tells."""
        if not self.compiled:
            return Silence()
        try:
            return silence(self.game, self.scenario, self.cards(), self.edition, self.book)
        except Exception as error:  # the promise of ``check``: no traceback ever reaches a user
            return Silence(cut_short=explain_value(error))

    def leanings(self, assumed: Sequence[Assumed]) -> Leanings:
        """Of what silence assumes, that without which the move on which the report ends would not be refused."""
        report = self._told
        if self._story is None or report.verdict == CONFIRMED or not self._story.refused:
            return Leanings()
        try:
            return leanings(self.game, self.scenario, report, assumed, self.cards(), self.edition, self.book)
        except Exception as error:  # the promise of ``check``: no traceback ever reaches a user
            return Leanings(cut_short=explain_value(error))

    def first(self) -> tuple[str, ...]:
        """What silence would choose before the move that is asked about has its place; nothing where no move is asked about."""
        if self._told.verdict != CONFIRMED or self._story is None or self._story.line is None:
            return ()
        asked = self.script[-1][1] if self.script else None
        if not isinstance(asked, Allowed):
            return ()
        line = self._story.line
        return comes_first(line, self.game.parse(WHEN, asked.text).intents(line.t, line.s))

    def moment(self) -> dict[str, Any]:
        """Where the moves lead, for whoever plays on: the table as a picture, who decides, what can be said."""
        stand = self._stand
        if stand is None or stand.line is None:
            return dict(_NOTHING)
        try:
            return self._moment(stand, stand.line)
        except Exception as error:  # the promise of ``check``: no traceback ever reaches a user
            return {**_NOTHING, "stuck": explain_value(error), "line": self.scenario.line}

    def _moment(self, stand: Played, line: Line) -> dict[str, Any]:
        found, who = offers(line), decider(line)
        unsaid = [] if self.game.is_idle(line.options) else found.unsaid  # to go on is no choice that one would say
        return {
            "player": "" if who is None else self.game.player_name(line.t, who),
            "picture": self.game.picture(line.t, line.s),
            "legal": [offer.as_dict() for offer in found.legal],
            "refused": [offer.as_dict() for offer in found.refused],
            "unsaid": [self.game.describe_choice(line.t, line.s, line.player(), choice) for choice in unsaid],
            "waits": waited_for(line),
            "left": sum(kind == WHEN for kind, _record, _sentence in stand.rest) - stand.begun,
            "stuck": stand.report.reason,
            "line": stand.report.reason_line,
        }

    # -- the play -------------------------------------------------------------------------------
    @cached_property
    def _told(self) -> Report:
        scenario, situation = self.scenario, self.compiled
        head = Report(scenario.name, scenario.line, CONFIRMED, scenario.tags, scenario.rule, scenario.rule_line)
        if situation is None:
            assert self.fault is not None
            return replace(head, verdict=UNDECIDED, reason=str(self.fault), reason_line=self.fault.line)
        if not self.asks_nothing and not any(kind == THEN for kind, _record, _sentence in self.script):
            lacks = "Příkladu chybí očekávání: přidejte větu začínající Pak."
            return replace(head, verdict=UNDECIDED, reason=lacks, reason_line=scenario.line)
        played = play(self.game, situation, self.script, report=replace(head, edition=situation.edition))
        recorder = played.recorder
        assert recorder is not None
        if self.asks_nothing and played.line and played.report.verdict == CONFIRMED:
            look_ahead(played)
        if played.report.verdict == CONFIRMED:
            self._prove(situation, played, recorder.to_prove, recorder.latest_first())
        self._tried = recorder.latest_first()
        self._story = played
        rules = tuple(sorted(recorder.decisive, key=rule_key))
        return replace(played.report, rules=rules, trace=tuple(recorder.steps))

    def _prove(self, situation: Situation, played: Played, named: Iterable[str], recorded: Sequence[str]) -> None:
        """Refute a scenario whose "protože" names a rule that decides nothing, neither alone nor where others answer for it."""
        for rule in named:
            given = self.game, situation, self.script, rule
            if not (flips(*given) or suffices(*given, recorded)):
                sentence = next(x for _kind, _record, x in self.script if rule in x.text)
                reason = f"Platí to, ale pravidlo {rule} o tom nerozhodlo: bez něj to dopadne stejně."
                played.ends(REFUTED, reason, sentence.line)
                return

    @cached_property
    def _stand(self) -> Played | None:
        """Where the moves alone lead; the play of the report serves, as far as it was moved by them."""
        if (situation := self.compiled) is None:
            return None
        if self._story is None:
            return play(self.game, situation, [step for step in self.script if step[0] == WHEN], traced=False)
        moved = self._story.without_questions()
        return go_on(self.game, moved) if moved.line else moved


def check_scenario(
    game: Game,
    scenario: Scenario,
    library: Mapping[str, Any] | None = None,
    *,
    edition: str | None = None,
    bites: bool = False,
    why: bool = False,
) -> Report:
    """The full report of one scenario."""
    return Case(game, scenario, lambda: library or {}, edition).report(bites=bites, why=why)
