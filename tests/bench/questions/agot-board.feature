# language: cs
Požadavek: Otázky nad mnoha liniemi na plánu
  Pravidlo: agot-board 14.1

    # Důkaz: Stark má sílu 4 a kartu 1 proti síle 1 a kartě nejvýš 1; meč má Stark.
    @ano @male
    Příklad: plán 1 bitva, kterou útočník vyhraje vždy
      Pokud Stark má v oblasti Harrenhal 2 rytíře a rozkaz Pochod 0
      A Lannister má v oblasti Stoney Sept 1 pěšáka a rozkaz Podpora
      A Stark drží Valyrijský ocelový meč
      A Stark má kartu rodu "Robb Stark" se silou 1
      A Stark má v ruce jen karty rodu "Robb Stark"
      A Lannister má kartu rodu "Tywin Lannister" se silou 1
      A Lannister má kartu rodu "Vargo Hoat" se silou 0
      A Lannister má v ruce jen karty rodu "Tywin Lannister" a "Vargo Hoat"
      Když Stark pochoduje z oblasti Harrenhal: 2 rytíři do oblasti Stoney Sept
      Pak na každé linii do konce bitvy: bitvu vyhraje Stark

    # Důkaz: s podporou Baratheona má obránce 2 + 1 + 2 proti 3 + 1, a Baratheon volí sám.
    @ne @male
    Příklad: plán 2 podpora třetího rodu rozhodne
      Pokud Stark má v oblasti Harrenhal 1 rytíře a 1 pěšáka a rozkaz Pochod 0
      A Lannister má v oblasti Stoney Sept 2 pěšáky a rozkaz Obrana +1
      A Baratheon má v oblasti Blackwater 2 pěšáky a rozkaz Podpora
      A Stark má kartu rodu "Robb Stark" se silou 1
      A Stark má v ruce jen karty rodu "Robb Stark"
      A Lannister má kartu rodu "Vargo Hoat" se silou 0
      A Lannister má v ruce jen karty rodu "Vargo Hoat"
      A Lannister drží Valyrijský ocelový meč
      Když Stark pochoduje z oblasti Harrenhal: 1 rytíř, 1 pěšák do oblasti Stoney Sept
      Pak Stark si může vynutit do konce bitvy: bitvu vyhraje Stark

    # Důkaz: podpora se smí dát kterékoli straně; s ní má Stark 3 + 1 + 2 proti 2 + 1 a meči 1.
    @ano @male
    Příklad: plán 3 s podporou Baratheona Stark vyhrát může
      Pokud Stark má v oblasti Harrenhal 1 rytíře a 1 pěšáka a rozkaz Pochod 0
      A Lannister má v oblasti Stoney Sept 2 pěšáky a rozkaz Obrana +1
      A Baratheon má v oblasti Blackwater 2 pěšáky a rozkaz Podpora
      A Stark má kartu rodu "Robb Stark" se silou 1
      A Stark má v ruce jen karty rodu "Robb Stark"
      A Lannister má kartu rodu "Vargo Hoat" se silou 0
      A Lannister má v ruce jen karty rodu "Vargo Hoat"
      A Lannister drží Valyrijský ocelový meč
      Když Stark pochoduje z oblasti Harrenhal: 1 rytíř, 1 pěšák do oblasti Stoney Sept
      Pak na některé linii do konce bitvy: bitvu vyhraje Stark

    # Důkaz: celá bitva z make bench, prohledána celá; útočník má 4, obránce 4 a o jednu víc z obrany.
    @ano
    Příklad: plán 4 bitva se třemi podporami, kartami, mečem, ztrátami a ústupem
      Pokud Stark má v oblasti Harrenhal 1 rytíře a 2 pěšáky a rozkaz Pochod 0
      A Lannister má v oblasti Stoney Sept 1 rytíře a 2 pěšáky a rozkaz Obrana +1
      A Lannister má v oblasti Riverrun 1 pěšáka a rozkaz Podpora
      A Baratheon má v oblasti Blackwater 1 pěšáka a rozkaz Podpora
      A Tyrell má v oblasti Searoad Marches 1 rytíře a rozkaz Podpora
      A Stark má k dispozici 2 žetony moci
      A Stark má kartu rodu "Robb Stark" se silou 2, 1 meč
      A Stark má kartu rodu "Catelyn Stark" se silou 0
      A Stark má kartu rodu "Maester Luwin" se silou 1
      A Lannister má kartu rodu "Tywin Lannister" se silou 3, 2 meče
      A Lannister má kartu rodu "Cersei Lannister" se silou 0
      A Lannister má kartu rodu "Vargo Hoat" se silou 1, 1 opevnění
      A Stark drží Valyrijský ocelový meč
      A hráči mají prázdné karty rodu
      Když Stark pochoduje z oblasti Harrenhal: 1 rytíř a 2 pěšáci do oblasti Stoney Sept
      Pak na některé linii do konce bitvy: bitvu vyhraje Stark

    # Důkaz: rozkaz se dává jen tam, kde stojí jednotka; jinde není co položit.
    @ano @male
    Příklad: plán 5 plánování jednoho vojska: vedle nikdy rozkaz neleží
      Pokud je fáze plánování
      A Stark má v oblasti Winterfell 1 pěšáka
      Pak na každé linii do konce fáze: Stark má v oblasti Winterfell 1 pěšáka

    # Důkaz: žetonů rozkazů je jedenáct druhů; kdo smí položit každý, smí i Pochod 0.
    @ano
    Příklad: plán 6 celé plánování dvou rodů po dvou vojscích: Pochod lze
      Pokud je fáze plánování
      A Stark má v oblasti Winterfell 1 pěšáka
      A Stark má v oblasti White Harbor 1 pěšáka
      A Lannister má v oblasti Lannisport 1 rytíře
      A Lannister má v oblasti Harrenhal 1 pěšáka
      Pak na některé linii do konce fáze: v oblasti Harrenhal leží rozkaz Pochod 0

    # Důkaz: rozkaz volí Stark sám a nikdo mu ho v plánování nevezme.
    @ano
    Příklad: plán 7 celé plánování dvou rodů po dvou vojscích: Stark si rozkaz vynutí
      Pokud je fáze plánování
      A Stark má v oblasti Winterfell 1 pěšáka
      A Stark má v oblasti White Harbor 1 pěšáka
      A Lannister má v oblasti Lannisport 1 rytíře
      A Lannister má v oblasti Harrenhal 1 pěšáka
      Pak Stark si může vynutit do konce fáze: v oblasti Winterfell leží rozkaz Pochod 0

    # Důkaz: rozkaz volí Lannister; položí-li jiný, nic si Stark nevynutí.
    @ne
    Příklad: plán 8 celé plánování tří rodů po třech vojscích: cizí rozkaz si nikdo nevynutí
      Pokud je fáze plánování
      A Stark má v oblasti Winterfell 1 pěšáka
      A Stark má v oblasti White Harbor 1 pěšáka
      A Stark má v oblasti Moat Cailin 1 pěšáka
      A Lannister má v oblasti Lannisport 1 rytíře
      A Lannister má v oblasti Harrenhal 1 pěšáka
      A Lannister má v oblasti Stoney Sept 1 pěšáka
      A Baratheon má v oblasti Dragonstone 1 pěšáka
      A Baratheon má v oblasti Storm's End 1 pěšáka
      A Baratheon má v oblasti Kingswood 1 pěšáka
      Pak Stark si může vynutit do konce fáze: v oblasti Lannisport leží rozkaz Pochod 0

    # Důkaz: dva speciální rozkazy smí jen ten, kdo má dvě hvězdy.
    @ano
    Příklad: plán 9 celé plánování tří rodů po třech vojscích: Stark svůj rozkaz položí
      Pokud je fáze plánování
      A Stark má v oblasti Winterfell 1 pěšáka
      A Stark má v oblasti White Harbor 1 pěšáka
      A Stark má v oblasti Moat Cailin 1 pěšáka
      A Lannister má v oblasti Lannisport 1 rytíře
      A Lannister má v oblasti Harrenhal 1 pěšáka
      A Lannister má v oblasti Stoney Sept 1 pěšáka
      A Baratheon má v oblasti Dragonstone 1 pěšáka
      A Baratheon má v oblasti Storm's End 1 pěšáka
      A Baratheon má v oblasti Kingswood 1 pěšáka
      Pak Stark si může vynutit do konce fáze: v oblasti Winterfell leží rozkaz Obrana +1

    # Důkaz: neutrální síla 5 odolá pěšákovi s rytířem.
    @ano
    Příklad: plán 10 celá fáze akcí: přes neutrální sílu nevede žádná linie
      Pokud v oblasti Stoney Sept stojí neutrální síla 5
      A Lannister má v oblasti Harrenhal 1 pěšáka a 1 rytíře a rozkaz Pochod 0
      A Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0
      Pak na žádné linii do konce fáze: Lannister má v oblasti Stoney Sept 1 rytíře

    # Důkaz: Stark má na výběr; kdo nikam nejde, zůstane.
    @ano
    Příklad: plán 11 celá fáze akcí dvou rodů se čtyřmi pochody: Stark zůstane, kde je
      Pokud Stark má v oblasti Winterfell 1 rytíře a 1 pěšáka a rozkaz Pochod 0
      A Stark má v oblasti White Harbor 1 rytíře a 1 pěšáka a rozkaz Pochod -1
      A Baratheon má v oblasti Storm's End 1 rytíře a 1 pěšáka a rozkaz Pochod 0
      A Baratheon má v oblasti Dragonstone 1 pěšáka a rozkaz Pochod -1
      A hráči mají prázdné karty rodu
      Pak Stark si může vynutit do konce fáze: Stark má v oblasti Winterfell 1 rytíře a 1 pěšáka

    # Důkaz: rytíř z Winterfellu tam smí odejít a nikdo ho tam nevrátí.
    @ne
    Příklad: plán 12 celá fáze akcí dvou rodů se čtyřmi pochody: na každé linii
      Pokud Stark má v oblasti Winterfell 1 rytíře a 1 pěšáka a rozkaz Pochod 0
      A Stark má v oblasti White Harbor 1 rytíře a 1 pěšáka a rozkaz Pochod -1
      A Baratheon má v oblasti Storm's End 1 rytíře a 1 pěšáka a rozkaz Pochod 0
      A Baratheon má v oblasti Dragonstone 1 pěšáka a rozkaz Pochod -1
      A hráči mají prázdné karty rodu
      Pak na každé linii do konce fáze: Stark má v oblasti Winterfell 1 rytíře a 1 pěšáka
