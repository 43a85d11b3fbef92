"""Who plays where ARBITR_QUEUE says: `celery --app rulings.config.queue worker`."""

from django.core.exceptions import ImproperlyConfigured

from rulings.thinking.player import players

from .thinking import PLACE

if not PLACE.queue:
    raise ImproperlyConfigured("ARBITR_QUEUE neříká, odkud situace brát: čekám redis://počítač:port/číslo.")
app = players(PLACE.queue, PLACE.bounds)
