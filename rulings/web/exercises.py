"""A situation as an exercise: what it describes, a question made of what it expects, and the answers among which one chooses."""

from dataclasses import dataclass, fields, replace
from typing import Any

from django.utils.translation import gettext as _

from rulings.engine import GAMES, Desk
from rulings.engine.core.game import Game
from rulings.engine.core.language.gherkin import GIVEN, THEN, WHEN, Sentence
from rulings.engine.core.language.slots import PLAYER
from rulings.models import Scenario

NEAR = (-1, 1, 2)
"""How far from the right number the wrong ones lie."""


@dataclass(frozen=True)
class Exercise:
    """What is shown, what is asked, what can be answered, and which of the answers is right."""

    given: list[str]
    moves: list[str]
    question: str
    options: list[str]
    right: int


def exercise(scenario: Scenario) -> Exercise | None:
    """The last thing a proved situation expects, asked of the reader; None where it makes no question with several answers."""
    desk = Desk(scenario.text)
    if desk.error or len(desk.scenarios) != 1:
        return None
    said, game = desk.scenarios[0].sentences, desk.game
    expected = [one for one in said if one.kind == THEN]
    if not expected:
        return None
    asked = _asked(game, expected[-1], said)
    if asked is None:
        return None
    given = [one.text for one in said if one.kind == GIVEN and not one.text.startswith("podle ")]
    return Exercise(given, [one.text for one in said if one.kind == WHEN], *asked)


def _asked(game: Game, sentence: Sentence, said: tuple[Sentence, ...]) -> tuple[str, list[str], int] | None:
    record = game.vocabulary[THEN].parse(sentence.text)
    while record is not None and record.inside == THEN and not hasattr(record, "scope"):  # protože …, v tuto chvíli …
        record = game.vocabulary[THEN].parse(record.text)
    if record is None:
        return None
    if record.inside == WHEN:
        allowed = type(record).__name__ == "Allowed"
        return _("Smí to? %s") % record.text, [_("Ano, smí."), _("Ne, nesmí.")], 0 if allowed else 1
    if record.inside:
        return None
    return _numbered(game, record) or _of_players(game, record, said)


def _numbered(game: Game, record: Any) -> tuple[str, list[str], int] | None:
    if not isinstance(getattr(record, "n", None), int) or record.n < 0:
        return None
    numbers = sorted({record.n, *(record.n + near for near in NEAR if record.n + near >= 0)})
    try:
        return _("Co z toho platí?"), [f"{game.write(THEN, replace(record, n=n))}." for n in numbers], numbers.index(record.n)
    except ValueError:
        return None


def _of_players(game: Game, record: Any, said: tuple[Sentence, ...]) -> tuple[str, list[str], int] | None:
    """Who it is: the players whom the situation names."""
    if "player" not in {one.name for one in fields(record)}:
        return None
    names = _players(game, said)
    if record.player not in names or len(names) < 2:
        return None
    try:
        return (
            _("Co z toho platí?"),
            [f"{game.write(THEN, replace(record, player=name))}." for name in names],
            names.index(record.player),
        )
    except ValueError:
        return None


def _players(game: Game, said: tuple[Sentence, ...]) -> list[str]:
    """Everybody who is named in a hole for a player."""
    found: dict[str, None] = {}
    for one in said:
        table = game.vocabulary[one.kind]
        told = table.found_in(one.text)
        for slot, value in told[1] if told else ():
            if table.slots[slot].regex == PLAYER and slot in ("player", "opponent"):
                found[value] = None
    return sorted(found)


def known(game: str) -> bool:
    """Whether a game is played at all."""
    return game in GAMES
