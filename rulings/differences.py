"""What a later edition changes: its rules beside those they replace or supplement, and situations that tell them apart."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rulings import models
from rulings.models import Rule, Scenario
from rulings.selectors import rules_in_full

FEATURE = "Rozdíly vydání"
"""The heading of the file of situations that dwell on what has changed."""


@dataclass(frozen=True)
class Difference:
    """A rule of a later edition beside the earlier ones that it replaces or supplements."""

    rule: Rule
    earlier: list[Rule]
    replaces: bool


def differences(*, book: str) -> list[Difference]:
    """What a rulebook changes in those it extends, in its order; replacements first within a rule."""
    found = []
    rules = rules_in_full(Rule.objects.filter(rulebook__slug=book).order_by("sort"))
    for rule in rules.prefetch_related("supplements__rulebook"):
        for earlier, replaces in ((list(rule.replaces.all()), True), (list(rule.supplements.all()), False)):
            if earlier:
                found.append(Difference(rule, earlier, replaces))
    return found


@dataclass(frozen=True)
class Chapter:
    """The differences in one chapter of the later edition."""

    chapter: models.Chapter
    pairs: list[Difference]


def by_chapter(found: Iterable[Difference]) -> list[Chapter]:
    """Differences under the chapters that they stand in, in the order in which they come."""
    return [Chapter(chapter, list(pairs)) for chapter, pairs in groupby(found, lambda pair: pair.rule.chapter)]


def differing_scenarios(*, book: str) -> list[Scenario]:
    """Situations written to tell the editions apart, whose verdict under an earlier edition is another one."""
    rows = Scenario.objects.filter(rulebook__slug=book, feature=FEATURE, verdict__isnull=False)
    rows = rows.select_related("verdict", "rule__rulebook", "rulebook").prefetch_related("rule__replaces__rulebook")
    return [row for row in rows.order_by("rule__sort", "line") if set(row.verdict.elsewhere.values()) - {row.verdict.outcome}]
