"""On a machine without a browser or without the sources the run is green and says aloud what it left out."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
BROWSER = "tests/browser/test_reading.py::test_slash_goes_to_search_but_not_out_of_a_text"
SOURCES = "tests/quality/test_copied.py::test_nothing_is_copied"
CASES = {"chromium": (BROWSER, 1), "sources": (SOURCES, None)}


def run(test: str, tmp_path: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """One test of ours in a run of its own, where no program can be found and no sources lie beside the tree."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ARBITR_", "PYTEST"))}
    bare = {"PATH": str(tmp_path), "ARBITR_SOURCES": str(tmp_path / "nowhere")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", test]
    return subprocess.run(command, cwd=ROOT, env=kept | bare | environ, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("missing", CASES)
def test_what_is_missing_is_skipped_aloud(tmp_path, missing):
    test, many = CASES[missing]
    done = run(test, tmp_path)
    assert done.returncode == 0, done.stdout
    assert "error" not in done.stdout.lower()
    assert f"MISSING {missing}: " in done.stdout, "the reason of the skip"
    assert f"{many or ''} TESTS SKIPPED: no {missing} on this machine" in done.stdout, "the line at the end"


@pytest.mark.slow
@pytest.mark.parametrize("missing", CASES)
def test_what_is_required_must_not_be_missing(tmp_path, missing):
    done = run(CASES[missing][0], tmp_path, ARBITR_REQUIRE=f"git, {missing}")
    assert done.returncode == 1, done.stdout
    assert f"{missing} is required (ARBITR_REQUIRE) and missing" in done.stdout
    assert "TESTS SKIPPED" not in done.stdout
