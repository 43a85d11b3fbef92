"""Records to rows, a noun a function, in the order in which one needs the other."""

import datetime
from collections.abc import Iterable
from typing import Any

from django.utils.text import slugify
from django.utils.translation import gettext as _

from glossary.models import Saying, Term
from rulings.models import Card, Claim, Game, Rule, Rulebook, Scenario, Source
from rulings.models.ruling import Origin

from ..links import card_mentions
from ..records import BookRecord, RulingRecord, TimingRecord, digest, ruling_digest
from .changes import Changes
from .rules import write_rules
from .sync import save_changed, set_many, sync

LAST = 100
"""The place of a rulebook that names none."""


def write_book(book: BookRecord, changes: Changes) -> Rulebook:
    """The rows of one rulebook."""
    row = _rulebook(book, changes)
    sync(
        row.claims.all(), {claim.code: _claim(claim.fields) for claim in book.claims},
        by="code", fixed={"rulebook": row}, told=(book.slug, _("tvrzení")), changes=changes,
    )  # fmt: skip
    write_rules(row, book, changes)
    sync(
        Term.objects.filter(book=book.slug), {term.slug: _term(term.fields) for term in book.terms},
        by="slug", fixed={"book": book.slug}, told=(book.slug, _("pojmy")), changes=changes,
    )  # fmt: skip
    sync(
        Saying.objects.filter(book=book.slug),
        {said.target: {"target": said.target, "words": list(said.words)} for said in book.sayings},
        by="target", fixed={"book": book.slug}, told=(book.slug, _("slova hráčů")), changes=changes,
    )  # fmt: skip
    sync(
        row.cards.all(), {card.slug: _card(card.fields) | {"line": card.line} for card in book.cards},
        by="slug", fixed={"rulebook": row}, told=(book.slug, _("karty")), changes=changes,
    )  # fmt: skip
    return row


def _rulebook(book: BookRecord, changes: Changes) -> Rulebook:
    fields = book.fields
    title = fields["game"]["title"] if isinstance(fields["game"], dict) else fields["game"]
    slug = fields["game"].get("slug", slugify(title)) if isinstance(fields["game"], dict) else slugify(title)
    game, _made = Game.objects.get_or_create(slug=slug, defaults={"title": title})
    save_changed(game, {"title": title})
    source = fields["source"] if isinstance(fields["source"], dict) else {"title": fields["source"]}
    wanted: dict[str, Any] = {
        "title": fields["title"], "edition": fields["edition"], "game_id": game.pk, "language": fields["language"],
        "version": str(fields.get("version") or ""), "version_date": fields.get("version_date"),
        "short": fields.get("short") or "", "rank": fields.get("rank") or LAST,
        "lead": (fields.get("lead") or "").strip(), "summary": (fields.get("summary") or "").strip(),
        "timing": [_timing(row, book.slug) for row in book.timing],
        "source": {key: str(value) if isinstance(value, datetime.date) else value for key, value in source.items()},
    }  # fmt: skip
    row, made = Rulebook.objects.get_or_create(slug=book.slug, defaults=wanted)
    if made:
        changes.note(book.slug, _("pravidla hry"), "added")
    elif save_changed(row, wanted):
        changes.note(book.slug, _("pravidla hry"), "changed", row.title)
    return row


def _timing(row: TimingRecord, book: str) -> dict[str, Any]:
    """A row of the table of timing; its rules by their keys."""
    keys = [rule if " " in rule else f"{book} {rule}" for rule in row.rules]
    return {"depth": row.depth, "title": row.title, "who": row.who, "window": row.window, "note": row.note, "rules": keys}


def _claim(fields: dict[str, str]) -> dict[str, str]:
    names = {"id": "code", "claim": "text", "exec": "executable"}
    return {names.get(key, key): value for key, value in fields.items()}


def _term(fields: dict[str, Any]) -> dict[str, Any]:
    return {
        "slug": fields["slug"], "czech": fields["czech"], "english": fields.get("english") or "",
        "kind": fields["kind"], "aliases": fields.get("aliases") or [], "forms": fields.get("forms") or [],
        "rule": str(fields.get("rule") or ""), "definition": fields["definition"].strip(),
    }  # fmt: skip


def _card(fields: dict[str, Any]) -> dict[str, Any]:
    return {
        "slug": fields["slug"], "title": fields["title"], "kind": fields["type"],
        "origin": fields["origin"], "text": (fields.get("text") or "").strip(), "note": (fields.get("note") or "").strip(),
        "data": fields, "content_hash": digest(fields),
    }  # fmt: skip


