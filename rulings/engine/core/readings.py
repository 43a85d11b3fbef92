"""A scenario as it was meant: sentences typed without capitals, diacritics and quotes are read as the phrases say them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from .language.gherkin import GIVEN, Scenario, ScenarioError, Sentence
from .language.holes import plain
from .language.loose import Names, names_of, reading
from .language.persons import persons, persons_as_players, seatings, with_names
from .language.slots import PLAYER

if TYPE_CHECKING:
    from .game import Game

_QUOTED = re.compile(r'"([^"\n]+)"')
Titles = Callable[[], Mapping[str, Any]]
"""Gives the card list by title; asked only where a sentence is not read as it stands."""


@dataclass(frozen=True)
class Reading:
    """A sentence that was typed otherwise than it is read."""

    line: int
    kind: str
    said: str
    read: str

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return asdict(self)


def as_meant(game: Game, scenario: Scenario, titles: Titles = dict) -> tuple[Scenario, list[Reading]]:
    """The scenario with every sentence as the game's phrases say it, and what of it was typed otherwise."""
    known = [(one, _is_known(game, one)) for one in scenario.sentences]
    if all(is_known for _one, is_known in known) and not _odd_names(game, scenario.sentences):
        return scenario, []
    said = ((one.kind, one.text) for one, is_known in known if is_known)
    names = names_of(said, game.vocabulary, quotable(game, titles()))
    names = _spelled_first(scenario.sentences, names)
    pairs = []
    for one, is_known in known:
        text = one.text if is_known else reading(one.text, one.kind, game.vocabulary, names) or one.text
        if is_known or text != one.text:
            text = _renamed(game, replace(one, text=text), names)
        pairs.append((one, replace(one, text=text)))
    calls = persons_as_players([read.text for _one, read in pairs], game.vocabulary)
    pairs = [(one, one if n in calls else read) for n, (one, read) in enumerate(pairs)]
    told = [Reading(one.line, one.kind, one.text, read.text) for one, read in pairs if one.text != read.text]
    return replace(scenario, sentences=tuple(read for _one, read in pairs)), told


def quotable(game: Game, library: Mapping[str, Any]) -> list[str]:
    """The titles of a card list that a sentence names in quotes."""
    return [title for title, card in library.items() if card.get("type") not in game.manifest.records.bare]


def loosely(game: Game, kind: str, text: str) -> bool:
    """Whether a text that no phrase of a kind fits says one of them all the same."""
    names = names_of([], game.vocabulary)
    return any(said and reading(said, kind, game.vocabulary, names) for said in (text, *_named(game, text)))


def _named(game: Game, text: str) -> Iterator[str]:
    """A text of one who speaks of himself and of the other, with names of players: its game is known by it too."""
    if persons(text, game.vocabulary):
        for seats in seatings([text], game.vocabulary, game.manifest.opponent)[:1]:
            yield with_names(text, seats, game.vocabulary)


def _is_known(game: Game, sentence: Sentence) -> bool:
    """Whether some phrase says it as it stands, be it that a part of it is wrong."""
    try:
        return game.vocabulary[sentence.kind].parse(sentence.text) is not None
    except (ScenarioError, ValueError):
        return True


def _spelled_first(sentences: Iterable[Sentence], names: Names) -> Names:
    """The names with the spelling in which the situation says them first: that is the card that lies on the table."""
    cards: dict[str, str] = {}
    for one in sentences:
        for name in _QUOTED.findall(one.text):
            cards.setdefault(plain(name), name)
    return Names(names.players, {**names.cards, **cards})


def _odd_names(game: Game, sentences: Iterable[Sentence]) -> bool:
    """Whether a name comes again in another spelling."""
    spelled = {name: {player} for name, player in names_of([], game.vocabulary).players.items()}
    for one in sentences:
        for name in (*_QUOTED.findall(one.text), *_players(game, one)):
            spelled.setdefault(plain(name), set()).add(name)
    return any(len(forms) > 1 for forms in spelled.values())


def _players(game: Game, sentence: Sentence) -> list[str]:
    table = game.vocabulary[sentence.kind]
    found = table.found_in(sentence.text)
    return [value for slot, value in found[1] if table.slots[slot].regex == PLAYER] if found else []


def _renamed(game: Game, sentence: Sentence, names: Names) -> str:
    """A sentence in which cards and players are spelled as where they were named first; what is described is left alone."""
    text = sentence.text
    if sentence.kind != GIVEN:
        text = _QUOTED.sub(lambda name: f'"{names.cards.get(plain(name[1]), name[1])}"', text)
    for player in _players(game, sentence):
        if (known := names.players.get(plain(player), player)) != player:
            text = re.sub(rf"(?<![\w\"]){re.escape(player)}(?!\w)", known, text)
    return text
