"""Reading Czech Gherkin with the stock parser into plain scenarios: name, rule, tags, sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from gherkin.token_scanner import TokenScanner

from ...limits import MAX_EXAMPLES, MAX_FILLED, MAX_SENTENCE, MAX_STEPS, MAX_TEXT
from .slots import RULE

GIVEN, WHEN, THEN = "given", "when", "then"
_KINDS = {"Context": GIVEN, "Action": WHEN, "Outcome": THEN}
_RULE = re.compile(rf"^({RULE})\b\s*(.*)$")
_GAP = re.compile(r"<([^<>\n]+)>")


Node = dict[str, Any]
"""A node of the parsed document, as the stock parser gives it."""
Named = tuple[str, int, str]
"""The rule of a situation: its id, the line that names it, its title there."""


class ScenarioError(Exception):
    """A text that cannot be read; ``line`` is where, the message is Czech and says what to do."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True)
class Sentence:
    """One step: given, when or then, its text and its line."""

    kind: str
    text: str
    line: int


@dataclass(frozen=True)
class Scenario:
    """One Příklad (or one row of a Náčrt): its sentences, background included."""

    name: str
    line: int
    sentences: tuple[Sentence, ...]
    rule: str = ""
    rule_line: int = 0
    rule_title: str = ""
    tags: tuple[str, ...] = ()
    feature: str = ""


class PartError(ScenarioError):
    """A part of a sentence that cannot be read, such as a clause of an ability."""


def read(text: str, added: int = 0) -> list[Scenario]:
    """All scenarios of a text. Raises ScenarioError with the line and the mend.

    ``added`` lines stand above those that somebody wrote: theirs are counted from 1.
    """
    if len(text) > MAX_TEXT:
        raise ScenarioError(f"Text má {len(text)} znaků, nejvýše smí mít {MAX_TEXT}. Rozdělte jej do více souborů.")
    if "\0" in text:
        raise ScenarioError("Text obsahuje nulový znak. Uložte jej jako prostý text v kódování UTF-8.")
    return scenarios_of(_parse(text, added))


def scenarios_of(document: Node) -> list[Scenario]:
    """All scenarios of a text that Gherkin's parser has read. Raises ScenarioError as `read` does."""
    feature = document.get("feature")
    if not feature:
        raise ScenarioError("Chybí řádek „Požadavek: …“, kterým soubor začíná.")
    found: list[Scenario] = []
    _children(feature.get("children", []), feature, [], _tags(feature), ("", 0, ""), found)
    if not found:
        raise ScenarioError("Soubor neobsahuje žádný „Příklad:“.")
    return found


def _parse(text: str, added: int) -> Node:
    text, shift = text.removeprefix("\ufeff"), added
    if not text.startswith("# language:"):
        text = "# language: cs\n" + text
        shift += 1
    try:
        document: Node = dict(Parser().parse(TokenScanner(text)))
    except CompositeParserException as error:
        first = error.errors[0]
        raise ScenarioError(_explain(first), max(1, _line(first) - shift)) from error
    except ParserError as error:
        raise ScenarioError(_explain(error), max(1, _line(error) - shift)) from error
    if shift:
        _shift_lines(document, shift)
    return document


def _shift_lines(node: Any, shift: int, moved: dict[int, Node] | None = None) -> None:
    """Move every line of a document up. A table and its first row share one place, which moves once.

    The headings above the first line that somebody wrote are told of there: no fault stands on a line that is not there.
    """
    moved = {} if moved is None else moved
    if isinstance(node, dict):
        if "line" in node and "column" in node and id(node) not in moved:
            moved[id(node)] = node
            node["line"] = max(1, node["line"] - shift)
        for value in node.values():
            _shift_lines(value, shift, moved)
    elif isinstance(node, list):
        for value in node:
            _shift_lines(value, shift, moved)


def _line(error: Any) -> int:
    return int((getattr(error, "location", None) or {}).get("line", 1))


def _explain(error: Any) -> str:
    got = re.search(r"got '(.*)'", str(error))
    what = f"Řádek „{got.group(1)[:80]}“ sem nepatří. " if got else "Text není v pořádku. "
    return what + "Čekám Požadavek, Pravidlo, Příklad nebo větu, která začíná Pokud, Když, Pak, A či Ale."


def _children(
    children: list[Node],
    feature: Node,
    background: list[Node],
    tags: list[str],
    rule: tuple[str, int, str],
    found: list[Scenario],
) -> None:
    background = list(background)
    for child in children:
        if "background" in child:
            background += child["background"]["steps"]
        elif "rule" in child:
            node = child["rule"]
            match = _RULE.match(node["name"])
            if match is None and re.match(r"\S+ \d+\.\d", node["name"]):
                raise ScenarioError(
                    f"Pravidlu „{node['name'][:60]}“ nerozumím. Pište označení knihy malými písmeny: agot-ccg 7.12.",
                    node["location"]["line"],
                )
            named = (
                (match.group(1), node["location"]["line"], match.group(2))
                if match
                else ("", node["location"]["line"], node["name"])
            )
            _children(node["children"], feature, background, tags + _tags(node), named, found)
        else:
            _scenario(child["scenario"], feature, background, tags, rule, found)


