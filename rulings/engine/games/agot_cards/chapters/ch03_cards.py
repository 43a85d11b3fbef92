"""Chapter 3, Karty: the five types, what is printed on a card, income and initiative bonuses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....cards.blank import is_blank, lies_idle
from ....cards.matching import named
from ....cards.resolving import marks_of_targets
from ....cards.texts import works
from ....core.flow import STEP, frames
from ....core.hooks import Permission, Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked, only_in_its_time
from .. import hooks
from ..book import ccg
from ..cards import ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT_CARD, TYPES
from ..cells import (
    CHOSEN,
    CONTROL,
    DISCARD,
    DUPLICATE,
    FACE_DOWN,
    GOLD,
    HAND,
    KNEELING,
    MARK,
    PLAY,
    PLOT,
    PLOT_DECK,
    ZONE,
)
from ..events import add_to
from ..moments import only_by_its_player
from ..payments import chosen_now
from ..values import asks_for_a_trait_of, is_character, price, price_now, strength_by_texts

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..cards import Card
    from ..table import Table

# -- types --------------------------------------------------------------------------------


@ccg.forbids(hooks.card_data, "3.1", "3.30")
def five_card_types(t: Table, card: Card) -> Truth:
    """A card is a plot, character, location, attachment or event."""
    return card.type not in TYPES


@ccg.forbids(hooks.house_deck_card, "3.4")
def plots_have_a_deck_of_their_own(t: Table, card: Card) -> Truth:
    """Plots are kept apart from the house deck."""
    return card.type == PLOT_CARD


@ccg.forbids(hooks.house_deck_card, "4.5")
def what_a_house_deck_holds(t: Table, card: Card) -> Truth:
    """A house deck holds characters, locations, attachments and events."""
    return card.type not in (CHARACTER, LOCATION, ATTACHMENT, EVENT)


ccg.permission(hooks.choose_a_plot, "3.6", says="At the start of every round each player chooses a plot.")


@ccg.forbids(hooks.plot_refused, "3.6")
def the_plot_is_one_of_your_plot_deck(t: Table, s: State, p: int, c: int) -> Truth:
    """It is one card of the own plot deck."""
    return s[c + ZONE] != PLOT_DECK or t.owner[c] != p


@ccg.forbids(hooks.no_plot, "3.6")
def a_plot_is_chosen_every_round(t: Table, s: State, p: int) -> Truth:
    """Who has plots left chooses one at the start of every round."""
    return any(s[c + ZONE] == PLOT_DECK and t.owner[c] == p for c in t.rows)


ccg.decides("choose plots", "3.6", says="Each player chooses one plot, and no second one.")
ccg.forbids(elsewhere, "3.6")(only_in_its_time("plot", "A plot is chosen at the start of a round, and then only."))


@ccg.causes(hooks.plot_revealed, "3.7", "4.29")
def chosen_plot_is_the_current_one(t: Table, s: State, p: int) -> None:
    """The plot chosen is the one in use this round; it lies revealed."""
    c = t.by_mark[s[t.players[p] + CHOSEN]]
    s[c + ZONE] = PLOT
    s[t.players[p] + CHOSEN] = 0


ccg.permission(hooks.characters_are_declared, "3.8", says="Only characters come into question for a challenge.")


@ccg.forbids(hooks.attack, "3.8")
@ccg.forbids(hooks.defend, "3.8")
def only_characters_take_part(t: Table, s: State, p: int, c: int) -> Truth:
    """Only characters take part in challenges."""
    return not is_character(t, s, c)


@ccg.forbids(hooks.card_data, "3.9")
def characters_have_strength(t: Table, card: Card) -> Truth:
    """Every character has a strength."""
    return card.type == CHARACTER and card.strength is None


@ccg.orders(hooks.destination, "3.10")
def characters_stay_in_play(t: Table, s: State, c: int) -> int | None:
    """A character stays in play once it has been laid out."""
    return PLAY if t.type[c] == CHARACTER else None


@ccg.counts(hooks.income, "3.11", "3.40")
def income_of_locations(t: Table, s: State, p: int) -> int:
    """Locations you control may raise your income."""
    return sum(t.card[c].income for c in _bonus_cards(t, s, p, "gold", hooks.kneeling_income) if t.type[c] == LOCATION)


@ccg.orders(hooks.destination, "3.12")
def locations_stay_in_play(t: Table, s: State, c: int) -> int | None:
    """A location stays in play once it has been laid out."""
    return PLAY if t.type[c] == LOCATION else None


@ccg.permits(hooks.source, "3.18")
def events_are_played_from_the_hand(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An event is played from your hand for the effect of its text."""
    return t.type[b.card] == EVENT and s[b.card + ZONE] == HAND and t.owner[b.card] == p


