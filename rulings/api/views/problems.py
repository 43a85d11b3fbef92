"""What may go wrong, and what to do about it: the page to which the type of every problem leads."""

from typing import Any

from django.http import Http404
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from ..errors import ADVICE, TITLES
from ._shared import FIELDS, Asked, DetailView, recorded


class CodeSerializer(serializers.Serializer):
    """One code of a problem."""

    code = serializers.CharField(help_text=_("Kód; jeho význam se nikdy nezmění."))
    title = serializers.CharField(help_text=_("Co se stalo."))
    advice = serializers.CharField(help_text=_("Co s tím."))


def _of(code: str) -> dict[str, Any]:
    if code not in TITLES:
        raise Http404
    return {"code": code, "title": TITLES[code], "advice": ADVICE[code]}


class Problems(Asked):
    """All codes there are."""

    told = _("Kódy chyb")
    serializer_class = CodeSerializer

    @extend_schema(responses=CodeSerializer(many=True), parameters=[FIELDS])
    def get(self, request: Request) -> Response:
        self.asked(request)
        return Response(self.shown(request, [_of(code) for code in TITLES], many=True))


@recorded
class Problem(DetailView):
    """One code, what it means and what to do."""

    told = _("Jeden kód chyby")
    serializer_class = CodeSerializer
    selector = staticmethod(_of)
