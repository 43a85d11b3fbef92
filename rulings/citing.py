"""One line by which a thing can be cited: what it is called, how it stands, and where it was read."""

from functools import singledispatch

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from glossary.models import Term
from rulings.models import Card, Rule, Rulebook, Ruling, Scenario

from .names import Names


@singledispatch
def citation(thing: object, names: Names) -> str:
    """The line, without the address."""
    raise TypeError(f"nothing to cite by: {thing!r}")


@citation.register
def _rule(rule: Rule, names: Names) -> str:
    said = [f"{names.book(rule.rulebook.slug)} {rule.number} ({rule.title})"]
    if rule.is_editorial:
        said.append(_("pravidlo redakce"))
    elif rule.rulebook.version:
        said.append(_version(rule.rulebook))
    return ", ".join([*said, _("%d. znění") % rule.version])


def _version(book: Rulebook) -> str:
    dated = f" ({date_format(book.version_date, _('j. n. Y'))})" if book.version_date else ""
    return _("verze %s") % book.version + dated


@citation.register
def _ruling(ruling: Ruling, names: Names) -> str:
    stands = [ruling.get_standing_display(), ruling.get_status_display(), date_format(ruling.date, _("j. n. Y"))]
    if rests := ", ".join(Names(ruling.rulebook.slug).rule(rule.key) for rule in ruling.rules.all()):
        stands.append(_("podle %s") % rests)
    return f"{names.book(ruling.rulebook.slug)}, {_('výklad')} „{ruling.question}“ ({', '.join(stands)})"


@citation.register
def _scenario(scenario: Scenario, names: Names) -> str:
    said = f"{names.book(scenario.rulebook.slug)}, {_('situace')} „{scenario.name}“"
    verdict = getattr(scenario, "verdict", None)
    if verdict is None:
        return f"{said} ({_('zatím nehráno')})"
    engine = str(verdict.receipt.get("engine", "")).partition("+")[0]
    played = _("hrál Arbitr %(engine)s %(day)s") % {"engine": engine, "day": date_format(localtime(verdict.made), _("j. n. Y"))}
    rule = _("podle %s") % scenario.rule.number if scenario.rule else ""
    return f"{said}: {', '.join(filter(None, (verdict.get_outcome_display(), rule, played)))}"


@citation.register
def _term(term: Term, names: Names) -> str:
    english = f" [{term.english}]" if term.english else ""
    return f"{names.book(term.book)}, {_('pojem')} {term.czech}{english}"


@citation.register
def _card(card: Card, names: Names) -> str:
    return f"{names.book(card.rulebook.slug)}, {_('karta')} {card.title}"


def cited(thing: object, url: str) -> str:
    """The line with the address at which the thing was read, for those who see no page around it."""
    return f"{citation(thing, Names())}: {url}"
