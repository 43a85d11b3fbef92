"""Runs the core's tests against its mutants: one process collects the tests, and forks for every mutant.

Started by ``python -m tests.engine.core`` where mutmut has written the mutants. It knows by itself which tests reach which
function, and runs those alone, the quickest first, until one fails. What the code of a mutant's package keeps for good
(``lru_cache``) is dropped before, so that it is asked anew. Time is that of the processor: a busy machine kills nothing.
"""

from __future__ import annotations

import functools
import gc
import importlib
import inspect
import json
import os
import resource
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path
from time import process_time
from typing import Any

import pytest

ORIGINAL, CHOSEN = "_mutmut_orig", "_chosen"
MEMORY = 3 << 30
"""Bytes that the tests of one mutant may take."""
GRACE, TIMES = 1.0, 10.0
"""Seconds that each test may take besides, and how many times what it takes without a mutant."""
KILLED, TIMEOUT, SURVIVED, UNREACHED = "killed", "timeout", "survived", "no tests"

Mutants = dict[str, Callable[..., Any]]
_functions: list[tuple[str, Mutants]] = []
"""Every function that has mutants: its module, and they by name."""
_reached: set[int] = set()
"""Those of them (by identity) that have been called."""


def wrap(mutants: Mutants, is_classmethod: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Stands in for mutmut's own way of calling the mutant that is chosen instead of the function, for it costs much less."""

    def called(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        _reached.add(id(mutants))
        function = mutants.get(CHOSEN) or mutants[ORIGINAL]
        if is_classmethod:
            return getattr(args[0], function.__name__)(*args[1:], **kwargs)
        return function(*args, **kwargs)

    def wrapped(function: Callable[..., Any]) -> Callable[..., Any]:
        _functions.append((function.__module__, mutants))
        if inspect.isgeneratorfunction(function):

            @functools.wraps(function)
            def stands_in(*args: Any, **kwargs: Any) -> Any:
                return (yield from called(args, kwargs))
        else:

            @functools.wraps(function)
            def stands_in(*args: Any, **kwargs: Any) -> Any:
                return called(args, kwargs)

        return stands_in

    return wrapped


class Killing:
    """Takes the place of pytest's loop over the tests."""

    def __init__(self, pattern: str, jobs: int, told: Path) -> None:
        self.patterns, self.jobs, self.told = pattern.split(), jobs, told
        self.failed = False
        self.tests: dict[int, list[tuple[float, Any]]] = defaultdict(list)
        self.found: dict[str, str] = {}
        self._kept: dict[str, list[Any]] = defaultdict(list)
        """What the code keeps for good, by package."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for one in gc.get_objects():
            if isinstance(one, functools._lru_cache_wrapper) and one.__module__.startswith("rulings."):
                self._kept[one.__module__.rpartition(".")[0]].append(one)
        for item in session.items:
            for kept in (one for some in self._kept.values() for one in some):
                kept.cache_clear()  # else a test would not reach what another has asked before
            _reached.clear()
            before = process_time()
            self._run(item)
            if self.failed:
                raise pytest.UsageError(f"{item.nodeid} fails without any mutant")
            for one in _reached:
                self.tests[one].append((process_time() - before, item))
        gc.freeze()
        self._all()
        self.told.write_text(json.dumps(self.found), encoding="utf-8")
        return True

    def _run(self, item: Any) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def _all(self) -> None:
        running: dict[int, str] = {}
        for module, mutants in _functions:
            tests = sorted(self.tests[id(mutants)], key=lambda test: test[0])
            for short in [one for one in mutants if one not in (ORIGINAL, CHOSEN)]:
                name = f"{module}.{short}"
                if not any(fnmatch(name, one) for one in self.patterns):
                    continue
                if not tests:
                    self.found[name] = UNREACHED
                    continue
                if len(running) == self.jobs:
                    self._ended(running)
                if pid := os.fork():
                    running[pid] = name
                else:
                    self._in_child(module.rpartition(".")[0], mutants, short, tests)
        while running:
            self._ended(running)

    def _ended(self, running: dict[int, str]) -> None:
        pid, status = os.wait()
        ended = {0: SURVIVED, 1: KILLED}.get(os.waitstatus_to_exitcode(status), TIMEOUT)
        self.found[running.pop(pid)] = ended
        if len(self.found) % 100 == 0:
            self.told.write_text(json.dumps(self.found), encoding="utf-8")

    def _in_child(self, package: str, mutants: Mutants, short: str, tests: Iterable[tuple[float, Any]]) -> None:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            for kept in self._kept[package]:
                kept.cache_clear()
            mutants[CHOSEN] = mutants[short]
            for seconds, item in tests:
                signal.setitimer(signal.ITIMER_PROF, GRACE + TIMES * seconds)
                self._run(item)
                if self.failed:
                    break
        except BaseException:
            self.failed = True
        os._exit(int(self.failed))


def main(pattern: str, jobs: str, told: str, *tests: str) -> int:
    """Writes what became of each mutant whose name fits the pattern."""
    importlib.import_module("mutmut.mutation.trampoline").wrap_in_trampoline = wrap  # type: ignore[attr-defined]
    quick = "-q", "-s", "--rootdir=.", "--tb=native", "--assert=plain"
    return int(pytest.main([*tests, *quick], [Killing(pattern, int(jobs), Path(told).resolve())]))


if __name__ == "__main__":
    sys.path.insert(0, "")
    sys.exit(main(*sys.argv[1:]))
