"""One at a time: what changes the data folder as a whole waits for whoever is changing it, and says so."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.conf import settings
from django.core.management.base import OutputWrapper
from django.utils.translation import gettext as _

_held: list[int] = []


@contextmanager
def alone(out: OutputWrapper) -> Iterator[None]:
    """Nobody else loads, migrates or prepares meanwhile. The lock ends with the process, however it ends.

    Raises OSError where the folder cannot be written.
    """
    if _held:  # a command called by a command
        yield
        return
    with (Path(settings.DATA_DIR) / "prepare.lock").open("a+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            out.write(_("Data už připravuje jiný proces (číslo %s); čekám, až skončí.") % (lock.read().strip() or "?"))
            out.flush()
            fcntl.flock(lock, fcntl.LOCK_EX)
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        _held.append(1)
        try:
            yield
        finally:
            _held.pop()
