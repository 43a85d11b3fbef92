"""`manage.py verify`: play the situations and tell what does not stand (DESIGN, section 7)."""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from rulings.management.ready import Content, shown, stand_ready
from rulings.management.scratch import verify_file
from rulings.models import Rulebook
from rulings.models.scenario import Outcome
from rulings.services import Proof, verify
from rulings.workers import cores


class Command(BaseCommand):
    help = "Přehraje situace, vypíše jen ty, které neobstály, a souhrn. Končí 0, jen když obstály všechny."

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("targets", nargs="*", metavar="BOOK|FILE", help="označení pravidel nebo soubor .feature")
        parser.add_argument("--json", action="store_true", help="záznam pro každou situaci")
        parser.add_argument("--why", action="store_true", help="zjistí i to, o která všechna pravidla se verdikty opírají")
        parser.add_argument("--no-bites", action="store_true", help="nezkoumá, zda bez pravidla situace neobstojí")

    def handle(self, *args: Any, **options: Any) -> None:
        proofs = self._proofs(options["targets"], bites=not options["no_bites"], why=options["why"])
        if options["json"]:
            records = [proof.as_dict() | {"file": _shown(proof)} for proof in proofs]
            self.stdout.write(json.dumps(records, ensure_ascii=False, indent=1))
        else:
            self._tell(proofs)
        if not all(proof.stands for proof in proofs):
            raise SystemExit(1)

    def _proofs(self, targets: list[str], *, bites: bool, why: bool) -> list[Proof]:
        files = [Path(target) for target in targets if target.endswith(".feature")]
        books = [target for target in targets if not target.endswith(".feature")]
        missing = [str(path) for path in files if not path.is_file()]
        if missing:
            raise CommandError(_("Soubor %s neexistuje.") % ", ".join(missing))
        proofs = [proof for path in files for proof in verify_file(path, bites=bites)]
        return proofs + (self._books(books, bites=bites, why=why) if books or not files else [])

    def _books(self, books: list[str], *, bites: bool, why: bool) -> list[Proof]:
        """The situations of rulebooks, as the content folder has them now."""
        stand_ready(self.stderr, Content.CURRENT)
        unknown = set(books) - set(Rulebook.objects.values_list("slug", flat=True))
        if unknown:
            raise CommandError(_("Pravidla %s v obsahu nejsou.") % ", ".join(sorted(unknown)))
        return verify(books=books, bites=bites, why=why, workers=cores(), say=self.stderr.write)

    def _tell(self, proofs: list[Proof]) -> None:
        for proof in proofs:
            if not proof.stands:
                self.stdout.write(f"{_shown(proof)}:{proof.report.reason_line}: {proof.report.name}: {_fault(proof)}")
        counts = Counter(proof.report.verdict for proof in proofs)
        toothless = sum(proof.report.verdict == Outcome.CONFIRMED and not proof.stands for proof in proofs)
        self.stdout.write(
            _("Situací %(all)d: potvrzeno %(yes)d, vyvráceno %(no)d, nelze rozhodnout %(open)d, nekouše %(soft)d.")
            % {
                "all": len(proofs),
                "yes": counts[Outcome.CONFIRMED],
                "no": counts[Outcome.REFUTED],
                "open": counts[Outcome.UNDECIDED],
                "soft": toothless,
            }  # fmt: skip
        )


def _fault(proof: Proof) -> str:
    if proof.report.verdict != Outcome.CONFIRMED:
        return f"{Outcome(proof.report.verdict).label}: {proof.report.reason}"
    rule = proof.report.rule or _("žádné pravidlo")
    return _("potvrzeno, ale nekouše: obstojí i bez %s.") % rule


def _shown(proof: Proof) -> str:
    return shown(proof.file, Path(settings.FIXTURES_DIR))
