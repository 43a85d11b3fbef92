"""The same site with its thinking elsewhere: a real Redis, a real worker of Celery, a real server."""

import json
import time
from collections.abc import Iterator
from urllib.parse import quote

import pytest

from tests.shelf import TEXT
from tests.thinking.redis import a_redis, celery
from tests.thinking.situations import heavy

from .site import Site

pytestmark = pytest.mark.slow
JSON = {"Content-Type": "application/json"}


@pytest.fixture
def queued(site: Site) -> Iterator[Site]:
    with a_redis(site.data.parent) as address:
        site.settings["ARBITR_QUEUE"] = address
        site.settings["ARBITR_THINKERS"] = "1"
        worker = celery("rulings.config.queue", site.environment, site.data.parent / "celery.log")
        try:
            site.serve()
            yield site
        finally:
            site.stop()
            worker.terminate()
            worker.wait()


def test_it_plays_tells_how_far_it_is_and_stops(queued):
    played = queued.get("/api/v1/check/", json.dumps({"text": TEXT}).encode(), **JSON)
    assert (played.status, played.json["reports"][0]["verdict"]) == (200, "confirmed")
    assert "ano, platí" in queued.get(f"/stul/?text={quote(TEXT)}").body.lower()
    asked = {"text": heavy(), "lines": "never", "claim": "Stark má 15 moci na kartě rodu"}
    begun = queued.get("/api/v1/explore/", json.dumps(asked).encode(), Prefer="respond-async", **JSON)
    assert begun.status == 202
    path, until, seen = begun.headers["Location"].partition(str(queued.port))[2], time.monotonic() + 30, begun.json
    while not (seen["state"] == "playing" and seen["positions"] > 1) and time.monotonic() < until:
        time.sleep(0.1)
        seen = queued.get(path).json
    assert seen["positions"] > 1, seen
    assert queued.get(path, method="DELETE").status == 204
    assert queued.get(path).status == 404
