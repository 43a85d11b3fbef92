"""`manage.py prepare`: everything between an empty folder and a site that can be served; a moment when all is in place."""

import hashlib
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import django
from django.apps import apps
from django.conf import settings
from django.core.management import call_command, get_commands
from django.core.management.base import BaseCommand, CommandError
from django.db import OperationalError
from django.db.migrations.exceptions import MigrationSchemaMissing
from django.utils.translation import gettext as _

from rulings.config.sqlite.base import CANNOT_WRITE
from rulings.config.static import collect
from rulings.management.alone import alone
from rulings.management.ready import cannot_write, demand_whole, is_migrated, load_changed, migrate, settle
from rulings.management.uncollected import uncollected
from rulings.models import Rulebook, Scenario

SLOW = 2.0

Step = tuple[float, str, Callable[[], None]]
"""A step: the seconds that it took at a first start where they were measured, its name, what it does."""


class Command(BaseCommand):
    requires_system_checks = []
    help = "Připraví web: databázi, obsah, rejstřík a statické soubory. Co je hotové, nechá být."

    def handle(self, *args: Any, **options: Any) -> None:
        demand_whole()
        try:
            with alone(self.stdout):
                self._prepare()
        except OSError as error:
            self._only_read(error)
        except (OperationalError, MigrationSchemaMissing) as error:
            if not any(said in str(error) for said in CANNOT_WRITE):
                raise
            self._only_read(error)

    def _only_read(self, error: Exception) -> None:
        """The data folder cannot be written: what lies there is shown as it is, if it can be shown at all."""
        shown = False
        with suppress(OperationalError):
            shown = is_migrated() and Rulebook.objects.exists()
        if not shown:
            raise CommandError(cannot_write(error))
        self.stderr.write(_("Do složky %(path)s nelze psát (%(why)s): web se bude jen číst, tak jak je.") % {
            "path": settings.DATA_DIR, "why": error})  # fmt: skip

    def _prepare(self) -> None:
        steps, first, measured, spent = list(self._steps()), False, 0.0, 0.0
        for n, (seconds, name, work) in enumerate(steps, start=1):
            spent, measured = spent + self._take(name, work), measured + seconds
            first = first or n == 1 and not Rulebook.objects.exists()
            if first:  # later on only what has changed is done, and nobody knows how much that is
                self._estimate(sum(left for left, *_rest in steps[n:]) * spent / measured)
        settle()
        self._waiting()

    def _steps(self) -> Iterator[Step]:
        yield 1.2, _("databáze"), migrate
        yield 8.4, _("obsah"), lambda: load_changed(out=self.stdout, err=self.stderr)
        if "index" in get_commands():
            yield 7.6, _("rejstřík hledání"), lambda: call_command("index", "--if-needed", stdout=self.stdout)
        if not settings.DEBUG:
            yield 2, _("statické soubory"), self._collect

    def _take(self, name: str, work: Callable[[], None]) -> float:
        """Take a step; the seconds that it took."""
        started = time.monotonic()
        self.stdout.write(f"· {name} …")
        self.stdout.flush()
        with uncollected():
            work()
        took = time.monotonic() - started
        if took > SLOW:
            self.stdout.write(_("  hotovo za %.1f s") % took)
        return took

    def _estimate(self, seconds: float) -> None:
        """How long it will still take, as far as the steps that are done tell."""
        if seconds > SLOW:
            self.stdout.write(_("  zbývá asi %d s") % round(seconds))

    def _waiting(self) -> None:
        """How many situations wait to be played; `manage.py prove` plays them while the site is read."""
        waiting = Scenario.objects.filter(verdict=None).count()
        if waiting:
            self.stdout.write(_("  %d situací zatím nebylo zahráno; přehrají se na pozadí") % waiting)

    def _collect(self) -> None:
        stamp, wanted = Path(settings.STATIC_ROOT) / ".stamp", _static_digest()
        if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
            return
        collect()
        stamp.write_text(wanted, encoding="ascii")


def _static_digest() -> str:
    """The hash of our static files and the versions of the packages that bring others."""
    hasher = hashlib.sha256(f"{django.__version__} {settings.STATICFILES_DIRS}".encode())
    for config in apps.get_app_configs():
        root = Path(config.path) / "static"
        if Path(config.path).is_relative_to(settings.BASE_DIR) and ".venv" not in root.parts:
            for path in sorted(root.rglob("*")):
                if path.is_file():
                    hasher.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return hasher.hexdigest()
