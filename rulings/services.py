"""Writes: verify situations, and lead a ruling through its life (DESIGN, section 5). Every write is atomic and keyword-only."""

import datetime
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _

from rulings.content.links import rule_mentions
from rulings.content.records import ruling_digest
from rulings.content.standing import Said, standing_faults
from rulings.engine import Report
from rulings.models import Claim, Rule, Rulebook, Ruling, Scenario, Source, Verdict
from rulings.models.markdown import markdown_fault
from rulings.models.ruling import Origin, RulingStatus, Standing
from rulings.models.scenario import Outcome
from rulings.proof import Depth, Desk, Played
from rulings.workers import played

BATCH = 20
PROGRESS_EVERY = 2.0
KEPT = [column.name for column in Verdict._meta.fields if column.name not in ("id", "scenario")]
"""What is written anew where a situation has a verdict already."""


class RefusedError(Exception):
    """A write that is not allowed; the message is for the person who asked."""


@dataclass(frozen=True)
class Proof:
    """A situation of a file with what the engine says of it now; the lines of the report are those of the file."""

    file: str
    report: Report
    claims: tuple[str, ...] = ()
    asked: bool = False
    """Whether it was asked if the verdict needs its rule."""

    @property
    def stands(self) -> bool:
        """Confirmed; and where it speaks for a claim, it also bites or its rule is structural."""
        proved = not (self.asked and self.claims) or self.report.bites is True or bool(self.report.structural)
        return self.report.verdict == Outcome.CONFIRMED and proved

    def as_dict(self) -> dict[str, Any]:
        """The record of `manage.py verify --json`."""
        told = self.report.as_dict()
        return {"file": self.file, **{name: told[name] for name in ("line", "name", "verdict", "reason", "rules", "bites")}}


def verify(
    *,
    books: Iterable[str] = (),
    bites: bool = True,
    why: bool = False,
    workers: int = 1,
    say: Callable[[str], None] = lambda text: None,
) -> list[Proof]:
    """Play every situation whose stored verdict is stale; the proofs of all, in the order of the files.

    ``workers`` processes play at once; what they have played is stored batch by batch, so that an end loses little.
    """
    slugs = list(books) or list(Rulebook.objects.values_list("slug", flat=True))
    return [proof for slug in slugs for proof in _verify_book(slug, Depth(bites, why), workers, say)]


def _verify_book(slug: str, depth: Depth, workers: int, say: Callable[[str], None]) -> Iterator[Proof]:
    desk = Desk(slug)
    rows = Scenario.objects.filter(rulebook__slug=slug).select_related("verdict", "rulebook", "rule__rulebook")
    scenarios = list(rows.defer("rulebook__timing", "rule__rulebook__timing", "rule__examples"))  # long, and read by nobody here
    stale = [row for row in scenarios if not desk.is_fresh(row, getattr(row, "verdict", None), depth)]
    batches = [stale[first : first + BATCH] for first in range(0, len(stale), BATCH)]
    work = [([desk.task(row) for row in batch], desk.card_data, depth) for batch in batches]
    started, done, told = time.monotonic(), 0, time.monotonic()
    for batch, results in zip(batches, played(work, workers), strict=True):
        _keep(desk, zip(batch, results, strict=True), depth)
        done += len(batch)
        if time.monotonic() - told > PROGRESS_EVERY:
            told = time.monotonic()
            left = (told - started) / done * (len(stale) - done)
            say(_("%(book)s: ověřeno %(done)d z %(all)d situací, zbývá asi %(left)d s") % {
                "book": slug, "done": done, "all": len(stale), "left": round(left)})  # fmt: skip
    for row in scenarios:
        yield proof_of(row, asked=depth.bites)


def _keep(desk: Desk, batch: Iterable[tuple[Scenario, Played]], depth: Depth) -> None:
    """Store the verdicts of a batch with one statement: all of them or none."""
    made = []
    for scenario, one in batch:
        receipt = desk.receipt(scenario, desk.rests_on(scenario, one), asdict(depth))
        made.append(Verdict(scenario=scenario, receipt=receipt, **one.stored))
        scenario.verdict = made[-1]
    Verdict.objects.bulk_create(made, update_conflicts=True, unique_fields=["scenario"], update_fields=KEPT)


def proof_of(scenario: Scenario, *, asked: bool = True) -> Proof:
    """The stored verdict of a situation, told in the lines of its file."""
    verdict = scenario.verdict
    told = verdict.told | {
        "reason_line": scenario.file_line(verdict.reason_line) if verdict.reason_line else scenario.line,
        "rule": scenario.rule.key if scenario.rule else "",
    }
    claims = tuple(tag for tag in scenario.tags if tag[:1].isupper())
    return Proof(scenario.file, Report(scenario.name, scenario.line, **told), claims, asked)


@transaction.atomic
def ruling_create(
    *,
    book: str,
    question: str,
    answer: str,
    rules: Iterable[str],
    source: str,
    author: AbstractBaseUser | None = None,
    slug: str = "",
    date: datetime.date | None = None,
    standing: str = Standing.UNOFFICIAL,
    where: str = "",
    reason: str = "",
) -> Ruling:
    """A draft written on the site. `rules` are full names, such as `agot-ccg 7.12`."""
    rulebook = Rulebook.objects.filter(slug=book).first()
    if rulebook is None:
        raise RefusedError(_("Pravidla hry „%s“ neznáme.") % book)
    if not question.strip() or not answer.strip() or not source.strip():
        raise RefusedError(_("Výklad potřebuje otázku, odpověď a zdroj."))
    for text in (question, answer, where, reason):
        if fault := markdown_fault(text):
            raise RefusedError(fault)
    if standing not in Standing.values:
        raise RefusedError(_("Závaznost „%s“ neznáme.") % standing)
    found = [_rule(name) for name in rules]
    ruling = Ruling.objects.create(
        rulebook=rulebook, slug=_free_slug(rulebook, slug or question), question=question.strip(),
        answer=answer.strip(), source=Source.objects.get_or_create(title=source.strip())[0],
        date=date or timezone.localdate(), status=RulingStatus.DRAFT, standing=standing,
        where=where.strip(), reason=reason.strip(),
        origin=Origin.SITE, author=author, author_name=author.get_username() if author else "",
        content_hash=ruling_digest(question.strip(), answer.strip(), standing, where.strip(), reason.strip()),
    )  # fmt: skip
    ruling.rules.set(found)
    return ruling


