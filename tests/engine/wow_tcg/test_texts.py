"""No text is silent: whatever the grammar accepts changes the table, or is refused when it is read.

Every effect is put on every kind of ability and aimed at every kind of card. What is read is used on a table on which it can
matter; the position must then differ in something else than what was paid and used. A constant text must change a value, a
keyword or what may be done.
"""

from __future__ import annotations

import pytest

from rulings.engine.cards.chain import waiting
from rulings.engine.cards.damage import ACCEPT
from rulings.engine.cards.language.grammar import AbilityError
from rulings.engine.cards.windows import PASS
from rulings.engine.core.choices import Intent
from rulings.engine.core.stuck import Stuck
from rulings.engine.games.wow_tcg import cells, hooks
from rulings.engine.games.wow_tcg.cards import Card
from rulings.engine.games.wow_tcg.moments import at_rest
from rulings.engine.games.wow_tcg.values import atk, defense, flags, health
from rulings.engine.games.wow_tcg.words.abilities import LANGUAGE, fits, read
from rulings.engine.games.wow_tcg.words.grammar import KINDS

from ..support import line_of

RULE = "wow-tcg 4.3"
TABLE = (
    "Pokud na tahu je Anna",
    'A Anna má hrdinu "Thrall": zdraví 25, zranění 3',
    'A Anna má ve hře spojence "Vlk": ATK 2, zdraví 6, zranění 2',
    'A Anna má ve hře spojence "Spáč": ATK 1, zdraví 6, zranění 2, vyčerpaná',
    'A Anna má ve hře zbraň "Sekera": ATK 2',
    'A Anna má ve hře zbroj "Helma": vyčerpaná',
    'A Anna má v ruce dovednost "Zásoba"',
    'A Boris má hrdinu "Rexxar": zdraví 25, zranění 3, vyčerpaná',
    'A Boris má ve hře spojence "Medvěd": ATK 2, zdraví 6, zranění 2, klíčové slovo ochránce',
    'A Boris má ve hře spojence "Rys": ATK 2, zdraví 6, zranění 2, vyčerpaná',
    'A Boris má ve hře zbraň "Palcát": vyčerpaná',
    'A Boris má ve hře zbroj "Plášť"',
    'A Boris má ve hře předmět "Amulet": vyčerpaná',
    'A Boris má ve hře předmět "Prsten"',
    'A Anna má mimo hru spojence "Vlče": žeton, ATK 1, zdraví 1',
    'A Boris má ve hře dovednost "Totem": zdraví 6, zranění 2, klíčové slovo totem',
    'A Boris má ve hře dovednost "Starý totem": zdraví 6, zranění 2, klíčové slovo totem, vyčerpaná',
)
TARGETS = {
    "hrdinu": ("Rexxar", "Thrall"),
    "spojence": ("Rys", "Medvěd"),
    "postavu": ("Rys", "Medvěd"),
    "dovednost": ("Starý totem", "Totem"),
    "totem": ("Starý totem", "Totem"),
    "zbraň": ("Palcát", "Sekera"),
    "zbroj": ("Helma", "Plášť"),
    "předmět": ("Amulet", "Prsten"),
    "vybavení": ("Palcát", "Sekera"),
}
"""On what each noun is tried: an exhausted card and a ready one, so that to ready and to exhaust can both matter."""
CARDS = {
    "played": 'A Anna má v ruce dovednost "Text"',
    "power": 'A Anna má ve hře předmět "Text"',
    "reward": 'A Anna má mezi zdroji úkol "Text": lícem nahoru',
    "constant": 'A Anna má ve hře předmět "Text"',
}
HEADS = {
    "played": "Po zahrání",
    "power": "Placená; cena: aktivuj tuto kartu",
    "reward": "Odměna",
    "constant": "Stálá",
}
USES = {
    "played": 'Anna zahraje dovednost "Text"',
    "power": 'Anna použije kartu "Text"',
    "reward": 'Anna splní úkol "Text"',
}
EFFECTS = [phrase.example for phrase in LANGUAGE.effects.phrases]
WATCHED = (cells.ZONE, cells.CONTROL, cells.EXHAUSTED, cells.HOST, cells.DAMAGE, cells.FACE_DOWN)


def wordings(effect: str):
    """An effect on a target of every kind, on every card of a kind, and on the card itself."""
    if "cíl" not in effect:
        yield "", effect
        return
    for noun in TARGETS:
        yield noun, effect
    gender = {noun: "každou" if noun in ("postavu", "dovednost", "zbraň", "zbroj") else "každého" for noun in TARGETS}
    gender |= {"totem": "každý", "předmět": "každý", "vybavení": "každé"}
    for noun in TARGETS:
        yield "", effect.replace("cíl", f"{gender[noun]} {noun}", 1)


