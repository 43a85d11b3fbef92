"""Which game a text is of, and the text as its scenarios: a bare list of sentences is one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .core.game import Game
from .core.language.akin import FORM, akin
from .core.language.bare import KINDS, Reads, completed, is_bare, sentences
from .core.language.facts import is_small
from .core.language.gherkin import GIVEN, Scenario, ScenarioError, Sentence, read
from .core.language.holes import plain
from .core.language.loose import grammar
from .core.numbers import RULE, split
from .core.readings import loosely
from .games import GAMES

_EDITION = r"podle ([a-z][a-z0-9-]{1,30})"
_SAID = re.compile(_EDITION)
_TELLING, _QUOTES = re.compile(r"(?<![\w\"])[^\W\d_A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]\w{3,}"), re.compile(r'["„][^"“\n]*["“]')
"""Words that may tell the game: no names, none in quotes, none of a few letters."""
LEAST, MOST_WORDS = 3, 40
"""So many letters two forms of a word have in common at least; so many words of a sentence are looked at."""
_LINE = re.compile(rf"^\s*(?:(?:Pokud|A)\s+)?{_EDITION}\.?\s*$", re.MULTILINE)
_NAMED = re.compile(rf"^\s*Pravidlo:\s*({RULE})\b", re.MULTILINE)


def game_of(book: str) -> Game | None:
    """The game that plays a rulebook, or None."""
    return next((game for game in GAMES.values() if book in game.editions), None)


def first_game() -> Game:
    """The game of a text that tells nothing."""
    return next(iter(GAMES.values()))


# -- scenarios ----------------------------------------------------------------------------------
def scenarios_of(text: str, book: str = "") -> list[Scenario]:
    """The scenarios of a text in any form; ``book`` is that of a text that names none. Raises ScenarioError."""
    done = completed(text, reads_of(reader(text, book)))
    return read(done.text, done.added)


def standard(text: str, book: str = "") -> str:
    """The text with all that a file of situations has, whatever it left out."""
    return completed(text, reads_of(reader(text, book))).text


def reader(text: str, book: str = "") -> Game:
    """The game that reads a text: of the book that it names or of the one given, or that which understands most of it."""
    if game := game_of(named_in(text) or book):
        return game
    if not is_bare(text):
        return first_game()
    understood = {slug: _understood(text, reads_of(game)) for slug, game in GAMES.items()}
    return GAMES[max(understood, key=lambda slug: understood[slug])]


def named_in(text: str) -> str:
    """The first book that a text names, by its rule or by an edition that it says; "" for none."""
    rule, said = _NAMED.search(text), _LINE.search(text)
    return split(rule[1])[0] if rule else said[1] if said else ""


def reads_of(game: Game) -> Reads:
    """Whether a text is a sentence of a kind in a game: as it stands, or as people type it in a hurry."""

    def reads(kind: str, text: str, loose: bool = False) -> bool:
        if loose:
            return loosely(game, kind, text)
        try:
            return game.vocabulary[kind].parse(text) is not None
        except ScenarioError:  # the sentence is known, a part of it is wrong
            return True
        except ValueError:
            return True

    return reads


def _understood(text: str, reads: Reads) -> int:
    said = [one for _line, _kind, one in sentences(text, reads)]
    return sum(any(reads(kind, one, loose) for loose in (False, True) for kind in KINDS) for one in said)


# -- the game of a scenario -----------------------------------------------------------------------
def game_for(scenario: Scenario, edition: str | None = None, book: str = "") -> Game:
    """The game that plays a scenario: of the edition asked for or said, of its rule, of ``book``, or of its sentences."""
    named = game_of(book_named(scenario, edition) or book)
    return named or next(iter(fitting(scenario)), first_game())


def book_named(scenario: Scenario, edition: str | None = None) -> str:
    """The book that is named: the edition asked for, the book of the rule, or the edition that the sentences say."""
    said = (match[1] for one in scenario.sentences if one.kind == GIVEN and (match := _SAID.fullmatch(one.text)))
    return edition or split(scenario.rule)[0] or next(said, "")


def fitting(scenario: Scenario) -> list[Game]:
    """The games that understand the most of a scenario's sentences; none if no game understands any."""
    read = {game.slug: sum(_reads(game, one) for one in scenario.sentences) for game in GAMES.values()}
    most = max(read.values())
    return [game for game in GAMES.values() if read[game.slug] == most] if most else _by_words(scenario)


def _by_words(scenario: Scenario) -> list[Game]:
    """The games whose sentences say the most words of a scenario no sentence of which is understood: „zápletka“, „karta rodu“.

    What all games say tells nothing; none where nothing is told.
    """
    said = {
        word
        for one in scenario.sentences
        for word in _TELLING.findall(_QUOTES.sub(" ", one.text))[:MOST_WORDS]
        if not is_small(word)
    }
    known = {slug: frozenset(word for word in said if _says(game, word)) for slug, game in GAMES.items()}
    common = frozenset.intersection(*known.values())
    told = {slug: len(words - common) for slug, words in known.items()}
    most = max(told.values())
    return [game for slug, game in GAMES.items() if told[slug] == most] if most else []


def _says(game: Game, word: str) -> bool:
    """Whether a word stands in the sentences of a game, in any form."""
    own = (one for table in game.vocabulary.values() for one in grammar(table) if one[:LEAST] == plain(word)[:LEAST])
    return any(akin(plain(word), one) >= FORM for one in own)


def _reads(game: Game, sentence: Sentence) -> bool:
    reads = reads_of(game)
    return reads(sentence.kind, sentence.text) or reads(sentence.kind, sentence.text, True)


def which(found: Sequence[Game]) -> str:
    """What to say where a text names no book and its sentences tell none."""
    books = ", ".join(book for game in found or GAMES.values() for book in game.editions)
    told = "Jeho větám rozumí víc her" if found else "Jeho větám nerozumí žádná hra"
    return f"Text neříká, o kterou hru jde. {told}: přidejte větu „Pokud podle …“ s jednou z knih {books}."
