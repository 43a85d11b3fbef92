"""All the rulebooks there are, so that a link from one to another can be followed."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from rulings.engine.core.numbers import sort_key

from ..problems import Problems
from ..records import BookRecord, WordRecord


@dataclass(frozen=True)
class Library:
    """The rulebooks by slug, and the forms that none of them may use."""

    books: dict[str, BookRecord]
    words: tuple[WordRecord, ...] = ()

    def shelf(self, book: BookRecord) -> list[BookRecord]:
        """A rulebook and those it extends, nearest first."""
        found: dict[str, BookRecord] = {}
        record: BookRecord | None = book
        while record is not None and record.slug not in found:
            found[record.slug] = record
            record = self.books.get(str(record.fields.get("extends")))
        return list(found.values())

    def check_rule(self, book: str, number: str, *, file: str, line: int, problems: Problems) -> bool:
        """Whether a rule exists; if not, note it with what is nearest to it."""
        record = self.books.get(book)
        if record is None:
            known = ", ".join(sorted(self.books))
            message = _("Neznámá pravidla hry „%(book)s“ v odkazu %(book)s %(number)s.") % {
                "book": book, "number": number}  # fmt: skip
            problems.add(file, line, message, _("Použijte některá z: %s.") % known)
        elif number not in record.numbers:
            message = _("Pravidlo %(book)s %(number)s neexistuje.") % {"book": book, "number": number}
            problems.add(file, line, message, _near(number, record))
        else:
            return True
        return False


def _near(number: str, record: BookRecord) -> str:
    """What the chapter of a missing rule does have."""
    same = sorted((own for own in record.numbers if own.split(".")[0] == number.split(".")[0]), key=sort_key)
    if not same:
        return _("Opravte číslo; kapitola %s není.") % number.split(".")[0]
    return _("Opravte číslo; kapitola má %(first)s až %(last)s.") % {"first": same[0], "last": same[-1]}
