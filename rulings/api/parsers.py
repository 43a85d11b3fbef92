"""JSON as it arrives: never more of it than a situation can need."""

from typing import Any, BinaryIO

from django.utils.translation import gettext as _
from rest_framework.exceptions import ParseError
from rest_framework.parsers import JSONParser

from .errors import TooLarge

MOST_BYTES = 256 * 1024


class SmallJSONParser(JSONParser):
    """Refuses a long body before reading it, and a body that lies about its length after its first bytes."""

    def parse(self, stream: BinaryIO, media_type: str | None = None, parser_context: Any = None) -> Any:
        try:
            return super().parse(_Bounded(stream), media_type, parser_context)
        except RecursionError:
            raise ParseError(_("Tělo je vnořeno do příliš mnoha závorek.")) from None


class _Bounded:
    """A stream that ends with TooLarge instead of going on for ever."""

    def __init__(self, stream: BinaryIO) -> None:
        self.stream, self.left = stream, MOST_BYTES

    def read(self, size: int = -1) -> bytes:
        got = self.stream.read(self.left + 1 if size < 0 else min(size, self.left + 1))
        self.left -= len(got)
        if self.left < 0:
            raise TooLarge
        return got