def accepted():
    """Every text that the grammar accepts on some card: kind, noun of its target, the whole text."""
    for kind in KINDS:
        for effect in EFFECTS:
            for noun, said in wordings(effect):
                text = HEADS[kind] + (f"; cíl: vyber {noun}" if noun else "") + f"; účinek: {said}"
                try:
                    ability = read(text)
                    fits(ability, _card(kind, said))
                except AbilityError:
                    continue
                yield kind, noun, text


def _card(kind: str, said: str):
    types = {"played": "ability", "reward": "quest"}
    return Card("Text", types.get(kind, "item"), flags=cells.ONGOING if said.startswith("přilož") else 0)


TEXTS = list(accepted())


def seen(line) -> tuple[object, ...]:
    """What is on the table besides the card whose text it is, and what was paid with: cells, values, lasting effects, damage."""
    t, s = line.t, line.s
    rows = [c for c in t.rows if t.name[c] != "Text"]
    return (
        [[s[c + cell] for cell in WATCHED] + [atk(t, s, c), health(t, s, c), defense(t, s, c), flags(t, s, c)] for c in rows],
        bytes(s[t.size :]),
        [t.attached(s, c) for c in rows],
        (s[cells.ATTACKER], s[cells.DEFENDER]),
    )


COMBATS = (("Vlk", "Medvěd"), ("Thrall", "Totem"))


def after(kind: str, text: str, target: str, combat: tuple[str, str] | None):
    """The line before a text is used, and after it has resolved; None where it cannot be used so."""
    card = CARDS[kind] + (": klíčové slovo trvalá" if "přilož" in text else "")
    fight = (f'A karta "{combat[1]}" se brání útoku karty "{combat[0]}"',) if combat else ()
    instant = card if not combat or kind != "played" else card.replace('"Text"', '"Text": klíčové slovo instantní', 1)
    instant = instant.replace("instantní: ", "instantní, ")
    before = line_of(*TABLE, instant, f'A karta "Text" má schopnost: {text}', *fight, rule=RULE)
    line = before.fork()
    try:
        line.move(line.game.parse("when", USES[kind] + (f' s cílem "{target}"' if target else "")).intents(line.t, line.s))
    except Stuck:  # not to be used on this card here
        return None
    while line.options and (waiting(line.t, line.s) or not at_rest(line.t, line.s)):
        line.take(next(x for x in (ACCEPT, PASS, *line.options) if x in line.options))
    return before, line


def test_many_texts_are_accepted():
    assert len(TEXTS) > 150
    assert {kind for kind, _noun, _text in TEXTS} == set(KINDS)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "noun", "text"), [x for x in TEXTS if x[0] != "constant"], ids=lambda x: x or "-")
def test_what_is_used_changes_the_table(kind, noun, text):
    targets = TARGETS.get(noun, ("",))
    if "z boje" in text:
        tried = [after(kind, text, card if noun else "", combat) for combat in COMBATS for card in combat]
    else:
        tried = [after(kind, text, target, None) for target in targets]
    if any(found and seen(found[0]) != seen(found[1]) for found in tried):
        return
    pytest.fail(f"nothing came of it: {text}")


def doable(line) -> list[bool]:
    """What cards may do and have done to them as it stands."""
    t, s = line.t, line.s
    return [hooks.cannot.refuses(t, s, c, verb) for c in t.rows for verb in ("attack", "protect", "ready", "destroy", "target")]


@pytest.mark.slow
@pytest.mark.parametrize("text", [text for kind, _noun, text in TEXTS if kind == "constant"])
def test_what_holds_all_the_time_changes_something(text):
    having = line_of(*TABLE, CARDS["constant"], f'A karta "Text" má schopnost: {text}', rule=RULE)
    bare = line_of(*TABLE, CARDS["constant"], rule=RULE)
    if seen(having) != seen(bare) or [bool(x) for x in doable(having)] != [bool(x) for x in doable(bare)]:
        return
    gained = [b for b in having.t.bound if b.source is not None]
    more = "zraňovat" in text and any(op.verb == "more" for b in having.t.constants for op in b.ability.effects)
    assert gained or more, f"nothing came of it: {text}"


def test_an_intent_of_a_text_names_its_card():
    line = line_of(
        *TABLE, CARDS["power"], 'A karta "Text" má schopnost: Placená; cena: aktivuj tuto kartu; účinek: dober 1 kartu', rule=RULE
    )
    [part] = line.game.parse("when", USES["power"]).intents(line.t, line.s)
    assert isinstance(part, Intent)
    assert line.t.name[line.t.bound[part.choices[0][1]].card] == "Text"
