"""Imports run one way (DESIGN, section 1). The contracts stand in pyproject.toml; these tests hold them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parent.parent.parent
# Files that are longer than they should be, each with the length it must not pass.
DEBTS: dict[str, int] = {}


def test_contracts_are_kept(monkeypatch):
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(ROOT))
    assert lint_imports(no_cache=True) == 0


@pytest.mark.parametrize("module", ["rulings.engine", "rulings.search.czech"])
def test_pure_module_does_not_bring_django(module):
    code = f"import {module}, sys; sys.exit('django' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def sources(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if "__pycache__" not in path.parts]


@pytest.mark.parametrize("path", sources("rulings", "glossary", "tests"), ids=lambda path: str(path.relative_to(ROOT)))
def test_file_is_small(path):
    limit = DEBTS.get(path.relative_to(ROOT).as_posix(), 400)
    assert len(path.read_text(encoding="utf-8").splitlines()) <= limit


@pytest.mark.parametrize("path", sources("rulings", "glossary"), ids=lambda path: str(path.relative_to(ROOT)))
def test_only_env_reads_the_environment(path):
    """Except the two doors, which name the settings module."""
    text = path.read_text(encoding="utf-8")
    text = text.replace('os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.config.settings")', "")
    reads = re.search(r"os\.environ|os\.getenv|from os import environ", text)
    assert reads is None or path.relative_to(ROOT).as_posix() == "rulings/config/env.py"


@pytest.mark.parametrize("path", sources("rulings", "glossary"), ids=lambda path: str(path.relative_to(ROOT)))
def test_module_says_what_it_is_for(path):
    text = path.read_text(encoding="utf-8").strip()
    empty_or_made = not text or "migrations" in path.parts
    assert empty_or_made or '"""' in text
