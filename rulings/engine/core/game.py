"""What the core asks of a game: the names that every game's package offers. A test holds each game against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from .answer import Answer
from .choices import Intent, Move
from .flow import Choice, Options, Step
from .layout import State
from .rules import Book
from .table import Table
from .trace import Narrator, Recorder


class Situation(Protocol):
    """What sentences of *Pokud* fill, and what compiles to a table and the position before the first move."""

    edition: str

    def add(self, record: Any) -> None:
        """Take a record in. Raises ScenarioError where it contradicts what was said before."""

    def seat_opponents(self, records: Iterable[Any]) -> None:
        """Seat the players whom only the moves name."""

    def compile(self, *, off: frozenset[str] = frozenset(), recorder: Recorder | None = None) -> tuple[Table, State]:
        """The table under the rules, without those in ``off``, and the position. Raises ScenarioError."""


class Game(Protocol):
    """One game: its books, its sentences, its table, and the words in which it tells what happens.

    ``t`` is a compiled table, ``s`` a position, ``f`` the offset of a step's frame, ``p`` a player.
    """

    slug: str
    title: str
    editions: Mapping[str, tuple[Book, ...]]
    books: tuple[Book, ...]
    structural: Mapping[str, str]
    enacted: Mapping[str, list[str]]
    narrator: Narrator
    not_of_lines: tuple[type, ...]

    # -- sentences and situations -----------------------------------------------------------
    def knows(self, rule: str) -> bool:
        """Whether a rule id can be one of this game's books."""

    def situation(self, library: Mapping[str, Any]) -> Situation:
        """An empty situation: sentences are added to it, then it compiles to a table and a position."""

    def parse(self, kind: str, text: str) -> Any:
        """The record of a sentence ("given", "when", "then"). Raises ScenarioError."""

    def write(self, kind: str, record: Any) -> str:
        """The sentence of a record."""

    def describe_vocabulary(self) -> list[dict[str, Any]]:
        """Every phrase as data."""

    # -- play ---------------------------------------------------------------------------------
    def intents(self, t: Any, s: bytearray, move: Any) -> list[Move]:
        """What a move means here: who chooses what, in order. Raises ScenarioError."""

    def player(self, t: Any, name: str) -> int:
        """The seat of a player. Raises ScenarioError for a stranger."""

    def silent(self, t: Any, s: bytearray, step: Step, f: int, options: Options, wanted: int | None) -> Choice | None:
        """What happens without a word at a step where scripts rest; None if somebody must speak."""

    def belongs_here(self, t: Any, s: bytearray, intent: Intent) -> bool:
        """Whether a choice of this kind is made at the step that is open."""

    def is_untimely(self, t: Any, s: bytearray, intent: Intent) -> bool:
        """Whether a rule refuses a choice merely because of where play stands."""

    def is_idle(self, options: Options) -> bool:
        """Whether nothing can be chosen but to pass."""

    def is_chance(self, p: int | None) -> bool:
        """Whether it is chance that decides."""

    def over(self, t: Any, s: bytearray) -> bool:
        """Whether the game has ended."""

    def repeat_refused(self, line: Any, shortcut: Any) -> tuple[tuple[str, ...], str]:
        """The rules against repeating a shown loop, and a sentence why not; both empty if it may be repeated."""

    def repeat(self, line: Any, shortcut: Any) -> None:
        """Carry the loop out so many times."""

    # -- questions ------------------------------------------------------------------------------
    def expect(self, line: Any, record: Any) -> Answer:
        """Hold an expectation against a line of play."""

    def refusals(self, t: Any, s: bytearray, p: int, choice: Choice) -> list[str]:
        """The ids of all rules that refuse a choice."""

    def further_reasons(self, line: Any, intents: Sequence[Move]) -> list[str]:
        """Reasons against the later parts of a move that is refused already."""

    def candidates(self, t: Any, s: bytearray, p: int) -> list[Choice]:
        """Choices one might think of here, legal or not."""

    def lines_end(self, line: Any, scope: str) -> Callable[[Any, bytearray], bool]:
        """Where the lines of an exploration end."""

    def picture(self, t: Any, s: bytearray) -> dict[str, Any] | None:
        """The position as data for drawing; None where there is no board."""

    def player_name(self, t: Any, p: int | None) -> str:
        """A player's name, or what chance is called."""

    def describe_choice(self, t: Any, s: bytearray, p: int | None, choice: Choice) -> str:
        """A choice in a few Czech words."""
