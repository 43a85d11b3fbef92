"""What the rows are now, as one word: read by every answer, so cheaply."""

import hashlib
import time
from collections.abc import Callable

from django.conf import settings
from django.db import connection

# Every answer asks these, so they are asked as they stand: by the models the same rows cost ten times as much.
LOADED = "SELECT slug, content_hash FROM rulings_rulebook ORDER BY slug"
WRITTEN = "SELECT id, status, content_hash FROM rulings_ruling WHERE origin = 'site' ORDER BY id"
PLAYED = "SELECT (SELECT MAX(made) FROM rulings_verdict), (SELECT COUNT(*) FROM rulings_verdict)"


def stamp_of(*questions: str, more: object = None) -> str:
    """The rows that questions of SQL find now, and what else there is to it, as one word."""
    found = []
    with connection.cursor() as cursor:
        for question in questions:
            cursor.execute(question)
            found.append(cursor.fetchall())
    return hashlib.sha256(repr((found, more)).encode()).hexdigest()[:32]


class Believed:
    """A stamp that is asked anew only every `CONTENT_LOOK_EVERY` seconds: until then the content is believed to be as it was."""

    def __init__(self, ask: Callable[[], str]) -> None:
        self._ask = ask
        self._known, self._asked = "", float("-inf")

    def __call__(self) -> str:
        if time.monotonic() - self._asked >= settings.CONTENT_LOOK_EVERY:
            return self.anew()
        return self._known

    def anew(self) -> str:
        """The stamp as it is at this moment."""
        asked = time.monotonic()
        self._known, self._asked = self._ask(), asked
        return self._known
