"""A ruling stands as it says it does: what is official says where, what the editors decided says why."""

from django.utils.translation import gettext as _

from ..links import rule_mentions
from ..problems import Problems
from ..records import BookRecord, RulingRecord
from ..standing import SPEAKING, Said, standing_faults
from .library import Library


def check_standing(book: BookRecord, library: Library, problems: Problems) -> None:
    """Note every ruling that claims more than it has, or less than it says."""
    for ruling in book.rulings:
        if ruling.status in SPEAKING:
            _check_standing(ruling, book, library, problems)
            _check_numbers(ruling, book, problems)


def _check_standing(ruling: RulingRecord, book: BookRecord, library: Library, problems: Problems) -> None:
    said = Said(ruling.standing, ruling.source, ruling.where, ruling.reason, ruling.answer)
    for fault in standing_faults(said, _headings(ruling, book, library)):
        line = ruling.answer_line if fault.key == "answer" else ruling.line_of(fault.key)
        problems.add(ruling.file, line, fault.message, fault.fix)


def _headings(ruling: RulingRecord, book: BookRecord, library: Library) -> dict[str, bool]:
    """The headings of the inventories a ruling may quote: whether one of its rules states a claim under each."""
    found: dict[str, bool] = {}
    for record in library.shelf(book):
        stated = {code for rule in record.rules if (record.slug, rule.number) in ruling.rules for code in rule.claims}
        for claim in record.claims:
            heading = claim.fields["heading"]
            found[heading] = found.get(heading, False) or claim.code in stated
    return found


def _check_numbers(ruling: RulingRecord, book: BookRecord, problems: Problems) -> None:
    named = {(mention.book, mention.number) for mention in rule_mentions(ruling.answer, book.slug)}
    for slug, number in sorted(named - set(ruling.rules)):
        message = _("Odpověď jmenuje pravidlo %s, seznam rules ne.") % _short(slug, number, book)
        problems.add(ruling.file, ruling.answer_line, message, _("Doplňte je do rules."))
    for slug, number in sorted(set(ruling.rules) - named):
        message = _("Seznam rules má pravidlo %s, odpověď je nejmenuje.") % _short(slug, number, book)
        fix = _("Jmenujte je v odpovědi tam, kde o něco jde, nebo je vyškrtněte.")
        problems.add(ruling.file, ruling.line_of("rules"), message, fix)


def _short(slug: str, number: str, book: BookRecord) -> str:
    return number if slug == book.slug else f"{slug} {number}"
