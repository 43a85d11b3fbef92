"""The collector of cycles rests while the content is read and written: what is made there stays, and it would look at all of it
again and again in vain."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """No cycle is looked for inside; what has become one is found afterwards."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
