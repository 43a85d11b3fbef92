"""A bare list of sentences as a situation: the headings and the words that open sentences are put in.

What is a sentence of which kind, the patterns of a game know; a word that stands there (*Pokud*, *Když*, *Pak*) is believed.
Lines keep their order and their number but for the headings above them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, cast

from gherkin.dialect import Dialect

from .gherkin import GIVEN, THEN, WHEN
from .holes import plain


class Reads(Protocol):
    """Whether a text is a sentence of a kind ("given", "when", "then")."""

    def __call__(self, kind: str, text: str, loose: bool = False) -> bool:
        """``loose``: whether it is one when case, diacritics and quotes do not count."""


KINDS = (GIVEN, WHEN, THEN)
OPENING = {GIVEN: "Pokud", WHEN: "Když", THEN: "Pak"}
"""The word that opens a sentence of a kind."""
TITLE = "Situace"
"""What a situation without a name is called."""

_CZECH = cast(Dialect, Dialect.for_name("cs"))
_PLAIN_QUOTES = str.maketrans(dict.fromkeys("„“”«»‟″", '"'))
_BULLET = re.compile(r"^(?:[-–•*·]|\d{1,2}[.)])\s+")
"""What a line of a list begins with; inside a line such a sign is a number and its full stop („se silou 4. Lannister …“)."""


def _words(*lists: list[str]) -> tuple[str, ...]:
    words = {word.strip() for some in lists for word in some} - {"*"}
    return tuple(sorted(words, key=len, reverse=True))


_OPENED = {
    **dict.fromkeys(_words(_CZECH.given_keywords), GIVEN),
    **dict.fromkeys(_words(_CZECH.when_keywords), WHEN),
    **dict.fromkeys(_words(_CZECH.then_keywords), THEN),
    **dict.fromkeys(_words(_CZECH.and_keywords, _CZECH.but_keywords), ""),
}
_FEATURES = _words(_CZECH.feature_keywords)
_EXAMPLES = _words(_CZECH.scenario_keywords, _CZECH.scenario_outline_keywords, _CZECH.background_keywords)
_RULES = _words(_CZECH.rule_keywords)
_HEADS = (*_EXAMPLES, *_RULES, *_words(_CZECH.examples_keywords))


def _pattern(words: tuple[str, ...], after: str) -> re.Pattern[str]:
    return re.compile(rf"({'|'.join(map(re.escape, words))}){after}")


_FEATURE, _EXAMPLE, _RULE, _HEAD = (_pattern(words, r"\s*:") for words in (_FEATURES, _EXAMPLES, _RULES, _HEADS))
_TABLE = _pattern(_words(_CZECH.examples_keywords), r"\s*:")
_AS_WRITTEN = {plain(word): word for word in _OPENED}
_OPENS = _pattern(tuple(sorted(_AS_WRITTEN, key=len, reverse=True)), r"\s+(?=\S)")
_OTHER = re.compile(r'[#@|]|"""|```')
"""What is neither a heading nor a sentence: comments, tags, tables."""


@dataclass(frozen=True)
class Completed:
    """A text with what it lacked, and how many lines were put before its own."""

    text: str
    added: int = 0


def is_bare(text: str) -> bool:
    """Whether a text lacks the heading with which a file begins."""
    return not any(_FEATURE.match(line.strip()) for line in text.splitlines())


def completed(text: str, reads: Reads) -> Completed:
    """A bare text with its headings and opening words; any other text as it is."""
    if not is_bare(text):
        return Completed(text)
    lines = text.removeprefix("\ufeff").splitlines()
    head = ["# language: cs", f"Požadavek: {TITLE}", *_headings(lines)]
    return Completed("\n".join([*head, *_opened(lines, reads)]) + "\n", len(head))


def _headings(lines: list[str]) -> list[str]:
    """What must stand above the first line. A rule without an example of its own goes there, and the example in its place."""
    said = [n for n, line in enumerate(lines) if _says_something(line)]
    if not said or _is_sentence(lines[said[0]]):
        return [f"Příklad: {TITLE}"]
    if _RULE.match(lines[said[0]].strip()) and all(_is_sentence(lines[n]) for n in said[1:2]):
        rule, lines[said[0]] = lines[said[0]], f"Příklad: {TITLE}"
        return [rule]
    return []


def sentences(text: str, reads: Reads) -> Iterator[tuple[int, str, str]]:
    """The sentences of a text in any form: line, kind, and what is said."""
    kind = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if _EXAMPLE.match(line.strip()):
            kind = ""
        if _is_sentence(line):
            kind, said, _word = _read(line.strip(), kind, reads)
            yield number, kind, said


def _opened(lines: list[str], reads: Reads) -> Iterator[str]:
    kind = ""
    for line in lines:
        if _EXAMPLE.match(line.strip()):
            kind = ""
        if not _is_sentence(line):
            yield "" if line.startswith("# language:") else line
            continue
        before = kind
        kind, said, word = _read(line.strip(), kind, reads)
        yield f"  {word or ('A' if kind == before else OPENING[kind])} {said}"


def without_headings(text: str) -> str:
    """The sentences of a text as a judge writes them: no headings, tags or comments; what a table repeats keeps its table."""
    lines = (line.strip() for line in text.splitlines())
    kept = (line for line in lines if _is_sentence(line) or line.startswith("|") or _TABLE.match(line))
    return "\n".join(kept) + "\n"


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.strip().startswith("#")


def _is_sentence(line: str) -> bool:
    said = line.strip()
    return bool(said) and not _OTHER.match(said) and not _FEATURE.match(said) and not _HEAD.match(said)


def _read(line: str, before: str, reads: Reads) -> tuple[str, str, str]:
    """The kind of a sentence, what it says, and the word by which it tells its kind itself, if it does."""
    opens = _OPENS.match(plain(line))
    word = _AS_WRITTEN[opens[1]] if opens else ""
    if opens and _OPENED[word]:
        kind = _OPENED[word]
        return kind, _plain(line[opens.end() :], (kind,), reads)[0], word
    order = (before, *KINDS[KINDS.index(before) :], *KINDS) if before else KINDS
    for text in (line, line[opens.end() :]) if opens else (line,):
        said, kind = _plain(text, order, reads)
        if kind:
            return kind, said, ""
    bare = line[opens.end() :] if opens else _BULLET.sub("", line)
    return before or GIVEN, bare, ""


def _plain(text: str, order: tuple[str, ...], reads: Reads) -> tuple[str, str]:
    """A sentence as the patterns know it (without a full stop, a bullet, printed quotes), and its kind; no kind: unknown."""
    unmarked = _BULLET.sub("", text)
    forms = dict.fromkeys(each for form in (text, unmarked) for each in _forms(form))
    for said in forms:
        for kind in order:
            if reads(kind, said):
                return said, kind
    for said in forms:
        for kind in dict.fromkeys(order):
            if reads(kind, said, True):
                return said, kind
    return text, ""


def _forms(text: str) -> Iterator[str]:
    yield text
    straight = text.translate(_PLAIN_QUOTES).rstrip(" .;,") if not text.endswith("…") else text
    yield straight
    yield straight[:1].lower() + straight[1:]
