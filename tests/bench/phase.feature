# language: cs
Požadavek: Celá fáze výzev pro měření
  Příklad: všechny výzvy obou hráčů
    Pokud Stark má odhalenou zápletku "Tažení": nárok 2
    A Stark má na kartě rodu 5 moci
    A Stark má ve hře postavu "Vlk" se silou 3: klíčové slovo Stealth, ikona vojenská, ikona intriková
    A Stark má ve hře postavu "Pán" se silou 2: unikátní, klíčové slovo Renown, ikona mocenská
    A Stark má na kartě "Pán" duplikát "Pán podruhé"
    A Stark má ve hře místo "Hrad"
    A karta "Hrad" má schopnost: Výzvy; cena: poklekni tuto kartu; cíl: vyber účastnící se postavu; účinek: posil cíl o 2 do konce fáze
    A Stark má v ruce událost "Triumf"
    A karta "Triumf" má schopnost: Odezva, jakmile vyhrajete výzvu; účinek: lízni 1 kartu
    A Stark má v balíčku 4 karty
    A Lannister má na kartě rodu 6 moci
    A Lannister má ve hře postavu "Lev" se silou 4: ikona vojenská, ikona mocenská
    A Lannister má ve hře postavu "Písař" se silou 1: ikona intriková
    A karta "Písař" má schopnost: Pasivní, jakmile prohrajete výzvu; účinek: získej pro rod 1 moc
    A Lannister má v ruce událost "Štít"
    A karta "Štít" má schopnost: Zrušení akce; účinek: zruš účinek
    A Lannister má v ruce 3 karty
    Pak na některé linii do konce fáze: hra pokračuje
