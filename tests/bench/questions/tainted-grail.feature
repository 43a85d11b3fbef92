# language: cs
Požadavek: Otázky nad mnoha liniemi družiny
  Pravidlo: tainted-grail 13.1

    # Důkaz: první karta nemá podmínky a „Útok“ přinese právě 2; družina si ji vybere.
    @ano @male
    Příklad: grail 1 jedna postava, jedna karta: dva ukazatele družina má jisté
      Pokud probíhá bojové střetnutí "Vlk"
      A hraje Beor
      A střetnutí má cílovou hodnotu 2
      A protivník útočí: 2 zásahy
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má vlevo ve volném zámku 2 ukazatele
      A karta "Krok" má vlevo ve volném zámku 1 ukazatel
      Pak Družina si může vynutit do konce tahu: střetnutí je vyhrané

    # Důkaz: bonus další karta nemá žádná karta; vyloží se tedy jediná a ta přinese nejvýš 2 ze 3.
    @ne @male
    Příklad: grail 2 bez bonusu další karta tři ukazatele nejsou
      Pokud probíhá bojové střetnutí "Vlk"
      A hraje Beor
      A střetnutí má cílovou hodnotu 3
      A protivník útočí: 2 zásahy
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má vlevo ve volném zámku 2 ukazatele
      A karta "Krok" má vlevo ve volném zámku 1 ukazatel
      Pak na některé linii do konce tahu: střetnutí je vyhrané

    # Důkaz: vyhrát se v tomto tahu nedá (2 ze 3) a protivník útočí právě jednou, ať se vyloží cokoli.
    @ano @male
    Příklad: grail 3 dva zásahy přijdou na každé linii
      Pokud probíhá bojové střetnutí "Vlk"
      A hraje Beor
      A střetnutí má cílovou hodnotu 3
      A protivník útočí: 2 zásahy
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má vlevo ve volném zámku 2 ukazatele
      A karta "Krok" má vlevo ve volném zámku 1 ukazatel
      Pak na každé linii do konce tahu: Beor má zdraví 4

    # Důkaz: tři postavy vyloží po jedné kartě, 2 + 2 + 2 = 6; zdraví 6 na dva zásahy stačí a nikdo nevypadne.
    @ano
    Příklad: grail 4 celý tah tří postav: šest ukazatelů si družina vynutí
      Pokud probíhá bojové střetnutí "Vlk"
      A střetnutí má cílovou hodnotu 6
      A protivník útočí: 2 zásahy
      A hrají Beor, Arev a Duana
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má vlevo ve volném zámku 2 ukazatele
      A karta "Krok" má vlevo ve volném zámku 1 ukazatel
      A Arev má v ruce karty "Výpad" a "Skok"
      A karta "Výpad" má vlevo ve volném zámku 2 ukazatele
      A karta "Skok" má vlevo ve volném zámku 1 ukazatel
      A Duana má v ruce karty "Švih" a "Úhyb"
      A karta "Švih" má vlevo ve volném zámku 2 ukazatele
      A karta "Úhyb" má vlevo ve volném zámku 1 ukazatel
      Pak Družina si může vynutit do konce tahu: střetnutí je vyhrané

    # Důkaz: nejvýš 2 + 2 + 2 = 6 ukazatelů, a nikdo nevyloží druhou kartu.
    @ano
    Příklad: grail 5 celý tah tří postav: sedm ukazatelů není na žádné linii
      Pokud probíhá bojové střetnutí "Vlk"
      A střetnutí má cílovou hodnotu 7
      A protivník útočí: 2 zásahy
      A hrají Beor, Arev a Duana
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má vlevo ve volném zámku 2 ukazatele
      A karta "Krok" má vlevo ve volném zámku 1 ukazatel
      A Arev má v ruce karty "Výpad" a "Skok"
      A karta "Výpad" má vlevo ve volném zámku 2 ukazatele
      A karta "Skok" má vlevo ve volném zámku 1 ukazatel
      A Duana má v ruce karty "Švih" a "Úhyb"
      A karta "Švih" má vlevo ve volném zámku 2 ukazatele
      A karta "Úhyb" má vlevo ve volném zámku 1 ukazatel
      Pak na žádné linii do konce tahu: střetnutí je vyhrané

    # Důkaz: družina aktivuje Duanu poslední; 2 + 2 + 2 = 6 je už v jejím kroku 2 a protivník na ni nezaútočí.
    @ano
    Příklad: grail 6 celý tah tří postav: poslední z nich zásahu ujde
      Pokud probíhá bojové střetnutí "Vlk"
      A střetnutí má cílovou hodnotu 6
      A protivník útočí: 2 zásahy
      A hrají Beor, Arev a Duana
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má vlevo ve volném zámku 2 ukazatele
      A karta "Krok" má vlevo ve volném zámku 1 ukazatel
      A Arev má v ruce karty "Výpad" a "Skok"
      A karta "Výpad" má vlevo ve volném zámku 2 ukazatele
      A karta "Skok" má vlevo ve volném zámku 1 ukazatel
      A Duana má v ruce karty "Švih" a "Úhyb"
      A karta "Švih" má vlevo ve volném zámku 2 ukazatele
      A karta "Úhyb" má vlevo ve volném zámku 1 ukazatel
      Pak Družina si může vynutit do konce tahu: Duana má zdraví 6

    # Důkaz: po kartě za tah je po třech tazích 1 + 1 + 1 = 3; předtím přijdou jen dva zásahy ze zdraví 6.
    @ano
    Příklad: grail 7 celý boj jedné postavy: tři tahy na výhru stačí
      Pokud probíhá bojové střetnutí "Vlk"
      A hraje Beor
      A střetnutí má cílovou hodnotu 3
      A protivník útočí: 1 zásah
      A Beor má v ruce karty "Úder", "Krok" a "Výpad"
      A karta "Úder" má vlevo ve volném zámku 1 ukazatel
      A karta "Krok" má vlevo ve volném zámku 1 ukazatel
      A karta "Výpad" má vlevo ve volném zámku 1 ukazatel
      Pak Družina si může vynutit do konce střetnutí: střetnutí je vyhrané

    # Důkaz: ve třetím tahu Beor padne (2 + 2 + 2 ze zdraví 6); do té doby vyloží nejvýš tři karty po jednom ukazateli.
    @ne
    Příklad: grail 8 celý boj jedné postavy: čtyři ukazatele tři karty nedají
      Pokud probíhá bojové střetnutí "Vlk"
      A hraje Beor
      A střetnutí má cílovou hodnotu 4
      A protivník útočí: 2 zásahy
      A Beor má v ruce karty "Úder", "Krok" a "Výpad"
      A karta "Úder" má vlevo ve volném zámku 1 ukazatel
      A karta "Krok" má vlevo ve volném zámku 1 ukazatel
      A karta "Výpad" má vlevo ve volném zámku 1 ukazatel
      A Beor má v balíčku karty "Klid", "Ticho" a "Nádech"
      Pak na některé linii do konce střetnutí: střetnutí je vyhrané

    # Důkaz: „Prosba“ +2 je na vrcholu 2 hned v kroku 2 a protivník už nereaguje.
    @ano @male
    Příklad: grail 9 diplomacie na jedinou kartu
      Pokud probíhá diplomatické střetnutí "Převozník"
      A hraje Arev
      A stupnice náklonnosti vede od -2 do 2
      A v etapě 1 protivník reaguje: náklonnost -1
      A Arev má v ruce karty "Prosba" a "Výmluva"
      A karta "Prosba" má vlevo ve volném zámku náklonnost +2
      A karta "Výmluva" má vlevo ve volném zámku náklonnost +1
      Pak Družina si může vynutit do konce tahu: střetnutí je vyhrané

    # Důkaz: první tah +2 − 1 = 1, druhý 1 + 2 je na vrcholu 3; Arev má obě karty v ruce od začátku.
    @ano
    Příklad: grail 10 celé diplomatické střetnutí na dva tahy
      Pokud probíhá diplomatické střetnutí "Převozník"
      A hraje Arev
      A stupnice náklonnosti vede od -2 do 3
      A v etapě 1 protivník reaguje: náklonnost -1
      A Arev má v ruce karty "Prosba" a "Výmluva"
      A karta "Prosba" má vlevo ve volném zámku náklonnost +2
      A karta "Výmluva" má vlevo ve volném zámku náklonnost +2
      Pak Družina si může vynutit do konce střetnutí: střetnutí je vyhrané

    # Důkaz: proti stačí jediná linie: družina uprchne, nebo Arev nevykládá a ukazatel klesne dolů.
    @ne
    Příklad: grail 11 celé diplomatické střetnutí: vyhrané není na každé linii
      Pokud probíhá diplomatické střetnutí "Převozník"
      A hraje Arev
      A stupnice náklonnosti vede od -2 do 3
      A v etapě 1 protivník reaguje: náklonnost -1
      A Arev má v ruce karty "Prosba" a "Výmluva"
      A karta "Prosba" má vlevo ve volném zámku náklonnost +2
      A karta "Výmluva" má vlevo ve volném zámku náklonnost +2
      Pak na každé linii do konce střetnutí: střetnutí je vyhrané

    # Důkaz: tři body výdrže zaplatí nejvýš tři akce po jednom a každá místní akce přinese jediný pokrm.
    @ano
    Příklad: grail 12 hlavní část dne: čtyři pokrmy nejsou na žádné linii
      Pokud hraje Beor
      A je hlavní část dne
      A v 1. řadě mapy leží lokace 101, 102 a 103
      A lokace 101 je propojena s lokací 102
      A Beor je v lokaci 101
      A místní akce v lokaci 101 přinese: pokrmy +1
      A Beor má výdrž 3
      A cestování stojí 1 bod výdrže
      A místní akce stojí 1 bod výdrže
      A osobní akce stojí 1 bod výdrže
      A průzkum stojí 1 bod výdrže
      A průzkum menhiru stojí 1 bod výdrže
      Pak na žádné linii do konce této části dne: Beor má pokrmy 4

    # Důkaz: tři místní akce po jednom bodu výdrže, tři pokrmy; nikdo jiný nerozhoduje.
    @ano
    Příklad: grail 13 hlavní část dne: tři pokrmy si Beor opatří
      Pokud hraje Beor
      A je hlavní část dne
      A v 1. řadě mapy leží lokace 101, 102 a 103
      A lokace 101 je propojena s lokací 102
      A Beor je v lokaci 101
      A místní akce v lokaci 101 přinese: pokrmy +1
      A Beor má výdrž 3
      A cestování stojí 1 bod výdrže
      A místní akce stojí 1 bod výdrže
      A osobní akce stojí 1 bod výdrže
      A průzkum stojí 1 bod výdrže
      A průzkum menhiru stojí 1 bod výdrže
      Pak Družina si může vynutit do konce této části dne: Beor má pokrmy 3

    # Důkaz: Arev má výdrž na jedinou akci a jedna místní akce mu přinese jeden pokrm; od Beora žádný nedostane.
    @ne
    Příklad: grail 14 hlavní část dne dvou postav: na druhý pokrm Arev výdrž nemá
      Pokud hrají Beor a Arev
      A je hlavní část dne
      A v 1. řadě mapy leží lokace 101, 102 a 103
      A lokace 101 je propojena s lokací 102
      A Beor je v lokaci 101
      A Arev je v lokaci 101
      A místní akce v lokaci 101 přinese: pokrmy +1
      A Beor má výdrž 3
      A Arev má výdrž 1
      A cestování stojí 1 bod výdrže
      A místní akce stojí 1 bod výdrže
      A osobní akce stojí 1 bod výdrže
      A průzkum stojí 1 bod výdrže
      A průzkum menhiru stojí 1 bod výdrže
      Pak na některé linii do konce této části dne: Arev má pokrmy 2

    # Důkaz: výdrž 2 stačí na dvě akce, tedy na dva pokrmy, a večer žádné nepřibudou.
    @ano
    Příklad: grail 15 celý den: tři pokrmy nejsou na žádné linii
      Pokud hraje Beor
      A je hlavní část dne
      A v 1. řadě mapy leží lokace 101, 102 a 103
      A lokace 101 je propojena s lokací 102
      A Beor je v lokaci 101
      A místní akce v lokaci 101 přinese: pokrmy +1
      A omezovač při zdraví 4 dovolí výdrž 4
      A omezovač při zdraví 5 dovolí výdrž 5
      A omezovač při zdraví 6 dovolí výdrž 6
      A omezovač při zdraví 7 dovolí výdrž 5
      A Beor má výdrž 2
      A cestování stojí 1 bod výdrže
      A místní akce stojí 1 bod výdrže
      A osobní akce stojí 1 bod výdrže
      A průzkum stojí 1 bod výdrže
      A průzkum menhiru stojí 1 bod výdrže
      Pak na žádné linii do konce dne: Beor má pokrmy 3

    # Důkaz: Beor sní jediný pokrm a získá 1 bod zdraví, 5 + 1; nic v dalších krocích večera zdraví nebere.
    @ano
    Příklad: grail 16 celý večer: Beor se nají a uzdraví
      Pokud hraje Beor
      A nadchází konec dne
      A omezovač při zdraví 4 dovolí výdrž 4
      A omezovač při zdraví 5 dovolí výdrž 5
      A omezovač při zdraví 6 dovolí výdrž 6
      A Beor má zdraví 5
      A Beor má výdrž 2
      A Beor má pokrmy 1
      Pak Družina si může vynutit do konce dne: Beor má zdraví 6

    # Důkaz: každého z nich skolí dvě aktivace (3 + 3 ze zdraví 6); vyloží tedy dohromady nejvýš čtyři karty po 2, a to je 8.
    @ne
    Příklad: grail 17 celý boj dvou postav: devět ukazatelů není na žádné linii
      Pokud probíhá bojové střetnutí "Vlk"
      A střetnutí má cílovou hodnotu 9
      A protivník útočí: 3 zásahy
      A hrají Beor a Arev
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má vlevo ve volném zámku 2 ukazatele
      A karta "Krok" má vlevo ve volném zámku 2 ukazatele
      A Arev má v ruce karty "Výpad" a "Skok"
      A karta "Výpad" má vlevo ve volném zámku 2 ukazatele
      A karta "Skok" má vlevo ve volném zámku 2 ukazatele
      A Beor má v balíčku karty "Klid" a "Ticho"
      A Arev má v balíčku karty "Nádech" a "Výdech"
      Pak na některé linii do konce střetnutí: střetnutí je vyhrané

    # Důkaz: po 2 + 2 v prvním tahu a 2 + 2 ve druhém je bilance 8 a druhý z nich už ve druhém tahu zasažen není.
    @ano
    Příklad: grail 18 celý boj dvou postav: osm ukazatelů si družina vynutí
      Pokud probíhá bojové střetnutí "Vlk"
      A střetnutí má cílovou hodnotu 8
      A protivník útočí: 3 zásahy
      A hrají Beor a Arev
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má vlevo ve volném zámku 2 ukazatele
      A karta "Krok" má vlevo ve volném zámku 2 ukazatele
      A Arev má v ruce karty "Výpad" a "Skok"
      A karta "Výpad" má vlevo ve volném zámku 2 ukazatele
      A karta "Skok" má vlevo ve volném zámku 2 ukazatele
      A Beor má v balíčku karty "Klid" a "Ticho"
      A Arev má v balíčku karty "Nádech" a "Výdech"
      Pak Družina si může vynutit do konce střetnutí: střetnutí je vyhrané

    # Důkaz: jedna místní akce přinese pokrm, den se ukončí pasem a večer ho Beor sní, 5 + 1.
    @ano
    Příklad: grail 19 celý den: Beor se večer nají a uzdraví
      Pokud hraje Beor
      A je hlavní část dne
      A v 1. řadě mapy leží lokace 101, 102 a 103
      A lokace 101 je propojena s lokací 102
      A Beor je v lokaci 101
      A místní akce v lokaci 101 přinese: pokrmy +1
      A omezovač při zdraví 4 dovolí výdrž 4
      A omezovač při zdraví 5 dovolí výdrž 5
      A omezovač při zdraví 6 dovolí výdrž 6
      A Beor má zdraví 5
      A Beor má výdrž 2
      A cestování stojí 1 bod výdrže
      A místní akce stojí 1 bod výdrže
      A osobní akce stojí 1 bod výdrže
      A průzkum stojí 1 bod výdrže
      A průzkum menhiru stojí 1 bod výdrže
      Pak na některé linii do konce dne: Beor má zdraví 6
