"""Where a thing we know has its page."""

from collections.abc import Callable
from functools import lru_cache

from django.urls import get_script_prefix, reverse
from django.utils.translation import get_language

from rulings.models.reference import Kind

PAGES = {
    Kind.CHAPTER: "web:chapter",
    Kind.RULE: "web:rule",
    Kind.TERM: "web:term",
    Kind.CARD: "web:card",
    Kind.RULING: "web:ruling",
    Kind.SCENARIO: "web:scenario",
}


def address(kind: str, book: str, name: str = "") -> str:
    """The page of `rule`, `agot-ccg`, `7.12`, in the language that is spoken; of a rulebook itself when there is no name."""
    return addresser()(kind, book, name)


def addresser() -> Callable[[str, str, str], str]:
    """`address` for many things at once: the language is asked once."""
    language, prefix = get_language(), get_script_prefix()
    return lambda kind, book, name: _address(kind, book, name, language, prefix)


@lru_cache(maxsize=16384)
def _address(kind: str, book: str, name: str, _language: str | None, _prefix: str) -> str:
    if not name:
        return reverse("web:rulebook", args=[book])
    return reverse(PAGES[Kind(kind)], args=[book, int(name) if kind == Kind.CHAPTER else name])
