"""Rules that say the same as others of the book, and so share their functions; in Czech, why."""

from __future__ import annotations

from ..book import wow

_SAME = (
    (("2.1", "2.17", "14.4"), "Kdo hraje po kom, říká 2.1; 2.17 a 14.4 to připomínají u konce kola a u více hráčů."),
    (("6.6", "6.19"), "6.19 ukazuje na kartách Shield Bash a Primal Mending, že se naposled přidané provede první."),
    (("6.9", "6.14", "6.18", "6.20"), "6.9 je 6.14 pro řetěz o jedné kartě; 6.18 a 6.20 to předvádějí příkladem."),
    (("6.10", "6.15"), "6.10 odkazuje na 6.15: obě říkají, že se před další kartou řetězu smí znovu reagovat."),
    (("6.23", "6.27"), "6.27 je příklad přerušení ze 6.23: karta přišla o svůj jediný cíl."),
    (
        ("7.5", "12.5"),
        "7.5 jmenuje nepolapitelnou postavu jako jedinou, kterou nelze napadnout; 12.5 to stanoví u klíčového slova.",
    ),
    (("7.17", "7.22"), "7.22 je příklad závěru boje ze 7.17: dva spojenci se zraní navzájem."),
    (("8.2", "8.10"), "8.10 je příklad úderu ze 8.2: k ATK hrdiny se přičte ATK zbraně."),
    (("8.11", "11.9"), "Že hrdinu smí ochránit vyčerpaná zbroj, říká 8.11 u výstroje a 11.9 u zamezení."),
    (("8.13", "11.10"), "Obě pravidla říkají, že zbroj chrání proti zranění každého typu."),
    (("9.6", "9.9"), "9.9 je příklad k 9.6: ochránce Guardian Steelhorn nahradí původního obránce."),
    (("9.7", "9.8"), "9.8 je příklad k 9.7: proti dovednosti Scorch ochránce nikoho nezastoupí."),
    (("10.12", "10.13"), "10.13 je příklad k 10.12: ATK bez typu přidá karta Nature of the Beast."),
    (("10.15", "10.16"), "10.16 je příklad k 10.15: karta Rod of the Ogre Magi typ zranění neudává."),
    (("10.22", "10.23"), "10.23 je příklad k 10.22: po smrtelném zranění už na léčení není kdy."),
    (("11.2", "11.6"), "11.6 je příklad k 11.2: nevyčerpaný zbytek zamezení čeká na další zranění."),
    (("11.3", "11.4"), "11.4 je příklad k 11.3: zranění nejdřív vzroste, teprve potom se mu zamezí."),
    (("11.11", "11.12"), "11.12 je příklad k 11.11: proti kartě Kick se vyčerpají dva kusy zbroje."),
    (("11.14", "11.15"), "11.15 je příklad k 11.14: ze zbroje s DEF 3 přijde 1 nazmar."),
    (("13.9", "13.12"), "13.12 je příklad k 13.9: úder zbraní ukončí podobu, kterou dala karta Claw."),
    (("14.9", "14.10"), "14.10 je příklad střídavého zasedacího pořádku ze 14.9."),
    (("15.6", "15.7"), "15.7 je příklad k 15.6: balíček ze samých kopií jedné neomezené karty."),
)

for _numbers, _reason in _SAME:
    wow.say_the_same(*_numbers, because=_reason)

wow.sums_up("2.3", because="Pravidlo předem vyjmenuje kroky fází, které pak zavádějí 2.4 a 2.14.")
wow.sums_up("15.22", because="Co by do balíčku nesmělo, ukazují pro počet kopií 15.23 a pro povolání 15.24.")
