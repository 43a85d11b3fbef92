# language: cs
Požadavek: Otázky nad mnoha liniemi s řetězem a bojem
  Pravidlo: wow-tcg 7.1

    # Důkaz: 3 zranění zničí obránce se zdravím 3; nikdo nemá v ruce ani ve hře nic, čím by reagoval nebo chránil.
    @ano @male
    Příklad: wow 1 boj, do kterého nemá nikdo čím zasáhnout
      Pokud Anna má ve hře spojence "Vlk": ATK 3, zdraví 2
      A Boris má ve hře spojence "Medvěd": ATK 1, zdraví 3
      Když Anna navrhne boj: "Vlk" proti "Medvěd"
      Pak na každé linii do konce boje: karta "Medvěd" leží na hřbitově

    # Důkaz: proti stačí jediná linie: Boris chrání Stráží a Liška v boji není.
    @ne @male
    Příklad: wow 2 napadená Liška padne, ať se stane cokoli
      Pokud Anna má ve hře spojence "Vlk": ATK 3, zdraví 2
      A Boris má ve hře spojence "Liška": zdraví 2
      A Boris má ve hře spojence "Stráž": zdraví 4, klíčové slovo ochránce
      Když Anna navrhne boj: "Vlk" proti "Liška"
      Pak na každé linii do konce boje: karta "Liška" leží na hřbitově

    # Důkaz: Boris chrání Stráží, Lišku pak zraní nanejvýš Šíp, a to o 1 ze zdraví 2.
    @ano @male
    Příklad: wow 3 před bojem i jedním šípem Boris Lišku uchrání
      Pokud Anna má ve hře spojence "Vlk": ATK 3, zdraví 2
      A Anna má v ruce dovednost "Šíp": klíčové slovo instantní
      A karta "Šíp" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 1
      A Boris má ve hře spojence "Liška": zdraví 2
      A Boris má ve hře spojence "Stráž": zdraví 4, klíčové slovo ochránce
      Když Anna navrhne boj: "Vlk" proti "Liška"
      Pak Boris si může vynutit do konce boje: karta "Liška" leží ve hře

    # Důkaz: dva šípy dají Lišce 1 + 1 ze zdraví 2 a Boris nemá čím léčit; ochrana šípu nebrání.
    @ne @male
    Příklad: wow 4 před bojem a dvěma šípy Boris Lišku neuchrání
      Pokud Anna má ve hře spojence "Vlk": ATK 3, zdraví 2
      A Anna má v ruce dovednost "Šíp": klíčové slovo instantní
      A karta "Šíp" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 1
      A Anna má v ruce dovednost "Šipka": klíčové slovo instantní
      A karta "Šipka" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 1
      A Boris má ve hře spojence "Liška": zdraví 2
      A Boris má ve hře spojence "Stráž": zdraví 4, klíčové slovo ochránce
      Když Anna navrhne boj: "Vlk" proti "Liška"
      Pak Boris si může vynutit do konce boje: karta "Liška" leží ve hře

    # Důkaz: Rána a Šíp zraní o 4 + 1 = 5, zdraví může být nejvýš 3 + 1 + 1 = 5; Anna má přednost hned a Šíp zahraje.
    @ano
    Příklad: wow 5 proti dvěma posilám si Anna s šípem zničení vynutí
      Pokud Anna má v ruce dovednost "Rána"
      A karta "Rána" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 4
      A Anna má v ruce dovednost "Šíp": klíčové slovo instantní, cena 1
      A karta "Šíp" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 1
      A Anna má 1 zdroj
      A Boris má ve hře spojence "Strážný": zdraví 3
      A Boris má v ruce dovednost "Kůra": klíčové slovo instantní, cena 1
      A karta "Kůra" má schopnost: Po zahrání; cíl: vyber spojence; účinek: posil cíl o 1 zdraví do konce kola
      A Boris má v ruce dovednost "Pečeť": klíčové slovo instantní, cena 1
      A karta "Pečeť" má schopnost: Po zahrání; cíl: vyber spojence; účinek: posil cíl o 1 zdraví do konce kola
      A Boris má 2 zdroje
      Když Anna zahraje dovednost "Rána" s cílem "Strážný"
      Pak Anna si může vynutit do vyprázdnění řetězu: karta "Strážný" leží na hřbitově

    # Důkaz: Sekera dá nejvýš 3 a DEF Helmy s Pancířem je 1 + 2; Boris vyčerpá obojí.
    @ano
    Příklad: wow 6 celý boj hrdinů se zbraněmi a zbrojí: Rexxar vyjde bez zranění
      Pokud Anna má hrdinu "Thrall": zdraví 28
      A Anna má ve hře zbraň "Sekera": ATK 3, cena úderu 1
      A Anna má ve hře zbraň "Nůž": ATK 1
      A Anna má 1 zdroj
      A Boris má hrdinu "Rexxar": zdraví 27
      A Boris má ve hře zbraň "Palcát": ATK 2, cena úderu 1
      A Boris má 1 zdroj
      A Boris má ve hře zbroj "Helma": DEF 1
      A Boris má ve hře zbroj "Pancíř": DEF 2
      Když Anna navrhne boj: "Thrall" proti "Rexxar"
      Pak Boris si může vynutit do konce boje: karta "Rexxar" má 0 zranění

    # Důkaz: zbraň smí v boji udeřit jen jedna, nejvíc tedy 3; 3 + 1 by znamenalo údery dvěma.
    @ano
    Příklad: wow 7 celý boj hrdinů se zbraněmi a zbrojí: čtyři zranění nejsou na žádné linii
      Pokud Anna má hrdinu "Thrall": zdraví 28
      A Anna má ve hře zbraň "Sekera": ATK 3, cena úderu 1
      A Anna má ve hře zbraň "Nůž": ATK 1
      A Anna má 1 zdroj
      A Boris má hrdinu "Rexxar": zdraví 27
      A Boris má ve hře zbraň "Palcát": ATK 2, cena úderu 1
      A Boris má 1 zdroj
      A Boris má ve hře zbroj "Helma": DEF 1
      A Boris má ve hře zbroj "Pancíř": DEF 2
      Když Anna navrhne boj: "Thrall" proti "Rexxar"
      Pak na žádné linii do konce boje: karta "Rexxar" má 4 zranění

    # Důkaz: bez obrany i léčení dají Vlk a Rys dohromady 2 + 1 ze zdraví 3 a zranění mezi boji zůstává.
    @ano
    Příklad: wow 8 celá akční fáze: dvěma boji si Anna zničení vynutí
      Pokud Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
      A Anna má ve hře spojence "Rys": ATK 1, zdraví 3
      A Boris má ve hře spojence "Medvěd": ATK 0, zdraví 3
      Pak Anna si může vynutit do konce fáze: karta "Medvěd" leží na hřbitově

    # Důkaz: kdo zaútočil, je vyčerpaný a podruhé nezaútočí; hrdina beze zbraně má ATK 0, a 2 + 1 je méně než 4.
    @ne
    Příklad: wow 9 celá akční fáze: na zdraví 4 dva boje nestačí
      Pokud Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
      A Anna má ve hře spojence "Rys": ATK 1, zdraví 3
      A Boris má ve hře spojence "Medvěd": ATK 0, zdraví 4
      Pak na některé linii do konce fáze: karta "Medvěd" leží na hřbitově

    # Důkaz: dva zdroje a třetí, který Anna smí umístit, stačí na cenu 3.
    @ano
    Příklad: wow 10 celé kolo: třetím zdrojem se na Posilu ušetří
      Pokud Anna má 2 zdroje
      A Anna má v ruce spojence "Posila": cena 3
      A Anna má v ruce spojence "Zbytek": cena 5
      A Anna má ve hře spojence "Vlk": ATK 1, zdraví 2
      A Boris má ve hře spojence "Medvěd": ATK 1, zdraví 2
      Pak Anna si může vynutit do konce kola: karta "Posila" leží ve hře

    # Důkaz: zdroj se smí za kolo umístit jen jeden; 1 + 1 na cenu 3 nestačí.
    @ne
    Příklad: wow 11 celé kolo: dva zdroje na Posilu nestačí na žádné linii
      Pokud Anna má 1 zdroj
      A Anna má v ruce spojence "Posila": cena 3
      A Anna má v ruce spojence "Zbytek": cena 5
      A Anna má v ruce spojence "Opora": cena 5
      A Anna má ve hře spojence "Vlk": ATK 1, zdraví 2
      A Boris má ve hře spojence "Medvěd": ATK 1, zdraví 2
      Pak na některé linii do konce kola: karta "Posila" leží ve hře

    # Důkaz: Anna útočí na Rexxara, dokud zranění nemá, a pak přestane; ochránci jsou dva a útočníci tři.
    @ano
    Příklad: wow 12 celé kolo se dvěma ochránci: právě dvě zranění si Anna vynutí
      Pokud Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
      A Anna má ve hře spojence "Rys": ATK 2, zdraví 3
      A Anna má ve hře spojence "Kanec": ATK 2, zdraví 3
      A Boris má hrdinu "Rexxar": zdraví 27
      A Boris má ve hře spojence "Stráž": zdraví 3, klíčové slovo ochránce
      A Boris má ve hře spojence "Hlídka": zdraví 3, klíčové slovo ochránce
      Pak Anna si může vynutit do konce kola: karta "Rexxar" má 2 zranění

    # Důkaz: týž postup; každý ochránce se zastoupením vyčerpá, třetí útok tedy nikdo nezastoupí.
    @ne
    Příklad: wow 13 celé kolo se dvěma ochránci: Rexxara Boris neuchrání
      Pokud Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
      A Anna má ve hře spojence "Rys": ATK 2, zdraví 3
      A Anna má ve hře spojence "Kanec": ATK 2, zdraví 3
      A Boris má hrdinu "Rexxar": zdraví 27
      A Boris má ve hře spojence "Stráž": zdraví 3, klíčové slovo ochránce
      A Boris má ve hře spojence "Hlídka": zdraví 3, klíčové slovo ochránce
      Pak Boris si může vynutit do konce kola: karta "Rexxar" má 0 zranění

    # Důkaz: 2 + 2 z boje, 3 z Blesku a 1 ze Vzteku je nejvýš 8; hrdina beze zbraně nepřidá nic.
    @ano
    Příklad: wow 14 celá akční fáze s řetězem: devět zranění není na žádné linii
      Pokud Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
      A Anna má ve hře spojence "Rys": ATK 2, zdraví 3
      A Anna má v ruce dovednost "Blesk": cena 2
      A karta "Blesk" má schopnost: Po zahrání; cíl: vyber hrdinu; účinek: zraň cíl o 3
      A Anna má v ruce dovednost "Vztek": klíčové slovo instantní, cena 1
      A karta "Vztek" má schopnost: Po zahrání; cíl: vyber spojence; účinek: posil cíl o 1 ATK do konce boje
      A Anna má 3 zdroje
      A Boris má hrdinu "Rexxar": zdraví 27
      A Boris má ve hře spojence "Stráž": zdraví 3, klíčové slovo ochránce
      A Boris má v ruce dovednost "Hojení": klíčové slovo instantní, cena 1
      A karta "Hojení" má schopnost: Po zahrání; cíl: vyber hrdinu; účinek: vyleč cíl o 2
      A Boris má 1 zdroj
      Pak na žádné linii do konce fáze: karta "Rexxar" má 9 zranění

    # Důkaz: 2 + (2 + 1) z boje a 3 z Blesku; Boris nechrání ani neléčí.
    @ano
    Příklad: wow 15 celá akční fáze s řetězem: osm zranění na některé linii je
      Pokud Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
      A Anna má ve hře spojence "Rys": ATK 2, zdraví 3
      A Anna má v ruce dovednost "Blesk": cena 2
      A karta "Blesk" má schopnost: Po zahrání; cíl: vyber hrdinu; účinek: zraň cíl o 3
      A Anna má v ruce dovednost "Vztek": klíčové slovo instantní, cena 1
      A karta "Vztek" má schopnost: Po zahrání; cíl: vyber spojence; účinek: posil cíl o 1 ATK do konce boje
      A Anna má 3 zdroje
      A Boris má hrdinu "Rexxar": zdraví 27
      A Boris má ve hře spojence "Stráž": zdraví 3, klíčové slovo ochránce
      A Boris má v ruce dovednost "Hojení": klíčové slovo instantní, cena 1
      A karta "Hojení" má schopnost: Po zahrání; cíl: vyber hrdinu; účinek: vyleč cíl o 2
      A Boris má 1 zdroj
      Pak na některé linii do konce fáze: karta "Rexxar" má 8 zranění

    # Důkaz: na osm by musel projít každý útok i Blesk; Boris jeden útok zastoupí Stráží.
    @ne
    Příklad: wow 16 celá akční fáze s řetězem: osm zranění si Anna nevynutí
      Pokud Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
      A Anna má ve hře spojence "Rys": ATK 2, zdraví 3
      A Anna má v ruce dovednost "Blesk": cena 2
      A karta "Blesk" má schopnost: Po zahrání; cíl: vyber hrdinu; účinek: zraň cíl o 3
      A Anna má v ruce dovednost "Vztek": klíčové slovo instantní, cena 1
      A karta "Vztek" má schopnost: Po zahrání; cíl: vyber spojence; účinek: posil cíl o 1 ATK do konce boje
      A Anna má 3 zdroje
      A Boris má hrdinu "Rexxar": zdraví 27
      A Boris má ve hře spojence "Stráž": zdraví 3, klíčové slovo ochránce
      A Boris má v ruce dovednost "Hojení": klíčové slovo instantní, cena 1
      A karta "Hojení" má schopnost: Po zahrání; cíl: vyber hrdinu; účinek: vyleč cíl o 2
      A Boris má 1 zdroj
      Pak Anna si může vynutit do konce fáze: karta "Rexxar" má 8 zranění
