"""How much thinking is taken on, and where it is done. Apart from the settings, because gunicorn and Celery ask before Django may
be imported."""

import os

from django.core.exceptions import ImproperlyConfigured

from rulings.thinking.door import Place
from rulings.thinking.house import Bounds

from . import env

SCHEMES = ("redis://", "rediss://", "unix://")


def queue() -> str:
    """The address of the broker; empty: the site plays in processes of its own."""
    address = env.text("QUEUE")
    if address and not address.startswith(SCHEMES):
        raise ImproperlyConfigured("ARBITR_QUEUE: čekám redis://počítač:port/číslo, nebo nic (hraje se v procesech webu).")
    return address


PLACE = Place(Bounds(workers=env.number("THINKERS", max(1, (os.cpu_count() or 1) - 1))), queue())
