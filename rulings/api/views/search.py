"""Search in JSON."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from rulings.addresses import addresser
from rulings.finding import SearchHit, Suggestion, search_result, suggestions
from rulings.models.reference import Kind
from rulings.models.ruling import Standing

from ._shared import Asked, BookQuery

Page = Callable[[SearchHit | Suggestion], str]
SHOWN, MOST_SHOWN, LAST_PAGE = 20, 100, 200
SUGGESTED, MOST_SUGGESTED = 8, 20


class SearchQuery(BookQuery):
    """What to look for."""

    q = serializers.CharField(
        max_length=200,
        help_text=_('Slova, otázka, číslo pravidla; háčky a čárky nejsou nutné. Přesně hledá +slovo a "slova vedle sebe".'),
    )
    kind = serializers.ChoiceField(Kind.choices, required=False, help_text=_("Jen jeden druh."))
    standing = serializers.ChoiceField(Standing.choices, required=False, help_text=_("Jen výklady jedné závaznosti."))
    limit = serializers.IntegerField(
        required=False, min_value=1, max_value=MOST_SHOWN, default=SHOWN, help_text=_("Kolik zásahů na stránce.")
    )
    page = serializers.IntegerField(
        required=False, min_value=1, max_value=LAST_PAGE, default=1, help_text=_("Která stránka; za poslední je poslední.")
    )


class FoldedSerializer(serializers.Serializer):
    """What it was in an earlier edition: the same, or what it has replaced."""

    kind = serializers.CharField()
    book = serializers.CharField()
    name = serializers.CharField()
    title = serializers.CharField()
    page = serializers.CharField(read_only=True)


class HitSerializer(FoldedSerializer):
    """One thing found."""

    where = serializers.CharField(help_text=_("Oddíl, do kterého patří."))
    excerpt = serializers.CharField(help_text=_("Úryvek jako HTML se značkami <mark>."))
    score = serializers.FloatField()
    matched = serializers.ListField(child=serializers.CharField(), help_text=_("Slova otázky, která v něm jsou."))
    lacking = serializers.ListField(child=serializers.CharField(), help_text=_("Slova otázky, která v něm chybějí."))
    proved = serializers.BooleanField(help_text=_("Zda jej potvrzuje přehraná situace."))
    retired = serializers.BooleanField(help_text=_("Zda už neplatí."))
    standing = serializers.CharField(help_text=_("Závaznost výkladu: official, editorial, unofficial; jinak prázdné."))
    origin = serializers.CharField(help_text=_("Původ karty: source, general, teaching; jinak prázdné."))
    general = serializers.BooleanField(help_text=_("Zda se karta aspoň v něčem opírá o obecnou znalost."))
    folded = FoldedSerializer(many=True, help_text=_("Co to bylo ve starším vydání: totéž, nebo znění, které nahradilo."))


class PairsField(serializers.ListField):
    """Pairs of texts."""

    child = serializers.ListField(child=serializers.CharField())


class ResultSerializer(serializers.Serializer):
    """One page of what was found, and how the question was understood."""

    total = serializers.IntegerField(help_text=_("Kolik zásahů je na všech stránkách."))
    counts = serializers.DictField(
        child=serializers.IntegerField(), help_text=_("Kolik míst je otázce dost blízko, podle druhu.")
    )
    corrected = PairsField(help_text=_("Překlepy: co bylo napsáno a co se hledalo."))
    meant = PairsField(help_text=_("Slova hráčů a pojmy nebo pravidla, která znamenají."))
    ignored = PairsField(help_text=_("Co se nehledalo a proč."))
    suggestions = serializers.ListField(child=serializers.CharField(), help_text=_("Jiné otázky, když se nic nenašlo."))
    loosened = serializers.BooleanField(
        help_text=_("Zda jsou mezi zásahy i takové, kde některé slovo chybí nebo je jen příbuzné.")
    )
    exact = serializers.CharField(help_text=_('Táž otázka jen s přesnými zásahy (+slovo, "slova vedle sebe"); jinak prázdné.'))
    capped = serializers.BooleanField(help_text=_("Zda je zásahů víc a tohle jsou nejbližší z nich."))
    near = serializers.IntegerField(help_text=_("Kolik míst hledaného druhu je dost blízko; na stránkách jsou nejbližší."))
    hits = HitSerializer(many=True)


class Search(Asked):
    """The one search over everything."""

    told = _("Hledání")
    serializer_class = ResultSerializer
    query_class = SearchQuery
    sparse = False
    throttle_scope = "search"

    @extend_schema(parameters=[SearchQuery], responses=ResultSerializer)
    def get(self, request: Request) -> Response:
        asked = self.asked(request)
        result, page = search_result(text=asked.pop("q"), **asked), _pages(request)
        return Response(_told(ResultSerializer, result, hits=[_hit(one, page) for one in result.hits]))


class SuggestQuery(BookQuery):
    """The question so far."""

    q = serializers.CharField(max_length=200, help_text=_("Co je zatím napsáno, aspoň dvě písmena."))
    limit = serializers.IntegerField(
        required=False, min_value=1, max_value=MOST_SUGGESTED, default=SUGGESTED, help_text=_("Kolik návrhů.")
    )


class SuggestionSerializer(serializers.Serializer):
    """What the question may become."""

    kind = serializers.CharField()
    book = serializers.CharField()
    name = serializers.CharField()
    title = serializers.CharField()
    where = serializers.CharField(help_text=_("Druh a kniha, jak se ukazují pod názvem."))
    page = serializers.CharField(read_only=True)


class Suggest(Asked):
    """What a question begun may become."""

    told = _("Návrhy při psaní")
    serializer_class = SuggestionSerializer
    query_class = SuggestQuery
    sparse = False
    throttle_scope = "suggest"

    @extend_schema(parameters=[SuggestQuery], responses=SuggestionSerializer(many=True))
    def get(self, request: Request) -> Response:
        asked = self.asked(request)
        found, page = suggestions(text=asked.pop("q"), **asked), _pages(request)
        return Response([_told(SuggestionSerializer, one, page=page(one)) for one in found])


def _told(described: type[serializers.Serializer], what: object, **made: object) -> dict[str, object]:
    """A record as its serializer describes it. What is not made for it is JSON as it is; letting the library walk every field
    of every hit costs more than finding them."""
    return {name: made[name] if name in made else getattr(what, name) for name in described._declared_fields}


def _hit(one: SearchHit, page: Page) -> dict[str, object]:
    folded = [_told(FoldedSerializer, other, page=page(other)) for other in one.folded]
    return _told(HitSerializer, one, page=page(one), folded=folded)


def _pages(request: Request) -> Page:
    """Tells of each thing the whole address of its page."""
    site, address = str(request.build_absolute_uri("/"))[:-1], addresser()
    return lambda one: site + address(one.kind, one.book, one.name)
