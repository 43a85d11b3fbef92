"""A situation as a piece of an address: short enough to send, readable for years.

Version 1 is raw deflate with a fixed dictionary, then base64 for URLs, after the character `1`. The dictionary is part of the
format: changing one letter of it breaks every link ever sent, so a better one becomes version 2 beside it.
"""

import base64
import binascii
import zlib
from urllib.parse import urlencode

from rulings.engine.core.language.bare import without_headings

LONGEST_TEXT = 100_000
"""Characters a link may unfold to; the engine would refuse more."""
LONGEST_LINK = 3_600
"""Characters of a link: the line of a request with it must stay under 4,094, which servers take; messengers cut longer ones."""

_V1 = (
    "# language: cs\nPožadavek: \n  Náčrt Scénáře: \n    Příklady:\n      |  Pravidlo: agot-ccg \n    Příklad: \n"
    " hraje za rod Stark Lannister Baratheon Greyjoy Targaryen Martell\n      A hráč má v ruce kartu "
    "\n      A má v balíčku \n      A má na kartě rodu moc \n      A postava klečí\n      A postava má ikonu intrik moci "
    "\n      Když zahájí proti hráči intrikovou mocenskou vojenskou výzvu postavou \n      A Lannister brání postavou "
    '\n      Pokud Stark má ve hře postavu " se silou \n      Pak výzvu vyhraje Stark, protože agot-ccg 7.\n'
).encode()


class BadLink(ValueError):
    """A link that was cut, mistyped or made to burst."""


def at_table(text: str, book: str) -> str:
    """What the address of the table says of a stored situation: its sentences alone, and the book it is played under."""
    return urlencode({"s": pack(without_headings(text)), "book": book})


def pack(text: str) -> str:
    """The text as the value of a link."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_V1)
    folded = packer.compress(text.encode("utf-8", "replace")) + packer.flush()
    return "1" + base64.urlsafe_b64encode(folded).rstrip(b"=").decode("ascii")


def unpack(link: str) -> str:
    """The text a link holds; BadLink when there is none."""
    if not link.startswith("1"):
        raise BadLink("unknown version")
    try:
        folded = base64.b64decode(link[1:] + "=" * (-len(link[1:]) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(-15, zdict=_V1)
        raw = unpacker.decompress(folded, 4 * LONGEST_TEXT)
        text = raw.decode("utf-8")
    except (binascii.Error, zlib.error, ValueError) as error:
        raise BadLink(str(error)) from error
    if not unpacker.eof or len(text) > LONGEST_TEXT:
        raise BadLink("too long or cut")
    return text
