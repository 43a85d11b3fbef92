"""The judge's booklet of a rulebook."""

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse

from rulings import selectors
from rulings.web import booklet as booklets

from ._shared import found, reads, too_often


@reads
def booklet(request: HttpRequest, book: str) -> HttpResponse:
    """The whole rulebook, or the chapters that were asked for (`?kapitola=7&kapitola=9`), as an A5 PDF."""
    row = found(selectors.rulebook_get, slug=book)
    there = {str(chapter.number): chapter.number for chapter in selectors.chapter_list(book=book)}
    asked = request.GET.getlist("kapitola")
    if not set(asked) <= set(there):
        raise Http404
    if asked and (refusal := too_often(request, "booklet")):  # a whole one is stored; of parts there are too many to keep
        return refusal
    address = request.build_absolute_uri(reverse("web:rulebook", args=[book]))
    pdf = booklets.booklet(row, [there[number] for number in asked], address=address)
    return HttpResponse(pdf, content_type="application/pdf", headers={"Content-Disposition": f'inline; filename="{book}.pdf"'})
