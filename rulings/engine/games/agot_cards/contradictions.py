"""What a situation cannot be: said in Czech before anything is played, so that nonsense is never confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.model import every_op
from ...core.language.gherkin import ScenarioError
from .cards import ATTACHMENT, CHARACTER, EVENT, HOUSE_CARD, LOCATION, PLOT_CARD, TYPES
from .cells import CHALLENGES, DEAD, DEATHBOUND, DISCARD, HAND, ICON, PLAY, PLOT, PLOT_DECK, PLOTS, SHADOWS, USED_PLOTS

if TYPE_CHECKING:
    from .placed import Placed
    from .situation import Situation

MOST = 200
"""The greatest number a sentence of *Pokud* may state; what play adds still fits into a byte."""

_IN_A_DECK = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
_WHERE = {
    PLAY: ("ve hře", (CHARACTER, LOCATION, ATTACHMENT, HOUSE_CARD)),
    HAND: ("v ruce", _IN_A_DECK),
    DISCARD: ("v odhazovací hromádce", _IN_A_DECK),
    DEAD: ("v hromádce mrtvých", _IN_A_DECK),
    SHADOWS: ("ve stínech", _IN_A_DECK),
    USED_PLOTS: ("mezi použitými zápletkami", (PLOT_CARD,)),
}
"""Which kinds of cards lie where, and how that is said."""
_NAMES = {
    CHARACTER: "Postava",
    LOCATION: "Místo",
    ATTACHMENT: "Vybavení",
    EVENT: "Událost",
    PLOT_CARD: "Zápletka",
    HOUSE_CARD: "Karta rodu",
}
_CURES = {
    CHARACTER: "Dejte ji do hry nebo do ruky.",
    LOCATION: "Dejte je do hry nebo do ruky.",
    ATTACHMENT: "Dejte je na kartu ve hře nebo do ruky.",
    EVENT: "Dejte ji do ruky nebo do odhazovací hromádky.",
    PLOT_CARD: "Pište: má odhalenou zápletku …, nebo: má v balíčku zápletek zápletku …",
    HOUSE_CARD: "Pište: má ve hře kartu rodu …",
}


def contradictions(situation: Situation) -> None:
    """Raises ScenarioError for the first thing that cannot stand on a table."""
    if len(set(situation.players)) != len(situation.players):
        raise ScenarioError("Tentýž hráč sedí u stolu dvakrát. Dejte každému jiné jméno.")
    if not 1 <= situation.round <= MOST:
        raise ScenarioError(f"Kolo {situation.round} neexistuje; pište 1 až {MOST}.")
    if situation.pool is not None and situation.pool > MOST:
        raise ScenarioError(f"V banku smí zbývat nejvýše {MOST} moci.")
    for x in situation.cards.values():
        _card(situation, x)
        _misplaced(situation, x)
    _twice(situation)
    for record in situation.modifiers:
        if situation.known(record.card).zone != PLAY:
            raise ScenarioError(f"Karta „{record.card}“ není ve hře, účinek na ni tedy nepůsobí. Vložte ji do hry.")
    _challenge(situation)


def _card(situation: Situation, x: Placed) -> None:
    if x.card.elsewhere and (x.card.type != EVENT or x.card.cost is None and not x.card.x):
        raise ScenarioError(f"„Lze hrát i mimo velení“ má smysl jen u události s cenou; karta „{x.name}“ jí není.")
    if x.card.type != ATTACHMENT and (x.card.only_on or x.card.only_kind or x.card.on_attachments):
        raise ScenarioError(f"Na co se karta přikládá, má smysl říkat jen u vybavení; karta „{x.name}“ jím není.")
    if x.card.type not in (*TYPES, "house", "agenda", "alliance") and x.zone == PLAY:
        return  # card_data rules judge an unknown type; it can lie anywhere
    if x.zone != PLAY and (x.kneeling or x.tokens):
        raise ScenarioError(f"Karta „{x.name}“ není ve hře, nemůže tedy klečet ani nést moc.")
    if x.tokens > MOST:
        raise ScenarioError(f"Na kartě „{x.name}“ smí ležet nejvýše {MOST} moci.")
    if x.host and x.card.type == ATTACHMENT:
        host = situation.cards[x.host]
        bearers = (CHARACTER, LOCATION, ATTACHMENT) if x.card.on_attachments else (CHARACTER, LOCATION)
        if host.zone != PLAY or host.card.type not in bearers:
            raise ScenarioError(
                f"Vybavení „{x.name}“ leží na kartě „{x.host}“, která není postava ani místo ve hře. "
                "Smí-li ležet i na vybavení, přidejte k němu: lze přiložit i na vybavení."
            )


def _misplaced(situation: Situation, x: Placed) -> None:
    """Cards of a kind that never lies there, and what only some kinds of cards have. Decks are left to the rules on decks."""
    kind, where = x.card.type, _WHERE.get(x.zone)
    if kind in _NAMES and where is not None and kind not in where[1]:
        raise ScenarioError(f"{_NAMES[kind]} „{x.name}“ nemůže ležet {where[0]}. {_CURES[kind]}")
    if x.zone == DEAD and kind in (LOCATION, ATTACHMENT, EVENT) and not x.card.flags & DEATHBOUND:
        raise ScenarioError(
            f"{_NAMES[kind]} „{x.name}“ nemůže ležet v hromádce mrtvých, chodí tam jen postavy. "
            "Položte kartu do odhazovací hromádky."
        )
    if x.zone == PLOT_DECK and kind in _NAMES and kind != PLOT_CARD and situation.phase == PLOTS and not situation.setup:
        raise ScenarioError(f"{_NAMES[kind]} „{x.name}“ nemůže ležet v balíčku zápletek. {_CURES[kind]}")
    if x.card.strength is not None and kind in _NAMES and kind != CHARACTER and not _becomes(situation):
        raise ScenarioError(f"{_NAMES[kind]} „{x.name}“ sílu nemá, mají ji jen postavy. Sílu vynechte.")
    if x.duplicate and not situation.cards[x.host].card.unique:
        raise ScenarioError(f"Karta „{x.host}“ není unikátní, duplikát mít nemůže. Přidejte k ní: unikátní.")


def _becomes(situation: Situation) -> bool:
    """Whether something may make a character of a card that is none; then it may have a strength."""
    abilities = [a for x in situation.cards.values() for a in x.card.abilities]
    return any(op.verb == "become" for a in abilities for op in every_op(a))


def _twice(situation: Situation) -> None:
    """Two revealed plots, or two copies of a unique card, of one player."""
    plots: set[int] = set()
    uniques: dict[tuple[int, str], str] = {}
    for x in situation.cards.values():
        if x.zone == PLOT:
            if x.owner in plots:
                raise ScenarioError(
                    f"{situation.players[x.owner]} má odhalené dvě zápletky. Nechte jednu; starší leží mezi použitými zápletkami."
                )
            plots.add(x.owner)
        if x.zone == PLAY and x.card.unique and not x.duplicate and not (x.host and x.face_down):
            other = uniques.setdefault((x.control, x.card.title), x.name)
            if other != x.name:
                raise ScenarioError(
                    f"„{other}“ a „{x.name}“ jsou kopie téže unikátní karty a {situation.players[x.control]} má ve hře obě. "
                    f"Druhou přiložte jako duplikát („má na kartě … duplikát …“), nebo ji dejte jinam."
                )


def _challenge(situation: Situation) -> None:
    attack, defense = situation.attack, situation.defense
    if defense and not attack:
        raise ScenarioError(f"{defense.player} se brání, ale nikdo neútočí. Přidejte větu „… útočí na hráče …“.")
    if not attack:
        return
    if attack.player == attack.opponent:
        raise ScenarioError(f"{attack.player} nemůže útočit sám na sebe.")
    if situation.phase != CHALLENGES:
        raise ScenarioError("Výzva probíhá jen ve fázi výzev. Vynechte jinou fázi.")
    if attack.type not in ICON:
        raise ScenarioError("Výzva je vojenská, intriková, nebo mocenská.")
    sides = [(attack.player, attack.cards)] + ([(defense.player, defense.cards)] if defense else [])
    for player, names in sides:
        for name in names:
            x = situation.known(name)
            if x.zone != PLAY or x.card.type != CHARACTER:
                raise ScenarioError(f"„{name}“ není postava ve hře, výzvy se účastnit nemůže.")
            if situation.players[x.control] != player:
                raise ScenarioError(f"„{name}“ neovládá {player}, nemůže za něj bojovat.")
