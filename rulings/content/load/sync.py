"""Bring rows in line with records: write only what differs, so that a second load writes nothing."""

from collections.abc import Iterable
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


def set_many(row: models.Model, field: str, targets: Iterable[models.Model]) -> bool:
    """Set a many-to-many only if it differs; whether it did."""
    manager = getattr(row, field)
    wanted = {target.pk for target in targets}
    if wanted == set(manager.values_list("pk", flat=True)):
        return False
    manager.set(wanted)
    return True