@ccg.orders(hooks.destination, "3.19")
def events_go_to_the_discard_pile(t: Table, s: State, c: int) -> int | None:
    """Once its text is carried out, an event goes to your discard pile."""
    return DISCARD if t.type[c] == EVENT else None


@ccg.orders(hooks.cancelled_pile, "3.19a")
def cancelled_events_go_there_too(t: Table, s: State, c: int) -> int:
    """So does one whose effect has been cancelled."""
    return DISCARD


@ccg.permits(hooks.neutral, "3.20")
def events_in_a_deck_are_neutral(t: Table, card: Card) -> Truth:
    """An event in a deck is neutral, whatever house it speaks of."""
    return card.type == EVENT


@ccg.permits(hooks.belongs, "3.20")
def events_are_neutral(t: Table, p: int, c: int) -> Truth:
    """Events are neutral even when they speak of a house."""
    return t.type[c] == EVENT


# -- what is printed ----------------------------------------------------------------------


ccg.permission(hooks.shields, "3.23", says="The shield on a card says of which house it is.")


@ccg.otherwise(hooks.shields, hooks.neutral)
def without_shields_all_cards_would_be_neutral(t: Table, card: Card) -> Truth:
    """Otherwise a card would be of no house."""
    return card.house is not None


@ccg.counts(hooks.cost, "6.31")
def cards_of_other_houses_cost_two_more(t: Table, p: int, c: int) -> int:
    """A card of another house costs two gold more."""
    return 0 if hooks.belongs.allows(t, p, c) else 2


@ccg.counts(hooks.income, "3.26")
def income_of_the_plot(t: Table, s: State, p: int) -> int:
    """The revealed plot yields its income."""
    return sum(t.card[c].income for c in _plots(t, s, p))


@ccg.counts(hooks.cost, "3.27")
def printed_cost(t: Table, p: int, c: int) -> int:
    """The gold printed on a card must be paid to play it."""
    return t.card[c].cost or 0


