"""A sentence is one class: how it is written, what it holds, and what it does.

    class Takes(Move):
        when = (say("{player} vezme {n:stones}", "Alík vezme 2 kameny"),)
        player: str
        n: int

        def intents(self, t, s): ...

The fields are those of a frozen dataclass. What stands under ``given``, ``when`` and ``then`` are the wordings
in *Pokud*, *Když* and *Pak*; a class may be said in several of them, and must do what each asks for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

from .answer import Answer, same
from .choices import Intent, Part
from .language.gherkin import GIVEN, THEN, WHEN, ScenarioError
from .language.phrases import Phrase
from .layout import State
from .line import Line
from .trial import LEGAL, Legality, legality

if TYPE_CHECKING:
    from .game import Situation


@dataclass(frozen=True)
class Wording:
    """One way of writing a sentence. ``fixed`` are the fields that this wording itself decides."""

    pattern: str
    example: str
    help: str = ""
    fixed: tuple[tuple[str, Any], ...] = ()

    def phrase(self, record: type) -> Phrase:
        return Phrase(self.pattern, record, self.example, self.help, self.fixed)


Wordings = tuple[Wording, ...]


def say(pattern: str, example: str = "", help: str = "", **fixed: Any) -> Wording:
    """A wording: its pattern, an example (a pattern without holes is its own) and, where it is needed, a hint."""
    return Wording(pattern, example or pattern, help, tuple(fixed.items()))


@dataclass_transform(frozen_default=True)
class Sentence(ABC):  # noqa: B024  what it must do, its kinds say
    """What every sentence has in common. A subclass is a frozen dataclass of its own accord."""

    given: ClassVar[Wordings] = ()
    when: ClassVar[Wordings] = ()
    then: ClassVar[Wordings] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


class Given(Sentence):
    """A sentence of *Pokud*: it lays something on the table."""

    seats: ClassVar[bool] = False
    """Whether it says who plays, instead of speaking of somebody who does."""

    def spelled_out(self) -> Given:
        """The same sentence with what it leaves to silence; itself where it leaves nothing."""
        return self

    @abstractmethod
    def apply(self, situation: Any) -> None:
        """Say it of a situation. Raises ScenarioError where it contradicts what was said before."""


class Move(Sentence):
    """A sentence of *Když*: somebody does something."""

    aside: ClassVar[bool] = False
    """Whether it may be said at almost every moment and is seldom meant there: it is offered behind all others."""

    @abstractmethod
    def intents(self, t: Any, s: State) -> Sequence[Part]:
        """Who chooses what in this position, in order. Raises ScenarioError for what the table does not know."""

    def declines(self, t: Any, s: State) -> bool:
        """Whether it only says that somebody lets something be that could not be done here anyway: true, and no move."""
        return False

    def legality(self, line: Line) -> Legality:
        """Whether the whole move is open where the line stands, or true without being one."""
        parts = self.intents(line.t, line.s)
        found = legality(line, parts)
        if found[0] or not self.declines(line.t, line.s):
            return found
        return found if found[1] and any(line.leads_to(part) for part in parts if isinstance(part, Intent)) else LEGAL


class Expectation(Sentence):
    """A sentence of *Pak*: it is held against a line of play."""

    of_the_moment: ClassVar[bool] = False
    """Whether it asks for the choices open, or for a play of its own, and so means nothing at the end of a line."""

    unsettled: ClassVar[bool] = False
    """Whether it asks what is open before choices that are forced have been made."""

    momentary: ClassVar[bool] = False
    """Whether it speaks by its nature of the moment (a side's strength, who takes part), whatever is still to come."""

    inside: ClassVar[str] = ""
    """The kind of the sentence that its ``text`` is, where it holds another one."""

    @abstractmethod
    def answer(self, line: Line) -> Answer:
        """Whether it holds where the line stands."""


_DOES: dict[str, type[Sentence]] = {GIVEN: Given, WHEN: Move, THEN: Expectation}


def sentences_of(module: ModuleType) -> list[type[Sentence]]:
    """The sentences that a module defines, in its order."""
    found = [x for x in vars(module).values() if isinstance(x, type) and issubclass(x, Sentence)]
    return [x for x in found if x.__module__ == module.__name__]


def phrases_of(kind: str, *modules: ModuleType) -> list[Phrase]:
    """The phrases of all sentences of several modules that are said in *kind*: "given", "when" or "then".

    Raises TypeError for a sentence that is said there without doing what is asked of it there.
    """
    found = []
    for x in (x for module in modules for x in sentences_of(module) if getattr(x, kind)):
        if not issubclass(x, _DOES[kind]):
            raise TypeError(f"{x.__name__} is said in {kind!r}, so it must be of the kind {_DOES[kind].__name__}")
        found += [wording.phrase(x) for wording in getattr(x, kind)]
    return found


class SaysEdition(Given):
    """The situation is played under this edition, whatever book its rule is of. A game gives it its words."""

    edition: str

    def apply(self, situation: Situation) -> None:
        if self.edition not in situation.editions:
            raise ScenarioError(f"Vydání {self.edition} neznám. Znám: {', '.join(situation.editions)}.")
        situation.edition = self.edition


class SaysPhase(Given, Expectation):
    """Which phase it is: ``phases`` by what they are called, ``at`` the cell that says so. A game gives it its words."""

    momentary = True
    phases: ClassVar[Mapping[str, int]]
    at: ClassVar[int]
    phase: int

    def apply(self, situation: Any) -> None:
        situation.phase = self.phase

    def answer(self, line: Line) -> Answer:
        names = {phase: words for words, phase in self.phases.items()} | {0: "před hrou"}
        return same(names[line.s[self.at]], names[self.phase], "Fáze")
