# language: cs
Požadavek: Zrušení
  Pravidlo: agot-ccg 9.22 Cena se platí napřed
    Příklad: cena zůstane zaplacena
      Pokud je fáze velení
      A Stark má 3 zlaté
      A Stark má v ruce událost "Požár": cena 2
      A karta "Požár" má schopnost: Velení; cíl: vyber soupeřovu postavu; účinek: zabij cíl
      A Lannister má ve hře postavu "Písař" se silou 1
      A Lannister má v ruce událost "Déšť"
      A karta "Déšť" má schopnost: Zrušení události; účinek: zruš účinek
      Když Stark zahraje událost "Požár" s cílem "Písař"
      A Lannister zahraje událost "Déšť"
      Pak karta "Písař" leží ve hře
      A Stark má 1 zlatý
