"""Everything we know as documents to be found: one function a kind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from glossary.models import Saying, Term
from rulings.models import Card, Chapter, Reference, Rule, Rulebook, Ruling, Scenario
from rulings.models.ruling import PUBLIC_STATES, RulingStatus

from .base import Document

SCHEMA = 11
"""Changes whenever documents would be made or stored otherwise; indexes of another schema are rebuilt."""
OVER = frozenset({RulingStatus.REPLACED, RulingStatus.WITHDRAWN})


def documents() -> Iterator[Document]:
    """All documents, rules first."""
    said = _sayings()
    yield from _rules(said)
    yield from _terms(said)
    yield from _cards()
    yield from _rulings()
    yield from _chapters()
    yield from _scenarios()


def _sayings() -> dict[tuple[str, str], tuple[str, ...]]:
    """What players call a term or a rule, by its book and its slug or number."""
    return {(saying.book, saying.target): tuple(saying.words) for saying in Saying.objects.all()}


def _rules(said: dict[tuple[str, str], tuple[str, ...]]) -> Iterator[Document]:
    newer: dict[str, list[str]] = defaultdict(list)
    for link in Reference.objects.filter(role__in=("replaces", "supplements"), source_kind="rule", target_kind="rule"):
        newer[link.target_key].append(link.source_key)
    of_rule: dict[str, list[str]] = defaultdict(list)
    for book, slug, rule in Term.objects.exclude(rule="").values_list("book", "slug", "rule"):
        of_rule[rule if " " in rule else f"{book} {rule}"] += said.get((book, slug), ())
    names: dict[int, list[str]] = defaultdict(list)
    for rule_id, name in Scenario.objects.exclude(rule=None).values_list("rule_id", "name"):
        names[rule_id].append(name)
    for rule in Rule.objects.select_related("rulebook", "chapter").prefetch_related("claims"):
        book = rule.rulebook.slug
        aside = [*map(str, rule.examples), rule.editor_note, *names[rule.pk], *(claim.text for claim in rule.claims.all())]
        yield Document(
            rule.key, "rule", book, rule.number, f"{rule.number} {rule.title}", f"{rule.rulebook.title} · {rule.chapter}",
            rule.text, rule.number, aside=" · ".join(part for part in aside if part),
            said=(*said.get((book, rule.number), ()), *of_rule.get(rule.key, ())), newer=tuple(newer.get(rule.key, ())),
            retired=rule.is_withdrawn,
        )  # fmt: skip


def _terms(said: dict[tuple[str, str], tuple[str, ...]]) -> Iterator[Document]:
    titles, shelves = _titles(), _shelves()
    terms = list(Term.objects.all())
    by_name = {(term.book, term.czech): term for term in terms}
    for term in terms:
        title = f"{term.czech} [{term.english}]" if term.english else term.czech
        newer = [
            f"term {by_name[book, term.czech].key}" for book, shelf in shelves.items()
            if book != term.book and term.book in shelf and (book, term.czech) in by_name
        ]  # fmt: skip
        rule = (term.rule if " " in term.rule else f"{term.book} {term.rule}",) if term.rule else ()
        yield Document(
            f"term {term.key}", "term", term.book, term.slug, title, titles.get(term.book, term.book),
            term.definition, "", term.english, names=(term.czech, *term.aliases), said=said.get((term.book, term.slug), ()),
            rests=rule, newer=tuple(newer),
        )  # fmt: skip


def _titles() -> dict[str, str]:
    return dict(Rulebook.objects.values_list("slug", "title"))


def _shelves() -> dict[str, list[str]]:
    """Each book with those it extends."""
    return {book.slug: book.shelf for book in Rulebook.objects.all()}


def _cards() -> Iterator[Document]:
    for card in Card.objects.select_related("rulebook"):
        traits = " ".join(map(str, card.data.get("traits") or ()))
        keywords = " ".join(map(str, card.data.get("keywords") or ()))
        yield Document(
            f"card {card.key}", "card", card.rulebook.slug, card.slug, card.title,
            card.rulebook.title, f"{card.text} {traits} {keywords} {card.note}",
            origin=card.origin, general=card.leans_on_general_knowledge,
        )  # fmt: skip


def _rulings() -> Iterator[Document]:
    public = Ruling.objects.select_related("rulebook").filter(status__in=PUBLIC_STATES).prefetch_related("rules__rulebook")
    for ruling in public:
        where = ruling.rulebook.title
        yield Document(
            f"ruling {ruling.key}", "ruling", ruling.rulebook.slug, ruling.slug, ruling.question, where,
            f"{ruling.answer} {ruling.reason}".strip(), standing=ruling.standing,
            rests=tuple(sorted(rule.key for rule in ruling.rules.all())), retired=ruling.status in OVER,
        )  # fmt: skip


def _chapters() -> Iterator[Document]:
    for chapter in Chapter.objects.select_related("rulebook"):
        where = chapter.rulebook.title
        yield Document(
            f"chapter {chapter.key}", "chapter", chapter.rulebook.slug, str(chapter.number), str(chapter), where, chapter.intro
        )


def _scenarios() -> Iterator[Document]:
    needed = ("slug", "name", "feature", "text", "rulebook__slug", "rulebook__title", "rule__number", "rule__rulebook__slug")
    for scenario in Scenario.objects.select_related("rulebook", "rule__rulebook").only(*needed):
        where = f"{scenario.rulebook.title} · {scenario.feature or 'situace'}"
        yield Document(
            f"scenario {scenario.key}", "scenario", scenario.rulebook.slug, scenario.slug, scenario.name, where, "",
            aside=_steps(scenario.text), rests=(scenario.rule.key,) if scenario.rule else (),
        )  # fmt: skip


def _steps(text: str) -> str:
    """The sentences of a scenario, without its head."""
    lines = [line.strip() for line in text.splitlines()]
    return " ".join(line for line in lines if line and not line.startswith(("#", "@", "Požadavek", "Pravidlo", "Příklad")))
