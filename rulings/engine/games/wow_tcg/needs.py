"""What is not there where a choice has no place, by its kind: said with the rules that refuse it."""

from __future__ import annotations

NEEDS = {
    "armor": "Nikdo tu právě nedostává zranění, kterému by zbroj zabránila.",
    "accept": "Nikdo tu právě nedostává zranění, kterému by zbroj zabránila.",
    "prevent": "Nikdo tu právě nedostává zranění, kterému by se dalo zabránit.",
    "protect": "Není tu žádný útok, před kterým by bylo koho chránit.",
    "no_protect": "Není tu žádný útok, před kterým by bylo koho chránit.",
    "strike": "Neprobíhá boj, ve kterém by se právě bilo zbraní.",
    "target": "Žádný efekt tu nečeká na výběr cíle.",
    "no_target": "Žádný efekt tu nečeká na výběr cíle.",
    "pay": "Nikdo tu právě nic neplatí.",
    "discard": "Nikdo tu právě nevybírá karty, které odhodí.",
}
