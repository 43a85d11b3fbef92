"""Situations to begin from, one a question that players really argue about."""

from __future__ import annotations

from ...core.manifest import Start

STARTS = {
    "tainted-grail": (
        Start(
            "Karty v bojovém střetnutí",
            """probíhá bojové střetnutí "Vlk"
střetnutí má cílovou hodnotu 6
střetnutí má v 1. řadě zámek agresivity 1
Beor má agresivitu 1
Beor má v ruce karty "Útok" a "Krok"
karta "Útok" má v 1. řadě bonus 2 ukazatele
Když aktivuje se Beor
A Beor vyloží "Útok"
Pak bojová bilance je 2
""",
        ),
        Start(
            "Cesta po ostrově",
            """je hlavní část dne
v 1. řadě mapy leží lokace 101 a 102
lokace 101 je propojena s lokací 102
cestování stojí 1 bod výdrže
Beor je v lokaci 101
Když Beor cestuje do lokace 102
Pak Beor je v lokaci 102
""",
        ),
    ),
}
