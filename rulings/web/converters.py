"""What an address may hold: a rulebook, a rule number, a slug. What does not fit is no page, and asks no database."""

from django.urls import register_converter
from django.urls.converters import get_converters

from rulings.engine.core import numbers


class Book:
    """`agot-ccg`: always with a hyphen, so that it never meets a page of the site."""

    regex = numbers.BOOK

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return str(value)


class Number(Book):
    """`7.12` or `7.12a`."""

    regex = numbers.NUMBER


class Name(Book):
    """The slug of a card, a term, a ruling or a situation."""

    regex = r"[a-z0-9][a-z0-9_-]{0,199}"


class Chapter(Book):
    """The number of a chapter."""

    regex = numbers.CHAPTER

    def to_python(self, value: str) -> int:
        return int(value)


class Ticket(Book):
    """A question that was begun and is answered later."""

    regex = r"[A-Za-z0-9_-]{22}"


def register() -> None:
    """Make them known to `path`, once."""
    known = get_converters()
    for name, kind in {"book": Book, "number": Number, "chapter": Chapter, "name": Name, "ticket": Ticket}.items():
        if name not in known:
            register_converter(kind, name)
