"""The board of a game that is played on one."""

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from rulings import selectors, table

from ..serializers.boards import BoardSerializer
from ._shared import Asked


class Board(Asked):
    """A board, and where each of its facts is known from."""

    told = _("Herní plán s údaji, odkud je každý znám")
    serializer_class = BoardSerializer
    sparse = False

    @extend_schema(responses=BoardSerializer)
    def get(self, request: Request, book: str) -> Response:
        self.asked(request)
        found = table.table_board(selectors.rulebook_get(slug=book))
        if found is None:
            raise NotFound
        return Response(found)
