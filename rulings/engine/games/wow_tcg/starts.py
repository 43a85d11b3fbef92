"""Situations to begin from, one a question that players really argue about."""

from __future__ import annotations

from ...core.manifest import Start

STARTS = {
    "wow-tcg": (
        Start(
            "Boj dvou spojenců",
            """Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
Boris má ve hře spojence "Medvěd": ATK 1, zdraví 4
Když Anna navrhne boj: "Vlk" proti "Medvěd"
A skončí boj
Pak karta "Medvěd" má 2 zranění
""",
        ),
        Start(
            "Dovednost čeká v řetězu",
            """Anna má v ruce dovednost "Jiskra"
karta "Jiskra" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 1
Boris má ve hře spojence "Medvěd": ATK 1, zdraví 4
Když Anna zahraje dovednost "Jiskra" s cílem "Medvěd"
""",
        ),
        Start(
            "Ochránce zastoupí hrdinu",
            """Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
Boris má ve hře spojence "Stráž": klíčové slovo ochránce
Boris má hrdinu "Thrall": zdraví 28
Když Anna navrhne boj: "Vlk" proti "Thrall"
""",
        ),
    ),
}
