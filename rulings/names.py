"""What players call the books and rules: `7.12` in the book at hand, `AGoT CCG 7.12` in any other. Slugs are for addresses."""

from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject, cached_property

from rulings.engine.core.numbers import split
from rulings.models import Rulebook
from rulings.typography import NBSP


class Names:
    """The names of the books, read at most once for a page; ``own`` is the book the page belongs to."""

    def __init__(self, own: str = "") -> None:
        self.own = own

    @cached_property
    def books(self) -> dict[str, str]:
        """The short name of every book by its slug."""
        return {row.slug: row.label for row in Rulebook.objects.only("slug", "short", "title")}

    @property
    def own_label(self) -> str:
        """The short name of the book the page belongs to."""
        return self.book(self.own)

    def book(self, slug: str) -> str:
        """`agot-ccg` in the words of players."""
        return self.books.get(slug, slug)

    def rule(self, key: str) -> str:
        """`agot-ccg 7.12` in the words of players."""
        slug, number = split(key)
        return number if slug == self.own else f"{self.book(slug)}{NBSP}{number}"


def of_request(request: HttpRequest) -> dict[str, Any]:
    """For every template: ``names``, seen from the book in the address, and ``everywhere``, for what is read elsewhere."""
    match = request.resolver_match
    own = str(match.kwargs.get("book", "")) if match else ""
    return {"names": SimpleLazyObject(lambda: Names(own)), "everywhere": SimpleLazyObject(Names)}
