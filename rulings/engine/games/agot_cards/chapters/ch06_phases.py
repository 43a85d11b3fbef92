"""Chapter 6, Fáze kola: the round and its six phases. Plots (6.10 to 6.17), challenges and victory have files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.piles import deck_of
from ....cards.texts import constants
from ....core.flow import counted, push
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, stands_at
from .. import hooks
from ..book import ccg
from ..cards import EVENT
from ..cells import (
    ACTIVE,
    CHALLENGES,
    CHANCE,
    CONTROL,
    DOMINANCE,
    DRAWN,
    EXTRA,
    GOLD,
    HAND,
    HOST,
    INITIATIVE,
    LIMITED,
    LIMITED_PLAYED,
    MADE,
    MARSHALLING,
    OUT,
    PHASE,
    PLAY,
    ROUND,
    ROUND_USES,
    UNTIL_ROUND,
    ZONE,
)
from ..changes import expire
from ..events import enter_play
from ..moments import in_setup, resolving
from ..players import active_player, first_seat
from ..values import price_now

if TYPE_CHECKING:
    from ..table import Table

BASE_DRAW, DRAW_CAP = 2, 3

# -- the round ----------------------------------------------------------------------------


@ccg.causes(hooks.round_over, "6.1", "6.45")
def a_new_round_begins(t: Table, s: State) -> None:
    """The game is played in rounds of six phases; after standing a new one begins."""
    s[ROUND] = counted(s[ROUND] + 1, "kolo")
    s[DOMINANCE] = s[INITIATIVE] = 0
    expire(t, s, lambda until, _card, _what, _extra: until != UNTIL_ROUND)
    for p in t.players:
        s[p + MADE] = s[p + LIMITED_PLAYED] = s[p + DRAWN] = s[p + EXTRA] = 0
    for b in t.bound:
        s[b.row + ROUND_USES] = 0
    push(s, t.step["round"])


@ccg.orders(hooks.together, "6.2")
def most_phases_are_played_together(t: Table, s: State) -> range:
    """Most phases are carried out by all players at the same time."""
    return t.everyone


@ccg.orders(hooks.leads, "6.3")
def the_first_player_acts_first(t: Table, s: State) -> int:
    """In marshalling and challenges each player acts alone, the first player first."""
    return first_seat(s)


@ccg.forbids(hooks.play, "6.3")
def nobody_marshals_in_the_part_of_another(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Who is not the player in turn plays no card but an event."""
    return t.card[c].type != EVENT and s[PHASE] == MARSHALLING and bool(s[ACTIVE]) and active_player(s) != p


@ccg.orders(hooks.turn_order, "6.3a")
def the_others_follow_clockwise(t: Table, s: State, first: int) -> list[int]:
    """After the first player the others act, clockwise."""
    return t.clockwise(first)


