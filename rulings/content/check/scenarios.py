"""A situation names rules, claims and cards that exist, and its tags belong to the rule it stands under."""

import re
from dataclasses import replace

from django.utils.translation import gettext as _

from rulings.engine import game_of
from rulings.engine.core.language.gherkin import ScenarioError, Sentence, read

from ..links import FULL
from ..problems import Problems
from ..records import CLAIM, BookRecord, ScenarioRecord
from .library import Library

FREE_TAG = re.compile(r"[a-zá-ž][\wá-ž-]*")
NAMED = re.compile(FULL)


def check_scenarios(book: BookRecord, library: Library, problems: Problems) -> None:
    """Note what the situations of a rulebook name wrongly."""
    stated = {code: rule.number for rule in book.rules for code in rule.claims}
    slugs: dict[str, ScenarioRecord] = {}
    for record in book.scenarios:
        _check_rule(record, library, problems)
        _check_tags(record, book, stated, problems)
        _check_cited(record, library, problems)
        _check_sentences(record, book.slug, problems)
        other = slugs.setdefault(record.slug, record)
        if other.file != record.file:
            message = _("Adresu „%(slug)s“ už má %(file)s:%(line)d.") % {
                "slug": record.slug, "file": other.file, "line": other.line}  # fmt: skip
            problems.add(record.file, record.line, message, _("Pojmenujte situaci jinak."))


def _check_rule(record: ScenarioRecord, library: Library, problems: Problems) -> None:
    if record.rule:
        library.check_rule(*record.rule, file=record.file, line=record.rule_line, problems=problems)
    elif record.claims and not record.rule_line:
        message = _("Situace se značkou %s nestojí pod pravidlem.") % record.claims[0]
        problems.add(record.file, record.line, message, _("Dejte ji pod řádek „Pravidlo: …“."))


def _check_tags(record: ScenarioRecord, book: BookRecord, stated: dict[str, str], problems: Problems) -> None:
    known = {claim.code for claim in book.claims}
    for tag in record.tags:
        if not re.fullmatch(CLAIM, tag):
            if not FREE_TAG.fullmatch(tag):
                fix = _("Tvrzení se píše @C-203, jiná značka malými písmeny.")
                problems.add(record.file, record.line, _("Značce @%s nerozumím.") % tag, fix)
        elif tag not in known:
            message = _("Tvrzení %s v soupisu není.") % tag
            problems.add(record.file, record.line, message, _("Opravte značku podle claims.tsv."))
        elif record.rule and tag in stated and record.rule != (book.slug, stated[tag]):
            message = _("Tvrzení %(tag)s uvádí pravidlo %(right)s, situace však stojí pod %(wrong)s.") % {
                "tag": tag, "right": f"{book.slug} {stated[tag]}", "wrong": " ".join(record.rule)}  # fmt: skip
            problems.add(record.file, record.line, message, _("Přesuňte situaci, nebo opravte značku."))


def _check_cited(record: ScenarioRecord, library: Library, problems: Problems) -> None:
    """Rules that the steps themselves cite."""
    for offset, row in enumerate(record.text.splitlines()[record.own_line - 1 :]):
        for named in NAMED.finditer(row):
            slug, _space, number = named[0].partition(" ")
            library.check_rule(slug, number, file=record.file, line=record.line + offset, problems=problems)


def _check_sentences(record: ScenarioRecord, book: str, problems: Problems) -> None:
    """Sentences that the game does not know. A rulebook that no game plays has no vocabulary to ask."""
    game = game_of(record.rule[0] if record.rule else book)
    if game is None:
        return

    try:
        sentences = record.sentences or _read_alone(record)
    except ScenarioError as error:
        problems.add(record.file, _in_file(record, error.line), str(error))
        return
    for sentence in sentences:
        try:
            game.parse(sentence.kind, sentence.text)
        except ScenarioError as error:
            problems.add(record.file, max(record.line, sentence.line), str(error))


def _read_alone(record: ScenarioRecord) -> list[Sentence]:
    """The sentences of a situation, with the lines of its file. Raises ScenarioError with a line of its text."""
    said = [sentence for scenario in read(record.text) for sentence in scenario.sentences]
    return [replace(sentence, line=_in_file(record, sentence.line)) for sentence in said]


def _in_file(record: ScenarioRecord, line: int) -> int:
    return record.line + max(0, line - record.own_line)
