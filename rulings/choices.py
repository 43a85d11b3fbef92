"""What a list can be narrowed to: only what would leave something in it."""

from django.db.models import Q, QuerySet

from rulings.models import Card, Chapter, Rule
from rulings.models.ruling import PUBLIC_STATES


def rules_with_scenarios(*, book: str) -> QuerySet[Rule]:
    """The rules of a rulebook under which there is a situation."""
    return Rule.objects.filter(rulebook__slug=book, scenarios__isnull=False).distinct().order_by("sort").only("number", "title")


def chapters_with_scenarios(*, book: str) -> QuerySet[Chapter]:
    """The chapters with such rules."""
    return Chapter.objects.filter(rulebook__slug=book, rules__scenarios__isnull=False).distinct().order_by("number")


def cards_in_scenarios(*, book: str) -> QuerySet[Card]:
    """The cards of a rulebook that a situation names."""
    return Card.objects.filter(rulebook__slug=book, scenarios__isnull=False).distinct().order_by("title")


def chapters_with_rulings(*, book: str) -> QuerySet[Chapter]:
    """The chapters of a rulebook on whose rules a public ruling of it rests."""
    named = Q(rules__rulings__rulebook__slug=book, rules__rulings__status__in=PUBLIC_STATES)
    return Chapter.objects.filter(named, rulebook__slug=book).distinct().order_by("number")


def cards_in_rulings(*, book: str) -> QuerySet[Card]:
    """The cards that a public ruling of a rulebook is about."""
    return Card.objects.filter(rulings__rulebook__slug=book, rulings__status__in=PUBLIC_STATES).distinct().order_by("title")
