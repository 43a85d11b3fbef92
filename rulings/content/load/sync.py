"""Bring rows in line with records: write only what differs, so that a second load writes nothing."""

from collections.abc import Iterable, Mapping
from typing import Any

from django.db import models

from .changes import Changes


def same(row: models.Model, fields: dict[str, Any]) -> list[str]:
    """The names of the fields in which a row differs."""
    return [name for name, value in fields.items() if getattr(row, name) != value]


def save_changed(row: models.Model, fields: dict[str, Any]) -> list[str]:
    """Write the fields that differ; their names."""
    changed = same(row, fields)
    for name in changed:
        setattr(row, name, fields[name])
    if changed:
        row.save(update_fields=changed)
    return changed


def sync(
    rows: models.QuerySet,
    wanted: dict[str, dict[str, Any]],
    *,
    by: str,
    fixed: dict[str, Any],
    told: tuple[str, str],
    changes: Changes,
    quiet: frozenset[str] = frozenset({"line", "own_line", "file"}),
    prune: bool = True,
) -> dict[str, models.Model]:
    """Rows by their key: add, change and (unless told not to) remove. A moved line is written but not announced."""
    book, noun = told
    present = {str(getattr(row, by)): row for row in rows}
    gone = [row for key, row in present.items() if key not in wanted]
    if prune and gone:
        rows.model._default_manager.filter(pk__in=[row.pk for row in gone]).delete()
        for row in gone:
            changes.note(book, noun, "removed", str(row))
    fresh = [rows.model(**fixed, **fields) for key, fields in wanted.items() if key not in present]
    for _row in rows.model._default_manager.bulk_create(fresh):
        changes.note(book, noun, "added")
    for key, fields in wanted.items():
        if key in present and set(save_changed(present[key], fields)) - quiet:
            changes.note(book, noun, "changed", str(present[key]))
    kept = {key: row for key, row in present.items() if key in wanted or not prune}
    return kept | {str(getattr(row, by)): row for row in fresh}


def set_many(field: str, wanted: Mapping[models.Model, Iterable[models.Model]]) -> list[models.Model]:
    """Set a many-to-many of several rows of one model where it differs, all at once; the rows that were changed."""
    if not wanted:
        return []
    relation = type(next(iter(wanted)))._meta.get_field(field)
    through, own, other = relation.remote_field.through, relation.m2m_column_name(), relation.m2m_reverse_name()
    rows = {row.pk: row for row in wanted}
    had: dict[Any, dict[Any, Any]] = {pk: {} for pk in rows}
    for link, pk, target in through.objects.filter(**{f"{own}__in": list(rows)}).values_list("pk", own, other):
        had[pk][target] = link
    asked = {row.pk: {target.pk for target in targets} for row, targets in wanted.items()}
    gone = [link for pk, links in had.items() for target, link in links.items() if target not in asked[pk]]
    fresh = [through(**{own: pk, other: target}) for pk, targets in asked.items() for target in sorted(targets - set(had[pk]))]
    if gone:
        through.objects.filter(pk__in=gone).delete()
    through.objects.bulk_create(fresh)
    return [row for pk, row in rows.items() if asked[pk] != set(had[pk])]
