"""What a browser keeps to read and search without a network: every rule, ruling, term and card of a rulebook as plain data."""

import re
from collections.abc import Iterator
from typing import Any

from django.utils.translation import get_language, override
from django.utils.translation import gettext_lazy as _

from glossary.models import Saying
from rulings import languages, selectors
from rulings.addresses import address
from rulings.models import Rule, Rulebook, Ruling
from rulings.models.reference import Kind

Entry = dict[str, Any]
WITHDRAWN = _("Toto pravidlo bylo zrušeno. Zůstává čitelné, ale neplatí.")
EXAMPLE, NOTE = _("Příklad"), _("Poznámka redakce")
REASON, RESTS = _("Proč takto rozhodla redakce"), _("O co se opírá")
_MARKS = re.compile(r"\*\*|(?<!\w)[*_]|[*_](?!\w)|`")


def labels() -> dict[str, str]:
    """What the books call their parts, which they do in Czech, in the language of the page; nothing where that is Czech."""
    if get_language() == languages.CONTENT:
        return {}
    used = [*(kind.label for kind in (Kind.RULE, Kind.RULING, Kind.TERM, Kind.CARD)), WITHDRAWN, EXAMPLE, NOTE, REASON, RESTS]
    told = [str(label) for label in used]
    with override(languages.CONTENT):
        return dict(zip(map(str, used), told, strict=True))


def offline_book(book: Rulebook) -> dict[str, Any]:
    """The entries of a rulebook in the order of reading; ``words`` is what players say for an entry."""
    said = {saying.target: " ".join(saying.words) for saying in Saying.objects.filter(book=book.slug)}
    return {"slug": book.slug, "title": book.title, "entries": list(_entries(book, said))}


def _entries(book: Rulebook, said: dict[str, str]) -> Iterator[Entry]:
    for rule in Rule.objects.filter(rulebook=book).order_by("sort"):
        words = said.get(rule.number, "")
        yield _entry(Kind.RULE, address(Kind.RULE, book.slug, rule.number), f"{rule.number} {rule.title}", _rule(rule), words)
    for ruling in selectors.ruling_list_public(book=book.slug).prefetch_related("rules__rulebook"):
        yield _entry(Kind.RULING, address(Kind.RULING, book.slug, ruling.slug), ruling.question, _ruling(ruling), "")
    for term in selectors.term_list(book=book.slug):
        words = " ".join([term.english, *term.aliases, said.get(term.slug, "")])
        yield _entry(Kind.TERM, address(Kind.TERM, book.slug, term.slug), term.czech, [("", term.definition)], words)
    for card in selectors.card_list(book=book.slug):
        yield _entry(Kind.CARD, address(Kind.CARD, book.slug, card.slug), card.title, [("", card.text)], "")


def _entry(kind: Kind, url: str, title: str, parts: list[tuple[str, str]], words: str) -> Entry:
    plain = [[label, _MARKS.sub("", text)] for label, text in parts if text]
    return {"kind": kind, "label": str(kind.label), "url": url, "title": title, "parts": plain, "words": words.strip()}


def _rule(rule: Rule) -> list[tuple[str, str]]:
    withdrawn = [("", str(WITHDRAWN))] if rule.is_withdrawn else []
    examples = [(str(EXAMPLE), example) for example in rule.examples]
    return [*withdrawn, ("", rule.text), *examples, (str(NOTE), rule.editor_note)]


def _ruling(ruling: Ruling) -> list[tuple[str, str]]:
    rules = ", ".join(rule.key for rule in ruling.rules.all())
    return [("", ruling.answer), (str(REASON), ruling.reason), (str(RESTS), rules)]
