"""What has changed: wordings of rules and rulings, by day."""

import datetime
from dataclasses import dataclass

from rulings.addresses import address
from rulings.models import RuleVersion, Ruling
from rulings.models.reference import Kind
from rulings.models.ruling import PUBLIC_STATES


@dataclass(frozen=True)
class Change:
    """A wording of a rule, or a public ruling, and the day from which it stands."""

    kind: str
    key: str
    version: int
    date: datetime.date
    title: str
    page: str


MOST_CHANGES = 5_000


def changes(*, book: str | None = None, since: datetime.date | None = None) -> list[Change]:
    """What is new since a day (or ever), the newest first."""
    asked = {"date__gte": since} if since else {}
    versions = RuleVersion.objects.filter(**asked, **({"rule__rulebook__slug": book} if book else {}))
    rulings = Ruling.objects.filter(status__in=PUBLIC_STATES, **asked, **({"rulebook__slug": book} if book else {}))
    found = [
        Change("rule", f"{slug} {number}", version, date, title, address(Kind.RULE, slug, number))
        for slug, number, version, date, title in versions.values_list(
            "rule__rulebook__slug", "rule__number", "version", "date", "title"
        )
    ]
    found += [
        Change("ruling", f"{slug}/{name}", 1, date, question, address(Kind.RULING, slug, name))
        for slug, name, date, question in rulings.values_list("rulebook__slug", "slug", "date", "question")
    ]
    found.sort(key=lambda one: (one.kind, one.key, one.version))
    return sorted(found, key=lambda one: one.date, reverse=True)[:MOST_CHANGES]
