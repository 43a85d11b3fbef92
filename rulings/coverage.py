"""How much of a rulebook is proved, counted from the project alone, with the ids behind every shortfall."""

from dataclasses import dataclass, field
from typing import Any

from django.db.models import Count, Prefetch

from rulings import engine
from rulings.models import Claim, Rulebook, Scenario
from rulings.models.ruling import RulingStatus, Standing
from rulings.models.scenario import Outcome
from rulings.proof import structural_rules

COUNTS = (
    "claims", "stated", "executable", "confirmed", "structural", "scenarios", "passed", "refuted", "undecided"
)  # fmt: skip


@dataclass
class Coverage:
    """The figures of one rulebook, and what is missing to make them whole."""

    book: str
    claims: int = 0
    stated: int = 0
    executable: int = 0
    confirmed: int = 0
    structural: int = 0
    scenarios: int = 0
    passed: int = 0
    refuted: int = 0
    undecided: int = 0
    unplayed: int = 0
    """Situations that wait to be played; they count as undecided as well."""
    unstated: list[str] = field(default_factory=list)
    unconfirmed: dict[str, str] = field(default_factory=dict)
    structural_claims: dict[str, str] = field(default_factory=dict)
    refuted_scenarios: list[str] = field(default_factory=list)
    undecided_scenarios: list[str] = field(default_factory=list)
    unproved_rulings: list[str] = field(default_factory=list)
    rulings: dict[str, int] = field(default_factory=dict)
    """How many rulings in force there are of each standing."""
    numbers: int = 0
    """How many rules are enacted by functions."""
    shared: int = 0
    """How many of them have no function of their own, so that no proof tells them from another."""
    shared_declared: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Those that truly say what others say (``others``), with the reason (``because``)."""
    shared_unexplained: dict[str, list[str]] = field(default_factory=dict)
    """The rest, each with the numbers it shares its functions with."""
    restated: dict[str, list[str]] = field(default_factory=dict)
    """Rules that only say rules of an earlier book again; they are not among the shared."""

    @property
    def undecidable(self) -> int:
        """Situations that were played and could not be decided."""
        return self.undecided - self.unplayed

    @property
    def is_whole(self) -> bool:
        """Every claim stated, every executable one confirmed or structural, no situation refuted or undecided."""
        return not (self.unstated or self.unconfirmed or self.refuted or self.undecided)

    def as_dict(self) -> dict[str, Any]:
        return dict(vars(self))


def coverage_of(book: Rulebook) -> Coverage:
    """Count from the stored verdicts; a situation without one counts as undecided."""
    figures = Coverage(book.slug)
    _count_scenarios(book, figures)
    structural = structural_rules(book.slug)
    played = Scenario.objects.select_related("rule", "verdict").only("rule__number", "verdict__outcome", "verdict__bites")
    claims = book.claims.prefetch_related("rules", Prefetch("scenarios", played))
    for claim in claims.order_by("code"):
        _count_claim(claim, structural, figures)
    in_force = book.rulings.filter(status=RulingStatus.IN_FORCE)
    unproved = in_force.exclude(scenario__verdict__outcome=Outcome.CONFIRMED)
    figures.unproved_rulings = list(unproved.order_by("slug").values_list("slug", flat=True))
    standings = in_force.order_by().values_list("standing").annotate(n=Count("pk"))
    figures.rulings = dict.fromkeys(Standing.values, 0) | dict(standings)
    _count_shared(figures)
    return figures


def _count_shared(figures: Coverage) -> None:
    """Which rules no proof tells apart, asked of the engine."""
    found = engine.sharing_of(figures.book)
    figures.numbers, figures.shared = found.numbers, found.shared
    for rule, others in found.declared.items():
        because = " ".join(dict.fromkeys(one.because for one in engine.said_alike(rule)))
        figures.shared_declared[_number(rule)] = {"others": [*map(_number, others)], "because": because}
    figures.shared_unexplained = {_number(rule): [*map(_number, others)] for rule, others in found.unexplained.items()}
    figures.restated = {_number(rule): [*earlier] for rule, earlier in found.restated.items()}


def _number(rule: str) -> str:
    """A rule id without its book."""
    return rule.partition(" ")[2]


def _outcome(scenario: Scenario) -> str:
    verdict = getattr(scenario, "verdict", None)
    return verdict.outcome if verdict else Outcome.UNDECIDED


def _count_scenarios(book: Rulebook, figures: Coverage) -> None:
    for scenario in book.scenarios.select_related("verdict").only("rulebook", "file", "line", "verdict__outcome"):
        figures.scenarios += 1
        figures.unplayed += not hasattr(scenario, "verdict")
        outcome, where = _outcome(scenario), f"{scenario.file}:{scenario.line}"
        if outcome == Outcome.CONFIRMED:
            figures.passed += 1
        elif outcome == Outcome.REFUTED:
            figures.refuted += 1
            figures.refuted_scenarios.append(where)
        else:
            figures.undecided += 1
            figures.undecided_scenarios.append(where)


def _count_claim(claim: Claim, structural: dict[str, str], figures: Coverage) -> None:
    figures.claims += 1
    rules = list(claim.rules.all())
    if rules:
        figures.stated += 1
    else:
        figures.unstated.append(claim.code)
    if not claim.is_executable:
        return
    figures.executable += 1
    under = [scenario for scenario in claim.scenarios.all() if scenario.rule in rules]
    standing = [scenario for scenario in under if _outcome(scenario) == Outcome.CONFIRMED]
    reason = next((structural[rule.number] for rule in rules if rule.number in structural), "")
    if any(scenario.verdict.bites for scenario in standing):
        figures.confirmed += 1
    elif reason and standing:
        figures.structural += 1
        figures.structural_claims[claim.code] = reason
    else:
        figures.unconfirmed[claim.code] = _lack(under, standing)


def _lack(under: list[Scenario], standing: list[Scenario]) -> str:
    """Why a claim is not confirmed."""
    if not under:
        return "no-scenario"
    if standing:
        return "does-not-bite"
    outcomes = {_outcome(scenario) for scenario in under}
    return "refuted" if Outcome.REFUTED in outcomes else "undecided"
