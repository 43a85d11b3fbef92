"""Mutation testing of the core: ``make mutants`` for all of it, ``make mutants MODULE=line`` for one module.

The core, the bounds and these tests are laid out in ``build/mutants`` without the rest of the tree, so that no game
is loaded, and mutmut runs there. A mutant that no test could kill stands in ``equivalent.py`` with the reason.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

from .equivalent import EQUIVALENT

ROOT = Path(__file__).resolve().parents[3]
STAGE = ROOT / "build" / "mutants"
CORE = "rulings/engine/core"
NEEDED = 85
"""Per cent of the mutants that the tests must kill."""
KILLED = ("killed", "timeout")
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
    module, _dot, mangled = name.removeprefix(CORE.replace("/", ".") + ".").rpartition(".")
    return f"{module}.{mangled.partition('__mutmut_')[0][2:].replace('ǁ', '.')}"


def change(name: str) -> tuple[str, str]:
    """The line of a mutant before and after."""
    from mutmut.mutation.diff_apply import get_diff_for_mutant

    lines = [line for line in get_diff_for_mutant(name).splitlines() if line[:1] in "+-" and line[:3] not in ("---", "+++")]
    gone, come = ([line[1:].strip() for line in lines if line[0] == sign] for sign in "-+")
    return " ".join(gone), " ".join(come)


def results() -> dict[str, dict[str, str]]:
    """Every mutant with what became of it, by module."""
    from mutmut.mutation.data import SourceFileMutationData
    from mutmut.stats import status_by_exit_code

    found = {}
    for path in sorted(Path(CORE).rglob("*.py")):
        data = SourceFileMutationData(path=path)
        data.load()
        module = path.relative_to(CORE).with_suffix("").as_posix().replace("/", ".")
        found[module] = {name: status_by_exit_code[code] for name, code in data.exit_code_by_key.items()}
    return found


def main(module: str = "") -> int:
    """Returns 1 where too many mutants survive."""
    lay_out()
    os.chdir(STAGE)
    only = [f"{CORE.replace('/', '.')}.{module}.*"] if module else []
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", "run", *only], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout[-4000:])
        return 1
    total: Counter[str] = Counter()
    alive = []
    for name, mutants in results().items():
        if not mutants or module not in ("", name):
            continue
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
    sys.exit(main(*sys.argv[1:2]))
