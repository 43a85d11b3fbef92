"""What of the site is marked for translation, and what its catalogues hold; read without the tools of GNU gettext."""

import ast
import re
from collections.abc import Iterator
from gettext import GNUTranslations
from pathlib import Path
from typing import NamedTuple

from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = ROOT / "rulings" / "static" / "rulings" / "js"
CATALOGUES = ROOT / "locale" / "en" / "LC_MESSAGES"
SHELL = ("content", "management", "engine", "migrations")
"""Rooms of `rulings` that speak Czech only: what checks the content, what is typed at a shell, and the engine."""
MARKS = {"_", "gettext", "gettext_lazy", "gettext_noop", "ngettext", "ngettext_lazy"}
_TEXT = r"""(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')"""
_IN_TEMPLATE = re.compile(rf"""\b(?:pgettext\(\s*u?({_TEXT}),|n?gettext\(|_\()\s*u?({_TEXT})""")
_IN_SCRIPT = re.compile(r'\bgettext\(("(?:[^"\\]|\\.)*")')
_HOLE = re.compile(r"%\(\w+\)[sd]|%[sd]")


class Entry(NamedTuple):
    """One entry of a catalogue: the Czech, what it is in English (with its plural), and whether it is only guessed."""

    czech: str
    english: list[str]
    fuzzy: bool


def in_python() -> set[str]:
    """Marked in Python, all of them as literals."""
    return {text for path in _python() for text in _calls(ast.parse(path.read_text(encoding="utf-8")))}


def _python() -> Iterator[Path]:
    for path in (ROOT / "rulings").rglob("*.py"):
        if path.relative_to(ROOT / "rulings").parts[0] not in SHELL:
            yield path


def _calls(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        name = getattr(getattr(node, "func", None), "id", "")
        if name in MARKS and node.args and isinstance(node.args[0], ast.Constant):
            yield node.args[0].value


def in_templates() -> set[str]:
    """Marked in templates."""
    told = (templatize(path.read_text(encoding="utf-8")) for path in (ROOT / "templates").rglob("*.*"))
    return {_keyed(*map(ast.literal_eval, filter(None, found))) for text in told for found in _IN_TEMPLATE.findall(text)}


def _keyed(*said: str) -> str:
    """Words as gettext knows them: where they mean several things, with what they mean before them."""
    return "\x04".join(said)


def in_scripts() -> set[str]:
    """Marked in scripts."""
    paths = (path for path in SCRIPTS.rglob("*.js") if path.name != "words.js")  # where the mark itself is made
    return {ast.literal_eval(found) for path in paths for found in _IN_SCRIPT.findall(path.read_text(encoding="utf-8"))}


def entries(domain: str) -> list[Entry]:
    """The entries of a catalogue as they are written."""
    blocks = (CATALOGUES / f"{domain}.po").read_text(encoding="utf-8").split("\n\n")
    found = [_entry(block) for block in blocks]
    return [entry for entry in found if entry.czech]


def _entry(block: str) -> Entry:
    said: dict[str, list[str]] = {}
    for line in block.splitlines():
        if name := re.match(r'(msg\w+(?:\[\d\])?) "', line):
            said[name[1]] = []
        if '"' in line and not line.startswith("#"):
            said[next(reversed(said))].append(ast.literal_eval(line[line.index('"') :]))
    texts = {name: "".join(parts) for name, parts in said.items()}
    english = [text for name, text in texts.items() if name.startswith("msgstr")]
    czech = _keyed(*(texts[name] for name in ("msgctxt", "msgid") if name in texts))
    return Entry(czech, english, bool(re.search(r"^#,.*\bfuzzy\b", block, re.MULTILINE)))


def compiled(domain: str) -> dict[str, str]:
    """The catalogue as the site reads it; of plurals the first form."""
    with (CATALOGUES / f"{domain}.mo").open("rb") as file:
        read: dict[str | tuple[str, int], str] = GNUTranslations(file)._catalog
    singular = {key[0] if isinstance(key, tuple) else key: text for key, text in reversed(read.items())}
    return {czech: text for czech, text in singular.items() if czech}


def holes(text: str) -> list[str]:
    """What is filled into a text."""
    return sorted(_HOLE.findall(text))
