"""What would you rule? A situation is shown, the reader answers, the engine has played it; the record stays with the reader."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from rulings import practice as selecting
from rulings import selectors
from rulings.web import reports, share
from rulings.web.exercises import exercise as made_of

from ._shared import found, reads

LOOKED_AT = 40
"""Situations that are looked through for the next one that makes a question."""


@reads
def practice(request: HttpRequest) -> HttpResponse:
    """The chapters one can be examined in."""
    books = [(book, selecting.practice_chapters(book.slug)) for book in selectors.rulebook_titles()]
    return render(request, "practice/practice.html", {"books": [(book, chapters) for book, chapters in books if chapters]})


@reads
def exercise(request: HttpRequest, book: str, number: int) -> HttpResponse:
    """One question; with an answer, whether it is right and why."""
    rulebook = found(selectors.rulebook_get, slug=book)
    rows = selecting.practice_scenarios(book, number)
    ids = list(rows.values_list("pk", flat=True))
    start = _number(request.GET.get("otazka", ""), len(ids))
    for n in range(start, min(start + LOOKED_AT, len(ids))):
        scenario = rows.get(pk=ids[n])
        asked = made_of(scenario)
        if asked is not None:
            break
    else:
        raise Http404
    answer = request.GET.get("odpoved", "")
    chosen = int(answer) if answer.isdecimal() and len(answer) == 1 and int(answer) < len(asked.options) else None
    report = reports.of_scenario(scenario, scenario.verdict)
    names = {
        "book": rulebook, "chapter": scenario.rule.chapter if scenario.rule else None, "number": number, "n": n, "of": len(ids),
        "exercise": asked, "scenario": scenario, "chosen": chosen, "next": n + 1 if n + 1 < len(ids) else None,
        "report": report, "titles": selectors.rule_titles(reports.named([report])),
        "table_url": f"{reverse('web:table')}?{share.at_table(scenario.text, book)}",
    }  # fmt: skip
    return render(request, "practice/exercise.html", names)


def _number(text: str, most: int) -> int:
    return int(text) if text.isdecimal() and len(text) < 6 and int(text) < most else 0
