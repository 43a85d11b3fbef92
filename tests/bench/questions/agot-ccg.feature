# language: cs
Požadavek: Otázky nad mnoha liniemi
  Pravidlo: agot-ccg 7.1

    # Důkaz: 3 proti 4 + 2; obránce brání oběma, útočník je jediný.
    @ano @male
    Příklad: ccg 1 obránce si výhru vynutí
      Pokud Stark má ve hře postavu "Robb" se silou 5
      A Lannister má ve hře postavu "Jaime" se silou 4
      A Lannister má ve hře postavu "Kevan" se silou 2
      Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
      Pak Lannister si může vynutit do konce výzvy: výzvu vyhraje Lannister

    # Důkaz: součet všech obránců je 5, útočníka 6.
    @ano @male
    Příklad: ccg 2 obranou do výše útoku se výzva nezachrání
      Pokud Baratheon má ve hře postavu "Robert" se silou 6
      A Arryn má ve hře postavu "Yohn" se silou 3
      A Arryn má ve hře postavu "Nestor" se silou 1
      A Arryn má ve hře postavu "Lysa" se silou 1
      Když Baratheon zahájí proti hráči Arryn vojenskou výzvu postavou "Robert"
      Pak na každé linii do konce výzvy: výzvu vyhraje Baratheon

    # Důkaz: ze šesti obránců o síle 1 stačí na útok o síle 4 kterákoli pětice, a obránce volí.
    @ano @male
    Příklad: ccg 3 šest stejných obránců
      Pokud Stark má ve hře postavu "Velký Jon" se silou 4
      A Lannister má ve hře postavu "Stráž 1" se silou 1: název "Stráž"
      A Lannister má ve hře postavu "Stráž 2" se silou 1: název "Stráž"
      A Lannister má ve hře postavu "Stráž 3" se silou 1: název "Stráž"
      A Lannister má ve hře postavu "Stráž 4" se silou 1: název "Stráž"
      A Lannister má ve hře postavu "Stráž 5" se silou 1: název "Stráž"
      A Lannister má ve hře postavu "Stráž 6" se silou 1: název "Stráž"
      Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Velký Jon"
      Pak Lannister si může vynutit do konce výzvy: výzvu vyhraje Lannister

    # Důkaz: útok nejvýš 3, obrana 9: kdo brání všemi, vyhraje; útočník obranu nezvolí.
    @ne @male
    Příklad: ccg 4 útočník si výhru nevynutí
      Pokud Stark má ve hře postavu "Robb" se silou 3
      A Stark má ve hře místo "Hrad"
      A karta "Hrad" má schopnost: Výzvy; cena: poklekni tuto kartu; cíl: vyber účastnící se postavu; účinek: posil cíl o 1 do konce fáze
      A Lannister má ve hře postavu "Jaime" se silou 5
      A Lannister má ve hře postavu "Kevan" se silou 4
      Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
      Pak Stark si může vynutit do konce výzvy: výzvu vyhraje Stark

    # Důkaz: malá výzva z make bench, 45 449 pozic; prohledána celá.
    @ano @male
    Příklad: ccg 5 malá výzva s přerušením, záchranou a událostmi
      Pokud Stark má ve hře postavu "Vlk" se silou 2: klíčové slovo Stealth, ikona vojenská
      A Stark má ve hře postavu "Kopiník" se silou 3: klíčové slovo Renown, ikona vojenská
      A Stark má v ruce událost "Přepad"
      A karta "Přepad" má schopnost: Výzvy, jen během výzvy; cíl: vyber účastnící se soupeřovu postavu; účinek: poklekni cíl
      A Lannister má ve hře postavu "Lev" se silou 4: ikona vojenská
      A Lannister má ve hře místo "Věž"
      A karta "Věž" má schopnost: Výzvy, jen během výzvy; cena: poklekni tuto kartu; cíl: vyber útočící postavu; účinek: oslab cíl o 2 do konce fáze
      Když Stark ohlásí proti hráči Lannister vojenskou výzvu
      Pak na některé linii do konce výzvy: výzvu vyhraje Stark

    # Důkaz: karta, která je jen jedna, se odhodí, když ji náhoda vybere.
    @ano @male
    Příklad: ccg 6 náhoda odhodí vzácnou kartu mezi obyčejnými
      Pokud Lannister má ve hře postavu "Tyrion" se silou 4
      A Stark má v ruce vybavení "Led"
      A Stark má v ruce 6 karet
      Když Lannister zahájí proti hráči Stark intrikovou výzvu postavou "Tyrion"
      Pak na některé linii do konce výzvy: karta "Led" leží v odhazovací hromádce

    # Důkaz: tři výzvy hráče, nároku 1; mrtvé postavy přibývá jen vojenskou výzvou, nejvýš jedna za hráče.
    @ne
    Příklad: ccg 7 celá fáze výzev: pán přežije na každé linii
      Pokud je fáze výzev
      A Stark má odhalenou zápletku "Tažení": nárok 1
      A Stark má ve hře postavu "Vlk" se silou 3: ikona vojenská, ikona intriková
      A Stark má ve hře postavu "Pán" se silou 2: ikona mocenská
      A Lannister má ve hře postavu "Lev" se silou 4: ikona vojenská, ikona mocenská
      A Lannister má ve hře postavu "Písař" se silou 1: ikona intriková
      Pak na každé linii do konce fáze: karta "Pán" leží ve hře

    # Důkaz: Lev smí bránit i útočit jen jednou; proti vojenské výzvě brání silou 4 proti 3.
    @ano
    Příklad: ccg 8 celá fáze výzev: pán Lannisterů se dá uchránit
      Pokud je fáze výzev
      A Stark má odhalenou zápletku "Tažení": nárok 1
      A Stark má ve hře postavu "Vlk" se silou 3: ikona vojenská, ikona intriková
      A Stark má ve hře postavu "Pán" se silou 2: ikona mocenská
      A Lannister má ve hře postavu "Lev" se silou 4: ikona vojenská, ikona mocenská
      A Lannister má ve hře postavu "Písař" se silou 1: ikona intriková
      Pak Lannister si může vynutit do konce fáze: karta "Lev" leží ve hře

    # Důkaz: nebráněná mocenská výzva Pána: nárok 2 a 1 za nebráněnou, s Renown dále.
    @ano
    Příklad: ccg 9 celá fáze výzev s událostmi a odezvami: Stark může získat moc
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
      Pak na některé linii do konce fáze: Stark má 8 moci na kartě rodu

    # Důkaz: linie, na níž Stark prohraje mocenskou výzvu, se najde; hledání skončí u ní.
    @ne
    Příklad: ccg 10 celá fáze výzev: moc Starka neklesne
      Pokud je fáze výzev
      A Stark má odhalenou zápletku "Tažení": nárok 2
      A Stark má na kartě rodu 5 moci
      A Stark má ve hře postavu "Vlk" se silou 3: klíčové slovo Stealth, ikona vojenská, ikona intriková
      A Stark má ve hře postavu "Pán" se silou 2: unikátní, klíčové slovo Renown, ikona mocenská
      A Stark má ve hře místo "Hrad"
      A karta "Hrad" má schopnost: Výzvy; cena: poklekni tuto kartu; cíl: vyber účastnící se postavu; účinek: posil cíl o 2 do konce fáze
      A Stark má v balíčku 4 karty
      A Lannister má na kartě rodu 6 moci
      A Lannister má ve hře postavu "Lev" se silou 4: ikona vojenská, ikona mocenská
      A Lannister má ve hře postavu "Písař" se silou 1: ikona intriková
      A Lannister má v ruce 3 karty
      Pak na každé linii do konce fáze: Stark má 5 moci na kartě rodu

    # Důkaz: pět zlatých stačí na Aryu za 2, ať udělá soupeř cokoli; nic jí v cestě nestojí.
    @ano
    Příklad: ccg 11 celá fáze velení: Stark si Aryu vyloží
      Pokud je fáze velení
      A na tahu je Stark
      A Stark má 5 zlatých
      A Stark má v ruce postavu "Arya" se silou 2: cena 2
      A Stark má v ruce postavu "Bran" se silou 1: cena 2
      A Stark má v ruce postavu "Sansa" se silou 1: cena 2
      A Stark má v ruce místo "Zimohrad": cena 1
      A Stark má v ruce místo "Božský háj": cena 1
      A Lannister má 4 zlaté
      A Lannister má v ruce postavu "Tyrion" se silou 2: cena 2
      A Lannister má v ruce postavu "Cersei" se silou 2: cena 3
      Pak Stark si může vynutit do konce fáze: karta "Arya" leží ve hře

    # Důkaz: 6 zlatých, ceny 2, 2, 2 a 1: sedm se nezaplatí.
    @ano
    Příklad: ccg 12 celá fáze velení: všechny čtyři karty nezaplatí nikdo
      Pokud je fáze velení
      A na tahu je Stark
      A Stark má 6 zlatých
      A Stark má v ruce postavu "Arya" se silou 2: cena 2
      A Stark má v ruce postavu "Bran" se silou 1: cena 2
      A Stark má v ruce postavu "Sansa" se silou 1: cena 2
      A Stark má v ruce místo "Zimohrad": cena 1
      A Lannister má 6 zlatých
      A Lannister má v ruce postavu "Tyrion" se silou 2: cena 2
      A Lannister má v ruce postavu "Cersei" se silou 2: cena 2
      A Lannister má v ruce postavu "Jaime" se silou 2: cena 2
      A Lannister má v ruce místo "Casterly Rock": cena 1
      Pak na žádné linii do konce fáze: Stark má 0 karet v ruce

    # Důkaz: počty pěšáků jsou stejné a každý smí útočit jen jednou; ubránit vše jde, útočník nic nevynutí.
    @ne
    Příklad: ccg 13 celá fáze výzev se čtyřmi a čtyřmi stejnými postavami: zabít si Stark vynutí
      Pokud je fáze výzev
      A Stark má odhalenou zápletku "Tažení": nárok 1
      A Stark má ve hře postavu "Vlk 1" se silou 1: název "Vlk", ikona vojenská
      A Stark má ve hře postavu "Vlk 2" se silou 1: název "Vlk", ikona vojenská
      A Stark má ve hře postavu "Vlk 3" se silou 1: název "Vlk", ikona vojenská
      A Stark má ve hře postavu "Vlk 4" se silou 1: název "Vlk", ikona vojenská
      A Lannister má ve hře postavu "Kevan" se silou 5: ikona vojenská
      A Lannister má ve hře postavu "Lev 1" se silou 1: název "Lev", ikona vojenská
      A Lannister má ve hře postavu "Lev 2" se silou 1: název "Lev", ikona vojenská
      A Lannister má ve hře postavu "Lev 3" se silou 1: název "Lev", ikona vojenská
      Pak Stark si může vynutit do konce fáze: karta "Kevan" leží v hromádce mrtvých

    # Důkaz: jedna oběť, dva duplikáty: první ji zachrání.
    @ano @male
    Příklad: ccg 14 dva duplikáty uchrání pána
      Pokud Stark má ve hře postavu "Vlk" se silou 9
      A Lannister má ve hře postavu "Pán" se silou 1: unikátní
      A Lannister má na kartě "Pán" duplikát "Pán podruhé"
      A Lannister má na kartě "Pán" duplikát "Pán potřetí"
      Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Vlk"
      Pak Lannister si může vynutit do konce výzvy: karta "Pán" leží ve hře

    # Důkaz: z mnoha stejných karet v ruce vždy zbude o jednu méně, ať padne na kteroukoli.
    @ano @male
    Příklad: ccg 15 náhodné odhození tří z devíti karet
      Pokud Lannister má ve hře postavu "Tyrion" se silou 4
      A Lannister má odhalenou zápletku "Tažení": nárok 3
      A Stark má v ruce 9 karet
      Když Lannister zahájí proti hráči Stark intrikovou výzvu postavou "Tyrion"
      Pak na každé linii do konce výzvy: Stark má 6 karet v ruce

    # Důkaz: oběť vybírá Lannister a má Písaře.
    @ne
    Příklad: ccg 16 celá fáze výzev s událostmi a odezvami: Stark si zabití Lva nevynutí
      Pokud je fáze výzev
      A Stark má odhalenou zápletku "Tažení": nárok 1
      A Stark má na kartě rodu 5 moci
      A Stark má ve hře postavu "Vlk" se silou 3: ikona vojenská, ikona intriková
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
      Pak Stark si může vynutit do konce fáze: karta "Lev" leží v hromádce mrtvých

    # Důkaz: k vítězství je třeba 15 moci; za jednu fázi jí Stark k pěti nezíská deset.
    @ano
    Příklad: ccg 17 celá fáze výzev s událostmi a odezvami: deset moci nezíská Stark na žádné linii
      Pokud je fáze výzev
      A Stark má odhalenou zápletku "Tažení": nárok 1
      A Stark má na kartě rodu 5 moci
      A Stark má ve hře postavu "Vlk" se silou 3: ikona vojenská, ikona intriková
      A Stark má ve hře postavu "Pán" se silou 2: unikátní, klíčové slovo Renown, ikona mocenská
      A Stark má na kartě "Pán" duplikát "Pán podruhé"
      A Stark má ve hře místo "Hrad"
      A karta "Hrad" má schopnost: Výzvy; cena: poklekni tuto kartu; cíl: vyber účastnící se postavu; účinek: posil cíl o 2 do konce fáze
      A Stark má v balíčku 4 karty
      A Lannister má na kartě rodu 6 moci
      A Lannister má ve hře postavu "Lev" se silou 4: ikona vojenská, ikona mocenská
      A Lannister má ve hře postavu "Písař" se silou 1: ikona intriková
      A karta "Písař" má schopnost: Pasivní, jakmile prohrajete výzvu; účinek: získej pro rod 1 moc
      A Lannister má v ruce 3 karty
      Pak na žádné linii do konce fáze: Stark má 15 moci na kartě rodu

    # Důkaz: proti dokazuje jediná linie: nebráněná vojenská výzva dá moc.
    @ne
    Příklad: ccg 18 celá fáze výzev, pět a pět stejných postav: Stark na žádné linii nezíská moc
      Pokud je fáze výzev
      A Stark má odhalenou zápletku "Tažení": nárok 1
      A Stark má ve hře postavu "Vlk 1" se silou 1: název "Vlk", ikona vojenská
      A Stark má ve hře postavu "Vlk 2" se silou 1: název "Vlk", ikona vojenská
      A Stark má ve hře postavu "Vlk 3" se silou 1: název "Vlk", ikona vojenská
      A Stark má ve hře postavu "Vlk 4" se silou 1: název "Vlk", ikona vojenská
      A Stark má ve hře postavu "Vlk 5" se silou 1: název "Vlk", ikona vojenská
      A Lannister má ve hře postavu "Lev 1" se silou 1: název "Lev", ikona vojenská
      A Lannister má ve hře postavu "Lev 2" se silou 1: název "Lev", ikona vojenská
      A Lannister má ve hře postavu "Lev 3" se silou 1: název "Lev", ikona vojenská
      A Lannister má ve hře postavu "Lev 4" se silou 1: název "Lev", ikona vojenská
      A Lannister má ve hře postavu "Lev 5" se silou 1: název "Lev", ikona vojenská
      Pak na každé linii do konce fáze: Stark má 0 moci na kartě rodu

    # Důkaz: Stark nemusí útočit a proti jediné vojenské výzvě o síle 3 brání pětkou.
    @ano
    Příklad: ccg 19 od výzev do konce kola: Stark Vlka uchrání
      Pokud je fáze výzev
      A Stark má ve hře postavu "Robb" se silou 5: ikona vojenská
      A Stark má ve hře postavu "Vlk" se silou 2: ikona intriková
      A Lannister má ve hře postavu "Jaime" se silou 3: ikona vojenská
      A Lannister má ve hře postavu "Písař" se silou 1: ikona mocenská
      Pak Stark si může vynutit do konce kola: karta "Vlk" leží ve hře
