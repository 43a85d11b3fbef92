# language: cs
Požadavek: Malá výzva pro měření
  Příklad: jedna celá výzva
    Pokud Stark má ve hře postavu "Vlk" se silou 2: klíčové slovo Stealth, ikona vojenská
    A Stark má ve hře postavu "Kopiník" se silou 3: klíčové slovo Renown, ikona vojenská
    A Stark má ve hře postavu "Pán" se silou 1: unikátní, ikona vojenská, ikona mocenská
    A Stark má na kartě "Pán" duplikát "Pán podruhé"
    A Stark má ve hře místo "Hrad"
    A karta "Hrad" má schopnost: Výzvy; cena: poklekni tuto kartu; cíl: vyber účastnící se postavu; účinek: posil cíl o 1 do konce fáze
    A Stark má v ruce událost "Přepad"
    A karta "Přepad" má schopnost: Výzvy, jen během výzvy; cíl: vyber účastnící se soupeřovu postavu; účinek: poklekni cíl
    A Lannister má ve hře postavu "Lev" se silou 4: ikona vojenská
    A Lannister má ve hře postavu "Kaplan" se silou 1: ikona vojenská, ikona intriková
    A karta "Kaplan" má schopnost: Záchrana před zabitím; koho: jinou vaši postavu; cena: poklekni tuto kartu; účinek: zachraň spouštěč
    A Lannister má ve hře postavu "Dědic" se silou 2: unikátní, ikona vojenská
    A Lannister má na kartě "Dědic" duplikát "Dědic podruhé"
    A Lannister má ve hře místo "Věž"
    A karta "Věž" má schopnost: Výzvy, jen během výzvy; cena: poklekni tuto kartu; cíl: vyber útočící postavu; účinek: oslab cíl o 2 do konce fáze
    A Lannister má v ruce událost "Útěk"
    A karta "Útěk" má schopnost: Výzvy, jen během výzvy; cíl: vyber vaši postavu; účinek: postav cíl
    Když Stark ohlásí proti hráči Lannister vojenskou výzvu
    Pak na některé linii do konce výzvy: výzvu vyhraje Stark
