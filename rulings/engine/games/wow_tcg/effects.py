"""What effects do, one function a verb of the vocabulary.

Each takes the table, the position, the frame, the ability, its player, the cards it falls on, the amount, and the
effect's record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import damage
from ...cards.lasting import add, keep, marked
from ...cards.piles import deck_of, next_of
from ...cards.resolving import Carry
from ...cards.steps import check_state
from ...cards.texts import cannot
from ...core.flow import FlowError, push
from ...core.layout import State
from . import hooks
from .cells import (
    AGREED,
    ALLY_ROW,
    CHANCE,
    CONTROL,
    DAMAGE,
    DESTROYED,
    DISCARD,
    EFFECT_ATK,
    EFFECT_CANNOT,
    EFFECT_DEFENSE,
    EFFECT_FLAG,
    EFFECT_GRANT,
    EFFECT_HEALTH,
    EFFECT_LENT,
    EFFECT_MORE,
    EFFECT_PREVENT,
    EFFECT_PREVENT_COMBAT,
    FOREVER,
    HAND,
    HOST,
    MELEE,
    OUT,
    PLAY,
    ROW,
    SHUFFLED,
    STAGE,
    TOKEN,
    UNDER,
    ZONE,
)
from .events import doom, draw_top, enter_play, exhaust, leave_combat, leave_play, ready, remove_from_game, take_control

if TYPE_CHECKING:
    from ...cards.model import Op
    from ...cards.table import Bound
    from .table import Table

EMPTY_DECK = (
    "hráč má dobrat víc karet, než kolik jich má v balíčku, a pravidla neříkají, co se pak stane; "
    "přidejte mu karty do balíčku, nebo větu: podle dohody se z prázdného balíčku nedobírá"
)
CANNOT = ("attack", "protect", "ready", "destroy", "target", "heal")
"""What texts can forbid, in the order of their numbers."""


def _damage(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Damage whose source is the card itself."""
    _owe(t, s, b.card, cards, n, op)


