"""What is not there where a choice has no place, by its kind: said with the rules that refuse it."""

from __future__ import annotations

NEEDS = {
    "first": "Žádná karta tu není zároveň zabíjena a odhazována, a tak není co řadit.",
    "passive": "Na vyhodnocení tu nečekají žádné pasivní schopnosti, jejichž pořadí by někdo určoval.",
    "attack": "Nikdo tu právě neurčuje útočníky výzvy.",
    "defend": "Neprobíhá výzva, ve které by se právě určovali obránci.",
    "stealth": "Nikdo tu právě nevybírá, koho obejde nenápadností.",
    "victim": "Nikdo tu právě nevybírá postavy, které zemřou podle nároku.",
    "choose_discard": "Nikdo tu právě nevybírá karty, které odhodí z ruky.",
    "save": "Žádná karta tu není zabíjena ani odhazována, a tak není co zachránit.",
    "save_dup": "Žádná karta tu není zabíjena ani odhazována, a tak není co zachránit.",
    "no_save": "Žádná karta tu není zabíjena ani odhazována, a tak není co zachránit.",
    "cancel": "Nic tu neprobíhá, co by se dalo zrušit.",
    "target": "Žádný efekt tu nečeká na výběr cíle.",
    "no_target": "Žádný efekt tu nečeká na výběr cíle.",
    "hand": "Žádný efekt tu nečeká na výběr cíle.",
    "pay": "Nikdo tu právě nic neplatí.",
    "plot": "Zápletky se tu právě nevybírají.",
    "lot": "O nic se tu právě nelosuje.",
    "redraw": "O výchozí ruce se tu právě nerozhoduje.",
    "keep": "O výchozí ruce se tu právě nerozhoduje.",
    "decline": "Není tu nic, na co by se právě reagovalo.",
}
