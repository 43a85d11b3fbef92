"""Chapter 12: abilities, their triggers, and the bonuses of locks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import grail
from ..cells import (
    ACTIVE,
    AGAINST,
    ASIDE,
    CHARGE,
    DISCARDED,
    DUE,
    FURTHER_PLAY,
    HEALTH_NAME,
    HELD,
    KEPT_AWAY,
    PLAYED,
    SEQUENCE,
    STEP_NO,
    TO_CHARGES,
    TO_DISCARD,
    TOKENS,
    WHERE,
)
from ..decks import draw, move, sequence
from ..effects import changes
from ..events import FROM_ANSWER, FROM_NATURE, FROM_OPPORTUNITY, begin, change, slide
from ..model import ALWAYS, AT_OPPORTUNITY, CANCEL, DELAYED, FREE, HITS, ON_PLAY, REACTION, TIMES, Effect
from ..row import (
    idle_locks,
    is_connected,
    is_further,
    last,
    locks_connected,
    locks_with_another,
    modifiers,
    paid_ability,
    visible,
)

if TYPE_CHECKING:
    from ..table import Table

grail.permission(hooks.triggers, "12.1", says="An ability is resolved when its trigger says.")


@grail.otherwise(hooks.triggers, hooks.on_play)
def abilities_would_be_resolved_when_played(t: Table, s: State, p: int, c: int) -> None:
    """Whatever a card says would happen as it is played."""
    for ability in t.card[c].abilities:
        if ability.trigger != ON_PLAY:
            begin(t, s, p, ability.effects, card=c)


@grail.orders(hooks.covered, "12.2")
def later_cards_cover_abilities(t: Table, s: State, c: int) -> Truth | None:
    """The ability of a card is covered by the one that comes after it in the sequence."""
    return sequence(t, s)[-1] != c


grail.permission(hooks.keeps_working, "12.3", says="The ability of a passive card works until the encounter ends.")


@grail.causes(hooks.on_play, "12.4")
def abilities_on_play(t: Table, s: State, p: int, c: int) -> None:
    """An ability "on play" is resolved as soon as the card lies in the sequence."""
    for ability in reversed(t.card[c].abilities):
        if ability.trigger == ON_PLAY:
            begin(t, s, p, ability.effects, card=c)


@grail.causes(hooks.on_play, "12.5")
def time_is_laid_on_delayed_abilities(t: Table, s: State, p: int, c: int) -> None:
    """Time tokens are laid on a card with a delayed ability."""
    s[t.cards[c] + TOKENS] = tokens_of(t, c)


def tokens_of(t: Table, c: int) -> int:
    """How many time tokens a card gets."""
    return max((ability.cost for ability in t.card[c].abilities if ability.trigger == DELAYED), default=0)


grail.permission(hooks.once, "12.6", says="A delayed ability fires once, when the very last token has gone.")


@grail.forbids(hooks.resolve, "12.5")
def only_cards_that_were_played_are_delayed(t: Table, s: State, p: int, c: int) -> Truth:
    """Time runs on a card once it has been played, and not before."""
    return s[t.cards[c] + WHERE] != SEQUENCE


@grail.forbids(hooks.resolve, "12.6")
def a_delayed_ability_waits_and_fires_once(t: Table, s: State, p: int, c: int) -> Truth:
    """It is not resolved before the very last token has gone, nor a second time."""
    return s[t.cards[c] + WHERE] == SEQUENCE and not s[t.cards[c] + DUE]


@grail.forbids(hooks.resolve, "12.7")
def a_covered_delayed_ability_is_lost(t: Table, s: State, p: int, c: int) -> Truth:
    """With its tokens a covered card has lost its ability."""
    return s[t.cards[c] + WHERE] == SEQUENCE and not visible(t, s, c)


@grail.otherwise(hooks.once, hooks.token_gone)
def every_token_would_fire(t: Table, s: State, c: int) -> None:
    """Each token that leaves a card would let its ability fire,"""
    s[t.cards[c] + DUE] = 1


@grail.otherwise(hooks.once, hooks.fired)
def tokens_would_come_back(t: Table, s: State, c: int) -> None:
    """and it would wait again."""
    s[t.cards[c] + TOKENS] = s[t.cards[c] + TOKENS] or tokens_of(t, c)


@grail.causes(hooks.placed, "12.7")
def covered_cards_lose_their_tokens(t: Table, s: State, p: int, c: int) -> None:
    """Tokens on a card whose ability has been covered are lost."""
    for other in sequence(t, s):
        if other != c and not visible(t, s, other):
            s[t.cards[other] + TOKENS] = 0


@grail.counts(hooks.changed_by, "12.8")
def reactions_change_the_answer(t: Table, s: State, whence: int, effect: Effect) -> int:
    """Visible abilities "on the opponent's reaction" change what it does in step 3."""
    return changes(t, s, REACTION, effect) if whence == FROM_ANSWER else 0


@grail.counts(hooks.changed_by)
def abilities_without_a_trigger_always_act(t: Table, s: State, whence: int, effect: Effect) -> int:
    """A visible ability without a trigger changes what the opponent does whenever it does it."""
    return changes(t, s, ALWAYS, effect) if whence in (FROM_ANSWER, FROM_OPPORTUNITY, FROM_NATURE) else 0


@grail.counts(hooks.changed_by, "12.1")
def some_change_opportunity_attacks(t: Table, s: State, whence: int, effect: Effect) -> int:
    """The trigger says when: a visible ability "on an opportunity attack" changes that attack and no other."""
    return changes(t, s, AT_OPPORTUNITY, effect) if whence == FROM_OPPORTUNITY else 0


@grail.causes(hooks.hit, "12.9")
def a_hit_takes_a_point_of_health(t: Table, s: State, p: int, n: int) -> None:
    """Each hit takes one point of health."""
    change(t, s, p, HEALTH_NAME, -n)


grail.moment("warding", "12.9", says="Hits that are about to come through come first.")
grail.decides("warding", "13.5", says="Whom the hits concern says whether an item keeps them away.")


@grail.causes(hooks.gained)
def texts_change_values(t: Table, s: State, p: int, what: str, by: int) -> None:
    """A text gives or takes points of a value."""
    change(t, s, p, what, by)


@grail.counts(hooks.connected_locks, "12.10")
def connected_locks_are_counted(t: Table, s: State, attribute: str) -> int:
    """The symbol stands for the connected locks of an attribute in the whole sequence."""
    return locks_connected(t, s, attribute)


@grail.causes(hooks.affinity, "12.11")
def the_marker_moves(t: Table, s: State, by: int) -> None:
    """A bonus of affinity moves the marker up or down."""
    slide(t, s, by)


@grail.orders(hooks.by_encounter, "12.12")
def the_stage_says_what_it_brings(t: Table, s: State, attribute: str) -> int | None:
    """A bonus of the encounter brings what the stage says of the attribute, or of any."""
    stage = hooks.stage_now.first(t, s)
    if stage is None:
        return None
    return t.program(stage.bonus.get(attribute) or stage.bonus.get("", ()))


@grail.causes(hooks.bonus_draw, "12.13")
def a_bonus_draws(t: Table, s: State, p: int, n: int) -> None:
    """For a draw bonus a card is drawn."""
    draw(t, s, p, n)


grail.permission(hooks.another, "12.14", says='The bonus "another card" allows to play a further card.')


@grail.otherwise(hooks.another, hooks.play)
def one_card_would_be_all(t: Table, s: State, p: int, c: int) -> Truth:
    """No further card would be played."""
    return s[PLAYED] > 0 and bool(locks_with_another(t, c))


grail.permission(hooks.first_without_another, "12.15", says="The first card of an activation needs no such bonus.")


@grail.otherwise(hooks.first_without_another, hooks.play)
def the_first_would_need_another(t: Table, s: State, p: int, c: int) -> Truth:
    """The first card too would need the bonus."""
    return not s[PLAYED] and not locks_with_another(t, c)


grail.permission(hooks.not_multiplied, "12.16", says='The bonus "another card" is not multiplied.')


@grail.forbids(hooks.play, "12.16")
def a_multiplier_brings_no_further_card(t: Table, s: State, p: int, c: int) -> Truth:
    """One bonus lets one card be played, whatever multiplies it."""
    if not is_further(t, s, p, c) or locks_with_another(t, c) and not idle_locks(t, s, p, c):
        return False
    joined = last(t, s)
    locks = locks_with_another(t, joined) if joined >= 0 and s[PLAYED] > 1 else []
    return any(is_connected(t, s, joined, lock) and modifiers(t, s, joined, lock, TIMES) for lock in locks)


@grail.causes(hooks.discard_last, "12.17")
def the_last_card_is_marked(t: Table, s: State, n: int) -> None:
    """A discard bonus takes the last card, once its other bonuses and its ability have been resolved."""
    s[TO_DISCARD] += n


@grail.causes(hooks.last_leaves, "12.17")
def and_goes_at_last(t: Table, s: State) -> None:
    """Now it goes."""
    for _ in range(min(s[TO_DISCARD], len(sequence(t, s)))):
        hooks.leaves_sequence.run(t, s, sequence(t, s)[-1])
    s[TO_DISCARD] = 0


@grail.causes(hooks.leaves_sequence, "12.18")
def a_discarded_card_goes_with_its_tokens(t: Table, s: State, c: int) -> None:
    """A card that leaves the sequence is discarded, and what lies on it too."""
    move(t, s, c, DISCARDED)


@grail.counts(hooks.times, "12.19")
def multipliers_multiply(t: Table, s: State, c: int, lock: int) -> int:
    """A multiplier multiplies the bonus with which it makes a lock,"""
    return 0 if lock == FREE else sum(x.n - 1 for x in modifiers(t, s, c, lock, TIMES))


@grail.counts(hooks.times, "11.21", "12.19")
def free_locks_have_multipliers(t: Table, s: State, c: int, lock: int) -> int:
    """and so it does in a free lock."""
    return sum(x.n - 1 for x in modifiers(t, s, c, lock, TIMES)) if lock == FREE else 0


@grail.orders(hooks.cancelled, "12.20")
def cancels_cancel(t: Table, s: State, c: int, lock: int) -> Truth | None:
    """A cancel takes away the bonus with which it makes a lock."""
    return bool(modifiers(t, s, c, lock, CANCEL))


@grail.forbids(hooks.play, "12.20")
def a_cancelled_bonus_joins_nothing(t: Table, s: State, p: int, c: int) -> Truth:
    """The bonus of a further card joins nothing once it is cancelled."""
    return any(modifiers(t, s, c, lock, CANCEL) for lock in idle_locks(t, s, p, c))


@grail.causes(hooks.charged, "12.21")
def charges_lie_on_their_card(t: Table, s: State, c: int, n: int) -> None:
    """Charges are laid on the card that gives them."""
    s[t.cards[c] + CHARGE] += n


@grail.forbids(hooks.use, "12.2")
def only_visible_abilities_are_used(t: Table, s: State, p: int, c: int) -> Truth:
    """What is covered cannot be used."""
    return not visible(t, s, c)


@grail.forbids(hooks.use, "12.22")
def charges_must_be_there(t: Table, s: State, p: int, c: int) -> Truth:
    """Who uses the ability pays all its charges."""
    ability = paid_ability(t, c)
    return ability is None or s[t.cards[c] + CHARGE] < ability.cost


@grail.forbids(hooks.use, "12.22")
def what_is_paid_for_must_be_seen(t: Table, s: State, p: int, c: int) -> Truth:
    """Charges buy nothing from a card whose ability cannot be seen."""
    return paid_ability(t, c) is not None and not visible(t, s, c)


@grail.forbids(hooks.use, "12.22")
def texts_restrict_the_step(t: Table, s: State, p: int, c: int) -> Truth:
    """Charges are used at any time, unless their text names a step."""
    ability = paid_ability(t, c)
    return ability is not None and ability.step not in (0, s[STEP_NO])


@grail.counts(hooks.changed_by, "12.22")
def charges_can_keep_hits_away(t: Table, s: State, whence: int, effect: Effect) -> int:
    """What was paid for in step 3 keeps hits away as long as the opponent's answer lasts."""
    return -s[KEPT_AWAY] if whence == FROM_ANSWER and effect.verb == HITS else 0


