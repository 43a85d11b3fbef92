"""How gunicorn serves the site: `gunicorn rulings.config.wsgi --config python:rulings.config.gunicorn`.

Threads, so that neither a slow client nor a question that is being played elsewhere keeps a reader away; a client who begins a
request and falls silent is sent off. The house of `rulings/thinking` is opened before the workers are forked, for all of them.
"""

import socket
import struct
import sys
from typing import Any

from gunicorn.glogging import Logger
from gunicorn.workers.gthread import TConn, ThreadWorker

from rulings.config import env
from rulings.config.thinking import PLACE
from rulings.thinking.door import thinkers

SILENCE = 10
"""Seconds after which a client who has begun a request and sends no more of it is sent off."""


class worker_class(ThreadWorker):
    """Takes leave of a connection in the thread that served it: gunicorn lingers for two seconds with each that was not read
    to its end, and in the loop that accepts, so that a few dozen silent clients would keep everybody waiting."""

    def handle(self, conn: TConn) -> Any:
        goes_on = super().handle(conn)
        if goes_on is False:
            conn.close(graceful=True)
            conn.close = _closed
        return goes_on


def _closed(graceful: bool = False) -> None:
    """What is left to do with a connection that is closed."""


workers = 2
threads = 64
timeout = 60
graceful_timeout = 30
keepalive = 15
limit_request_line = 8_190
limit_request_fields = 60
loglevel = "warning"
accesslog = env.text("ACCESS_LOG") or None
control_socket_disable = True


class logger_class(Logger):
    """Gunicorn's own, but for clients who fell silent: they are no fault of ours."""

    def exception(self, *args: Any, **names: Any) -> None:
        if not isinstance(sys.exc_info()[1], BlockingIOError):
            super().exception(*args, **names)


def when_ready(server: Any) -> None:
    """Open the house once for all workers, those that take the place of others included."""
    for listener in server.LISTENERS:  # connections inherit it
        listener.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", SILENCE, 0))
    thinkers(PLACE).open()


def post_worker_init(worker: Any) -> None:
    """Open the search index while nobody asks yet."""
    from rulings.search.door import warm  # models, which only a worker has loaded

    warm()


def on_exit(server: Any) -> None:
    thinkers(PLACE).close()
