"""How gunicorn serves the site: `gunicorn rulings.config.wsgi --config python:rulings.config.gunicorn`.

Workers of gevent hold thousands of slow clients at no cost, so that none of them keeps a reader away; what takes the processor
for long is played elsewhere (rulings/thinking), and its house is opened here, before the workers are forked, for all of them.
"""

from typing import Any

from rulings.config.thinking import BOUNDS
from rulings.thinking.door import house

worker_class = "gevent"
workers = 2
worker_connections = 2_000
timeout = 60
graceful_timeout = 30
keepalive = 15
limit_request_line = 4_094
limit_request_fields = 60
loglevel = "warning"
control_socket_disable = True


def when_ready(server: Any) -> None:
    """Open the house once for all workers, those that take the place of others included."""
    house(BOUNDS).open()


def on_exit(server: Any) -> None:
    house(BOUNDS).close()
