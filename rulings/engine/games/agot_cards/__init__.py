"""A Game of Thrones card game (`agot-ccg`): the one face that the engine's core sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.answer import Answer
from ...core.flow import Choice, Options, is_open
from ...core.layout import State
from ...core.rules import enacted as enacted_rules
from . import cells, expectations, game, loops, moves, narrator
from .cells import CHALLENGES, CHANCE, CONTROL, HAND, OVER, PHASE, PLAY, STAGE, TYPE, ZONE
from .refusals import further_reasons as _further_reasons
from .refusals import refusals as _refusals
from .situation import Situation
from .steps.windows import PART, PASS, WHO, TurnWindow, hosts_for
from .words import abilities, ability_phrases
from .words.sentences import GIVEN, THEN, WHEN

if TYPE_CHECKING:
    from ...core.choices import Intent, Move, Shortcut
    from ...core.line import Line
    from .steps.windows import ChallengesWindow, ChallengeWindow, MarshallingWindow, Window
    from .table import Table

slug = "agot_cards"
title = "A Game of Thrones, karetní hra"
editions = game.EDITIONS
books = tuple(dict.fromkeys(book for found in editions.values() for book in found))
structural = {rule: reason for book in books for rule, reason in book.structural.items()}
enacted = enacted_rules(books)

_TABLES = {"given": GIVEN, "when": WHEN, "then": THEN}
_HELP = {
    "given": "větu začínající Pokud",
    "when": "tah (větu začínající Když)",
    "then": "očekávání (větu začínající Pak)",
}


def situation(library: dict[Any, Any]) -> Situation:
    """An empty situation that sentences of *Pokud* fill."""
    return Situation(library=library)


def parse(kind: str, text: str) -> Any:
    """The record of a sentence. Raises ScenarioError when no phrase fits."""
    from ...core.language.gherkin import ScenarioError
    from ...core.language.suggest import closest

    try:
        record = _TABLES[kind].parse(text)
    except abilities.AbilityError as error:
        raise ScenarioError(str(error)) from error
    if record is None:
        hint = closest(text, _TABLES[kind])
        raise ScenarioError(f"Nerozumím: „{text}“. Čekám {_HELP[kind]}, například: {hint}.")
    return record


def write(kind: str, record: Any) -> str:
    return _TABLES[kind].write(record)


def intents(t: Table, s: State, move: Any) -> list[Move]:
    return moves.intents(t, s, move)


def expect(line: Line, record: Any) -> Answer:
    return expectations.expect(line, record)


def player(t: Table, name: str) -> int:
    """The seat of a player called so. Raises ScenarioError for a stranger."""
    return moves.player(t, name)


def is_idle(options: Options) -> bool:
    """Whether all that can be chosen is to pass or to close a set."""
    return options in ([PASS], [moves.DONE])


def picture(t: Table, s: State) -> None:
    """A table of cards has no board to draw."""


lines_end = expectations.lines_end
not_of_lines = expectations.NOT_OF_LINES


def repeat_refused(line: Line, shortcut: Shortcut) -> tuple[tuple[str, ...], str]:
    return loops.refused(line, shortcut)


def repeat(line: Line, shortcut: Shortcut) -> None:
    loops.repeat(line, shortcut)


def knows(rule: str) -> bool:
    """Whether a rule id can be one of this game's books: what is told of no play (a definition) has no function."""
    book, _space, number = rule.partition(" ")
    return book in editions and int(number.split(".")[0]) <= chapters_of(book)


def chapters_of(book: str) -> int:
    """The number of the last chapter that the engine enacts anything of."""
    numbers = (rule.split(" ")[1] for rule in (*enacted, *structural) if rule.startswith(f"{book} "))
    return max(int(number.split(".")[0]) for number in numbers)


def is_chance(p: int) -> bool:
    return p == CHANCE


def refusals(t: Table, s: State, player: int, choice: Choice) -> list[str]:
    return _refusals(t, s, player, choice)


def is_untimely(t: Table, s: State, intent: Intent) -> bool:
    """Nothing of this game is refused merely for coming before silence has led to its place."""
    return False


def further_reasons(line: Line, intents: list[Intent]) -> list[str]:
    return _further_reasons(line, intents)


