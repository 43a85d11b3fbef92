"""`manage.py coverage`: how much of each rulebook is proved, and what is missing."""

import argparse
import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from rulings.coverage import COUNTS, Coverage
from rulings.management.ready import Content, stand_ready
from rulings.models import Rulebook
from rulings.models.ruling import Standing
from rulings.selectors import coverage
from rulings.services import verify
from rulings.workers import cores

LACKS = {
    "no-scenario": "žádná situace",
    "does-not-bite": "situace obstojí i bez pravidla",
    "refuted": "situace vyvrácena",
    "undecided": "nelze rozhodnout",
}


class Command(BaseCommand):
    help = "Spočítá tvrzení vyslovená a potvrzená a vyjmenuje, co chybí. Zastaralé verdikty nejdřív obnoví."

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("book", nargs="?", metavar="BOOK", help="označení pravidel; jinak všechna")
        parser.add_argument("--json", action="store_true", help="jako JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        stand_ready(self.stderr, Content.CURRENT)
        book = options["book"]
        if book and not Rulebook.objects.filter(slug=book).exists():
            raise CommandError(_("Pravidla %s v obsahu nejsou.") % book)
        verify(books=[book] if book else [], workers=cores(), say=self.stderr.write)
        figures = coverage(book=book)
        if options["json"]:
            self.stdout.write(json.dumps([one.as_dict() for one in figures], ensure_ascii=False, indent=1))
            return
        for one in figures:
            self._tell(one)

    def _tell(self, one: Coverage) -> None:
        self.stdout.write(f"{one.book}: " + ", ".join(f"{name} {getattr(one, name)}" for name in COUNTS))
        standings = ", ".join(f"{Standing(standing).label} {count}" for standing, count in one.rulings.items())
        self.stdout.write("  " + _("platné výklady: %s") % standings)
        self._shared(one)
        self._list(_("nevyslovená tvrzení"), one.unstated)
        for code, label in LACKS.items():
            self._list(_("nepotvrzená tvrzení: %s") % label, [key for key, why in one.unconfirmed.items() if why == code])
        self._list(_("vyvrácené situace"), one.refuted_scenarios)
        self._list(_("nerozhodnuté situace"), one.undecided_scenarios)
        self._list(_("platné výklady bez potvrzené situace"), one.unproved_rulings)

    def _shared(self, one: Coverage) -> None:
        """How many rules no proof tells from another, and why."""
        told = {"shared": one.shared, "numbers": one.numbers, "declared": len(one.shared_declared),
                "unexplained": len(one.shared_unexplained)}  # fmt: skip
        self.stdout.write(
            "  "
            + _("bez vlastního důkazu %(shared)d z %(numbers)d: totéž co jiné říká %(declared)d, nevysvětleno %(unexplained)d")
            % told
        )
        for number, same in one.shared_declared.items():
            self.stdout.write(f"    {number} = {', '.join(same['others'])}: {same['because']}")
        for number, others in one.shared_unexplained.items():
            self.stdout.write(
                "    " + _("%(number)s nelze odlišit od %(others)s") % {"number": number, "others": ", ".join(others)}
            )
        self._list(_("opakuje pravidlo dřívější knihy"), [*one.restated])

    def _list(self, label: str, ids: list[str]) -> None:
        if ids:
            self.stdout.write(f"  {label} ({len(ids)}): {' '.join(ids)}")
