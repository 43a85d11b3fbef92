"""What the table of this game cannot be told, with the reason and what to write instead."""

from __future__ import annotations

from ...cards.beyond import CONTROL
from ...core.manifest import Beyond

BEYOND = (
    Beyond(
        r"do konce (?:pristiho|dalsiho|nasledujiciho|sveho dalsiho) (?:kola|tahu)|do (?:pristiho|dalsiho) (?:kola|tahu)",
        "Trvání přes konec kola říct nelze: účinek trvá „do konce boje“, „do konce kola“, nebo bez udání napořád. Napište jej "
        "bez trvání a ptejte se na kolo, v němž ještě platí; na další kolo se zeptejte situací bez něj.",
        'karta "Vlk" má do konce příštího kola +2 k ATK',
    ),
    Beyond(
        r"(?:zaplat\w*|plat\w*|vycerp\w*|uhrad\w*)[^:]*\b(?:zdroj|ukol)\w* \"|\bzdroj(?:em|i|u)? \"[^\"]*\" (?:zaplat|plat)\w*",
        "Který zdroj se vyčerpá, určit nelze: cena se zaplatí kterýmikoli připravenými zdroji, stůl je nerozlišuje. Kolik jich "
        "je, řekne „Anna má 3 zdroje“ a „Anna má 2 vyčerpané zdroje“.",
        'Anna zaplatí zdrojem "Výprava"',
    ),
    Beyond(
        CONTROL,
        'Kontrolu předává jen schopnost karty, sama se říct nedá. Popište ji, třeba „karta "Zrada" má schopnost: Po '
        "zahrání; cíl: vyber soupeřova spojence; účinek: převezmi cíl“, a kartu zahrajte. Má-li to tak být od "
        'začátku, napište kartu k tomu, kdo ji ovládá: „Anna má ve hře spojence "Vlk": vlastní ji Boris“.',
        'Anna převezme kontrolu nad spojencem "Vlk"',
    ),
    Beyond(
        r"\b(?:hodi\w*|hod) (?:kostkou|minci|mince)",
        "Hod kostkou ani mincí tahle pravidla neznají. Co rozhodne náhoda, řekněte výsledkem: „Anna si dobere kartu …“.",
        "Anna hodí kostkou",
    ),
)