def candidates(t: Table, s: State, p: int) -> Options:
    """Choices a player might think of here, legal or not: for the list of refusals."""
    found: Options = [("use", b.index) for b in t.actions if _has(t, s, p, b.card)]
    for c in t.rows:
        if s[c + ZONE] == HAND and t.owner[c] == p and t.type[c] in ("character", "location", "attachment"):
            found += [("play", c, host) for host in hosts_for(t, s, c)] or [("play", c, 0)]
        if s[c + ZONE] == PLAY and t.type[c] == "character" and s[TYPE]:
            side = "attack" if s[STAGE] == 0 else "defend"
            if s[c + CONTROL] == p:
                found.append((side, c))
    if s[PHASE] == CHALLENGES and not s[TYPE]:
        found += [("challenge", kind, q) for kind in cells.ICON for q in t.everyone if q != p]
    return found


def _has(t: Table, s: State, p: int, c: int) -> bool:
    return s[c + ZONE] == HAND and t.owner[c] == p or s[c + ZONE] == PLAY and s[c + CONTROL] == p


def describe_vocabulary() -> list[dict[str, Any]]:
    """Every phrase of the game as data, abilities included."""
    tables = {"given": GIVEN, "when": WHEN, "then": THEN, "ability cost": ability_phrases.COSTS}
    tables |= {"ability effect": ability_phrases.EFFECTS, "ability trigger": ability_phrases.TRIGGERS}
    return [{"kind": kind, **entry} for kind, table in tables.items() for entry in table.describe()]


def over(t: Table, s: State) -> bool:
    return bool(s[OVER])


def silent(
    t: Table,
    s: State,
    step: ChallengeWindow | ChallengesWindow | MarshallingWindow | Window,
    f: int,
    options: Options,
    wanted: int | None,
) -> tuple[str, ...] | None:
    """At a window where scripts rest a silent player passes; but nobody's own part is ended in silence.

    ``wanted`` None runs on regardless ("začne fáze …").
    """
    if PASS not in options:
        return None
    own_part = isinstance(step, TurnWindow) and s[f + WHO] == s[f + PART]
    return None if own_part and wanted is not None else PASS


def belongs_here(t: Table, s: State, intent: Intent) -> bool:
    """Whether a choice of this kind is made at the step that is open, so that passing would miss it."""
    from ...core.flow import STEP, top

    name = type(t.steps[s[top(s) + STEP]]).__name__
    if intent.verb == "use":
        kinds = {t.bound[choice[1]].kind for choice in intent.choices}
        under_way = "cancel" in kinds and is_open(s, t.step["resolve"])
        return under_way or any(name in _WHERE_USED[kind] for kind in kinds)
    return name in _WHERE.get(intent.verb, ()) and _declares(t, s, intent)


def _declares(t: Table, s: State, intent: Intent) -> bool:
    from ...core.flow import STEP, top

    verb = getattr(t.steps[s[top(s) + STEP]], "verb", None)
    return verb is None or intent.verb not in ("attack", "defend") or verb == intent.verb


_WINDOWS = ("Window", "ChallengeWindow", "MarshallingWindow", "ChallengesWindow")
_WHERE_USED = {
    "action": _WINDOWS,
    "response": ("After",),
    "cancel": ("Cancel",),
    "passive": _WINDOWS,
    "constant": _WINDOWS,
    "save": _WINDOWS,
    "revealed": _WINDOWS,
}
_WHERE = {
    "challenge": ("ChallengesWindow",),
    "attack": ("Declare",),
    "defend": ("Declare",),
    "stealth": ("Stealth",),
    "play": _WINDOWS,
    "duplicate": _WINDOWS,
    "pass": _WINDOWS,
    "decline": ("After", "Cancel", "OutOfShadows"),
    "unshadow": ("OutOfShadows", *_WINDOWS),
    "take_back": _WINDOWS,
    "use_cancel": (*_WINDOWS, "Cancel"),
    "save": ("Leave",),
    "first": ("Leave",),
    "victim": ("Victims", "Deadly"),
    "passive": ("After", "PlotEffects"),
    "target": ("Resolve", "EachPlayer", "DiscardOwn"),
    "pay": ("Resolve",),
    "plot": ("ChoosePlots",),
    "first_player": ("NameFirst",),
    "redraw": ("Redraw",),
    "deploy": ("Deploy",),
    "chance": ("Draw", "RandomDiscard", "Initiative"),
}


def player_name(t: Table, p: int) -> str:
    return narrator.player_name(t, p)


def describe_choice(t: Table, s: State, p: int, choice: Choice) -> str:
    return narrator.describe_choice(t, s, p, choice)
