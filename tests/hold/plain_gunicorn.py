"""How gunicorn serves the peer: as it serves the site, but with no index to open."""

from typing import Any

from rulings.config.gunicorn import *  # noqa: F403  gunicorn reads every name of a module as a setting


def post_worker_init(worker: Any) -> None:
    """The peer has nothing to warm."""
