"""Rules of the first edition that say the same as others of the book, and so share their functions; in Czech, why."""

from __future__ import annotations

from ..book import ccg

_SAME = (
    (("1.3", "1.6", "6.46"), "Cíl hry, kdo jej splní a kdy hra končí, je jeden a týž děj: patnáctá moc."),
    (("1.4", "7.26"), "Že moc přinášejí výzvy, je obecně vysloveno to, co se stane po mocenské výzvě."),
    (("1.13", "1.15", "6.33"), "Že aliance spojuje dva rody a oba představuje, má jediný následek: za karty obou se nepřiplácí."),
    (("2.4", "7.6", "7.9"), "Použít postavu ve výzvě znamená určit ji za útočníka nebo obránce; obojí ji nechá pokleknout."),
    (("2.7", "7.7"), "Obě pravidla říkají, že klečící postava neútočí."),
    (("2.9", "6.48", "6.49"), "Že postavy moc získávají a že leží na nich, je jeden děj; 6.49 na 2.9 odkazuje."),
    (("3.1", "3.30"), "3.1 říká, že typů je pět, a výčet přenechává pravidlu 3.30."),
    (("3.7", "4.29"), "Zápletka, která leží odhalená, je právě ta, která v kole platí."),
    (("3.11", "3.40"), "Zvýšit příjem může místo jen svým bonusem, a o tom mluví 3.40."),
    (("3.22", "5.1"), "Obě pravidla říkají, že vlajka před názvem značí unikátní kartu."),
    (("3.32", "7.6", "7.9"), "Že se bez ikony nikdo neúčastní, říká 3.32 u ikony, 7.6 o útočnících a 7.9 o obráncích."),
    (("4.6", "10.4"), "Obě pravidla žádají přesně sedm zápletek."),
    (("4.7", "10.5"), "Obě pravidla žádají zápletky navzájem různé."),
    (("5.3", "5.4", "7.22"), "7.22 opakuje 5.3 pro velení a 5.4 pro účinky karet a samo na ně odkazuje."),
    (("5.8", "6.30"), "Obě pravidla říkají, že přiložení duplikátu nic nestojí."),
    (("5.9", "5.12", "5.18"), "Duplikát je vybavení; že jej lze jako vybavení odhodit, z toho jen plyne."),
    (("5.10", "5.18"), "Obě pravidla říkají, že se k textu duplikátu nepřihlíží."),
    (("5.11", "8.7"), "Tatáž výjimka stojí v kapitole o duplikátech i u klíčového slova."),
    (("5.14a", "9.21", "9.21a"), "Odvrácený účinek se neprovede, a zachráněná karta proto zůstane, jak byla."),
    (("6.1", "6.45"), "Že se hra skládá z kol, se v průběhu pozná tím, že po kole začne další."),
    (("6.10", "6.11a"), "Že volbu ostatních nikdo nezná a že se zápletky odhalí naráz, je jeden děj."),
    (("6.17", "9.12"), "Obě pravidla říkají, že prvního hráče určuje vítěz iniciativy."),
    (("6.34", "8.2"), "Obě pravidla dovolují za kolo jednu kartu Limited."),
    (("7.17", "7.19"), "Při nároku 2 a vyšším žádají obě pravidla tolik obětí, kolik činí nárok."),
    (("9.2c", "9.31"), "Okno se zavře, až se po sobě vzdají všichni; kdo zahrál naposled, smí proto hrát dál."),
    (("9.7", "9.18"), "Obě pravidla říkají, že další akce čeká, až je předchozí vyhodnocena."),
    (("9.14", "9.15"), "9.14 odezvu pojmenovává, co pro ni platí, říká 9.15."),
    (("9.30", "9.32"), "9.32 opakuje pro každou další akci to, co 9.30 říká o každé."),
    (("9.39", "9.40"), "„Nesmí být zachráněna“ je slovo „nesmí“ z pravidla 9.39 použité na záchranu."),
)

for _numbers, _reason in _SAME:
    ccg.say_the_same(*_numbers, because=_reason)
