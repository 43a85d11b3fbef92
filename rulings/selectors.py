"""Reads. Pages and the API ask here and nowhere else, so they cannot disagree (DESIGN, section 1).

A selector that finds nothing raises the model's `DoesNotExist` (an `ObjectDoesNotExist`); the caller makes it a 404.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, OuterRef, Prefetch, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce

from glossary.models import Term
from rulings.alphabet import czech_order
from rulings.coverage import Coverage, coverage_of
from rulings.engine import Same, said_alike
from rulings.keywords import terms_by_name, terms_of_keywords
from rulings.models import (
    Card,
    Chapter,
    Claim,
    Game,
    Rule,
    Rulebook,
    RuleVersion,
    Ruling,
    Scenario,
    Verdict,
)
from rulings.models.reference import Kind, Role
from rulings.models.ruling import PUBLIC_STATES
from rulings.neighbours import Neighbour, neighbours_of
from rulings.proof import structural_rules
from rulings.references import Link, cited_by, cites, links_of, titles_of

# --- games and rulebooks -------------------------------------------------------------------------------------------


def game_list() -> QuerySet[Game]:
    """The games, each with its rulebooks."""
    return Game.objects.prefetch_related("rulebooks")


def rulebook_list() -> QuerySet[Rulebook]:
    """The rulebooks, with how much each holds: `rule_count`, `card_count`, `ruling_count`, `scenario_count`."""
    return Rulebook.objects.select_related("game", "extends").annotate(
        rule_count=_held(Rule.objects.all()),
        card_count=_held(Card.objects.all()),
        ruling_count=_held(Ruling.objects.filter(status__in=PUBLIC_STATES)),
        scenario_count=_held(Scenario.objects.all()),
    )


def _held(rows: QuerySet[Any]) -> Coalesce:
    """How many rows belong to a rulebook; a subquery each, because joins of four lists would multiply."""
    counted = rows.filter(rulebook=OuterRef("pk")).order_by().values("rulebook").annotate(n=Count("pk")).values("n")
    return Coalesce(Subquery(counted), 0)


def rulebook_titles(slugs: Iterable[str] | None = None) -> QuerySet[Rulebook]:
    """The rulebooks alone, or some of them, for a choice of editions."""
    return Rulebook.objects.all() if slugs is None else Rulebook.objects.filter(slug__in=list(slugs))


def rulebook_get(*, slug: str) -> Rulebook:
    return rulebook_list().get(slug=slug)


def rulebook_outline(*, book: str) -> list[Chapter]:
    """The chapters in order; `chapter.rules.all()` are its rules in order, without further queries."""
    rules = Rule.objects.select_related("rulebook").order_by("sort")
    chapters = Chapter.objects.filter(rulebook__slug=book).select_related("rulebook").order_by("number")
    return list(chapters.prefetch_related(Prefetch("rules", rules)))


# --- chapters and rules --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChapterPage:
    """A chapter with its rules (each with `claims`, `replaced_by` and `scenarios` at hand) and its neighbours."""

    chapter: Chapter
    rules: list[Rule]
    previous: Chapter | None
    next: Chapter | None


def chapter_get(*, book: str, number: int) -> ChapterPage:
    chapters = Chapter.objects.filter(rulebook__slug=book).select_related("rulebook").order_by("number")
    chapter = chapters.get(number=number)
    return ChapterPage(
        chapter=chapter,
        rules=list(rules_in_full(chapter.rules.order_by("sort"))),
        previous=chapters.filter(number__lt=number).last(),
        next=chapters.filter(number__gt=number).first(),
    )


def chapter_list(*, book: str | None = None) -> QuerySet[Chapter]:
    """The chapters of one rulebook or of all, in order."""
    chapters = Chapter.objects.select_related("rulebook").order_by("rulebook__slug", "number")
    return chapters.filter(rulebook__slug=book) if book else chapters


LONG = ("text", *(f"verdict__{name}" for name in ("trace", "rows", "pictures", "receipt", "why", "elsewhere")))
"""What a list of situations does not show, and what is the most of them."""


def rules_in_full(rules: QuerySet[Rule]) -> QuerySet[Rule]:
    scenarios = Scenario.objects.select_related("verdict", "rulebook").defer(*LONG)
    return rules.select_related("rulebook", "chapter").prefetch_related(
        "claims", "replaces__rulebook", "replaced_by__rulebook", Prefetch("scenarios", scenarios)
    )


def rule_list(*, book: str | None = None) -> QuerySet[Rule]:
    rules = rules_in_full(Rule.objects.order_by("rulebook__slug", "sort"))
    return rules.filter(rulebook__slug=book) if book else rules


@dataclass(frozen=True)
class RulePage:
    """All that stands on the page of a rule."""

    rule: Rule
    claims: list[Claim]
    scenarios: list[Scenario]
    """The situations under this rule, each with `verdict`; those that confirm it come first."""
    rulings: list[Ruling]
    terms: list[Term]
    """The terms this rule defines."""
    versions: list[RuleVersion]
    replaces: list[Rule]
    replaced_by: list[Rule]
    supplements: list[Rule]
    supplemented_by: list[Rule]
    cites: list[Link]
    cited_by: list[Link]
    structural: str
    said_alike: list[Same]
    """Why switching this rule off has no meaning, if so."""
    previous: Rule | None
    next: Rule | None


def rule_get(*, book: str, number: str) -> RulePage:
    rule = rules_in_full(Rule.objects.filter(rulebook__slug=book)).get(number=number)
    near = Rule.objects.filter(rulebook=rule.rulebook_id).select_related("rulebook").order_by("sort")
    return RulePage(
        rule=rule,
        claims=list(rule.claims.all()),
        scenarios=sorted(rule.scenarios.all(), key=_confirming_first),
        rulings=list(ruling_list_public().filter(rules=rule)),
        terms=list(Term.objects.filter(Q(book=book, rule=number) | Q(rule=rule.key)).order_by("czech")),
        versions=list(rule.versions.order_by("-version")),
        replaces=list(rule.replaces.all()),
        replaced_by=list(rule.replaced_by.all()),
        supplements=list(rule.supplements.select_related("rulebook")),
        supplemented_by=list(rule.supplemented_by.select_related("rulebook")),
        cites=cites(kind=Kind.RULE, key=rule.key),
        cited_by=cited_by(kind=Kind.RULE, key=rule.key),
        structural=structural_rules(book).get(number, ""),
        said_alike=said_alike(f"{book} {number}"),
        previous=near.filter(sort__lt=rule.sort).last(),
        next=near.filter(sort__gt=rule.sort).first(),
    )


def rule_alone(*, book: str, number: str) -> Rule:
    """A rule for its text."""
    return Rule.objects.select_related("rulebook").get(rulebook__slug=book, number=number)


def _confirming_first(scenario: Scenario) -> tuple[bool, bool, str, int]:
    verdict = getattr(scenario, "verdict", None)
    confirmed = verdict is not None and verdict.outcome == "confirmed"
    return not confirmed, not (confirmed and verdict.bites), scenario.file, scenario.line


def rule_titles(keys: Iterable[str]) -> dict[str, str]:
    """Titles by key (`agot-ccg 7.12`), for lists of citations; a key of no rule is left out."""
    return {key: title for key, (_order, title) in titles_of(Kind.RULE, set(keys)).items()}


def claim_list(*, book: str) -> QuerySet[Claim]:
    return Claim.objects.filter(rulebook__slug=book).prefetch_related("rules__rulebook").order_by("code")


# --- cards ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardPage:
    """A card, the situations that play it and the rulings that rest on it."""

    card: Card
    scenarios: list[Scenario]
    rulings: list[Ruling]
    keywords: list[Term]
    """What the keywords printed on it mean, in the order of the card."""
    by_keyword: list[Ruling]
    """Rulings on the rules of these keywords, of other cards or of none."""
    cited_by: list[Link]
    neighbours: list[Neighbour]


def card_list(*, book: str | None = None) -> QuerySet[Card]:
    cards = Card.objects.select_related("rulebook").order_by("rulebook__slug", "title")
    return cards.filter(rulebook__slug=book) if book else cards


@dataclass(frozen=True)
class CardOrigins:
    """What the cards of a rulebook are: which origins there are, and whether any leans on general knowledge."""

    origins: frozenset[str]
    general: bool


def card_origins(*, book: str) -> CardOrigins:
    cards = list(Card.objects.filter(rulebook__slug=book).only("origin", "data"))
    return CardOrigins(frozenset(card.origin for card in cards), any(card.leans_on_general_knowledge for card in cards))


def card_get(*, book: str, slug: str) -> CardPage:
    card = card_list(book=book).select_related("rulebook__extends").get(slug=slug)
    rulings = list(ruling_list_public().filter(cards=card))
    keywords = terms_of_keywords(card, terms_by_name(card.rulebook)) if card.data.get("keywords") else []
    return CardPage(
        card=card,
        scenarios=list(scenario_list().filter(cards=card).defer(*LONG)),
        rulings=rulings,
        keywords=keywords,
        by_keyword=[row for row in rulings_of_terms(keywords) if row not in rulings],
        cited_by=cited_by(kind=Kind.CARD, key=card.key),
        neighbours=neighbours_of(card),
    )


def rulings_of_terms(terms: Iterable[Term]) -> list[Ruling]:
    """The public rulings that rest on a rule that defines one of these terms."""
    keys = {term.rule if " " in term.rule else f"{term.book} {term.rule}" for term in terms if term.rule}
    asked = Q()
    for key in keys:
        slug, _space, number = key.partition(" ")
        asked |= Q(rules__rulebook__slug=slug, rules__number=number)
    return list(ruling_list_public().filter(asked).distinct()) if keys else []


# --- rulings -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RulingPage:
    """A ruling with what it rests on and what proves it."""

    ruling: Ruling
    rules: list[Rule]
    cards: list[Card]
    scenario: Scenario | None
    replaces: list[Ruling]
    cites: list[Link]
    cited_by: list[Link]


def ruling_list(*, book: str | None = None, status: str | None = None, standing: str | None = None) -> QuerySet[Ruling]:
    rulings = Ruling.objects.select_related(
        "rulebook", "source", "scenario__verdict", "scenario__rulebook", "scenario__rule__rulebook", "replaced_by__rulebook"
    ).prefetch_related("rules__rulebook", "cards__rulebook")
    rulings = rulings.order_by("rulebook__slug", "slug")
    rulings = rulings.filter(rulebook__slug=book) if book else rulings
    rulings = rulings.filter(standing=standing) if standing else rulings
    return rulings.filter(status=status) if status else rulings


def ruling_get(*, book: str, slug: str) -> RulingPage:
    ruling = ruling_list(book=book).get(slug=slug)
    return RulingPage(
        ruling=ruling,
        rules=sorted(ruling.rules.all(), key=lambda rule: (rule.rulebook.slug, rule.sort)),
        cards=list(ruling.cards.all()),
        scenario=ruling.scenario,
        replaces=list(ruling.replaces.select_related("rulebook")),
        cites=cites(kind=Kind.RULING, key=ruling.key),
        cited_by=cited_by(kind=Kind.RULING, key=ruling.key),
    )


def ruling_list_public(*, book: str | None = None, status: str | None = None, standing: str | None = None) -> QuerySet[Ruling]:
    """The rulings a reader may see: drafts and what is in review are not among them."""
    return ruling_list(book=book, status=status, standing=standing).filter(status__in=PUBLIC_STATES)


def ruling_get_public(*, book: str, slug: str) -> RulingPage:
    if not ruling_list_public(book=book).filter(slug=slug).exists():
        raise Ruling.DoesNotExist
    return ruling_get(book=book, slug=slug)


# --- terms ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TermPage:
    """A term, the rule that defines it and what names it."""

    term: Term
    rulebook: Rulebook
    rule: Rule | None
    rulings: list[Ruling]
    """Rulings on the rule that defines it."""
    rulings_general: list[Ruling]
    """Other rulings of the rulebook that name it."""
    cards: list[Card]
    """Cards on which it is printed as a keyword."""
    elsewhere: list[Term]
    """The same word in other rulebooks."""
    cited_by: list[Link]


def term_list(*, book: str | None = None) -> list[Term]:
    """Terms in the order of the Czech alphabet (č after c, ch after h)."""
    terms = Term.objects.filter(book=book) if book else Term.objects.all()
    return sorted(terms, key=lambda term: (czech_order(term.czech), term.book))


def _cards_with(term: Term) -> list[Card]:
    """The cards of the term's rulebook on which it is printed as a keyword."""
    known = terms_by_name(Rulebook.objects.select_related("extends").get(slug=term.book))
    return [card for card in card_list(book=term.book) if term in terms_of_keywords(card, known)]


