"""Chapters and rules to rows. A changed wording is a new version; a rule that is gone is withdrawn, never deleted."""

import datetime

from django.utils import timezone
from django.utils.translation import gettext as _

from rulings.engine.core.numbers import sort_key
from rulings.models import Rule, Rulebook, RuleVersion
from rulings.models.rulebook import RuleStatus

from ..records import BookRecord, RuleRecord
from .changes import Changes
from .sync import save_changed, set_many, sync

WORDING = {"title", "text", "examples", "editor_note"}


def write_rules(row: Rulebook, book: BookRecord, changes: Changes) -> None:
    """All chapters and rules of a rulebook, with the claims they state."""
    _chapters(row, book, changes)
    chapters = {chapter.number: chapter for chapter in row.chapters.all()}
    present = {rule.number: rule for rule in row.rules.all()}
    claims = {claim.code: claim for claim in row.claims.all()}
    stated, fresh = {}, []
    for chapter in book.chapters:
        for record in chapter.rules:
            fields = _fields(record) | {"chapter_id": chapters[chapter.number].pk}
            rule = present.pop(record.number, None)
            if rule is None:
                rule = Rule(rulebook=row, **fields)
                fresh.append((rule, record.claims))
            else:
                _change(rule, fields, changes)
                stated[rule] = [claims[code] for code in record.claims]
    _add(row, [rule for rule, _claims in fresh], changes)
    stated |= {rule: [claims[code] for code in codes] for rule, codes in fresh}
    for rule in present.values():
        _withdraw(rule, changes)
        stated[rule] = []
    set_many("claims", stated)


def _chapters(row: Rulebook, book: BookRecord, changes: Changes) -> None:
    wanted = {
        str(chapter.number): {
            "number": chapter.number, "slug": chapter.slug, "title": chapter.title, "intro": chapter.intro,
            "file": chapter.file, "line": chapter.line,
        }
        for chapter in book.chapters
    }  # fmt: skip
    kept = row.chapters.filter(number__in=wanted) | row.chapters.filter(rules=None)
    sync(kept.distinct(), wanted, by="number", fixed={"rulebook": row}, told=(row.slug, _("kapitoly")), changes=changes)


def _fields(record: RuleRecord) -> dict[str, object]:
    return {
        "number": record.number, "sort": sort_key(record.number), "title": record.title, "text": record.text,
        "examples": list(record.examples), "editor_note": record.editor_note, "content_hash": record.content_hash,
        "status": RuleStatus.WITHDRAWN if record.withdrawn else RuleStatus.IN_FORCE,
        "file": record.file, "line": record.line,
    }  # fmt: skip


def _add(row: Rulebook, rules: list[Rule], changes: Changes) -> None:
    Rule.objects.bulk_create(rules)
    date = row.version_date or timezone.localdate()
    RuleVersion.objects.bulk_create(_version(rule, date) for rule in rules)
    for _rule in rules:
        changes.note(row.slug, _("pravidla"), "added")


def _change(rule: Rule, fields: dict[str, object], changes: Changes) -> None:
    changed = set(save_changed(rule, fields))
    if changed & WORDING:
        rule.version += 1
        rule.save(update_fields=["version"])
        _version(rule, timezone.localdate()).save()
    if changed - {"file", "line"}:
        gone = rule.is_withdrawn and "status" in changed
        changes.note(rule.rulebook.slug, _("pravidla"), "withdrawn" if gone else "changed", str(rule))


def _version(rule: Rule, date: datetime.date) -> RuleVersion:
    return RuleVersion(
        rule=rule, version=rule.version, date=date, title=rule.title, text=rule.text, examples=rule.examples,
        editor_note=rule.editor_note, content_hash=rule.content_hash,
    )  # fmt: skip


def _withdraw(rule: Rule, changes: Changes) -> None:
    """A rule the folder no longer has: its number stays taken, its page stays readable, its claims go."""
    if save_changed(rule, {"status": RuleStatus.WITHDRAWN}):
        changes.note(rule.rulebook.slug, _("pravidla"), "withdrawn", str(rule))
