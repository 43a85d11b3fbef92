"""Who cites whom, both ways, with titles: what `selectors` puts on every page."""

from collections.abc import Iterable
from typing import NamedTuple

from glossary.models import Term
from rulings.models import Card, Chapter, Reference, Rule, Ruling, Scenario
from rulings.models.reference import Kind
from rulings.models.ruling import PUBLIC_STATES


class Link(NamedTuple):
    """One end of a reference, ready to be shown: `book` and `name` make the address (`agot-ccg`, `7.12`)."""

    kind: str
    key: str
    book: str
    name: str
    title: str
    role: str


def cites(*, kind: str, key: str) -> list[Link]:
    """What a thing cites."""
    rows = Reference.objects.filter(source_kind=kind, source_key=key)
    return links_of(rows.values_list("target_kind", "target_key", "role"))


def cited_by(*, kind: str, key: str) -> list[Link]:
    """What cites a thing: the other way round."""
    rows = Reference.objects.filter(target_kind=kind, target_key=key)
    return links_of(rows.values_list("source_kind", "source_key", "role"))


def links_of(found: Iterable[tuple[str, str, str]]) -> list[Link]:
    """Ends of references with their titles, one query a kind; an end that is not loaded is left out."""
    ends = list(found)
    titles: dict[tuple[str, str], tuple[tuple[str, ...], str]] = {}
    for kind in {kind for kind, _key, _role in ends}:
        for key, (order, title) in titles_of(kind, {own for other, own, _role in ends if other == kind}).items():
            titles[kind, key] = (order, title)
    links = [Link(kind, key, *_address(key), titles[kind, key][1], role) for kind, key, role in ends if (kind, key) in titles]
    kinds = list(Kind.values)
    return sorted(links, key=lambda link: (kinds.index(link.kind), titles[link.kind, link.key][0], link.role))


def _address(key: str) -> tuple[str, str]:
    book, _sign, name = key.replace("/", " ", 1).partition(" ")
    return book, name


def titles_of(kind: str, keys: set[str]) -> dict[str, tuple[tuple[str, ...], str]]:
    """Order and title of things of one kind, by key."""
    books = {_address(key)[0] for key in keys}
    names = {_address(key)[1] for key in keys}
    if kind == Kind.TERM:
        terms = Term.objects.filter(book__in=books, slug__in=names)
        return {f"{term.book}/{term.slug}": ((term.book, term.czech), term.czech) for term in terms}
    if kind == Kind.RULE:
        rules = Rule.objects.filter(rulebook__slug__in=books, number__in=names).select_related("rulebook")
        return {rule.key: ((rule.rulebook.slug, rule.sort), rule.title) for rule in rules}
    if kind == Kind.CHAPTER:
        chapters = Chapter.objects.filter(rulebook__slug__in=books, number__in=names).select_related("rulebook")
        return {row.key: ((row.rulebook.slug, f"{row.number:05}"), row.title) for row in chapters}
    model = {Kind.CARD: Card, Kind.RULING: Ruling, Kind.SCENARIO: Scenario}[Kind(kind)]
    rows = model.objects.filter(rulebook__slug__in=books, slug__in=names).select_related("rulebook")
    rows = rows.filter(status__in=PUBLIC_STATES) if kind == Kind.RULING else rows
    return {row.key: ((row.rulebook.slug, row.slug), str(row)) for row in rows}


def wordings_of(keys: Iterable[str]) -> dict[str, str]:
    """What rules say, by key (`agot-ccg 7.12`); a key of no rule is left out."""
    ends = [_address(key) for key in keys]
    rules = Rule.objects.filter(rulebook__slug__in={book for book, _name in ends}, number__in={name for _book, name in ends})
    return {rule.key: rule.text for rule in rules.select_related("rulebook") if (rule.rulebook.slug, rule.number) in ends}
