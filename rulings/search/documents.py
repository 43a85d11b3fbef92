"""Everything we know as documents to be found: one function a kind."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext as _

from glossary.models import Term
from rulings.models import Card, Chapter, Rule, Ruling, Scenario
from rulings.models.ruling import PUBLIC_STATES

from .base import Document

SCHEMA = 2
"""Changes whenever documents would be made otherwise; indexes of another schema are rebuilt."""


def documents() -> Iterator[Document]:
    """All documents, rules first."""
    yield from _rules()
    yield from _terms()
    yield from _cards()
    yield from _rulings()
    yield from _chapters()
    yield from _scenarios()


def _rules() -> Iterator[Document]:
    for rule in Rule.objects.select_related("rulebook", "chapter"):
        body = " ".join([rule.text, *map(str, rule.examples), rule.editor_note])
        where = f"{rule.rulebook.slug} · {rule.chapter.title}"
        yield Document(rule.key, "rule", rule.rulebook.slug, rule.number, f"{rule.number} {rule.title}", where, body, rule.number)


def _terms() -> Iterator[Document]:
    for term in Term.objects.all():
        body = " ".join([term.definition, *term.aliases])
        title = f"{term.czech} [{term.english}]" if term.english else term.czech
        yield Document(
            f"term {term.key}", "term", term.book, term.slug, title, f"{term.book} · {_('pojem')}", body, "", term.english
        )


def _cards() -> Iterator[Document]:
    for card in Card.objects.select_related("rulebook"):
        traits = " ".join(map(str, card.data.get("traits") or ()))
        keywords = " ".join(map(str, card.data.get("keywords") or ()))
        yield Document(
            f"card {card.key}", "card", card.rulebook.slug, card.slug, card.title,
            f"{card.rulebook.slug} · {_('karta')}", f"{card.text} {traits} {keywords} {card.note}",
            origin=card.origin, general=card.leans_on_general_knowledge,
        )  # fmt: skip


def _rulings() -> Iterator[Document]:
    for ruling in Ruling.objects.select_related("rulebook").filter(status__in=PUBLIC_STATES):
        where = f"{ruling.rulebook.slug} · {_('rozhodnutí')}"
        yield Document(
            f"ruling {ruling.key}", "ruling", ruling.rulebook.slug, ruling.slug, ruling.question, where,
            f"{ruling.answer} {ruling.reason}".strip(), standing=ruling.standing,
        )  # fmt: skip


def _chapters() -> Iterator[Document]:
    for chapter in Chapter.objects.select_related("rulebook"):
        where = f"{chapter.rulebook.slug} · {_('kapitola')}"
        yield Document(
            f"chapter {chapter.key}", "chapter", chapter.rulebook.slug, str(chapter.number), str(chapter), where, chapter.intro
        )


def _scenarios() -> Iterator[Document]:
    for scenario in Scenario.objects.select_related("rulebook"):
        where = f"{scenario.rulebook.slug} · {scenario.feature or _('situace')}"
        yield Document(
            f"scenario {scenario.key}",
            "scenario",
            scenario.rulebook.slug,
            scenario.slug,
            scenario.name,
            where,
            _steps(scenario.text),
        )


def _steps(text: str) -> str:
    """The sentences of a scenario, without its head."""
    lines = [line.strip() for line in text.splitlines()]
    return " ".join(line for line in lines if line and not line.startswith(("#", "@", "Požadavek", "Pravidlo", "Příklad")))
