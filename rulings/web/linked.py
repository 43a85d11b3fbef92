"""Linked data: a rule, a ruling, a term and the site in the words of schema.org (JSON-LD)."""

from collections.abc import Callable
from typing import Any, assert_never

from django.urls import reverse
from django.utils.translation import get_language

from rulings.models import Rule, Rulebook, Ruling
from rulings.selectors import TermPage

Address = Callable[[str], str]
Data = dict[str, Any]


def data(thing: Rule | Ruling | TermPage | None, absolute: Address) -> Data:
    """``absolute`` makes a whole address of a path."""
    match thing:
        case Rule():
            told = _rule(thing, absolute)
        case Ruling():
            told = _ruling(thing, absolute)
        case TermPage():
            told = _term(thing, absolute)
        case None:
            told = _site(absolute)
        case _:
            assert_never(thing)
    return {"@context": "https://schema.org", **told}


def _site(absolute: Address) -> Data:
    search = absolute(reverse("web:search")) + "?q={q}"
    return {
        "@type": "WebSite",
        "name": "Arbitr",
        "url": absolute(reverse("web:home")),
        "inLanguage": get_language(),
        "potentialAction": {
            "@type": "SearchAction",
            "target": {"@type": "EntryPoint", "urlTemplate": search},
            "query-input": "required name=q",
        },
    }


def _book(book: Rulebook, absolute: Address) -> Data:
    return {"@type": "Book", "name": book.title, "url": absolute(reverse("web:rulebook", args=[book.slug]))}


def _rule(rule: Rule, absolute: Address) -> Data:
    book = rule.rulebook
    return {
        "@type": "CreativeWork",
        "name": rule.title,
        "position": rule.number,
        "text": rule.text,
        "inLanguage": book.language,
        "version": book.version,
        "url": absolute(reverse("web:rule", args=[book.slug, rule.number])),
        "isPartOf": _book(book, absolute),
    }


def _ruling(ruling: Ruling, absolute: Address) -> Data:
    address = absolute(reverse("web:ruling", args=[ruling.rulebook.slug, ruling.slug]))
    answer = {"@type": "Answer", "text": ruling.answer, "url": address, "dateCreated": ruling.date.isoformat()}
    question = {"@type": "Question", "name": ruling.question, "text": ruling.question, "answerCount": 1, "acceptedAnswer": answer}
    return {"@type": "QAPage", "url": address, "mainEntity": question, "isPartOf": _book(ruling.rulebook, absolute)}


def _term(page: TermPage, absolute: Address) -> Data:
    term = page.term
    return {
        "@type": "DefinedTerm",
        "name": term.czech,
        "alternateName": term.english,
        "description": term.definition,
        "url": absolute(reverse("web:term", args=[term.book, term.slug])),
        "inDefinedTermSet": _book(page.rulebook, absolute),
    }
