"""What readers do beside reading: the situations they are examined in, and the rulings they propose."""

from django.db.models import Count, Q, QuerySet

from rulings.models import Chapter, Ruling, Scenario
from rulings.models.ruling import Origin, RulingStatus
from rulings.models.scenario import Outcome


def proposals_waiting() -> int:
    """How many drafts of readers wait for the editors."""
    return Ruling.objects.filter(status=RulingStatus.DRAFT, origin=Origin.SITE, author=None).count()


def practice_chapters(book: str) -> list[Chapter]:
    """The chapters of a rulebook with how many proved situations rest on their rules; those with none are left out."""
    proved = Q(rules__scenarios__verdict__outcome=Outcome.CONFIRMED)
    chapters = Chapter.objects.filter(rulebook__slug=book).annotate(
        situations=Count("rules__scenarios", filter=proved, distinct=True)
    )
    return list(chapters.filter(situations__gt=0).select_related("rulebook").order_by("number"))


def practice_scenarios(book: str, chapter: int) -> QuerySet[Scenario]:
    """The proved situations of a chapter, in their order."""
    rows = Scenario.objects.filter(rule__rulebook__slug=book, rule__chapter__number=chapter, verdict__outcome=Outcome.CONFIRMED)
    return rows.select_related("rulebook", "rule__rulebook", "verdict").order_by("file", "line")
