"""The stage of the chain game: a table on which much can happen, and whole games of two, three and two against two."""

from __future__ import annotations

from rulings.engine.cards import chain
from rulings.engine.games.wow_tcg import cells as wow
from rulings.engine.games.wow_tcg.moments import at_rest
from rulings.engine.games.wow_tcg.values import health

CHAIN_TABLE = (
    'Pokud Anna má hrdinu "Thrall": zdraví 25, zranění 6, klíčové slovo ochránce',
    'A Anna má ve hře spojence "Vlk": ATK 2, zdraví 3, zraňuje na blízko',
    'A Anna má ve hře spojence "Stráž": ATK 1, zdraví 4, klíčové slovo ochránce',
    'A Anna má ve hře zbraň "Sekera": ATK 3, cena úderu 1, zraňuje na blízko',
    'A Anna má ve hře zbroj "Helma": DEF 2',
    'A Anna má v ruce dovednost "Rána": cena 1',
    'A karta "Rána" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň hrdinou cíl o 1 a dober 1 kartu',
    'A Anna má v ruce dovednost "Otisk": cena 1, klíčové slovo trvalá, klíčové slovo instantní',
    'A karta "Otisk" má schopnost: Po zahrání; cíl: vyber spojence; účinek: přilož tuto kartu na cíl',
    'A karta "Otisk" má schopnost: Stálá; účinek: posil hostitele o 1 ATK a posil hostitele o 1 zdraví',
    'A Anna má ve hře předmět "Hůl"',
    (
        'A karta "Hůl" má schopnost: Placená; cena: zaplať 1 zdroj a aktivuj tuto kartu; cíl: vyber postavu; '
        "účinek: zraň hrdinou cíl o 1"
    ),
    'A Anna má v ruce spojence "Nováček": ATK 2, zdraví 1, cena 2, klíčové slovo zuřivost, jedinečná',
    'A Anna má ve hře spojence "Nováček starší": ATK 1, zdraví 2, jedinečná, název "Nováček"',
    'A Anna má mezi zdroji úkol "Výprava": cena 1, lícem nahoru',
    'A karta "Výprava" má schopnost: Odměna; účinek: vytvoř žeton spojence 1/1',
    "A Anna má 3 zdroje",
    "A Anna má v balíčku 5 karet",
    'A Boris má hrdinu "Rexxar": zdraví 20',
    'A Boris má ve hře spojence "Medvěd": ATK 3, zdraví 3, klíčové slovo plížení',
    'A Boris má ve hře spojence "Liška": ATK 1, zdraví 1, klíčové slovo nepolapitelný',
    'A Boris má ve hře dovednost "Totem ohně": zdraví 2, klíčové slovo totem',
    'A Boris má ve hře dovednost "Drápy": klíčové slovo trvalá, skupina Feral',
    'A karta "Drápy" má schopnost: Stálá; účinek: přidej na každého vašeho hrdinu klíčové slovo kočičí podoba',
    'A Boris má v ruce dovednost "Léčení": cena 1, klíčové slovo instantní',
    'A karta "Léčení" má schopnost: Po zahrání; cíl: vyber spojence; účinek: vyleč cíl o 2',
    'A Boris má v ruce dovednost "Štít": cena 1, klíčové slovo instantní',
    'A karta "Štít" má schopnost: Po zahrání; účinek: chraň každého vašeho hrdinu před 2 zraněními do konce kola',
    'A Boris má v ruce dovednost "Past": cena 3, klíčové slovo past, klíčové slovo instantní',
    'A karta "Past" má schopnost: Po zahrání; cíl: vyber útočící postavu; účinek: odvolej cíl z boje',
    'A Boris má ve hře zbraň "Luk": ATK 2, cena úderu 1, zraňuje na dálku, klíčové slovo dlouhý dosah',
    'A Boris má ve hře zbroj "Plášť": DEF 1',
    'A Boris má ve hře zbroj "Pás": DEF 1',
    "A Boris má 3 zdroje",
    "A Boris má v balíčku 5 karet",
    "A Boris má v ruce 8 karet",
    "A podle dohody se z prázdného balíčku nedobírá",
)


def champion(player: str) -> list[str]:
    """A hero and a deck with which a game is won: allies, a weapon, abilities and a quest."""
    return [
        f'{player} má hrdinu "Hrdina {player}": zdraví 6',
        f'{player} má v balíčku spojence "Voják {player}": ATK 2, zdraví 2, cena 1',
        f'{player} má v balíčku 8 kopií karty "Voják {player}"',
        f'{player} má v balíčku zbraň "Meč {player}": ATK 2, cena 1, cena úderu 1',
        f'{player} má v balíčku 2 kopie karty "Meč {player}"',
        f'{player} má v balíčku dovednost "Blesk {player}": cena 1, klíčové slovo instantní',
        f'karta "Blesk {player}" má schopnost: Po zahrání; cíl: vyber postavu; účinek: zraň cíl o 2',
        f'{player} má v balíčku 4 kopie karty "Blesk {player}"',
        f"{player} má v balíčku 6 karet",
        f"{player} má v ruce 3 karty",
        f"balíček hráče {player} je zamíchaný",
    ]


CHAIN_GAME = (
    "Pokud začíná hra",
    "A podle dohody se z prázdného balíčku nedobírá",
    *("A " + line for p in ("Anna", "Boris") for line in champion(p)),
)
CHAIN_MELEE = (*CHAIN_GAME, *("A " + line for line in champion("Cyril")))
CHAIN_TEAMS = (*CHAIN_MELEE, *("A " + line for line in champion("Dana")), "A tým tvoří Anna a Cyril", "A tým tvoří Boris a Dana")


def chain_is_sound(t, s) -> None:
    """What must hold wherever play stands: waiting cards lie in the chain, nobody alive has fatal damage at rest."""
    for e in chain.waiting(t, s):
        b = chain.ability_of(t, s, e)
        assert b.kind != "played" or s[b.card + wow.ZONE] == wow.CHAIN
    for c in t.rows:
        assert (
            s[c + wow.ZONE] != wow.CHAIN
            or any(chain.ability_of(t, s, e).card == c for e in chain.waiting(t, s))
            or not at_rest(t, s)
        )
        assert not (s[c + wow.ZONE] == wow.DISCARD and t.flags[c] & wow.TOKEN)
    if at_rest(t, s) and not s[wow.OVER]:
        assert all(s[c + wow.DAMAGE] < health(t, s, c) for c in t.characters if s[c + wow.ZONE] == wow.PLAY)
