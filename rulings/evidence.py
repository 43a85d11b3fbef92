"""What stands behind a rule: situations that need it, a reason why it cannot be switched off, or words alone."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from django.db import models
from django.db.models import Prefetch
from django.utils.translation import gettext_lazy as _

from rulings.models import Rule, Scenario
from rulings.models.scenario import Outcome
from rulings.proof import structural_rules


class Evidence(models.TextChoices):
    """How a rule is proved, from the best to none; what is wrong with it before all."""

    DISPUTED = "disputed", _("neobstálo")
    PROVED = "proved", _("dokázáno")
    STRUCTURAL = "structural", _("stavební")
    SHOWN = "shown", _("předvedeno")
    WAITING = "waiting", _("čeká na přehrání")
    MISSING = "missing", _("bez důkazu")
    PROSE = "prose", _("próza")


EXPLAINED = {
    Evidence.DISPUTED: _("Některá situace pod pravidlem dopadla jinak, než čeká, nebo ji nelze rozhodnout."),
    Evidence.PROVED: _("Situace dopadne, jak má, a bez tohoto pravidla by dopadla jinak."),
    Evidence.STRUCTURAL: _("Situace dopadne, jak má. Vypnout pravidlo nemá smysl: hra na něm stojí, nebo nic nerozhoduje."),
    Evidence.SHOWN: _("Situace pravidlo předvádí, ale dopadla by stejně i bez něj."),
    Evidence.WAITING: _("Situace je napsaná a čeká, až ji Arbitr přehraje."),
    Evidence.MISSING: _("Zahrát by se dalo, ale situaci zatím nemá."),
    Evidence.PROSE: _("Zahrát se nedá: vysvětluje, popisuje nebo radí."),
}
"""What each kind says, for people."""


def evidence_of(rule: Rule, structural: dict[str, str]) -> Evidence:
    """What stands behind a rule whose ``claims`` and ``scenarios`` with their verdicts are at hand."""
    verdicts = [getattr(one, "verdict", None) for one in rule.scenarios.all()]
    outcomes = {verdict.outcome for verdict in verdicts if verdict}
    if outcomes - {Outcome.CONFIRMED}:
        return Evidence.DISPUTED
    if any(verdict and verdict.bites for verdict in verdicts):
        return Evidence.PROVED
    if None in verdicts:
        return Evidence.WAITING
    if rule.number in structural:
        return Evidence.STRUCTURAL
    if verdicts:
        return Evidence.SHOWN
    return Evidence.MISSING if any(claim.is_executable for claim in rule.claims.all()) else Evidence.PROSE


@dataclass(frozen=True)
class Proved:
    """A rule in the list of what is proved."""

    rule: Rule
    evidence: Evidence
    situations: int
    reason: str = ""
    """Why it cannot be switched off."""


@dataclass
class ChapterProof:
    """A chapter with its rules by what stands behind them."""

    number: int
    title: str
    rules: list[Proved] = field(default_factory=list)

    @property
    def size(self) -> int:
        return len(self.rules)

    @property
    def counts(self) -> dict[str, int]:
        """How many rules of each kind there are, every kind named."""
        return {kind.value: sum(one.evidence == kind for one in self.rules) for kind in Evidence}


def proofs_of_book(book: str) -> list[ChapterProof]:
    """Every rule of a rulebook in force, chapter by chapter, with what stands behind it."""
    structural = structural_rules(book)
    played = Scenario.objects.select_related("verdict").only("rule", "verdict__outcome", "verdict__bites")
    rules = Rule.objects.filter(rulebook__slug=book).exclude(status="withdrawn").select_related("chapter", "rulebook")
    found: dict[int, ChapterProof] = {}
    for rule in rules.order_by("sort").prefetch_related("claims", Prefetch("scenarios", played)):
        chapter = found.setdefault(rule.chapter.number, ChapterProof(rule.chapter.number, rule.chapter.title))
        kind = evidence_of(rule, structural)
        reason = structural.get(rule.number, "") if kind == Evidence.STRUCTURAL else ""
        chapter.rules.append(Proved(rule, kind, len(rule.scenarios.all()), reason))
    return list(found.values())


def totals(chapters: Iterable[ChapterProof]) -> dict[str, int]:
    """How many rules of each kind a whole rulebook has."""
    listed = [chapter.counts for chapter in chapters]
    return {kind.value: sum(counts[kind.value] for counts in listed) for kind in Evidence}
