# language: cs
Požadavek: Měření
  Pravidlo: wow-tcg 7.17
    Příklad: boj hrdinů s reakcemi, zbraněmi, zbrojí a ochráncem
      Pokud Anna má hrdinu "Thrall": zdraví 25
      A Anna má ve hře zbraň "Sekera": ATK 3, cena úderu 1
      A Anna má v ruce dovednost "Šíp": klíčové slovo instantní, cena 1
      A karta "Šíp" má schopnost: Po zahrání; cíl: vyber soupeřovu postavu; účinek: zraň cíl o 1
      A Anna má 2 zdroje
      A Boris má hrdinu "Rexxar": zdraví 25
      A Boris má ve hře spojence "Stráž": zdraví 4, klíčové slovo ochránce
      A Boris má v ruce dovednost "Štít": klíčové slovo instantní, cena 1
      A karta "Štít" má schopnost: Po zahrání; účinek: chraň každého vašeho hrdinu před 2 zraněními do konce kola
      A Boris má ve hře zbroj "Helma": DEF 1
      A Boris má ve hře zbroj "Pás": DEF 1
      A Boris má 1 zdroj
      Když Anna navrhne boj: "Thrall" proti "Rexxar"
      Pak hra pokračuje
