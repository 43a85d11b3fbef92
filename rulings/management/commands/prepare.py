"""`manage.py prepare`: everything between an empty folder and a site that can be served; a moment when all is in place."""

import hashlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import django
from django.apps import apps
from django.conf import settings
from django.core.management import call_command, get_commands
from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _

from rulings.management.ready import load_changed, migrate
from rulings.models import Scenario

SLOW = 2.0


class Command(BaseCommand):
    requires_system_checks = []
    help = "Připraví web: databázi, obsah, rejstřík a statické soubory. Co je hotové, nechá být."

    def handle(self, *args: Any, **options: Any) -> None:
        self._step(_("databáze"), migrate)
        self._step(_("obsah"), lambda: load_changed(out=self.stdout, err=self.stderr))
        if "index" in get_commands():
            self._step(_("rejstřík hledání"), lambda: call_command("index", "--if-needed", stdout=self.stdout))
        if not settings.DEBUG:
            self._step(_("statické soubory"), self._collect)
        self._waiting()

    def _step(self, name: str, work: Callable[[], None]) -> None:
        started = time.monotonic()
        self.stdout.write(f"· {name} …")
        self.stdout.flush()
        work()
        took = time.monotonic() - started
        if took > SLOW:
            self.stdout.write(_("  hotovo za %.1f s") % took)

    def _waiting(self) -> None:
        """How many situations wait to be played; `manage.py prove` plays them while the site is read."""
        waiting = Scenario.objects.filter(verdict=None).count()
        if waiting:
            self.stdout.write(_("  %d situací zatím nebylo zahráno; přehrají se na pozadí") % waiting)

    def _collect(self) -> None:
        stamp, wanted = Path(settings.STATIC_ROOT) / ".stamp", _static_digest()
        if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
            return
        call_command("collectstatic", interactive=False, clear=True, verbosity=0)
        stamp.write_text(wanted, encoding="ascii")


def _static_digest() -> str:
    """The hash of our static files and the versions of the packages that bring others."""
    hasher = hashlib.sha256(django.__version__.encode())
    for config in apps.get_app_configs():
        root = Path(config.path) / "static"
        if Path(config.path).is_relative_to(settings.BASE_DIR) and ".venv" not in root.parts:
            for path in sorted(root.rglob("*")):
                if path.is_file():
                    hasher.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return hasher.hexdigest()
