"""No link leads nowhere: every rule a text names exists."""

from collections.abc import Iterator
from typing import NamedTuple

from ..links import line_of, rule_mentions
from ..problems import Problems
from ..records import BookRecord, RuleRecord
from .library import Library


class Passage(NamedTuple):
    """A text that may name rules, and where it stands."""

    text: str
    file: str
    line: int


def check_links(book: BookRecord, library: Library, problems: Problems) -> None:
    """Follow every reference in the running text of a rulebook."""
    for passage in _passages(book):
        for mention in rule_mentions(passage.text, book.slug):
            line = passage.line + line_of(passage.text, mention.start)
            library.check_rule(mention.book, mention.number, file=passage.file, line=line, problems=problems)


def _passages(book: BookRecord) -> Iterator[Passage]:
    for chapter in book.chapters:
        yield Passage(chapter.intro, chapter.file, chapter.line + 1)
        for rule in chapter.rules:
            yield from _rule(rule)
    for record, key in [(term, "definition") for term in book.terms] + [
        (card, key) for card in book.cards for key in ("text", "note")
    ]:
        if text := record.fields.get(key):
            yield Passage(str(text), record.file, record.line_of(key))
    for ruling in book.rulings:
        yield Passage(ruling.question, ruling.file, ruling.line_of("question"))
        yield Passage(ruling.answer, ruling.file, ruling.answer_line)


def _rule(rule: RuleRecord) -> Iterator[Passage]:
    yield Passage(rule.body, rule.file, rule.line + 1)
    for book, number in (*rule.replaces, *rule.supplements):
        yield Passage(f"{book} {number}", rule.file, rule.line)
