"""Numbers of the FAQ by which it says one thing: why each of them shares its functions with the others."""

from __future__ import annotations

from ..book import lcg

lcg.say_the_same("1.4", "1.4a", because="Příklad: agenda Kings of Summer je jedním z účinků, o kterých mluví 1.4a.")
lcg.say_the_same("1.9", "1.10", because="Příklad: Darkstar hledá v balíčku.")
lcg.say_the_same(
    "2.12",
    "9.11",
    "9.12",
    because="9.11: Tatáž hledací zápletka, vyložená v komentáři. 9.12: Další příklad účinku, který začíná vlastník karty.",
)
lcg.say_the_same("2.13", "2.15", because="Druhý ze tří stavů, které 2.13 vyjmenovává.")
lcg.say_the_same("3.3", "3.5", because="Druhá polovina téhož příkladu: jediná karta za jedno vybavení.")
lcg.say_the_same("3.7a", "7.22", "7.24", because="7.22: Totéž o kartě, která je ve stavu moribund. 7.24: Příklad k 7.22.")
lcg.say_the_same(
    "3.12",
    "3.17",
    "3.19",
    because="3.17: Smyčka je možná a takto se zkrátí. 3.19: Okamžik, v němž opakování proběhnou, má konec, a hra pokračuje.",
)
lcg.say_the_same(
    "4.2a",
    "4.4",
    "8.17",
    because="4.4: Totéž z druhé strany: zrušení přijde po zaplacení. 8.17: Podle tvaru věty se pozná, co se platí dřív.",
)
lcg.say_the_same("4.8", "4.24", because="Totéž o schopnostech: spouštěné je, co hráč spustit nemusí.")
lcg.say_the_same("4.13", "4.14", because="Získaná schopnost ze 4.13 je schopností karty.")
lcg.say_the_same("4.27", "4.29", because="Působit nepřetržitě znamená být stále znovu ověřován.")
lcg.say_the_same(
    "5.6",
    "5.8",
    "5.9",
    because="5.8: Příklad textu, který stanoví výjimku. 5.9: Výjimka, kterou karta stanoví, má přednost před 5.1.",
)
lcg.say_the_same("5.13", "7.6", because="Duplikát zachraňuje schopností karty samé, a proti té imunita není.")
lcg.say_the_same("5.21", "5.23", because="Příklad konečného účinku: pálení.")
lcg.say_the_same("6.3", "6.4", because="Vybavení přechází s postavou právě tím, že na ní zůstává.")
lcg.say_the_same(
    "6.7",
    "6.8",
    "6.9",
    "6.10",
    because="6.8: Vlastník je vedle ovládajícího stále týž. 6.9: Říká, kdo jím je. 6.10: K čemu to slouží: kam se karta vrací.",
)
lcg.say_the_same("6.19", "6.20", because="Předloha sama říká, že platí totéž, je-li text zdroje vyčištěn.")
lcg.say_the_same("7.18", "8.27", because="Příklad: zabitá postava jde do hromádky mrtvých i po výzvě.")
lcg.say_the_same("7.30", "7.31", because="Vysvětluje, co slovo „then“ žádá.")
lcg.say_the_same("9.6", "9.7", because="Příklad pořadí, které 9.7 cituje.")
