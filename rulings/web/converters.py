"""What an address may hold: a rulebook, a rule number, a slug. What does not fit is no page, and asks no database."""

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
