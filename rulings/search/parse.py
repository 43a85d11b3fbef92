"""What a person types becomes a Query. Anything can be typed; nothing is an error, and what was ignored is told."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from django.utils.translation import gettext as _

from rulings.engine.core.numbers import NUMBER

from .asking import QUESTION_WORDS
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
_TOKEN = re.compile(
    r'(?P<sign>[-+])?(?:(?P<field>[^\W\d_]{3,10}):(?P<value>"[^"]*"?|[\w.-]*)|"(?P<phrase>[^"]*)"?|(?P<word>\S+))'
)
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
    filters: list[str] = field(default_factory=list)


def parse(text: str, books: Books | None = None) -> Query:
    """Words, +words and "phrases" that must be there, -excluded ones, a beginning*, ``a OR b``, ``druh:``, ``hra:``, a number."""
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
    parts = tuple(reading.parts[:MAX_WORDS])
    strict = () if number else _strict(parts)
    exact = " ".join([*reading.filters, *map(_said, strict)])
    if len(exact) > MAX_QUERY or not strict:
        strict, exact = (), ""
    return Query(typed, parts, number, reading.kind, reading.chosen, reading.standing, tuple(reading.ignored), strict, exact)


def _read(match: re.Match[str], reading: _Reading) -> None:
    name = fold(match["field"] or "")
    if name in FIELDS and _read_field(name, (match["value"] or "").strip('"'), match[0], reading):
        return
    text = match[0].lstrip("-+") if match["field"] else match["phrase"] if match["word"] is None else match["word"]
    if match["word"] in ("OR", "NEBO", "|") and not match["sign"]:
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
    sign = _sign(match)
    quoted = sign == "+" or match["phrase"] is not None
    prefix = match["word"] is not None and text.endswith("*") and len(found[-1]) > 1
    if match["phrase"] is not None or len(found) == 1:
        _put(Word(found, sign == "-", prefix, quoted), reading)
    else:  # words joined by a sign, as in „útočník/obránce“
        for word in found:
            _put(Word((word,), sign == "-", quoted=quoted), reading)


def _sign(match: re.Match[str]) -> str:
    """The sign by which a word is excluded or wanted as it is; those of „Pochod -1“ and „Obrana +1“ belong to the number."""
    return "" if (match["word"] or "").isdigit() else match["sign"] or ""


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
            reading.filters.append(typed.lstrip("-+"))
        else:
            reading.ignored.append((typed, _("takovou hru neznáme")))
        return True
    if name in ("druh", "zavaznost"):
        known = KINDS if name == "druh" else STANDINGS
        if fold(value) not in known:
            reading.ignored.append((typed, _("známe: %s") % ", ".join(sorted(known))))
            return name == "zavaznost" or not value
        reading.filters.append(typed.lstrip("-+"))
        if name == "druh":
            reading.kind = known[fold(value)]
        else:
            reading.standing = known[fold(value)]
        return True
    reading.kind = KINDS[name]
    reading.filters.append(f"druh:{name}")
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
            reading.filters.append(f"hra:{name}")
            return


def _strict(parts: Sequence[Word]) -> tuple[Word, ...]:
    """The parts with every word wanted as it is, without those that only ask; none where it is so already."""
    telling = [part for part in parts if part.quoted or part.excluded or fold(part.words[0]) not in QUESTION_WORDS]
    kept = telling if any(not part.excluded for part in telling) else parts
    return () if all(part.quoted or part.excluded for part in kept) else tuple(dict.fromkeys(map(_wanted, kept)))


def _wanted(part: Word) -> Word:
    return replace(part, quoted=not part.excluded, others=tuple(map(_wanted, part.others)))


def _said(part: Word) -> str:
    """A part as it is typed."""
    words = " ".join(part.words) + "*" * part.prefix
    quotes = '"' if len(part.words) > 1 or words.isdigit() else ""
    sign = "-" if part.excluded else "" if quotes else "+" * part.quoted
    return " OR ".join([f"{sign}{quotes}{words}{quotes}", *map(_said, part.others)])


def _is_bare(name: str, books: Books) -> bool:
    """Whether a name of a rulebook is no word of a question: a whole slug, or an abbreviation that is a part of one."""
    return name in books and ("-" in name or len(name) <= SHORT)


def _without_fields(typed: str) -> str:
    return re.sub(rf"\s*(?<!\w)(?:{'|'.join(('závaznost', *FIELDS[:4]))}):[\w-]+\s*", " ", typed, flags=re.IGNORECASE).strip()
