"""Putting the board game into Czech: what changed, what a choice is, what an addend is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...core.changes import Change
from ...core.flow import Choice
from ...core.hooks import Function, Hook
from ...core.language.slots import in_number, listed
from ...core.layout import Change as CellChange
from ...core.layout import State
from ...core.narrator import Narrator, told
from . import cells, hooks
from .atlas import westeros_card
from .cells import CHANCE
from .chapters import ch14_battle, ch15_support, ch16_cards_in_battle, ch18_end, ch22_house_cards
from .words.slots import NOUNS, ORDER_NAMES, STAKES, TOKEN_WORDS, write_units

if TYPE_CHECKING:
    from .table import Table

_SENTENCES: dict[Hook[...], str] = {
    hooks.raided: "Nájezd odstraní rozkaz v cílové oblasti.",
    hooks.raid_made: "Žeton nájezdu se odstraní.",
    hooks.raid_dropped: "Nájezd se odstraní bez účinku.",
    hooks.pillaged: "Drancování: jeden žeton moci z banku.",
    hooks.entered: "Cizí žeton moci se vrací do banku.",
    hooks.retreat: "Poražené jednotky ustoupí.",
    hooks.conquered: "Vítěz obsadí oblast.",
    hooks.supply_counted: "Zásobování se řídí znaky v ovládaných oblastech.",
    hooks.mustered: "Nová jednotka stojí na plánu a její body jsou utraceny.",
    hooks.track_settled: "První na stupnici získává její žeton.",
    hooks.consolidate: "Hráči berou žetony moci za své rozkazy.",
    hooks.action_over: "Zbylé rozkazy se odstraní.",
    hooks.turn_over: "Kolo končí.",
    hooks.power_shift: "Rod ovládl dost měst a pevností a vyhrává.",
    hooks.scoring: "Po posledním kole se určí vítěz.",
    hooks.threat_grows: "Síla divokých roste o znaky mamuta.",
    hooks.card_used: "Použitá karta rodu jde na odkládací hromádku.",
    hooks.at_once: "Schopnost karty rodu působí hned po odhalení.",
    hooks.marches_over: "Utíkající jednotky se znovu staví.",
    hooks.routed_again: "Utíkající jednotky, které by musely ustoupit znovu, jsou zničeny.",
    hooks.ruled: "V opuštěné oblasti zůstává žeton moci.",
    hooks.blade_used: "Valyrijský ocelový meč je v tomto kole použit.",
    hooks.wall_losses: "Hráči musí odstranit jednotky.",
    hooks.wall_over: "Žeton divokých se vrací na 0.",
    hooks.cards_away: "Karty Westeros jdou dospod balíčků.",
    hooks.turn_marker: "Ukazatel kola se posune.",
    hooks.neutral_beaten: "Žeton neutrální síly se odstraní.",
    hooks.setup: "Příprava hry.",
}
_SUPPORTED = {cells.FOR_ATTACKER: "útočníka", cells.FOR_DEFENDER: "obránce", cells.FOR_NOBODY: "nikoho"}
_SIDES = ("útočník", "obránce")
_SUMS: dict[Hook[...], str] = {hooks.combat: "bojová síla", hooks.supply_symbols: "zásoby", hooks.order_income: "moc za rozkaz"}
_PARTS: dict[Function, str] = {
    ch14_battle.units_in_the_battlefield: "jednotky v bitvě",
    ch14_battle.a_weak_march_takes_one: "Pochod -1",
    ch14_battle.a_special_march_adds_one: "Pochod +1",
    ch14_battle.a_march_counts_against_neutral_forces: "modifikátor Pochodu",
    ch14_battle.the_defence_order: "Obrana +1",
    ch14_battle.the_special_defence_order: "Obrana +2",
    ch15_support.units_that_support_the_attacker: "podpora",
    ch15_support.units_that_support_the_defender: "podpora",
    ch15_support.special_support: "hvězda na Podpoře",
    ch16_cards_in_battle.the_card_adds_its_strength: "karta rodu",
    ch16_cards_in_battle.the_blade_adds_one: "Valyrijský ocelový meč",
    ch22_house_cards.catelyn_stark_adds_as_much_again: "zdvojnásobení Obrany",
    ch18_end.one_for_the_order: "rozkaz",
    ch18_end.no_more_for_a_special_one: "speciální rozkaz",
    ch18_end.one_for_a_crown: "znak moci",
}
_AREA_CELLS = {
    "footmen": "pěšáci", "knights": "rytíři", "ships": "lodě",
    "routed footmen": "utíkající pěšáci", "routed knights": "utíkající rytíři", "routed ships": "utíkající lodě",
    "order": "rozkaz", "power token of": "žeton moci", "neutral force": "neutrální síla", "units of": "jednotky rodu",
}  # fmt: skip
_PLAYER_CELLS = {
    "available power": "dostupná moc",
    "supply": "zásobování",
    "place on Iron Throne": "místo na Železném trůnu",
    "place on Fiefdoms": "místo v Poddaných",
    "place on King's Court": "místo na Královském dvoře",
}
_GAME_CELLS = {
    "over": "vítěz hry",
    "turn": "kolo",
    "wildling threat": "políčko divokých",
    "Iron Throne held by": "Železný trůn drží",
    "Valyrian Steel Blade held by": "meč drží",
    "Messenger Raven held by": "havrana drží",
    "winner of the battle": "vítěz bitvy",
    "battlefield": "bojiště",
}
_UNIT_OF = {"footmen": 0, "knights": 1, "ships": 2, "routed footmen": 3, "routed knights": 4, "routed ships": 5}
_PLAYER_SAID = {
    "available power": "{who} má {n} k použití (předtím {before})",
    "supply": "{who} má zásobování {after} (předtím {before})",
    "place on Iron Throne": "{who} je na Železném trůnu na {after}. místě",
    "place on Fiefdoms": "{who} je v Poddaných na {after}. místě",
    "place on King's Court": "{who} je na Královském dvoře na {after}. místě",
}
_GAME_SAID = {
    "over": "hru vyhrává {}",
    "turn": "začíná {}. kolo",
    "wildling threat": "žeton divokých stojí na {}",
    "Iron Throne held by": "Železný trůn drží {}",
    "Valyrian Steel Blade held by": "Valyrijský ocelový meč drží {}",
    "Messenger Raven held by": "Poštovního havrana drží {}",
    "winner of the battle": "bitvu vyhrává {}",
    "battlefield": "bojuje se o oblast {}",
}
_PLACES = ("v ruce", "odhozená", "zahraná", "v krabici")


class BoardNarrator(Narrator):
    """The words of the board."""

    sentences = _SENTENCES
    sums = _SUMS
    parts = _PARTS

    def sentence(self, t: Table, hook: Hook[...] | None, changes: Sequence[Change]) -> str:
        """Of a battle that is decided its winner is told."""
        if hook is hooks.battle_won:
            return f"Síly obou stran se porovnají a bitvu vyhrává {changes[0].after}." if changes else ""
        return super().sentence(t, hook, changes)

    def addend(self, t: Table, hook: Hook[...], subject: object) -> str:
        """A strength is named with its side."""
        if hook is hooks.combat and isinstance(subject, int):
            return f"{_SIDES[subject]}: bojová síla"
        return super().addend(t, hook, subject)

    def shown(self, t: Table, x: CellChange) -> Change | None:
        if x.kind == "area" and x.cell in _AREA_CELLS:
            what = f"{t.areas[x.index].name}: {_AREA_CELLS[x.cell]}"
            return told(what, x, lambda v: _area_value(t, x.cell, v), _area_said(t, x))
        if x.kind == "player" and x.cell in _PLAYER_CELLS:
            who, tokens = t.houses[x.index], in_number(x.after, "žeton moci", "žetony moci", "žetonů moci")
            said = _PLAYER_SAID[x.cell].format(who=who, n=tokens, after=x.after, before=x.before)
            return told(f"{who}: {_PLAYER_CELLS[x.cell]}", x, said=said)
        if x.kind == "game" and x.cell in _GAME_CELLS:
            return told(_GAME_CELLS[x.cell], x, lambda v: _game_value(t, x.cell, v), _game_said(t, x))
        if x.kind == "House card":
            card = f"karta rodu „{t.leaders[x.index].name}“"
            return told(card, x, _PLACES.__getitem__, f"{card} je {_PLACES[x.after]}")
        return None


def _blank(t: Table, c: int) -> str:
    """What to add to a House card of which the situation says nothing but that it is blank."""
    return " (prázdná: síla 0, bez schopnosti)" if t.leaders[c].basis == "blank" else ""


def _area_said(t: Table, x: CellChange) -> str:
    """What a change in an area means: how many units stand there now, what became of its order."""
    area = t.areas[x.index].name
    if x.cell in _UNIT_OF:
        left = write_units([(_UNIT_OF[x.cell], x.after)], nominative=True) if x.after else f"už {_none_of(_UNIT_OF[x.cell])}"
        return f"v oblasti {area} {_stand(x.after)} {left} (předtím {x.before})"
    if x.cell == "order":
        name = ORDER_NAMES.get(x.after or x.before, "")
        return f"v oblasti {area} leží rozkaz {name}" if x.after else f"z oblasti {area} zmizí rozkaz {name}"
    if x.cell == "power token of":
        whose = _house(t, x.after or x.before, "")
        return f"v oblasti {area} {'leží' if x.after else 'už neleží'} žeton moci rodu {whose}"
    if x.cell == "neutral force":
        return f"neutrální síla v oblasti {area} je {x.after}" if x.after else f"neutrální síla z oblasti {area} zmizí"
    return ""  # whose the units are is told by the units


def _stand(n: int) -> str:
    return "není" if not n else "jsou" if 2 <= n <= 4 else "je"


def _none_of(unit: int) -> str:
    return {2: "žádná loď", 5: "žádná utíkající loď"}.get(unit, f"žádný {NOUNS[unit][3]}")


def _game_said(t: Table, x: CellChange) -> str:
    if x.cell == "winner of the battle" and x.after == cells.DRAW:
        return "bitva je nerozhodná"
    if not x.after and x.cell not in ("wildling threat",):
        return ""
    return _GAME_SAID[x.cell].format(_game_value(t, x.cell, x.after))


def _house(t: Table, value: int, none: str) -> str:
    """The House that a cell stands for: its number + 1, or nought."""
    return t.houses[value - 1] if value else none


def _area_value(t: Table, cell: str, value: int) -> str:
    if cell == "order":
        return ORDER_NAMES.get(value, "žádný")
    if cell in ("power token of", "units of"):
        return _house(t, value, "žádný" if cell == "power token of" else "žádného")
    return str(value)


def _game_value(t: Table, cell: str, value: int) -> str:
    if cell in ("turn", "wildling threat"):
        return str(value)
    if cell == "battlefield":
        return t.areas[value - 1].name if value else "žádné"
    if value == cells.DRAW:
        return "remíza"
    return _house(t, value, "neurčen" if cell in ("over", "winner of the battle") else "nikdo")


def player_name(t: Table, p: int | None) -> str:
    return "náhoda" if p == CHANCE else t.houses[p] if p is not None and p in t.everyone else "nikdo"


def describe_choice(t: Table, s: State, p: int | None, choice: Choice) -> str:
    """A choice in a few Czech words, as a trace or a list of legal moves shows it."""
    verb, *args = choice
    return _WORDS[verb](t, args)


def _area(t: Table, i: int) -> str:
    return t.areas[i].name


def _or_none_played(t: Table, p: int) -> str:
    """A House; one that nobody plays has no seat."""
    return t.houses[p] if p in t.everyone else "který se nehraje"


def _unit(unit: int) -> str:
    return NOUNS.get(unit, NOUNS[9])[3]


_WORDS: dict[str, Callable[[Table, Sequence[Any]], str]] = {
    "go_on": lambda t, a: "pokračovat",
    "wait": lambda t, a: "nezačínat",
    "start": lambda t, a: "začít hru",
    "reveal": lambda t, a: f"karta Westeros „{westeros_card(a[1]).czech}“",
    "resolve_card": lambda t, a: f"vyhodnotit kartu balíčku {('I', 'II', 'III')[a[0]]}",
    "put_away": lambda t, a: "odložit karty Westeros",
    "house": lambda t, a: f"vzít si rod {_or_none_played(t, a[0])}",
    "keep_card": lambda t, a: f"ponechat si kartu „{t.leaders[a[0]].name}“",
    "take_all_back": lambda t, a: "vzít zpět všechny odhozené karty",
    "take_bid": lambda t, a: "vzít zpět vsazenou moc",
    "take_token": lambda t, a: f"převzít {list(TOKEN_WORDS)[a[0]]}",
    "move_threat": lambda t, a: f"posunout žeton útoku divokých na {a[0]}",
    "return_neutral": lambda t, a: f"vrátit neutrální sílu do {_area(t, a[0])}",
    "show_hidden": lambda t, a: {"bid": "ukázat sázku", "leader": "ukázat vybranou kartu rodu"}[a[0]],
    "show": lambda t, a: f"ukázat rozkaz v {_area(t, a[1])}",
    "take_theirs": lambda t, a: f"vzít si žetony rodu {_or_none_played(t, a[0])}",
    "take_own": lambda t, a: f"vzít si žetony moci: {a[0]}",
    "take_up": lambda t, a: f"sebrat žeton moci v {_area(t, a[0])}",
    "move_supply": lambda t, a: f"posunout žeton zásobování na {a[0]}",
    "move_marker": lambda t, a: f"posunout žeton pořadí kola na {a[0]}",
    "bid_for": lambda t, a: f"vsadit {list(STAKES)[a[0]]}",
    "judge_wildlings": lambda t, a: "rozhodnout pro divoké",
    "weigh": lambda t, a: f"započítat {write_units(a[0])} silou {a[1]}",
    "weigh_defense": lambda t, a: f"započítat Obranu v {_area(t, a[0])} silou {a[1]}",
    "weigh_support": lambda t, a: f"započítat podporu z {_area(t, a[0])} silou {a[1]}",
    "enough_lost": lambda t, a: "víc jednotek neodstranit",
    "claim_victory": lambda t, a: "vyhlásit vítězství",
    "ability_first": lambda t, a: "uplatnit schopnost jako první",
    "hide_power": lambda t, a: "skrýt dostupnou moc",
    "stand_up": lambda t, a: f"zvednout {NOUNS[a[1]][0]} v {_area(t, a[0])}",
    "bid_theirs": lambda t, a: f"vsadit {a[1]} rodu {t.houses[a[0]]}",
    "muster": lambda t, a: f"shromáždit za {_area(t, a[0])}: {_unit(a[1])} do {_area(t, a[2])}",
    "upgrade": lambda t, a: f"povýšit pěšáka v {_area(t, a[0])}",
    "knight": lambda t, a: f"povýšit pěšáka v {_area(t, a[0])}",
    "done": lambda t, a: "ukončit shromažďování",
    "remove": lambda t, a: f"odstranit z {_area(t, a[0])}: {_unit(a[1])}",
    "bid": lambda t, a: f"vsadit {a[1]}",
    "place": lambda t, a: f"na další místo: {t.houses[a[0]]}",
    "judge": lambda t, a: f"rozhodnout pro rod {t.houses[a[0]]}",
    "take_back": lambda t, a: f"vzít zpět „{t.leaders[a[0]].name}“",
    "rob": lambda t, a: f"odhodit soupeři „{t.leaders[a[0]].name}“",
    "cut": lambda t, a: f"odstranit rozkaz v {_area(t, a[0])}",
    "decline": lambda t, a: "nevyužít",
    "order": lambda t, a: f"{ORDER_NAMES[a[2]]} do {_area(t, a[1])}",
    "ready": lambda t, a: "dokončit rozkazy",
    "swap": lambda t, a: f"v {_area(t, a[0])} vyměnit za {ORDER_NAMES[a[1]]}",
    "swap_two": lambda t, a: f"vyměnit rozkazy v {_area(t, a[0])} a {_area(t, a[2])}",
    "keep_orders": lambda t, a: "havrana nevyužít",
    "raid": lambda t, a: f"nájezd z {_area(t, a[0])} na {_area(t, a[1])}",
    "raid_also": lambda t, a: f"nájezd také na {_area(t, a[1])}",
    "enough": lambda t, a: "další rozkaz neodstranit",
    "drop": lambda t, a: f"odložit nájezd v {_area(t, a[0])}",
    "resolve": lambda t, a: f"vykonat rozkaz v {_area(t, a[0])}",
    "march": lambda t, a: f"pochod z {_area(t, a[0])}",
    "go": lambda t, a: f"{_unit(a[2])} do {_area(t, a[1])}",
    "halt": lambda t, a: "ukončit pochod",
    "rule": lambda t, a: f"zanechat žeton moci v {_area(t, a[0])}",
    "leave": lambda t, a: "žeton moci nezanechat",
    "support": lambda t, a: f"{_area(t, a[0])} podpoří {_SUPPORTED[a[1]]}",
    "support_in_part": lambda t, a: f"{_area(t, a[0])} podpoří {_SUPPORTED[a[1]]} částí jednotek",
    "kill": lambda t, a: f"zabít v {_area(t, a[0])}: {_unit(a[1])}",
    "leader": lambda t, a: f"karta rodu „{t.leaders[a[1]].name}“" + _blank(t, a[1]),
    "blade": lambda t, a: "použít Valyrijský ocelový meč",
    "keep_blade": lambda t, a: "meč nepoužít",
    "casualty": lambda t, a: f"ztratit: {_unit(a[0])}",
    "retreat": lambda t, a: f"ustoupit do {_area(t, a[0])}",
    "retreat_apart": lambda t, a: f"ustoupit zvlášť do {listed([_area(t, i) for i in a[0]])}",
    "perish": lambda t, a: f"zničit: {_unit(a[0])}",
}


NARRATOR = BoardNarrator()