def _rule(name: str) -> Rule:
    book, _space, number = name.strip().rpartition(" ")
    rule = Rule.objects.filter(rulebook__slug=book, number=number).first()
    if rule is None:
        raise RefusedError(_("Pravidlo „%s“ neexistuje.") % name)
    return rule


def _free_slug(rulebook: Rulebook, text: str) -> str:
    """A slug that no ruling of the rulebook has."""
    stem = slugify(text)[:44].strip("-") or "vyklad"
    taken = set(rulebook.rulings.filter(slug__startswith=stem).values_list("slug", flat=True))
    return next(slug for slug in (stem, *(f"{stem}-{n}" for n in range(2, len(taken) + 3))) if slug not in taken)


NEXT = {
    RulingStatus.DRAFT: {RulingStatus.IN_REVIEW, RulingStatus.WITHDRAWN},
    RulingStatus.IN_REVIEW: {RulingStatus.DRAFT, RulingStatus.IN_FORCE, RulingStatus.WITHDRAWN},
    RulingStatus.IN_FORCE: {RulingStatus.DISPUTED, RulingStatus.REPLACED, RulingStatus.WITHDRAWN},
    RulingStatus.DISPUTED: {RulingStatus.IN_FORCE, RulingStatus.REPLACED, RulingStatus.WITHDRAWN},
    RulingStatus.REPLACED: set(),
    RulingStatus.WITHDRAWN: {RulingStatus.DRAFT},
}


@transaction.atomic
def ruling_move(*, ruling: Ruling, to: str, reviewer: AbstractBaseUser | None = None) -> Ruling:
    """One step in the life of a ruling. Content of the folder is changed in the folder, not here."""
    row = Ruling.objects.select_for_update().get(pk=ruling.pk)
    if row.origin != Origin.SITE:
        raise RefusedError(_("Výklad pochází z obsahu; změňte jej v souboru %s.") % row.file)
    if to not in NEXT[RulingStatus(row.status)]:
        words = {"now": row.get_status_display(), "to": RulingStatus(to).label}
        raise RefusedError(_("Ze stavu „%(now)s“ nelze přejít do stavu „%(to)s“.") % words)
    if to == RulingStatus.IN_FORCE:
        _demand_whole(row)
        row.reviewer, row.reviewer_name = reviewer, reviewer.get_username() if reviewer else ""
    row.status = to
    row.save(update_fields=["status", "reviewer", "reviewer_name"])
    return row


def ruling_lacks(
    *, book: Rulebook, rules: Iterable[Rule], standing: str, source: str, where: str, reason: str, answer: str
) -> list[str]:
    """What a ruling lacks to be in force, in the words in which `manage.py load` would refuse it."""
    chosen = list(rules)
    if not chosen:
        return [_("Platný výklad se musí opírat aspoň o jedno pravidlo.")]
    faults = standing_faults(Said(standing, source, where, reason, answer), _headings(book, chosen))
    lacks = [f"{fault.message} {fault.fix}" for fault in faults]
    named = {f"{mention.book} {mention.number}" for mention in rule_mentions(answer, book.slug)}
    if unlike := sorted(named ^ {rule.key for rule in chosen}):
        lacks.append(_("Pravidla v odpovědi a v seznamu se liší: %s.") % ", ".join(unlike))
    return lacks


def _headings(book: Rulebook, rules: list[Rule]) -> dict[str, bool]:
    """The headings of the inventories a ruling may quote: whether one of its rules states a claim under each."""
    claims = Claim.objects.filter(rulebook__slug__in=book.shelf)
    stated = set(claims.filter(rules__in=rules).values_list("heading", flat=True))
    return {heading: heading in stated for heading in claims.values_list("heading", flat=True)}


def _demand_whole(ruling: Ruling) -> None:
    lacks = ruling_lacks(
        book=ruling.rulebook, rules=ruling.rules.select_related("rulebook"), standing=ruling.standing,
        source=ruling.source.title, where=ruling.where, reason=ruling.reason, answer=ruling.answer,
    )  # fmt: skip
    if lacks:
        raise RefusedError(" ".join(lacks))


def ruling_publish(*, ruling: Ruling, reviewer: AbstractBaseUser) -> Ruling:
    """Put a reviewed ruling in force."""
    return ruling_move(ruling=ruling, to=RulingStatus.IN_FORCE, reviewer=reviewer)


@transaction.atomic
def ruling_supersede(*, old: Ruling, new: Ruling) -> Ruling:
    """One ruling in force takes the place of another; both stay readable."""
    if new.status != RulingStatus.IN_FORCE or new.pk == old.pk:
        raise RefusedError(_("Nahradit jej může jen jiný výklad, který platí."))
    row = ruling_move(ruling=old, to=RulingStatus.REPLACED)
    row.replaced_by = new
    row.save(update_fields=["replaced_by"])
    return row