def term_get(*, book: str, slug: str) -> TermPage:
    term = Term.objects.get(book=book, slug=slug)
    named, _sign, number = term.rule.rpartition(" ")
    links = [link for link in cited_by(kind=Kind.TERM, key=f"{book}/{slug}") if link.role != Role.DEFINES]
    rulings = rulings_of_terms([term])
    naming = {link.name for link in links if link.kind == Kind.RULING and link.book == book} - {row.slug for row in rulings}
    same = Q(czech__iexact=term.czech) | (Q(english__iexact=term.english) if term.english else Q())
    return TermPage(
        term=term,
        rulings=rulings,
        rulings_general=list(ruling_list_public(book=book).filter(slug__in=naming)) if naming else [],
        cards=_cards_with(term) if term.kind == "keyword" else [],
        elsewhere=list(Term.objects.filter(same).exclude(book=book).order_by("book", "czech")),
        rulebook=Rulebook.objects.get(slug=book),
        rule=Rule.objects.filter(rulebook__slug=named or book, number=number).select_related("rulebook").first(),
        cited_by=links,
    )


# --- scenarios -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ScenarioPage:
    """A situation with its verdict (None until it is played) and what rests on it."""

    scenario: Scenario
    verdict: Verdict | None
    rule: Rule | None
    claims: list[Claim]
    cards: list[Card]
    rulings: list[Ruling]
    rules_used: list[Link]


