# language: cs
Požadavek: Měření
  Pravidlo: agot-board 14.1
    Příklad: bitva se třemi podporami, kartami, mečem, ztrátami a ústupem
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
      A Stark nezanechá žeton moci
      Pak hra pokračuje
