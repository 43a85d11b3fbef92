"""All steps of the game by name, numbered once: the number is what a frame holds."""

from __future__ import annotations

from ....core.flow import Step
from ....core.table import numbered
from .. import hooks
from ..cells import ACTION, DRAW_STEP, END, READY_STEP, START
from .combat import Attack, Combat, Conclusion, Dealing, Defense, Protection
from .resolve import Leave, Resolve
from .turn import Draw, Lot, Phase, Turn, Turns, TurnStep, WrapUp
from .windows import ActionWindow, CombatWindow, Window

STEPS: dict[str, Step] = numbered(
    {
        "turns": Turns(),
        "turn": Turn(),
        "start phase": Phase(START, "úvodní fáze", hooks.start_steps),
        "ready step": TurnStep(READY_STEP, hooks.ready_step, "přípravný krok"),
        "draw step": TurnStep(DRAW_STEP, hooks.draw_step, "krok dobírání"),
        "action phase": Phase(ACTION, "akční fáze", None, "action window"),
        "action window": ActionWindow(),
        "end phase": Phase(END, "závěrečná fáze", hooks.end_steps),
        "wrap-up step": WrapUp(),
        "window": Window(),
        "combat": Combat(),
        "proposal window": CombatWindow("reakce na návrh boje"),
        "attack": Attack(),
        "first window": CombatWindow("první příležitost k reakcím v boji"),
        "protection": Protection(),
        "defense": Defense(),
        "second window": CombatWindow("druhá příležitost k reakcím v boji"),
        "conclusion": Conclusion(),
        "dealing": Dealing(),
        "resolve": Resolve(),
        "leave": Leave(),
        "draw": Draw(),
        "lot": Lot(),
    }.items()
)
