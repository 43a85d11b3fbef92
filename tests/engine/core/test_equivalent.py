"""An excuse for a mutant is only as good as the line that it speaks of."""

import re
from pathlib import Path

import pytest

from rulings.engine import core

from .equivalent import EQUIVALENT


def plain(text: str) -> str:
    """Without what a formatter may change."""
    return re.sub(r"[\s,()'\"]+", "", text)


@pytest.mark.parametrize(("where", "line"), sorted({(where, line) for where, line, _mutated in EQUIVALENT}))
def test_every_excuse_speaks_of_a_line_that_stands(where, line):
    folder, *names = where.split(".")
    module = Path(core.__file__).parent / (f"{folder}/{names[0]}.py" if folder == "language" else f"{folder}.py")
    assert plain(line) in plain(module.read_text(encoding="utf-8"))
