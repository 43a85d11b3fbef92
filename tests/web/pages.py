"""Reading a page in a test: its status, its text, its links."""

import re
from html import unescape

from django.test import Client


def text_of(html: str) -> str:
    """What a person reads: no tags, single spaces."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def read(client: Client, address: str, status: int = 200) -> str:
    """The HTML of a page that answers as it should."""
    response = client.get(address)
    assert response.status_code == status, (address, response.status_code)
    assert response["Content-Type"].startswith("text/html")
    return response.content.decode()


def played(client, text: str) -> str:
    """The table before the moves of a situation and after them, one page behind the other."""
    pages = [client.post("/stul/", {"text": text, **at}, follow=True).content.decode() for at in ({"at": "0"}, {})]
    return "\n".join(pages)
