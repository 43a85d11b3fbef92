"""Answering what others do, and choosing where something is being resolved: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.naming import card, player
from ....cards.sentences import Aims, AimsAtNothing
from ....cards.windows import ANSWERED, PART, PASSES, WHO
from ....core.choices import Intent, Part
from ....core.flow import OPEN, STEP, asked, frames, top
from ....core.language.gherkin import ScenarioError
from ....core.layout import State, one_of
from ....core.moments import stands_at
from ....core.sentences import Move, say
from .. import hooks
from ..cells import CONTROL, DEAD, DISCARD, DISCARDED, KILL, MORIBUND, OVER, PHASE, PHASE_USES, ZONE
from ..implied import UNPRINTED
from ..moments import has_no_response_ahead, ordering_passives, passed_over
from ..steps.windows import Window, actions
from .parts import DECLINE, PASS

if TYPE_CHECKING:
    from ..table import Table


class SaveByDuplicate(Move):
    when = (
        say("{player} zachrání kartu {card} duplikátem", 'Lannister zachrání kartu "Jon" duplikátem'),
        say(
            "{player} zachrání kartu {card} duplikátem karty {of:card}",
            'Lannister zachrání kartu "Jon" duplikátem karty "Sansa"',
            "Duplikát leží na kartě, která je jmenována druhá.",
        ),
    )
    player: str
    card: str
    of: str = ""

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        copies = t.duplicates(s, card(t, self.of) if self.of else c) or [0]
        if self.of and copies == [0]:
            raise ScenarioError(f"Na kartě „{self.of}“ žádný duplikát neleží.")
        return [Intent(player(t, self.player), tuple(("save_dup", c, d) for d in copies), "save")]


class SaveBy(Move):
    when = (say("{player} zachrání kartu {card} kartou {by}", 'Lannister zachrání kartu "Jon" kartou "Maester"'),)
    player: str
    card: str
    by: str

    def intents(self, t: Table, s: State) -> list[Part]:
        c, by = card(t, self.card), card(t, self.by)
        saves = tuple(("save", c, b.index) for b in t.bound if b.card == by and b.kind == "save" and b.ability not in UNPRINTED)
        if not saves:
            raise ScenarioError(f"Karta „{self.by}“ nemá schopnost, která by zachraňovala.")
        return [Intent(player(t, self.player), saves, "save")]


class NoSave(Move):
    when = (say("{player} nezachrání kartu {card}", 'Lannister nezachrání kartu "Jon"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("no_save", card(t, self.card)),), "save")]

    def declines(self, t: Table, s: State) -> bool:
        """Nothing could save it, and so it is gone."""
        c = card(t, self.card)
        return t.owner[c] == player(t, self.player) and (s[c + ZONE] in (DEAD, DISCARD) or bool(s[c + MORIBUND]))


class Decline(Move):
    when = (say("{player} nereaguje", "Lannister nereaguje", "Nevyužije odezvu ani zrušení, které by mohl."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (DECLINE,), "decline")]

    def declines(self, t: Table, s: State) -> bool:
        """The player has nothing that answers what others do, nor by itself; or nothing that answers what has just happened.

        So it is, too, where that comes only when the challenge at hand has been decided in silence.
        """
        p = player(t, self.player)
        answers = [b for b in t.bound if b.kind in ("response", "cancel", "passive") and hooks.source.allows(t, s, p, b)]
        unable = bool(s[PHASE]) and not answers and not asked_now(t, s, p, "decline")
        if unable or stands_at(t, s, "after"):
            return unable or not ordering_passives(t, s) and passed_over(t, s, p)
        return has_no_response_ahead(t, s, p)


class LetPassiveBe(Move):
    when = (
        say(
            "{player} odmítne pasivní účinek karty {card}",
            'Stark odmítne pasivní účinek karty "Hrad"',
            "Pravidla to nedovolují; věta je tu, aby se na to dalo zeptat.",
        ),
    )
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        passives = tuple(("let_be", b.index) for b in t.bound if b.card == c and b.kind == "passive")
        if not passives:
            raise ScenarioError(f"Karta „{self.card}“ nemá pasivní schopnost.")
        return [Intent(player(t, self.player), passives, "let_be")]


class Pass(Move):
    when = (say("{player} pasuje", "Stark pasuje", "Vzdá se akce; ve vlastním velení a výzvách tím svou část končí."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return [Intent(p, (PASS,), "pass", here=gives_room(t, s, p) or has_been_passed_over(t, s, p))]

    def declines(self, t: Table, s: State) -> bool:
        """The player has no action to take, so that the window has passed by, or gives room to the others anyway."""
        p = player(t, self.player)
        idle = bool(s[PHASE]) and not asked_now(t, s, p, "pass") and not actions(t, s, p)
        return idle or gives_room(t, s, p)


class ResolveFirst(Move):
    """Of a kill and a discard at once, which comes first: 1 kill, 2 discard."""

    when = (say("{player} vyhodnotí u karty {card} nejdřív {what}", 'Lannister vyhodnotí u karty "Strážný" nejdřív zabití'),)
    player: str
    card: str
    what: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [
            Intent(player(t, self.player), (("first", card(t, self.card), KILL if self.what == KILL else DISCARDED),), "first")
        ]


class PassiveFirst(Move):
    when = (say("{player} vyhodnotí nejdřív kartu {card}", 'Stark vyhodnotí nejdřív kartu "Hrad"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        waiting = tuple(("passive", b.index) for b in t.bound if b.card == c and b.kind in ("passive", "revealed"))
        if not waiting:
            raise ScenarioError(f"Karta „{self.card}“ nemá schopnost, která by na vyhodnocení čekala.")
        return [Intent(player(t, self.player), waiting, "passive")]


class ChooseTarget(Aims):
    when = (say("{player} vybere cíl {card}", 'Lannister vybere cíl "Strážný"'),)


class ChooseHand(Move):
    when = (say("{player} vybere ruku hráče {opponent}", "Stark vybere ruku hráče Lannister"),)
    player: str
    opponent: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("hand", player(t, self.opponent)),), "target")]


class ChooseNothing(AimsAtNothing):
    when = (say("{player} nevybere nic", "Stark nevybere nic", "U cíle, který vybrat můžete, ale nemusíte."),)

    def declines(self, t: Table, s: State) -> bool:
        """What the player has used could do without a target, and found none."""
        p = player(t, self.player)
        used = [b for b in t.bound if s[b.row + PHASE_USES] and any(target.optional for target in b.ability.targets)]
        return any(s[b.card + CONTROL] == p for b in used) and not asked_now(t, s, p)


def gives_room(t: Table, s: State, p: int) -> bool:
    """Whether this player has answered the last action of the window that is open, so that others are to act (9.30)."""
    window = next((f for f in frames(s) if isinstance(t.steps[s[f + STEP]], Window)), None)
    return window is not None and one_of(s, window + ANSWERED) == p and not asked_now(t, s, p)


def has_been_passed_over(t: Table, s: State, p: int) -> bool:
    """Whether the window at hand has just gone past this player, who had nothing to do in it: then that was the pass."""
    f = top(s) if s[OPEN] else 0
    if not f or s[OVER] or not isinstance(t.steps[s[f + STEP]], Window) or asked_now(t, s, p) or actions(t, s, p):
        return False
    before = t.clockwise(s[f + WHO])[::-1]
    return p in before[: min(s[f + PASSES], t.count - 1)] and s[f + PART] != p


def asked_now(t: Table, s: State, p: int, verb: str = "") -> bool:
    """Whether it is this player's choice (of a kind) that is open."""
    if s[OVER] or not s[OPEN]:
        return True
    f = top(s)
    step = t.steps[s[f + STEP]]
    return asked(t, s) == p and (not verb or step.takes(t, s, f, verb))
