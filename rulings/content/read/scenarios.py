"""`scenarios/*.feature`: Czech Gherkin, cut into situations that run one by one (DESIGN, section 4)."""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from django.utils.text import slugify
from django.utils.translation import gettext as _
from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from gherkin.token_matcher import TokenMatcher

from rulings.engine.core.language.gherkin import ScenarioError, Sentence, scenarios_of
from rulings.engine.core.numbers import NUMBER

from ..problems import Problems
from ..records import ScenarioRecord

RULE = re.compile(rf"(?P<book>[a-z0-9-]+) (?P<number>{NUMBER})(?:\s+.*)?")
LONGEST_SLUG = 200


def read_scenarios(folder: Path, problems: Problems) -> list[ScenarioRecord]:
    """All situations of a folder."""
    records: list[ScenarioRecord] = []
    for path in sorted((folder / "scenarios").glob("*")):
        if path.name.startswith("."):
            continue
        file = f"{folder.name}/scenarios/{path.name}"
        if path.suffix != ".feature":
            problems.add(file, 1, _("Situace jsou v souborech .feature."), _("Přejmenujte jej."))
            continue
        records += read_feature(path.read_text(encoding="utf-8"), file, problems)
    return records


def read_feature(text: str, file: str, problems: Problems) -> list[ScenarioRecord]:
    """The situations of one file; a file that cannot be parsed gives none and notes each fault with its line."""
    try:
        document = Parser().parse(text, TokenMatcher("cs"))
    except CompositeParserException as error:
        for fault in error.errors:
            _note(fault, file, problems)
        return []
    except ParserError as error:
        _note(error, file, problems)
        return []
    feature = document.get("feature")
    if not feature:
        problems.add(file, 1, _("Soubor nemá požadavek."), _("Začněte „Požadavek: …“."))
        return []
    records = list(_Cutter(text, file, feature, problems).records())
    _note_twice(records, problems)
    said = _said(document, [record.line for record in records])
    return [replace(record, sentences=tuple(said.get(record.line, ()))) for record in records]


def _said(document: dict[str, Any], starts: list[int]) -> dict[int, list[Sentence]]:
    """The sentences of a file by the line their situation starts on.

    None where one of them cannot be read: each is then read alone when it is checked.
    """
    said: dict[int, list[Sentence]] = defaultdict(list)
    try:
        for scenario in scenarios_of(document):
            said[starts[bisect_right(starts, scenario.line) - 1]] += scenario.sentences
    except ScenarioError:
        return {}
    return said


def _note(error: ParserError, file: str, problems: Problems) -> None:
    line = (getattr(error, "location", None) or {}).get("line", 1)
    said = re.sub(r"^\(\d+:\d+\):\s*", "", str(error))
    problems.add(file, line, _("Situaci nelze přečíst: %s.") % said.rstrip("."), _("Opravte klíčové slovo na řádku."))


def _note_twice(records: list[ScenarioRecord], problems: Problems) -> None:
    seen: dict[str, int] = {}
    for record in records:
        same = seen.setdefault(slugify(record.name), record.line)
        if same != record.line:
            message = _("Název „%(name)s“ už má situace na řádku %(line)d.") % {"name": record.name, "line": same}
            problems.add(record.file, record.line, message, _("Pojmenujte je různě."))


class _Cutter:
    """Cuts a parsed feature by the lines of its text, so that every situation keeps its words to the letter."""

    def __init__(self, text: str, file: str, feature: dict[str, Any], problems: Problems) -> None:
        self.rows = text.splitlines()
        self.file, self.feature, self.problems = file, feature, problems
        self.stem = slugify(Path(file).stem)
        self.starts = sorted(self._starts())

    def _starts(self) -> Iterator[int]:
        """Where a part of the file begins: its tags, or its keyword line; and where the file ends."""
        for child in self.feature["children"]:
            for node in (child, *child.get("rule", {}).get("children", [])):
                yield _first_line(next(iter(node.values())))
        yield len(self.rows) + 1

    def _lines(self, node: dict[str, Any]) -> list[str]:
        """The lines of a part, without the blank ones and the comments before the next."""
        first = node["location"]["line"]
        end = next(start for start in self.starts if start > first)
        rows = [row.rstrip() for row in self.rows[first - 1 : end - 1]]
        while rows and (not rows[-1] or rows[-1].lstrip().startswith("#")):
            rows.pop()
        return rows

    def records(self) -> Iterator[ScenarioRecord]:
        shared = [f"# language: {self.feature['language']}", f"{self.feature['keyword']}: {self.feature['name']}"]
        tags = _tags(self.feature)
        for child in self.feature["children"]:
            if "background" in child:
                shared += self._lines(child["background"])
            elif "scenario" in child:
                yield self._record(child["scenario"], shared, tags, None, 0)
            else:
                yield from self._under(child["rule"], shared, tags)

    def _under(self, rule: dict[str, Any], shared: list[str], tags: tuple[str, ...]) -> Iterator[ScenarioRecord]:
        line = rule["location"]["line"]
        named = RULE.fullmatch(rule["name"])
        if not named:
            message = _("Řádek Pravidlo nezačíná číslem pravidla: „%s“.") % rule["name"]
            self.problems.add(self.file, line, message, _("Pište „Pravidlo: agot-ccg 7.12 Název“."))
        head = [*shared, self.rows[line - 1].rstrip()]
        for child in rule["children"]:
            if "background" in child:
                head += self._lines(child["background"])
            else:
                number = (named["book"], named["number"]) if named else None
                yield self._record(child["scenario"], head, (*tags, *_tags(rule)), number, line)

    def _record(
        self,
        node: dict[str, Any],
        head: list[str],
        tags: tuple[str, ...],
        rule: tuple[str, str] | None,
        rule_line: int,
    ) -> ScenarioRecord:
        line = node["location"]["line"]
        if not node["name"].strip():
            self.problems.add(self.file, line, _("Situace nemá název."), _("Napište jej za dvojtečku."))
        own = (*tags, *_tags(node))
        head = [*head, *(["    " + " ".join(f"@{tag}" for tag in own)] if own else [])]
        return ScenarioRecord(
            slug=f"{self.stem}-{slugify(node['name'])}"[:LONGEST_SLUG].rstrip("-"),
            feature=self.feature["name"], name=node["name"].strip(), text="\n".join(head + self._lines(node)) + "\n",
            own_line=len(head) + 1, tags=own, rule=rule, rule_line=rule_line, file=self.file, line=line,
            feature_line=self.feature["location"]["line"],
        )  # fmt: skip


def _tags(node: dict[str, Any]) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in node.get("tags", []))


def _first_line(node: dict[str, Any]) -> int:
    return min([node["location"]["line"], *(tag["location"]["line"] for tag in node.get("tags", []))])
