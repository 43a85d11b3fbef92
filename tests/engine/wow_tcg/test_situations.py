"""What a situation of the chain game can and cannot be."""

from __future__ import annotations

import pytest

from rulings.engine.games.wow_tcg.words.attributes import attrs_slot

from ..support import report

RULE = "wow-tcg 7.17"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('má ve hře spojence "Vlk": zdraví 2, zranění 2', "ve hře nebyla"),
        ('má ve hře úkol "Výprava"', "mezi zdroje"),
        ('má ve hře dovednost "Výpad"', "klíčové slovo trvalá"),
        ('má mezi zdroji spojence "Vlk": lícem nahoru', "jen úkol"),
        ('má v ruce spojence "Vlk": vyčerpaná', "není ve hře"),
        ('má ve hře zbraň "Sekera": zdraví 3', "nemá zdraví"),
        ('má hrdinu "Thrall": ATK 3', "vytištěné ATK nemá"),
        ('má v ruce hrdinu "Thrall"', "je ve hře od začátku"),
        ('má ve hře zbraň "Sekera": žeton', "jen spojenec"),
        ('má ve hře spojence "Vlk": ATK 201', "mimo rozsah"),
        ('má v ruce kartu "Scorch"', "jakého je typu"),
        ('má v ruce kartu "Neznámá"', "seznam karet nezná"),
    ],
)
def test_nonsense_is_refused_with_a_cure(said, told):
    cards = [{"title": "Scorch", "type": "unknown"}]
    found = report(f"Pokud Anna {said}", "Pak hra pokračuje", rule=RULE, cards={card["title"]: card for card in cards})
    assert found.verdict == "undecided"
    assert told in found.reason


BASH = {"title": "Shield Bash", "type": "ability", "ability": ["Po zahrání; cíl: vyber spojence; účinek: zraň hrdinou cíl o 1"]}
GRUNT = {"title": "Grunt", "type": "ally", "cost": 2}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('má v ruce kartu "Shield Bash"', "cena 1"),
        ('má ve hře kartu "Grunt"', "ATK 1, zdraví 1"),
        ('má v ruce kartu "Grunt": cena 1, ATK 1, zdraví 1', "tu měnit nelze"),
        ('má v ruce kartu "Shield Bash": cena 1, klíčové slovo instantní', "tu měnit nelze"),
    ],
)
def test_what_the_list_of_cards_does_not_know_must_be_said_and_nothing_else_may(said, told):
    found = report(f"Pokud Anna {said}", "Pak hra pokračuje", rule=RULE, cards={card["title"]: card for card in (BASH, GRUNT)})
    assert found.verdict == "undecided"
    assert told in found.reason


def test_a_card_of_the_list_is_played_for_the_cost_that_is_said():
    found = report(
        'Pokud Anna má v ruce kartu "Shield Bash": cena 1',
        "A Anna má 1 zdroj",
        'A Boris má ve hře kartu "Grunt": ATK 1, zdraví 3',
        'Když Anna zahraje dovednost "Shield Bash" s cílem "Grunt"',
        "A se provede celý řetěz",
        'Pak karta "Grunt" má 1 zranění',
        "A Anna má 0 připravených zdrojů",
        rule=RULE,
        cards={card["title"]: card for card in (BASH, GRUNT)},
    )
    assert (found.verdict, found.reason) == ("confirmed", "")


def test_a_power_must_be_named_where_a_card_has_two():
    powers = ("Placená; cena: zaplať 1 zdroj; účinek: dober 1 kartu", "Placená; cena: aktivuj tuto kartu; účinek: dober 1 kartu")
    given = [f'A karta "Hůl" má schopnost: {power}' for power in powers]
    asked = 'Pak je dovoleno: Anna použije kartu "Hůl"'
    found = report('Pokud Anna má ve hře předmět "Hůl"', *given, "A Anna má 1 zdroj", asked, rule=RULE)
    assert "více schopností" in found.reason
    found = report(
        'Pokud Anna má ve hře předmět "Hůl"', *given, 'Pak je dovoleno: Anna použije druhou schopnost karty "Hůl"', rule=RULE
    )
    assert found.verdict == "confirmed"


RAISED = (
    'A Anna má na kartě "Vlk" dovednost "Pouto": klíčové slovo trvalá',
    'A karta "Pouto" má schopnost: Stálá; účinek: posil hostitele o 2 zdraví',
)
RAISED_FOR_THE_TURN = ('A karta "Vlk" má do konce kola +2 k zdraví',)


