"""What a load changed, so that it can be told."""

from collections import Counter
from dataclasses import dataclass, field

from django.utils.translation import gettext as _

SIGNS = {"added": "+", "changed": "~", "removed": "−", "withdrawn": "×"}


@dataclass
class Changes:
    """Counts by rulebook and noun, and a line for each thing whose wording or state changed."""

    counts: dict[tuple[str, str], Counter[str]] = field(default_factory=dict)
    details: list[str] = field(default_factory=list)

    def note(self, book: str, noun: str, what: str, name: str = "") -> None:
        self.counts.setdefault((book, noun), Counter())[what] += 1
        if name and what != "added":
            self.details.append(f"{SIGNS[what]} {book}: {noun} {name}")

    def __bool__(self) -> bool:
        return bool(self.counts)

    def lines(self) -> list[str]:
        """One line a rulebook and noun, then the details."""
        if not self:
            return [_("Beze změny.")]
        summary = [
            f"{book}: {noun} " + " ".join(f"{SIGNS[what]}{count}" for what, count in sorted(counter.items()))
            for (book, noun), counter in self.counts.items()
        ]
        return summary + self.details