@ccg.forbids(hooks.play, "6.3a")
def nobody_marshals_before_the_player_on_the_right(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Whose part comes later in that order has to wait for it."""
    return t.card[c].type != EVENT and s[PHASE] == MARSHALLING and _comes_later(t, s, p)


@ccg.forbids(hooks.timing_challenge, "6.3a")
def nobody_attacks_before_the_player_on_the_right(t: Table, s: State, p: int) -> Truth:
    """In challenges too."""
    return s[PHASE] == CHALLENGES and _comes_later(t, s, p)


def _comes_later(t: Table, s: State, p: int) -> bool:
    """Whether a player's part comes clockwise after the one that is being played."""
    order = t.clockwise(first_seat(s))
    return bool(s[ACTIVE]) and order.index(p) > order.index(active_player(s))


@ccg.orders(hooks.round_phases, "6.4")
def phase_1_plot(t: Table) -> str:
    """Phase 1 is plot."""
    return "plot phase"


@ccg.orders(hooks.round_phases, "6.5")
def phase_2_draw(t: Table) -> str:
    """Phase 2 is draw."""
    return "draw phase"


@ccg.orders(hooks.round_phases, "6.6")
def phase_3_marshalling(t: Table) -> str:
    """Phase 3 is marshalling."""
    return "marshalling phase"


@ccg.orders(hooks.round_phases, "6.7")
def phase_4_challenges(t: Table) -> str:
    """Phase 4 is challenges."""
    return "challenges phase"


@ccg.orders(hooks.round_phases, "6.8")
def phase_5_dominance(t: Table) -> str:
    """Phase 5 is dominance."""
    return "dominance phase"


@ccg.orders(hooks.round_phases, "6.9")
def phase_6_standing(t: Table) -> str:
    """Phase 6 is standing."""
    return "standing phase"


# -- draw ---------------------------------------------------------------------------------


@ccg.causes(hooks.draw_phase, "6.18")
def draw_two_cards(t: Table, s: State) -> None:
    """Each player draws two cards."""
    players = hooks.together.first_or([0], t, s)
    for p in reversed(list(players)):
        more = sum(op.n for b, op in constants(t, s, "draw_more") if s[b.card + CONTROL] == p)
        extra = more if hooks.extra_is_additional.holds(t) else 0
        if extra:
            push(s, t.step["draw"], CHANCE, extra, 1, p)
        push(s, t.step["draw"], CHANCE, max(0, BASE_DRAW + more - extra - winter(t, s)), 0, p)


def winter(t: Table, s: State) -> int:
    """How many cards fewer the draw phase gives because it is winter."""
    return hooks.base_draw.sum(t, s)


@ccg.forbids(elsewhere, "6.18")
def first_two_cards_are_drawn(t: Table, s: State, p: int, verb: str) -> Truth:
    """In the draw phase each player draws first."""
    return stands_at(t, s, "draw") and not in_setup(t, s) and not resolving(t, s)


@ccg.forbids(hooks.draw, "6.19")
def empty_deck_gives_nothing(t: Table, s: State, p: int) -> Truth:
    """With no card left in the house deck you cannot draw."""
    return not deck_of(t, s, p)


@ccg.forbids(hooks.draw_by_effect, "6.20")
def three_cards_by_effects(t: Table, s: State, p: int) -> Truth:
    """Effects draw at most three cards a player in a round."""
    return s[t.players[p] + DRAWN] >= DRAW_CAP + hooks.draw_cap.sum(t, s)


@ccg.causes(hooks.drawn_by_effect, "6.20")
def draws_by_effects_are_counted(t: Table, s: State, p: int) -> None:
    """Cards drawn by effects count toward the three."""
    s[t.players[p] + DRAWN] += 1


ccg.permission(hooks.not_a_draw, "6.21", says="The limit concerns only effects that use the word draw.")


# -- marshalling --------------------------------------------------------------------------


@ccg.causes(hooks.marshalling_begins, "6.22")
def income_is_counted(t: Table, s: State, p: int) -> None:
    """A player's part of marshalling begins with counting income."""
    s[t.players[p] + GOLD] = counted(hooks.income.sum(t, s, p), "příjem")


@ccg.forbids(hooks.play, "6.24")
def cards_are_played_in_marshalling(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Cards other than events are played from the hand in your own part of marshalling."""
    return t.card[c].type != EVENT and not (own_marshalling(s, p) and hooks.marshal.holds(t))


@ccg.forbids(hooks.from_hand, "6.24")
def cards_are_played_from_the_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """They are played from the own hand."""
    return s[c + ZONE] != HAND or t.owner[c] != p


ccg.permission(hooks.marshal, "6.24", says="In your part you may play cards from your hand.")


ccg.permission(hooks.gold_abilities, "6.25", says="Or use abilities that cost gold.")


ccg.permission(hooks.may_stop, "6.26", says="You may stop while gold is left.")


@ccg.otherwise(hooks.may_stop, hooks.stop)
def marshalling_could_be_compulsory(t: Table, s: State, p: int) -> Truth:
    """Whoever could still play something stops because 6.26 allows it."""
    return own_marshalling(s, p) and stands_at(t, s, "marshalling window")


@ccg.causes(hooks.phase_over, "6.27")
def unused_gold_is_lost(t: Table, s: State, phase: int) -> None:
    """Unused gold is lost at the end of the marshalling phase."""
    if phase == MARSHALLING:
        for p in t.players:
            s[p + GOLD] = 0


@ccg.forbids(hooks.gold, "6.28")
def gold_in_your_own_part_only(t: Table, s: State, p: int) -> Truth:
    """Gold can be spent only in your own part of marshalling."""
    return not own_marshalling(s, p)


@ccg.forbids(hooks.play, "6.28")
def gold_for_cards_in_your_own_part_only(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """The same for gold spent on cards."""
    return price_now(t, s, p, c) > 0 and not own_marshalling(s, p) and not pays_elsewhere(t, s, c)


@ccg.forbids(hooks.play, "6.29")
def a_cost_of_zero_is_a_cost(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """A cost of 0 must be paid in name, so such a card is played only in your own part."""
    return (t.card[c].cost == 0 or t.card[c].x) and not own_marshalling(s, p) and not pays_elsewhere(t, s, c)


@ccg.forbids(hooks.play, "6.34", "8.2", when=lambda t: t.has_limited)
def one_limited_card_a_round(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """One card with Limited a round, whatever its type."""
    return t.flags[c] & LIMITED and s[t.players[p] + LIMITED_PLAYED]


@ccg.causes(hooks.was_played, "6.34", "8.2", when=lambda t: t.has_limited)
def limited_card_is_noted(t: Table, s: State, p: int, c: int) -> None:
    """A card with Limited played counts for the rest of the round."""
    if t.flags[c] & LIMITED:
        s[t.players[p] + LIMITED_PLAYED] = 1


@ccg.causes(hooks.played, "6.24")
def card_is_laid_out(t: Table, s: State, p: int, c: int, host: int) -> None:
    """A card played comes into play and stays there."""
    zone = hooks.destination.first_or(OUT, t, s, c)
    if zone != PLAY:
        s[c + ZONE] = zone
        return
    s[c + HOST] = t.pointer(host) if host else 0
    enter_play(t, s, c, p, "played")


def pays_elsewhere(t: Table, s: State, c: int) -> Truth:
    """Whether the text of a card lets it be played outside one's own marshalling, in spite of its cost."""
    return hooks.golden.allows(t, s, c, "pay elsewhere")


def own_marshalling(s: State, p: int) -> bool:
    """Whether it is this player's own part of the marshalling phase."""
    return s[PHASE] == MARSHALLING and active_player(s) == p


ccg.is_structural(
    "6.19", "Z prázdného balíčku není co vzít, ať pravidlo platí, nebo ne; říká jen, že se kvůli tomu nic dalšího nestane."
)
