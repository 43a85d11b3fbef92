"""Putting play into Czech: what changed, what a choice is. The words are those of the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...cards.lasting import Lasting
from ...cards.narrator import NUMBERS, YES, CardNarrator, Saying
from ...core.changes import Change
from ...core.flow import Choice
from ...core.hooks import Hook
from ...core.layout import Change as CellChange
from ...core.layout import State
from ...core.narrator import told
from . import cells, hooks, narrator_lasting
from .words.common import PLACE_NAMES

if TYPE_CHECKING:
    from .table import Table

_CARD_CELLS: dict[str, tuple[str, Mapping[int, str]]] = {
    "zone": ("místo", PLACE_NAMES),
    "controller": ("ovládá", NUMBERS),
    "exhausted": ("vyčerpaná", YES),
    "host": ("přiložená ke kartě", NUMBERS),
    "face down": ("lícem dolů", YES),
    "damage": ("zranění", NUMBERS),
    "damage due": ("hrozící zranění", NUMBERS),
    "row": ("řada", {0: "žádná", cells.HERO_ROW: "hrdiny", cells.ALLY_ROW: "spojenců", cells.UNDER: "pod kartou"}),
}
_GOES = {
    cells.HAND: "jde do ruky",
    cells.DECK: "jde do balíčku",
    cells.DISCARD: "jde na hřbitov",
    cells.PLAY: "je ve hře",
    cells.CHAIN: "vstupuje do řetězu",
    cells.RESOURCES: "leží mezi zdroji",
    cells.OUT: "odchází ze hry",
}
_CARD_SAYINGS: dict[str, Saying] = {
    "zone": lambda card, _before, after: f"{card} {_GOES.get(after, 'je jinde')}",
    "exhausted": lambda card, _before, after: f"{card} se {'vyčerpá' if after else 'připraví'}",
    "face down": lambda card, _before, after: f"{card} leží lícem {'dolů' if after else 'nahoru'}",
    "damage": lambda card, before, after: f"{card} má {after} zranění (předtím {before})",
    "damage due": lambda card, _before, after: f"kartě „{card[7:-1]}“ hrozí {after} zranění" if after else "",
}
_GAME_SAYINGS = {
    "over": "hru vyhrává {}",
    "active player": "na tahu je {}",
    "first player": "prvním hráčem je {}",
    "attacker": "útočí karta „{}“",
    "defender": "brání se karta „{}“",
}
_PHASES = {0: "žádná", cells.START: "úvodní", cells.ACTION: "akční", cells.END: "závěrečná"}
_STAGES = {0: "žádný", cells.PROPOSED: "navržen", cells.ATTACKS: "útok", cells.DEFENDS: "obrana", cells.CONCLUDED: "závěr"}
_GAME_CELLS: dict[str, tuple[str, Mapping[int, str]]] = {
    "phase": ("fáze", _PHASES),
    "stage of combat": ("boj", _STAGES),
    "round": ("kolo", NUMBERS),
}
_OF_PLAYERS = {"over": "vítěz hry", "active player": "na tahu", "first player": "první hráč"}
_OF_CARDS = {"attacker": "útočník", "defender": "obránce"}

_SENTENCES: dict[Hook[...], str] = {
    hooks.pays: "Cena se zaplatí vyčerpáním zdrojů.",
    hooks.onto_chain: "Zahraná karta vstupuje do řetězu.",
    hooks.completing: "Splněný úkol se otočí lícem dolů.",
    hooks.enter_play: "Karta přichází do hry.",
    hooks.left_play: "S kartou odcházejí dovednosti, které jsou k ní přiložené.",
    hooks.destroyed: "Zničená karta jde na hřbitov svého vlastníka.",
    hooks.state_checks: "Smrtelně zraněná postava se ničí.",
    hooks.discarded: "Odhozená karta jde na hřbitov.",
    hooks.ready_step: "Aktivní hráč připraví své karty.",
    hooks.draw_step: "Aktivní hráč si dobere kartu.",
    hooks.turn_begins: "Začíná kolo.",
    hooks.turn_over: "Kolo končí.",
    hooks.attack_begins: "Útočník se vyčerpá a útočí.",
    hooks.becomes_attacker: "Vyčerpaná postava je útočníkem.",
    hooks.defense_begins: "Obránce se brání.",
    hooks.protects: "Ochránce zastoupí napadenou postavu.",
    hooks.struck: "Hráč udeří zbraní.",
    hooks.conclusion: "Útočník a obránce se zraní.",
    hooks.prevent: "Zamezení odvrátí zranění.",
    hooks.armor_used: "Zbroj odvrátí zranění.",
    hooks.victory: "Kdo nemá hrdinu, je vyřazen; kdo zbývá, vyhrává.",
    hooks.conceded: "Hráč se vzdal a je vyřazen.",
    hooks.eliminated: "S vyřazeným hráčem odcházejí ze hry jeho karty.",
}
_SUMS: dict[Hook[...], str] = {
    hooks.atk: "ATK",
    hooks.health: "zdraví",
    hooks.more_damage: "zranění",
    hooks.cost: "cena",
}


class ChainNarrator(CardNarrator):
    """The words of the chain game."""

    card_cells = _CARD_CELLS
    sentences = _SENTENCES
    sums = _SUMS
    card_sayings = _CARD_SAYINGS
    until = narrator_lasting.UNTIL

    def lasting(self, t: Table, record: Lasting) -> str:
        return narrator_lasting.does(t, record)

    def addend(self, t: Table, hook: Hook[...], subject: Any) -> str:
        """An addend is named by the card it belongs to."""
        label = super().addend(t, hook, subject)
        name = t.name.get(subject, "") if isinstance(subject, int) else ""
        return f"{label}: {name}" if label and name else label

    def shown(self, t: Table, x: CellChange) -> Change | None:
        if x.kind == "card":
            return self.of_card(t, x)
        if x.kind == "game" and x.cell in _GAME_CELLS:
            label, words = _GAME_CELLS[x.cell]
            begins = f"začíná {x.after}. kolo" if x.cell == "round" else ""
            phase = f"začíná {words[x.after]} fáze" if x.cell == "phase" and x.after else ""
            return told(label, x, lambda v: words.get(v, str(v)), begins or phase)
        if x.kind == "game" and x.cell in _OF_PLAYERS:
            return told(_OF_PLAYERS[x.cell], x, lambda v: _seat(t, x.cell, v), _said(x.cell, _seat(t, x.cell, x.after), x.after))
        if x.kind == "game" and x.cell in _OF_CARDS:
            return told(_OF_CARDS[x.cell], x, lambda v: _fighter(t, v), _said(x.cell, _fighter(t, x.after), x.after))
        if x.kind == "entry" and x.cell == "ability":
            said = f"v řetězu čeká karta {_waits(t, x.after)}" if x.after else ""
            return told(f"řetěz, {x.index + 1}. místo", x, lambda v: _waits(t, v), said)
        if x.kind == "player" and x.cell == "eliminated":
            return told(f"{t.seats[x.index].name}: vyřazen", x, YES.__getitem__, f"{t.seats[x.index].name} je vyřazen")
        return None


def _said(cell: str, who: str, value: int) -> str:
    return _GAME_SAYINGS[cell].format(who) if value else ""


def _fighter(t: Table, value: int) -> str:
    return t.names[value - 1] if value else "nikdo"


def _seat(t: Table, cell: str, value: int) -> str:
    if value == 0:
        return "neurčen" if cell == "over" else "nikdo"
    return "nikdo" if value == cells.TIE else t.seats[value - 1].name


def _waits(t: Table, value: int) -> str:
    return f"„{t.name[t.bound[value - 1].card]}“" if value else "volné"


_WORDS = {
    "accept": "přijmout zranění",
    "armor": "vyčerpat zbroj {0} proti zranění karty {1}",
    "bury": "odložit {0}",
    "concede": "vzdát hru",
    "discard": "odhodit {0}",
    "drawn": "dobrat {0}",
    "go_on": "pokračovat",
    "no_protect": "nechránit",
    "no_target": "bez cíle",
    "pass": "předat přednost",
    "pay": "zaplatit kartou {0}",
    "pay_resources": "zaplatit zdroji",
    "place": "umístit zdroj {0}",
    "prevent": "uplatnit zamezení",
    "propose": "navrhnout boj: {0} proti {1}",
    "protect": "chránit kartou {0}",
    "strike": "udeřit zbraní {0}",
    "target": "cíl {0}",
    "waive": "odmítnout zamezení",
}
_USES = {"played": "zahrát {0}", "power": "použít {0}", "reward": "splnit úkol {0}", "constant": "použít {0}"}


def describe_choice(t: Table, s: State, p: int | None, choice: Choice) -> str:
    """A choice in a few Czech words, as a trace or a list of legal moves shows it."""
    verb, args = choice[0], choice[1:]
    if verb == "use":
        b = t.bound[args[0]]
        return _USES[b.kind].format(f"„{t.name[b.card]}“")
    if verb == "lot":
        return f"los určí: {t.seats[args[0]].name}"
    words = _WORDS[verb]
    if verb == "place" and args[1]:
        words += " lícem nahoru"
    return words.format(*(f"„{t.name[a]}“" if a in t.name else a for a in args))


NARRATOR = ChainNarrator()
