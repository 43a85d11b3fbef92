"""Whoever begins a request and falls silent keeps nobody waiting, and is sent off."""

import select
import socket
from contextlib import ExitStack

import pytest

pytestmark = pytest.mark.slow

SILENT = 40
"""Fewer than one worker has threads."""
BEGUN = b"POST /api/v1/check/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
PATIENCE = 60
"""Seconds after which a test gives up; the server lets go long before."""


def _begun(port: int, sent: bytes) -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    opened.sendall(sent)
    return opened


@pytest.mark.parametrize("sent", [BEGUN, b"GET /mala-hra/2.1/ HTT", b""], ids=["half a body", "half a line", "nothing"])
def test_readers_are_served_while_others_are_silent(site, sent):
    site.serve()
    assert site.get("/mala-hra/2.1/").status == 200  # what is done at the first page alone is done before
    with ExitStack() as stack:
        silent = [stack.enter_context(_begun(site.port, sent)) for _ in range(SILENT)]
        assert site.get("/mala-hra/2.1/").status == 200
        waiting = SILENT - len(select.select(silent, [], [], 0)[0])
        assert waiting, "the page came only when the last of the silent had been sent off"


def test_who_falls_silent_is_sent_off(site):
    site.serve()
    with _begun(site.port, BEGUN) as silent:
        said = b"".join(iter(lambda: silent.recv(4096), b""))  # the connection is closed behind the answer
    assert b"HTTP/1.1 408" in said or said == b"", said
    assert "unexpected error" not in site.said()
    assert site.get("/mala-hra/2.1/").status == 200
