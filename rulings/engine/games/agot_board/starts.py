"""Situations to begin from, one a question that players really argue about."""

from __future__ import annotations

from ...core.manifest import Start

STARTS = {
    "agot-board": (
        Start(
            "Pochod do prázdné oblasti",
            """Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0
Když Stark pochoduje z oblasti Winterfell: 1 pěšák do oblasti Moat Cailin
Pak Stark má v oblasti Moat Cailin 1 pěšáka
""",
        ),
        Start(
            "Bitva o Harrenhal",
            """Stark má v oblasti Riverrun 2 pěšáky a rozkaz Pochod 0
Lannister má v oblasti Harrenhal 1 pěšáka
hráči mají prázdné karty rodu
Když Stark pochoduje z oblasti Riverrun: 2 pěšáci do oblasti Harrenhal
""",
        ),
        Start(
            "Smí nájezd odstranit Obranu?",
            """Lannister má v oblasti Riverrun 1 pěšáka a rozkaz Nájezd
Stark má v oblasti Harrenhal 1 pěšáka a rozkaz Obrana +1
Když Lannister provede nájezd z oblasti Riverrun na oblast Harrenhal
""",
        ),
    ),
}
