"""Rulebooks, chapters, rules."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from rulings import differences as changes
from rulings import selectors
from rulings.models.rulebook import RuleStatus

from ..serializers.books import (
    ChapterPageSerializer,
    ChapterSerializer,
    DifferencesSerializer,
    RulebookSerializer,
    RulePageSerializer,
    RuleSerializer,
)
from ._shared import Asked, BookQuery, DetailView, ListView, NoQuery, listed, recorded


class RuleQuery(BookQuery):
    """Filters of rules."""

    chapter = serializers.IntegerField(required=False, min_value=0, max_value=9999, help_text=_("Číslo kapitoly."))
    status = serializers.ChoiceField(RuleStatus.choices, required=False, help_text=_("Stav pravidla."))


@listed
class Rulebooks(ListView):
    """The list of rulebooks."""

    told = _("Knihy pravidel")
    query_class = NoQuery
    serializer_class = RulebookSerializer
    orderings = {"title": ("title",), "version_date": ("version_date",)}

    def rows(self) -> Any:
        return selectors.rulebook_list()


@recorded
class Rulebook(DetailView):
    """A rulebook."""

    told = _("Kniha pravidel")
    serializer_class = RulebookSerializer
    selector = staticmethod(selectors.rulebook_get)


@listed
class Chapters(ListView):
    """The list of chapters."""

    told = _("Kapitoly")
    serializer_class = ChapterSerializer
    orderings = {"number": ("rulebook__slug", "number"), "title": ("title",)}

    def rows(self, book: str | None = None) -> Any:
        return selectors.chapter_list(book=book)


@recorded
class Chapter(DetailView):
    """A chapter with its rules."""

    told = _("Kapitola s pravidly")
    serializer_class = ChapterPageSerializer
    selector = staticmethod(selectors.chapter_get)


@listed
class Rules(ListView):
    """The list of rules."""

    told = _("Pravidla")
    query_class = RuleQuery
    serializer_class = RuleSerializer
    orderings = {"number": ("rulebook__slug", "sort"), "title": ("title",), "version": ("version",)}

    def rows(self, book: str | None = None, chapter: int | None = None, status: str | None = None) -> Any:
        rules = selectors.rule_list(book=book)
        rules = rules if chapter is None else rules.filter(chapter__number=chapter)
        return rules.filter(status=status) if status else rules


@recorded
class Rule(DetailView):
    """A rule with all that belongs to it."""

    told = _("Pravidlo se vším, co k němu patří")
    serializer_class = RulePageSerializer
    selector = staticmethod(selectors.rule_get)


class Differences(Asked):
    """What a rulebook changes in those it extends."""

    told = _("Co kniha mění na těch, které rozšiřuje")
    serializer_class = DifferencesSerializer
    sparse = False

    @extend_schema(responses=DifferencesSerializer)
    def get(self, request: Request, book: str) -> Response:
        self.asked(request)
        selectors.rulebook_get(slug=book)
        told = {"differences": changes.differences(book=book), "scenarios": changes.differing_scenarios(book=book)}
        return Response(self.get_serializer(told).data)
