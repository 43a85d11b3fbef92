"""Search in JSON."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from rulings import selectors
from rulings.addresses import address
from rulings.models.reference import Kind

from ._shared import BookQuery


class SearchQuery(BookQuery):
    """What to look for."""

    q = serializers.CharField(max_length=200, help_text="Slova; háčky a čárky nejsou nutné.")
    kind = serializers.ChoiceField(Kind.choices, required=False, help_text="Jen jeden druh.")


class HitSerializer(serializers.Serializer):
    """One thing found."""

    kind = serializers.CharField()
    book = serializers.CharField()
    name = serializers.CharField()
    title = serializers.CharField()
    where = serializers.CharField(help_text="Oddíl, do kterého patří.")
    excerpt = serializers.CharField(help_text="Úryvek jako HTML se značkami <mark>.")
    score = serializers.FloatField()
    standing = serializers.CharField(help_text="Závaznost výkladu: official, editorial, unofficial; jinak prázdné.")
    origin = serializers.CharField(help_text="Původ karty: source, general, teaching; jinak prázdné.")
    general = serializers.BooleanField(help_text="Zda se karta aspoň v něčem opírá o obecnou znalost.")
    page = serializers.SerializerMethodField()

    def get_page(self, hit: selectors.SearchHit) -> str:
        return self.context["request"].build_absolute_uri(address(hit.kind, hit.book, hit.name))


class ResultSerializer(serializers.Serializer):
    """What was found."""

    counts = serializers.DictField(child=serializers.IntegerField())
    suggestions = serializers.ListField(child=serializers.CharField())
    hits = HitSerializer(many=True)


class Search(GenericAPIView):
    """Hledání"""

    serializer_class = ResultSerializer
    pagination_class = None
    throttle_scope = "search"

    @extend_schema(parameters=[SearchQuery], responses=ResultSerializer)
    def get(self, request: Request) -> Response:
        query = SearchQuery(data=request.query_params)
        query.is_valid(raise_exception=True)
        asked: dict[str, Any] = {name: query.validated_data.get(name, "") for name in ("kind", "book")}
        return Response(self.get_serializer(selectors.search_result(text=query.validated_data["q"], **asked)).data)
