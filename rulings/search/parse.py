"""What a person types becomes a Query. Anything can be typed; nothing is an error, and what was ignored is told."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from rulings.engine.core.numbers import NUMBER

from .base import MAX_QUERY, MAX_WORDS, Query, Word
from .czech import fold, words

KINDS = {
    "pravidlo": "rule",
    "pravidla": "rule",
    "pojem": "term",
    "pojmy": "term",
    "karta": "card",
    "karty": "card",
    "rozhodnuti": "ruling",
    "vyklad": "ruling",
    "vyklady": "ruling",
    "situace": "scenario",
    "kapitola": "chapter",
    "kapitoly": "chapter",
}
STANDINGS = {"oficialni": "official", "redakcni": "editorial", "neoficialni": "unofficial"}
#: Names of fields, folded; the last four are kinds of their own: ``karta:Eddard`` is ``druh:karta Eddard``.
FIELDS = ("hra", "kniha", "druh", "zavaznost", "karta", "pojem", "pravidlo", "vyklad")
_TOKEN = re.compile(r'(?P<minus>-)?(?:(?P<field>[^\W\d_]{3,10}):(?P<value>"[^"]*"?|[\w.-]*)|"(?P<phrase>[^"]*)"?|(?P<word>\S+))')
#: A whole question for one rule: ``7.12``, ``7,12``, ``ccg 7.12a``, ``pravidlo č. 7.12``, ``agot-ccg/7.12``, ``§ 7.12 ccg``.
_FOR_RULE = re.compile(
    rf"(?P<before>[^\W\d_][\w-]*(?:\s+[^\W\d_][\w-]*)*?)?[\s/:]*(?:pravidl\w*|rule|bod|§)?\s*(?:č(?:\.|íslo)?)?\s*"
    rf"(?P<number>{NUMBER}|\d{{1,4}},\d{{1,4}}[a-z]?)\.?\s*(?P<after>[^\W\d_][\w-]*)?",
    re.IGNORECASE,
)
SHORT = 3
"""Letters of an abbreviation such as „ccg“."""
Books = Mapping[str, tuple[str, ...]]
"""Folded names of rulebooks, each with the slugs it may mean."""


@dataclass
class _Reading:
    books: Books
    parts: list[Word] = field(default_factory=list)
    kind: str = ""
    chosen: tuple[str, ...] = ()
    standing: str = ""
    ignored: list[tuple[str, str]] = field(default_factory=list)
    joined: bool = False


def parse(text: str, books: Books | None = None) -> Query:
    """Words, "quoted phrases", -excluded words, a beginning*, ``a OR b``, ``druh:``, ``hra:``, a rule number."""
    typed = " ".join(text.replace("\0", " ")[:MAX_QUERY].split())
    reading = _Reading(books or {})
    for match in _TOKEN.finditer(typed):
        _read(match, reading)
    if reading.joined:
        reading.ignored.append(("OR", _("za OR nic nestojí")))
    number, of = _number(_without_fields(typed), reading.books)
    if number and of:
        reading.chosen = reading.chosen or of
    elif not number:
        _take_book(reading)
    for part in reading.parts[MAX_WORDS:]:
        reading.ignored.append((" ".join(part.words), _("čteme nejvýše %d slov") % MAX_WORDS))
    if len(text) > MAX_QUERY:
        reading.ignored.append(("…", _("čteme nejvýše %d znaků") % MAX_QUERY))
    return Query(
        typed, tuple(reading.parts[:MAX_WORDS]), number, reading.kind, reading.chosen, reading.standing, tuple(reading.ignored)
    )


def _read(match: re.Match[str], reading: _Reading) -> None:
    name = fold(match["field"] or "")
    if name in FIELDS and _read_field(name, (match["value"] or "").strip('"'), match[0], reading):
        return
    text = match[0].removeprefix("-") if match["field"] else match["phrase"] if match["word"] is None else match["word"]
    if match["word"] in ("OR", "NEBO", "|") and not match["minus"]:
        reading.joined = bool(reading.parts)
        if not reading.joined:
            reading.ignored.append((match["word"], _("před OR nic nestojí")))
        return
    if match["word"] in ("AND", "NOT"):
        reading.ignored.append((match["word"], _("není třeba; slovo vyloučí -slovo")))
        return
    _add(text or "", match, reading)


def _add(text: str, match: re.Match[str], reading: _Reading) -> None:
    found = (text,) if fold(text) in reading.books else tuple(word.text for word in words(text))
    if not found:
        if match["phrase"] is None and any(sign.isalnum() for sign in match[0]):
            reading.ignored.append((match[0], _("není slovo")))
        return
    quoted = match["phrase"] is not None and len(found) > 1
    prefix = match["word"] is not None and text.endswith("*") and len(found[-1]) > 1
    if quoted or len(found) == 1:
        _put(Word(found, _excludes(match), prefix, quoted), reading)
    else:  # words joined by a sign, as in „útočník/obránce“
        for word in found:
            _put(Word((word,), _excludes(match)), reading)


def _excludes(match: re.Match[str]) -> bool:
    """Whether a minus excludes; that of „Pochod -1“ belongs to the number."""
    return bool(match["minus"]) and not (match["word"] or "").isdigit()


def _put(part: Word, reading: _Reading) -> None:
    if reading.joined and reading.parts and not part.excluded:
        first = reading.parts[-1]
        reading.parts[-1] = Word(first.words, first.excluded, first.prefix, first.quoted, (*first.others, part))
    else:
        reading.parts.append(part)
    reading.joined = False


def _read_field(name: str, value: str, typed: str, reading: _Reading) -> bool:
    """Take a filter; False where it is to be searched as words: better too much than an empty page."""
    if name in ("hra", "kniha"):
        found = reading.books.get(fold(value), (value.lower(),) if not reading.books and value else ())
        if found:
            reading.chosen = found
        else:
            reading.ignored.append((typed, _("takovou hru neznáme")))
        return True
    if name in ("druh", "zavaznost"):
        known = KINDS if name == "druh" else STANDINGS
        if fold(value) not in known:
            reading.ignored.append((typed, _("známe: %s") % ", ".join(sorted(known))))
            return name == "zavaznost" or not value
        if name == "druh":
            reading.kind = known[fold(value)]
        else:
            reading.standing = known[fold(value)]
        return True
    reading.kind = KINDS[name]
    found = tuple(word.text for word in words(value))
    for word in found:
        _put(Word((word,)), reading)
    return True


def _number(typed: str, books: Books) -> tuple[str, tuple[str, ...]]:
    """The number when the whole question is a rule, and the books it names."""
    match = _FOR_RULE.fullmatch(typed)
    if not match:
        return "", ()
    number = match["number"].replace(",", ".").lower()
    for name in (match["before"], match["after"]):
        name = re.sub(r"\s*(?:pravidl\w*|rule|bod)\s*$", "", name or "", flags=re.IGNORECASE)
        if name and fold(name) not in KINDS:
            found = books.get(fold(name), () if books or "-" not in name else (name.lower(),))
            return (number, found) if found else ("", ())
    return number, ()


def _take_book(reading: _Reading) -> None:
    """A bare „ccg“ among other words names the rulebook."""
    if reading.chosen:
        return
    for part in reading.parts:
        name = fold(part.words[0])
        rest = [other for other in reading.parts if other is not part]
        if len(part.words) == 1 and not part.excluded and _is_bare(name, reading.books) and rest:
            reading.chosen, reading.parts = reading.books[name], rest
            return


def _is_bare(name: str, books: Books) -> bool:
    """Whether a name of a rulebook is no word of a question: a whole slug, or an abbreviation that is a part of one."""
    return name in books and ("-" in name or len(name) <= SHORT)


def _without_fields(typed: str) -> str:
    return re.sub(rf"\s*(?<!\w)(?:{'|'.join(('závaznost', *FIELDS[:4]))}):[\w-]+\s*", " ", typed, flags=re.IGNORECASE).strip()