@grail.causes(hooks.charges_used, "12.22")
def charges_are_paid(t: Table, s: State, p: int, c: int) -> None:
    """The charges go, and what they pay for happens."""
    ability = paid_ability(t, c)
    if ability is not None:
        s[t.cards[c] + CHARGE] -= ability.cost
        begin(t, s, p, ability.effects, card=c)


@grail.permits(hooks.freely, "12.22")
def a_text_stands_in_for_the_bonus(t: Table, s: State, p: int, c: int) -> Truth:
    """A text that lets a further card be played stands in for the bonus."""
    return s[FURTHER_PLAY]


@grail.forbids(hooks.use, "12.23")
def only_the_active_character_uses_charges(t: Table, s: State, p: int, c: int) -> Truth:
    """Charges are used by the active character only,"""
    return s[ACTIVE] != p + 1


@grail.forbids(hooks.use, "12.23")
def the_owner_must_agree(t: Table, s: State, p: int, c: int) -> Truth:
    """and those on a card of somebody else with the consent of its player."""
    owner = t.card[c].owner
    return owner != p and s[t.players[owner] + AGAINST] & TO_CHARGES


@grail.orders(hooks.impossible, "12.24")
def what_is_missing_brings_nothing(t: Table, s: State, p: int, needed: str) -> Truth | None:
    """An ability for which the character lacks what it needs brings nothing."""
    own = (x for i, x in enumerate(t.item) if x.owner == p and s[t.items[i] + HELD] and not s[t.items[i] + ASIDE])
    return not any(keyword in item.keywords for item in own for keyword in needed.split("/"))
