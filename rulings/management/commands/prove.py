"""`manage.py prove`: play what has not been played yet, while the site is read; first the verdicts, then what they rest on."""

import fcntl
import os
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _

from rulings.management.ready import Content, stand_ready
from rulings.services import verify
from rulings.workers import cores

POLITE = 10
"""How far behind everything else it stands in the queue for the processor."""


class Command(BaseCommand):
    requires_system_checks = []
    help = "Přehraje na pozadí situace, jejichž verdikt chybí nebo zastaral. Ukončit jej lze kdykoli; nic se neztratí."

    def handle(self, *args: Any, **options: Any) -> None:
        stand_ready(self.stderr, Content.SOME)
        with (Path(settings.DATA_DIR) / "prove.lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return  # somebody plays already
            os.nice(POLITE)
            self._play()

    def _play(self) -> None:
        proofs = verify(workers=cores(), say=self.stdout.write)
        if fallen := sum(not proof.stands for proof in proofs):
            self.stdout.write(_("%(bad)d z %(all)d situací neobstálo; vypíše je manage.py verify") % {
                "bad": fallen, "all": len(proofs)})  # fmt: skip
        verify(why=True, workers=cores(), say=self.stdout.write)
