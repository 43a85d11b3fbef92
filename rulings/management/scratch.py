"""A feature file played as it lies, loaded or not: for whoever is writing it."""

from dataclasses import replace
from pathlib import Path

from django.utils.translation import gettext as _

from rulings.content.problems import Problems
from rulings.content.read import read_cards, read_feature
from rulings.content.records import ScenarioRecord
from rulings.engine import Report
from rulings.models.scenario import Outcome
from rulings.proof import Depth, Played, Task
from rulings.services import Proof


def verify_file(path: Path, *, bites: bool) -> list[Proof]:
    """The proofs of a file, with the cards of the rulebook folder it lies in. Nothing is stored."""
    problems = Problems()
    records = read_feature(path.read_text(encoding="utf-8"), str(path.resolve()), problems)
    if problems:
        return [_unread(str(path.resolve()), problem.line, problem.message) for problem in problems]
    folder = path.resolve().parent.parent
    cards = {record.fields["title"]: record.fields for record in read_cards(folder, Problems())}
    edition = folder.name if (folder / "rulebook.yaml").is_file() else None
    proofs = []
    for record in records:
        played = Task(record.text, None if record.rule else edition).play(cards, Depth(bites))
        proofs.append(_proof(record, played, bites=bites))
    return proofs


def _proof(record: ScenarioRecord, played: Played, *, bites: bool) -> Proof:
    below = max(0, played.report.reason_line - record.own_line) if played.report.reason_line else 0
    head = {"name": record.name, "line": record.line, "reason_line": record.line + below, "rule": " ".join(record.rule or ())}
    return Proof(record.file, replace(played.report, **head), record.claims, bites)


def _unread(file: str, line: int, message: str) -> Proof:
    return Proof(file, Report(_("(soubor)"), line, Outcome.UNDECIDED, reason=message, reason_line=line))
