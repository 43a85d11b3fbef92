# language: cs
Požadavek: Beor a Tulák

  Pravidlo: tainted-grail 15.14 Ukázka boje
    @T-058
    Příklad: Beor přemůže Tuláka ve dvou tazích
      Pokud začíná bojové střetnutí "Tulák"
      A střetnutí má povahu rychlý
      A střetnutí má cílovou hodnotu 5
      A střetnutí "Tulák" patří do šedého balíčku
      A střetnutí má v 1. řadě zámek agresivity 2
      A při bilanci od 2 do 3 protivník útočí: 2 zásahy a -1 ukazatel
      A Beor má agresivitu 2
      A Beor má čáry 2
      A Beor má v balíčku karty "Útok", "Do střehu!", "Zuřivost", "Vrh zbraní" a "Úskok"
      A Beor má v balíčku 10 karet
      A karta "Útok" má v 1. řadě bonus 1 ukazatel
      A karta "Útok" má vlevo ve volném zámku 1 ukazatel
      A karta "Útok" má vpravo zámek čar
      A karta "Do střehu!" má vlevo zámek čar s bonusem další karta
      A karta "Do střehu!" má v 1. řadě zámek agresivity 1
      A karta "Do střehu!" má vpravo zámek čar
      A karta "Do střehu!" má schopnost zpožděná: dobrat 1 kartu
      A karta "Do střehu!" má schopnost při reakci protivníka: -2 zásahy
      A karta "Vrh zbraní" má v 1. řadě bonus 1 ukazatel
      A karta "Vrh zbraní" má vlevo zámek čar s bonusem další karta
      A karta "Vrh zbraní" má vlevo ve volném zámku 1 ukazatel a násobitel 2
      A karta "Vrh zbraní" má vpravo zámek čar
      A karta "Vrh zbraní" má schopnost při vyložení: vrhnout zbraň nebo štít za 2 ukazatele
      A karta "Zuřivost" má vlevo zámek čar s bonusem další karta
      A karta "Zuřivost" má schopnost při vyložení: zdraví -1 a 1 ukazatel za každý propojený zámek agresivity
      Když začne první tah
      Pak Beor má v ruce 3 karty
      Když aktivuje se Beor
      A Beor vyloží "Útok"
      Pak bojová bilance je 2
      A Beor má v ruce 2 karty
      Když Beor vyloží "Do střehu!" a zaplatí za zámek čar
      Pak bojová bilance je 2
      A na kartě "Do střehu!" leží 1 žeton času
      A Beor má v ruce 1 kartu
      Když Beor ukončí vykládání
      Pak bojová bilance je 1
      A Beor má zdraví 6
      Když začne další tah
      Pak Beor má v ruce 2 karty
      Když aktivuje se Beor
      Pak Beor má v ruce 3 karty
      A na kartě "Do střehu!" leží 0 žetonů času
      Když Beor vyloží "Vrh zbraní"
      A Beor za zámek čar nezaplatí
      Pak bojová bilance je 4
      Když Beor vyloží "Zuřivost" a zaplatí za zámek čar
      Pak bojová bilance je 6
      A Beor má zdraví 5
      A Beor má čáry 0
      A Beor má v ruce 1 kartu
      Když Beor ukončí vykládání
      Pak střetnutí je vyhrané
      A střetnutí "Tulák" leží dospod šedého balíčku
