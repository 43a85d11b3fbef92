"""`timing.yaml`: how a game runs, for a table: phases with their steps, windows, and who may act."""

from pathlib import Path

from django.utils.translation import gettext as _

from ..problems import Problems
from ..records import TimingRecord
from .keys import Shape
from .yaml import Entry, read_yaml

TIMING = "timing.yaml"
STEP = Shape(required={"title": str, "rules": list}, optional={"who": (str, None), "window": (bool, None), "note": (str, None)})
PHASE = Shape(required=STEP.required, optional=STEP.optional | {"steps": (list, None)})


def read_timing(folder: Path, problems: Problems) -> list[TimingRecord]:
    """The phases of a rulebook, each followed by its steps; none where it has no such file."""
    path, file = folder / TIMING, f"{folder.name}/{TIMING}"
    if not path.is_file():
        return []
    told = read_yaml(path.read_text(encoding="utf-8"), file=file, problems=problems)
    if not isinstance(told, list):
        problems.add(file, 1, _("Čekám %s.") % _("seznam fází"))
        return []
    found: list[TimingRecord] = []
    for phase in told:
        found += _read(phase, PHASE, 0, file, problems)
        for step in (isinstance(phase, Entry) and phase.get("steps")) or ():
            found += _read(step, STEP, 1, file, problems)
    return found


def _read(entry: object, shape: Shape, depth: int, file: str, problems: Problems) -> list[TimingRecord]:
    if not isinstance(entry, Entry):
        problems.add(file, 1, _("Položka „%s“ není oddíl s klíči.") % entry, _("Začněte ji „- title: …“."))
        return []
    if not shape.check(entry, file=file, problems=problems):
        return []
    rules = tuple(str(rule) for rule in entry["rules"])
    words = {key: (entry.get(key) or "").strip() for key in ("who", "note")}
    return [TimingRecord(depth, entry["title"], words["who"], bool(entry.get("window")), words["note"], rules, file, entry.line)]