def _hero_damage(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """Damage that the hero of the ability's player deals."""
    _owe(t, s, hooks.source_of.first_or(b.card, t, s, b, p), cards, n, op, direct=True)


def _owe(t: Table, s: State, source: int, cards: list[int], n: int, op: Op, *, direct: bool = False) -> None:
    """Damage is due that is no combat damage, since the rules say so."""
    in_combat = s[STAGE] and not hooks.only_at_conclusion.holds(t)
    if direct and not hooks.hero_deals_directly.holds(t):
        in_combat = True
    how = damage.COMBAT if in_combat else damage.OTHER
    for c in cards:
        damage.owe(t, s, c, n, source, hooks.types_of_text.first_or(MELEE, t, int(op.word or 0)), how)
    damage.deal(t, s)


def _put_damage(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    if not hooks.put_is_not_dealt.holds(t):
        _owe(t, s, b.card, cards, n, op)
        return
    for c in cards:
        if s[c + ZONE] == PLAY:
            hooks.put_damage.run(t, s, c, n)
    check_state(t, s)


def _heal(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        if cannot(t, s, c, "heal"):
            continue
        if n <= s[c + DAMAGE] or hooks.as_far_as_possible.holds(t):
            hooks.healed.run(t, s, c, n)


def _destroy(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        doom(t, s, c, DESTROYED)


def _ready(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        ready(t, s, c)


def _exhaust(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        exhaust(t, s, c)


def _return(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        _no_hero(t, c, "vrátit do ruky")
        leave_play(t, s, c, HAND)


def _remove(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        _no_hero(t, c, "odstranit ze hry")
        remove_from_game(t, s, c)


def _enter(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        if s[c + ZONE] == DISCARD:
            enter_play(t, s, c, p, ALLY_ROW)


def _draw(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    draw_cards(t, s, p, n)


def draw_cards(t: Table, s: State, p: int, n: int) -> None:
    """A player draws; where the deck is shuffled, chance says which cards."""
    if n > len(deck_of(t, s, p)) and not s[AGREED]:
        raise FlowError(EMPTY_DECK)
    if s[t.players[p] + SHUFFLED] and next_of(t, s, p):
        push(s, t.step["draw"], CHANCE, n, p)
        return
    for _ in range(n):
        draw_top(t, s, p)


def _last(t: Table, s: State, cards: list[int], op: Op, what: int, n: int = 0, extra: int = 0) -> None:
    for c in cards:
        add(t, s, op.until or FOREVER, t.pointer(c), what, n, extra)


def _atk(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _last(t, s, cards, op, EFFECT_ATK, n)


def _health(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _last(t, s, cards, op, EFFECT_HEALTH, n)


def _defense(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _last(t, s, cards, op, EFFECT_DEFENSE, n)


def _flag(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _last(t, s, cards, op, EFFECT_FLAG, 1 if op.verb == "flag" else -1, int(op.word).bit_length() - 1)


def _cannot(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _last(t, s, cards, op, EFFECT_CANNOT, 0, CANNOT.index(op.word))


def _more(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """A character deals so much more damage."""
    _last(t, s, cards, op, EFFECT_MORE, n)


def _token(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """A token comes into play; the table holds as many as the text can make."""
    found = next((c for c, kind in t.tokens.items() if s[c + ZONE] == OUT and kind == op.word), 0)
    if not found:
        raise FlowError(f"žetonů spojence {op.word} je už příliš mnoho; engine jich drží jen několik")
    hooks.token_made.run(t, s, p, found)


def _named_token(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """A token that the situation describes comes into play; one of the player's own first."""
    there = [c for c in t.rows if t.flags[c] & TOKEN and t.card[c].title == op.word and s[c + ZONE] == OUT]
    if not there:
        raise FlowError(f"žeton „{op.word}“ už je ve hře; popište mimo hru další, má-li jich být víc")
    hooks.token_made.run(t, s, p, min(there, key=lambda c: t.owner[c] != p))


def _prevent(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """The next so many points of damage are prevented; of one type, where the text says which."""
    _last(t, s, cards, op, EFFECT_PREVENT, n, int(op.word or 0))


def _prevent_combat(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _last(t, s, cards, op, EFFECT_PREVENT_COMBAT)


def _attach(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """The card of the ability is put under another; it is there when it comes into play."""
    for c in cards[:1]:
        s[b.card + HOST], s[b.card + ROW] = t.pointer(c), UNDER


def _withdraw(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    for c in cards:
        leave_combat(t, s, c)


def _control(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    """A card is taken, for good or for a turn; who had it when it was first lent gets it back."""
    for c in cards:
        _no_hero(t, c, "převzít")
        if s[c + ZONE] != PLAY:
            continue
        before = s[c + CONTROL]
        take_control(t, s, c, p)
        if not op.until:
            _is_not_given_back(t, s, c)
        elif before != p and not marked(t, s, c, EFFECT_LENT):
            _last(t, s, [c], op, EFFECT_LENT, extra=before)


def _is_not_given_back(t: Table, s: State, c: int) -> None:
    mark = t.mark[c]
    keep(t, s, lambda _until, card, what, _extra: card != mark or what != EFFECT_LENT)


def _no_hero(t: Table, c: int, what: str) -> None:
    """Raises FlowError for what no rule knows of a hero."""
    if c in t.heroes:
        raise FlowError(f"hrdinu „{t.name[c]}“ nelze {what}: pravidla nic takového neznají; miřte textem na jinou kartu")


def _grant(t: Table, s: State, f: int, b: Bound, p: int, cards: list[int], n: int, op: Op) -> None:
    _last(t, s, cards, op, EFFECT_GRANT, 0, next(i for i, x in enumerate(t.grants) if x is op))


EFFECTS: dict[str, Carry] = {
    "damage": _damage,
    "hero damage": _hero_damage,
    "put damage": _put_damage,
    "heal": _heal,
    "destroy": _destroy,
    "ready": _ready,
    "exhaust": _exhaust,
    "return": _return,
    "remove": _remove,
    "enter": _enter,
    "draw": _draw,
    "atk": _atk,
    "health": _health,
    "defense": _defense,
    "flag": _flag,
    "unflag": _flag,
    "cannot": _cannot,
    "more": _more,
    "token": _token,
    "named token": _named_token,
    "prevent": _prevent,
    "prevent combat": _prevent_combat,
    "attach": _attach,
    "withdraw": _withdraw,
    "control": _control,
    "grant": _grant,
}
