"""Putting Tainted Grail into Czech: what changed, what a choice is, what an addend is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.changes import Change
from ...core.flow import Choice
from ...core.hooks import Hook
from ...core.language.slots import in_number
from ...core.layout import Change as CellChange
from ...core.layout import State
from ...core.narrator import Narrator, told
from . import hooks, narrator_day
from .cells import CAMPAIGN_LOST, ENDED, VALUES
from .naming import OUTCOMES, card_name
from .words.slots import ACCUSATIVE

if TYPE_CHECKING:
    from .table import Table

_SENTENCES: dict[Hook[...], str] = {
    hooks.activated: "Na desku aktivní postavy se položí žeton času.",
    hooks.add_markers: "Do bojové bilance přibudou ukazatele.",
    hooks.affinity: "Ukazatel náklonnosti se posune.",
    hooks.begins: "Střetnutí začíná.",
    hooks.charged: "Na kartu se položí náboje.",
    hooks.charges_used: "Náboje se zaplatí a schopnost karty zabere.",
    hooks.cleared: "Karty střetnutí se vracejí do balíčků.",
    hooks.count_down: "Z karet sledu zmizí po jednom žetonu času.",
    hooks.drawn: "Postava si dobere kartu.",
    hooks.dying: "Umírající postava je vyloučena ze střetnutí.",
    hooks.empty_hand: "Místo karty z ruky se odhodí vrchní karta balíčku.",
    hooks.ended: "Po střetnutí se srovná vybavení.",
    hooks.fled: "Družina od střetnutí uprchne.",
    hooks.forced_out: "Postava z boje uprchne.",
    hooks.health_changed: "Změna zdraví má následky.",
    hooks.hit: "Zásahy snižují zdraví.",
    hooks.joins: "Karta přijde na konec sledu.",
    hooks.leaves_sequence: "Karta se odhodí ze sledu.",
    hooks.new_turn: "Začíná nový tah.",
    hooks.paid: "Zaplacený bod čar leží na zámku.",
    hooks.placed: "Nová karta zakryje schopnost předchozí.",
    hooks.pushed: "Protivník posune ukazatel náklonnosti.",
    hooks.remove_markers: "Z bojové bilance ubudou ukazatele.",
    hooks.reset: "Žetony času zmizí z desek postav.",
    hooks.stage_won: "Etapa je splněná.",
    hooks.token_gone: "Poslední žeton času spouští schopnost.",
    hooks.too_few: "V balíčku není dost karet.",
    hooks.verdict: "Kontrola ukončí střetnutí.",
    hooks.woken: "Povaha střetnutí působí na první aktivovanou postavu.",
}
_SUMS: dict[Hook[...], str] = {
    hooks.times: "násobitel",
    hooks.changed_by: "změna toho, co protivník udělá",
    hooks.opening_cards: "počáteční karty",
    hooks.standard_draw: "dobírané karty",
    hooks.extra_draw: "karty navíc",
    hooks.connected_locks: "propojené zámky",
}
_GAME_CELLS = {
    "combat pool": "bojová bilance",
    "affinity": "ukazatel náklonnosti",
    "stage": "etapa",
    "stages done": "splněné etapy",
    "turn": "tah",
    "outcome": "výsledek střetnutí",
    "over": "hra",
    **narrator_day.GAME_CELLS,
}
_GAME_WORDS: dict[str, Mapping[int, str]] = {
    "outcome": OUTCOMES,
    "over": {0: "pokračuje", ENDED: "pokračuje", CAMPAIGN_LOST: "skončila nezdarem celé kampaně"},
}
_CARD_CELLS = {"time tokens": "žetony času", "charges": "náboje"}
_CARD_SAID: dict[str, Callable[[int], str]] = {
    "time tokens": lambda n: in_number(n, "žeton času", "žetony času", "žetonů času"),
    "charges": lambda n: in_number(n, "náboj", "náboje", "nábojů"),
}
_HAS = {name: word for word, name in ACCUSATIVE.items()}
_PLACES = ("v balíčku", "v ruce", "ve sledu", "odhozená", "mimo balíčky", "v balíčku rozvoje", "vytažená z balíčku rozvoje")
_GOES = (
    "jde do balíčku", "je v ruce", "je ve sledu", "je odhozená", "je mimo balíčky", "jde do balíčku rozvoje",
    "je vytažená z balíčku rozvoje",
)  # fmt: skip
_FLAGS_SAID = {
    "Dying!": ("umírá", "už neumírá"),
    "excluded": ("je mimo střetnutí", "se vrací do střetnutí"),
    "time token": ("má na desce žeton času", "už na desce žeton času nemá"),
}
_SIGHTED = {
    "combat pool": "bojová bilance je {} (předtím {})",
    "affinity": "ukazatel náklonnosti stojí na {}",
    "outcome": "střetnutí je {}",
    "over": "hra {}",
    "stage": "začíná {}. etapa",
    "stages done": "splněných etap: {}",
    "turn": "začíná {}. tah",
    "event cards left": "karet událostí v balíčku: {}",
}
_YES_NO = ("ne", "ano")
_PLAYER_FLAGS = {"Dying!": "umírá", "excluded": "mimo střetnutí", "time token": "žeton času na desce"}


class GrailNarrator(Narrator):
    """The words of linked cards."""

    sentences = {**_SENTENCES, **narrator_day.SENTENCES}
    sums = {**_SUMS, **narrator_day.SUMS}

    def shown(self, t: Table, x: CellChange) -> Change | None:
        if x.kind == "game" and x.cell in _GAME_WORDS:
            words = _GAME_WORDS[x.cell]
            if words[x.after] == words[0]:
                return None  # what a situation plays is over, and nothing else
            return told(_GAME_CELLS[x.cell], x, words.__getitem__, _SIGHTED[x.cell].format(words[x.after]))
        if x.kind == "game" and x.cell in _GAME_CELLS:
            return told(_GAME_CELLS[x.cell], x, said=_SIGHTED[x.cell].format(x.after, x.before))
        if x.cell == "place" or x.kind == "place":
            return narrator_day.shown(t, x)
        if x.kind == "player":
            return _of_player(t, x)
        if x.kind == "card":
            return _of_card(t, x)
        if x.kind == "item" and x.cell == "held":
            item = f"„{t.item[x.index].name}“"
            return _flag(f"{item} u postavy", x, (f"postava má u sebe {item}", f"postava už u sebe nemá {item}"))
        return None


def _of_player(t: Table, x: CellChange) -> Change | None:
    name = t.names[x.index]
    if x.cell in VALUES:
        return told(f"{name}: {x.cell}", x, said=f"{name} má {_HAS.get(x.cell, x.cell)} {x.after} (předtím {x.before})")
    if x.cell in _PLAYER_FLAGS:
        return _flag(f"{name}: {_PLAYER_FLAGS[x.cell]}", x, tuple(f"{name} {said}" for said in _FLAGS_SAID[x.cell]))
    return None


def _flag(what: str, x: CellChange, said: Sequence[str]) -> Change | None:
    """What is so or is not; how it came to be so (a cell above one) is no change of that."""
    return told(what, x, lambda v: _YES_NO[bool(v)], said[not x.after]) if bool(x.before) != bool(x.after) else None


def _of_card(t: Table, x: CellChange) -> Change | None:
    if x.cell == "where":
        name = f"{card_name(t, x.index)} ({t.names[t.card[x.index].owner]})"
        return told(name, x, _PLACES.__getitem__, f"{'karta ' if t.card[x.index].name else ''}{name} {_GOES[x.after]}")
    if x.cell in _CARD_CELLS:
        said = f"na kartě {card_name(t, x.index)} je {_CARD_SAID[x.cell](x.after)}"
        return told(f"{card_name(t, x.index)}: {_CARD_CELLS[x.cell]}", x, said=said)
    return None


def describe_choice(t: Table, s: State, p: int | None, choice: Choice) -> str:
    """A choice in a few Czech words, as a trace or a list of legal moves shows it."""
    verb, *args = choice
    return (_WORDS.get(verb) or narrator_day.WORDS[verb])(t, args)


_WORDS: dict[str, Callable[[Table, Sequence[Any]], str]] = {
    "approach": lambda t, a: f"zvolit {a[0] + 1}. přístup",
    "activate": lambda t, a: f"aktivuje se {t.names[a[0]]}",
    "wake": lambda t, a: f"aktivuje se {t.names[a[0]]} a začne krok 1",
    "avoid": lambda t, a: "vyhnout se střetnutí",
    "disagree": lambda t, a: "na aktivní postavě se neshodnout",
    "discard": lambda t, a: f"odhodit kartu {card_name(t, a[0])}",
    "draw": lambda t, a: f"karta {card_name(t, a[0])}",
    "equip": lambda t, a: f"vzít zpět předmět „{t.item[a[0]].name}“",
    "equipped": lambda t, a: "dokončit kontrolu vybavení",
    "face": lambda t, a: "střetnutí se nevyhnout",
    "flee": lambda t, a: "uprchnout",
    "go on": lambda t, a: "pokračovat",
    "insert": lambda t, a: f"vložit kartu {card_name(t, a[0])} dovnitř sledu",
    "keep": lambda t, a: "ponechat si počáteční karty",
    "leave": lambda t, a: "žádné střetnutí netáhnout",
    "lock": lambda t, a: f"propojit zámek v {a[0] + 1}. řadě",
    "loot": lambda t, a: f"kus kořisti dostane {t.names[a[0]]}",
    "meet": lambda t, a: f"táhnout střetnutí z balíčku: {a[0]}",
    "pay": lambda t, a: "zaplatit za zámek čar",
    "play": lambda t, a: f"vyložit kartu {card_name(t, a[0])}",
    "redraw": lambda t, a: "vyměnit počáteční karty",
    "save": lambda t, a: "za zámek čar nezaplatit",
    "set aside": lambda t, a: f"odložit předmět „{t.item[a[0]].name}“",
    "suffer": lambda t, a: "přijmout zásahy",
    "ward": lambda t, a: f"odvrátit zásah předmětem „{t.item[a[0]].name}“",
    "stop": lambda t, a: "ukončit vykládání",
    "resolve": lambda t, a: f"zpožděná schopnost karty {card_name(t, a[0])}",
    "use": lambda t, a: f"zaplatit náboje karty {card_name(t, a[0])}",
}


NARRATOR = GrailNarrator()
