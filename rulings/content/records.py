"""The records that stand between files and models: what a folder of `fixtures/` says, with the line it says it on."""

import datetime
import hashlib
import json
import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rulings.engine.core.language.gherkin import Sentence

CLAIM = r"[A-Z]+-\d+[a-z]?"


def digest(*parts: Any) -> str:
    """The hash of a content: the same for the same words, whatever file or line they stand on."""
    text = json.dumps(parts, ensure_ascii=False, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def ruling_digest(question: str, answer: str, standing: str, where: str, reason: str) -> str:
    """The hash of what a ruling says and how it stands."""
    return digest(question, answer, standing, where, reason)


@dataclass(frozen=True)
class ClaimRecord:
    """A row of `claims.tsv`."""

    code: str
    line: int
    fields: dict[str, str]


@dataclass(frozen=True)
class RuleRecord:
    """A `##` heading of a chapter and what stands under it."""

    number: str
    title: str
    text: str
    examples: tuple[str, ...]
    editor_note: str
    claims: tuple[str, ...]
    replaces: tuple[tuple[str, str], ...]
    supplements: tuple[tuple[str, str], ...]
    withdrawn: bool
    file: str
    line: int
    body: str = field(default="", compare=False)  # as it stands in the file, from the line below the heading

    @property
    def content_hash(self) -> str:
        return digest(self.title, self.text, self.examples, self.editor_note)


@dataclass(frozen=True)
class ChapterRecord:
    """A file of `rules/`."""

    number: int
    slug: str
    title: str
    intro: str
    file: str
    line: int
    rules: tuple[RuleRecord, ...]
    intro_line: int = 1


@dataclass(frozen=True)
class EntryRecord:
    """An entry of `terms.yaml` or `cards.yaml`: its slug and its fields as written."""

    slug: str
    fields: dict[str, Any]
    file: str
    line: int
    lines: dict[str, int] = field(default_factory=dict, compare=False)

    def line_of(self, key: str) -> int:
        return self.lines.get(key, self.line)


@dataclass(frozen=True)
class SayingRecord:
    """An entry of `everyday.yaml`: what players say for a term (its slug) or a rule (its number)."""

    target: str
    words: tuple[str, ...]
    file: str
    line: int


@dataclass(frozen=True)
class TimingRecord:
    """A row of `timing.yaml`: a phase (depth 0) or a step of it, who may act there and by which rules."""

    depth: int
    title: str
    who: str
    window: bool
    note: str
    rules: tuple[str, ...]
    file: str
    line: int


@dataclass(frozen=True)
class WordRecord:
    """An entry of `words.yaml`: forms that a reader must not meet, and what stands instead."""

    avoid: tuple[str, ...]
    say: str
    why: str
    allowed: tuple[str, ...]
    file: str
    line: int


@dataclass(frozen=True)
class RulingRecord:
    """A file of `rulings/`: what stands between the dashes, and the answer below."""

    slug: str
    question: str
    answer: str
    rules: tuple[tuple[str, str], ...]
    cards: tuple[str, ...]
    source: str
    source_url: str
    where: str
    reason: str
    date: datetime.date | None
    status: str
    standing: str
    scenario: str
    replaced_by: str
    author: str
    reviewer: str
    file: str
    line: int
    answer_line: int
    lines: dict[str, int] = field(default_factory=dict, compare=False)

    def line_of(self, key: str) -> int:
        return self.lines.get(key, self.line)


@dataclass(frozen=True)
class ScenarioRecord:
    """A `Příklad` of a feature file; `text` is a feature of its own that runs without the rest of the file."""

    slug: str
    feature: str
    name: str
    text: str
    own_line: int
    tags: tuple[str, ...]
    rule: tuple[str, str] | None
    rule_line: int
    file: str
    line: int
    feature_line: int = 1
    sentences: tuple[Sentence, ...] = field(default=(), compare=False, repr=False)
    """What its lines say, with the lines of the file; empty where the whole file could not be read at once."""

    @property
    def claims(self) -> tuple[str, ...]:
        return tuple(tag for tag in self.tags if re.fullmatch(CLAIM, tag))


@dataclass
class BookRecord:
    """A whole folder of `fixtures/`."""

    slug: str
    fields: dict[str, Any] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    claims: list[ClaimRecord] = field(default_factory=list)
    chapters: list[ChapterRecord] = field(default_factory=list)
    terms: list[EntryRecord] = field(default_factory=list)
    cards: list[EntryRecord] = field(default_factory=list)
    rulings: list[RulingRecord] = field(default_factory=list)
    scenarios: list[ScenarioRecord] = field(default_factory=list)
    words: list[WordRecord] = field(default_factory=list)
    sayings: list[SayingRecord] = field(default_factory=list)
    timing: list[TimingRecord] = field(default_factory=list)

    @property
    def rules(self) -> list[RuleRecord]:
        return [rule for chapter in self.chapters for rule in chapter.rules]

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The numbers of its rules; asked for when all are read."""
        return frozenset(rule.number for rule in self.rules)
