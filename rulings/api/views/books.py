"""Rulebooks, chapters, rules."""

from typing import Any

from rest_framework import serializers

from rulings import selectors
from rulings.models.rulebook import RuleStatus

from ..serializers.books import (
    ChapterPageSerializer,
    ChapterSerializer,
    RulebookSerializer,
    RulePageSerializer,
    RuleSerializer,
)
from ._shared import BookQuery, DetailView, ListView, listed


class NoQuery(serializers.Serializer):
    """Nothing to filter by."""


class RuleQuery(BookQuery):
    """Filters of rules."""

    chapter = serializers.IntegerField(required=False, min_value=0, max_value=9999, help_text="Číslo kapitoly.")
    status = serializers.ChoiceField(RuleStatus.choices, required=False, help_text="Stav pravidla.")


@listed
class Rulebooks(ListView):
    """Knihy pravidel"""

    query_class = NoQuery
    serializer_class = RulebookSerializer

    def rows(self) -> Any:
        return selectors.rulebook_list()


class Rulebook(DetailView):
    """Kniha pravidel"""

    serializer_class = RulebookSerializer
    selector = staticmethod(selectors.rulebook_get)


@listed
class Chapters(ListView):
    """Kapitoly"""

    serializer_class = ChapterSerializer

    def rows(self, book: str | None = None) -> Any:
        return selectors.chapter_list(book=book)


class Chapter(DetailView):
    """Kapitola s pravidly"""

    serializer_class = ChapterPageSerializer
    selector = staticmethod(selectors.chapter_get)


@listed
class Rules(ListView):
    """Pravidla"""

    query_class = RuleQuery
    serializer_class = RuleSerializer

    def rows(self, book: str | None = None, chapter: int | None = None, status: str | None = None) -> Any:
        rules = selectors.rule_list(book=book)
        rules = rules if chapter is None else rules.filter(chapter__number=chapter)
        return rules.filter(status=status) if status else rules


class Rule(DetailView):
    """Pravidlo se vším, co k němu patří"""

    serializer_class = RulePageSerializer
    selector = staticmethod(selectors.rule_get)
