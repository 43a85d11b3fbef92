"""The table: a situation is built, played and asked about; shared by its address. Nothing is stored."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt

from rulings import references, selectors
from rulings import table as desk
from rulings.clients import client_of, must_wait
from rulings.engine.core.faults import TAKEN
from rulings.engine.core.judging import ALWAYS, WHAT
from rulings.engine.core.judging import ASKS as POSED
from rulings.models.scenario import Outcome
from rulings.names import Names
from rulings.thinking import door
from rulings.web import editing, judge, moments, reports, share

from ._shared import allow

EMBEDDED = frozenset({"image", "script", "style", "font", "audio", "video", "object", "embed"})
"""What a browser says it is fetching when a page of somebody else only pretends to look at a picture of ours."""
PART = "X-Table"
"""Sent by our own script: it wants the answer alone, not the page around it."""
PAGE, PAGE_ID = "X-Page", re.compile(r"[0-9a-f]{24}")
"""What the page of our script calls itself, and how such a name looks."""


@dataclass(frozen=True)
class Asked:
    """What a reader sends: the text, the book it is of, what is asked, and after how many moves the table is shown."""

    text: str = ""
    book: str = ""
    ask: str = ""
    scope: str = ""
    at: int | None = None
    edition: str = ""

    @classmethod
    def of(cls, sent: Any, text: str) -> "Asked":
        at, ask = sent.get("at", ""), sent.get("ask", "")
        ask = judge.WHY if sent.get("why") == "1" and not ask else ask
        ask = judge.EDITIONS if sent.get("edition") == desk.ALL_EDITIONS else ask
        edition = sent.get("edition", "") if ask != judge.EDITIONS else ""
        shown = int(at) if at.isdecimal() and len(at) < 4 else None
        return cls(text, sent.get("book", ""), ask if ask in judge.ASKS else "", sent.get("scope", "")[:60], shown, edition)

    @property
    def question(self) -> desk.Question:
        """As the engine is asked."""
        posed = self.ask if self.ask in POSED else ""
        edition = desk.ALL_EDITIONS if self.ask == judge.EDITIONS else self.edition
        why = self.ask in ("", judge.WHY)
        return desk.Question(self.text, edition, why, book=self.book, ask=posed, scope=self.scope, table=True, at=self.at)

    @property
    def query(self) -> dict[str, str]:
        """What its address says besides the text."""
        shown = "" if self.at is None else str(self.at)
        told = {"book": self.book, "ask": self.ask, "scope": self.scope, "at": shown, "edition": self.edition}
        return {name: value for name, value in told.items() if value}


# A POST here changes nothing and needs no account: it only turns a text into an address. So it needs no token either, and
# readers stay without cookies.
@csrf_exempt
@allow("GET", "HEAD", "POST")
def table(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        return _posted(request)
    try:
        text = share.unpack(request.GET["s"]) if request.GET.get("s") else request.GET.get("text", "")
    except share.BadLink:
        return _page(request, problem=_("Odkaz je neúplný nebo poškozený. Situaci z něj nelze přečíst."), status=400)
    asked = Asked.of(request.GET, text)
    return _play(request, asked) if text else _page(request, asked)


def _posted(request: HttpRequest) -> HttpResponse:
    """What was typed or clicked: played at once for our script, else at an address that can be sent on."""
    sent = request.POST
    try:
        asked = _edited(Asked.of(sent, desk.text_checked(sent.get("text", ""))), sent)
        asked = replace(asked, text=desk.text_checked(asked.text))
    except desk.BadText as error:
        return _page(request, Asked.of(sent, sent.get("text", "")[: desk.LONGEST_TEXT]), problem=str(error), status=400)
    link = share.pack(asked.text)
    if request.headers.get(PART) or len(link) > share.LONGEST_LINK:
        return _play(request, asked)
    return HttpResponseRedirect(f"{reverse('web:table')}?{urlencode({'s': link, **asked.query})}#vysledek", status=303)


def _edited(asked: Asked, sent: Any) -> Asked:
    """The situation after a click: a move is made, a sentence put right, or said aloud."""

    def number(name: str) -> int:
        value = sent.get(name, "")
        return int(value) if value.isdecimal() and len(value) < 6 else 0

    if sent.get("say"):
        return replace(asked, text=editing.with_move(asked.text, sent["say"], number("cut")), ask=WHAT, at=None)
    if sent.get("play"):
        for n, sentence in enumerate(sent["play"].split("|")[:40]):
            asked = replace(asked, text=editing.with_move(asked.text, sentence, number("last") if n == 0 else 0))
        return replace(asked, ask=WHAT, at=None)
    if sent.get("mend"):
        again = sent.get("again", "")
        return replace(asked, text=editing.mended(asked.text, sent["mend"][:20_000]), ask=again if again in judge.ASKS else "")
    for name, whole in (("put", True), ("assume", False)):
        line, _sign, rest = sent.get(name, "").partition(":")
        kind, _sign, sentence = rest.partition(":") if whole else ("given", "", rest)
        if sentence and line.isdecimal() and len(line) < 6:
            changed = editing.with_line(asked.text, int(line), kind, sentence)
            again = sent.get("again", "")  # what was asked before the click is asked again
            asked = replace(asked, ask=again) if again in judge.ASKS and not asked.ask else asked
            return replace(asked, text=changed if int(line) else editing.with_given(asked.text, sentence, number("given")))
    return asked


def _play(request: HttpRequest, asked: Asked) -> HttpResponse:
    try:
        asked = replace(asked, text=desk.text_checked(asked.text))
    except desk.BadText as error:
        return _page(request, replace(asked, text=asked.text[: desk.LONGEST_TEXT]), problem=str(error), status=400)
    if request.headers.get("Sec-Fetch-Dest", "document") in EMBEDDED:
        return _page(request, asked, problem=_("Situaci zahraju, až když si o ni řeknete sami."), status=403)
    if wait := must_wait(request, "check"):
        return _later(request, asked, _("Za poslední minutu jste zahráli mnoho situací."), wait, 429)
    if request.headers.get(PART) and asked.ask == ALWAYS:
        return answered(request, asked, lambda: _begun(request, asked))
    return answered(request, asked, lambda: desk.play(asked.question, client_of(request), _page_id(request)))


def _page_id(request: HttpRequest) -> str:
    """What a page of our script calls itself, so that what it asks anew takes the place of what it asked before."""
    name = request.headers.get(PAGE, "")
    return name if PAGE_ID.fullmatch(name) else ""


def _begun(request: HttpRequest, asked: Asked) -> HttpResponse:
    """A question that may take long is begun; our script asks how it stands, and may stop it."""
    name = desk.begin(asked.question, client_of(request), _page_id(request))
    return JsonResponse({"url": reverse("web:table_question", args=[name])}, status=202)


def answered(request: HttpRequest, asked: Asked, play: Callable[[], desk.Played | HttpResponse | None]) -> HttpResponse:
    """The page with what came of it, or with the reason why nothing did."""
    try:
        played = play()
    except door.ShareUsed as error:
        return _later(request, asked, _("Několik vašich situací se ještě hraje."), error.wait, 429)
    except door.Refused as error:
        return _later(request, asked, _("Právě se hraje příliš mnoho situací."), error.wait, 503)
    except door.TooHeavy:
        said = _("Na tuto situaci nestačí, co jedna smí spotřebovat. Zjednodušte ji: méně karet, kratší věty, méně řádků.")
        return _page(request, asked, problem=said, status=422)
    if not isinstance(played, desk.Played):
        return played or _page(request, asked)
    return _page(request, asked, game=played.game, **told(request, asked, played))


def _later(request: HttpRequest, asked: Asked, said: str, wait: int, status: int) -> HttpResponse:
    """The text is kept, and when to try again is said to people and to programs."""
    again = _("Zkuste to znovu za %(wait)d s.") % {"wait": wait}
    page = _page(request, asked, problem=f"{said} {again}", status=status)
    page["Retry-After"] = str(wait)
    return page


def told(request: HttpRequest, asked: Asked, played: desk.Played) -> dict[str, Any]:
    """All that the answer shows."""
    moment = moments.of(played.moment)
    answers = [(report, _answer(asked, played, report, moment)) for report in played.reports]
    named = reports.named(played.reports, {"choices": [], "refused": played.moment.get("refused", [])})
    named.update(rule for _report, answer in answers for rule in answer.cited)
    names: dict[str, Any] = {
        "answers": [] if played.games or played.faults else answers,
        "faults": played.faults,
        "readings": played.read,
        "mend": _all_at_once(played.faults),
        "understood": bool(played.faults) and all(fault["message"].startswith(TAKEN) for fault in played.faults),
        "choose": selectors.rulebook_titles(desk.books_of(played.games)) if played.games else [],
        "moment": moment,
        "leanings": played.leanings,
        "pictures": moments.drawn(played.moment.get("picture"), played.board, played.plan),
        "book_slug": played.book,
        "names": Names(played.book),
        "asked_line": 0 if all(answer.outcome == Outcome.CONFIRMED for _report, answer in answers) else moment.get("line", 0),
        "played_book": "" if played.games else played.book,
        "standard": played.standard,
        "wordings": references.wordings_of(answer.speaks for _report, answer in answers if answer.speaks),
        "titles": selectors.rule_titles(named),
    }
    link = share.pack(asked.text)
    if len(link) <= share.LONGEST_LINK:
        query = urlencode({"s": link, **replace(asked, at=None).query})
        names["link"] = request.build_absolute_uri(f"{reverse('web:table')}?{query}")
    return names


def _answer(asked: Asked, played: desk.Played, report: Mapping[str, Any], moment: Mapping[str, Any]) -> judge.Answer:
    player, waits = moment.get("player", ""), moment.get("waits", "")
    return judge.answer(played.ask or asked.ask, report, player, waits, played.first)


def _all_at_once(faults: list[dict[str, Any]]) -> str:
    """What puts all wrong sentences right by one click: the first offered for each, where it says all and adds nothing."""
    first = _first_offers(faults)
    if not len(first) == len(faults) > 1:
        return ""
    return "|".join(f"{fault['line']}:{one['kind']}:{one['text']}" for fault, one in zip(faults, first, strict=True))


def _first_offers(faults: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first sentence offered for each wrong one, where it says all and adds nothing."""
    first = (fault["meant"][0] for fault in faults if fault["meant"])
    return [one for one in first if not one["unsaid"] and not one["added"]]


def _page(request: HttpRequest, asked: Asked | None = None, game: str = "", status: int = 200, **names: Any) -> HttpResponse:
    asked = asked or Asked()
    part = bool(request.headers.get(PART))
    names = {"book_slug": "", "asked": asked, "asks": judge.ASKS, "text": asked.text, **names}
    names["game"] = game or desk.table_game(asked.book or asked.edition)
    names["scopes"] = desk.table_scopes(names["game"])
    if not part:
        names["books"], names["longest"] = selectors.rulebook_titles(), desk.LONGEST_TEXT
        names["starts"] = desk.table_starts()
        names["pocket"] = reverse("files:pocket_worker") if settings.POCKET_DIR else ""
    page = render(request, "table/_answer.html" if part else "table/table.html", names, status=status)
    page["Vary"] = PART
    return page
