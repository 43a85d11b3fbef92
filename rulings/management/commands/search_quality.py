"""``manage.py search_quality``: does search find what players ask? By rulebook and half, and over forms of words."""

import argparse
import json
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _l

from rulings.management.ready import Content, stand_ready
from rulings.search import door
from rulings.search.quality import (
    LOOKED_AT,
    Answers,
    Asked,
    Figures,
    Question,
    measure,
    read_inflections,
    read_questions,
)

QUESTIONS = Path(settings.BASE_DIR) / "tests" / "quality" / "questions"
FIRST = 5
HALVES = {"open": _l("otevřené"), "sealed": _l("zapečetěné"), "further": _l("další")}


class Command(BaseCommand):
    help = "Změří hledání otázkami hráčů: první zásah, prvních pět, MRR, podle pravidel a poloviny."

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--json", action="store_true", help="jako JSON")
        parser.add_argument("--within", action="store_true", help="ptát se jen v pravidlech, kterých se otázka týká")
        parser.add_argument("--missed", action="store_true", help="vypsat otevřené otázky, jejichž odpověď není v první pětici")
        parser.add_argument("--worst", type=int, default=0, metavar="N", help="vypsat N otevřených otázek s nejhorším místem")
        parser.add_argument("--questions", type=Path, default=QUESTIONS, help="složka s otázkami")

    def handle(self, *args: Any, **options: Any) -> None:
        stand_ready(self.stderr, Content.SOME)
        door.refresh()
        door.search("zahřátí")
        answers = Answers()
        rows: dict[str, dict[str, Figures]] = {}
        seen: list[tuple[str, Asked]] = []
        for path in sorted(options["questions"].glob("*.tsv")):
            if path.stem != "inflections":
                questions = read_questions(path)
                rows[path.stem] = {}
                for half in HALVES:
                    of_half = [one for one in questions if one.half == half]
                    rows[path.stem][half], asked = self._measure(of_half, path.stem if options["within"] else "", answers)
                    seen += [(path.stem, one) for one in asked if half != "sealed"]
        rows["*"] = {half: _together([of[half] for of in rows.values()]) for half in HALVES}
        pairs = options["questions"] / "inflections.tsv"
        forms = self._forms(read_inflections(pairs)) if pairs.is_file() else None
        if options["json"]:
            told = {book: {half: one.as_dict() for half, one in of.items()} for book, of in rows.items()}
            self.stdout.write(json.dumps({"questions": told, "inflections": forms}, ensure_ascii=False, indent=1))
            return
        self._tell(rows, forms)
        if options["missed"]:
            self._list([(book, one) for book, one in seen if not 0 < one.rank <= FIRST])
        if options["worst"]:
            self._list(sorted(seen, key=lambda pair: -(pair[1].rank or LOOKED_AT + 1))[: options["worst"]])

    def _list(self, asked: list[tuple[str, Asked]]) -> None:
        """Questions with the place of the first right answer, the claims that would be one, and what stood first instead."""
        for book, one in asked:
            self.stdout.write(f"{book}: {one.rank or '-'} {one.question.text} {sorted(one.question.claims)} → {one.first}")

    def _measure(self, questions: list[Question], book: str, answers: Answers) -> tuple[Figures, list[Asked]]:
        return measure(questions, lambda text: door.search(text, book=book, limit=LOOKED_AT).hits, answers)

    def _forms(self, pairs: list[tuple[str, str]]) -> dict[str, Any]:
        """How many pairs of forms find each other: one of the first five hits is the same."""

        def first(word: str) -> set[str]:
            return {hit.document.key for hit in door.search(word, limit=5).hits}

        apart = [(a, b) for a, b in pairs if first(a).isdisjoint(first(b))]
        return {"pairs": len(pairs), "together": len(pairs) - len(apart), "apart": [f"{a} {b}" for a, b in apart]}

    def _tell(self, rows: dict[str, dict[str, Figures]], forms: dict[str, Any] | None) -> None:
        self.stdout.write(
            f"{'':16}{_('část'):12}{_('otázek'):>7}{'top-1':>8}{'top-5':>8}{'MRR':>7}{'bez háčků':>11}{'p50':>7}{'p95 ms':>8}"
        )
        for book, of in rows.items():
            for half, figures in of.items():
                one = figures.as_dict()
                if one["questions"]:
                    self.stdout.write(
                        f"{book:16}{HALVES[half]:12}{one['questions']:>7}{one['top1']:>8}{one['top5']:>8}{one['mrr']:>7}"
                        f"{one['plain']:>11}{one['p50_ms']:>7}{one['p95_ms']:>8}"
                    )
        if forms:
            self.stdout.write(_("dvojic tvarů: %(pairs)d, shodně: %(together)d") % forms)
            for pair in forms["apart"]:
                self.stdout.write(f"  {pair}")


def _together(figures: list[Figures]) -> Figures:
    return Figures(
        [rank for one in figures for rank in one.ranks],
        [same for one in figures for same in one.same],
        [cost for one in figures for cost in one.cost],
    )
