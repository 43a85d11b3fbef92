"""The texts of a rulebook that a reader sees, each with the line it stands on."""

from collections.abc import Iterator
from typing import NamedTuple

from ..records import BookRecord, RuleRecord, RulingRecord


class Passage(NamedTuple):
    """A text and where it stands."""

    text: str
    file: str
    line: int


def running_text(book: BookRecord) -> Iterator[Passage]:
    """Whole sentences, which may name rules."""
    for chapter in book.chapters:
        yield Passage(chapter.intro, chapter.file, chapter.intro_line)
        for rule in chapter.rules:
            yield Passage(rule.body, rule.file, rule.line + 1)
    for term in book.terms:
        yield Passage(str(term.fields["definition"]), term.file, term.line_of("definition"))
    for card in book.cards:
        for key in ("text", "note"):
            if text := card.fields.get(key):
                yield Passage(str(text), card.file, card.line_of(key))
    for ruling in book.rulings:
        yield from _ruling(ruling)


def _ruling(ruling: RulingRecord) -> Iterator[Passage]:
    yield Passage(ruling.question, ruling.file, ruling.line_of("question"))
    yield Passage(ruling.answer, ruling.file, ruling.answer_line)
    if ruling.reason:
        yield Passage(ruling.reason, ruling.file, ruling.line_of("reason"))


def names(book: BookRecord) -> Iterator[Passage]:
    """What things are called."""
    file = f"{book.slug}/rulebook.yaml"
    for key in ("title", "short", "edition", "lead", "summary"):
        if text := book.fields.get(key):
            yield Passage(str(text), file, book.lines.get(key, 1))
    for row in book.timing:
        for text in filter(None, (row.title, row.who, row.note)):
            yield Passage(text, row.file, row.line)
    for chapter in book.chapters:
        yield Passage(chapter.title, chapter.file, chapter.line)
        for rule in chapter.rules:
            yield Passage(rule.title, rule.file, rule.line)
    for term in book.terms:
        yield Passage(str(term.fields["czech"]), term.file, term.line_of("czech"))
    for ruling in book.rulings:
        if ruling.where:
            yield Passage(ruling.where, ruling.file, ruling.line_of("where"))
    yield from _of_situations(book)


def _of_situations(book: BookRecord) -> Iterator[Passage]:
    features = dict.fromkeys((record.feature, record.file, record.feature_line) for record in book.scenarios)
    for feature, file, line in features:
        yield Passage(feature, file, line)
    for record in book.scenarios:
        yield Passage(record.name, record.file, record.line)


def body_line(rule: RuleRecord, text: str) -> int:
    """The line of a rule's file on which a piece of it begins."""
    head = text.split("\n", 1)[0].strip()
    rows = rule.body.splitlines()
    return next((rule.line + 1 + n for n, row in enumerate(rows) if head in row), rule.line)
