"""A game as the core sees it: its books, its sentences, its table, and the words in which it tells what happens.

A game inherits from ``Game`` and says what is its own; what every game does alike stands here.
``t`` is a compiled table, ``s`` a position, ``f`` the offset of a step's frame, ``p`` a player.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar

from .choices import Intent, Part, Shortcut, Unfinished
from .flow import OPEN, OVER, STEP, Choice, Options, Step, top
from .hooks import heeding
from .language.gherkin import GIVEN, THEN, WHEN, ScenarioError
from .language.phrases import Vocabulary
from .language.slots import Slot
from .language.suggest import closest
from .layout import State
from .legality import Legality
from .manifest import Manifest
from .moments import elsewhere, not_asked
from .numbers import split
from .rules import Book, any_muted, enacted, gone, of_time
from .sentences import Given, Move
from .sharing import Same, Sharing, said_alike, sharing
from .trace import Narrator, Recorder

WANTED = {GIVEN: "větu začínající Pokud", WHEN: "tah (větu začínající Když)", THEN: "očekávání (větu začínající Pak)"}


class Situation(ABC):
    """What sentences of *Pokud* fill, and what compiles to a table and the position before the first move."""

    editions: ClassVar[Collection[str]]
    """The editions in which it can be played."""
    edition: str
    _whole: tuple[str, Any, bytes, frozenset[int]] | None = None
    """The edition, its table and position under all rules, and the slots of the hooks that were asked for them."""

    def add(self, record: Given) -> None:
        """Take a sentence in. Raises ScenarioError where it contradicts what was said before."""
        self._whole = None
        record.apply(self)

    def seat_opponents(self, made: Iterable[Move], asked: Iterable[Move]) -> None:  # noqa: B027  nothing to do is a whole answer
        """Seat the players whom only the moves name, those that are made before those that are only asked about.

        Where everybody plays unless the situation says otherwise, there is nobody left to seat: such a game leaves it at this.
        """

    @abstractmethod
    def compile(self, *, off: frozenset[str] = frozenset(), recorder: Recorder | None = None) -> tuple[Any, State]:
        """The table under the rules, without those in ``off``, and the position. Raises ScenarioError."""

    def without(self, off: frozenset[str]) -> tuple[Any, State]:
        """What it compiles to without some rules; where compiling asks nothing of them, it is done once for all who ask."""
        if self._whole is None or self._whole[0] != self.edition:
            with heeding() as asked:
                t, s = self.compile()
            t.functions, t.any_of = list(t.functions), list(t.any_of)
            self._whole = self.edition, t, bytes(s), frozenset(asked)
        _edition, t, start, slots = self._whole
        lost = None if any_muted(off) else gone(t.books, off)
        if lost is None or any(rule.hook.slot in slots for rule in lost):
            return self.compile(off=off)
        return t.less(off, lost), bytearray(start)


class Game(ABC):
    """One game. A subclass names what stands above the methods, and overrides what it does otherwise."""

    slug: ClassVar[str]
    title: ClassVar[str]
    editions: ClassVar[Mapping[str, tuple[Book, ...]]]
    """The books under which each edition is played, the earliest first."""
    vocabulary: ClassVar[Mapping[str, Vocabulary]]
    """The sentences of *Pokud*, *Když* and *Pak*."""
    parts: ClassVar[Mapping[str, Vocabulary]] = {}
    """Tables of parts of sentences, documented with them."""
    legality: ClassVar[Legality]
    narrator: ClassVar[Narrator]
    manifest: ClassVar[Manifest]
    """What the game tells those who show it."""
    chance: ClassVar[int]
    """The "player" who decides draws and lots."""
    passing_counts: ClassVar[bool] = False
    """Whether to pass in a window is an act of the game, so that a question about a move does not look behind it."""
    at_any_time: ClassVar[Mapping[str, Callable[[Any, State, Choice], None]]] = {}
    """What carries out the choices that need no turn and are never asked for (to concede), by verb."""

    books: tuple[Book, ...]
    structural: dict[str, str]
    enacted: dict[str, list[str]]
    said_alike: dict[str, list[Same]]
    """By rule id, what says the same."""
    of_time: frozenset[str]
    """The rules that refuse nothing but a moment."""

    def __init__(self) -> None:
        self.books = tuple(dict.fromkeys(book for found in self.editions.values() for book in found))
        self.structural = {rule: reason for book in self.books for rule, reason in book.structural.items()}
        self.enacted = enacted(self.books)
        self.said_alike = said_alike(self.books)
        self.of_time = of_time(self.books)
        self._chapters = {book.slug: self._last_chapter(book.slug) for book in self.books}

    def _last_chapter(self, book: str) -> int:
        rules = map(split, (*self.enacted, *self.structural))
        return max(int(number.split(".")[0]) for slug, number in rules if slug == book)

    # -- sentences and situations -----------------------------------------------------------
    def sharing(self, book: str) -> Sharing:
        """Which numbers of a book no proof tells apart."""
        return sharing(self.books, book)

    def knows(self, rule: str) -> bool:
        """Whether a rule id can be one of this game's books: what is told of no play (a definition) has no function."""
        book, number = split(rule)
        return book in self._chapters and int(number.split(".")[0]) <= self._chapters[book]

    @abstractmethod
    def situation(self, library: Mapping[str, Any]) -> Situation:
        """An empty situation; ``library`` are records of the card list by title."""

    def parse(self, kind: str, text: str) -> Any:
        """The record of a sentence ("given", "when", "then"). Raises ScenarioError when no phrase fits."""
        table = self.vocabulary[kind]
        record = table.parse(text)
        if record is None:
            near = closest(text, table)
            example = f", například: {near}" if near else ""
            raise ScenarioError(f"Nerozumím: „{text}“. Čekám {WANTED[kind]}{example}.")
        return record

    def write(self, kind: str, record: Any) -> str:
        """The sentence of a record."""
        return self.vocabulary[kind].write(record)

    def as_data(self, record: Any) -> dict[str, Any]:
        """The fields of a record as data."""
        return asdict(record)

    def describe_vocabulary(self) -> list[dict[str, Any]]:
        """Every phrase as data."""
        tables = {**self.vocabulary, **self.parts}
        return [{"kind": kind, **entry} for kind, table in tables.items() for entry in table.describe()]

    # -- play ---------------------------------------------------------------------------------
    @abstractmethod
    def player(self, t: Any, name: str) -> int:
        """The seat of a player. Raises ScenarioError for a stranger."""

    def side(self, t: Any, name: str) -> frozenset[int]:
        """The seats of those who seek a strategy together under a name: a player's own, in games without teams."""
        return frozenset((self.player(t, name),))

    def named(self, t: Any, name: str) -> None:
        """Raises ScenarioError for a name that nobody bears of whom there may be a question."""
        self.side(t, name)

    def silent(self, t: Any, s: State, step: Step, f: int, options: Options, wanted: int | None) -> Choice | None:
        """What happens without a word at a step where scripts rest; None if somebody must speak."""
        return None

    def belongs_here(self, t: Any, s: State, intent: Intent) -> bool:
        """Whether a choice of this kind is made at the step that is open, so that silence would miss it."""
        f = top(s)
        step: Step = t.steps[s[f + STEP]]
        return step.takes(t, s, f, intent.verb)

    def closes(self, intent: Intent) -> bool:
        """Whether a choice only closes a set, so that it must not be taken for that of another set."""
        return False

    def is_untimely(self, t: Any, s: State, intent: Intent) -> bool:
        """Whether a rule refuses a choice merely because of where play stands."""
        return any(self.legality.untimely(t, s, intent.player, choice) for choice in intent.choices[:1])

    def lets_be(self, choice: Choice) -> bool:
        """Whether a choice only lets something be: where it is forced, a question about another move looks past it."""
        return False

    def lingers(self, parts: Sequence[Part]) -> bool:
        """Whether after such a move a question about this very moment comes before what silence alone goes on to."""
        return False

    def is_idle(self, options: Options) -> bool:
        """Whether nothing can be chosen but to go on."""
        return len(options) == 1

    def is_chance(self, p: int | None) -> bool:
        """Whether it is chance that decides."""
        return p == self.chance

    def over(self, t: Any, s: State) -> bool:
        """Whether the game has ended."""
        return bool(s[OVER])

    def unfinished(self, t: Any, s: State) -> Unfinished | None:
        """What is under way here, so that an expectation about what it will still change has no answer yet."""
        return None

    def phase(self, t: Any, s: State) -> object:
        """What a question about this moment does not look beyond (a phase of a round); whatever compares."""
        return None

    def refuses_now(self, line: Any) -> bool:
        """Whether a move is refused also by a rule that refuses it at this very moment, though silence leads to where it is open.

        So it is where silence passes over decisions (a battle's result, a bid) that a judge would not think of as passed, or over
        somebody whose turn comes first.
        """
        return False

    def repeat_refused(self, line: Any, shortcut: Shortcut) -> tuple[tuple[str, ...], str]:
        """The rules against repeating a shown loop, and a sentence why not; both empty if it may be repeated."""
        return (), "Smyčky se v této hře nezkracují."

    def repeat(self, line: Any, shortcut: Shortcut) -> None:
        """Carry the loop out so many times; never asked of a game that refuses it."""
        raise NotImplementedError(f"{self.slug} repeats no loop")

    # -- questions ------------------------------------------------------------------------------
    def sharpest_first(self, rules: Iterable[str], t: Any = None, s: State | None = None, part: Any = None) -> tuple[str, ...]:
        """Rules against a move in their order, those last that refuse it merely for its moment: the rest would refuse it ever.

        Some refuse for the moment here and for something else elsewhere; which it is, the position tells (``part`` is what is
        chosen first).
        """
        late = self.of_time
        if isinstance(part, Intent) and s is not None and not self.closes(part):
            late = late.union(*(self.legality.of_the_moment(t, s, part.player, choice) for choice in part.choices))
        return tuple(sorted(dict.fromkeys(rules), key=lambda rule: rule in late))

    def refusals(self, t: Any, s: State, intent: Intent) -> list[str]:
        """The ids of all rules that refuse a choice: for what is chosen, for when, and for who chooses."""
        found = [rule for choice in intent.choices for rule in self.legality.reasons(t, s, intent.player, choice)]
        return list(dict.fromkeys([*found, *self.out_of_place(t, s, intent)]))

    def out_of_place(self, t: Any, s: State, intent: Intent) -> list[str]:
        """The ids of the rules by which this is the moment of other choices, or of another player."""
        given = t, s, intent.player, intent.verb
        if self.over(t, s) or not s[OPEN] or not self.belongs_here(t, s, intent):
            return elsewhere.ids(*given)
        return [] if self._chooses(t, s, intent.player) else not_asked.ids(*given)

    def is_out_of_place(self, t: Any, s: State, intent: Intent) -> bool:
        """Whether the step at hand takes no such choice, or takes it of others only."""
        return not self.belongs_here(t, s, intent) or not self._chooses(t, s, intent.player)

    def _chooses(self, t: Any, s: State, p: int) -> bool:
        f = top(s)
        step: Step = t.steps[s[f + STEP]]
        return step.asks(t, s, f) == p or bool(step.open_to(t, s, f, p))

    def unlisted(self, t: Any, s: State, intent: Intent) -> Choice | None:
        """On a table with muted rules: a choice that counts as open though the step that takes it would not list it.

        Steps of a game may list what could ever be chosen under all its rules; then more is open where some refuse nothing
        (see ``unrefused``).
        """
        return None

    def unrefused(self, t: Any, s: State, intent: Intent) -> Choice | None:
        """A choice of a kind that the step at hand takes of this player, and that no rule refuses."""
        if self.is_out_of_place(t, s, intent) or self.out_of_place(t, s, intent):
            return None
        return next((choice for choice in intent.choices if not self._is_refused(t, s, intent.player, choice)), None)

    def _is_refused(self, t: Any, s: State, p: int, choice: Choice) -> bool:
        return self.legality.forbidden(t, s, p, choice) or bool(self.legality.reasons(t, s, p, choice))

    def reasons_against(self, line: Any, parts: Sequence[Part]) -> list[str]:
        """The ids of all rules that refuse what is left of a move: its first part and, where they can be told, the later ones."""
        first = parts[0]
        found = self.refusals(line.t, line.s, first) if isinstance(first, Intent) else []
        return list(dict.fromkeys([*found, *self.further_reasons(line, parts)]))

    def further_reasons(self, line: Any, intents: Sequence[Part]) -> list[str]:
        """Reasons against the later parts of a move that is refused already."""
        return []

    def candidates(self, t: Any, s: State, p: int) -> list[Choice]:
        """Choices one might think of here, legal or not: for the list of refusals."""
        return []

    def heckling(self, t: Any, s: State, field: str, slot: Slot) -> Sequence[Any]:
        """What a heckler may say in a hole of a sentence; nothing leaves it to what every table has (``core.tries``)."""
        return ()

    def offering(self, t: Any, s: State, field: str, slot: Slot) -> Sequence[Any]:
        """What is offered in a hole to who plays on; nothing leaves it to what a heckler may say there."""
        return ()

    def distinct(self, t: Any, text: str) -> Callable[[Any, State, Options], Options] | None:
        """What leaves out choices that come to the same for an expectation, by pieces that are alike; None for nothing."""
        return None

    @abstractmethod
    def lines_end(self, line: Any, scope: str) -> Callable[[Any, State], bool]:
        """Where the lines of an exploration end."""

    def tells(self, t: Any, s: State) -> Iterable[str]:
        """How a position stands, in sentences of *Pokud*: what a situation may leave unsaid."""
        return ()

    # -- telling -------------------------------------------------------------------------------
    def picture(self, t: Any, s: State) -> dict[str, Any] | None:
        """The position as data for drawing; None where there is no board."""
        return None

    def printed_board(self) -> dict[str, Any] | None:
        """The printed board, each fact with its basis; None where there is none."""
        return None

    @abstractmethod
    def player_name(self, t: Any, p: int | None) -> str:
        """A player's name, or what chance is called."""

    @abstractmethod
    def describe_choice(self, t: Any, s: State, p: int | None, choice: Choice) -> str:
        """A choice in a few Czech words."""


__all__ = ["Game", "Situation"]
