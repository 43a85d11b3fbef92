# language: cs
Požadavek: Plačící sirotek

  Pravidlo: tainted-grail 17.24 Ukázka diplomacie
    @T-283 @T-284
    Příklad: Arev utěší Plačícího sirotka v první etapě
      Pokud začíná diplomatické střetnutí "Plačící sirotek"
      A stupnice náklonnosti vede od -4 do 4
      A zelené pozice jsou 2, 3 a 4
      A v etapě 1 přinese bonus střetnutí: náklonnost +2
      A v etapě 1 protivník reaguje: náklonnost -1 a 1 zásah
      A v etapě 2 přinese bonus střetnutí: náklonnost +1
      A v etapě 2 protivník reaguje: výdrž -1 a zničit poslední kartu sledu
      A střetnutí má v 1. řadě zámek empatie 1
      A Arev má empatii 1
      A Arev má odvahu 2
      A Arev má čáry 1
      A Arev má pověst 3
      A Arev má v balíčku karty "Prostá pravda", "Falešný slib", "Ticho", "Pochmurný vtip", "Smysl pro detail" a "Povzdech"
      A Arev má v balíčku 9 karet
      A karta "Prostá pravda" má v 1. řadě bonus bonus střetnutí
      A karta "Prostá pravda" má vlevo ve volném zámku náklonnost +1
      A karta "Prostá pravda" má v 2. řadě zámek odvahy 1
      A karta "Prostá pravda" má vpravo zámek čar
      A karta "Falešný slib" má v 2. řadě bonus dobrat 1 kartu
      A karta "Falešný slib" má vlevo zámek čar s bonusem náklonnost +1
      A karta "Falešný slib" má vlevo ve volném zámku náklonnost +1
      A karta "Falešný slib" má v 3. řadě zámek empatie 1
      A karta "Pochmurný vtip" má v 3. řadě bonus dobrat 1 kartu
      A karta "Pochmurný vtip" má vlevo zámek čar s bonusem další karta
      A karta "Pochmurný vtip" má schopnost při vyložení: pověst -1 mimo zelené pozice a 1 náboj za každou úroveň odvahy
      A karta "Pochmurný vtip" má schopnost za 2 náboje: vyložit další kartu bez propojení
      A karta "Pochmurný vtip" má v 1. řadě zámek empatie 1
      A karta "Smysl pro detail" má v 1. řadě bonus bonus střetnutí
      A karta "Smysl pro detail" má schopnost zpožděná: dobrat 1 kartu
      Když začne první tah
      Pak Arev má v ruce 3 karty
      A ukazatel náklonnosti je na 0
      Když aktivuje se Arev
      A Arev vyloží "Prostá pravda"
      Pak ukazatel náklonnosti je na 3
      A Arev má v ruce 2 karty
      Když Arev ukončí vykládání
      Pak ukazatel náklonnosti je na 2
      A Arev má zdraví 5
      Když začne další tah
      Pak Arev má v ruce 3 karty
      Když aktivuje se Arev
      A Arev vyloží "Falešný slib" a zaplatí za zámek čar
      Pak ukazatel náklonnosti je na 4
      A Arev má v ruce 3 karty
      A Arev má čáry 0
      Když Arev ukončí vykládání
      Pak je 2. etapa
      A ukazatel náklonnosti je na 0
      A splněných etap je 1
      A Arev má zdraví 5
      A střetnutí pokračuje
      Když začne další tah
      Pak Arev má v ruce 4 karty
      Když aktivuje se Arev
      A Arev vyloží "Pochmurný vtip"
      Pak Arev má v ruce 4 karty
      A Arev má pověst 2
      A na kartě "Pochmurný vtip" leží 2 náboje
      Když Arev zaplatí náboje karty "Pochmurný vtip"
      A Arev vyloží "Smysl pro detail"
      Pak ukazatel náklonnosti je na 1
      A na kartě "Pochmurný vtip" leží 0 nábojů
      A Arev má v ruce 3 karty
      A na kartě "Smysl pro detail" leží 1 žeton času
      Když Arev ukončí vykládání
      Pak Arev má výdrž 5
      A poslední kartou sledu je "Pochmurný vtip"
      A Arev má mezi odhozenými kartu "Smysl pro detail"
      A na kartě "Smysl pro detail" leží 0 žetonů času
      A Arev má pověst 2
      A ukazatel náklonnosti je na 1
      A střetnutí pokračuje
