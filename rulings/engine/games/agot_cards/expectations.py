"""What *Pak* asks: every expectation answered yes, no or cannot be said, with the reason in Czech."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core import asking
from ...core.answer import Answer, same, yes_no
from ...core.flow import Choice
from ...core.language.asked import Allowed
from ...core.layout import State
from ...core.line import Line
from . import cells, hooks
from .answers import card_data_is, deck_is
from .cells import CONTROL, HOST, KNEELING, NOBODY, OVER, PHASE, ROUND, TIE, TOKENS, ZONE
from .moves import card, player
from .texts import works
from .values import flags, has_trait, is_attachment, price_now, strength, total_power
from .words import records as r
from .words.common import KEYWORD_NAMES, PHASE_GENITIVE, PLACES, ZONE_OF
from .words.numbers import card_number_name, number_name

if TYPE_CHECKING:
    from .table import Table

Expectation = Callable[[Line, Any], Answer]


def _name(t: Table, value: int) -> str:
    return "nikdo" if value in (0, NOBODY) else "oba najednou" if value == TIE else t.seats[value - 1].name


# -- results ------------------------------------------------------------------------------
def _run_to(line: Line, cell: int) -> Answer | None:
    """Run on in silence until a result is there; an answer only when it cannot be reached."""
    while not line.s[cell]:
        if not line.options:
            return None
        choice = line.silent(NOBODY if cell == cells.WINNER else None)
        if choice is None:
            return Answer(None, line.waiting().reason)
        line.take(choice)
    line.settle()
    return None


def _challenge_won(line: Line, x: r.ChallengeWonBy) -> Answer:
    t = line.t
    missing = _run_to(line, cells.WINNER)
    if missing:
        return missing
    return same(_name(t, line.s[cells.WINNER]), x.player or "nikdo", "Výzvu vyhrál")


def _unopposed(line: Line, x: r.ChallengeUnopposed) -> Answer:
    missing = _run_to(line, cells.WINNER)
    if missing:
        return missing
    return same("ano" if line.s[cells.UNOPPOSED] else "ne", "ano" if x.yes else "ne", "Nebráněná výzva")


def _game_won(line: Line, x: r.GameWonBy) -> Answer:
    if line.s[OVER] == TIE:
        return Answer(None, "Vítězné hranice dosáhli dva hráči najednou a pravidla neříkají, kdo vyhrál.")
    if line.s[OVER] == NOBODY:
        return Answer(False, "Hra skončila, ale žádné pravidlo neříká, kdo ji vyhrál.")
    return same(_name(line.t, line.s[OVER]), x.player or "nikdo", "Hru vyhrál")


def _dominance_won(line: Line, x: r.DominanceWonBy) -> Answer:
    missing = _run_to(line, cells.DOMINANCE)
    if missing:
        return missing
    return same(_name(line.t, line.s[cells.DOMINANCE]), x.player or "nikdo", "Nadvládu vyhrál")


# -- numbers ------------------------------------------------------------------------------
def _cards_in(t: Table, s: State, p: int, zone: int) -> int:
    return sum(s[c + ZONE] == zone and t.owner[c] == p for c in t.rows)


_PLAYER_NUMBERS: dict[str, Callable[[Any, State, int], int]] = {
    "gold": lambda t, s, p: s[t.players[p] + cells.GOLD],
    "house power": lambda t, s, p: s[t.players[p] + cells.POWER],
    "total power": total_power,
    "hand": lambda t, s, p: _cards_in(t, s, p, cells.HAND),
    "deck": lambda t, s, p: _cards_in(t, s, p, cells.DECK),
    "plots": lambda t, s, p: _cards_in(t, s, p, cells.PLOT_DECK),
    "used plots": lambda t, s, p: _cards_in(t, s, p, cells.USED_PLOTS),
    "drawn": lambda t, s, p: s[t.players[p] + cells.DRAWN],
    "income": lambda t, s, p: hooks.income.sum(t, s, p),
    "initiative": lambda t, s, p: hooks.initiative.sum(t, s, p),
    "dominance": lambda t, s, p: hooks.dominance_total.sum(t, s, p),
}


def _player_has(line: Line, x: r.PlayerHas) -> Answer:
    p = player(line.t, x.player)
    return same(_PLAYER_NUMBERS[x.what](line.t, line.s, p), x.n, f"{x.player}, {number_name(x.what)}")


def _card_has(line: Line, x: r.CardHas) -> Answer:
    t, s, c = line.t, line.s, card(line.t, x.card)
    numbers: dict[str, Callable[[], int]] = {
        "tokens": lambda: s[c + TOKENS],
        "strength": lambda: strength(t, s, c),
        "duplicates": lambda: len(t.duplicates(s, c)),
        "attachments": lambda: sum(is_attachment(t, s, d) for d in t.attached(s, c)),
        "gold": lambda: s[c + cells.GOLD_ON],
        "abilities": lambda: sum(b.card == c and b.source is None and works(t, s, b) for b in t.bound),
        "gained": lambda: sum(b.card == c and b.source is not None and b.source is not b and works(t, s, b) for b in t.bound),
    }
    return same(numbers[x.what](), x.n, f"Karta „{x.card}“, {card_number_name(x.what)}")


def _total_is(line: Line, x: r.TotalIs) -> Answer:
    hook = hooks.attack_total if x.side == "attack" else hooks.defense_total
    return same(hook.sum(line.t, line.s), x.n, "Součet")


def _costs(line: Line, x: r.CostsPlayer) -> Answer:
    return same(price_now(line.t, line.s, player(line.t, x.player), card(line.t, x.card)), x.n, "Cena")


# -- places -------------------------------------------------------------------------------
_PLACE_NAMES = {ZONE_OF[place]: words for words, place in PLACES.items()} | {
    cells.PLOT: "mezi odhalenými zápletkami",
    cells.OUT: "mimo hru",
    cells.AGENDA: "mezi agendami",
}


def _lies(line: Line, x: r.CardLies) -> Answer:
    t, s, c = line.t, line.s, card(line.t, x.card)
    wanted = cells.OUT if x.place == "out" else ZONE_OF[x.place]
    answer = same(_PLACE_NAMES[s[c + ZONE]], _PLACE_NAMES[wanted], f"Karta „{x.card}“ leží")
    if not answer.held or not x.player:
        return answer
    p = s[c + CONTROL]  # in a pile, the player whose pile it is
    return same(t.seats[p].name, x.player, f"Karta „{x.card}“ leží u hráče")


def _stands(line: Line, x: r.CardStands) -> Answer:
    return same(
        "klečí" if line.s[card(line.t, x.card) + KNEELING] else "stojí", "stojí" if x.yes else "klečí", f"Karta „{x.card}“"
    )


def _face_down(line: Line, x: r.CardFaceDown) -> Answer:
    s, c = line.s, card(line.t, x.card)
    hidden = bool(s[c + cells.FACE_DOWN]) or s[c + ZONE] == cells.PLOT_DECK
    return same("lícem dolů" if hidden else "lícem vzhůru", "lícem dolů" if x.yes else "lícem vzhůru", f"Karta „{x.card}“ leží")


def _cell(at: int, what: str) -> Callable[..., Any]:
    """An expectation on a cell of a card that is set or not."""
    return lambda line, x: yes_no(bool(line.s[card(line.t, x.card) + at]), x.yes, f"Karta „{x.card}“ {what}")


def _shuffled(line: Line, x: r.DeckIsShuffled) -> Answer:
    row = line.t.players[player(line.t, x.player)]
    return yes_no(bool(line.s[row + cells.SHUFFLED]), x.yes, f"Balíček hráče {x.player} je zamíchán")


def _owned(line: Line, x: r.OwnedBy) -> Answer:
    return same(line.t.seats[line.t.owner[card(line.t, x.card)]].name, x.player, f"Kartu „{x.card}“ vlastní")


def _controlled(line: Line, x: r.ControlledBy) -> Answer:
    return same(line.t.seats[line.s[card(line.t, x.card) + CONTROL]].name, x.player, f"Kartu „{x.card}“ ovládá")


def _lies_on(line: Line, x: r.LiesOn) -> Answer:
    t, s, c = line.t, line.s, card(line.t, x.card)
    found = t.name[t.by_mark[s[c + HOST]]] if s[c + ZONE] == cells.PLAY and s[c + HOST] else "žádné kartě"
    return same(found, x.host, f"Karta „{x.card}“ leží na kartě")


def _has_flag(line: Line, x: r.HasFlag) -> Answer:
    found = bool(flags(line.t, line.s, card(line.t, x.card)) & x.flag)
    what = KEYWORD_NAMES.get(x.flag, "ikona")
    return same("má" if found else "nemá", "má" if x.yes else "nemá", f"Karta „{x.card}“, {what}")


def _has_trait(line: Line, x: r.HasTrait) -> Answer:
    found = has_trait(line.t, line.s, card(line.t, x.card), x.trait)
    return same("má" if found else "nemá", "má" if x.yes else "nemá", f"Karta „{x.card}“, {x.trait}")


# -- time and turns -----------------------------------------------------------------------
def _phase(line: Line, x: r.PhaseIs) -> Answer:
    names = {v: k for k, v in PHASE_GENITIVE.items()} | {0: "před hrou"}
    return same(names[line.s[PHASE]], names[x.phase], "Fáze")


def _round(line: Line, x: r.RoundIs) -> Answer:
    return same(line.s[ROUND], x.n, "Kolo")


def _active(line: Line, x: r.ActiveIs) -> Answer:
    return same(_name(line.t, line.s[cells.ACTIVE]), x.player, "Na tahu je")


def _first(line: Line, x: r.FirstPlayerIs) -> Answer:
    return same(_name(line.t, line.s[cells.FIRST_PLAYER]), x.player, "Prvním hráčem je")


def _house_revealed(line: Line, x: r.HouseRevealed) -> Answer:
    shown = line.s[line.t.players[player(line.t, x.player)] + cells.HOUSE_UP]
    return same("odhalená" if shown else "skrytá", "odhalená", f"Karta rodu hráče {x.player}")


def _pool(line: Line, x: r.PoolHas) -> Answer:
    found = line.s[cells.POOL]
    return same("neomezeně" if found == cells.UNLIMITED else str(found), str(x.n), "V banku moci zbývá")


# -- legality -----------------------------------------------------------------------------
def _allowed(line: Line, x: Allowed) -> Answer:
    if isinstance(line.game.parse("when", x.text), r.LookAtPile):
        found = tuple(hooks.look.ids(line.t))
        return Answer(bool(found), "Do hromádek nelze nahlížet: chybí pravidlo, které to dovoluje.", found)
    return asking.allowed(line, x)


def _card_of(t: Table, choice: Choice) -> str:
    """The card that a choice is about: the one named, or the one whose ability is used."""
    if choice[0] in ("use", "passive"):
        return t.name[t.bound[choice[1]].card]
    return t.name.get(choice[1], "") if len(choice) > 1 else ""


def _can_choose(line: Line, x: r.CanChoose) -> Answer:
    """Exactly the named cards are open to the player now."""
    open_to = line.open_to(player(line.t, x.player))
    names = {name for choice in open_to if (name := _card_of(line.t, choice))}
    return same(", ".join(sorted(names)) or "nic", ", ".join(sorted(x.cards)), f"{x.player} může vybrat")


# -- all lines ----------------------------------------------------------------------------
def lines_end(line: Line, scope: str) -> Callable[..., Any]:
    """Where the lines of an exploration end."""
    number, phase = line.s[ROUND], line.s[PHASE]
    had_challenge = bool(line.s[cells.TYPE])

    def over(t: Table, s: State) -> bool:
        if s[OVER]:
            return True
        if scope == "challenge" and had_challenge:
            return not s[cells.TYPE]
        if scope == "challenge":
            return bool(s[cells.WINNER]) and not s[cells.TYPE] or s[PHASE] != phase
        return s[ROUND] != number or scope == "phase" and s[PHASE] != phase

    return over


NOT_OF_LINES = (r.CanChoose,)
"""What of this game asks for the choices open, and so has no meaning at the end of a line."""

EXPECTATIONS: dict[type, Expectation] = {
    **asking.EXPECTATIONS,
    Allowed: _allowed,
    r.ChallengeWonBy: _challenge_won,
    r.ChallengeUnopposed: _unopposed,
    r.GameWonBy: _game_won,
    r.DominanceWonBy: _dominance_won,
    r.PlayerHas: _player_has,
    r.CardHas: _card_has,
    r.TotalIs: _total_is,
    r.PoolHas: _pool,
    r.HouseRevealed: _house_revealed,
    r.CostsPlayer: _costs,
    r.CardLies: _lies,
    r.CardStands: _stands,
    r.CardFaceDown: _face_down,
    r.CardShown: _cell(cells.REVEALED, "je ukázaná"),
    r.CardMoribund: _cell(cells.MORIBUND, "je moribund"),
    r.TakesPart: _cell(cells.SIDE, "se účastní výzvy"),
    r.DeckIsShuffled: _shuffled,
    r.OwnedBy: _owned,
    r.ControlledBy: _controlled,
    r.LiesOn: _lies_on,
    r.HasFlag: _has_flag,
    r.HasTrait: _has_trait,
    r.PhaseIs: _phase,
    r.RoundIs: _round,
    r.ActiveIs: _active,
    r.FirstPlayerIs: _first,
    r.CanChoose: _can_choose,
    r.DeckIs: deck_is,
    r.CardDataIs: card_data_is,
}
