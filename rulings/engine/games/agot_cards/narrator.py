"""Putting play into Czech: what changed, what a choice is. The words are those of the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...cards.lasting import Lasting
from ...cards.narrator import NUMBERS, YES, CardNarrator, Saying
from ...core.changes import Change
from ...core.flow import Choice
from ...core.hooks import Hook
from ...core.language.slots import in_number
from ...core.layout import Change as CellChange
from ...core.layout import State
from ...core.narrator import told
from . import cells, hooks, narrator_lasting
from .words.common import CHALLENGE_NAMES, PLACES, ZONE_OF

if TYPE_CHECKING:
    from .table import Table

_ZONES = {ZONE_OF[place]: words for words, place in PLACES.items()} | {
    cells.PLOT: "odhalená",
    cells.OUT: "mimo hru",
    cells.AGENDA: "agenda",
}
_CARD_CELLS: dict[str, tuple[str, Mapping[int, str]]] = {
    "zone": ("místo", _ZONES),
    "controller": ("ovládá", NUMBERS),
    "exhausted": ("klečí", YES),
    "power tokens": ("moc", NUMBERS),
    "host": ("leží na kartě", NUMBERS),
    "duplicate": ("duplikát", YES),
    "side": ("účast", {0: "ne", 1: "útočí", 2: "brání"}),
    "chosen by stealth": ("vybrána pro Stealth", YES),
    "face down": ("lícem dolů", YES),
    "shown to all": ("ukázaná", YES),
    "moribund": ("moribund", {0: "ne"} | _ZONES),
    "gold on it": ("zlato", NUMBERS),
}
_GOES = {
    cells.HAND: "jde do ruky",
    cells.DECK: "jde do balíčku",
    cells.DISCARD: "jde do odhazovací hromádky",
    cells.DEAD: "jde do hromádky mrtvých",
    cells.PLAY: "je ve hře",
    cells.PLOT: "je odhalena",
    cells.PLOT_DECK: "jde do balíčku zápletek",
    cells.USED_PLOTS: "jde na hromádku použitých zápletek",
    cells.SHADOWS: "jde do stínů",
    cells.AGENDA: "je agendou",
    cells.OUT: "odchází ze hry",
}
_SIDES = {1: "útočí", 2: "brání", 0: "už se výzvy neúčastní"}
_CARD_SAYINGS: dict[str, Saying] = {
    "zone": lambda card, _before, after: f"{card} {_GOES.get(after, 'je jinde')}",
    "exhausted": lambda card, _before, after: f"{card} {'poklekne' if after else 'se postaví'}",
    "power tokens": lambda card, _before, after: f"{card} má {_power(after)}",
    "duplicate": lambda card, _before, after: f"{card} {'je duplikátem' if after else 'už není duplikátem'}",
    "side": lambda card, _before, after: f"{card} {_SIDES[after]}",
    "chosen by stealth": lambda card, _before, after: f"{card} kvůli Stealth nesmí bránit" if after else "",
    "face down": lambda card, _before, after: f"{card} leží lícem {'dolů' if after else 'nahoru'}",
    "shown to all": lambda card, _before, after: f"{card} je ukázaná všem" if after else "",
    "moribund": lambda card, _before, after: f"{card} odejde, až se vše vyřeší" if after else "",
    "gold on it": lambda card, _before, after: f"na kartě leží {_gold(after)}: {card}",
}
_PLAYER_SAYINGS: dict[str, Saying] = {
    "gold": lambda who, before, after: f"{who} má {_gold(after)} (předtím {before})",
    "power": lambda who, before, after: f"{who} má na kartě rodu {_power(after)} (předtím {before})",
}
_GAME_SAYINGS = {
    "over": "hru vyhrává {}",
    "first player": "prvním hráčem je {}",
    "active player": "na tahu je {}",
    "initiative winner": "iniciativu vyhrává {}",
    "challenge winner": "výzvu vyhrává {}",
    "dominance winner": "nadvládu vyhrává {}",
}
_PLAYER_CELLS = {
    "gold": "zlato",
    "power": "moc na kartě rodu",
    "drawn by effects": "líznuto účinky",
    "limited played": "zahráno Limited",
}
_GAME_CELLS = {
    "over": "vítěz hry",
    "first player": "první hráč",
    "active player": "na tahu",
    "initiative winner": "vítěz iniciativy",
    "challenge winner": "vítěz výzvy",
    "unopposed": "nebráněná výzva",
    "dominance winner": "vítěz nadvlády",
    "round": "kolo",
}


_SENTENCES: dict[Hook[...], str] = {
    hooks.attack_declared: "Útočník klečí.",
    hooks.defend_declared: "Obránce klečí.",
    hooks.attacks_declared: "Útočníci jsou určeni a výzva tohoto druhu je spotřebována.",
    hooks.resolution: "Porovnají se výsledné síly a určí se vítěz výzvy.",
    hooks.kill: "Zabitá karta odchází ze hry ke svému vlastníkovi.",
    hooks.discard: "Karta jde do odhazovací hromádky svého vlastníka.",
    hooks.left_play: "S kartou odchází, co na ní leželo.",
    hooks.enter_play: "Karta vstupuje do hry.",
    hooks.claim_house: "Rod získává moc z banku.",
    hooks.claim_card: "Postava získává moc z banku.",
    hooks.power_claim: "Obránce odebere moc ze své karty rodu.",
    hooks.power_taken: "Odebraná moc přechází na kartu rodu útočníka.",
    hooks.unopposed_bonus: "Za nebráněnou výzvu získává útočník 1 moc.",
    hooks.dominance: "Sečtou se síly stojících postav a určí se vítěz nadvlády.",
    hooks.dominance_won: "Vítěz nadvlády získává 1 moc.",
    hooks.stand_all: "Všechny karty se postaví.",
    hooks.victory: "Hráč dosáhl vítězné hranice a hra končí.",
    hooks.marshalling_begins: "Hráč spočítá příjem.",
    hooks.pay: "Cena se zaplatí zlatem.",
    hooks.played: "Karta je zahrána.",
    hooks.duplicated: "Duplikát se přiloží ke kartě.",
    hooks.saved: "Záchrana ruší účinek pro tuto kartu.",
    hooks.spared: "Zachráněná postava se do nároku počítá.",
    hooks.cancelled: "Účinek je zrušen.",
    hooks.last: "Vzniká trvalý účinek.",
    hooks.phase_over: "S fází končí, co mělo trvat jen do jejího konce.",
    hooks.round_over: "Začíná nové kolo.",
    hooks.turn_begins: "Hráč přichází na tah.",
    hooks.name_first: "Vítěz iniciativy určil prvního hráče.",
    hooks.plot_revealed: "Zápletka je odhalena.",
    hooks.plots_revealed: "Použité zápletky se vracejí do balíčku zápletek.",
    hooks.drawn_by_effect: "Líznutá karta se počítá do mezí kola.",
    hooks.kneel: "Karta poklekne.",
    hooks.renown: "Vítězné postavy s Renown získávají moc.",
}


_SUMS: dict[Hook[...], str] = {
    hooks.attack_total: "síla útoku",
    hooks.defense_total: "síla obrany",
    hooks.claim: "nárok",
    hooks.income: "příjem",
    hooks.initiative: "iniciativa",
    hooks.power: "moc",
    hooks.tie_power: "moc",
    hooks.dominance_total: "síla stojících postav",
}


class ThronesNarrator(CardNarrator):
    """The words of the card table."""

    card_cells = _CARD_CELLS
    sentences = _SENTENCES
    sums = _SUMS
    card_sayings = _CARD_SAYINGS
    until = narrator_lasting.UNTIL

    def sentence(self, t: Table, hook: Hook[...] | None, changes: Sequence[Change]) -> str:
        """What begins to last is told by its change alone."""
        if hook is hooks.last and any(change.what.endswith("trvalý účinek") for change in changes):
            return "Začíná platit trvalý účinek."
        return super().sentence(t, hook, changes)

    def lasting(self, t: Table, record: Lasting) -> str:
        return narrator_lasting.does(t, record)

    def addend(self, t: Table, hook: Hook[...], subject: Any) -> str:
        """An addend is named by the card or the player it belongs to."""
        if hook is hooks.strength:
            return t.name.get(subject, "")
        label = super().addend(t, hook, subject)
        if label and isinstance(subject, int) and subject < len(t.seats):
            return f"{t.seats[subject].name}: {label}"
        return label

    def shown(self, t: Table, x: CellChange) -> Change | None:
        if x.kind == "card":
            return self.of_card(t, x)
        if x.kind == "player" and x.cell in _PLAYER_CELLS:
            who = t.seats[x.index].name
            said = _PLAYER_SAYINGS[x.cell](who, x.before, x.after) if x.cell in _PLAYER_SAYINGS else ""
            return told(f"{who}: {_PLAYER_CELLS[x.cell]}", x, said=said)
        if x.kind == "game" and x.cell in _GAME_CELLS:
            return told(_GAME_CELLS[x.cell], x, lambda v: _game_value(t, x.cell, v), _game_said(t, x))
        return None


def _game_said(t: Table, x: CellChange) -> str:
    if x.cell == "round":
        return f"začíná {x.after}. kolo"
    if x.cell == "unopposed":
        return "výzva je nebráněná" if x.after else ""
    if not x.after:
        return "na tahu není nikdo" if x.cell == "active player" else ""
    return _GAME_SAYINGS[x.cell].format(_game_value(t, x.cell, x.after))


def _gold(n: int) -> str:
    return in_number(n, "zlatý", "zlaté", "zlatých")


def _power(n: int) -> str:
    return in_number(n, "žeton moci", "žetony moci", "žetonů moci")


def _game_value(t: Table, cell: str, value: int) -> str:
    if cell == "round":
        return str(value)
    if cell == "unopposed":
        return YES[value]
    if value == 0:
        return "nikdo" if cell == "active player" else "neurčen"
    return t.seats[value - 1].name if value <= len(t.seats) else "nikdo"


def describe_choice(t: Table, s: State, p: int | None, choice: Choice) -> str:
    """A choice in a few Czech words, as a trace or a list of legal moves shows it."""
    verb, args = choice[0], choice[1:]
    named = [f"„{t.name[a]}“" if a in t.name else a for a in args]
    if verb == "challenge":
        kind = CHALLENGE_NAMES.get(args[0], "jiná")
        return f"{kind} výzva proti hráči {t.seats[args[1]].name}"
    if verb in ("use", "passive"):
        return f"použít kartu „{t.name[t.bound[args[0]].card]}“"
    if verb == "let_be":
        return f"odmítnout pasivní účinek karty „{t.name[t.bound[args[0]].card]}“"
    if verb == "hand":
        return f"ruka hráče {t.seats[args[0]].name}"
    if verb == "cancel":
        return f"zrušit účinek karty {named[0]}"
    if verb == "save":
        return f"zachránit {named[0]} kartou „{t.name[t.bound[args[1]].card]}“"
    if verb == "play":
        return f"zahrát {named[0]}" + (f" na {named[1]}" if args[1] else "")
    if verb in ("first_player", "lot"):
        return f"{'prvním hráčem je' if verb == 'first_player' else 'los:'} {t.seats[args[0]].name}"
    if verb == "first":
        return f"{named[0]}: nejdřív {'zabití' if args[1] == cells.KILL else 'odhození'}"
    return _WORDS[verb].format(*named)


_WORDS = {
    "attack": "útočit postavou {0}",
    "defend": "bránit postavou {0}",
    "done": "hotovo",
    "pass": "pas",
    "decline": "nereagovat",
    "stealth": "Stealth na {0}",
    "victim": "zabít {0}",
    "save_dup": "zachránit {0} duplikátem",
    "no_save": "nezachránit {0}",
    "target": "cíl {0}",
    "no_target": "bez cíle",
    "ambush": "vyložit ze zálohy {0}",
    "into_shadows": "zahrát {0} do stínů",
    "unshadow": "vyvést {0} ze stínů",
    "take_back": "vzít zpět cenu karty {0}",
    "pay": "zaplatit kartou {0}",
    "plot": "zápletka {0}",
    "drawn": "líznout {0}",
    "random": "odhodit {0}",
    "keep": "ponechat ruku",
    "redraw": "vyměnit ruku",
    "deploy": "vyložit {0}",
    "duplicate": "duplikát {0} na {1}",
    "swap": "vyměnit {0} za {1}",
    "no_plot": "nezvolit zápletku",
    "reorder": "přerovnat hromádku",
    "look": "prohlédnout hromádku",
    "peek": "prohlédnout kartu {0}",
    "turn_up": "obrátit lícem vzhůru {0}",
    "leave_kneeling": "nechat klečet {0}",
    "redraw_part": "vyměnit jen část ruky",
    "choose_discard": "odhodit z ruky {0}",
}


NARRATOR = ThronesNarrator()
