"""Chapter 17: diplomacy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State, set_signed, signed
from ....core.moments import elsewhere
from .. import hooks
from ..book import grail
from ..cells import AFFINITY, KIND, LOST, SKIPPED, STAGE, STAGES_DONE, STEP_NO, TOLD, WANTING, WON
from ..decks import shuffle_together
from ..events import FROM_OUTCOME, begin, slide
from ..meeting import to_bottom
from ..model import BOTTOM, DIPLOMACY, TOP, Encounter, Stage
from ..party import encounter, outcome, party
from .ch13_turn import is_past

if TYPE_CHECKING:
    from ..table import Table

NEEDED = frozenset(
    ("název", "stupnice náklonnosti", "obtížnost", "zámky vlastností", "etapy", "tabulka diplomacie", "selhání", "odměna")
)
"""What the card of a diplomatic encounter must have."""
HARDEST = 4
_PLAYING_CARDS = 2
"""The step of an activation in which cards are played."""


@grail.causes(hooks.pushed, "17.2")
def the_opponent_pushes_back(t: Table, s: State, by: int) -> None:
    """The opponent pushes the marker the other way."""
    slide(t, s, by)


@grail.forbids(hooks.incomplete, "17.4")
def a_card_has_its_parts(t: Table, x: Encounter) -> Truth:
    """The card of a diplomatic encounter has its parts; only the text and the way of avoiding it may be missing."""
    return not x.parts >= NEEDED


@grail.forbids(hooks.incomplete, "17.5")
def there_are_four_difficulties(t: Table, x: Encounter) -> Truth:
    """Diplomatic encounters fall into four degrees of difficulty."""
    return bool(x.difficulty) and not 1 <= x.difficulty <= HARDEST


@grail.orders(hooks.no_encounter, "17.6")
def without_open_locks_there_is_no_diplomacy(t: Table, s: State) -> Truth | None:
    """A blue card without an open lock on the right begins no diplomacy."""
    edges = encounter(t, s).edges
    return s[KIND] == DIPLOMACY and not any(edges.right) and edges.magic[1] is None


@grail.forbids(elsewhere, "17.6")
def a_card_by_its_text_is_no_encounter(t: Table, s: State, p: int, verb: str) -> Truth:
    """What such a card does is in its own text, and nothing is done in an encounter."""
    return is_past(s, verb, TOLD, s[KIND])


@grail.causes(hooks.begins, "17.7")
def the_marker_begins_on_grey(t: Table, s: State) -> None:
    """The marker begins on the grey position."""
    set_signed(s, AFFINITY, 0)


@grail.counts(hooks.affinity_bound, "17.8")
def the_track_has_ends(t: Table, s: State, value: int) -> int:
    """The marker stops at the ends of the track."""
    x = encounter(t, s)
    return value - min(max(value, x.low), x.high)


@grail.orders(hooks.on_colour, "17.9")
def colours_are_seen_when_asked(t: Table, s: State, colour: str) -> Truth | None:
    """What counts is where the marker stands when an ability is resolved."""
    x = encounter(t, s)
    return signed(s, AFFINITY) in (x.green if colour == "green" else x.red)


@grail.orders(hooks.stage_now, "17.10")
def stages_come_in_their_order(t: Table, s: State) -> Stage | None:
    """Stages are gone through one after another, each by its own rules."""
    x = encounter(t, s)
    return x.stages[s[STAGE] - 1] if 0 < s[STAGE] <= len(x.stages) else None


@grail.counts(hooks.stages_to_win, "17.11")
def several_stages_must_be_won(t: Table, s: State) -> int:
    """The contest must often be won twice or three times."""
    way = encounter(t, s).way(s[STAGE])
    return way.last - way.first


grail.permission(hooks.approaches, "17.12", says="Some encounters offer two approaches, and the party may pursue either.")


@grail.otherwise(hooks.approaches, hooks.approach)
def the_first_approach_would_be_all(t: Table, s: State, party: int, which: int) -> Truth:
    """There would be no choice."""
    return which > 0


@grail.orders(hooks.attack, "17.4", "17.13")
def the_stage_says_the_reaction(t: Table, s: State) -> int | None:
    """The reaction is that of the stage that is being played."""
    stage = hooks.stage_now.first(t, s) if s[KIND] == DIPLOMACY else None
    return t.program(stage.reaction) if stage else None


@grail.orders(hooks.track_end, "17.14")
def a_check_looks_at_the_ends(t: Table, s: State) -> int | None:
    """A check sees whether the marker is at an end of the track."""
    if s[KIND] != DIPLOMACY:
        return None
    x, at = encounter(t, s), signed(s, AFFINITY)
    return TOP if at >= x.high else BOTTOM if at <= x.low else None


@grail.orders(hooks.verdict, "17.15")
def at_the_bottom_it_is_lost(t: Table, s: State) -> int | None:
    """At the lowest position the encounter is lost."""
    return LOST if hooks.track_end.first(t, s) == BOTTOM else None


@grail.forbids(elsewhere, "17.15")
def a_lost_encounter_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """Once the marker has come to the lowest position, nothing more is done in the encounter."""
    return is_past(s, verb, LOST, DIPLOMACY) and not s[WANTING]


@grail.causes(hooks.outcome, "17.16")
def failure_has_a_price(t: Table, s: State) -> None:
    """For a lost encounter every member pays the price of failure."""
    if s[KIND] == DIPLOMACY and outcome(s) == LOST:
        for p in reversed(party(t, s)):
            begin(t, s, p, encounter(t, s).failure, FROM_OUTCOME)


@grail.causes(hooks.cleared, "17.17")
def after_a_lost_encounter(t: Table, s: State) -> None:
    """The card goes to the bottom of its deck, and the diplomacy decks are shuffled with all their cards."""
    if s[KIND] == DIPLOMACY and outcome(s) == LOST:
        cleared_away(t, s)


@grail.orders(hooks.stage_is_won, "17.2", "17.18")
def at_the_top_the_stage_is_won(t: Table, s: State) -> Truth | None:
    """At the highest position the stage is won."""
    return hooks.track_end.first(t, s) == TOP


@grail.orders(hooks.verdict, "17.19")
def the_last_stage_wins(t: Table, s: State) -> int | None:
    """Who wins the last stage has won the encounter."""
    if s[KIND] != DIPLOMACY or not hooks.stage_is_won.holds(t, s):
        return None
    return WON if s[STAGES_DONE] >= hooks.stages_to_win.sum(t, s) else None


@grail.forbids(elsewhere, "17.19")
def a_won_encounter_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """In an encounter that has been won nothing more is done."""
    return is_past(s, verb, WON, DIPLOMACY)


def diplomacy_won(s: State) -> Truth:
    """Whether a diplomatic encounter has just been won."""
    return s[KIND] == DIPLOMACY and outcome(s) == WON


@grail.causes(hooks.outcome, "17.20")
def the_reward_of_diplomacy(t: Table, s: State) -> None:
    """Each member gets the whole reward."""
    if diplomacy_won(s):
        for p in reversed(party(t, s)):
            begin(t, s, p, encounter(t, s).reward, FROM_OUTCOME)


@grail.causes(hooks.cleared, "17.21")
def after_a_won_encounter(t: Table, s: State) -> None:
    """The card goes to the bottom of its deck, and the diplomacy decks are shuffled with all their cards."""
    if diplomacy_won(s):
        cleared_away(t, s)


def cleared_away(t: Table, s: State) -> None:
    """The card goes back, and every deck is shuffled with all its cards."""
    to_bottom(t, s)
    for p in party(t, s):
        shuffle_together(t, s, p, DIPLOMACY)


@grail.causes(hooks.stage_won, "17.22")
def the_next_stage(t: Table, s: State) -> None:
    """The next stage begins with the marker on grey, and the one that was won is marked."""
    s[STAGE] += 1
    s[STAGES_DONE] += 1
    set_signed(s, AFFINITY, 0)


@grail.causes(hooks.stage_won, "17.23")
def the_opponent_does_not_react(t: Table, s: State) -> None:
    """After a stage won in step 2 the opponent does not react."""
    s[SKIPPED] = s[STEP_NO] == _PLAYING_CARDS


@grail.forbids(elsewhere, "17.23")
def no_more_cards_after_a_stage(t: Table, s: State, p: int, verb: str) -> Truth:
    """After a stage won in step 2 play goes on in step 4: no more cards are played."""
    return s[SKIPPED] and verb == "play"


grail.is_structural("17.24", "Ukázka jen předvádí ostatní pravidla; sama nic nestanoví, co by šlo vypnout.")
