"""Numbers of the FAQ by which it says one thing: why each of them shares its functions with the others."""

from __future__ import annotations

from ..book import lcg

lcg.say_the_same("1.4", "1.4a", because="Příklad: agenda Kings of Summer je jedním z účinků, o kterých mluví 1.4a.")
lcg.say_the_same("1.9", "1.10", because="Příklad: Darkstar hledá v balíčku.")
lcg.say_the_same(
    "2.11",
    "2.12",
    "9.9",
    "9.11",
    "9.12",
    because="9.9 totéž říká v komentáři; 2.12, 9.11 a 9.12 jsou příklady účinku, který začíná vlastník karty.",
)
lcg.say_the_same("2.13", "2.15", because="Druhý ze tří stavů, které 2.13 vyjmenovává.")
lcg.say_the_same("2.2a", "9.3", "9.4", because="9.3 a 9.4 jsou příklady k 2.2a: Muddy Way vyložená při přípravě nepoklekne.")
lcg.say_the_same("2.9", "9.6", "9.7", because="9.7 je podle komentáře totožné s 2.9; 9.6 je příklad, který se 9.7 dokládá.")
lcg.say_the_same("3.1", "3.3", "3.5", because="3.3 a 3.5 jsou příklad k 3.1: odezva postavy Sansa Stark na jedno vybavení.")
lcg.say_the_same("3.8", "3.11", because="3.11 je příklad konce fáze z 3.8: zápletka Battle at Oxcross.")
lcg.say_the_same("3.7a", "7.22", "7.24", because="7.22: Totéž o kartě, která je ve stavu moribund. 7.24: Příklad k 7.22.")
lcg.say_the_same(
    "4.2a",
    "4.4",
    "8.12",
    "8.17",
    because="Co je cena (8.12, 8.17), pozná se ve hře jen tím, co říká 4.4: platí se dřív, než lze účinek zrušit (4.2a).",
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
lcg.say_the_same("5.21", "5.22", "5.24", because="5.22 říká totéž o záchraně, 5.24 je příklad: záchrana spálené postavy.")
lcg.say_the_same("5.25", "5.26", because="5.26 je příklad k 5.25: vybavení, které smí nést jen Lord nebo Lady.")
lcg.say_the_same(
    "5.27", "5.27a", because="5.27a vyslovuje, co z 5.27 plyne: přiložená karta postavou není, a nemá proto sílu ani ikony."
)
lcg.say_the_same("5.29", "7.1", because="Obě pravidla říkají, že duplikát není vybavením; 7.1 na 5.29 odkazuje.")
lcg.say_the_same("6.3", "6.4", because="Vybavení přechází s postavou právě tím, že na ní zůstává.")
lcg.say_the_same(
    "6.8",
    "6.9",
    "6.10",
    because="Kdo je vlastníkem (6.9) a že jím zůstává (6.8), pozná se ve hře tím, komu se karta vrací (6.10).",
)
lcg.say_the_same("6.19", "6.20", because="Předloha sama říká, že platí totéž, je-li text zdroje vyčištěn.")
lcg.say_the_same("6.16", "6.16a", because="Druhá věta 6.16 opakuje 6.16a, na něž odkazuje.")
lcg.say_the_same("7.21", "7.23", because="7.23 je příklad k 7.21: zabitá postava, kterou by jiný účinek odhodil.")
lcg.say_the_same("8.13", "8.16", because="8.16 vyjmenovává další ceny; kdo je nezaplatí, nehraje podle 8.13.")
lcg.say_the_same("7.18", "8.27", because="Příklad: zabitá postava jde do hromádky mrtvých i po výzvě.")
lcg.say_the_same("7.30", "7.31", because="Vysvětluje, co slovo „then“ žádá.")
lcg.say_the_same("9.6", "9.7", because="Příklad pořadí, které 9.7 cituje.")

lcg.sums_up("2.10a", because="Pravidlo skládá do pořadí, co říkají 2.8 o odezvách a 2.9 o pasivních účincích.")
lcg.sums_up("5.5a", because="Pravidlo shrnuje pro pasivní a stálé schopnosti, co 5.2 až 5.5 říkají o jednotlivých místech.")
lcg.sums_up("5.20", because="Pravidlo shrnuje 5.11 o kartě samé a 5.16 až 5.19 o tom, co na ní leží.")
lcg.sums_up("6.11", because="Pravidlo říká, že kontrola končí; komu připadne, stanoví 6.12 a 6.12a.")
