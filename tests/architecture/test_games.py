"""A game is one folder: outside it no code writes its name, so that a new game touches nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings.engine import GAMES

from .test_imports import ROOT, sources

HOME = ROOT / "rulings" / "engine" / "games"
NAMES = [*GAMES, *(book for game in GAMES.values() for book in game.editions)]
ANY = "|".join(re.escape(name) for name in sorted(NAMES, key=len, reverse=True))
WORDS = re.compile(rf"\b(?:{ANY})\b")
KEY = re.compile(rf"(?:{ANY})(?: \d[\w.]*)?")
"""What a program means by a name: it alone, or a rule of it. In a sentence for people it is an example."""
FORMAT = {"rulings/web/share.py"}
"""A dictionary of letters that is part of a format: not one of them may change."""


def outside() -> list[Path]:
    return [path for path in sources("rulings", "glossary") if not path.is_relative_to(HOME)]


def named(tree: ast.AST) -> Iterator[str]:
    """Names of games in code: identifiers, modules, keys, texts of several lines that are no docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in told else None
        if isinstance(text, str) and (KEY.fullmatch(text) or ("\n" in text and WORDS.search(text))):
            yield text
        for field in ("id", "attr", "name", "asname", "module", "arg"):
            value = getattr(node, field, None)
            if isinstance(value, str) and any(game in value for game in GAMES):
                yield value


@pytest.mark.parametrize("path", outside(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_code_outside_its_folder_writes_the_name_of_a_game(path):
    if path.relative_to(ROOT).as_posix() not in FORMAT:
        assert list(named(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("path", sorted((ROOT / "templates").rglob("*.html")), ids=lambda path: path.name)
def test_no_template_writes_the_name_of_a_game(path):
    assert WORDS.search(path.read_text(encoding="utf-8")) is None


def test_the_search_finds_what_it_looks_for():
    code = """
import agot_cards
KEYS = {"agot-ccg": agot_cards.x, "agot-ccg 7.12": 1, "Pište agot-ccg 7.12.": "a\\nagot-lcg"}
"""
    assert sorted(named(ast.parse(code))) == ["a\nagot-lcg", "agot-ccg", "agot-ccg 7.12", "agot_cards", "agot_cards"]
