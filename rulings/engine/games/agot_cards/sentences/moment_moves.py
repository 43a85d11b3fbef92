"""Moments in which nobody is asked and that can be asked about: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.sequences import NEXT
from ....core.choices import Part, Until, Verify
from ....core.flow import STEP, Step, frames, is_open, top
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.moments import stands_at
from ....core.sentences import Move, say
from .. import cells, hooks
from ..steps.phases import PHASES

if TYPE_CHECKING:
    from ..table import Table


def _is_past(s: State, step: Step, part: int) -> bool:
    """Whether a sequence has come past one of its parts, or is over."""
    f = next((f for f in frames(s) if s[f + STEP] == step.number), 0)
    return not f or s[f + NEXT] > part


class CardsAreTurnedUp(Move):
    """The moment in set-up between the cards that were laid out and the drawing for them."""

    when = (
        say(
            "jsou odhaleny vyložené karty",
            help="Ještě se nedobírá; na tu chvíli se ptá „v tuto chvíli …“. Dál se hraje, jako by věty nebylo.",
        ),
    )

    def intents(self, t: Table, s: State) -> list[Part]:
        setup, deploy = t.step["setup"], t.step["deploy"]
        parts = [rule(t) for rule in hooks.setup_steps.of(t)]
        laid_out = parts.index("deploy") if "deploy" in parts else len(parts)

        def turned_up(t: Table, s: State) -> bool:
            return not is_open(s, deploy) and _is_past(s, setup, laid_out)

        return [Until(turned_up, gone=lambda t, s: not stands_at(t, s, "setup"))]


class PhaseOpens(Move):
    """The moment before a phase does anything: nobody is asked in it, but it can be asked about."""

    when = (
        say(
            "nastane začátek fáze {phase}",
            "nastane začátek fáze nadvlády",
            "Fáze ještě nic nevykonala; na tu chvíli se ptá „v tuto chvíli …“. Dál se hraje jako po „začne fáze“.",
        ),
    )
    phase: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Until(lambda t, s: s[cells.PHASE] == self.phase, gone=lambda t, s: True)]


class PlotsAreRevealed(Move):
    """The moment between the revealing of plots and the comparison of initiative: nobody is asked in it."""

    when = (
        say(
            "jsou odhaleny zápletky",
            help="Iniciativa se ještě neporovnala; na tu chvíli se ptá „v tuto chvíli …“. Dál se hraje, jako by věty nebylo.",
        ),
    )

    def intents(self, t: Table, s: State) -> list[Part]:
        if s[cells.PHASE] != cells.PLOTS:
            raise ScenarioError("Zápletky se odhalují ve fázi zápletek, a ta neprobíhá.")
        phase = PHASES["plot phase"]
        compared = phase.parts.index("initiative")

        def revealed(t: Table, s: State) -> bool:
            return _is_past(s, phase, compared)

        return [Until(revealed, gone=lambda t, s: not stands_at(t, s, "initiative"))]


class ClaimIsMet(Move):
    """The moment between the claim and what else follows of a challenge won by the attacker."""

    when = (
        say(
            "je vykonán nárok",
            help="Moc za nebráněnou výzvu a Renown teprve přijdou; na tu chvíli se ptá „v tuto chvíli …“.",
        ),
    )

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.TYPE] and not s[cells.WINNER]:
            raise ScenarioError("Žádná výzva neprobíhá ani neproběhla, nemá tedy být podle čeho vykonán nárok.")
        claim = t.aftermath_steps.index("claim") if "claim" in t.aftermath_steps else len(t.aftermath_steps)

        def met(t: Table, s: State) -> bool:
            return not is_open(s, t.step["challenge"]) or stands_at(t, s, "aftermath") and s[top(s) + NEXT] > claim

        def claimed(t: Table, s: State) -> bool:
            return s[cells.WINNER] not in (0, cells.NOBODY) and not s[cells.REPELLED]

        moment = Until(met, gone=lambda t, s: not is_open(s, t.step["aftermath"]))
        why = "Podle nároku se nestalo nic: výzvu nevyhrál útočník."
        return [moment, Verify(claimed, (), why, hooks.claim_refused.ids)]


class PhaseCloses(Move):
    """The moment in which what waits for the end of a phase has heard of it, and none of it has been done yet."""

    when = (
        say(
            "nastane konec fáze {phase}",
            "nastane konec fáze nadvlády",
            "Nic v něm ještě nezačalo; na tu chvíli se ptá „v tuto chvíli …“. Dál se hraje, jako by věty nebylo.",
        ),
    )
    phase: int

    def intents(self, t: Table, s: State) -> list[Part]:
        if f"end {self.phase}" not in t.triggers:
            raise ScenarioError("Na konec této fáze tu nic nečeká, a tak není na co se v něm ptát. Pište „skončí fáze“.")
        turn = s[cells.ROUND]

        def closes(t: Table, s: State) -> bool:
            return bool(s[cells.PHASE] == self.phase and s[cells.ENDING]) or (s[cells.ROUND], s[cells.PHASE]) > (turn, self.phase)

        return [Until(closes, gone=lambda t, s: not stands_at(t, s, "end of phase"))]
