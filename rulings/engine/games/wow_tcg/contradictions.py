"""What a situation cannot be: said in Czech before anything is played, so that nonsense is never confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.model import every_op
from ...core.language.gherkin import ScenarioError
from .cards import ABILITY_CARD, ALLY, ARMOR, HERO, QUEST, WEAPON
from .cells import ACTION, CHAIN, DAMAGE, DECK, DISCARD, HAND, ONGOING, PLAY, TOKEN, TOTEM
from .values import health
from .words.common import PLACE_NAMES, TYPE_NAMES

if TYPE_CHECKING:
    from ...core.layout import State
    from .placed import Placed
    from .situation import Situation
    from .table import Table

_NUMBERS = {
    "attack": ("ATK", (HERO, ALLY, WEAPON)),
    "health": ("zdraví", (HERO, ALLY, ABILITY_CARD)),
    "defense": ("DEF", (ARMOR,)),
    "strike": ("cenu úderu", (WEAPON,)),
    "types": ("typ zranění", (ALLY, WEAPON, HERO)),
}
"""Printed values, and the types of cards that have them."""


def contradictions(situation: Situation) -> None:
    """Raises ScenarioError for the first thing that cannot stand on a table."""
    if len(set(situation.players)) != len(situation.players):
        raise ScenarioError("Tentýž hráč sedí u stolu dvakrát. Dejte každému jiné jméno.")
    for x in situation.cards.values():
        _lies(situation, x)
        _bears(x)
    _heroes(situation)
    _made(situation)
    for record in situation.modifiers:
        if situation.known(record.card).zone != PLAY:
            raise ScenarioError(f"Karta „{record.card}“ není ve hře, účinek na ni tedy nepůsobí. Vložte ji do hry.")
    _combat(situation)
    if situation.waiting and (situation.moment or situation.begins):
        raise ScenarioError("Řetěz čeká v akční či závěrečné fázi nebo v boji; vynechte krok kola, nebo karty v řetězu.")
    if situation.begins and (situation.combat or situation.active):
        raise ScenarioError("„začíná hra“ stojí před prvním kolem: žádný boj ani kolo ještě neprobíhá.")
    if situation.lot and (not situation.begins or situation.first):
        raise ScenarioError("Los rozhoduje, než hra začne: přidejte „začíná hra“ a prvního hráče neuvádějte.")


def _lies(situation: Situation, x: Placed) -> None:
    kind, where = x.card.type, PLACE_NAMES[x.zone]
    if kind == HERO and x.zone != PLAY:
        raise ScenarioError(f"Hrdina „{x.name}“ nemůže ležet {where}; je ve hře od začátku.")
    if kind == QUEST and x.zone == PLAY:
        raise ScenarioError(f"Úkol „{x.name}“ neleží ve hře. Položte jej mezi zdroje: „má mezi zdroji úkol …: lícem nahoru“.")
    stays = x.card.flags & (ONGOING | TOTEM)
    if kind == ABILITY_CARD and x.zone == PLAY and not stays:
        raise ScenarioError(f"Dovednost „{x.name}“ ve hře zůstane, jen je-li trvalá. Přidejte: klíčové slovo trvalá.")
    if x.face_up and kind != QUEST:
        raise ScenarioError(f"Lícem nahoru smí mezi zdroji ležet jen úkol; „{x.name}“ je {TYPE_NAMES[kind]}.")
    if x.zone in (HAND, DECK, DISCARD, CHAIN) and (x.exhausted or x.damage or x.new):
        raise ScenarioError(f"Karta „{x.name}“ není ve hře: vyčerpaná, zraněná ani nová být nemůže.")
    if x.zone in (HAND, DISCARD, CHAIN) and x.card.flags & TOKEN:
        raise ScenarioError(f"Žeton „{x.name}“ existuje jen ve hře. Položte jej do hry.")
    if x.zone not in (PLAY, CHAIN) and x.owner != x.control:
        raise ScenarioError(f"Karta „{x.name}“ leží {where} u svého vlastníka. Vynechte „vlastní ji“.")
    if x.host and situation.known(x.host).zone != PLAY:
        raise ScenarioError(f"Dovednost „{x.name}“ je přiložená ke kartě „{x.host}“, která ve hře není.")


def _bears(x: Placed) -> None:
    for field, (words, kinds) in _NUMBERS.items():
        if getattr(x.card, field) and x.card.type not in kinds:
            raise ScenarioError(f"{TYPE_NAMES[x.card.type].capitalize()} „{x.name}“ nemá {words}. Údaj vynechte.")
    if x.card.flags & TOTEM and x.card.type != ABILITY_CARD:
        raise ScenarioError(f"Totem je dovednost; „{x.name}“ je {TYPE_NAMES[x.card.type]}.")
    if x.card.type == ABILITY_CARD and x.card.health and not x.card.flags & TOTEM:
        raise ScenarioError(f"Zdraví má z dovedností jen totem. U karty „{x.name}“ přidejte: klíčové slovo totem.")
    if x.card.type == HERO and x.card.attack:
        raise ScenarioError(f"Hrdina „{x.name}“ vytištěné ATK nemá. Dejte mu zbraň nebo účinek.")
    if x.card.flags & TOKEN and x.card.type != ALLY:
        raise ScenarioError(f"Žeton je jen spojenec; „{x.name}“ je {TYPE_NAMES[x.card.type]}.")
    if x.damage and x.card.type not in (HERO, ALLY) and not x.card.flags & TOTEM:
        raise ScenarioError(f"Zraněná může být jen postava; „{x.name}“ je {TYPE_NAMES[x.card.type]}.")


def fatally_damaged(t: Table, s: State) -> None:
    """Raises ScenarioError for a character with more damage than its health on this table allows."""
    for c in t.rows:
        wounds = s[c + DAMAGE]
        if wounds and wounds >= health(t, s, c):
            raise ScenarioError(
                f"Postava „{t.name[c]}“ by s tolika zraněními ve hře nebyla: zranění {wounds}, zdraví {health(t, s, c)}. "
                "Uberte zranění, nebo přidejte zdraví."
            )


def _heroes(situation: Situation) -> None:
    mine: dict[int, str] = {}
    for x in situation.cards.values():
        if x.card.type == HERO and mine.setdefault(x.control, x.name) != x.name:
            raise ScenarioError(f"{situation.players[x.control]} má dva hrdiny. Nechte jednoho.")


def _made(situation: Situation) -> None:
    tokens = {x.card.title for x in situation.cards.values() if x.card.flags & TOKEN}
    for x in situation.cards.values():
        for op in (op for a in x.card.abilities for op in every_op(a) if op.verb == "named token"):
            if op.word not in tokens:
                raise ScenarioError(
                    f"Text karty „{x.name}“ vytváří žeton „{op.word}“, a ten nikdo nepopsal. "
                    f'Přidejte: má mimo hru spojence "{op.word}": žeton.'
                )


def _combat(situation: Situation) -> None:
    combat = situation.combat
    if combat is None:
        return
    if situation.phase != ACTION or situation.moment:
        raise ScenarioError("Boj probíhá jen v akční fázi. Vynechte jinou fázi.")
    attacker, foe = situation.known(combat.card), situation.known(combat.foe)
    for x in (attacker, foe):
        if x.zone != PLAY:
            raise ScenarioError(f"„{x.name}“ není ve hře, boje se účastnit nemůže.")
    if attacker.card.type not in (HERO, ALLY):
        raise ScenarioError(f"„{attacker.name}“ není hrdina ani spojenec, útočit nemůže.")
    if attacker.control == foe.control:
        raise ScenarioError(f"„{attacker.name}“ a „{foe.name}“ ovládá týž hráč, bojovat spolu nemohou.")
    if situation.active and situation.players[attacker.control] != situation.active:
        raise ScenarioError(f"Útočí jen postava aktivního hráče; „{attacker.name}“ ovládá někdo jiný.")
