"""The figures that the site is held to, each with its number: measured here, held by tests, or why it does not apply."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.reliability.site import ROOT


@dataclass(frozen=True)
class Figure:
    """One figure: what it is, and who holds it. ``elsewhere`` names the command that measures it, or says why nothing does."""

    number: int
    what: str
    tests: tuple[str, ...] = ()
    elsewhere: str = ""


FIGURES = (
    Figure(1, "kill -9 while the index is built, 200 times: it answers", ("tests/search/test_safety.py",)),
    Figure(2, "kill -9 while loading, playing, publishing: nothing half done"),
    Figure(3, "damaged files of the index: no 5xx, built again", ("tests/search/test_safety.py",)),
    Figure(4, "requests made from the description of the API, 10,000", elsewhere="make fuzz (1,000 in .ci/run)"),
    Figure(5, "malformed questions to the search: no 5xx, p99 < 250 ms"),
    Figure(
        6, "malformed situations: located, in time, bounded", ("tests/engine/test_nonsense.py", "tests/engine/test_robust.py")
    ),
    Figure(7, "quality of search on gold questions", ("tests/quality/test_gold.py",)),
    Figure(8, "the two stores of the index find the same", ("tests/search/test_contract.py", "tests/search/test_door.py")),
    Figure(9, "search, p95 of 1,000 documents", elsewhere="make bench, beside FTS5 and tantivy in the same run"),
    Figure(10, "prefix at 20,000 documents", elsewhere="make bench"),
    Figure(11, "rule page beside a bare view"),
    Figure(12, "rule JSON beside a bare view (krcg-api wants a card list of another game and is not run)"),
    Figure(13, "p99 to p50 of what is measured"),
    Figure(14, "queries of a look-up that is stored: none; of one that is made", ("tests/hold/test_queries.py",)),
    Figure(15, "axe on every kind of page", ("tests/browser/test_axe.py",)),
    Figure(16, "journeys without JavaScript", ("tests/browser/test_reading.py", "tests/browser/test_table.py")),
    Figure(17, "check --deploy", ("tests/architecture/test_wiring.py",)),
    Figure(18, "headers of every kind of page", ("tests/architecture/test_wiring.py", "tests/models/test_security.py")),
    Figure(
        19,
        "who may what: addresses, roles, methods",
        ("tests/architecture/test_urls.py", "tests/architecture/test_admin_urls.py"),
    ),
    Figure(20, "migrations from nothing, and none missing; there and back again", ("tests/models/test_migrations.py",)),
    Figure(21, "the suite on SQLite and PostgreSQL, embedded and Celery", elsewhere=".ci/run"),
    Figure(22, "coverage of core, search and API", elsewhere="make cover for search and API; of the core make mutants says more"),
    Figure(23, "mutants of the core that its tests see", elsewhere="make mutants"),
    Figure(24, "lines of tests to lines of code"),
    Figure(25, "engine and search import no Django", ("tests/architecture/test_imports.py",)),
    Figure(26, "docs held by tests", ("tests/architecture/test_docs.py", "tests/reliability/test_client.py")),
    Figure(27, "the description of the API is the committed one", ("tests/api/test_schema.py",)),
    Figure(28, "prepared from nothing: seconds of CPU"),
    Figure(29, "soak under mixed load"),
    Figure(
        30,
        "two who write at once",
        ("tests/models/test_admin.py", "tests/reliability/test_disk.py::test_two_prepare_at_once_from_nothing"),
    ),
)


@dataclass
class Table:
    """What has been measured in this run, by number; 0 is for what has none."""

    lines: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    failed: list[str] = field(default_factory=list)

    def tell(self, number: int, what: str, value: float, bound: float, *, least: bool = False, unit: str = "") -> None:
        """One line a value, at once, and whether it is held."""
        held = value >= bound if least else value <= bound
        sign = "≥" if least else "≤"
        line = f"{'ok  ' if held else 'FAIL'} {what}: {value:.4g}{unit} (goal {sign} {bound:g}{unit})"
        if not held:
            self.failed.append(what)
        self.lines[number].append(line)
        print(f"{number or '':>3} {line}", flush=True)

    def run_tests(self, figures: Iterable[Figure] = FIGURES) -> None:
        """Have the tests of every figure say whether it is held."""
        done: dict[tuple[str, ...], tuple[str, bool]] = {}
        for figure in figures:
            if figure.tests and figure.tests not in done:
                command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", *figure.tests]
                said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
                summary = re.sub(r" in [\d.]+s.*", "", said.stdout.strip().splitlines()[-1])
                done[figure.tests] = summary, said.returncode == 0
            if figure.tests:
                summary, held = done[figure.tests]
                line = f"{'ok  ' if held else 'FAIL'} {summary}: {', '.join(figure.tests)}"
                if not held:
                    self.failed.append(figure.what)
                self.lines[figure.number].append(line)
                print(f"{figure.number:>3} {line}", flush=True)

    def print(self) -> None:
        """All figures in the order of the list; those that were not measured in this run say by what they are held."""
        print("\n  # figure")
        for figure in FIGURES:
            by = figure.elsewhere or (f"held by {', '.join(figure.tests)}" if figure.tests else "not measured in this run")
            print(f"{figure.number:>3} {figure.what}")
            for line in self.lines.get(figure.number) or [f"–    {by}"]:
                print(f"      {line}")
        for line in self.lines.get(0, []):
            print(f"      {line}")
