"""The text of a situation with its words told apart: keywords, names, numbers, rules. Lines keep their numbers."""

import re
from functools import lru_cache
from typing import NamedTuple

from django.urls import NoReverseMatch, reverse
from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString
from gherkin.dialect import Dialect

from rulings.engine.core.numbers import BOOK, NUMBER, split


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


def rule_link(key: str) -> SafeString:
    """`agot-ccg 7.12` as a link to its page; left as text when it is no key."""
    book, number = split(key)
    try:
        return format_html('<a class="cite" href="{}">{}</a>', reverse("web:rule", args=[book, number]), key)
    except NoReverseMatch:
        return escape(key)
