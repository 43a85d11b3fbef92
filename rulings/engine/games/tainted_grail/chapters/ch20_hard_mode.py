"""Chapter 20: hard mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import grail
from ..cells import (
    ATTRIBUTES,
    BY_COIN,
    BY_DYING,
    CAMPAIGN_LOST,
    CHANGE,
    ENERGY,
    ENERGY_NAME,
    ESCAPED,
    EXPERIENCE_NAME,
    FLED,
    FLIPPED,
    HARD,
    HEALTH,
    HELD,
    LEFT,
    LIMITER,
    MET,
    OFFERED,
    OUT,
    OVER,
    PARTY,
    PICKED,
    RESOURCE,
    TERROR,
    TRIED,
    TRYING,
    WHERE,
)
from ..decks import shuffle_together
from ..events import change, end, exclude
from ..island import unknown
from ..meeting import to_bottom
from ..model import COMBAT
from ..modes import hard
from ..party import active, members, outcome, party
from ..steps.escape import ATTACK, COIN, COST, GRAIL
from ..steps.evening import DEVELOP, energy_limit
from .ch13_turn import is_past

if TYPE_CHECKING:
    from ..table import Table

SECRET_42 = "Tajemství č. 42"
_DECK_PRICE, _POINT_PRICE = 5, 5
_LISTED_POINTS = 6
_MOST, _MOST_ITEMS = 20, 5


@grail.orders(hooks.changed, "20.1")
def hard_rules_replace_the_usual_ones(t: Table, s: State, name: str) -> Truth | None:
    """In hard mode its rules hold instead of the usual ones."""
    return bool(s[HARD])


@grail.orders(hooks.left_out, "20.2")
def some_changes_may_be_left_out(t: Table, s: State, name: str) -> Truth | None:
    """The players may use only some of the changes."""
    return bool(s[PICKED] and not s[CHANGE[name]])


# -- the limiter and secret 42 ----------------------------------------------------------------------
@grail.causes(hooks.prepared, "20.3")
def limiters_are_turned_over(t: Table, s: State) -> None:
    """Every player turns the health limiter over."""
    for row in t.players:
        if hard(t, s, "omezovač"):
            s[row + LIMITER] = FLIPPED


@grail.orders(hooks.panics, "20.3")
def panic_comes_sooner(t: Table, s: State, p: int) -> Truth | None:
    """With the limiter turned over a character panics sooner; from which terror on, the board says."""
    row = t.players[p]
    if s[row + LIMITER] != FLIPPED or not 0 < s[row + TERROR] <= s[row + HEALTH]:
        return None
    above = t.printed.terror_limits.get(s[row + HEALTH])
    if above is None:
        unknown(
            "Čísla na desce předloha neuvádí. "
            f"Přidejte větu: obrácený omezovač při zdraví {s[row + HEALTH]} snese hrůzu {s[row + HEALTH] - 1}."
        )
    return s[row + TERROR] > above


@grail.causes(hooks.health_changed, "20.3")
def wounds_cost_energy(t: Table, s: State, p: int) -> None:
    """With the limiter turned over wounds take energy: it is not higher than the limiter allows."""
    row = t.players[p]
    if s[row + LIMITER] == FLIPPED and s[row + HEALTH] and s[row + ENERGY]:
        s[row + ENERGY] = min(s[row + ENERGY], energy_limit(t, s, p))


@grail.causes(hooks.prepared, "20.4")
def the_party_takes_secret_42(t: Table, s: State) -> None:
    """At the start of the game the party takes the secret."""
    for i, item in enumerate(t.item):
        if item.name == SECRET_42 and item.owner == PARTY and hard(t, s, "tajemství"):
            s[t.items[i] + HELD] = 1


# -- escape from combat ---------------------------------------------------------------------------------
grail.permission(hooks.escaping, "20.5", says="A character may try to escape from combat.")


@grail.forbids(hooks.escape, "20.5")
def one_attempt_an_activation(t: Table, s: State, p: int) -> Truth:
    """In one activation a character tries once."""
    return s[t.players[p] + TRIED]


@grail.forbids(hooks.escape, "20.5")
def in_its_own_activation(t: Table, s: State, p: int) -> Truth:
    """A character tries in its own activation alone, and there is none outside an encounter."""
    return not s[MET] or active(s) != p


@grail.orders(hooks.escape_step, "20.6")
def an_attempt_has_its_price(t: Table) -> int | None:
    """First comes the price of the attempt."""
    return COST


@grail.causes(hooks.escape_cost, "20.6")
def an_attempt_costs_energy(t: Table, s: State, p: int) -> None:
    """One energy is lost; who has none loses nothing."""
    change(t, s, p, ENERGY_NAME, -1)


@grail.orders(hooks.escape_step, "20.7")
def then_an_opportunity_attack(t: Table) -> int | None:
    """Then the character faces an opportunity attack."""
    return ATTACK


@grail.forbids(elsewhere, "20.7")
def the_dying_toss_no_coin(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whom that attack has left dying tosses no coin, be the encounter over by it or not."""
    fallen = [q for q, row in enumerate(t.players) if s[row + TRIED] == TRYING and s[row + OUT] == BY_DYING]
    return verb == "coin" and (active(s) in fallen or bool(fallen) and outcome(s) == LEFT)


