"""What the table of this game cannot be told, with the reason and what to write instead."""

from __future__ import annotations

from ...cards.beyond import CONTROL
from ...core.manifest import Beyond

BEYOND = (
    Beyond(
        r"do konce (?:pristi\w*|dalsi\w*|nasledujici\w*) (?:kola|faze|vyzvy)|do (?:pristiho|dalsiho) kola",
        "Trvání přes konec kola říct nelze: účinek trvá „do konce výzvy“, „do konce fáze“, „do konce kola“, nebo bez udání "
        "napořád. Napište jej bez trvání a ptejte se, dokud platí; na dobu potom se zeptejte situací bez něj.",
        'karta "Robb" má schopnost: Výzvy; účinek: posil cíl o 2 do konce příštího kola',
    ),
    Beyond(
        r"\bkter(?:ym|e|y) (?:zlat|minc)\w*",
        "Které zlaté se platí, určit nelze a nezáleží na tom. Kolik jich hráč má, řekne „Stark má 3 zlaté“.",
        "Stark zaplatí kterým zlatým chce",
    ),
    Beyond(
        CONTROL,
        'Kontrolu předává jen schopnost karty, sama se říct nedá. Popište ji, třeba „karta "Zrada" má schopnost: '
        "Kdykoli; cíl: vyber soupeřovu postavu; účinek: převezmi cíl“, a kartu použijte. Má-li to tak být od začátku, "
        'napište kartu k tomu, kdo ji ovládá: „Stark má ve hře postavu "Jaime": vlastní ji Lannister“.',
        'Stark přebere kontrolu nad postavou "Jaime"',
    ),
    Beyond(
        r"\b(?:dohod|slib|domluv|spojenectv)\w*",
        "Dohody mezi hráči pravidla nevymáhají, a tak je situace neříká. Napište jen tahy, které z dohody plynou.",
        "Stark slíbí, že nezaútočí",
    ),
    Beyond(
        r"\bsm(?:i|eji) (?:byt (?:zabit|odhozen|zachranen|zvolen|urcen\w* za cil|cilem|vlozen|zrusen)\w*|klekat|vstavat)",
        "Prosté dovolení mění hru jen u útoku a obrany: „nech cíl útočit do konce fáze“, „nech tuto kartu bránit“. Být zabita, "
        "odhozena, zachráněna, zvolena za cíl, poklekat i vstávat smí karta i bez textu, a slovo „nesmí“ žádné dovolení "
        "neobejde. Takový text vynechte.",
        'karta "Robb" má schopnost: Výzvy; cíl: vyber postavu; účinek: dovol cíl: smí být zachráněna do konce fáze',
    ),
)
