"""Where a thing we know has its page."""

from django.urls import reverse

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
    """The page of `rule`, `agot-ccg`, `7.12`; of a rulebook itself when there is no name."""
    if not name:
        return reverse("web:rulebook", args=[book])
    return reverse(PAGES[Kind(kind)], args=[book, int(name) if kind == Kind.CHAPTER else name])
