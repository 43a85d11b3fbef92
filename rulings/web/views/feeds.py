"""What has changed, for a reader of feeds (Atom): wordings of rules and rulings, of all books or of one."""

import datetime
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.feedgenerator import Atom1Feed
from django.utils.translation import gettext as _

from rulings import changes, selectors

from ._shared import found, reads

SHOWN = 100
"""Entries of a feed; all of them are in `/api/v1/changes/`."""


@reads
def feed(request: HttpRequest, book: str | None = None) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book) if book else None
    here = request.build_absolute_uri(request.path)
    entries = changes.changes(book=book)[:SHOWN]
    made = _Feed(
        title=f"{row.title} · Arbitr" if row else "Arbitr",
        link=request.build_absolute_uri(reverse("web:rulebook", args=[book]) if book else reverse("web:home")),
        feed_url=here, feed_guid=here, language="cs", author_name="Arbitr",
        description=_("Nová znění pravidel a výklady."),
    )  # fmt: skip
    for one in entries:
        link = request.build_absolute_uri(one.page)
        day = datetime.datetime.combine(one.date, datetime.time(), datetime.UTC)
        wording = _("%(title)s (%(n)d. znění)") % {"title": one.title, "n": one.version}
        made.add_item(
            title=f"{one.key}: {wording}" if one.kind == "rule" else one.title, link=link, description="", pubdate=day,
            updateddate=day, unique_id=f"{link}#{one.version}",
        )  # fmt: skip
    return HttpResponse(made.writeString("utf-8"), content_type="application/atom+xml; charset=utf-8")


class _Feed(Atom1Feed):
    """The same bytes for the same content: an empty feed is as old as time, not made just now."""

    def latest_post_date(self) -> datetime.datetime:
        if not self.items:
            return datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)
        latest: Any = super().latest_post_date()
        return latest