@grail.orders(hooks.escape_step, "20.8")
def then_a_coin(t: Table) -> int | None:
    """Then a coin is tossed."""
    return COIN


@grail.causes(hooks.coin, "20.8")
def the_grail_lets_escape(t: Table, s: State, p: int, side: int) -> None:
    """The grail lets the character escape; with the skull it stays."""
    if side != GRAIL:
        return
    if members(t, s) == [p]:
        s[ESCAPED] = 1
        end(s, FLED)
    exclude(t, s, p, BY_COIN)


@grail.forbids(hooks.activate, "20.8")
def who_has_escaped_is_not_activated(t: Table, s: State, party: int, p: int) -> Truth:
    """Whom the grail has let escape is out of the encounter."""
    return s[t.players[p] + OUT] == BY_COIN


@grail.forbids(hooks.play, "20.8")
@grail.forbids(hooks.use, "20.8")
def who_has_escaped_plays_no_card(t: Table, s: State, p: int, c: int) -> Truth:
    """Whom the grail has let escape has no part in the encounter any more."""
    return s[t.players[p] + OUT] == BY_COIN


@grail.forbids(elsewhere, "20.9")
def when_the_last_has_escaped_it_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """After the escape of the last character nothing more is done in the combat."""
    return is_past(s, verb, FLED, COMBAT) and s[ESCAPED]


@grail.causes(hooks.cleared, "20.9")
def the_last_one_has_escaped(t: Table, s: State) -> None:
    """After the escape of the last character the card goes to the bottom of its deck."""
    if outcome(s) == FLED and s[ESCAPED]:
        to_bottom(t, s)


@grail.causes(hooks.cleared, "20.10")
def decks_are_shuffled_after_an_escape(t: Table, s: State) -> None:
    """Then combat decks are shuffled with the cards that were discarded."""
    if outcome(s) == FLED and s[ESCAPED]:
        for p in party(t, s):
            shuffle_together(t, s, p, COMBAT)


# -- menhirs and events ------------------------------------------------------------------------------------
@grail.counts(hooks.days_fewer, "20.11")
def menhirs_last_a_day_less(t: Table, s: State) -> int:
    """Every menhir that is lit lasts one day less."""
    return int(hard(t, s, "menhiry"))


@grail.counts(hooks.events_fewer, "20.12")
def one_random_event_fewer(t: Table, s: State, n: int) -> int:
    """Of random events that are added there is one fewer."""
    return int(n > 0 and hard(t, s, "události"))


# -- advancement --------------------------------------------------------------------------------------------
def _point(t: Table, s: State, p: int, what: str) -> int:
    """Which point of its pair the next one of an attribute would be; 0 where nothing is said of its pair."""
    pair = next((x for x in t.printed.opposites if what in x), None)
    return 1 + sum(t.value(s, p, name) for name in pair) if pair else 0


@grail.forbids(hooks.price, "20.13")
def prices_are_those_of_the_list(t: Table, s: State, p: int, what: str, n: int) -> Truth:
    """In hard mode no other price is paid than the one listed."""
    if not hard(t, s, "rozvoj"):
        return False
    listed = hooks.listed_price.first(t, s, p, what)
    return listed is not None and n != listed


@grail.orders(hooks.listed_price, "20.14")
def the_price_of_a_deck(t: Table, s: State, p: int, what: str) -> int | None:
    """To develop a deck costs five experience."""
    return _DECK_PRICE if what == DEVELOP else None


@grail.forbids(hooks.price, "20.14")
def a_deck_has_one_price(t: Table, s: State, p: int, what: str, n: int) -> Truth:
    """No deck is developed for more or less."""
    return what == DEVELOP and hard(t, s, "rozvoj") and n != _DECK_PRICE


@grail.forbids(hooks.improve, "20.14")
def a_deck_needs_five_experience(t: Table, s: State, p: int, what: str) -> Truth:
    """Who has less cannot develop a deck."""
    return what == DEVELOP and hard(t, s, "rozvoj") and t.value(s, p, EXPERIENCE_NAME) < _DECK_PRICE


@grail.forbids(hooks.keep_card, "20.14")
def one_of_the_cards_drawn_is_kept(t: Table, s: State, p: int, c: int) -> Truth:
    """Only a card that was drawn is kept."""
    return s[t.cards[c] + WHERE] != OFFERED


@grail.counts(hooks.cards_offered, "20.14")
def two_cards_are_offered(t: Table, s: State) -> int:
    """Two cards are drawn, of which one is chosen."""
    return 2 if hard(t, s, "rozvoj") else 0


