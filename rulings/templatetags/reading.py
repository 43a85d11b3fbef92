"""What templates need beyond plain variables. Logic about the content belongs to selectors, not here."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from django import template
from django.http import HttpRequest
from django.urls import NoReverseMatch, reverse
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings import citing, table, typography
from rulings.addresses import address
from rulings.engine.core.numbers import RULE
from rulings.evidence import EXPLAINED, Evidence, evidence_of
from rulings.models import Rule, Rulebook, RuleVersion
from rulings.models.reference import Kind
from rulings.models.ruling import Standing
from rulings.models.scenario import Outcome
from rulings.names import Names
from rulings.proof import structural_rules
from rulings.prose import prose_html
from rulings.references import Link
from rulings.web import board, trace
from rulings.web import gherkin as coloured
from rulings.web.cards import basis_words, card_facts, card_line, card_table, card_type, fact_name, is_starred, shows_text
from rulings.web.changed import changed

register = template.Library()
register.filter("basis_mark", board.basis_mark)
register.filter(basis_words)
register.filter(fact_name)
register.filter(card_line)
register.filter(card_facts)
register.filter(card_table)
register.filter(card_type)
register.filter(is_starred)
register.filter(shows_text)
_KEY = re.compile(rf"\b{RULE}\b")


@register.filter
def has_board(book: Rulebook) -> bool:
    """Whether the game of a rulebook is played on a board that can be drawn."""
    return table.table_plan(book) is not None


@register.simple_tag(takes_context=True)
def prose(context: template.Context, text: str, book: Rulebook) -> SafeString:
    """Markdown of a rulebook as linked HTML; what is called as the page that is open is no link to it."""
    html = prose_html(text, book)
    request = context.get("request")
    own = f'<a href="{request.path}"' if request else ""
    return mark_safe(re.sub(rf"{re.escape(own)}[^>]*>(.*?)</a>", r"\1", html)) if own and own in html else html


@register.filter
def gherkin(text: str) -> list[coloured.Line]:
    """The lines of a situation, coloured."""
    return coloured.lines(text)


@register.filter
def story(text: str, names: Names) -> list[coloured.Part]:
    """The sentences of a situation as people read them."""
    return coloured.story(text, names)


@register.filter
def fine(text: str) -> str:
    """Plain text as a typesetter would set it."""
    return typography.fine(str(text or ""))


@register.simple_tag(takes_context=True)
def citation(context: template.Context, thing: Any) -> str:
    """One line to cite a thing by, with the address of its page."""
    request = context["request"]
    return f"{citing.citation(thing, context['names'])}: {request.build_absolute_uri(request.path)}"


@register.filter
def with_changes(versions: list[RuleVersion]) -> list[tuple[RuleVersion, str]]:
    """Wordings, the latest first, each with what it changed in the one before."""
    earlier = [version.text for version in versions[1:]]
    return [(version, changed(old, version.text)) for version, old in zip(versions, earlier, strict=False)] + [
        (version, "") for version in versions[len(earlier) :]
    ]


class Ends(NamedTuple):
    """Links of one kind, under a title."""

    title: str
    links: list[Link]


KINDS = {
    Kind.RULE: gettext_lazy("Pravidla"),
    Kind.CHAPTER: gettext_lazy("Kapitoly"),
    Kind.TERM: gettext_lazy("Pojmy"),
    Kind.CARD: gettext_lazy("Karty"),
    Kind.RULING: gettext_lazy("Výklady"),
    Kind.SCENARIO: gettext_lazy("Situace"),
}


@register.filter
def by_kind(links: list[Link]) -> list[Ends]:
    """Links under the titles of their kinds, each page once."""
    found = once(links)
    listed = [Ends(str(title), [link for link in found if link.kind == kind]) for kind, title in KINDS.items()]
    return [ends for ends in listed if ends.links]


@register.filter
def moves(report: Mapping[str, Any]) -> list[trace.Move]:
    """How a situation went, move by move."""
    return trace.moves(report)


@register.filter
def decisive(report: Mapping[str, Any]) -> trace.Decisive | None:
    """The step on which the verdict turned."""
    return trace.decisive(report)


@register.filter
def underlined(fault: Mapping[str, Any]) -> SafeString:
    """A sentence with the words marked that its fault means."""
    text, start, end = fault["text"], fault["start"], fault["end"]
    return format_html("{}<mark>{}</mark>{}", text[:start], text[start:end], text[end:])


@register.filter
def cite(text: str, names: Names | None = None) -> SafeString:
    """Plain text in which `agot-ccg 7.12` is a link, by the name that players give it."""
    text, parts, last = str(text or ""), [], 0
    set_ = typography.fine(text)
    for found in _KEY.finditer(text):
        parts += [escape(set_[last : found.start()]), coloured.rule_link(found.group(), names)]
        last = found.end()
    return mark_safe("".join([*parts, escape(set_[last:])]))


@register.filter
def told(text: str, names: Names) -> str:
    """Plain text without links, in the words of players."""
    return typography.fine(_KEY.sub(lambda found: names.rule(found.group()), str(text or "")))


@register.filter
def called(key: str, names: Names) -> str:
    """`7.12` in its own book, `AGoT CCG 7.12` in any other."""
    return names.rule(str(key))


@register.filter
def book_name(slug: str, names: Names) -> str:
    """What players call a book."""
    return names.book(str(slug))


@register.filter
def rule_url(key: str) -> str:
    """The page of `agot-ccg 7.12`."""
    try:
        return reverse("web:rule", args=str(key).split(" ", 1))
    except NoReverseMatch:
        return ""


@register.filter
def link_url(link: Link) -> str:
    """The page at one end of a reference."""
    return address(link.kind, link.book, link.name)


@register.filter
def once(links: list[Link]) -> list[Link]:
    """Links without those that lead to the same page again: one end may be cited in several roles."""
    return list({(link.kind, link.key): link for link in links}.values())


@register.filter
def at(mapping: Mapping[str, Any] | None, key: str) -> Any:
    """A value by a key that is a variable."""
    return (mapping or {}).get(key, "")


@register.filter
def count(number: int, forms: str) -> SafeString:
    """`3 pravidla`: a number with the right one of three Czech forms."""
    return format_html("{}", typography.counted(number, *str(forms).split(",")))


@register.filter
def outcome(value: str) -> str:
    """The verdict in Czech."""
    return str(Outcome(value).label) if value in Outcome.values else _("zatím nehráno")


@register.filter
def marks(rule: Rule) -> list[dict[str, str]]:
    """What the situations under a rule say, one mark a verdict: `potvrzeno · 2 situace`."""
    outcomes = [getattr(getattr(one, "verdict", None), "outcome", "none") for one in rule.scenarios.all()]
    return [
        {"outcome": kind, "text": f"{outcome(kind)} · {count(outcomes.count(kind), _('situace,situace,situací'))}"}
        for kind in [*Outcome.values, "none"]
        if kind in outcomes
    ]


@register.filter
def evidence(rule: Rule) -> Evidence:
    """What stands behind a rule whose situations are at hand."""
    return evidence_of(rule, structural_rules(rule.rulebook.slug))


LACKS = {
    "no-scenario": gettext_lazy("nemá situaci"),
    "does-not-bite": gettext_lazy("situace by dopadla stejně i bez pravidla"),
    "refuted": gettext_lazy("situace neobstála"),
    "undecided": gettext_lazy("situaci zatím nelze rozhodnout"),
}


@register.filter
def lack(code: str) -> str:
    """Why a claim is not confirmed."""
    return str(LACKS.get(code, code))


@register.filter
def explained(kind: Evidence) -> str:
    """What a kind of evidence says."""
    return str(EXPLAINED[Evidence(kind)])


@register.filter
def standing(value: str) -> str:
    """Who stands behind a ruling, in Czech."""
    return str(Standing(value).label) if value in Standing.values else ""


STANDS = {
    Standing.OFFICIAL: gettext_lazy("Odpověď stojí v předloze samé."),
    Standing.EDITORIAL: gettext_lazy("Předloha na otázku neodpovídá; rozhodla redakce Arbitru a říká proč."),
    Standing.UNOFFICIAL: gettext_lazy("Názor hráče uvedený v předloze; nikoho nezavazuje."),
}


@register.filter
def standing_means(value: str) -> str:
    """What it means who stands behind a ruling."""
    return str(STANDS[Standing(value)]) if value in Standing.values else ""


@register.filter
def kind_name(kind: str) -> str:
    """What kind of thing a hit is, as the pages call it."""
    if kind == Kind.RULING:
        return _("výklad")
    return str(Kind(kind).label) if kind in Kind.values else ""


@register.simple_tag
def page_link(request: HttpRequest, number: int) -> str:
    """The same address with another page."""
    query = request.GET.copy()
    query["strana"] = str(number)
    return f"?{query.urlencode()}"
