"""What the endpoints have in common: an asked-for list, a found record."""

from collections.abc import Callable
from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from rulings.models import Rulebook

from ..pagination import Pages


class BookQuery(serializers.Serializer):
    """The filter that every list has."""

    book = serializers.SlugField(required=False, help_text="Označení knihy pravidel, například agot-ccg.")

    def validate_book(self, slug: str) -> str:
        known = list(Rulebook.objects.order_by("slug").values_list("slug", flat=True))
        if slug not in known:
            raise serializers.ValidationError(_("Takovou knihu nemáme. Známe: %s.") % ", ".join(known))
        return slug


class ListView(GenericAPIView):
    """A list: the query is read by its serializer, the rows come from `rows`, the answer in pages."""

    query_class: type[serializers.Serializer] = BookQuery
    pagination_class = Pages

    def rows(self, **asked: Any) -> Any:
        raise NotImplementedError

    def get(self, request: Request) -> Response:
        query = self.query_class(data=request.query_params)
        query.is_valid(raise_exception=True)
        page = self.paginate_queryset(self.rows(**query.validated_data))
        return self.get_paginated_response(self.get_serializer(page, many=True).data)


class DetailView(GenericAPIView):
    """One record: its address is what the selector is asked."""

    selector: Callable[..., Any]
    pagination_class = None

    def get(self, request: Request, **names: Any) -> Response:
        return Response(self.get_serializer(type(self).selector(**names)).data)


def listed(view: type[ListView]) -> type[ListView]:
    """Document a list with its filters."""
    many = view.serializer_class(many=True)
    filters = [view.query_class] if view.query_class().fields else []
    return extend_schema(methods=["GET"], parameters=filters, responses=many, summary=view.__doc__)(view)
