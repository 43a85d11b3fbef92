"""A ruling rests on rules and cards that exist; the situation it names is there. (Which ones lack one, coverage says.)"""

from django.utils.translation import gettext as _

from rulings.models.ruling import RulingStatus

from ..problems import Problems
from ..records import BookRecord, RulingRecord
from .library import Library


def check_rulings(book: BookRecord, library: Library, problems: Problems) -> None:
    """Note every dangling reference of the rulings of a rulebook."""
    slugs = {ruling.slug for ruling in book.rulings}
    cards = {card.slug for card in book.cards}
    for ruling in book.rulings:
        for slug, number in ruling.rules:
            library.check_rule(slug, number, file=ruling.file, line=ruling.line_of("rules"), problems=problems)
        for card in ruling.cards:
            if card not in cards:
                message = _("Karta „%s“ neexistuje.") % card
                problems.add(ruling.file, ruling.line_of("cards"), message, _("Pište označení karty z cards.yaml."))
        if ruling.replaced_by and ruling.replaced_by not in slugs - {ruling.slug}:
            message = _("Výklad „%s“ neexistuje.") % ruling.replaced_by
            problems.add(ruling.file, ruling.line_of("replaced_by"), message, _("Pište označení jiného výkladu."))
        _check_basis(ruling, problems)
        _check_scenario(ruling, book, problems)


def _check_basis(ruling: RulingRecord, problems: Problems) -> None:
    if not ruling.rules:
        message = _("Výklad se neopírá o žádné pravidlo.")
        problems.add(ruling.file, ruling.line_of("rules"), message, _("Uveďte aspoň jedno číslo."))
    if ruling.status == RulingStatus.REPLACED and not ruling.replaced_by:
        message = _("Nahrazený výklad neříká, čím je nahrazen.")
        problems.add(ruling.file, ruling.line_of("status"), message, _("Doplňte klíč replaced_by."))


def _check_scenario(ruling: RulingRecord, book: BookRecord, problems: Problems) -> None:
    if not ruling.scenario:
        return
    line = ruling.line_of("scenario")
    file, hash_, name = ruling.scenario.partition("#")
    names = {record.name for record in book.scenarios if record.file.endswith(f"/scenarios/{file}")}
    if not hash_ or not name:
        message = _("Situaci „%s“ nerozumím.") % ruling.scenario
        problems.add(ruling.file, line, message, _("Pište „07-vyzvy.feature#název příkladu“."))
    elif not any(record.file.endswith(f"/scenarios/{file}") for record in book.scenarios):
        problems.add(ruling.file, line, _("Soubor situací „%s“ neexistuje.") % file, _("Opravte jméno souboru."))
    elif name not in names:
        message = _("Soubor %(file)s nemá situaci „%(name)s“.") % {"file": file, "name": name}
        problems.add(ruling.file, line, message, _("Opište název příkladu přesně."))
