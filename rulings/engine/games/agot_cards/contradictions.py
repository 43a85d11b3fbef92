"""What a situation cannot be: said in Czech before anything is played, so that nonsense is never confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.language.gherkin import ScenarioError
from .cards import ATTACHMENT, CHARACTER, LOCATION, TYPES
from .cells import CHALLENGES, ICON, PLAY

if TYPE_CHECKING:
    from .placed import Placed
    from .situation import Situation

MOST = 200
"""The greatest number a sentence of *Pokud* may state; what play adds still fits into a byte."""


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
    _challenge(situation)


def _card(situation: Situation, x: Placed) -> None:
    if x.card.type not in (*TYPES, "house", "agenda", "alliance") and x.zone == PLAY:
        return  # card_data rules judge an unknown type; it can lie anywhere
    if x.zone != PLAY and (x.kneeling or x.tokens):
        raise ScenarioError(f"Karta „{x.name}“ není ve hře, nemůže tedy klečet ani nést moc.")
    if x.tokens > MOST:
        raise ScenarioError(f"Na kartě „{x.name}“ smí ležet nejvýše {MOST} moci.")
    if x.host and x.card.type == ATTACHMENT:
        host = situation.cards[x.host]
        if host.zone != PLAY or host.card.type not in (CHARACTER, LOCATION):
            raise ScenarioError(f"Vybavení „{x.name}“ leží na kartě „{x.host}“, která není postava ani místo ve hře.")


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
