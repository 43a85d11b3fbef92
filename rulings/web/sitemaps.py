"""The map of the site for search engines: every page of the published content, under its one address."""

from typing import Any

from django.contrib.sitemaps import Sitemap
from django.urls import reverse

from glossary.models import Term
from rulings.addresses import address
from rulings.models import Card, Chapter, Rule, Rulebook, Ruling, Scenario
from rulings.models.reference import Kind
from rulings.models.ruling import RulingStatus

PAGES = ("home", "terms", "vocabularies", "table")


class Spoken(Sitemap):
    """Every page is there in every language, and names the others; who reads none of them gets the Czech one."""

    i18n = alternates = x_default = True


class Site(Spoken):
    """Pages that belong to no rulebook."""

    def items(self) -> tuple[str, ...]:
        return PAGES

    def location(self, item: str) -> str:
        return reverse(f"web:{item}")


class Entries(Spoken):
    """The pages of one kind of entry; rows are book and name."""

    limit = 2_500  # addresses, each with those of the other languages: a file that is worth storing

    def __init__(self, kind: str, rows: Any) -> None:
        self.kind, self.rows = kind, rows

    def items(self) -> Any:
        return self.rows.all()

    def location(self, item: tuple[str, str]) -> str:
        return address(self.kind, *item)


def _of(kind: Kind, rows: Any, book: str, name: str) -> tuple[str, Entries]:
    return kind.value, Entries(kind, rows.order_by(book, "pk").values_list(book, name))


SITEMAPS = {
    "site": Site(),
    "book": Entries("", Rulebook.objects.order_by("slug").values_list("slug")),
    **dict(
        (
            _of(Kind.CHAPTER, Chapter.objects, "rulebook__slug", "number"),
            _of(Kind.RULE, Rule.objects, "rulebook__slug", "number"),
            _of(Kind.TERM, Term.objects, "book", "slug"),
            _of(Kind.CARD, Card.objects, "rulebook__slug", "slug"),
            _of(Kind.RULING, Ruling.objects.exclude(status=RulingStatus.DRAFT), "rulebook__slug", "slug"),
            _of(Kind.SCENARIO, Scenario.objects, "rulebook__slug", "slug"),
        )
    ),
}
