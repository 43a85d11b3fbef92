"""Bring the database up to date before something is asked of it: what a command says is then what lies on the disk."""

import os
from enum import Enum
from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError, OutputWrapper
from django.db import DatabaseError, connection
from django.db.migrations.exceptions import MigrationSchemaMissing
from django.db.migrations.executor import MigrationExecutor
from django.utils.translation import gettext as _

from rulings.config.sqlite.base import CANNOT_WRITE
from rulings.content.load import is_current, load
from rulings.content.problems import ContentError, Problem
from rulings.management.alone import alone
from rulings.models import Rulebook


class Content(Enum):
    """What a command wants to find in the database."""

    ANY = "any"
    SOME = "some"
    CURRENT = "current"


def stand_ready(err: OutputWrapper, content: Content = Content.ANY) -> None:
    """The database is whole, has its tables and the content that is asked for: as it is, some, or as it lies in the folder.

    For every command that anybody may begin with, in a fresh clone too. Raises CommandError with a sentence that says what to do.
    """
    demand_whole()
    try:
        with alone(err):
            migrate()
            if content is Content.CURRENT or content is Content.SOME and not Rulebook.objects.exists():
                load_changed(out=err, err=err)
    except (OSError, DatabaseError, MigrationSchemaMissing) as error:
        if isinstance(error, OSError) or any(said in str(error) for said in CANNOT_WRITE):
            raise CommandError(cannot_write(error)) from None
        raise


def migrate() -> None:
    """Apply migrations, if any are missing; the file of SQLite is told to keep readers and a writer apart (WAL)."""
    if not is_migrated():
        call_command("migrate", verbosity=0)
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA journal_mode=WAL")


def is_migrated() -> bool:
    """Whether the database has all the tables that this version wants."""
    executor = MigrationExecutor(connection)
    return not executor.migration_plan(executor.loader.graph.leaf_nodes())


def demand_whole() -> None:
    """Stop with a sentence where the database is damaged, anywhere in it."""
    try:
        if connection.vendor == "sqlite":
            with connection.cursor() as cursor:
                found = cursor.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise CommandError(_damaged(found))
        else:
            connection.ensure_connection()
    except DatabaseError as error:
        if connection.vendor != "sqlite":
            raise CommandError(_("Databáze neodpovídá: %s Ověřte ARBITR_DATABASE.") % error) from None
        if any(said in str(error) for said in CANNOT_WRITE):
            raise CommandError(cannot_write(error)) from None
        raise CommandError(_damaged(str(error))) from None


def _damaged(said: str) -> str:
    path = connection.settings_dict["NAME"]
    told = _(
        "Databáze %(path)s je poškozená (%(said)s). Smažte ji i soubory %(name)s-wal a %(name)s-shm vedle ní a spusťte příkaz "
        "znovu: postaví se z obsahu. Výklady napsané na webu obnovte ze zálohy."
    )
    return told % {"path": path, "said": said, "name": Path(path).name}


def cannot_write(why: Exception) -> str:
    """What to say where there is nothing to show yet and nothing can be made."""
    told = _("Do složky %(path)s nelze psát (%(why)s) a web v ní ještě není připraven. Uvolněte místo nebo nastavte ARBITR_DATA.")
    return told % {"path": settings.DATA_DIR, "why": why}


def settle() -> None:
    """Write down in one file all that SQLite keeps beside it, so that it can be read where nothing can be written."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")


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
