"""The table: situations are played and questions about all lines answered, at once or later."""

import re
from dataclasses import asdict
from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, extend_schema
from rest_framework import status
from rest_framework.exceptions import NotFound
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from rulings import table
from rulings.clients import client_of
from rulings.thinking import door
from rulings.thinking.results import Standing

from .. import errors
from ..description import EXAMPLES
from ..parsers import SmallJSONParser
from ..serializers.results import ExploreQuery, HeckleQuery, StandingSerializer
from ..serializers.scenarios import CheckQuery, CheckSerializer

ASYNC = "respond-async"
PREFER = OpenApiParameter(
    "Prefer", OpenApiTypes.STR, OpenApiParameter.HEADER,
    description=_("„respond-async“: nečekat; odpověď bude na adrese z hlavičky Location (RFC 7240)."),
)  # fmt: skip
PLAYED = OpenApiExample(_("Shoda sil"), EXAMPLES["check"], request_only=True)
ASKED = OpenApiExample(_("Vyhraje útočník vždy?"), EXAMPLES["explore"], request_only=True)
HECKLED = OpenApiExample(_("Co všechno lze říci při výzvě"), EXAMPLES["heckle"], request_only=True)
HOLDS = {"confirmed": True, "refuted": False}


class Play(GenericAPIView):
    """A question for the engine, answered in place, or by its id where that is preferred."""

    # Nothing is stored and nobody is asked who they are; rate, share, queue, time and memory bound the cost.
    parser_classes = (SmallJSONParser,)
    throttle_scope = "check"
    pagination_class = None

    def post(self, request: Request) -> Response:
        query = self.get_serializer(data=request.data)
        query.is_valid(raise_exception=True)
        question, client = query.question(), client_of(request)
        if not _preferred(request):
            return Response(CheckSerializer(_told(table.play(question, client))).data)
        standing = table.standing(table.begin(question, client))
        if standing is None:
            raise door.Busy(5)
        body = _standing(request, standing)
        headers = {"Location": body["url"], "Preference-Applied": ASYNC, "Retry-After": "1"}
        return Response(body, status.HTTP_202_ACCEPTED, headers=headers)


class Check(Play):
    """A situation played."""

    told = _("Zahrát situaci")
    serializer_class = CheckQuery

    @extend_schema(
        parameters=[PREFER], request=CheckQuery, responses={200: CheckSerializer, 202: StandingSerializer}, examples=[PLAYED]
    )
    def post(self, request: Request) -> Response:
        return super().post(request)


class Explore(Play):
    """A question about all lines."""

    told = _("Zeptat se na všechny linie: zda něco platí vždy, někdy či nikdy, nebo zda si to hráč může vynutit")
    serializer_class = ExploreQuery

    @extend_schema(
        parameters=[PREFER], request=ExploreQuery,
        responses={200: CheckSerializer, 202: StandingSerializer}, examples=[ASKED],
    )  # fmt: skip
    def post(self, request: Request) -> Response:
        return super().post(request)


class Heckle(Play):
    """Whether refusals are total and true."""

    told = _(
        "Zkusit v pozicích situace vše, co by hráči mohli říci: zda každé odmítnutí jmenuje pravidlo a zda jím doopravdy je."
        " Co se do 8 s nestihne, řekne „left“"
    )
    serializer_class = HeckleQuery

    @extend_schema(
        parameters=[PREFER], request=HeckleQuery,
        responses={200: CheckSerializer, 202: StandingSerializer}, examples=[HECKLED],
    )  # fmt: skip
    def post(self, request: Request) -> Response:
        return super().post(request)


class Result(GenericAPIView):
    """A question nobody waits for."""

    told = _("Jak stojí otázka položená s „Prefer: respond-async“; kdo ji smaže, ten ji i zastaví")
    throttle_scope = "results"
    serializer_class = StandingSerializer
    pagination_class = None

    @extend_schema(responses=StandingSerializer)
    def get(self, request: Request, id: str) -> Response:
        standing = table.standing(id)
        if standing is None:
            raise NotFound
        wait = {} if standing.told else {"Retry-After": "1"}
        return Response(_standing(request, standing), headers={"Cache-Control": "no-store", **wait})

    @extend_schema(operation_id="result_stop", responses={204: None})
    def delete(self, request: Request, id: str) -> Response:
        if not table.stop(id):
            raise NotFound
        return Response(status=status.HTTP_204_NO_CONTENT)


def _preferred(request: Request) -> bool:
    return ASYNC in re.split(r"[\s,;]+", request.headers.get("Prefer", "").lower())


def _told(played: table.Played) -> dict[str, Any]:
    """What came of a question, ready for its serializer."""
    holds = HOLDS.get(played.reports[0]["verdict"]) if played.question else None
    told = {**asdict(played), "engine": table.table_version(), "holds": holds}
    return {**told, "moment": played.moment or None, "leanings": played.leanings or None}


def _standing(request: Request, standing: Standing) -> dict[str, Any]:
    told: dict[str, Any] = {**asdict(standing), "answer": None, "problem": None}
    try:
        played = table.played(standing)
        told["answer"] = _told(played) if played else None
    except Exception as error:  # what it raises where somebody waits is told here: the question is answered by it
        told["problem"] = errors.handler(error, {}).data
    return dict(StandingSerializer(told, context={"request": request}).data)
