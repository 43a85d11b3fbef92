"""Situations and the sentences they are written in."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from rulings import selectors, table
from rulings.engine.core.numbers import NUMBER
from rulings.models.scenario import Outcome

from ..serializers.scenarios import (
    GameSerializer,
    GroupSerializer,
    ScenarioPageSerializer,
    ScenarioShort,
)
from ._shared import Asked, BookQuery, DetailView, ListView, listed, recorded


class ScenarioQuery(BookQuery):
    """Filters of situations."""

    rule = serializers.RegexField(f"^{NUMBER}$", required=False, help_text=_("Číslo pravidla."))
    verdict = serializers.ChoiceField(Outcome.choices, required=False, help_text=_("Verdikt."))


@listed
class Scenarios(ListView):
    """The list of situations."""

    told = _("Situace")
    query_class = ScenarioQuery
    serializer_class = ScenarioShort
    orderings = {"file": ("rulebook__slug", "file", "line"), "name": ("name",)}

    def rows(self, book: str | None = None, rule: str | None = None, verdict: str | None = None) -> Any:
        scenarios = selectors.scenario_list(book=book, rule=rule)
        return scenarios.filter(verdict__outcome=verdict) if verdict else scenarios


@recorded
class Scenario(DetailView):
    """A situation with its verdict."""

    told = _("Situace s verdiktem")
    serializer_class = ScenarioPageSerializer
    selector = staticmethod(selectors.scenario_get)


class Vocabularies(Asked):
    """The games whose situations can be played."""

    told = _("Hry, jejichž situace lze hrát")
    serializer_class = GameSerializer
    sparse = False

    @extend_schema(responses=GameSerializer(many=True))
    def get(self, request: Request) -> Response:
        self.asked(request)
        return Response([{"slug": slug, "title": title} for slug, title in table.table_games().items()])


class Vocabulary(Asked):
    """The sentences of a game."""

    told = _("Věty, ze kterých se píší situace")
    serializer_class = GroupSerializer
    sparse = False

    @extend_schema(responses=GroupSerializer(many=True))
    def get(self, request: Request, game: str) -> Response:
        self.asked(request)
        try:
            return Response(table.table_vocabulary(game))
        except KeyError as error:
            raise NotFound from error
