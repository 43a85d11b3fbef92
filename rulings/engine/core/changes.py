"""What differs between two positions, as a reader is told, and changes of one move after another as one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Change:
    """What differs, before and after; ``said`` is the same as a clause in Czech, "" where a reader need not hear of it."""

    what: str
    before: str
    after: str
    said: str = ""

    def as_dict(self) -> dict[str, str]:
        return {"what": self.what, "before": self.before, "after": self.after, "said": self.said}


def together(earlier: Iterable[Change], later: Iterable[Change]) -> tuple[Change, ...]:
    """Changes of one move after another: each thing as it was before the first and is after the last."""
    found = {one.what: one for one in earlier}
    for one in later:
        found[one.what] = _since(found[one.what], one) if one.what in found else one
    return tuple(one for one in found.values() if one.before != one.after)


def _since(first: Change, last: Change) -> Change:
    """Two changes of one thing as one; a clause that says what was before says what was before the first."""
    said = last.said.replace(f"(předtím {last.before})", f"(předtím {first.before})")
    return replace(last, before=first.before, said=said)
