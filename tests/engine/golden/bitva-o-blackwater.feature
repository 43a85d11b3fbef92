# language: cs
Požadavek: zkouška
  Pravidlo: agot-board 15.13 Součty před kartami
    Příklad: příklad podpory
      Pokud Tyrell má v oblasti Reach 2 rytíře a rozkaz Pochod +1
      A Lannister má v oblasti Blackwater 1 pěšáka a rozkaz Pochod -1
      A Tyrell má v oblasti King's Landing 1 rytíře a rozkaz Podpora
      A Lannister má v oblasti Stoney Sept 1 pěšáka a 1 rytíře a rozkaz Podpora
      A Baratheon má v oblasti Harrenhal 1 rytíře a rozkaz Podpora
      A na tahu je Tyrell
      A hráči mají prázdné karty rodu
      Když Tyrell pochoduje z oblasti Reach: 2 rytíři do oblasti Blackwater
      A Lannister podpoří z oblasti Stoney Sept obránce
      A Baratheon podpoří z oblasti Harrenhal obránce
      A Tyrell podpoří z oblasti King's Landing útočníka
      Pak síla útočníka je 7
      A síla obránce je 6
      A bitvu vyhraje Tyrell
