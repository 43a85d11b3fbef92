"""`words.yaml`: forms that a reader must not meet. One list beside the rulebooks, and one in each that wants its own."""

from pathlib import Path

from django.utils.translation import gettext as _

from ..problems import Problems
from ..records import WordRecord
from .keys import Shape
from .yaml import Entry, read_yaml

COMMON = "words.yaml"
WORD = Shape(required={"avoid": list, "say": str}, optional={"why": (str, None), "except": (list, None)})


def read_words(path: Path, file: str, problems: Problems) -> list[WordRecord]:
    """The entries of one list; none where there is no such file."""
    if not path.is_file():
        return []
    listed = read_yaml(path.read_text(encoding="utf-8"), file=file, problems=problems)
    if listed is None:
        return []
    if not isinstance(listed, list):
        problems.add(file, 1, _("Čekám %s.") % _("seznam položek"), _("Začněte každou „- avoid: […]“."))
        return []
    return [record for entry in listed if (record := _entry(entry, file, problems))]


def _entry(entry: object, file: str, problems: Problems) -> WordRecord | None:
    if not isinstance(entry, Entry):
        problems.add(file, 1, _("Položka „%s“ není oddíl s klíči.") % entry, _("Začněte ji „- avoid: […]“."))
        return None
    if not WORD.check(entry, file=file, problems=problems):
        return None
    avoid, allowed = (_forms(entry, key, file, problems) for key in ("avoid", "except"))
    if avoid == ():
        problems.add(file, entry.lines["avoid"], _("Klíč „avoid“ je prázdný."), _("Vypište tvary, nebo položku smažte."))
    if not avoid or allowed is None:
        return None
    return WordRecord(avoid, entry["say"], entry.get("why") or "", allowed, file, entry.line)


def _forms(entry: Entry, key: str, file: str, problems: Problems) -> tuple[str, ...] | None:
    """The forms under a key; None where one of them is no word (YAML reads a bare `ne` or 7 as something else)."""
    forms = entry.get(key) or []
    wrong = [form for form in forms if not isinstance(form, str) or not form.strip()]
    for form in wrong:
        message = _("V klíči „%(key)s“ je „%(word)s“, ne slovo.") % {"key": key, "word": form}
        problems.add(file, entry.lines[key], message, _("Dejte slovo do uvozovek."))
    return None if wrong else tuple(form.strip() for form in forms)
