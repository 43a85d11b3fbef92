"""Rulebook, chapter, rule."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rulings import differences as changes
from rulings import selectors

from ._shared import found, reads


@reads
def rulebook(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    chapters = selectors.rulebook_outline(book=book)
    names = {"book": row, "chapters": chapters, "coverage": selectors.coverage(book=book)[0], "here": "rules"}
    return render(request, "book/rulebook.html", names)


@reads
def chapter(request: HttpRequest, book: str, number: int) -> HttpResponse:
    page = found(selectors.chapter_get, book=book, number=number)
    return render(request, "book/chapter.html", {"book": page.chapter.rulebook, "page": page, "here": "rules"})


@reads
def rule(request: HttpRequest, book: str, number: str) -> HttpResponse:
    page = found(selectors.rule_get, book=book, number=number)
    shown = {row.key for row in (*page.scenarios, *page.rulings)}
    others = [link for link in page.cited_by if link.key not in shown]
    names = {"book": page.rule.rulebook, "page": page, "cited_by": others, "here": "rules"}
    return render(request, "rule/rule.html", names)


@reads
def differences(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    names = {
        "book": row,
        "differences": changes.differences(book=book),
        "scenarios": changes.differing_scenarios(book=book),
        "here": "differences",
    }
    return render(request, "book/differences.html", names)
