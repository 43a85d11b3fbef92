"""What callers use: texts in, reports out. Everything below it is detail."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from time import monotonic
from typing import Any

from .core.case import Case
from .core.clock import deadline, time_left
from .core.faults import NOBODY, Fault
from .core.game import Game
from .core.heckle import EACH, Heckler, Read
from .core.heckled import Heckled
from .core.judging import WHAT, posed, scopes, up_to
from .core.language.gherkin import THEN, WHEN, Scenario, ScenarioError, Sentence
from .core.language.persons import persons_as_players
from .core.language.write import write_feature
from .core.leaning import Leanings
from .core.legal import no_moves
from .core.manifest import Manifest
from .core.numbers import split
from .core.readings import Reading, as_meant
from .core.sharing import Same, Sharing
from .core.verdict import UNDECIDED, Report
from .games import GAMES, UNPLAYED
from .limits import MAX_SECONDS
from .which import book_named, first_game, fitting, game_for, game_of, named_in, scenarios_of, standard, which

VERSION = "1.3"
"""Raised when a verdict could change; stored verdicts of another version are played again."""

Records = Mapping[str, Mapping[str, Any]]
"""Records of a card list by title."""
Cards = Records | Callable[[str], Records] | None
"""The card list, or what gives that of a book: it is asked when the text has said which."""


# -- games ------------------------------------------------------------------------------------
def manifest(game: str) -> Manifest:
    """What a game tells those who show it."""
    return GAMES[game].manifest


def manifest_of(book: str) -> Manifest | None:
    """What the game of a rulebook tells, even if nobody plays it yet; None for a rulebook that nobody knows."""
    game = game_of(book)
    return manifest(game.slug) if game else UNPLAYED.get(book)


def editions_beside(book: str) -> tuple[str, ...]:
    """The editions of the game that plays a rulebook, itself included, the earliest first; none for a stranger."""
    game = game_of(book)
    return tuple(game.editions) if game else ()


def printed_board(game: str) -> dict[str, Any] | None:
    """The printed board of a game, each fact with its basis; None for a game without one."""
    return GAMES[game].printed_board() if manifest(game).has_board else None


def structural_rules(book: str) -> dict[str, str]:
    """Rule ids of a book that cannot be switched off, each with the reason."""
    game = game_of(book)
    return {rule: reason for rule, reason in game.structural.items() if split(rule)[0] == book} if game else {}


def enacted_rules(book: str) -> dict[str, list[str]]:
    """Rule ids of a book with the names of the functions that enact them."""
    game = game_of(book)
    return {rule: names for rule, names in game.enacted.items() if split(rule)[0] == book} if game else {}


def sharing_of(book: str) -> Sharing:
    """Which numbers of a book share all their functions with others, and which of them say one thing."""
    game = game_of(book)
    return game.sharing(book) if game else Sharing()


def said_alike(rule: str) -> list[Same]:
    """What says the same as a rule, with the reasons."""
    game = game_of(split(rule)[0])
    return game.said_alike.get(rule, []) if game else []


def folded(rules: Iterable[str]) -> list[list[str]]:
    """Some rules in their order, those that say one thing together: the first of them, then what says the same."""
    found: list[list[str]] = []
    for rule in dict.fromkeys(rules):
        alike = {other for one in said_alike(rule) if not one.sums_up for other in one.others}
        group = next((group for group in found if group[0] in alike), None)
        found.append([rule]) if group is None else group.append(rule)
    return found


def vocabulary(game: str) -> list[dict[str, Any]]:
    """Every phrase of a game: kind, pattern, example, help, fields with their JSON schema."""
    return list(GAMES[game].describe_vocabulary())


def scopes_of(game: str) -> list[str]:
    """Where lines of play may end, in the words of a game."""
    return scopes(GAMES[game])


# -- a text on the table ------------------------------------------------------------------------
class Desk:
    """A text that somebody wants played: read once, each scenario compiled once and played once.

    All that is asked of it shares the time of one deadline.
    """

    def __init__(
        self, text: str, cards: Cards = None, edition: str | None = None, name: str | None = None, book: str = ""
    ) -> None:
        """``edition`` is played whatever the text names; ``book`` where it names none."""
        self.text, self.cards, self.edition, self.name = text, cards, edition or None, name
        self.given, self.asks_nothing = book, False
        self.error: ScenarioError | None = None
        """Why nothing of it can be played."""
        self.scenarios: list[Scenario] = []
        try:
            for asked in filter(None, (self.edition, book)):
                if game_of(asked) is None:
                    names = ", ".join(one for game in GAMES.values() for one in game.editions)
                    raise ScenarioError(f"Vydání {asked} neznám. Znám: {names}.")
            self.scenarios = [one for one in scenarios_of(text, self.edition or book) if name is None or one.name == name]
        except ScenarioError as error:
            self.error = error
        self._begin()

    def _begin(self) -> None:
        self.games: tuple[Game, ...] = ()
        """Among which the reader must choose, where a text does not tell its game."""
        self.readings: list[Reading] = []
        """Sentences that were typed otherwise than they are read."""
        self._seconds: float | None = None  # what is left of the time; None: nothing has been asked yet
        self.cases = [self._case(one) for one in self.scenarios if not self.error]

    def _case(self, scenario: Scenario) -> Case:
        game = game_for(scenario, self.edition, self.given)
        scenario, read = as_meant(game, scenario, self._cards(scenario))
        self.readings += read
        case = Case(game, scenario, self._cards(scenario), self.edition, self.given)
        case.asks_nothing = self.asks_nothing
        if calls := persons_as_players([one.text for one in scenario.sentences], game.vocabulary):
            case.fault = ScenarioError(NOBODY, scenario.sentences[calls[0]].line)
        if games := self.unsure(scenario):
            case.fault = ScenarioError(which(fitting(scenario)), max(1, scenario.line))
            self.games = self.games or tuple(games)
        return case

    def unsure(self, scenario: Scenario) -> list[Game]:
        """The games among which a scenario does not tell its own; none where it is known."""
        if book_named(scenario, self.edition) or self.given:
            return []
        found = fitting(scenario)
        return [] if len(found) == 1 else found or list(GAMES.values())

    def _cards(self, scenario: Scenario) -> Callable[[], Records]:
        book = self._book(scenario)
        return lambda: (self.cards(book) if callable(self.cards) else self.cards) or {}

    def _book(self, scenario: Scenario) -> str:
        named = book_named(scenario, self.edition) or self.given
        return named if game_of(named) else next(iter(game_for(scenario, self.edition).editions))

    def under(self, edition: str) -> Desk:
        """The same text under another edition, without reading it again, and with a deadline of its own."""
        if game_of(edition) is None or not self.scenarios:
            return Desk(self.text, self.cards, edition, self.name)
        other = self._with(self.scenarios)
        other.edition, other.given = edition, ""
        other._begin()
        return other

    def asking(self, question: str) -> Desk:
        """The only scenario of the text with one question in place of all that it expects itself.

        The question is no line of the text: what is wrong with it stands at line 0.
        """
        other = self._with(self.scenarios)
        if len(self.scenarios) == 1:
            said = tuple(one for one in self.scenarios[0].sentences if one.kind != THEN)
            other.scenarios = [replace(self.scenarios[0], sentences=(*said, Sentence(THEN, question, 0)))]
        elif not self.error:
            told = f"Ptát se lze jediného příkladu a text jich má {len(self.scenarios)}: ponechte ten, o který jde."
            other.error = ScenarioError(told, self.scenarios[1].line if len(self.scenarios) > 1 else 1)
        other._begin()
        return other

    @property
    def book(self) -> str:
        """The rulebook under which the first scenario is played; of a text that cannot be read the one it seems to name."""
        if self.cases:
            return self._book(self.cases[0].scenario)
        seems = [self.edition or "", named_in(self.text), self.given]
        return next((book for book in seems if game_of(book)), next(iter(first_game().editions)))

    @property
    def game(self) -> Game:
        """The game in whose sentences the text is written."""
        return game_of(self.book) or first_game()

    @contextmanager
    def _in_time(self) -> Iterator[None]:
        with deadline() if self._seconds is None else deadline(self._seconds, MAX_SECONDS):
            try:
                yield
            finally:
                self._seconds = time_left()

    def reports(self, *, bites: bool = False, why: bool = False) -> list[Report]:
        """What comes of each scenario.

        ``bites`` asks whether each verdict needs the rule it names, ``why`` which rules it rests on. A text
        that cannot be read gives one undecided report with the line.
        """
        if self.error:
            return [Report("", self.error.line, UNDECIDED, reason=str(self.error), reason_line=self.error.line)]
        with self._in_time():
            return [case.report(bites=bites, why=why) for case in self.cases]

    @property
    def expects(self) -> bool:
        """Whether anything is expected at all."""
        return any(one.kind == THEN for scenario in self.scenarios for one in scenario.sentences)

    def judging(self, ask: str, scope: str = "") -> Desk:
        """The first scenario of the text with what a judge asks of it (``core.judging``) in place of what it expects."""
        other = self._with(self.scenarios[:1])
        try:
            other.scenarios = [posed(case.game, case.scenario, ask, scope) for case in self.cases[:1]]
        except ScenarioError as error:
            other.error = error
        other.asks_nothing = ask == WHAT
        other._begin()
        return other

    def leanings(self) -> dict[str, Any]:
        """On what silence the refusal leans with which the first scenario ends: each with what would have to be said instead.

        ``cut_short`` says why not everything was tried; empty where it was.
        """
        if self.error or self.games or not self.cases:
            return Leanings().as_dict()
        with self._in_time():
            silence = self.cases[0].silence
            found = self.cases[0].leanings(silence.assumed)
            return replace(found, cut_short=found.cut_short or silence.cut_short).as_dict()

    def first(self) -> list[str]:
        """What silence would choose before the move that is asked about has its place (``Case.first``)."""
        if self.error or self.games or not self.cases:
            return []
        with self._in_time():
            return list(self.cases[0].first())

    def moment(self, at: int | None = None) -> dict[str, Any]:
        """The table after the first ``at`` moves of the first scenario (None: after all), and what can be said there."""
        if self.error or self.games or not self.cases:
            return {}
        case = self.cases[0]
        moves = [one for one in case.scenario.sentences if one.kind == WHEN]
        if at is not None and at < len(moves):
            other = self._with([up_to(case.scenario, at)])
            other._begin()
            case = other.cases[0]
        with self._in_time():
            stands = case.moment()
            silence = self.cases[0].silence
        said = [{"kind": one.kind, "text": one.text, "line": one.line} for one in self.cases[0].scenario.sentences]
        made = (len(moves) if at is None else min(at, len(moves))) - stands["left"]
        silent = {"silent": [one.as_dict() for one in silence.assumed], "silent_cut_short": silence.cut_short}
        return {**stands, "sentences": said, **silent, "at": made, "of": len(moves)}

    def _with(self, scenarios: list[Scenario]) -> Desk:
        """The same desk with other scenarios; whoever asks for it begins it."""
        other = object.__new__(Desk)
        other.text, other.cards, other.edition, other.name = self.text, self.cards, self.edition, self.name
        other.given = self.given or ("" if self.games else self.book)  # fewer sentences might tell less
        other.error, other.scenarios, other.asks_nothing = self.error, scenarios, self.asks_nothing
        return other

    def faults(self) -> list[Fault]:
        """All that is wrong with the sentences, a line at a time; none while it is not known of which game they are."""
        if self.games:
            return []
        with self._in_time():
            return [fault for case in self.cases for fault in case.faults]

    def standard(self) -> str:
        """The text as a file of situations: with its headings and the words that open sentences."""
        return standard(self.text, self.edition or self.given)

    def legal(self) -> dict[str, Any]:
        """Who chooses at the end of the first script, what is legal, and what is refused and by which rules."""
        if self.error:
            return no_moves(str(self.error), self.error.line)
        if not self.cases:
            return no_moves("Takový příklad v textu není.", 1)
        with self._in_time():
            return self.cases[0].legal()

    def pictures(self) -> list[dict[str, Any]]:
        """The board before the first move of the first scenario and after its last one, as data; empty without a board."""
        if not self.cases:
            return []
        with self._in_time():
            return self.cases[0].pictures()

    def heckled(self, *, each: int | None = EACH, seed: int = 0, stops: int | None = None, seconds: float = inf) -> Heckled:
        """What is wrong with the refusals in these scenarios: see ``core.heckle``. It takes the time that it takes, or ends after
        so many seconds and tells what it left.

        ``each`` is how often every sentence is said in one position (None: in all ways), ``stops`` bounds the
        positions of a scenario. Raises ScenarioError.
        """
        if self.error:
            raise self.error
        found, read, until = Heckled(), Read(), monotonic() + seconds
        for case in self.cases:
            Heckler(case, found, each=each, seed=seed, stops=stops, read=read, seconds=until - monotonic()).run()
        return found

    def records(self) -> list[dict[str, Any]]:
        """The scenarios as JSON: each sentence as its record. Raises ScenarioError."""
        if self.error:
            raise self.error
        return [_as_records(case) for case in self.cases]


open_text = Desk


def _as_records(case: Case) -> dict[str, Any]:
    scenario, steps = case.scenario, []
    for sentence in scenario.sentences:
        try:
            record = case.record(sentence)
        except ScenarioError as error:
            raise ScenarioError(str(error), sentence.line) from error
        head = {"kind": sentence.kind, "type": type(record).__name__, "text": sentence.text}
        steps.append({**head, "fields": case.game.as_data(record)})
    return {"name": scenario.name, "rule": scenario.rule, "tags": list(scenario.tags), "steps": steps}


# -- one question to one text -------------------------------------------------------------------
def check_text(
    text: str,
    *,
    cards: Cards = None,
    edition: str | None = None,
    bites: bool = False,
    why: bool = False,
    name: str | None = None,
    book: str = "",
) -> list[Report]:
    """Play every scenario of a text (or the one called ``name``)."""
    return Desk(text, cards, edition, name, book).reports(bites=bites, why=why)


def legal_text(text: str, *, cards: Cards = None, edition: str | None = None, name: str | None = None) -> dict[str, Any]:
    """What may and may not be done at the end of the first script."""
    return Desk(text, cards, edition, name).legal()


def pictures_of(text: str, *, name: str | None = None) -> list[dict[str, Any]]:
    """The board before and after the moves of the first scenario."""
    return Desk(text, name=name).pictures()


def to_records(text: str) -> list[dict[str, Any]]:
    """Scenarios as JSON. Raises ScenarioError."""
    return Desk(text).records()


def to_text(scenarios: list[dict[str, Any]], feature: str = "Situace") -> str:
    """Records (as ``to_records`` gives them) written as a Czech Gherkin text."""
    return write_feature(scenarios, feature)
