"""Chapter 4, Příprava na hru: decks, the seven steps of set-up, the power pool."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....cards.piles import hand_of
from ....cards.triggers import happen
from ....core.flow import is_open, top
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked, only_in_its_time, stands_at
from .. import hooks
from ..book import ccg
from ..cards import CHARACTER, EVENT, LOCATION, PLOT_CARD
from ..cells import (
    DECK,
    DEPLOYED,
    FACE_DOWN,
    HAND,
    HOUSE_UP,
    LIMITED,
    ORDER,
    PLAY,
    PLOT_DECK,
    POOL,
    REDRAWN,
    SHUFFLED,
    ZONE,
)
from ..moments import in_setup
from ..steps.setup import is_ready
from .ch05_unique import same_title

if TYPE_CHECKING:
    from ..cards import Card
    from ..decks import Deck
    from ..table import Table

SETUP_GOLD = 5
TOKENS_PER_PLAYER = 15


@ccg.forbids(hooks.deck, "4.1")
def first_game_of_own_house_and_neutral(t: Table, deck: Deck) -> Truth:
    """In a first game from the starter every card is of your house or neutral."""
    return deck.format == "first game" and any(
        card.house not in (None, deck.house) and not hooks.neutral.allows(t, card) for card in deck.cards
    )


ccg.permission(hooks.small_first_deck, "4.1a", says="In a first game a house deck may have fewer than sixty cards.")


@ccg.forbids(hooks.timing_setup, "4.3")
def steps_of_setup_keep_their_order(t: Table, s: State, step: str) -> Truth:
    """What belongs to one step of set-up is done in that step."""
    return not is_open(s, t.step[step])


@ccg.forbids(elsewhere, "4.3")
def setup_goes_on_in_its_steps(t: Table, s: State, p: int, verb: str) -> Truth:
    """While the game is being set up, only the step that it has come to is carried out."""
    return in_setup(t, s)


@ccg.causes(hooks.begin, "4.3")
def seven_steps_come_before_the_game(t: Table, s: State, open_setup: Callable[..., Any]) -> None:
    """Every game begins with the seven steps of set-up."""
    open_setup()


@ccg.orders(hooks.setup_steps, "4.4")
def step_1_separate(t: Table) -> str:
    """Step 1: the house deck and the plot deck are separated."""
    return "separate decks"


@ccg.causes(hooks.separate_decks, "4.4")
def plots_leave_the_house_deck(t: Table, s: State) -> None:
    """Plots go to the plot deck."""
    for c in t.rows:
        if t.type[c] == PLOT_CARD and s[c + ZONE] == DECK:
            s[c + ZONE] = PLOT_DECK
            s[c + ORDER] = 0


@ccg.forbids(hooks.plot_deck_card, "4.5")
def house_deck_cards_stay_out_of_the_plot_deck(t: Table, card: Card) -> Truth:
    """Characters, locations, attachments and events belong in the house deck."""
    return card.type != PLOT_CARD


@ccg.forbids(hooks.plot_deck, "4.6", "10.4")
def exactly_seven_plots(t: Table, plots: tuple[Card, ...]) -> Truth:
    """The plot deck holds exactly seven plots."""
    return len(plots) != 7


@ccg.forbids(hooks.plot_deck, "4.7", "10.5")
def all_plots_different(t: Table, plots: tuple[Card, ...]) -> Truth:
    """No plot is in the deck twice."""
    return len({card.title for card in plots}) != len(plots)


@ccg.orders(hooks.setup_steps, "4.8")
def step_2_reveal(t: Table) -> str:
    """Step 2: the house cards are revealed."""
    return "reveal houses"


@ccg.causes(hooks.reveal_houses, "4.8")
def house_card_is_laid_out(t: Table, s: State) -> None:
    """Each player lays the house or alliance card face up."""
    for p in t.everyone:
        s[t.players[p] + HOUSE_UP] = 1


@ccg.orders(hooks.setup_steps, "4.10")
def step_3_shuffle(t: Table) -> str:
    """Step 3: the house decks are shuffled."""
    return "shuffle"


@ccg.causes(hooks.shuffle, "4.10")
def decks_are_shuffled(t: Table, s: State) -> None:
    """After shuffling nobody knows the order: what is drawn is chance."""
    for p in t.everyone:
        shuffle_deck(t, s, p)


@ccg.orders(hooks.setup_steps, "4.12")
def step_4_opening_hand(t: Table) -> str:
    """Step 4: an opening hand of seven cards."""
    return "opening hand"


@ccg.orders(hooks.setup_steps, "4.13")
def step_4_exchange(t: Table) -> str:
    """A player who dislikes the opening hand may exchange it."""
    return "redraw"


ccg.moment("redraw", "4.13", says="Players say whether they exchange their opening hands.")


@ccg.forbids(not_asked, "4.13")
def who_keeps_a_hand_has_decided(t: Table, s: State, p: int, verb: str) -> Truth:
    """Everybody decides alone about the own opening hand; who has kept it has decided."""
    return stands_at(t, s, "redraw") and is_ready(s, top(s), p)


ccg.forbids(elsewhere, "4.13")(only_in_its_time("redraw", "Only an opening hand is exchanged."))


@ccg.forbids(hooks.redraw, "4.14")
def only_one_exchange(t: Table, s: State, p: int) -> Truth:
    """The exchange may be made only once."""
    return s[t.players[p] + REDRAWN]


@ccg.causes(hooks.redrawn, "4.14")
def exchange_is_noted(t: Table, s: State, p: int) -> None:
    """An exchange made is remembered for the rest of set-up."""
    s[t.players[p] + REDRAWN] = 1


@ccg.causes(hooks.redrawn, "4.15")
def whole_hand_goes_back(t: Table, s: State, p: int) -> None:
    """The whole hand returns to the deck, which is shuffled before drawing anew."""
    for c in hand_of(t, s, p):
        s[c + ZONE] = DECK
    shuffle_deck(t, s, p)


@ccg.forbids(hooks.redraw_part, "4.15")
def no_part_of_the_hand_is_exchanged(t: Table, s: State, p: int, n: int) -> Truth:
    """An opening hand is exchanged whole or not at all."""
    return True


@ccg.orders(hooks.setup_steps, "4.16")
def step_5_deploy(t: Table) -> str:
    """Step 5: opening cards are laid out."""
    return "deploy"


ccg.moment("deploy", "4.16", says="Players lay out opening cards.")
ccg.decides("deploy", "4.16", says="Everybody lays out cards of the own hand, once.")
ccg.forbids(elsewhere, "4.16")(only_in_its_time("deploy", "Opening cards are laid out in step 5 of set-up."))


@ccg.forbids(hooks.deploy, "4.16")
def five_gold_in_all(t: Table, s: State, p: int, c: int) -> Truth:
    """The cards laid out cost five gold in all at the most."""
    return s[t.players[p] + DEPLOYED] + deploy_cost(t, p, c) > SETUP_GOLD


@ccg.forbids(hooks.deploy, "4.16")
def opening_cards_come_from_the_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """They are cards of the own hand."""
    return s[c + ZONE] != HAND or t.owner[c] != p


@ccg.forbids(hooks.deploy, "4.17")
def only_characters_and_locations(t: Table, s: State, p: int, c: int) -> Truth:
    """Only characters and locations are laid out in set-up."""
    return t.type[c] not in (CHARACTER, LOCATION)


@ccg.forbids(hooks.deploy, "4.22")
def surcharge_counts_in_setup(t: Table, s: State, p: int, c: int) -> Truth:
    """What would fit at its printed cost may be too dear with the surcharge."""
    printed = sum(t.card[x].cost or 0 for x in (*_laid_out(t, s, p), c))
    return printed <= SETUP_GOLD < s[t.players[p] + DEPLOYED] + deploy_cost(t, p, c)


@ccg.causes(hooks.deployed, "4.16")
def laid_out_against_the_limit(t: Table, s: State, p: int, c: int) -> None:
    """A card laid out counts against the five gold."""
    s[c + ZONE] = PLAY
    s[t.players[p] + DEPLOYED] += deploy_cost(t, p, c)


@ccg.causes(hooks.deployed, "4.18")
def laid_out_face_down(t: Table, s: State, p: int, c: int) -> None:
    """Opening cards lie face down first."""
    s[c + FACE_DOWN] = 1


@ccg.forbids(hooks.peek, "4.18")
def nobody_sees_what_lies_face_down(t: Table, s: State, p: int, c: int) -> Truth:
    """An opponent does not look at a card that has been laid face down."""
    return s[c + ZONE] == PLAY and s[c + FACE_DOWN] and t.owner[c] != p


@ccg.forbids(hooks.turn_up, "4.18")
def what_has_been_laid_out_lies_face_down_first(t: Table, s: State, p: int, c: int) -> Truth:
    """A card laid out in set-up does not lie face up at once."""
    return s[c + ZONE] == PLAY and s[c + FACE_DOWN]


@ccg.forbids(hooks.turn_up, "4.19")
def nobody_turns_cards_over_before_the_others(t: Table, s: State, p: int, c: int) -> Truth:
    """They are turned over when all players are ready, and all at once."""
    return s[c + ZONE] == PLAY and s[c + FACE_DOWN] and is_open(s, t.step["deploy"])


@ccg.causes(hooks.setup_reveal, "4.19")
def all_turned_over_together(t: Table, s: State) -> None:
    """When all players are ready, all opening cards are turned over at once."""
    mode = hooks.setup_mode.first_or("played", t, s)
    cards = [c for c in t.rows if s[c + ZONE] == PLAY]
    for c in cards:
        hooks.enter_play.run(t, s, c, t.owner[c])
    for c in cards if mode == "played" else ():
        hooks.was_played.run(t, s, t.owner[c], c)
    for c in cards:
        hooks.setup_texts.run(t, s, c, mode)


@ccg.forbids(hooks.deploy, "4.20")
def one_limited_card_in_setup(t: Table, s: State, p: int, c: int) -> Truth:
    """Only one Limited card is laid out in set-up."""
    return bool(t.flags[c] & LIMITED) and any(t.flags[x] & LIMITED for x in _laid_out(t, s, p))


@ccg.forbids(hooks.deploy, "4.21")
def no_duplicates_in_setup(t: Table, s: State, p: int, c: int) -> Truth:
    """Duplicates of unique cards are not laid out in set-up."""
    return t.card[c].unique and any(same_title(t, s, c, x) for x in _laid_out(t, s, p))


@ccg.counts(hooks.deploy_cost, "4.22")
def other_houses_cost_two_more_in_setup(t: Table, p: int, c: int) -> int:
    """In set-up too a card of another house costs two gold more."""
    of_an_alliance = t.seats[p].alliance and t.card[c].house is not None and t.type[c] != EVENT
    if of_an_alliance and not hooks.alliance_lays_out_both.holds(t):
        return 2
    return 0 if hooks.belongs.allows(t, p, c) else 2


ccg.permission(hooks.alliance_lays_out_both, "4.22a", says="In set-up too an alliance pays no surcharge for its houses.")


@ccg.orders(hooks.setup_mode, "4.23")
def put_into_play_not_played(t: Table, s: State) -> str:
    """Opening cards are put into play, not played."""
    return "put"


@ccg.causes(hooks.setup_texts, "4.24")
def texts_may_refer_to_the_difference(t: Table, s: State, c: int, mode: str) -> None:
    """Texts tell cards put into play from cards played."""
    for event in (mode, "entered"):
        if not hooks.unheard_in_setup.allows(t, event):
            happen(t, s, event, c, t.owner[c])


@ccg.orders(hooks.setup_steps, "4.25")
def step_6_refill(t: Table) -> str:
    """Step 6: draw until you hold seven cards again."""
    return "refill hand"


@ccg.orders(hooks.setup_steps, "4.26")
def step_7_pool(t: Table) -> str:
    """Step 7: the power pool is made."""
    return "power pool"


@ccg.causes(hooks.make_pool, "4.26")
def fifteen_tokens_a_player(t: Table, s: State) -> None:
    """The pool holds at least fifteen tokens for every player."""
    s[POOL] = TOKENS_PER_PLAYER * t.count


@ccg.causes(hooks.pool_empty, "4.28")
def tokens_are_added_when_short(t: Table, s: State, n: int) -> None:
    """When tokens run short, more are simply added."""
    s[POOL] = max(s[POOL], n)


def shuffle_deck(t: Table, s: State, p: int) -> None:
    """Forget the order of a house deck."""
    s[t.players[p] + SHUFFLED] = 1
    for c in t.rows:
        if s[c + ZONE] == DECK and t.owner[c] == p:
            s[c + ORDER] = 0


def deploy_cost(t: Table, p: int, c: int) -> int:
    """What a card counts for in set-up: its printed cost, two more for another house (4.22)."""
    return (t.card[c].cost or 0) + hooks.deploy_cost.sum(t, p, c)


def _laid_out(t: Table, s: State, p: int) -> list[int]:
    return [c for c in t.rows if s[c + ZONE] == PLAY and s[c + FACE_DOWN] and t.owner[c] == p]


ccg.is_structural(
    "4.9", "Dovolení, vedle něhož žádné pravidlo shodné rody nezakazuje; vypnutím se nic nezmění. Situace dokládá, že přijato je."
)
