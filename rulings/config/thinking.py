"""How much thinking this machine takes on. Apart from the settings, because gunicorn asks before Django may be imported."""

import os

from rulings.thinking.house import Bounds

from . import env

BOUNDS = Bounds(workers=env.number("THINKERS", max(1, (os.cpu_count() or 1) - 1)))