def scenario_list(*, book: str | None = None, rule: str | None = None) -> QuerySet[Scenario]:
    scenarios = Scenario.objects.select_related("rulebook", "rule__rulebook", "verdict")
    scenarios = scenarios.order_by("rulebook__slug", "file", "line")
    scenarios = scenarios.filter(rulebook__slug=book) if book else scenarios
    return scenarios.filter(rule__number=rule) if rule else scenarios


def scenario_get(*, book: str, slug: str) -> ScenarioPage:
    scenario = scenario_list(book=book).select_related("rule__chapter").get(slug=slug)
    verdict = getattr(scenario, "verdict", None)
    used = [(Kind.RULE, key, Role.RESTS_ON) for key in (verdict.rules if verdict else [])]
    return ScenarioPage(
        scenario=scenario,
        verdict=verdict,
        rule=scenario.rule,
        claims=list(scenario.claims.all()),
        cards=list(scenario.cards.select_related("rulebook")),
        rulings=list(ruling_list_public().filter(scenario=scenario)),
        rules_used=links_of(used),
    )


# --- the whole -----------------------------------------------------------------------------------------------------


def coverage(*, book: str | None = None) -> list[Coverage]:
    """How much of each rulebook is proved, from the stored verdicts."""
    books = Rulebook.objects.filter(slug=book) if book else Rulebook.objects.all()
    return [coverage_of(row) for row in books.order_by("slug")]
