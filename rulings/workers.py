"""Playing on several cores: processes that know the engine and touch no database."""

import multiprocessing
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from django.db import connections

from rulings.proof import Depth, Played, Task

Batch = tuple[list[Task], Mapping[str, Any], Depth]
"""Situations of one rulebook, its card list, and how far they are asked."""


def cores() -> int:
    """How many processes may play at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(work: Iterable[Batch], workers: int = 1) -> Iterator[list[Played]]:
    """The results of every batch, in order. With one worker, or where processes cannot be forked, all is played here."""
    batches = list(work)
    if workers < 2 or len(batches) < 2 or sys.platform != "linux":
        yield from map(_play, batches)
        return
    connections.close_all()  # a process must not inherit an open database
    with ProcessPoolExecutor(min(workers, len(batches)), multiprocessing.get_context("fork")) as pool:
        yield from pool.map(_play, batches)


def _play(batch: Batch) -> list[Played]:
    tasks, cards, depth = batch
    return [task.play(cards, depth) for task in tasks]
