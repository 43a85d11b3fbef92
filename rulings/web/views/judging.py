"""Beside the table: its sentences as forms, questions that take long, files, and proposals to the editors."""

import hashlib
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt

from rulings import practice, selectors, services
from rulings import table as desk
from rulings.clients import client_of, must_wait
from rulings.thinking import door
from rulings.web import judge, share

from ._shared import allow, found, reads
from .table import Asked, answered

WAITING_MOST = 200
"""Proposals that may wait for the editors; more are not taken."""
LONGEST_QUESTION, LONGEST_ANSWER = 500, 4_000


@reads
def table_words(request: HttpRequest, book: str) -> HttpResponse:
    """The sentences of a book's game, for the form that builds them."""
    try:
        forms = desk.table_forms(found(selectors.rulebook_get, slug=book))
    except KeyError as error:
        raise Http404 from error
    answer = JsonResponse(forms, json_dumps_params={"ensure_ascii": False})
    answer["Cache-Control"] = "public, max-age=600"
    return answer


@csrf_exempt
@allow("POST")
def table_question(request: HttpRequest, id: str) -> HttpResponse:
    """How a question stands that was begun at the table: asked again until it is answered, or stopped."""
    if request.POST.get("stop"):
        desk.stop(id)
        return HttpResponse(status=204)
    standing = desk.standing(id)
    if standing is None:
        raise Http404
    if standing.told is None:
        told = {"state": standing.state, "positions": standing.positions, "seconds": standing.seconds}
        return JsonResponse(told, status=202)
    return answered(request, Asked.of(request.POST, request.POST.get("text", "")), lambda: desk.played(standing))


@csrf_exempt
@allow("POST")
def table_file(request: HttpRequest, form: str) -> HttpResponse:
    """The situation as a file: `.feature` with all its headings, or the records of its sentences as JSON."""
    asked, played = _played(request)
    if played is None:
        return asked
    if form == "json":
        body: Any = {"book": played.book, "game": played.game, "text": played.standard, "reports": played.reports}
        answer: HttpResponse = JsonResponse(body, json_dumps_params={"ensure_ascii": False, "indent": 2})
    else:
        answer = HttpResponse(played.standard, content_type="text/plain; charset=utf-8")
    answer["Content-Disposition"] = f'attachment; filename="situace.{form}"'
    return answer


def _played(request: HttpRequest) -> tuple[Any, desk.Played | None]:
    """The text that was sent, played; or the page that says why it is not."""
    try:
        asked = Asked.of(request.POST, desk.text_checked(request.POST.get("text", "")))
    except desk.BadText as error:
        return _said(request, str(error), 400), None
    if wait := must_wait(request, "check"):
        return _said(request, _("Zkuste to znovu za %(wait)d s.") % {"wait": wait}, 429), None
    try:
        return asked, desk.play(asked.question, client_of(request))
    except (door.Refused, door.TooHeavy):
        return _said(request, _("Teď se to zahrát nepodařilo. Zkuste to za chvíli znovu."), 503), None


def _said(request: HttpRequest, problem: str, status: int) -> HttpResponse:
    return render(request, "table/said.html", {"problem": problem}, status=status)


@csrf_exempt
@allow("POST")
def propose(request: HttpRequest) -> HttpResponse:
    """A draft for the editors: a question and an answer with the verdict of the engine and what it rests on."""
    if not _from_here(request):
        return _said(request, _("Návrh musí přijít z této stránky."), 403)
    asked, played = _played(request)
    if played is None:
        return asked
    report = played.reports[0]
    moment = played.moment
    answer = judge.answer(played.ask or asked.ask, report, moment.get("player", ""), moment.get("waits", ""), played.first)
    names = {
        "asked": asked, "report": report, "answer": answer, "played": played, "longest": (LONGEST_QUESTION, LONGEST_ANSWER),
        "question": request.POST.get("question", "").strip()[:LONGEST_QUESTION],
        "said": request.POST.get("answer", answer.said).strip()[:LONGEST_ANSWER],
    }  # fmt: skip
    if not request.POST.get("question"):
        return render(request, "table/propose.html", names)
    if wait := must_wait(request, "propose"):
        problem = _("Návrhů bylo za minutu mnoho. Zkuste to znovu za %(wait)d s.") % {"wait": wait}
        return render(request, "table/propose.html", {**names, "problem": problem}, status=429)
    if practice.proposals_waiting() >= WAITING_MOST:
        problem = _("Redakce má teď návrhů víc, než stačí číst. Uložte si odkaz a zkuste to později.")
        return render(request, "table/propose.html", {**names, "problem": problem}, status=503)
    try:
        ruling = services.ruling_create(
            book=played.book, question=names["question"], answer=names["said"],
            rules=list(selectors.rule_titles(answer.rules or report["rules"][:6])), source="Návrh čtenáře ze stolu",
            reason=_receipt(request, asked, played),
        )  # fmt: skip
    except services.RefusedError as error:
        return render(request, "table/propose.html", {**names, "problem": str(error)}, status=400)
    return render(request, "table/propose.html", {**names, "ruling": ruling}, status=201)


def _receipt(request: HttpRequest, asked: Asked, played: desk.Played) -> str:
    """What the draft rests on: the situation, what came of it, who played it, and the address that plays it again.

    Editors read it, who are Czech whatever the reader speaks.
    """
    report, text = played.reports[0], played.standard or asked.text
    link = share.pack(asked.text)
    address = request.build_absolute_uri(f"{reverse('web:table')}?s={link}") if len(link) <= share.LONGEST_LINK else ""
    told = [
        f"Verdikt: {report['verdict_text']}",
        f"Pravidla: {', '.join(report['why'] or report['rules'])}",
        f"Verze, která hrála: {desk.table_version()}",
        f"Otisk: {hashlib.sha256(text.encode()).hexdigest()[:12]}",
        address,
    ]
    return "\n".join([*filter(None, told), "", text])


def _from_here(request: HttpRequest) -> bool:
    """Whether a form of ours was sent, as browsers tell: no other site sends drafts in a reader's name."""
    site, origin = request.headers.get("Sec-Fetch-Site", ""), request.headers.get("Origin", "")
    here = f"{request.scheme}://{request.get_host()}"
    return site in ("", "same-origin") and (not origin or origin in (here, *settings.CSRF_TRUSTED_ORIGINS))
