"""How the processes talk: a length of four bytes, then JSON. No pickles: what is read can do nothing but be data."""

from __future__ import annotations

import asyncio
import json
from typing import Any, BinaryIO

LONGEST = 16 * 1024 * 1024
"""Bytes of one frame; more is a fault of the sender."""


class Cut(Exception):
    """The other side has gone, or sends what is no frame."""


def packed(message: Any) -> bytes:
    body = json.dumps(message, ensure_ascii=False).encode("utf-8", "replace")
    return len(body).to_bytes(4, "big") + body


def read(stream: BinaryIO) -> Any:
    """The next message of a pipe or a socket's file."""
    return json.loads(_exactly(stream, _length(_exactly(stream, 4))))


def _exactly(stream: BinaryIO, size: int) -> bytes:
    body = b""
    while len(body) < size:
        if not (part := stream.read(size - len(body))):
            raise Cut
        body += part
    return body


def _length(head: bytes) -> int:
    size = int.from_bytes(head, "big")
    if size > LONGEST:
        raise Cut
    return size


async def aread(reader: asyncio.StreamReader) -> Any:
    """The next message of an asyncio stream."""
    try:
        return json.loads(await reader.readexactly(_length(await reader.readexactly(4))))
    except (asyncio.IncompleteReadError, ConnectionError, ValueError) as error:
        raise Cut from error
