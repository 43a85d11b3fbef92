"""What the core asks of a game: the names that every game's package offers. A test holds each game against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from .answer import Answer
from .choices import Intent
from .flow import Choice, Options, Step
from .rules import Book


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
    narrator: Any
    not_of_lines: tuple[type, ...]

    # -- sentences and situations -----------------------------------------------------------
    def knows(self, rule: str) -> bool:
        """Whether a rule id can be one of this game's books."""

    def situation(self, library: Mapping[str, Any]) -> Any:
        """An empty situation: sentences are added to it, then it compiles to a table and a position."""

    def parse(self, kind: str, text: str) -> Any:
        """The record of a sentence ("given", "when", "then"). Raises ScenarioError."""

    def write(self, kind: str, record: Any) -> str:
        """The sentence of a record."""

    def describe_vocabulary(self) -> list[dict[str, Any]]:
        """Every phrase as data."""

    # -- play ---------------------------------------------------------------------------------
    def intents(self, t: Any, s: bytearray, move: Any) -> list:
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

    def further_reasons(self, line: Any, intents: list) -> list[str]:
        """Reasons against the later parts of a move that is refused already."""

    def candidates(self, t: Any, s: bytearray, p: int) -> list[Choice]:
        """Choices one might think of here, legal or not."""

    def lines_end(self, line: Any, scope: str) -> Callable[[Any, bytearray], bool]:
        """Where the lines of an exploration end."""

    def picture(self, t: Any, s: bytearray) -> dict[str, Any] | None:
        """The position as data for drawing; None where there is no board."""

    def player_name(self, t: Any, p: int) -> str:
        """A player's name, or what chance is called."""

    def describe_choice(self, t: Any, s: bytearray, p: int, choice: Choice) -> str:
        """A choice in a few Czech words."""
