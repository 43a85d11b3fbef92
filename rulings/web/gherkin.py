"""The text of a situation with its words told apart: keywords, names, numbers, rules. Lines keep their numbers."""

import re
from functools import lru_cache
from typing import NamedTuple

from django.urls import NoReverseMatch, reverse
from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString
from gherkin.dialect import Dialect

from rulings.engine.core.numbers import BOOK, NUMBER, split
from rulings.names import Names
from rulings.typography import fine

TABLE = 3
"""How deep the heading of a table of values stands."""


class Line(NamedTuple):
    """One line as a page shows it."""

    number: int
    depth: int
    kind: str
    html: SafeString


_TOKEN = re.compile(
    rf"""(?P<rule>\b{BOOK}[ ]{NUMBER}\b)
      | (?P<name>"[^"]*"|„[^“]*“)
      | (?P<blank><[^<>]+>)
      | (?P<value>(?<![\w.])[−-]?\d+(?![\w.]))""",
    re.VERBOSE,
)


@lru_cache(maxsize=1)
def _keywords() -> tuple[re.Pattern[str], dict[str, int], re.Pattern[str]]:
    """The words of the stock parser's own Czech, so that a page can never colour what the parser would not read."""
    czech = Dialect.for_name("cs")
    heads = {
        word: depth
        for depth, words in enumerate(
            (
                czech.feature_keywords,
                czech.rule_keywords,
                [*czech.background_keywords, *czech.scenario_keywords, *czech.scenario_outline_keywords],
                czech.examples_keywords,
            )
        )
        for word in words
    }
    steps = {
        *czech.given_keywords,
        *czech.when_keywords,
        *czech.then_keywords,
        *czech.and_keywords,
        *czech.but_keywords,
    }
    longest_first = sorted(heads, key=len, reverse=True)
    head = re.compile(rf"({'|'.join(map(re.escape, longest_first))}):(.*)", re.DOTALL)
    step = re.compile(rf"({'|'.join(map(re.escape, sorted(steps, key=len, reverse=True)))})(.*)", re.DOTALL)
    return head, heads, step


def lines(text: str) -> list[Line]:
    """Every line of a situation, ready for a page."""
    return [_line(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]


def _line(number: int, line: str) -> Line:
    head, depths, step = _keywords()
    if line.startswith("#"):
        return Line(number, 0, "comment", escape(line))
    if line.startswith("@"):
        return Line(number, 2, "tag", escape(line))
    if line.startswith("|"):
        return Line(number, 4, "row", _coloured(line))
    if found := head.match(line):
        return Line(number, depths[found[1]], "head", format_html("<b>{}:</b>{}", found[1], _coloured(found[2])))
    if found := step.match(line):
        return Line(number, 3, "step", format_html("<b>{}</b>{}", found[1], _coloured(found[2])))
    return Line(number, 3, "text", _coloured(line))


def _coloured(text: str) -> SafeString:
    parts, last = [], 0
    for found in _TOKEN.finditer(text):
        parts += [(escape(text[last : found.start()]),), (_token(found),)]
        last = found.end()
    return format_html_join("", "{}", [*parts, (escape(text[last:]),)])


def _token(found: re.Match[str]) -> SafeString:
    if found.lastgroup == "rule":
        return rule_link(found.group())
    if found.lastgroup == "name":
        return format_html("<q>{}</q>", found.group())
    return format_html("<i>{}</i>", found.group())


def rule_link(key: str, names: Names | None = None) -> SafeString:
    """`agot-ccg 7.12` as a link to its page, in the words of players where their names are given; text when it is no key."""
    book, number = split(key)
    try:
        link = reverse("web:rule", args=[book, number])
    except NoReverseMatch:
        return escape(key)
    return format_html('<a class="cite" href="{}">{}</a>', link, names.rule(key) if names else key)


class Part(NamedTuple):
    """Sentences of a situation that belong together: what is given, what is done, what is to come of it."""

    kind: str
    word: str
    lines: list[Line]


def story(text: str, names: Names) -> list[Part]:
    """The sentences of a situation without its head, as people read them: `Pokud …`, `Když …`, `Pak …`."""
    words = _openings()
    parts: list[Part] = []
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.strip()
        head, _depths, step = _keywords()
        if said.startswith("|") and parts:
            parts[-1].lines.append(Line(number, 1, "row", _told(said, names)))
        elif (found := head.match(said)) and _depths[found[1]] == TABLE:
            parts.append(Part("table", found[1], []))
        elif not head.match(said) and (found := step.match(said)):
            kind = words.get(found[1].strip(), "")
            if kind or not parts:
                parts.append(Part(kind, found[1].strip(), []))
            but = "" if kind or found[1].strip() == "A" else found[1]
            parts[-1].lines.append(Line(number, 0, "step", format_html("{}{}", but, _told(found[2], names))))
    return [part for part in parts if part.lines]


@lru_cache(maxsize=1)
def _openings() -> dict[str, str]:
    czech = Dialect.for_name("cs")
    kinds = {"given": czech.given_keywords, "when": czech.when_keywords, "then": czech.then_keywords}
    return {word.strip(): kind for kind, words in kinds.items() for word in words if word.strip() != "*"}


def _told(text: str, names: Names) -> SafeString:
    """A sentence for people: names of books for slugs, fine typography."""
    parts, last = [], 0
    set_ = fine(text)
    for found in _TOKEN.finditer(text):
        own = set_[found.start() : found.end()]
        parts += [(escape(set_[last : found.start()]),), (_told_token(found, own, names),)]
        last = found.end()
    return format_html_join("", "{}", [*parts, (escape(set_[last:]),)])


def _told_token(found: re.Match[str], text: str, names: Names) -> SafeString:
    if found.lastgroup == "rule":
        return rule_link(found.group(), names)
    return format_html("<q>{}</q>" if found.lastgroup == "name" else "<i>{}</i>", text)
