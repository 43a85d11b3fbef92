"""One line of play: a position that scripted choices move forward, never past an unscripted one.

Silence has a meaning only where the game says so: in a window for actions who says nothing passes, and a forced choice is
made at once. Every other choice must be in the script, or the line is stuck there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..limits import MAX_MOVES
from .choices import Intent, Part, Shortcut, Until, Verify
from .flow import FIRST, OPEN, WIDTH, Choice, FlowError, Options, advance, asked, take
from .layout import State
from .onward import Unsaid, has_gone_on_by, moment_after_the_move, not_said_by, run_on
from .stuck import Halted, Stuck, unmet
from .trace import choosing

if TYPE_CHECKING:
    from .game import Game


@dataclass
class Line:
    """A position being played. ``options`` is what is open now; empty when play has ended."""

    game: Game
    t: Any
    s: bytearray
    made: int = 0
    recorder: Any = None
    before: list[bytes] = field(default_factory=list)  # the positions in which the moves of the script were made
    moved: tuple[bytes, Sequence[Part]] | None = None
    """The last move of the script that changed anything: the position in which it was made, and its parts."""
    heard: list[Sequence[Part]] = field(default_factory=list)
    """What has been said since of that on which silence alone had gone on."""
    onward: dict[int | None, Line | None] | None = None
    """Where silence leads from here, if that is remembered: for a moment of which many questions are asked."""
    still: bool = False
    """Whether a question is about this very moment, so that it passes no window in silence."""
    unasked: State | None = None
    """The moment to which the script ran on, where it is one in which nobody is asked, so that play has come past it."""
    seeking: Until | None = None
    """A moment that is looked for where no part of a move names it."""
    unsaid: Unsaid = field(default_factory=list)
    """What silence has chosen since a choice was said, and who would have said it: it may be said afterwards."""

    def __post_init__(self) -> None:
        self.options: Options = run_on(self.t, self.s)

    def fork(self) -> Line:
        """The same position, to be tried out; what is tried leaves no trace."""
        other = self._like(self.s[:], self.made, self.options, list(self.before))
        other.onward, other.still, other.unasked = self.onward, self.still, self.unasked
        return other

    def remembering(self) -> Line:
        """The same moment, of which many questions will be asked: where silence leads from it is found once."""
        other = self.fork()
        other.onward = {}
        return other

    @contextmanager
    def asked(self) -> Iterator[Line]:
        """This moment, for a question: it may run on there, and nothing of that has happened.

        The record follows it and tells what it sees as a look ahead.
        """
        ahead = self.fork()
        ahead.recorder = self.recorder
        with self.recorder.aside(ahead.s) if self.recorder else nullcontext():
            yield ahead

    @contextmanager
    def held(self) -> Iterator[Line]:
        """This very moment, for a question about nothing that silence leads to; nothing is chosen where nobody is asked."""
        moment = moment_after_the_move(self) or self.fork()
        if self.unasked is not None:
            moment = self._like(self.unasked[:], self.made, [], list(self.before))
        moment.still = True
        with moment.t.this_moment():
            yield moment

    def at_end(self, s: State) -> Line:
        """The end of another line, to be looked at only."""
        return self._like(s, 0, [], [])

    def under(self, t: Any) -> Line:
        """The same moment on another table of the same layout, with the same choices open."""
        other = self._like(self.s[:], self.made, self.options, list(self.before))
        other.t, other.unasked = t, self.unasked
        return other

    def _like(self, s: State, made: int, options: Options, before: list[bytes]) -> Line:
        other = object.__new__(Line)  # unlike a new line it does not run on to the next choice
        other.game, other.t, other.s, other.made, other.recorder = self.game, self.t, s, made, None
        other.options, other.before, other.onward, other.still, other.unasked = options, before, None, False, None
        other.moved, other.heard, other.seeking, other.unsaid = self.moved, list(self.heard), None, []
        return other

    def step(self) -> tuple[Any, int]:
        f = FIRST + (self.s[OPEN] - 1) * WIDTH
        return self.t.steps[self.s[f]], f

    def take(self, choice: Choice, until: Until | None = None) -> None:
        """Make one choice and run to the next; where that leads past what play is to run on to, the moment is kept."""
        self.carry_out(choice)
        until = self.seeking or until
        if until is None or until.gone is None:
            self.options = run_on(self.t, self.s)
            return
        self.options = advance(self.t, self.s, until.reached)
        if not self.options and until.reached(self.t, self.s):
            moment = self.s[:]
            self.options = advance(self.t, self.s)
            past = not self.options or self._is_forced() or until.gone(self.t, self.s)
            self.unasked = moment if past else None

    def carry_out(self, choice: Choice) -> None:
        """Make one choice and run no further."""
        self.made, self.onward, self.still, self.unasked = self.made + 1, None, False, None
        if self.made > MAX_MOVES:
            raise FlowError(f"více než {MAX_MOVES} voleb v jedné linii")
        with choosing(self.t, self.s, choice[0]):
            self.game.at_any_time.get(choice[0], take)(self.t, self.s, choice)

    def player(self) -> int | None:
        return asked(self.t, self.s) if self.options else None

    def open_to(self, p: int) -> Options:
        """The choices open to a player: the options when asked, or those of a choice made by all at once."""
        if not self.options:
            return []
        if self.player() == p:
            return self.options
        step, f = self.step()
        return step.open_to(self.t, self.s, f, p) if p in self.t.everyone else []

    def silent(self, wanted: int | None) -> Choice | None:
        """What happens here without a word: a forced choice, or a pass by a player who says nothing.

        ``wanted`` is the player whose scripted choice comes next; whoever rests at a window of
        their own is not passed over in silence.
        """
        step, f = self.step()
        if step.rests:
            return self.game.silent(self.t, self.s, step, f, self.options, wanted)
        default = self.forced() or step.default(self.t, self.s, f)
        return default if default in self.options else None

    def forced(self) -> Choice | None:
        """What must be chosen here, be it only one of what all must be chosen; None where there is a real choice."""
        step, f = self.step()
        return self.options[0] if len(self.options) == 1 else step.forced(self.t, self.s, f)

    def until_choice(self, p: int) -> Line:
        """Where silence leads to a real choice of this player; here again if it leads to none."""
        ahead = self.fork()
        while ahead.options and (ahead.player() != p or self.game.is_idle(ahead.options)):
            choice = ahead.silent(None)
            if choice is None:
                return self
            ahead.take(choice)
        return ahead if ahead.options else self

    def settle(self, *, but: Callable[[Choice], bool] = lambda choice: False) -> None:
        """Make forced choices until somebody has a real one, or play comes to rest, or to such a choice as is left out."""
        unasked = self.unasked
        while self._is_forced():
            choice = self.forced()
            assert choice is not None
            if but(choice):
                break
            self._take_in_silence(choice)
        self.unasked = unasked

    def _take_in_silence(self, choice: Choice, until: Until | None = None) -> None:
        """Make a choice for which silence stands. A pass in a window is none: there silence has a meaning of its own."""
        if not self.step()[0].rests:
            self.unsaid.append((self.player(), choice))
        self.take(choice, until)

    def _is_forced(self) -> bool:
        """Whether there is nothing to choose here, and nobody has to say it."""
        if not self.options or self.step()[0].rests or self.step()[0].named:
            return False
        return self.forced() is not None

    def play(self, intent: Part, rest: Sequence[Part] = ()) -> None:
        """Carry an intent out, passing in silence up to it. Raises Stuck, with the position unchanged.

        ``rest`` are the later parts of its move, for the reasons against it.
        """
        if isinstance(intent, Until):
            self.run_until(intent)
        elif isinstance(intent, Shortcut):
            self.repeat(intent)
        elif isinstance(intent, Verify):
            if not intent.holds(self.t, self.s):
                raise unmet(intent.reason, intent.against(self.t, self.s))
        else:
            self._choose(intent, rest)

    def _choose(self, intent: Intent, rest: Sequence[Part]) -> None:
        """Make the choice where it has its place: here, or where silence leads; else all is as it was."""
        if intent.here:
            self._taken(intent)
            return
        before = bytes(self.s), self.options, self.made
        mark = self.recorder.mark() if self.recorder else None
        while self.options:
            if self._taken(intent):
                return
            silence = self._silent_for(intent)
            if silence is None:
                break
            self.take(silence)
        self.s[:] = before[0]
        self.options, self.made, self.onward = before[1], before[2], None
        if self.recorder:
            self.recorder.back_to(mark)
        if not intent.optional:
            raise self.stuck(intent, rest)

    def _taken(self, intent: Intent) -> bool:
        """Make the choice if it is open here."""
        choice = self.wanted(intent)
        if choice is not None:
            self.unsaid = []
            self.take(choice)
        return choice is not None

    def move(self, intents: Sequence[Part]) -> None:
        """Carry a whole move out, or hear what silence has done; where it is stuck, reasons against later parts are told."""
        if has_gone_on_by(self, intents):
            return
        before, unsaid = bytes(self.s), self.unsaid
        self.before.append(before)
        for i, part in enumerate(intents):
            try:
                self.play(part, intents[i + 1 :])
            except Stuck as stuck:
                self.unsaid = unsaid
                left = None if i else not_said_by(self.unsaid, intents, self.t, self.s)
                if left is not None:
                    self.unsaid = left
                    return
                if isinstance(stuck, Halted):
                    stuck.left = intents[i:]
                if not isinstance(part, Intent):
                    stuck.add(self.game.further_reasons(self, intents[i:]))
                raise
        if self.s != before:
            self.moved, self.heard = (before, intents), []

    def repeat(self, shortcut: Shortcut) -> None:
        """Carry out a loop that has been shown, so many times at once."""
        refused, reason = self.game.repeat_refused(self, shortcut)
        if reason:
            raise Stuck(reason, refused, self.player())
        self.onward = None
        self.game.repeat(self, shortcut)
        self.options = run_on(self.t, self.s)

    def toward(self, intent: Intent) -> Line:
        """Where this intent has its place: here, or where silence leads; here again if it leads nowhere.

        It does not lead beyond what is under way (a challenge, a battle) unless that has but one way to end, nor beyond the
        phase; nor through a window, where passing is an act of the game; nor anywhere, where the question is about this very
        moment.
        """
        if self.still:
            return self
        ahead, through_windows = self.fork(), not self.game.passing_counts
        unfinished, phase = self.game.unfinished(self.t, self.s), self.game.phase(self.t, self.s)
        one_way = True
        while ahead.options and self.game.phase(ahead.t, ahead.s) == phase:
            if unfinished and not one_way and unfinished.over(ahead.t, ahead.s):
                break
            if ahead.game.belongs_here(ahead.t, ahead.s, intent) and not ahead.goes_by_itself(intent.player):
                return ahead.fork()
            if not through_windows and ahead.step()[0].rests:
                break
            one_way = one_way and ahead._is_forced()
            further = ahead.passed_over(intent.player)
            if further is None:
                break
            ahead = further
        return self

    def goes_by_itself(self, wanted: int) -> bool:
        """Whether somebody else is at a choice that is none: what comes after it is not kept waiting by it.

        So it is too in a window where nothing but to pass is open, unless passing is an act of the game.
        """
        step = self.step()[0]
        if step.rests and not self.game.passing_counts and self.player() != wanted:
            return self.game.is_idle(self.options)
        return len(self.options) == 1 and not (step.rests or step.named or self.open_to(wanted))

    def passed_over(self, wanted: int) -> Line | None:
        """Where silence leads by one choice (see ``silent``); None where somebody must speak. Not to be played on."""
        key = wanted if self.options and self.step()[0].rests else None
        if self.onward is not None and key in self.onward:
            return self.onward[key]
        choice = self.silent(wanted)
        further = None
        if choice is not None:
            further = self.fork()
            further.take(choice)
        if self.onward is not None:
            if further:
                further.onward = {}
            self.onward[key] = further
        return further

    def leads_to(self, intent: Intent) -> bool:
        """Whether choices of this kind have their place here, or where silence leads."""
        there = self.toward(intent)
        return bool(there.options) and self.game.belongs_here(there.t, there.s, intent)

    def wanted(self, intent: Intent) -> Choice | None:
        """The choice that fulfils an intent here. What closes a set closes only a set of its own kind."""
        if intent.verb in self.game.at_any_time:
            return self.game.unrefused(self.t, self.s, intent) if self.options else None
        options = self.open_to(intent.player)
        if not options:
            return None
        if (intent.optional or self.game.closes(intent)) and not self.game.belongs_here(self.t, self.s, intent):
            return None
        found = next((c for c in intent.choices if c in options), None)
        return self.game.unlisted(self.t, self.s, intent) if found is None and self.t.muted else found

    def _silent_for(self, intent: Intent) -> Choice | None:
        its_place = self.player() == intent.player and self.game.belongs_here(self.t, self.s, intent)
        return None if its_place else self.silent(intent.player)

    def run_until(self, until: Until) -> None:
        over = self.game.over(self.t, self.s)
        if until.gone is not None and (over or until.reached(self.t, self.s)):
            self.unasked = self._just_past(until)
            if self.unasked is not None:
                return
            if not over and until.gone(self.t, self.s):
                raise Stuck("Ta chvíle už minula. Vyslovte ji dřív, než se po ní někdo rozhodne.")
        if over:
            raise Stuck("Hra už skončila.")
        if until.first:
            until.first(self.t, self.s)
        while not until.reached(self.t, self.s):
            if not self.options:
                if until.or_over and self.game.over(self.t, self.s):
                    return
                raise Stuck("Hra se k tomu nedostane.")
            choice = self.silent(None)
            if choice is None:
                raise Halted(**vars(self.waiting()))
            self._take_in_silence(choice, until)

    def _just_past(self, until: Until) -> State | None:
        """The moment that the last move to change anything has come past, found by making it once more; None if it was not so."""
        if self.moved is None:
            return None
        before, parts = State(self.moved[0]), self.moved[1]
        if until.gone is not None and until.reached(self.t, before) and until.gone(self.t, before):
            return None
        with self.recorder.aside(before) if self.recorder else nullcontext(), suppress(Stuck):
            again = Line(self.game, self.t, before, seeking=until)
            again.move(parts)
            return again.unasked
        return None

    def left_open(self) -> str:
        """What to add to an answer given while somebody has a choice that silence does not make; "" where nobody has."""
        still = self.options and not self.step()[0].rests and self.silent(None) is None
        return f" {self.waiting().reason}" if still else ""

    def waiting(self) -> Stuck:
        """The line stands at a choice that the script leaves open."""
        p = self.player()
        open_now = ", ".join(self.game.describe_choice(self.t, self.s, p, c) for c in self.options[:8])
        more = "…" if len(self.options) > 8 else ""
        who = self.game.player_name(self.t, p)
        return Stuck(f"Scénář nechává otevřenou volbu: rozhoduje {who}. Možnosti: {open_now}{more}.", (), p)

    def stuck(self, intent: Intent, rest: Sequence[Part] = ()) -> Stuck:
        refused = self.game.sharpest_first(self.game.reasons_against(self, [intent, *rest]), self.t, self.s, intent)
        what = self.game.describe_choice(self.t, self.s, intent.player, intent.choices[0]) if intent.choices else ""
        who = self.game.player_name(self.t, intent.player)
        if not self.options:
            why = f", tah je odmítnut podle {', '.join(refused)}." if refused else ", tah nelze provést."
            return Stuck("Hra už skončila" + why, refused)
        waiting = self.waiting()
        if refused:
            chance = f" {waiting.reason}" if self.game.is_chance(waiting.waiting) else ""
            return Stuck(f"{who}: {what} – tah je odmítnut podle {', '.join(refused)}.{chance}", refused, self.player())
        return Stuck(f"{who}: {what} – tah teď není na řadě. {waiting.reason}", (), waiting.waiting)
