# language: cs
Požadavek: Vojenská výzva s nárokem 2
  Pravidlo: agot-ccg 7.19 Tolik obětí, kolik je nárok
    Příklad: jednu oběť zachrání duplikát, druhá zemře
      Pokud Stark má odhalenou zápletku "Tažení": nárok 2
      A Stark má ve hře postavu "Rytíř" se silou 5: klíčové slovo Renown
      A Lannister má ve hře postavu "Jaime" se silou 3: unikátní, klečí, moc 2
      A Lannister má na kartě "Jaime" duplikát "Jaime podruhé"
      A Lannister má ve hře postavu "Písař" se silou 1: bez ikon
      Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"
      A Lannister zachrání kartu "Jaime" duplikátem
      A skončí výzva
      Pak karta "Jaime" leží ve hře
      A karta "Písař" leží v hromádce mrtvých
      A Stark má 1 moc na kartě rodu
      A karta "Rytíř" má 1 moc