Rules = dict[tuple[str, str], Rule]
"""All rules that are loaded, by rulebook and number."""


def loaded_rules() -> Rules:
    """All rules that stand by now."""
    rows = Rule.objects.select_related("rulebook").only("number", "rulebook__slug")
    return {(rule.rulebook.slug, rule.number): rule for rule in rows}


def write_relations(row: Rulebook, book: BookRecord, rules: Rules, changes: Changes) -> None:
    """What points from one row to another, once all rulebooks of the load stand."""
    base = Rulebook.objects.filter(slug=book.fields.get("extends") or "").first()
    save_changed(row, {"extends_id": base.pk if base else None})
    scenarios = _scenarios(row, book, rules, changes)
    _rulings(row, book, scenarios, rules, changes)
    for field, noun in (("replaces", _("nahrazení")), ("supplements", _("doplnění"))):
        wanted = {rules[book.slug, record.number]: _known(rules, getattr(record, field)) for record in book.rules}
        for rule in set_many(field, wanted):
            changes.note(book.slug, noun, "changed", rule.number)


def _known(rules: Rules, named: Iterable[tuple[str, str]]) -> list[Rule]:
    """The rules of these names that are loaded."""
    return [rules[name] for name in named if name in rules]


def _scenarios(row: Rulebook, book: BookRecord, rules: Rules, changes: Changes) -> dict[tuple[str, str], Scenario]:
    claims = {claim.code: claim for claim in Claim.objects.filter(rulebook=row)}
    cards = {card.title: card for card in Card.objects.filter(rulebook=row)}
    wanted = {
        record.slug: {
            "slug": record.slug, "rule_id": rules[record.rule].pk if record.rule in rules else None,
            "feature": record.feature, "name": record.name, "text": record.text, "own_line": record.own_line,
            "tags": list(record.tags), "content_hash": digest(record.text), "file": record.file, "line": record.line,
        }
        for record in book.scenarios
    }  # fmt: skip
    rows = sync(row.scenarios.all(), wanted, by="slug", fixed={"rulebook": row}, told=(book.slug, _("situace")), changes=changes)
    set_many("claims", {rows[one.slug]: [claims[code] for code in one.claims if code in claims] for one in book.scenarios})
    named = {one.slug: {mention.title for mention in card_mentions(one.text, cards)} for one in book.scenarios}
    set_many("cards", {rows[slug]: [cards[title] for title in titles] for slug, titles in named.items()})
    return {(record.file, record.name): rows[record.slug] for record in book.scenarios}


def _rulings(row: Rulebook, book: BookRecord, scenarios: dict[tuple[str, str], Scenario], rules: Rules, changes: Changes) -> None:
    """Rulings of the folder; those written on the site stay, unless the folder has one of the same name by now."""
    wanted = {record.slug: _ruling(record, scenarios) for record in book.rulings}
    present = row.rulings.filter(origin=Origin.CONTENT) | row.rulings.filter(slug__in=wanted)
    rows = sync(present, wanted, by="slug", fixed={"rulebook": row}, told=(book.slug, _("výklady")), changes=changes)
    cards = {card.slug: card for card in row.cards.all()}
    set_many("rules", {rows[record.slug]: _known(rules, record.rules) for record in book.rulings})
    set_many("cards", {rows[record.slug]: [cards[slug] for slug in record.cards] for record in book.rulings})
    for record in book.rulings:
        replacing = rows.get(record.replaced_by)
        save_changed(rows[record.slug], {"replaced_by_id": replacing.pk if replacing else None})


def _ruling(record: RulingRecord, scenarios: dict[tuple[str, str], Scenario]) -> dict[str, Any]:
    source, _made = Source.objects.get_or_create(title=record.source)
    if record.source_url:
        save_changed(source, {"url": record.source_url})
    file, _hash, name = record.scenario.partition("#")
    folder = record.file.split("/")[0]
    scenario = scenarios.get((f"{folder}/scenarios/{file}", name))
    return {
        "slug": record.slug, "question": record.question, "answer": record.answer, "source_id": source.pk,
        "where": record.where, "reason": record.reason,
        "date": record.date, "status": record.status, "standing": record.standing, "origin": Origin.CONTENT,
        "scenario_id": scenario.pk if scenario else None, "author_name": record.author,
        "reviewer_name": record.reviewer, "file": record.file, "line": record.line,
        "content_hash": ruling_digest(record.question, record.answer, record.standing, record.where, record.reason),
    }  # fmt: skip