def _price(point: int) -> int:
    return _POINT_PRICE * point


@grail.orders(hooks.listed_price, "20.15")
def the_price_of_a_point(t: Table, s: State, p: int, what: str) -> int | None:
    """The first six points of a pair cost five more each."""
    if what not in ATTRIBUTES:
        return None
    point = _point(t, s, p, what)
    if not point:
        unknown(f"Které vlastnosti k sobě patří, předloha neříká. Přidejte větu: {what} a odvaha jsou protiklady.")
    return _price(point) if point <= _LISTED_POINTS else None


@grail.forbids(hooks.price, "20.15")
def a_point_has_one_price(t: Table, s: State, p: int, what: str, n: int) -> Truth:
    """None of the first six points is bought for more or less."""
    point = _point(t, s, p, what) if what in ATTRIBUTES and hard(t, s, "rozvoj") else 0
    return 0 < point <= _LISTED_POINTS and n != _price(point)


@grail.forbids(hooks.improve, "20.15")
def a_point_needs_its_price(t: Table, s: State, p: int, what: str) -> Truth:
    """Who has less experience than the point costs cannot buy it."""
    if what not in ATTRIBUTES or not hard(t, s, "rozvoj"):
        return False
    point = _point(t, s, p, what)
    return 0 < point <= _LISTED_POINTS and t.value(s, p, EXPERIENCE_NAME) < _price(point)


@grail.orders(hooks.listed_price, "20.16")
def the_price_of_further_points(t: Table, s: State, p: int, what: str) -> int | None:
    """From the seventh on each point costs five more than the one before."""
    point = _point(t, s, p, what)
    return _price(point) if what in ATTRIBUTES and point > _LISTED_POINTS else None


@grail.forbids(hooks.price, "20.16")
def a_further_point_has_one_price(t: Table, s: State, p: int, what: str, n: int) -> Truth:
    """No further point is bought for more or less."""
    point = _point(t, s, p, what) if what in ATTRIBUTES and hard(t, s, "rozvoj") else 0
    return point > _LISTED_POINTS and n != _price(point)


@grail.forbids(hooks.improve, "20.16")
def a_further_point_needs_its_price(t: Table, s: State, p: int, what: str) -> Truth:
    """Who has less experience than a further point costs cannot buy it."""
    if what not in ATTRIBUTES or not hard(t, s, "rozvoj"):
        return False
    point = _point(t, s, p, what)
    return point > _LISTED_POINTS and t.value(s, p, EXPERIENCE_NAME) < _price(point)


# -- limits ---------------------------------------------------------------------------------------------------
@grail.causes(hooks.value_changed, "20.17")
def twenty_of_each_resource(t: Table, s: State, p: int, what: str, by: int) -> None:
    """A character has at most twenty of each resource; the rest is lost."""
    if what in RESOURCE and hard(t, s, "zdroje") and not hooks.uncapped.holds(t, s, what):
        at = t.players[p] + RESOURCE[what]
        s[at] = min(s[at], _MOST)


@grail.orders(hooks.uncapped, "20.18")
def experience_has_no_limit(t: Table, s: State, what: str) -> Truth | None:
    """The limit does not hold for experience."""
    return what == EXPERIENCE_NAME


@grail.forbids(hooks.take_item, "20.19")
def five_items_at_most(t: Table, s: State, p: int, item: int) -> Truth:
    """A character has at most five items."""
    if not hard(t, s, "předměty") or hooks.not_counted.holds(t, s, item):
        return False
    owner = t.item[item].owner
    held = [i for i, x in enumerate(t.item) if x.owner == owner and s[t.items[i] + HELD]]
    return sum(not hooks.not_counted.holds(t, s, i) for i in held) >= _MOST_ITEMS


@grail.orders(hooks.not_counted, "20.20")
def secrets_do_not_count(t: Table, s: State, item: int) -> Truth | None:
    """Secrets are not counted."""
    return t.item[item].secret


@grail.forbids(hooks.grace, "20.21")
def no_grace_of_the_all_mother(t: Table, s: State, p: int, q: int) -> Truth:
    """In hard mode there is no grace of the All-Mother."""
    return hard(t, s, "milost")


@grail.causes(hooks.dead, "20.22")
def death_ends_the_campaign(t: Table, s: State, p: int) -> None:
    """When a character dies, the campaign has failed."""
    if hard(t, s, "smrt"):
        s[OVER] = CAMPAIGN_LOST


@grail.forbids(elsewhere, "20.22")
def nothing_is_done_after_the_campaign(t: Table, s: State, p: int, verb: str) -> Truth:
    """When the campaign has failed, nobody does anything more."""
    return s[OVER] == CAMPAIGN_LOST


grail.moment("escape", "20.8", says="The coin is tossed first.")
grail.moment("offer", "20.14", says="One of the cards is chosen first.")
grail.decides("offer", "20.14", says="The player of the character chooses.")
