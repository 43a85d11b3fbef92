"""Playing cards and using them: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.naming import card, player
from ....cards.resolving import ABILITY
from ....cards.texts import works
from ....core.choices import Intent, Part, Shortcut, Until, Verify
from ....core.flow import STEP, frames
from ....core.hooks import Forbids, Hook
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.rules import hooks_of
from ....core.sentences import Move, say
from .. import hooks
from ..affording import Named, arranged, fewest
from ..implied import AMBUSH_ABILITY, UNPRINTED, unprinted
from ..loops import LIMIT
from ..naming import typed
from ..payments import influential, payments_asked, pays_what_is_left, targets_asked
from ..values import price, reduced
from ..words.attributes import Names

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


class PlayEvent(Move):
    when = (
        say(
            "{player} zahraje událost {card}[ s cílem {targets}][ za cenu {paid}]",
            'Stark zahraje událost "Přepad" s cílem "Strážný"',
        ),
        say(
            "{player} zahraje událost {card} s X = {x:n}[ s cílem {targets}][ za cenu {paid}]",
            'Stark zahraje událost "Výkupné" s X = 2',
            "Kolik je X, říká karta, nebo pravidlo; hráč si je nevybírá.",
        ),
    )
    player: str
    card: str
    targets: Names = ()
    paid: Names = ()
    x: int | None = None

    def intents(self, t: Table, s: State) -> list[Part]:
        typed(t, self.card, "event")
        return used(t, s, self)


class PlayCard(Move):
    when = (say("{player} zahraje {type} {card}[ na kartu {host}]", 'Stark zahraje postavu "Rytíř"'),)
    player: str
    type: str
    card: str
    host: str = ""

    def intents(self, t: Table, s: State) -> list[Part]:
        host = card(t, self.host) if self.host else 0
        return [Intent(player(t, self.player), (("play", typed(t, self.card, self.type), host),), "play")]


class UseCard(Move):
    when = (
        say(
            "{player} použije kartu {card}[ s cílem {targets}][ za cenu {paid}]",
            'Stark použije kartu "Hrad" s cílem "Rytíř"',
            "Schopnost karty ve hře: akce, odezva i zrušení.",
        ),
        say(
            "{player} použije kartu {card} s X = {x:n}[ s cílem {targets}][ za cenu {paid}]",
            'Stark použije kartu "Hrad" s X = 2',
        ),
    )
    player: str
    card: str
    targets: Names = ()
    paid: Names = ()
    x: int | None = None

    def intents(self, t: Table, s: State) -> list[Part]:
        return used(t, s, self)


class UseOther(Move):
    when = (
        say(
            "{player} použije {nth} schopnost karty {card}[ s cílem {targets}][ za cenu {paid}]",
            'Stark použije druhou schopnost karty "Hrad"',
            "Kolikátou v pořadí, v němž jsou popsány: první, druhou, třetí.",
        ),
    )
    player: str
    nth: int
    card: str
    targets: Names = ()
    paid: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        return used(t, s, self)


class CancelBy(Move):
    """A cancel aimed at whatever a card does, constant texts included; open while an ability of that card is under way."""

    when = (say("{player} zruší účinek karty {card} kartou {by}", 'Lannister zruší účinek karty "Hrad" kartou "Maester"'),)
    player: str
    card: str
    by: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, c, by = player(t, self.player), card(t, self.card), card(t, self.by)
        cancels = [b for b in t.bound if b.card == by and b.kind == "cancel"]
        if not cancels:
            raise ScenarioError(f"Karta „{self.by}“ nemá schopnost, která by něco rušila.")
        under_way = next((f for f in frames(s) if s[f + STEP] == t.step["resolve"].number), None)
        if under_way is not None and t.bound[s[under_way + ABILITY]].card == c:
            return [Intent(p, tuple(("use", b.index) for b in cancels), "use")]
        return [Intent(p, (("cancel", c, cancels[0].index),), "use_cancel")]


class AttachDuplicate(Move):
    when = (say("{player} přiloží duplikát {card} ke kartě {host}", 'Stark přiloží duplikát "Jon podruhé" ke kartě "Jon"'),)
    player: str
    card: str
    host: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("duplicate", card(t, self.card), card(t, self.host)),), "duplicate")]


def known(t: Table, hook: Hook[...], what: str) -> None:
    """Raises ScenarioError for what the edition at hand does not know at all."""
    if hook not in hooks_of(tuple(t.books)):
        raise ScenarioError(f"{what} zná jen vydání agot-lcg. Přidejte větu: podle agot-lcg.")


class AmbushWith(Move):
    when = (
        say(
            "{player} vyloží ze zálohy postavu {card}[ za cenu {paid}]",
            'Stark vyloží ze zálohy postavu "Zvěd" za cenu "Dvůr"',
            "Klíčové slovo Ambush: z ruky ve fázi výzev za vliv.",
        ),
    )
    player: str
    card: str
    paid: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        known(t, hooks.ambush, "Ambush")
        p = player(t, self.player)
        paid: list[Part] = [Intent(p, (("pay", card(t, name)),), "pay") for name in self.paid]
        if paid:
            c = card(t, self.card)
            b = unprinted(t, c, AMBUSH_ABILITY)
            named = [card(t, name) for name in self.paid]
            whole = enough(t, p, price(t, p, c), self.card, named, b, hooks.ambush_underpaid)
            paid = [whole, *paid, in_full(t, p, self.card)]
        rest = Until(lambda t, s: not pays_what_is_left(t, s, p))
        return [Intent(p, (("ambush", card(t, self.card)),), "ambush"), *paid, rest]


class IntoShadows(Move):
    when = (say("{player} zahraje do stínů kartu {card}", 'Stark zahraje do stínů kartu "Zvěd"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        known(t, hooks.into_shadows, "Stíny")
        return [Intent(player(t, self.player), (("into_shadows", card(t, self.card)),), "into_shadows")]


class OutOfShadows(Move):
    when = (say("{player} vyvede ze stínů kartu {card}", 'Stark vyvede ze stínů kartu "Zvěd"', "Na začátku fáze."),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        known(t, hooks.unshadow, "Stíny")
        return [Intent(player(t, self.player), (("unshadow", card(t, self.card)),), "unshadow")]


class TakeBack(Move):
    when = (say("{player} vezme zpět cenu karty {card}", 'Stark vezme zpět cenu karty "Přepad"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("take_back", card(t, self.card)),), "take_back")]


class RepeatLoop(Move):
    """The actions since the same position stood here before, so many times over."""

    when = (
        say("{player} zopakuje smyčku bez konce", "Stark zopakuje smyčku bez konce", n=0),
        say(
            "{player} zopakuje smyčku {n:times}",
            "Stark zopakuje smyčku 5×",
            "Tahy od chvíle, kdy hra stála stejně; smyčka musí být jednou předvedena.",
        ),
    )
    player: str
    n: int

    def intents(self, t: Table, s: State) -> list[Part]:
        known(t, hooks.loop, "Zkrácení smyčky")
        if self.n > LIMIT:
            raise ScenarioError(f"Engine počítá nejvýše {LIMIT} opakování; zvolte menší číslo.")
        return [Shortcut(player(t, self.player), self.n)]


def used(t: Table, s: State, m: PlayEvent | UseCard | UseOther) -> list[Part]:
    """An ability of a card, its targets and what is paid for it, in the order in which the edition asks for them."""
    p, c = player(t, m.player), card(t, m.card)
    mine = [b for b in t.bound if b.card == c and b.source is not b and b.ability not in UNPRINTED]
    bound = [b for b in mine if b.kind not in ("constant", "passive", "save", "revealed")] or mine
    if not bound:
        if t.type[c] == "event" and not t.card[c].abilities:
            raise ScenarioError(f'Karta „{m.card}“ nemá schopnost. Přidejte větu: karta "{m.card}" má schopnost: …')
        raise ScenarioError(f"Karta „{m.card}“ nemá schopnost, kterou by hráč mohl použít.")
    if isinstance(m, UseOther):
        if not 1 <= m.nth <= len(mine):
            raise ScenarioError(f"Karta „{m.card}“ má jen tolik schopností: {len(mine)}.")
        bound = mine[m.nth - 1 : m.nth]
    else:
        bound = [b for b in bound if b.source is None or works(t, s, b)] or bound
        bound = [b for b in bound if takes(b, m)] or bound
    too_many = surplus(t, bound, m)
    value = [] if isinstance(m, UseOther) or m.x is None else [x_is(t, bound, m.card, m.x)]
    found: list[Part] = [Intent(p, tuple(("use", b.index) for b in bound), "use"), *too_many]
    # where nothing refuses what finds no place, it goes for nothing
    most = max(targets_asked(t, b) for b in bound), max(payments_asked(b) for b in bound)
    targets, payments = most if t.muted and not too_many else (len(m.targets), len(m.paid))
    chosen: list[Part] = [Intent(p, (("target", card(t, name)),), "target") for name in m.targets[:targets]]
    paid = paid_for(t, s, p, m.card, bound, m.paid, payments) if m.paid and payments else []
    found += [*chosen, *paid] if hooks.targets_first.of(t) else [*paid, *chosen]
    if not m.targets and any(target.optional for b in bound for target in b.ability.targets):
        found.append(Intent(p, (("no_target",),), "target", optional=True))
    return [*found, *value]


def paid_for(t: Table, s: State, p: int, name: str, bound: list[Bound], said: Names, most: int) -> list[Part]:
    """The payments for an ability, in the order of its text, whole and with no more influence than it takes.

    They are put in that order first, and ``most`` of them are made then.
    """
    ways = [(b, arranged(t, s, p, b, [card(t, one) for one in said])) for b in bound]
    b, named = max(ways, key=lambda way: way[1].fitting)
    named = named.first(most)
    paid: list[Part] = [Intent(p, (("pay", c),), "pay") for c in named.cards]
    found = [as_many(t, p, b, name, named), *paid, in_full(t, p, name)]
    influence = b.spends.get("influence", 0)
    return [enough(t, p, influence, name, named.influence, b), *found] if influence else found


def as_many(t: Table, p: int, b: Bound, name: str, named: Named) -> Part:
    """That no fewer cards are named than there are costs to be paid with one."""

    def against(t: Table, s: State) -> list[str]:
        return hooks.shortfall.ids(t, s, p) if len(named.cards) < fewest(t, s, p, b) else []

    return Verify(lambda t, s: not against(t, s), (), f"Na zaplacení karty „{name}“ je toho řečeno málo.", against)


def x_is(t: Table, bound: list[Bound], name: str, x: int) -> Part:
    """That X is what the player says it is."""
    known(t, hooks.chosen_x, "Hodnotu X")
    asked = [b for b in bound if t.card[b.card].x or any(op.what == "X" for op in b.ability.effects)]
    if not asked:
        raise ScenarioError(f"Karta „{name}“ žádné X nemá.")

    def against(t: Table, s: State) -> list[str]:
        return hooks.chosen_x.ids(t, s, asked[0], x)

    return Verify(lambda t, s: not against(t, s), (), f"X karty „{name}“ má jinou hodnotu než {x}.", against)


def in_full(t: Table, p: int, name: str) -> Part:
    """That what was named pays the whole cost."""

    def against(t: Table, s: State) -> list[str]:
        return hooks.shortfall.ids(t, s, p)

    return Verify(lambda t, s: not against(t, s), (), f"Na zaplacení karty „{name}“ je toho řečeno málo.", against)


def enough(
    t: Table, p: int, cost: int, name: str, named: list[int], b: Bound | None, *also: Forbids[[State, int, int, int]]
) -> Part:
    """That the cards named have all the influence that is asked, and none is named when the others have it already.

    What is missing is not paid in silence with others. ``also`` are further questions about what is paid for in its own way.
    """

    def against(t: Table, s: State) -> list[str]:
        able = influential(t, s, p)
        first = sum(t.card[c].influence for c in named[:-1] if c in able)
        if b is not None and first >= reduced(t, s, p, cost, "influence") and named[:-1]:
            return hooks.surplus.ids(t, b, 0, payments_asked(b) + 1)
        if not named or not set(named) <= set(able):  # of others a rule says why they cannot pay
            return []
        offered = first + t.card[named[-1]].influence
        return [rule for hook in (hooks.underpaid, *also) for rule in hook.ids(t, s, p, cost, offered)]

    reason = f"Na zaplacení karty „{name}“ nemají jmenované karty právě tolik vlivu, kolik je třeba."
    return Verify(lambda t, s: not against(t, s), (), reason, against)


def surplus(t: Table, bound: list[Bound], m: PlayEvent | UseCard | UseOther) -> list[Part]:
    """That no ability meant takes so many targets or payments, where that is so."""
    first, *others = (hooks.surplus.ids(t, b, len(m.targets), len(m.paid)) for b in bound)
    if not first or not all(others):
        return []
    rules = tuple(rule for rule in first if all(rule in ids for ids in others))
    return [Verify(lambda t, s: False, rules, f"Tolik cílů nebo karet na zaplacení text karty „{m.card}“ nežádá.")]


def takes(b: Bound, m: PlayEvent | UseCard) -> bool:
    """Whether what is said of targets and payments can be meant of this ability, as far as their number goes."""
    chosen = [op for op in b.ability.cost if op.who.kind == "each" or op.verb == "influence"]
    return bool(b.ability.targets) >= bool(m.targets) and bool(chosen) >= bool(m.paid)
