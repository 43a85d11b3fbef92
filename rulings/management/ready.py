"""Bring the database up to date before something is asked of it: what a command says is then what lies on the disk."""

import os
from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError, OutputWrapper
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils.translation import gettext as _

from rulings.content.load import is_current, load
from rulings.content.problems import ContentError, Problem


def migrate() -> None:
    """Apply migrations, if any are missing."""
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        call_command("migrate", verbosity=0)


def load_changed(*, out: OutputWrapper, err: OutputWrapper) -> None:
    """Load the content folder, if it differs from what was loaded last."""
    fixtures = Path(settings.FIXTURES_DIR)
    if is_current(fixtures):
        return
    try:
        changes = load(fixtures=fixtures)
    except ContentError as error:
        raise tell(error, fixtures=fixtures, err=err) from None
    for line in changes.lines():
        out.write(line)


def tell(error: ContentError, *, fixtures: Path, err: OutputWrapper) -> CommandError:
    """Write every fault with a path that an editor can open; the error to end with."""
    for problem in error.problems:
        err.write(str(Problem(shown(problem.file, fixtures), problem.line, problem.message, problem.fix)))
    return CommandError(_("Obsah má %d chyb; nic se nezapsalo.") % len(error.problems))


def shown(file: str, fixtures: Path) -> str:
    """The path of a content file from where the command runs."""
    return os.path.relpath(fixtures / file)
