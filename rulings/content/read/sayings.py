"""`everyday.yaml`: what players say for a term or a rule, beside its names in `terms.yaml`."""

from pathlib import Path

from django.utils.translation import gettext as _

from ..problems import Problems
from ..records import SayingRecord
from .yaml import Entry, read_yaml

SAYINGS = "everyday.yaml"


def read_sayings(folder: Path, problems: Problems) -> list[SayingRecord]:
    """The entries of a rulebook; none where it has no such file."""
    path, file = folder / SAYINGS, f"{folder.name}/{SAYINGS}"
    if not path.is_file():
        return []
    told = read_yaml(path.read_text(encoding="utf-8"), file=file, problems=problems)
    if not isinstance(told, Entry):
        problems.add(file, 1, _("Čekám %s.") % _("oddíl, jehož klíče jsou pojmy a čísla pravidel"))
        return []
    found = []
    for target, listed in told.items():
        words = listed if isinstance(listed, list) else []
        wrong = [word for word in words if not isinstance(word, str) or not word.strip()]
        for word in wrong:
            message = _("V klíči „%(key)s“ je „%(word)s“, ne slovo.") % {"key": target, "word": word}
            problems.add(file, told.lines[target], message, _("Dejte slovo do uvozovek."))
        if not words:
            problems.add(file, told.lines[target], _("Klíč „%s“ nemá seznam slov.") % target, _("Vypište je, nebo klíč smažte."))
        elif not wrong:
            found.append(SayingRecord(target, tuple(word.strip() for word in words), file, told.lines[target]))
    return found
