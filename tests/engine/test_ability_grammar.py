"""What does not go together in an ability is refused when it is read, with the part and what would be right."""

from __future__ import annotations

import pytest

from rulings.engine.cards.language.grammar import AbilityError
from rulings.engine.games.agot_cards.words.abilities import LANGUAGE

from .support import report


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Stálá; cena: poklekni tuto kartu; účinek: posil každou vaši postavu o 2", "Stálá schopnost nemůže mít část „cena:“"),
        ("Stálá, nejvýše 1× za fázi; účinek: posil každou vaši postavu o 2", "nemůže mít „nejvýše …× za …“"),
        ("Stálá, jakmile vyhrajete výzvu; účinek: posil každou vaši postavu o 2", "nemůže mít „jakmile …“"),
        ("Výzvy; cena: zaplať vliv 1 a zaplať vliv 2; účinek: lízni 1 kartu", "Vliv se v ceně říká jen jednou"),
        ("Stálá; účinek: posil každou vaši postavu o 2 do konce fáze", "nemůže mít „do konce …“"),
        ("Stálá; cíl: vyber vaši postavu; účinek: posil cíl o 2", "nemůže mít část „cíl:“"),
        ("Stálá, z ruky; účinek: posil každou vaši postavu o 2", "nemůže mít „z ruky“"),
        ("Stálá; účinek: lízni 1 kartu", "Účinek „lízni 1 kartu“ stálá schopnost mít nemůže"),
        ("Stálá; účinek: převezmi hostitele", "Účinek „převezmi hostitele“"),
        ("Stálá; účinek: proměň každé vaše místo v postavu se silou 2", "stálá schopnost mít nemůže"),
        ("Výzvy; účinek: zabij cíl", "část „cíl:“ chybí"),
        ("Výzvy; cíl: vyber soupeřovu postavu; účinek: poklekni cíl a zabij druhý cíl", "část „druhý cíl:“ chybí"),
        ("Výzvy; cíl: vyber soupeřovu postavu; účinek: lízni 1 kartu", "vybírá kartu, o které účinek nemluví"),
        ("Výzvy; druhý cíl: vyber soupeřovu postavu; účinek: poklekni druhý cíl", "ale žádný „cíl:“"),
        ("Výzvy; účinek: zachraň spouštěč", "Účinek „zachraň spouštěč“ může mít jen záchrana"),
        ("Výzvy; účinek: zruš účinek", "může mít jen zrušení"),
        ("Výzvy; účinek: poklekni spouštěč", "spouštěč tu není"),
        ("Odezva, jakmile vyhrajete výzvu; účinek: poklekni spouštěč", "spouštěč tu není"),
        ("Výzvy, jakmile vyhrajete výzvu; účinek: lízni 1 kartu", "Akce nemůže mít „jakmile …“"),
        ("Odezva; účinek: lízni 1 kartu", "nemá, na co čeká"),
        ("Výzvy; koho: soupeřovu postavu; účinek: lízni 1 kartu", "má jen záchrana"),
        ("Výzvy; účinek: získej pro rod 1 moc; účinek: získej pro rod 2 moci", "Část „účinek:“ má schopnost dvakrát"),
        ("Výzvy; cena: poklekni tuto kartu; cena: zabij vaši postavu; účinek: lízni 1 kartu", "Část „cena:“ má"),
        ("Výzvy; cíl: vyber postavu; cíl: vyber místo; účinek: poklekni cíl", "Část „cíl:“ má"),
        ("Výzvy; cíl: vyber postavu; každý hráč: vyber místo; účinek: poklekni cíl", "vedle sebe stát nemohou"),
        ("Výzvy; každý hráč: vyber postavu, vybírá soupeř; účinek: poklekni cíl", "vybírá každý sám"),
        ("Výzvy; cíl: vyber 2× postavu; účinek: poklekni cíl", "Víc karet najednou"),
        ("Výzvy; cíl: vyber soupeřovu ruku; účinek: lízni 1 kartu", "k sobě patří"),
        ("Odezva, jakmile vyhrajete výzvu, jakmile prohrajete výzvu; účinek: lízni 1 kartu", "tohoto druhu už druhé"),
        ("Výzvy, jen během výzvy, jen během výzvy; účinek: lízni 1 kartu", "stojí ve schopnosti dvakrát"),
        ("Výzvy, jen když tato karta stojí, jen když tato karta klečí; účinek: lízni 1 kartu", "nemohou platit zároveň"),
        ("Velení, jen během výzvy; účinek: lízni 1 kartu", "Žádná výzva při tom neprobíhá"),
        ("Výzvy; cena: poklekni tuto kartu, pak zabij vaši postavu; účinek: lízni 1 kartu", "V ceně „pak“ nestojí"),
        ("Výzvy; účinek: poklekni každou kartu v ruce", "s kartou mimo hru nic neudělá"),
        ("Výzvy; účinek: vlož každou vaši postavu do hry", "s kartou ve hře nic neudělá"),
        ("Výzvy; účinek: poklekni každou klečící kartu v ruce", "karta mimo hru"),
        ("Výzvy; účinek: poklekni každou událost", "nikdy neleží ve hře"),
        ("Výzvy; účinek: posil každé místo o 1", "tohoto druhu nic neudělá"),
        ("Výzvy; účinek: přidej na každou postavu klíčové slovo Limited", "už to nemá význam"),
        ("Při odhalení; cena: zaplať 2 zlaté; účinek: lízni 1 kartu", "nemůže mít část „cena:“"),
        ("Záchrana před zabitím; účinek: lízni 1 kartu", "potřebuje v části „účinek:“"),
        ("Zrušení události; účinek: lízni 1 kartu", "potřebuje v části „účinek:“"),
        ("Výzvy; účinek: zruš účinky ostatních zápletek", "jen schopnost při odhalení"),
        ("Výzvy; účinek: nastol zimu", "může mít jen stálá schopnost"),
        ("Stálá; účinek: přidej na každou vaši postavu schopnost „Při odhalení; účinek: lízni 1 kartu“", "získat nemůže"),
        ("Stálá; účinek: přidej na každou vaši postavu schopnost „Stálá; účinek: posil hostitele o 1“", "nemá hostitele"),
    ],
)
def test_what_would_lie_dead_is_refused(text, says):
    with pytest.raises(AbilityError) as caught:
        LANGUAGE.read(text)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("card", "text", "says"),
    [
        ('má ve hře postavu "X"', "Stálá; účinek: posil hostitele o 1", "Hostitele má jen karta"),
        ('má v ruce událost "X"', "Stálá; účinek: posil každou postavu o 1", "na takové kartě nikdy neplatí"),
        ('má ve hře postavu "X"', "Při odhalení; účinek: lízni 1 kartu", "na takové kartě nikdy neplatí"),
        ('má ve hře místo "X"', "Výzvy, jen když tato karta útočí; účinek: lízni 1 kartu", "Podmínka o této kartě"),
        ('má v ruce událost "X"', "Výzvy; účinek: poklekni tuto kartu", "tato karta ve hře neleží"),
        ('má v ruce událost "X"', "Výzvy; cena: poklekni tuto kartu; účinek: lízni 1 kartu", "Touto kartou se platit nedá"),
    ],
)
def test_what_does_nothing_on_its_card_is_refused(card, text, says):
    found = report(f"Pokud Stark {card}", f'A karta "X" má schopnost: {text}', "Pak hra pokračuje")
    assert found.verdict == "undecided"
    assert says in found.reason
    assert found.reason_line == 5


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "Pasivní, jakmile prohraju výzvu; účinek: lízni 1 kartu",
            "omezení: „jakmile prohraju výzvu“. Nejblíž je: „jakmile prohrajete výzvu“",
        ),
        ("Výzvy; účinek: líznout 1 kartu", "účinku: „líznout 1 kartu“. Nejblíž je: „lízni 2 karty“"),
        ("Výzvy; cena: zaplať zlatý; účinek: lízni 1 kartu", "ceně: „zaplať zlatý“. Nejblíž je: „zaplať 2 zlaté“"),
        (
            "Výzvy; cíl: vyber soupeřovu postavu s cenou nejvýše 3; účinek: poklekni cíl",
            "cíli za slovy „soupeřovu postavu“: „s cenou nejvýše 3“. Nejblíž je:",
        ),
    ],
)
def test_what_is_not_understood_is_shown_in_its_place_with_its_neighbours(text, says):
    with pytest.raises(AbilityError) as caught:
        LANGUAGE.read(text)
    assert f"Nerozumím {says}" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "Pasivní, jakmile skončí výzva; účinek: lízni 1 kartu",
        "Odezva, jakmile soupeř vyhraje mocenskou výzvu; účinek: lízni 1 kartu",
        "Pasivní, jakmile soupeř zahraje kartu z ruky; účinek: získej pro rod 1 moc",
        "Výzvy, jen když nemáte stojící postavu; účinek: lízni 1 kartu",
        "Výzvy, jen když máte víc moci na kartě rodu než soupeř; účinek: lízni 1 kartu",
        "Výzvy; účinek: každý hráč, který nemá stojící postavu, si lízne 1 kartu",
        "Výzvy; účinek: dej 2 vrchní karty odhazovací hromádky na balíček",
        "Velení; účinek: zlevni příští cenu o 2 do konce fáze",
        "Výzvy; cíl: vyber žeton moci na soupeřově postavě; účinek: odhoď vybraný žeton",
        "Výzvy; cíl: vyber žeton zlata na kartě, vybírá soupeř; účinek: přenes vybraný žeton k vašemu rodu",
        "Stálá; účinek: omez každou soupeřovu postavu v ruce: nesmí být vložena do hry",
        "Výzvy; cíl: vyber vaše vybavení v ruce; druhý cíl: vyber postavu; účinek: vlož cíl do hry na druhý cíl",
    ],
)
def test_what_is_read_is_written_back(text):
    assert LANGUAGE.write(LANGUAGE.read(text)) == text
