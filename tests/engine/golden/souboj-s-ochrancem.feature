# language: cs
Požadavek: Souboj v řetězové hře
  Pravidlo: wow-tcg 9.6 Nový obránce
    Příklad: návrh, reakce, ochránce, úder a zbroj
      Pokud Anna má hrdinu "Thrall": zdraví 28, zranění 3
      A Anna má ve hře zbraň "Sekera": ATK 2, cena úderu 1, zraňuje na blízko
      A Anna má v ruce dovednost "Kopanec": cena 2
      A karta "Kopanec" má schopnost: Po zahrání; cíl: vyber hrdinu; účinek: zraň hrdinou cíl o 3 na blízko
      A Anna má v ruce dovednost "Přesila": cena 1, klíčové slovo instantní
      A karta "Přesila" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 1
      A Anna má 5 zdrojů
      A Boris má hrdinu "Rexxar": zdraví 30
      A Boris má ve hře spojence "Liška": ATK 1, zdraví 1
      A Boris má ve hře spojence "Stráž": ATK 2, zdraví 4, klíčové slovo ochránce
      A Boris má ve hře zbroj "Helma": DEF 2
      A Boris má v ruce dovednost "Kůra": cena 1, klíčové slovo instantní
      A karta "Kůra" má schopnost: Po zahrání; cíl: vyber spojence; účinek: posil cíl o 1 zdraví do konce kola
      A Boris má 2 zdroje
      Když Anna navrhne boj: "Thrall" proti "Liška"
      A Anna zahraje dovednost "Přesila" s cílem "Liška"
      A Anna předá přednost
      A Boris zahraje dovednost "Kůra" s cílem "Liška"
      Pak v tuto chvíli v řetězu čekají právě "Přesila" a "Kůra"
      Když se provede celý řetěz
      Pak v tuto chvíli karta "Liška" má 1 zranění
      Když nastane chvíle ochrany
      A Boris chrání kartou "Stráž"
      A Anna udeří zbraní "Sekera"
      A skončí boj
      Pak karta "Stráž" má 2 zranění
      A karta "Thrall" má 5 zranění
      A karta "Liška" má 1 zranění
      Když Anna zahraje dovednost "Kopanec" s cílem "Rexxar"
      A Anna předá přednost
      A Boris předá přednost
      A Boris vyčerpá zbroj "Helma"
      Pak karta "Rexxar" má 1 zranění
      Když začne další kolo
      Pak na tahu je Boris
      A karta "Liška" leží na hřbitově hráče Boris
