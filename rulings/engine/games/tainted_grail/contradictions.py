"""What texts may not say where they stand: effects that could do nothing there are refused, and never pass in silence."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from ...core.language.gherkin import ScenarioError
from . import model
from .model import ANSWERED, AT_OPPORTUNITY, CHANGING, CHARGES, COMBAT, DIPLOMACY, Ability, Card, Effect, Effects, Encounter
from .words.effects import write_effect

if TYPE_CHECKING:
    from .table import Printed

_OF_COMBAT = frozenset({model.MARKERS, model.THROW})
_OF_DIPLOMACY = frozenset({model.AFFINITY, model.BY_ENCOUNTER})
_OF_LOCKS = frozenset({model.ANOTHER, model.TIMES, model.CANCEL})
_OF_CARDS = _OF_LOCKS | {model.CHARGE, model.BY_ENCOUNTER, model.FURTHER, model.THROW}
_OF_PLACES = frozenset({model.EVENTS, model.DIE})
_OUTSIDE = frozenset({model.GAIN, model.HITS}) | _OF_PLACES
_OF_OUTCOMES = frozenset({model.GAIN, model.HITS})

_ONLY_OF_PLACES = "Stroj to zná jen z textů lokací."
_ONLY_OF_LOOT = "Předmět dává jen kořist."

Fault = Callable[[Effect], str]
"""Why an effect cannot stand in a text; "" where it can."""


def check(printed: Printed) -> None:
    """Raises ScenarioError for an effect that can do nothing where it stands, with the text and what to do."""
    names = {card.name for card in printed.cards}
    for card in printed.cards:
        _look(f"Karta „{card.name}“", _of_card(card), names)
    for x in printed.encounters:
        printed_on = ((text, effects, (*faults, _no_party)) for text, effects, faults in _of_encounter(x))
        _look(f"Střetnutí „{x.name}“", printed_on, names)
    for place in printed.places:
        texts = (("místní akce", place.local), ("okamžitá akce", place.immediate))
        _look(f"Lokace {place.number}", ((text, effects or (), (_outside, _no_party)) for text, effects in texts), names)


def _look(where: str, texts: Iterable[tuple[str, Effects, tuple[Fault, ...]]], names: Collection[str]) -> None:
    for text, effects, faults in texts:
        for effect in effects:
            why = next((found for fault in faults if (found := fault(effect))), "")
            if why:
                raise ScenarioError(f"{where}, {text}: „{write_effect(effect)}“ sem nepatří. {why}")
            if effect.verb == model.DESTROY_LAST and effect.what and effect.what not in names:
                raise ScenarioError(f"{where}, {text}: kartu „{effect.what}“ situace nezná. Řekněte, kdo ji má.")


def _of_card(card: Card) -> Iterator[tuple[str, Effects, tuple[Fault, ...]]]:
    kind = _combat if card.kind == COMBAT else _diplomacy
    for row, bonus in enumerate(card.edges.left, 1):
        yield f"bonus v {row}. řadě", (bonus,) if bonus else (), (kind, _no_modifier, _no_prevention, _no_party)
    for half in (*card.edges.magic, *card.edges.free):
        yield "zámek", half or (), (kind, _no_prevention, _no_party)
    for ability in card.abilities:
        yield "schopnost", ability.effects, (kind, _no_lock, _prevention_of(ability), _place_of(ability, card.kind))


def _of_encounter(x: Encounter) -> Iterator[tuple[str, Effects, tuple[Fault, ...]]]:
    kind = _combat if x.kind == COMBAT else _diplomacy
    for row in x.table:
        yield "útok", row.effects, (kind, _no_card, _no_prevention)
    yield "příležitostný útok", x.opportunity, (kind, _no_card, _no_prevention)
    for stage in x.stages:
        yield "reakce", stage.reaction, (kind, _no_card, _no_prevention)
        for effects in stage.bonus.values():
            yield "bonus střetnutí", effects, (kind, _no_card, _no_prevention)
    for text, effects in (("selhání", x.failure), ("odměna", x.reward)):
        yield text, effects, (_outcome, _no_prevention)
    yield "kořist", x.loot, (_pieces,)
    yield "vyhnutí", x.avoidance.cost if x.avoidance else (), (_price,)
    for half in (*x.edges.magic, *x.edges.free):
        yield "zámek", half or (), (_modifier,)


def _outside(x: Effect) -> str:
    if x.verb not in _OUTSIDE or x.per or x.unless:
        return "Mimo střetnutí se mění jen hodnoty postav, zasahuje se nebo přibývají náhodné události."
    return "Zásahů a událostí může jen přibýt." if x.verb != model.GAIN and x.n < 1 else ""


def _elsewhere(x: Effect) -> str:
    if x.verb == model.ITEM:
        return _ONLY_OF_LOOT
    return _ONLY_OF_PLACES if x.verb in _OF_PLACES else ""


def _combat(x: Effect) -> str:
    if said := _elsewhere(x):
        return said
    return "V boji stupnice náklonnosti ani etapy nejsou." if x.verb in _OF_DIPLOMACY or x.unless else ""


def _diplomacy(x: Effect) -> str:
    if said := _elsewhere(x):
        return said
    return "V diplomacii bojová bilance není." if x.verb in _OF_COMBAT else ""


def _no_modifier(x: Effect) -> str:
    return "Násobitel a zrušení patří na zámek čar nebo volný zámek." if x.verb in (model.TIMES, model.CANCEL) else ""


def _modifier(x: Effect) -> str:
    if x.verb in (model.TIMES, model.CANCEL, model.ANOTHER):
        return ""
    return "Na kartě střetnutí je jen polovina pro následující kartu; bonus má ta."


def _no_lock(x: Effect) -> str:
    return "Takový symbol patří na zámek." if x.verb in _OF_LOCKS else ""


def _no_prevention(x: Effect) -> str:
    fewer = x.verb in (model.HITS, model.DRAW, model.DISCARD, model.CHARGE) and x.n < 0
    return "Ubírat lze jen schopností „při reakci protivníka“ nebo „stálá“, zásahy i placenou „v kroku 3“." if fewer else ""


def _prevention_of(ability: Ability) -> Fault:
    if ability.trigger in CHANGING:
        return _no_party
    if ability.trigger == CHARGES and ability.step == ANSWERED:
        return lambda x: "" if x.verb == model.HITS else _no_prevention(x)
    return _no_prevention


def _place_of(ability: Ability, kind: int) -> Fault:
    wrong = ability.trigger == AT_OPPORTUNITY and kind == DIPLOMACY
    return lambda x: "Příležitostné útoky jsou jen v boji." if wrong else ""


def _no_party(x: Effect) -> str:
    return "Celou družinu smí jmenovat jen schopnost karty: při vyložení, zpožděná nebo placená." if x.everybody else ""


def _no_card(x: Effect) -> str:
    return "To umí jen karta postavy." if x.verb in _OF_CARDS else ""


def _outcome(x: Effect) -> str:
    return "Výsledek střetnutí mění jen hodnoty postav nebo zasahuje." if x.verb not in _OF_OUTCOMES else ""


def _pieces(x: Effect) -> str:
    pieces = x.verb in (model.GAIN, model.ITEM) and x.n > 0 and not (x.per or x.level or x.unless)
    return "" if pieces else 'Kořist jsou kusy, které dostanou postavy: například cennosti +3 nebo předmět "Meč".'


def _price(x: Effect) -> str:
    return "Cena vyhnutí jsou hodnoty, které postava ztratí: například pokrmy -1." if x.verb != model.GAIN or x.n > -1 else ""
