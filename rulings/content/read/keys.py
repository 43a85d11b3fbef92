"""The keys of the formats: which must be there, which may be, and what type each has."""

from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from ..problems import Problems
from .yaml import Entry

WORDS = {str: "text", int: "celé číslo", bool: "true nebo false", list: "seznam", dict: "oddíl"}


@dataclass(frozen=True)
class Shape:
    """What an entry of a format looks like. A type in a tuple with None may be left empty."""

    required: dict[str, Any]
    optional: dict[str, Any] = field(default_factory=dict)
    values: dict[str, frozenset[str]] = field(default_factory=dict)

    def check(self, entry: Entry, *, file: str, problems: Problems) -> bool:
        """Note every fault of an entry; whether it is fit for use."""
        faults = len(problems.found)
        for key in self.required:
            if key not in entry:
                problems.add(file, entry.line, _("Chybí klíč „%s“.") % key, _("Doplňte jej."))
        for key, value in entry.items():
            self._check_value(key, value, file, entry.lines[key], problems)
        return len(problems.found) == faults

    def _check_value(self, key: str, value: Any, file: str, line: int, problems: Problems) -> None:
        kinds = self.required.get(key) or self.optional.get(key)
        if kinds is None:
            known = ", ".join(sorted(self.required | self.optional))
            problems.add(file, line, _("Neznámý klíč „%s“.") % key, _("Použijte některý z: %s.") % known)
        elif not _fits(value, kinds):
            problems.add(file, line, _("Klíč „%(key)s“ má být %(kind)s.") % {"key": key, "kind": _words(kinds)})
        elif key in self.values and value is not None and value not in self.values[key]:
            allowed = ", ".join(sorted(self.values[key]))
            message = _("Hodnota „%(value)s“ klíče „%(key)s“ není povolena.") % {"value": value, "key": key}
            problems.add(file, line, message, _("Použijte některou z: %s.") % allowed)


def _fits(value: Any, kinds: Any) -> bool:
    kinds = kinds if isinstance(kinds, tuple) else (kinds,)
    if value is None:
        return None in kinds
    types = tuple(kind for kind in kinds if kind is not None)
    if isinstance(value, bool) and bool not in types:
        return False
    return isinstance(value, types)


def _words(kinds: Any) -> str:
    kinds = kinds if isinstance(kinds, tuple) else (kinds,)
    return " nebo ".join("prázdný" if kind is None else WORDS.get(kind, "datum") for kind in kinds)
