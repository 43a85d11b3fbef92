"""Rulebook, chapter, rule."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from rulings import differences as changes
from rulings import selectors
from rulings import table as desk
from rulings.evidence import EXPLAINED, Evidence, proofs_of_book, totals
from rulings.timing import phases
from rulings.web import board as drawing

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
def peek(request: HttpRequest, book: str, number: str) -> HttpResponse:
    """The text of a rule alone, for the card beside a link to it."""
    row = found(selectors.rule_alone, book=book, number=number)
    return render(request, "rule/peek.html", {"book": row.rulebook, "rule": row})


@reads
def timing(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    if not row.timing:
        raise Http404
    titles = selectors.rule_titles(key for step in row.timing for key in step["rules"])
    names = {"book": row, "phases": phases(row.timing, row.slug), "titles": titles, "here": "timing"}
    return render(request, "book/timing.html", names)


@reads
def coverage(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    chapters = proofs_of_book(book)
    whole = totals(chapters)
    kinds = [(kind.value, kind.label, whole[kind.value], EXPLAINED[kind]) for kind in Evidence]
    names = {
        "book": row, "chapters": chapters, "kinds": kinds, "coverage": selectors.coverage(book=book)[0], "here": "coverage",
        "written": {one.rule.number for chapter in chapters for one in chapter.rules},
    }  # fmt: skip
    return render(request, "book/coverage.html", names)


@reads
def differences(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    pairs = changes.differences(book=book)
    names = {
        "book": row,
        "chapters": changes.by_chapter(pairs),
        "found": len(pairs),
        "scenarios": changes.differing_scenarios(book=book),
        "here": "differences",
    }
    return render(request, "book/differences.html", names)


@reads
def board_map(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    board, plan = desk.table_board(row), desk.table_plan(row)
    if board is None or plan is None:
        raise Http404
    neutral = {area["name"]: area for area in board["areas"] if area["neutral"]}
    names = {
        "book": row,
        "board": board,
        "map": drawing.drawn(board, plan, {"areas": neutral}),
        "rows": drawing.rows(board, plan),
        "starts": drawing.starts(board, plan),
        "cards": set(selectors.card_list(book=book).filter(kind="area").values_list("slug", flat=True)),
        "here": "map",
    }
    return render(request, "board/map.html", names)