@ccg.forbids(hooks.play, "3.27")
def cost_must_be_paid(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Who has too little gold cannot play the card."""
    return price_now(t, s, p, c) > s[t.players[p] + GOLD]


@ccg.forbids(hooks.play, "6.31")
def surcharge_must_be_paid(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Who could pay the printed cost, but not the surcharge, cannot play the card either."""
    printed = t.card[c].cost
    return printed is not None and printed <= s[t.players[p] + GOLD] < price_now(t, s, p, c)


@ccg.causes(hooks.played, "3.27")
def playing_a_card_costs_gold(t: Table, s: State, p: int, c: int, host: int) -> None:
    """The cost of a card is paid when it is played."""
    hooks.pay.run(t, s, p, price_now(t, s, p, c))
    hooks.paid.run(t, s, p, price(t, p, c))


@ccg.causes(hooks.pay, "3.27")
def gold_is_paid(t: Table, s: State, p: int, n: int) -> None:
    """A cost in gold is spent from the player's income."""
    add_to(s, t.players[p] + GOLD, -min(n, s[t.players[p] + GOLD]), "zlato")


@ccg.counts(hooks.initiative, "3.28")
def initiative_of_the_plot(t: Table, s: State, p: int) -> int:
    """The revealed plot gives its initiative."""
    return sum(t.card[c].initiative for c in _plots(t, s, p))


@ccg.counts(hooks.claim, "3.29")
def claim_of_the_attackers_plot(t: Table, s: State, p: int) -> int:
    """The claim of the winning attacker's plot is the size of the damage."""
    return sum(t.card[c].claim or 0 for c in _plots(t, s, p))


@ccg.counts(hooks.strength, "3.31")
def printed_strength(t: Table, s: State, c: int) -> int:
    """Strength as printed on the card whose face counts (5.17)."""
    if not t.has_duplicates:
        return t.base[c]
    for rule in hooks.face.of(t):
        return t.base[rule(t, s, c)]
    return t.base[_topmost(t, s, c)]


@ccg.permits(hooks.has_trait, "3.35")
def printed_traits(t: Table, s: State, c: int, trait: str) -> Truth:
    """Texts may refer to the traits printed on a card."""
    return trait in t.card[c].traits and not is_blank(t, s, c, "traits")


@ccg.permits(hooks.source, "3.37")
def abilities_of_cards_in_play(t: Table, s: State, p: int, b: Bound) -> Truth:
    """The text of a card in play can be used by the player who controls it."""
    return (
        not b.ability.zone
        and t.type[b.card] != EVENT
        and s[b.card + CONTROL] == p
        and not lies_idle(t, s, b.card)
        and works(t, s, b)
    )


@ccg.counts(hooks.strength, "3.37", when=lambda t: bool(t.constant_kinds - {"host"}))
def texts_change_strength(t: Table, s: State, c: int) -> int:
    """Constant texts of cards in play change strength."""
    return strength_by_texts(t, s, c, host=False)


# -- what a text says must be chosen -----------------------------------------------------------


@ccg.forbids(hooks.mistargeted, "3.37")
def targets_are_what_the_text_says(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """What is chosen must be what the text asks for; what has lost its traits is not found by them for another reason (5.10)."""
    return not fits(t, s, p, b, c) and not (asks_for_a_trait_of(t, b, c) and _hides_its_traits(t, s, c))


def _hides_its_traits(t: Table, s: State, c: int) -> bool:
    """Whether a card has no traits where it lies, though some are printed on it: as a duplicate, or face down."""
    return bool(s[c + DUPLICATE] or s[c + FACE_DOWN] and hooks.blank.refuses(t, s, c))


@ccg.forbids(hooks.mistargeted, "3.35", when=lambda t: bool(t.traits))
def texts_that_name_a_trait_do_not_find_others(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A text may refer to a trait: what lacks only that is not chosen."""
    if s[c + DUPLICATE] or fits(t, s, p, b, c):
        return False
    asked = [target.filter for target in b.ability.targets if target.filter.trait]
    return any(c in named(t, s, replace(f, trait=""), p, b.card, c) for f in asked)


@ccg.forbids(hooks.mistargeted, "3.37")
def each_choice_is_what_its_own_part_says(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Where a text asks for two different cards, one of the second kind is not chosen for the first, nor the other way round."""
    at_hand = chosen_now(t, s, b)
    if at_hand is None or at_hand.target.hand or at_hand.target.filter.on or len(b.ability.targets) < 2:
        return False
    return fits(t, s, p, b, c) and c not in named(t, s, at_hand.target.filter, p, b.card, c)


@ccg.forbids(hooks.second_refused, "3.37")
def the_second_is_what_its_part_says_beside_the_first(t: Table, s: State, p: int, b: Bound, second: int, first: int) -> Truth:
    """What is chosen second must be what its part of the text asks for beside what was chosen first: on it, for one."""
    return len(b.targets) > 1 and second not in named(t, s, b.targets[1].target.filter, p, b.card, first)


@ccg.forbids(hooks.mistargeted, "3.37")
def nothing_is_chosen_twice(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Where a text asks for several, they are different cards."""
    frame = next((f for f in frames(s) if s[f + STEP] == t.step["resolve"].number), None)
    return frame is not None and s[c + MARK] & marks_of_targets(s, frame)


@ccg.forbids(hooks.no_hand, "3.37")
def hands_are_chosen_where_the_text_says(t: Table, s: State, p: int, b: Bound, q: int) -> Truth:
    """A whole hand is chosen only where the text says so, and it is an opponent's."""
    return q == p or not any(target.hand for target in b.ability.targets)


@ccg.forbids(hooks.must_choose, "3.37")
def what_the_text_asks_is_chosen(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Where the text does not leave it open, something is chosen."""
    return not any(target.optional for target in b.ability.targets)


@ccg.forbids(hooks.not_in_hand, "3.37")
def own_cards_are_discarded(t: Table, s: State, p: int, c: int) -> Truth:
    """A text that makes a player discard from the hand is obeyed with a card of that hand."""
    return s[c + ZONE] != HAND or t.owner[c] != p


def fits(t: Table, s: State, p: int, b: Bound, c: int) -> bool:
    """Whether a card is what the text of an ability asks to choose; where a token is asked for, one must lie on it."""
    asked = [x for x in b.ability.targets if not (x.hand or x.token and not hooks.token_there.allows(t, s, c, x.token))]
    return any(c in named(t, s, target.filter, p, b.card, c) or bool(target.filter.on) for target in asked)


ccg.forbids(not_asked, "3.37")(
    only_by_its_player("resolve", ("target", "pay"), "Who uses a text makes its choices, unless it says otherwise.")
)
ccg.decides("each player", "3.37", says="A text says who chooses.")
ccg.decides("discard own", "3.37", says="A text says who discards.")


# -- bonuses ------------------------------------------------------------------------------


@ccg.counts(hooks.income, "3.40")
def income_bonuses_of_other_cards(t: Table, s: State, p: int) -> int:
    """Every card you control adds its income bonus to your plot's income."""
    return sum(t.card[c].income for c in _bonus_cards(t, s, p, "gold", hooks.kneeling_income) if t.type[c] != LOCATION)


ccg.permission(hooks.kneeling_income, "3.41", says="An income bonus counts even while its card kneels.")


@ccg.counts(hooks.initiative, "3.43")
def initiative_bonuses(t: Table, s: State, p: int) -> int:
    """Every card you control adds its initiative bonus to your plot's initiative."""
    return sum(t.card[c].initiative for c in _bonus_cards(t, s, p, "initiative", hooks.kneeling_initiative))


ccg.permission(hooks.kneeling_initiative, "3.44", says="An initiative bonus counts even while its card kneels.")


def _plots(t: Table, s: State, p: int) -> list[int]:
    return [c for c in t.rows if s[c + ZONE] == PLOT and t.owner[c] == p]


ccg.permission(hooks.bonuses_by_control, "6.23", says="The bonuses of all cards that you control count, whoever owns them.")


def _bonus_cards(t: Table, s: State, p: int, what: str, allowed: Permission) -> list[int]:
    """Cards in play whose bonus counts: not blank, and not kneeling unless the rule allows it."""
    mine = t.in_play(s, p)
    if what == "gold" and not hooks.bonuses_by_control.holds(t):
        mine = [c for c in t.rows if s[c + ZONE] == PLAY and t.owner[c] == p]
    return [c for c in mine if not _has_no_bonus(t, s, c, what) and (not s[c + KNEELING] or allowed.holds(t))]


def _has_no_bonus(t: Table, s: State, c: int, what: str) -> Truth:
    return hooks.bare.refuses(t, s, c) if s[c + DUPLICATE] else is_blank(t, s, c, what)


def _topmost(t: Table, s: State, c: int) -> int:
    """The last duplicate laid on a card, or the card itself."""
    return next(reversed(t.duplicates(s, c)), c)


ccg.is_structural("3.34", "Pravidlo říká, co se neděje: označení sama nic nemění. Není co vypnout; bez něj by hra byla stejná.")
