"""What concerns everything: the list of endpoints and how much is proved."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema, extend_schema_field
from drf_spectacular.views import SpectacularRedocView
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from rulings import selectors
from rulings.coverage import COUNTS
from rulings.evidence import proofs_of_book, totals

from ._shared import Asked, BookQuery

LISTS = (
    "rulebooks", "chapters", "rules", "terms", "cards", "rulings", "scenarios", "coverage", "vocabularies", "search",
    "suggest", "changes",
    "check", "explore", "heckle", "problems", "schema", "docs", "redoc",
)  # fmt: skip


class Root(Asked):
    """The list of endpoints."""

    told = _("Co tu je")
    serializer_class = serializers.Serializer
    sparse = False

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> Response:
        self.asked(request)
        return Response({name: reverse(f"api:{name}", request=request) for name in LISTS})


class SharedSerializer(serializers.Serializer):
    """What says the same as a rule, and why."""

    others = serializers.ListField(child=serializers.CharField())
    because = serializers.CharField()


class ChapterProofSerializer(serializers.Serializer):
    """A chapter and how many of its rules are of each kind of evidence."""

    number = serializers.IntegerField()
    title = serializers.CharField()
    rules = serializers.IntegerField(source="size", help_text=_("Kolik pravidel kapitola má."))
    counts = serializers.DictField(child=serializers.IntegerField())


class EvidenceSerializer(serializers.Serializer):
    """What stands behind the rules of a book; which rule is of which kind, the rules themselves say."""

    counts = serializers.DictField(child=serializers.IntegerField())
    chapters = ChapterProofSerializer(many=True)


class CoverageSerializer(serializers.Serializer):
    """How much of a rulebook is proved; the ids behind every shortfall."""

    book = serializers.CharField()
    unstated = serializers.ListField(child=serializers.CharField())
    unconfirmed = serializers.DictField(child=serializers.CharField())
    structural_claims = serializers.DictField(child=serializers.CharField())
    refuted_scenarios = serializers.ListField(child=serializers.CharField())
    undecided_scenarios = serializers.ListField(child=serializers.CharField())
    rulings = serializers.DictField(
        child=serializers.IntegerField(), help_text=_("Platné výklady podle závaznosti: official, editorial, unofficial.")
    )
    unproved_rulings = serializers.ListField(child=serializers.CharField())
    numbers = serializers.IntegerField(help_text=_("Kolik pravidel se hraje."))
    shared = serializers.IntegerField(help_text=_("Kolik z nich nemá vlastní funkci, takže je důkaz neodliší od jiného."))
    shared_declared = serializers.DictField(
        child=SharedSerializer(), help_text=_("Ta, která opravdu říkají totéž co jiná, s důvodem.")
    )
    shared_unexplained = serializers.DictField(
        child=serializers.ListField(child=serializers.CharField()),
        help_text=_("Ta, která se od jiných odlišit mají a zatím nelze."),
    )
    restated = serializers.DictField(
        child=serializers.ListField(child=serializers.CharField()), help_text=_("Ta, která opakují pravidla dřívější knihy.")
    )
    unplayed = serializers.IntegerField(help_text=_("Situace, které čekají na přehrání; jsou i mezi nerozhodnutými."))
    evidence = serializers.SerializerMethodField(help_text=_("Kolik pravidel je čím doloženo, v celé knize a po kapitolách."))

    @extend_schema_field(EvidenceSerializer)
    def get_evidence(self, figures: Any) -> Any:
        chapters = proofs_of_book(figures.book)
        return EvidenceSerializer({"counts": totals(chapters), "chapters": chapters}).data

    def get_fields(self) -> dict[str, Any]:
        return {**super().get_fields(), **{name: serializers.IntegerField() for name in COUNTS}}


class Coverage(Asked):
    """How much of the rulebooks is proved."""

    told = _("Kolik je dokázáno")
    serializer_class = CoverageSerializer
    query_class = BookQuery
    sparse = False

    @extend_schema(parameters=[BookQuery], responses=CoverageSerializer(many=True))
    def get(self, request: Request) -> Response:
        figures = selectors.coverage(book=self.asked(request).get("book"))
        return Response(self.get_serializer(figures, many=True).data)


class Redoc(SpectacularRedocView):
    """The description of the API as a text to read. ReDoc writes its styles as it draws: this page alone lets it."""

    url_name = "api:schema"
    template_name = "api/redoc.html"

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **names: Any) -> Response:
        response: Response = super().get(request, *args, **names)
        response["Content-Security-Policy"] = (
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
            "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        return response