def _scenario(node: Node, feature: Node, background: list[Node], tags: list[str], rule: Named, found: list[Scenario]) -> None:
    tags = tags + _tags(node)
    steps = background + node["steps"]
    if len(steps) > MAX_STEPS:
        raise ScenarioError(f"Příklad má {len(steps)} kroků, nejvýše smí mít {MAX_STEPS}.", node["location"]["line"])
    filled = 0
    for values, line, extra in _rows(node):
        sentences = _sentences(steps, values)
        filled += sum(len(one.text) for one in sentences)
        if filled > MAX_FILLED:
            raise ScenarioError(f"Náčrt by po doplnění hodnot měl více než {MAX_FILLED} znaků. Rozdělte jej.", line)
        name = node["name"]
        if values:
            name = _fill(name, values, line) if "<" in name else f"{name} ({', '.join(values.values())})"
        found.append(
            Scenario(name, line, sentences, rule[0], rule[1], rule[2], tuple(dict.fromkeys(tags + extra)), feature["name"])
        )
        if len(found) > MAX_EXAMPLES:
            raise ScenarioError(f"Soubor má více než {MAX_EXAMPLES} příkladů. Rozdělte jej.", line)


def _rows(node: Node) -> Iterator[tuple[dict[str, str], int, list[str]]]:
    if not node.get("examples"):
        yield {}, node["location"]["line"], []
        return
    for table in node["examples"]:
        if "tableHeader" not in table or not table["tableBody"]:
            raise ScenarioError("Náčrt nemá v Příkladech žádný řádek.", table["location"]["line"])
        header = [cell["value"] for cell in table["tableHeader"]["cells"]]
        for row in table["tableBody"]:
            yield dict(zip(header, [c["value"] for c in row["cells"]], strict=True)), row["location"]["line"], _tags(table)


def _sentences(steps: list[Node], values: dict[str, str]) -> tuple[Sentence, ...]:
    kind, out = GIVEN, []
    for step in steps:
        kind = _KINDS.get(step["keywordType"], kind)
        if "docString" in step:
            raise ScenarioError("Pod větou stojí text, který k ní nepatří. Řekněte to větou.", step["location"]["line"])
        line = step["location"]["line"]
        said = _fill(step["text"].strip(), values, line)
        if "dataTable" in step:
            out += [Sentence(kind, text, at) for text, at in _said_by_row(said, step["dataTable"], values)]
        else:
            out.append(Sentence(kind, said, line))
    if len(out) > MAX_STEPS:
        raise ScenarioError(f"S řádky tabulek má příklad {len(out)} vět, nejvýše smí mít {MAX_STEPS}.", out[MAX_STEPS].line)
    return tuple(out)


def _said_by_row(text: str, table: Node, values: dict[str, str]) -> Iterator[tuple[str, int]]:
    """A sentence with a table under it is said once a row: ``<column>`` stands for the row's cell."""
    header, *rows = table["rows"]
    names = [cell["value"] for cell in header["cells"]]
    line = header["location"]["line"]
    if not rows or len(set(names)) < len(names):
        raise ScenarioError("Tabulka pod větou má mít záhlaví s různými názvy sloupců a pod ním aspoň jeden řádek.", line)
    for name in names:
        if f"<{name}>" not in text:
            raise ScenarioError(f"Věta nad tabulkou neříká, kam patří sloupec „{name}“. Napište do ní <{name}>.", line)
    for row in rows:
        at = row["location"]["line"]
        cells = [_fill(cell["value"], values, at) for cell in row["cells"]]
        yield _fill(text, dict(zip(names, cells, strict=True)), at), at


def _fill(text: str, values: dict[str, str], line: int) -> str:
    """A sentence with the values of its row. Each gap is filled once: a value that looks like a gap stays as it is."""
    long = len(text) + sum(len(values[gap[1]]) - len(gap[0]) for gap in _GAP.finditer(text) if gap[1] in values)
    if long > MAX_SENTENCE:  # known before it is made
        raise ScenarioError(f"Věta má i s doplněnými hodnotami {long} znaků, nejvýše smí mít {MAX_SENTENCE}. Zkraťte ji.", line)
    return _GAP.sub(lambda gap: values.get(gap[1], gap[0]), text)


def _tags(node: Node) -> list[str]:
    return [tag["name"].lstrip("@") for tag in node.get("tags", [])]
