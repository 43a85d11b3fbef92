"""Lists come in pages of one shape: counted, or one after another by a cursor."""

import base64
import binascii
from typing import Any

from django.utils.translation import gettext as _
from rest_framework import exceptions, status
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

from rulings.stamps import content_stamp


class Expired(exceptions.APIException):
    """A cursor of a content that is no more: what it would go on with stands elsewhere by now."""

    status_code = status.HTTP_410_GONE
    code = "cursor-expired"


class Pages(PageNumberPagination):
    """`?page=2&page_size=100`; the answer says how many there are and where the neighbours live.

    `?cursor=` begins a walk over all of them instead: `next` leads on, and never skips or repeats a row. A cursor holds for
    the content that it was given for; when that changes, the walk is begun anew.
    """

    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200

    def paginate_queryset(self, rows: Any, request: Any, view: Any = None) -> list[Any]:
        self._next, self._walks = None, "cursor" in request.query_params
        if not self._walks:
            return super().paginate_queryset(rows, request, view)
        self.request, size, stamp = request, self.get_page_size(request), content_stamp()
        start = _unpacked(request.query_params["cursor"], stamp)
        found = list(rows[start : start + size + 1])
        if len(found) > size:
            self._next = base64.urlsafe_b64encode(f"{stamp}:{start + size}".encode()).decode().rstrip("=")
        return found[:size]

    def get_paginated_response(self, data: Any) -> Response:
        if not self._walks:
            return super().get_paginated_response(data)
        here = self.request.build_absolute_uri()
        return Response({"next": replace_query_param(here, "cursor", self._next) if self._next else None, "results": data})

    def get_paginated_response_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        """A page of a walk tells no count: only its rows are always there."""
        told: dict[str, Any] = super().get_paginated_response_schema(schema)
        return {**told, "required": ["results"]}


def _unpacked(cursor: str, stamp: str) -> int:
    if not cursor:
        return 0
    try:
        kept, _colon, start = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode("ascii").partition(":")
        if kept == stamp:
            return int(start)
    except (binascii.Error, ValueError):
        raise exceptions.ValidationError({"cursor": [_("Takový kurzor nikdo nevydal.")]}) from None
    raise Expired
