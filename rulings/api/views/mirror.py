"""For mirrors: a rulebook whole, and what has changed since a day."""

import json
from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from rulings import changes, selectors
from rulings.content.export import NotLoaded, archive

from ..errors import Unavailable
from ..serializers.books import ChapterSerializer, RulebookSerializer, RuleSerializer
from ..serializers.entries import CardSerializer, RulingSerializer, TermSerializer
from ..serializers.scenarios import ScenarioSerializer
from ._shared import Asked, BookQuery

LINES = "application/jsonl"
ZIP = "application/zip"
KINDS = {
    "chapter": (ChapterSerializer, selectors.chapter_list),
    "rule": (RuleSerializer, selectors.rule_list),
    "term": (TermSerializer, selectors.term_list),
    "card": (CardSerializer, selectors.card_list),
    "ruling": (RulingSerializer, selectors.ruling_list_public),
    "scenario": (ScenarioSerializer, selectors.scenario_list),
}


class Bulk(Asked):
    """A whole rulebook in lines of JSON."""

    told = _(
        "Celá kniha po řádcích: na každém jeden záznam JSON; „record“ říká čeho; stejný obsah dá bajt po bajtu stejný soubor"
    )
    sparse = False
    throttle_scope = "bulk"
    serializer_class = serializers.Serializer

    @extend_schema(responses={(200, LINES): OpenApiResponse(OpenApiTypes.STR, _("Řádky JSON."))})
    def get(self, request: Request, book: str) -> HttpResponse:
        self.asked(request)
        row = selectors.rulebook_get(slug=book)
        body = "".join(json.dumps(one, ensure_ascii=False, sort_keys=True) + "\n" for one in self._records(row))
        name = f'attachment; filename="{book}.jsonl"'
        return HttpResponse(body, content_type=f"{LINES}; charset=utf-8", headers={"Content-Disposition": name})

    def _records(self, row: Any) -> Iterator[dict[str, Any]]:
        context = self.get_serializer_context()
        yield {"record": "rulebook", **RulebookSerializer(row, context=context).data}
        for kind, (serializer, listed) in KINDS.items():
            for one in serializer(listed(book=row.slug), many=True, context=context).data:
                yield {"record": kind, **one}


class BulkFiles(Asked):
    """A whole rulebook in the files it is loaded from."""

    told = _("Celá kniha v souborech, ze kterých se načítá (zip, formáty v docs/content.md); stejný obsah dá bajt po bajtu totéž")
    sparse = False
    throttle_scope = "bulk"
    serializer_class = serializers.Serializer

    @extend_schema(responses={(200, ZIP): OpenApiResponse(OpenApiTypes.BINARY, _("Archiv."))})
    def get(self, request: Request, book: str) -> HttpResponse:
        self.asked(request)
        row = selectors.rulebook_get(slug=book)
        try:
            body = archive(settings.FIXTURES_DIR, row)
        except NotLoaded:
            raise Unavailable(_("Složka obsahu se od načtení změnila; správce ji načte příkazem manage.py load.")) from None
        return HttpResponse(body, content_type=ZIP, headers={"Content-Disposition": f'attachment; filename="{book}.zip"'})


class ChangesQuery(BookQuery):
    """Since when."""

    since = serializers.DateField(required=False, help_text=_("Den RRRR-MM-DD; bez něj vše."))


class ChangedSerializer(serializers.Serializer):
    """A wording of a rule, or a ruling, and the day from which it stands."""

    kind = serializers.CharField(help_text=_("rule nebo ruling."))
    key = serializers.CharField()
    version = serializers.IntegerField(help_text=_("Kolikáté znění pravidla; u výkladu 1."))
    date = serializers.DateField()
    title = serializers.CharField()
    page = serializers.SerializerMethodField()

    def get_page(self, one: Any) -> str:
        return self.context["request"].build_absolute_uri(one.page)


class Changes(Asked):
    """What has changed, the latest first."""

    told = _("Co se změnilo: znění pravidel a výklady, nejnovější první")
    query_class = ChangesQuery
    serializer_class = ChangedSerializer
    sparse = False

    @extend_schema(parameters=[ChangesQuery], responses=ChangedSerializer(many=True))
    def get(self, request: Request) -> Response:
        return Response(self.get_serializer(changes.changes(**self.asked(request)), many=True).data)
