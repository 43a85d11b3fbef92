"""The table of timing cites rules that are there, and each of its rows cites one at least."""

from django.utils.translation import gettext as _

from ..problems import Problems
from ..records import BookRecord
from .library import Library


def check_timing(book: BookRecord, library: Library, problems: Problems) -> None:
    """Note every row without a rule and every number of no rule."""
    for row in book.timing:
        if not row.rules:
            problems.add(row.file, row.line, _("„%s“ nestojí na žádném pravidle.") % row.title, _("Uveďte jeho číslo."))
        for rule in row.rules:
            slug, _space, number = rule.rpartition(" ")
            library.check_rule(slug or book.slug, number, file=row.file, line=row.line, problems=problems)
