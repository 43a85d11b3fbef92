"""From the sentences of *Když* to choices: what each move means in the position at hand.

A move becomes *intents*: who chooses, and the choices that would do (the first that is open
is taken). Sets become one intent an element, in the order of the table, and one that ends them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.choices import Intent, Move, Shortcut, Until
from ...core.flow import STEP, Choice, frames, is_open
from ...core.language.gherkin import ScenarioError
from ...core.layout import State
from . import cells, hooks
from .cells import CHANCE, DISCARDED, KILL
from .resolving import ABILITY
from .words import records as r
from .words.common import TYPE_ACCUSATIVE

if TYPE_CHECKING:
    from .table import Table

DONE = ("done",)
PASS = ("pass",)
DECLINE = ("decline",)

Meaning = Callable[["Table", State, Any], list[Move]]
"""What a move means here: the intents of its record."""
Meant = Callable[["Table", Any], Choice]
"""The choice that a record stands for, whatever the position."""


def player(t: Table, name: str) -> int:
    for p, seat in enumerate(t.seats):
        if seat.name == name:
            return p
    raise ScenarioError(f"Hráče {name} situace nezná. Hrají: {', '.join(seat.name for seat in t.seats)}.")


def card(t: Table, name: str) -> int:
    if name not in t.by_name:
        raise ScenarioError(f"Kartu „{name}“ situace nezná. Popište ji větou začínající Pokud.")
    return t.by_name[name]


def cards(t: Table, names: tuple[str, ...]) -> list[int]:
    """Offsets of named cards in the order of the table, in which sets are chosen."""
    return [card(t, name) for name in names]


def _sorted(t: Table, names: tuple[str, ...]) -> list[int]:
    return sorted(cards(t, names))


def _each(p: int, verb: str, chosen: list[int]) -> list[Move]:
    """One intent for each card of a set."""
    return [Intent(p, ((verb, c),), verb) for c in chosen]


def _set(p: int, verb: str, chosen: list[int]) -> list[Move]:
    """A whole set, and the choice that closes it where it does not close by itself."""
    return [*_each(p, verb, chosen), Intent(p, (DONE,), verb, optional=True)]


def _announce(t: Table, s: State, m: r.AnnounceChallenge | r.StartChallenge) -> list[Move]:
    return [Intent(player(t, m.player), (("challenge", m.type, player(t, m.opponent)),), "challenge")]


def _attackers(t: Table, s: State, m: r.DeclareAttackers | r.StartChallenge) -> list[Move]:
    p = player(t, m.player)
    return [*_each(p, "attack", _sorted(t, m.cards)), Intent(p, (DONE,), "attack", optional=bool(m.cards))]


def _start_challenge(t: Table, s: State, m: r.StartChallenge) -> list[Move]:
    return _announce(t, s, m) + _attackers(t, s, m)


def _defend(t: Table, s: State, m: r.Defend) -> list[Move]:
    p = player(t, m.player)
    return _set(p, "defend", _sorted(t, m.cards))


def _stealth(t: Table, s: State, m: r.PickForStealth) -> list[Move]:
    p = player(t, m.player)
    return _set(p, "stealth", _sorted(t, m.cards))


def _typed(t: Table, name: str, kind: str) -> int:
    """A card that must be of the type the sentence says."""
    c = card(t, name)
    if t.type[c] != kind:
        words = {v: k for k, v in TYPE_ACCUSATIVE.items()}
        raise ScenarioError(f"„{name}“ není {_TYPE_NAMES[kind]}. Pište: zahraje {words.get(t.type[c], 'kartu')} „{name}“.")
    return c


_TYPE_NAMES = {
    "character": "postava",
    "location": "místo",
    "attachment": "vybavení",
    "event": "událost",
    "plot": "zápletka",
    "house": "karta rodu",
}


def _play(t: Table, s: State, m: r.PlayCard) -> list[Move]:
    host = card(t, m.host) if m.host else 0
    return [Intent(player(t, m.player), (("play", _typed(t, m.card, m.type), host),), "play")]


def _play_event(t: Table, s: State, m: r.PlayEvent) -> list[Move]:
    _typed(t, m.card, "event")
    return _use(t, s, m)


def _use(t: Table, s: State, m: r.PlayEvent | r.UseCard) -> list[Move]:
    p, c = player(t, m.player), card(t, m.card)
    mine = [b for b in t.bound if b.card == c and b.source is not b]
    bound = [b for b in mine if b.kind not in ("constant", "passive", "save", "revealed")] or mine
    if not bound:
        if t.type[c] == "event" and not t.card[c].abilities:
            raise ScenarioError(f'Karta „{m.card}“ nemá schopnost. Přidejte větu: karta "{m.card}" má schopnost: …')
        raise ScenarioError(f"Karta „{m.card}“ nemá schopnost, kterou by hráč mohl použít.")
    found: list[Move] = [Intent(p, tuple(("use", b.index) for b in bound), "use")]
    chosen: list[Move] = [Intent(p, (("target", card(t, name)),), "target") for name in m.targets]
    found += [*chosen, *_paid(t, m)] if hooks.targets_first.of(t) else [*_paid(t, m), *chosen]
    if not m.targets and any(target.optional for b in bound for target in b.ability.targets):
        found.append(Intent(p, (("no_target",),), "target", optional=True))
    return found


def _paid(t: Table, m: r.PlayEvent | r.UseCard) -> list[Move]:
    return [Intent(player(t, m.player), (("pay", card(t, name)),), "pay") for name in m.paid]


def _cancel_by(t: Table, s: State, m: r.CancelBy) -> list[Move]:
    """A cancel aimed at a card: open while an ability of that card is under way."""
    p, c, by = player(t, m.player), card(t, m.card), card(t, m.by)
    cancels = [b for b in t.bound if b.card == by and b.kind == "cancel"]
    if not cancels:
        raise ScenarioError(f"Karta „{m.by}“ nemá schopnost, která by něco rušila.")
    under_way = next((f for f in frames(s) if s[f + STEP] == t.step["resolve"].number), None)
    if under_way is not None and t.bound[s[under_way + ABILITY]].card == c:
        return [Intent(p, tuple(("use", b.index) for b in cancels), "use")]
    return [Intent(p, (("cancel", c, cancels[0].index),), "use_cancel")]


def _duplicate(t: Table, s: State, m: r.AttachDuplicate) -> list[Move]:
    return [Intent(player(t, m.player), (("duplicate", card(t, m.card), card(t, m.host)),), "duplicate")]


def _save_by_duplicate(t: Table, s: State, m: r.SaveByDuplicate) -> list[Move]:
    c = card(t, m.card)
    copies = t.duplicates(s, c) or [0]
    return [Intent(player(t, m.player), tuple(("save_dup", c, d) for d in copies), "save")]


def _save_by(t: Table, s: State, m: r.SaveBy) -> list[Move]:
    c, by = card(t, m.card), card(t, m.by)
    saves = tuple(("save", c, b.index) for b in t.bound if b.card == by and b.kind == "save")
    if not saves:
        raise ScenarioError(f"Karta „{m.by}“ nemá schopnost, která by zachraňovala.")
    return [Intent(player(t, m.player), saves, "save")]


def _victims(t: Table, s: State, m: r.ChooseVictims) -> list[Move]:
    p = player(t, m.player)
    return _set(p, "victim", cards(t, m.cards))


def _deploy(t: Table, s: State, m: r.DeployCards) -> list[Move]:
    p = player(t, m.player)
    return _set(p, "deploy", _sorted(t, m.cards))


def _passive_first(t: Table, s: State, m: r.PassiveFirst) -> list[Move]:
    c = card(t, m.card)
    waiting = tuple(("passive", b.index) for b in t.bound if b.card == c and b.kind in ("passive", "revealed"))
    if not waiting:
        raise ScenarioError(f"Karta „{m.card}“ nemá schopnost, která by na vyhodnocení čekala.")
    return [Intent(player(t, m.player), waiting, "passive")]


def _one(verb: str, choice: Meant) -> Meaning:
    """A move that is a single choice: ``choice(t, m)`` gives it."""
    return lambda t, s, m: [Intent(player(t, m.player), (choice(t, m),), verb)]


def _chance(choice: Meant) -> Meaning:
    return lambda t, s, m: [Intent(CHANCE, (choice(t, m),), "chance")]


def _draws(t: Table, s: State, m: r.DrawsCard) -> list[Move]:
    player(t, m.player)  # a name nobody bears is an error
    return [Intent(CHANCE, tuple(("drawn", c) for c in _equal_cards(t, m.card)), "chance")]


def _equal_cards(t: Table, name: str) -> list[int]:
    """A named card and those that chance cannot tell from it."""
    c = card(t, name)
    return [x for x in t.rows if t.card[x] == t.card[c] and t.name[x] == t.name[c]]


def _until_phase(t: Table, s: State, m: r.PhaseBegins) -> list[Move]:
    return [Until(lambda t, s: s[cells.PHASE] == m.phase)]


def _until_challenge_over(t: Table, s: State, m: r.ChallengeEnds) -> list[Move]:
    challenge = t.step["challenge"]
    if not s[cells.TYPE] and not s[cells.WINNER]:
        raise ScenarioError("Žádná výzva neprobíhá ani neproběhla, nemá tedy co skončit.")

    def over(t: Table, s: State) -> bool:
        return not is_open(s, challenge)

    return [Until(over, or_over=True)]


def _until_phase_over(t: Table, s: State, m: r.PhaseEnds) -> list[Move]:
    phase, turn = s[cells.PHASE], s[cells.ROUND]
    return [Until(lambda t, s: (s[cells.PHASE], s[cells.ROUND]) != (phase, turn), or_over=True)]


def _until_next_round(t: Table, s: State, m: r.NextRound) -> list[Move]:
    turn = s[cells.ROUND]
    return [Until(lambda t, s: s[cells.ROUND] != turn)]


MOVES: dict[type, Meaning] = {
    r.StartChallenge: _start_challenge,
    r.AnnounceChallenge: _announce,
    r.DeclareAttackers: _attackers,
    r.Defend: _defend,
    r.PickForStealth: _stealth,
    r.PlayCard: _play,
    r.PlayEvent: _play_event,
    r.UseCard: _use,
    r.AttachDuplicate: _duplicate,
    r.SaveByDuplicate: _save_by_duplicate,
    r.SaveBy: _save_by,
    r.NoSave: _one("save", lambda t, m: ("no_save", card(t, m.card))),
    r.Decline: _one("decline", lambda t, m: DECLINE),
    r.Pass: _one("pass", lambda t, m: PASS),
    r.ChooseVictims: _victims,
    r.ResolveFirst: _one("first", lambda t, m: ("first", card(t, m.card), KILL if m.what == KILL else DISCARDED)),
    r.PassiveFirst: _passive_first,
    r.ChooseTarget: _one("target", lambda t, m: ("target", card(t, m.card))),
    r.ChoosePlot: _one("plot", lambda t, m: ("plot", card(t, m.card))),
    r.NameFirstPlayer: _one("first_player", lambda t, m: ("first_player", player(t, m.first))),
    r.LotFalls: _chance(lambda t, m: ("lot", player(t, m.first))),
    r.RandomCard: lambda t, s, m: [Intent(CHANCE, tuple(("random", c) for c in _equal_cards(t, m.card)), "chance")],
    r.DrawsCard: _draws,
    r.RedrawHand: _one("redraw", lambda t, m: ("redraw",)),
    r.KeepHand: _one("redraw", lambda t, m: ("keep",)),
    r.DeployCards: _deploy,
    r.SwapDuplicate: _one("swap", lambda t, m: ("swap", card(t, m.card), card(t, m.duplicate))),
    r.ReorderPile: _one("reorder", lambda t, m: ("reorder", m.pile)),
    r.LookAtPile: _one("look", lambda t, m: ("look", player(t, m.opponent), m.pile)),
    r.RepeatLoop: lambda t, s, m: [Shortcut(player(t, m.player), m.n)],
    r.TakeBack: _one("take_back", lambda t, m: ("take_back", card(t, m.card))),
    r.AmbushWith: _one("play", lambda t, m: ("ambush", card(t, m.card))),
    r.IntoShadows: _one("play", lambda t, m: ("into_shadows", card(t, m.card))),
    r.OutOfShadows: _one("unshadow", lambda t, m: ("unshadow", card(t, m.card))),
    r.CancelBy: _cancel_by,
    r.ChooseHand: _one("target", lambda t, m: ("hand", player(t, m.opponent))),
    r.ChooseNothing: _one("target", lambda t, m: ("no_target",)),
    r.PhaseBegins: _until_phase,
    r.ChallengeEnds: _until_challenge_over,
    r.PhaseEnds: _until_phase_over,
    r.NextRound: _until_next_round,
}
