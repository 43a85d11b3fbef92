"""Mutation testing of the core: ``make mutants`` for all of it, ``MODULE=line`` for one module, ``ENDING=37`` for a sample.

The core, the bounds and these tests are laid out in ``build/mutants`` without the rest of the tree, so that no game
is loaded; mutmut writes the mutants there and ``killing.py`` runs the tests against them. A mutant that no test could kill
stands in ``equivalent.py`` with the reason. A sample are the mutants of each function whose number ends in one of the figures.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from .equivalent import EQUIVALENT

ROOT = Path(__file__).resolve().parents[3]
STAGE = ROOT / "build" / "mutants"
CORE = "rulings/engine/core"
PACKAGE = CORE.replace("/", ".")
NEEDED = 85
"""Per cent of the mutants that the tests must kill."""
KILLED = ("killed", "timeout")
TESTS = ("-c", "tests/engine/core/quick.ini", "tests/engine/core")
JOBS = "2"
"""Processes at once."""
COPIED = (
    CORE,
    "rulings/engine/limits.py",
    "rulings/__init__.py",
    "tests/__init__.py",
    "tests/engine/__init__.py",
    "tests/engine/core",
)


def lay_out() -> None:
    """A fresh copy of what is mutated and what tests it; ``rulings/engine/__init__.py``, which loads the games, stays away."""
    shutil.rmtree(STAGE, ignore_errors=True)
    for name in (*COPIED, "pyproject.toml"):
        source, target = ROOT / name, STAGE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target)


def place(name: str) -> str:
    """Where a mutant is: ``line.Line.fork`` for ``rulings.engine.core.line.xǁLineǁfork__mutmut_1``."""
    module, _dot, mangled = name.removeprefix(f"{PACKAGE}.").rpartition(".")
    return f"{module}.{mangled.partition('__mutmut_')[0][2:].replace('ǁ', '.')}"


def change(name: str) -> tuple[str, str]:
    """The line of a mutant before and after."""
    from mutmut.mutation.diff_apply import get_diff_for_mutant

    lines = [line for line in get_diff_for_mutant(name).splitlines() if line[:1] in "+-" and line[:3] not in ("---", "+++")]
    gone, come = ([line[1:].strip() for line in lines if line[0] == sign] for sign in "-+")
    return " ".join(gone), " ".join(come)


def write_mutants() -> None:
    """The core with all its mutants beside each function, in ``mutants/`` below the stage."""
    from mutmut.__main__ import create_mutants
    from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir, setup_source_paths

    Path("mutants").mkdir()
    with redirect_stdout(StringIO()):
        copy_src_dir()
        copy_also_copy_files()
        setup_source_paths()
        create_mutants(int(JOBS))


def results(patterns: str) -> dict[str, dict[str, str]]:
    """Every mutant whose name fits, with what became of it, by module."""
    told = Path("killed.json").resolve()
    command = [sys.executable, "-m", "tests.engine.core.killing", patterns, JOBS, str(told), *TESTS]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd="mutants")
    if done.returncode or not told.exists():
        raise SystemExit(done.stdout[-4000:])
    found: dict[str, dict[str, str]] = {}
    for name, status in json.loads(told.read_text(encoding="utf-8")).items():
        found.setdefault(name.removeprefix(f"{PACKAGE}.").rpartition(".")[0], {})[name] = status
    return dict(sorted(found.items()))


def main(module: str = "", ending: str = "") -> int:
    """Returns 1 where too many mutants survive."""
    lay_out()
    os.chdir(STAGE)
    write_mutants()
    patterns = " ".join(f"{PACKAGE}.{module or '*'}.x*{figure}" for figure in ending or ("",))
    total: Counter[str] = Counter()
    alive = []
    for name, mutants in results(patterns).items():
        counts: Counter[str] = Counter()
        for mutant, status in mutants.items():
            what = status if status in KILLED else "equivalent" if (place(mutant), *change(mutant)) in EQUIVALENT else "survived"
            counts["killed" if what in KILLED else what] += 1
            if what == "survived":
                gone, come = change(mutant)
                alive.append(f"{mutant} ({status})\n  - {gone}\n  + {come}")
        total += counts
        print(told(name, counts))
    print(told("all", total))
    Path("survivors.txt").write_text("\n".join(alive), encoding="utf-8")
    print("\n".join(alive) if module else f"The survivors stand in {STAGE.relative_to(ROOT)}/survivors.txt.")
    return int(score(total) < NEEDED)


def score(counts: Counter[str]) -> float:
    """Per cent killed of those that can be killed."""
    return 100 * counts["killed"] / max(1, counts["killed"] + counts["survived"])


def told(name: str, counts: Counter[str]) -> str:
    figures = (f"{what} {counts[what]:4}" for what in ("killed", "survived", "equivalent"))
    return f"{name:20} {'  '.join(figures)}  {score(counts):5.1f} %"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
