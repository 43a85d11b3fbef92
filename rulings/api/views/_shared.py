"""What the endpoints have in common: a query that says nothing unknown, a list, a found record."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from rulings.models import Rulebook

from ..pagination import Pages


class NoQuery(serializers.Serializer):
    """Nothing to ask by."""


class BookQuery(serializers.Serializer):
    """The filter that every list has."""

    book = serializers.SlugField(required=False, help_text=_("Označení knihy pravidel, například agot-ccg."))

    def validate_book(self, slug: str) -> str:
        known = list(Rulebook.objects.order_by("slug").values_list("slug", flat=True))
        if slug not in known:
            raise serializers.ValidationError(_("Takovou knihu nemáme. Známe: %s.") % ", ".join(known))
        return slug


class PageQuery(serializers.Serializer):
    """Which part of a list, in which order, and how much of each row."""

    page = serializers.IntegerField(required=False, min_value=1, max_value=100_000, help_text=_("Která stránka."))
    page_size = serializers.IntegerField(required=False, min_value=1, max_value=200, help_text=_("Kolik řádků na stránce."))
    cursor = serializers.CharField(
        required=False, allow_blank=True, max_length=200,
        help_text=_("Místo stránek: prázdný začne procházet vše, další je v odpovědi pod „next“."),
    )  # fmt: skip


@cache
def _query(kind: type[serializers.Serializer]) -> serializers.Serializer:
    """The one reader of a query: it keeps nothing of what it reads, and making its fields anew costs more than reading."""
    return kind()


class Asked(GenericAPIView):
    """A read whose query is checked whole: a parameter that nobody knows is an error, not silence."""

    told: Any = ""
    """What it is for, in the description of the API."""
    query_class: type[serializers.Serializer] = NoQuery
    pagination_class: Any = None
    sparse = True

    def asked(self, request: Request, *more: type[serializers.Serializer], known: tuple[str, ...] = ()) -> dict[str, Any]:
        """What is asked, checked by the query of this view and some more."""
        queries = [_query(kind) for kind in (self.query_class, *more)]
        names = {*known, *(name for query in queries for name in query.fields), *(("fields",) if self.sparse else ())}
        if strange := sorted(set(request.query_params) - names):
            told = _("Takový parametr tu není. Jsou tu: %s.") % (", ".join(sorted(names)) or "–")
            raise serializers.ValidationError({name: [serializers.ErrorDetail(told, "unknown")] for name in strange})
        found: dict[str, Any] = {}
        for query in queries:
            found |= query.run_validation(request.query_params)
        return found

    def shown(self, request: Request, rows: Any, *, many: bool = False) -> Any:
        """Rows or a record as data; with `?fields=` only what is named."""
        serializer = self.get_serializer(rows, many=many)
        fields = serializer.child.fields if many else serializer.fields
        if self.sparse and "fields" in request.query_params:
            wanted = {name.strip() for name in request.query_params["fields"].split(",")}
            if strange := sorted(wanted - set(fields)):
                told = _("Pole „%(strange)s“ tu není. Jsou tu: %(all)s.")
                raise serializers.ValidationError({"fields": [told % {"strange": ", ".join(strange), "all": ", ".join(fields)}]})
            for name in set(fields) - wanted:
                fields.pop(name)
        return serializer.data


class ListView(Asked):
    """A list: the query is read by its serializer, the rows come from `rows`, the answer in pages."""

    query_class = BookQuery
    pagination_class = Pages
    orderings: Mapping[str, tuple[str, ...]] = {}
    """What rows may be ordered by, and the columns that this means; `-` before a name turns it round."""

    def rows(self, **asked: Any) -> Any:
        raise NotImplementedError

    def get(self, request: Request) -> Response:
        asked = self.asked(request, PageQuery, known=("ordering",) if self.orderings else ())
        for name in PageQuery().fields:
            asked.pop(name, None)
        page = self.paginate_queryset(self._ordered(request, self.rows(**asked)))
        return self.get_paginated_response(self.shown(request, page, many=True))

    def _ordered(self, request: Request, rows: Any) -> Any:
        wanted = request.query_params.get("ordering", "")
        if not wanted or not self.orderings:
            return rows
        back, name = ("-" if wanted.startswith("-") else ""), wanted.removeprefix("-")
        if name not in self.orderings:
            raise serializers.ValidationError({"ordering": [_("Řadit lze podle: %s.") % ", ".join(self.orderings)]})
        return rows.order_by(*(f"{back}{column}" for column in (*self.orderings[name], "pk")))


class DetailView(Asked):
    """One record: its address is what the selector is asked."""

    selector: Callable[..., Any]

    def get(self, request: Request, **names: Any) -> Response:
        self.asked(request)
        if any("\0" in str(name) for name in names.values()):  # no name has one, and PostgreSQL does not even look
            raise NotFound
        return Response(self.shown(request, type(self).selector(**names)))


FIELDS = OpenApiParameter("fields", str, description=_("Jen tato pole, oddělená čárkou."))


def listed(view: type[ListView]) -> type[ListView]:
    """Document a list with its filters."""
    many = view.serializer_class(many=True)
    filters = [kind for kind in (view.query_class, PageQuery) if kind().fields]
    more = [FIELDS]
    if view.orderings:
        names = [sign + name for name in view.orderings for sign in ("", "-")]
        more.append(OpenApiParameter("ordering", str, enum=names, description=_("Podle čeho řadit; s „-“ obráceně.")))
    return extend_schema(methods=["GET"], parameters=[*filters, *more], responses=many, summary=view.told)(view)


def recorded(view: type[DetailView]) -> type[DetailView]:
    """Document a record with its sparse fields."""
    return extend_schema(methods=["GET"], parameters=[FIELDS], summary=view.told)(view)
