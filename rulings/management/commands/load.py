"""`manage.py load`: bring the database in line with the content folder."""

import argparse
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _

from rulings.content.load import is_current, load
from rulings.content.problems import ContentError
from rulings.management.alone import alone
from rulings.management.ready import stand_ready, tell


class Command(BaseCommand):
    help = "Načte pravidla, pojmy, karty, výklady a situace ze složky obsahu. Nejdřív vše zkontroluje, pak zapíše."

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("books", nargs="*", metavar="BOOK", help="označení pravidel, např. agot-ccg; jinak všechna")
        parser.add_argument("--dry-run", action="store_true", help="jen řekne, co by se změnilo")
        parser.add_argument("--if-changed", action="store_true", help="nic nečte, pokud se obsah od posledně nezměnil")
        parser.add_argument("--fixtures", type=Path, default=None, help="jiná složka obsahu")

    def handle(self, *args: Any, **options: Any) -> None:
        stand_ready(self.stderr)
        fixtures = Path(options["fixtures"] or settings.FIXTURES_DIR)
        if options["if_changed"] and is_current(fixtures):
            self.stdout.write(_("Obsah je načten."))
            return
        try:
            with alone(self.stdout):
                changes = load(
                    fixtures=fixtures, books=options["books"], dry_run=options["dry_run"],
                    say=self.stdout.write if options["verbosity"] > 1 else lambda text: None,
                )  # fmt: skip
        except ContentError as error:
            raise tell(error, fixtures=fixtures, err=self.stderr) from None
        for line in changes.lines():
            self.stdout.write(line)
        if options["dry_run"]:
            self.stdout.write(_("Zkouška: nic se nezapsalo."))
