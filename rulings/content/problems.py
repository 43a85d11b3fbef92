"""What is wrong with the content: each problem with its file and line, what it is, and how to mend it."""

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Problem:
    """One mistake, as an editor wants to read it: `rules/07-vyzvy.md:12: … Náprava: …`."""

    file: str
    line: int
    message: str
    fix: str = ""

    def __str__(self) -> str:
        fix = f" Náprava: {self.fix}" if self.fix else ""
        return f"{self.file}:{self.line}: {self.message}{fix}"


@dataclass
class Problems:
    """The problems met so far. Reading goes on after one, so that an editor sees all of them at once."""

    found: list[Problem] = field(default_factory=list)

    def add(self, file: str, line: int, message: str, fix: str = "") -> None:
        self.found.append(Problem(file, line, str(message), str(fix)))

    def sorted(self) -> list[Problem]:
        return sorted(set(self.found))

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.sorted())

    def __bool__(self) -> bool:
        return bool(self.found)


class ContentError(Exception):
    """The content is not fit to be loaded; nothing was written."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))