@pytest.mark.parametrize(
    ("damage", "further", "verdict"),
    [
        (4, RAISED, "confirmed"),
        (5, RAISED, "undecided"),
        (4, RAISED_FOR_THE_TURN, "confirmed"),
        (5, RAISED_FOR_THE_TURN, "undecided"),
        (3, (), "undecided"),
    ],
)
def test_damage_is_measured_by_the_health_that_a_card_has_on_the_table(damage, further, verdict):
    given = f'Pokud Anna má ve hře spojence "Vlk": zdraví 3, zranění {damage}'
    found = report(given, *further, 'Pak karta "Vlk" leží ve hře', rule=RULE)
    assert found.verdict == verdict
    assert verdict == "confirmed" or "ve hře nebyla" in found.reason


@pytest.mark.parametrize(
    ("allies", "named"),
    [
        (['A Boris má ve hře spojence "Merry": klíčové slovo nezacílitelný'], True),
        (['A Boris má ve hře spojence "Merry": klíčové slovo nezacílitelný pro soupeře'], False),
        ([], False),
    ],
)
def test_the_example_of_the_untargetable_ally_is_named_at_its_place_alone(allies, named):
    found = report(
        'Pokud Anna má v ruce dovednost "Jiskra"',
        'A karta "Jiskra" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 1',
        *allies,
        'Pak je odmítnuto podle wow-tcg 4.11: Anna zahraje dovednost "Jiskra"',
        'A je odmítnuto podle wow-tcg 12.26: Anna zahraje dovednost "Jiskra"',
        rule=RULE,
    )
    assert found.verdict == ("confirmed" if named else "refuted")
    assert named or found.reason.endswith("podle wow-tcg 4.11.")


def test_two_heroes_of_a_player_are_one_too_many():
    found = report('Pokud Anna má hrdinu "Thrall"', 'A Anna má hrdinu "Jaina"', "Pak hra pokračuje", rule=RULE)
    assert "dva hrdiny" in found.reason


EMPTY = (
    "Pokud na tahu je Anna",
    "A je krok dobírání",
    "A Anna má v balíčku 1 kartu",
    "A Boris má 1 zdroj",
    "Když začne další kolo",
    "A začne další kolo",
    "A začne akční fáze",
    "Pak Anna má 1 kartu v ruce",
)


def test_what_the_rules_say_nothing_of_is_undecided_and_says_so():
    found = report(*EMPTY, rule="wow-tcg 2.6")
    assert found.verdict == "undecided"
    assert "pravidla neříkají, co se pak stane" in found.reason


def test_an_agreement_of_the_players_decides_it():
    assert report("Pokud podle dohody se z prázdného balíčku nedobírá", "A " + EMPTY[0][6:], *EMPTY[1:]).verdict == "confirmed"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Placená; účinek: dober 1 kartu", "musí mít část „cena:“"),
        ("Stálá; cena: zaplať 1 zdroj; účinek: posil tuto kartu o 1 ATK", "nemůže mít část „cena:“"),
        ("Stálá; účinek: dober 1 kartu", "mít nemůže"),
        ("Po zahrání; účinek: dober 1 kartu", "nikdy neplatí"),
        ("Odměna; účinek: dober 1 kartu", "nikdy neplatí"),
        ("Placená; cena: aktivuj tuto kartu; účinek: zraň cíl o 1", "část „cíl:“ chybí"),
        ("Placená; cena: aktivuj tuto kartu; cíl: vyber zbraň; účinek: zraň cíl o 1", "s kartou tohoto druhu nic neudělá"),
        ("Placená; cena: aktivuj tuto kartu; účinek: přilož tuto kartu na cíl", "chybí"),
    ],
)
def test_texts_that_would_lie_dead_are_refused(text, told):
    found = report('Pokud Anna má ve hře spojence "Vlk"', f'A karta "Vlk" má schopnost: {text}', "Pak hra pokračuje", rule=RULE)
    assert found.verdict == "undecided"
    assert told in found.reason


def test_only_an_ongoing_ability_is_attached():
    found = report(
        'Pokud Anna má v ruce dovednost "Otisk"',
        'A karta "Otisk" má schopnost: Po zahrání; cíl: vyber spojence; účinek: přilož tuto kartu na cíl',
        "Pak hra pokračuje",
        rule=RULE,
    )
    assert "jen trvalá dovednost" in found.reason


@pytest.mark.parametrize("said", ["vyčerpaná", "vyčerpaný", "vyčerpané"])
def test_an_ally_an_item_and_a_card_are_exhausted_alike_in_any_gender(said):
    assert attrs_slot.read(f"ATK 2, {said}") == (("attack", 2), ("exhausted", True))
    assert attrs_slot.write((("exhausted", True),)) == "vyčerpaná"
