"""Rules that say the same as others of the book, or say beforehand what others settle one by one; in Czech, why."""

from __future__ import annotations

from ..book import grail

grail.say_the_same("11.21", "12.19", because="Násobitel ve volném zámku je násobitel z pravidla 12.19, na které 11.21 odkazuje.")
grail.say_the_same(
    "13.13",
    "13.14",
    "13.15",
    because="Všechna tři pravidla kladou další kartě jednu podmínku: bonus na ní samé, v zámku, který lze propojit.",
)
grail.sums_up("15.1", because="Pravidlo předem popisuje celý boj: přidávání do bilance stanoví 15.2, vítězství 15.10.")
grail.sums_up("17.2", because="Pravidlo předem popisuje celé přetahování; co se stane na nejvyšší pozici, stanoví 17.18.")
grail.sums_up("17.4", because="Pravidlo vyjmenuje části karty; k čemu která slouží, stanoví 17.13, 18.6 a další.")
