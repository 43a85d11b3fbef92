"""What is not there where a choice has no place, by its kind: said with the rules that refuse it."""

from __future__ import annotations

NEEDS = {
    "leader": "Neprobíhá bitva, do které by se právě hrály karty rodu.",
    "casualty": "V žádné bitvě se tu právě neurčují ztráty.",
    "retreat": "Z žádné bitvy tu právě nikdo neustupuje.",
    "retreat_apart": "Z žádné bitvy tu právě nikdo neustupuje.",
    "blade": "Není tu chvíle bitvy, ve které lze použít Valyrijský ocelový meč.",
    "keep_blade": "Není tu chvíle bitvy, ve které lze použít Valyrijský ocelový meč.",
    "support": "Neprobíhá bitva, ve které by se právě rozhodovalo o podpoře.",
    "support_in_part": "Neprobíhá bitva, ve které by se právě rozhodovalo o podpoře.",
    "bid": "O nic se tu právě nedraží.",
    "muster": "Nikdo tu právě neverbuje.",
    "remove": "Nikdo tu právě nemusí odstranit jednotky.",
    "order": "Rozkazy se tu právě nepokládají.",
    "take_back": "Nikdo si tu právě nebere zpět kartu rodu.",
    "rob": "Nikdo tu právě soupeři neodhazuje kartu rodu.",
}
