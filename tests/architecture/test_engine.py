"""How rules hang together: numbers stand in decorators only, hooks are asked by name, a kind is what its rules are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulings.engine
from rulings.engine import GAMES
from rulings.engine.core.hooks import Hook

ROOT = Path(rulings.engine.__file__).parent
FILES = sorted([*(ROOT / "games").rglob("*.py"), *(ROOT / "cards").rglob("*.py")])
RULE = re.compile(r"(?:[a-z][a-z-]* )?\d{1,2}\.\d{1,3}[a-z]?")
ENACTING = {"forbids", "permits", "counts", "causes", "replaces", "offers", "orders"} | {
    "permission",
    "is_structural",
    "supersedes",
    "repeats",
    "say_the_same",
    "sums_up",
}
"""The methods of a book that take rule numbers."""


def names(path: Path) -> str:
    return str(path.relative_to(ROOT))


def numbers_outside_the_register(tree: ast.Module) -> Iterator[ast.Constant]:
    """Rule numbers that are not handed to a method of a book, or to a helper that registers rules as a chapter is read."""
    allowed: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ENACTING:
            allowed.update(ast.walk(node))
    for statement in tree.body:  # a helper called while the module is read: _stage("support", "14.8")
        if isinstance(statement, ast.Expr | ast.Assign):
            allowed.update(ast.walk(statement))
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            for decorator in statement.decorator_list:
                allowed.update(ast.walk(decorator))
        if isinstance(statement, ast.For):
            allowed.update(ast.walk(statement))
    for node in ast.walk(tree):
        said = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if said and RULE.fullmatch(node.value) and node not in allowed:
            yield node


@pytest.mark.parametrize("path", FILES, ids=names)
def test_no_rule_number_stands_outside_the_register(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [f"{path.name}:{node.lineno} {node.value}" for node in numbers_outside_the_register(tree)] == []


def test_a_number_in_a_condition_would_be_found():
    tree = ast.parse('def f(t):\n    return "agot-ccg 3.8" in t.off\n')
    assert [node.value for node in numbers_outside_the_register(tree)] == ["agot-ccg 3.8"]


@pytest.mark.parametrize("path", FILES, ids=names)
def test_no_hook_is_asked_by_a_computed_name(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asked = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "getattr"
        and isinstance(node.args[0], ast.Name)
        and node.args[0].id in {"t", "hooks"}
    ]
    assert asked == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_rule_hangs_on_a_declared_hook_of_its_kind(game):
    for book in game.books:
        for rule in book.rules:
            assert isinstance(rule.hook, Hook), rule.name
            assert rule.kind == rule.hook.kind


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_rule_says_what_it_is(game):
    silent = [rule.name for book in game.books for rule in book.rules if not (rule.function.__doc__ or "").strip()]
    assert silent == []
