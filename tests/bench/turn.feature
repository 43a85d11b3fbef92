# language: cs
Požadavek: Měření
  Pravidlo: tainted-grail 13.1
    Příklad: tah tří postav s řetězy karet, čárami a náboji
      Pokud hrají Beor, Arev a Duana
      A probíhá bojové střetnutí "Medvěd"
      A střetnutí má povahu zuřivost
      A střetnutí má v 1. řadě zámek agresivity 1
      A střetnutí má v 2. řadě zámek odvahy 1
      A střetnutí má vpravo zámek čar
      A při bilanci od 0 do 3 protivník útočí: 2 zásahy a -1 ukazatel
      A při bilanci od 4 do 99 protivník útočí: 1 zásah
      A <kdo> má <co> <kolik>
        | kdo   | co         | kolik |
        | Beor  | agresivitu | 2     |
        | Beor  | čáry       | 2     |
        | Arev  | odvahu     | 1     |
        | Arev  | čáry       | 1     |
        | Duana | hrůzu      | 2     |
      A Beor má v ruce karty "Útok", "Krok" a "Zuřivost"
      A Arev má v ruce karty "Výpad", "Úskok" a "Zásoba"
      A Duana má v ruce karty "Kryt" a "Léčka"
      A karta "<karta>" má v 1. řadě bonus 1 ukazatel
        | karta   |
        | Útok    |
        | Výpad   |
        | Kryt    |
      A karta "<karta>" má v 2. řadě bonus dobrat 1 kartu
        | karta   |
        | Útok    |
        | Úskok   |
      A karta "<karta>" má vlevo zámek čar s bonusem další karta
        | karta    |
        | Krok     |
        | Zuřivost |
        | Úskok    |
      A karta "<karta>" má vpravo zámek čar
        | karta    |
        | Útok     |
        | Krok     |
        | Výpad    |
        | Kryt     |
      A karta "<karta>" má v 1. řadě zámek agresivity 1
        | karta    |
        | Krok     |
        | Léčka    |
        | Zásoba   |
      A karta "Útok" má vlevo ve volném zámku 1 ukazatel a násobitel 2
      A karta "Zuřivost" má schopnost při vyložení: 1 ukazatel za každý propojený zámek agresivity a zdraví -1
      A karta "Zásoba" má schopnost při vyložení: 2 náboje
      A karta "Zásoba" má schopnost za 1 náboj: 1 ukazatel
      A karta "Zásoba" je pasivní
      A karta "Kryt" má schopnost při reakci protivníka: -1 zásah
      A karta "Léčka" má schopnost zpožděná: 2 ukazatele
      Pak hra pokračuje
