"""Whether what a page says is in the API: its text, piece by piece, beside the answers and the words of the templates."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from datetime import datetime
from functools import cache
from html.parser import HTMLParser
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings

from rulings.engine.games import GAMES
from rulings.web.cards import FACTS, UNKNOWN

EMPTY = {"br", "circle", "hr", "img", "input", "line", "link", "meta", "path", "rect", "source", "use", "wbr"}
INLINE = {"a", "abbr", "b", "bdi", "cite", "code", "dfn", "em", "i", "kbd", "mark", "q", "small", "span", "strong", "sub", "sup"}
ASIDE = {"button", "figure", "form", "nav", "script", "style", "svg", "template"}
"""What is no fact of its own. A figure is drawn from the ``pictures`` and ``boards`` of the API, which are given whole."""
NODE, WORD = "\x01", re.compile(r"[^\W_]+")
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]|<[^>]+>")
HOLE = "(.*?)"
COUNTED = re.compile(r"(?:situac|pravid|karet|kart|výklad|pojm|dalš|znění|řád)\w*", re.IGNORECASE)
"""Nouns that a number counts: they have no singular sentence of their own in the catalogue."""
SMALL = frozenset(["a", "od", "p", "o", "podle", "obecné", "znalosti", "unikátní", "neutrální", "přes"])
"""Words that join facts or tell a fact given as a sign: true, null, the marks of what is known from where."""
JOINTS = (": ", " · ", "; ", ", ", " – ", ". ", " = ", " a ", " (", ")")
"""What stands between two facts in one piece of text."""
NUMBER = re.compile(r"\d+|[−+×●■▮♛„“]")
DEEP = 3
"""How deep facts stand in sentences within sentences."""


class _Text(HTMLParser):
    """The text within ``main``: a line for each block, a mark before each node."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []

    def _within(self) -> bool:
        return "main" in self.open and ASIDE.isdisjoint(self.open)

    def _block(self, tag: str) -> None:
        if tag not in INLINE:
            self.said.append("\n")

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self._block(tag)
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                pass
        self._block(tag)

    def handle_data(self, data: str) -> None:
        if self._within():
            self.said.append(NODE + data.replace("\n", " "))


def plain(text: str) -> str:
    """Without what typography adds: hard spaces, soft hyphens."""
    return " ".join(re.sub("[\u00ad\u200b\u2060]", "", text).split())


def facts(html: str) -> list[list[str]]:
    """What ``main`` says, block by block; each block as the pieces between its tags."""
    reader = _Text()
    reader.feed(html)
    blocks = ([plain(piece) for piece in block.split(NODE)] for block in "".join(reader.said).split("\n"))
    return [[piece for piece in block if piece] for block in blocks if any(block)]


def _words_of_games() -> Iterator[str]:
    """What a game calls the values that the API gives by their codes."""
    for game in GAMES.values():
        about = game.manifest
        yield from _strings([about.records, about.plan])


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        yield from _strings(list(vars(value).values()))
    elif isinstance(value, Mapping):
        yield from _strings(list(value.values()))
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _strings(one)


@cache
def _labels() -> list[tuple[str, re.Pattern[str]]]:
    """The sentences of the templates and of the code with a group for each thing put into them, each after its longest part."""
    with (settings.LOCALE_PATHS[0] / "en/LC_MESSAGES/django.mo").open("rb") as file:
        known = gettext.GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    ours = ((key if isinstance(key, str) else key[0]).split("\x04")[-1] for key in known)
    said = {plain(one) for one in (*ours, UNKNOWN, *FACTS.values(), *_words_of_games())}
    split = [PLACEHOLDER.split(one) for one in sorted(said) if WORD.search(PLACEHOLDER.sub("", one))]
    return [(max(parts, key=len), re.compile(HOLE.join(map(re.escape, parts)))) for parts in split]


@cache
def _parts_of_labels() -> frozenset[str]:
    """What a sentence says around and between the things that stand in it."""
    parts = (part for _longest, label in _labels() for part in label.pattern.replace("\\", "").split(HOLE))
    return frozenset(_words(part) for part in parts)


def _words(text: str) -> str:
    return f" {' '.join(WORD.findall(text.lower()))} "


class Answers:
    """All that some answers of the API say: every value, how long every list is, dates as people read them."""

    def __init__(self, answers: Iterable[Any]) -> None:
        self.said = "|".join(_words(plain(re.sub(r"<[^>]+>", " ", value))) for answer in answers for value in _values(answer))

    def lack(self, block: list[str]) -> list[str]:
        """The pieces of a block that neither the API nor a template says."""
        whole = plain(" ".join(block))
        return [] if self._says(whole) else [piece for piece in block if not self._says(piece)]

    def _says(self, text: str, depth: int = 0) -> bool:
        if self._holds(text):
            return True
        for longest, label in _labels():
            said = label.fullmatch(text) if longest in text else None
            if said and depth < DEEP and all(self._says(part, depth + 1) for part in said.groups() if part):
                return True
        if counted := re.fullmatch(r"(.+) \((\d+)\)", text):
            return f" {counted[2]} " in self.said and self._says(counted[1], depth)
        for joint in JOINTS:
            parts = [part.strip() for part in text.split(joint)]
            if len(parts) > 1 and depth < DEEP and all(self._says(part, depth + 1) for part in parts):
                return True
        pieces = [piece.strip(" .…") for piece in NUMBER.split(text)]
        return len(pieces) > 1 and all(map(self._holds, (*pieces, *NUMBER.findall(text))))

    def _holds(self, text: str) -> bool:
        words = _words(text)
        if not words.strip() or words in self.said or words in _parts_of_labels():
            return True
        left = [word for word in words.split() if word not in SMALL and not COUNTED.fullmatch(word)]
        said = f" {' '.join(left)} "
        return not left or said in self.said or said in _parts_of_labels()


def _values(answer: Any) -> Iterator[str]:
    if isinstance(answer, dict):
        yield str(len(answer))
        for name, value in answer.items():
            yield str(name)
            yield from _values(value)
    elif isinstance(answer, list):
        yield str(len(answer))
        for value in answer:
            yield from _values(value)
    elif answer is not None:
        yield str(answer)
        yield from _as_read(str(answer))


def _as_read(value: str) -> Iterator[str]:
    """A date and a hash as a page writes them."""
    if re.fullmatch(r"\d{4}-\d\d-\d\d.*", value):
        at = datetime.fromisoformat(value)
        at = at.astimezone(ZoneInfo(settings.TIME_ZONE)) if at.tzinfo else at
        yield f"{at.day}. {at.month}. {at.year}"
        yield f"{at:%H:%M}"
    elif re.fullmatch(r"[0-9a-f]{32,}", value):
        yield value[:12]
