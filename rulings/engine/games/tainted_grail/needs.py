"""What is not there where a choice has no place, by its kind: said with the rules that refuse it."""

from __future__ import annotations

NEEDS = {
    "play": "Nikdo tu právě nevykládá karty.",
    "lock": "Zámky karet se tu právě nevyhodnocují.",
    "pay": "Nikdo tu právě nic neplatí.",
    "equip": "Výbava se tu právě nevybírá.",
    "redraw": "O výchozí ruce se tu právě nerozhoduje.",
    "loot": "Kořist se tu právě nerozděluje.",
    "discard": "Nikdo tu právě nevybírá karty, které odhodí.",
    "draw": "Nikdo si tu právě nelíže karty.",
    "ward": "Nikdo tu právě nedostává zásah, který by se dal odvrátit.",
    "travel": "Neprobíhá část dne, ve které se cestuje.",
    "explore": "Neprobíhá část dne, ve které se prozkoumává.",
}
