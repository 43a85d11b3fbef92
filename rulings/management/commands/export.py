"""`manage.py export`: what people wrote on the site, as files of the content folder."""

import argparse
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _

from rulings.content.export import export
from rulings.management.ready import stand_ready


class Command(BaseCommand):
    help = "Zapíše výklady napsané na webu do složky obsahu, ve formátu, ze kterého se načítají."

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("books", nargs="*", metavar="BOOK", help="označení pravidel; jinak všechna")
        parser.add_argument("--into", type=Path, default=None, help="jiná složka než složka obsahu")

    def handle(self, *args: Any, **options: Any) -> None:
        stand_ready(self.stderr)
        into = Path(options["into"] or settings.FIXTURES_DIR)
        written = export(into=into, books=options["books"] or None)
        for path in written:
            self.stdout.write(str(path))
        self.stdout.write(_("Zapsáno výkladů: %d.") % len(written))
