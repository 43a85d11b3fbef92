# language: cs
Požadavek: Kolo
  Pravidlo: agot-ccg 6.45 Nové kolo
    Příklad: od zápletek k dalšímu kolu
      Pokud je fáze zápletek
      A Stark má v balíčku zápletek zápletku "Žeň": příjem 4, iniciativa 5
      A Lannister má v balíčku zápletek zápletku "Válka": příjem 2, iniciativa 3
      A Stark má v balíčku 6 karet
      A Lannister má v balíčku 6 karet
      A Stark má v ruce postavu "Rytíř" se silou 3: cena 3
      A Lannister má ve hře postavu "Strážný" se silou 2
      Když Stark určí prvním hráčem hráče Stark
      A začne fáze velení
      A Stark zahraje postavu "Rytíř"
      A začne fáze výzev
      A Stark zahájí proti hráči Lannister mocenskou výzvu postavou "Rytíř"
      A Lannister nebrání
      A začne další kolo
      Pak je 2. kolo
      A Lannister má 1 moc na kartě rodu
      A Stark má 1 moc na kartě rodu
