"""A Game of Thrones board game, first edition (`agot-board`): the one face that the engine's core sees of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.flow import STEP, Choice, Options, Step, top
from ...core.layout import State
from ...core.rules import enacted as enacted_rules
from . import expectations, game, legality, moves, narrator
from . import picture as drawing
from .cells import CHANCE, OVER, UNIT_KINDS
from .situation import Situation
from .steps.march import marching_from
from .steps.turn import WAIT
from .words.sentences import GIVEN, THEN, WHEN

if TYPE_CHECKING:
    from ...core.choices import Intent, Move, Shortcut
    from ...core.line import Line
    from .table import Table

slug = "agot_board"
title = "A Game of Thrones, desková hra"
editions = game.EDITIONS
books = tuple(dict.fromkeys(book for found in editions.values() for book in found))
structural = {rule: reason for book in books for rule, reason in book.structural.items()}
enacted = enacted_rules(books)
CHAPTERS = 22

_TABLES = {"given": GIVEN, "when": WHEN, "then": THEN}
_HELP = {
    "given": "větu začínající Pokud",
    "when": "tah (větu začínající Když)",
    "then": "očekávání (větu začínající Pak)",
}


def situation(library: Mapping[str, Any]) -> Situation:
    """An empty situation that sentences of *Pokud* fill; the card list of a book is not needed."""
    return Situation()


def parse(kind: str, text: str) -> Any:
    """The record of a sentence. Raises ScenarioError when no phrase fits."""
    from ...core.language.gherkin import ScenarioError
    from ...core.language.suggest import closest

    record = _TABLES[kind].parse(text)
    if record is None:
        raise ScenarioError(f"Nerozumím: „{text}“. Čekám {_HELP[kind]}, například: {closest(text, _TABLES[kind])}.")
    return record


def write(kind: str, record: Any) -> str:
    return _TABLES[kind].write(record)


intents = moves.intents
player = moves.player
expect = expectations.expect
lines_end = expectations.lines_end
not_of_lines = expectations.NOT_OF_LINES
player_name = narrator.player_name
describe_choice = narrator.describe_choice
picture = drawing.picture
printed_board = drawing.printed_board


def is_idle(options: Options) -> bool:
    """Whether nothing can be chosen but to go on."""
    return len(options) == 1


def repeat_refused(line: Line, shortcut: Shortcut) -> tuple[tuple[str, ...], str]:
    """Nothing on the board goes round in circles that a player could repeat."""
    return (), "Smyčky se v deskové hře nezkracují."


def repeat(line: Line, shortcut: Shortcut) -> None:
    raise NotImplementedError


def knows(rule: str) -> bool:
    """Whether a rule id can be one of this game's book."""
    book, _space, number = rule.partition(" ")
    return book in editions and int(number.split(".")[0]) <= CHAPTERS


def is_chance(p: int | None) -> bool:
    return p == CHANCE


def refusals(t: Table, s: State, p: int, choice: Choice) -> list[str]:
    return legality.reasons(t, s, p, choice)


def is_untimely(t: Table, s: State, intent: Intent) -> bool:
    """Whether a choice comes too early or too late where play stands, by a rule that says so."""
    return bool(legality.untimely(t, s, intent.player, intent.verb))


def further_reasons(line: Line, intents: Sequence[Move]) -> list[str]:
    return []


def candidates(t: Table, s: State, p: int) -> list[Choice]:
    """Choices a player might think of here, legal or not: for the list of refusals."""
    step = t.steps[s[top(s) + STEP]]
    if "go" in step.verbs:
        source = marching_from(s)
        return [("go", source, j, unit) for j in t.spaces if j != source for unit in UNIT_KINDS]
    if "retreat" in step.verbs:
        return [("retreat", i) for i in t.spaces]
    return []


def describe_vocabulary() -> list[dict[str, str]]:
    """Every phrase of the game as data."""
    return [{"kind": kind, **entry} for kind, table in _TABLES.items() for entry in table.describe()]


def over(t: Table, s: State) -> bool:
    return bool(s[OVER])


def silent(t: Table, s: State, step: Step, f: int, options: Options, wanted: int | None) -> Choice | None:
    """Only before the game do scripts rest; it begins when a script says so, or goes past its beginning."""
    return options[0] if wanted is None and options != [WAIT] else None


def belongs_here(t: Table, s: State, intent: Intent) -> bool:
    """Whether a choice of this kind is made at the step that is open, so that silence would miss it."""
    f = top(s)
    return t.steps[s[f + STEP]].takes(t, s, f, intent.verb)
