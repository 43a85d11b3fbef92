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

SLOW = 2.0


class Command(BaseCommand):
    requires_system_checks = []
    help = "Připraví web: databázi, obsah, rejstřík, verdikty a statické soubory. Co je hotové, nechá být."

    def handle(self, *args: Any, **options: Any) -> None:
        self._step(_("databáze"), migrate)
        self._step(_("obsah"), lambda: load_changed(out=self.stdout, err=self.stderr))
        self._step(_("verdikty"), self._verify)
        if "index" in get_commands():
            self._step(_("rejstřík hledání"), lambda: call_command("index", "--if-needed", stdout=self.stdout))
        if not settings.DEBUG:
            self._step(_("statické soubory"), self._collect)

    def _step(self, name: str, work: Callable[[], None]) -> None:
        started = time.monotonic()
        self.stdout.write(f"· {name} …")
        self.stdout.flush()
        work()
        took = time.monotonic() - started
        if took > SLOW:
            self.stdout.write(_("  hotovo za %.1f s") % took)

    def _verify(self) -> None:
        """A situation that does not stand is shown on its page; it does not keep the site from being served."""
        from rulings.services import verify

        proofs = verify(say=self.stdout.write)
        fallen = sum(not proof.stands for proof in proofs)
        if fallen:
            self.stdout.write(_("  %(bad)d z %(all)d situací neobstálo; vypíše je manage.py verify") % {
                "bad": fallen, "all": len(proofs)})  # fmt: skip

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
