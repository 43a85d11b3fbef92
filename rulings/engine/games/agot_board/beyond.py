"""What the table of this game cannot be told, with the reason and what to write instead."""

from __future__ import annotations

from ...core.manifest import Beyond

BEYOND = (
    Beyond(
        r"\b(?:dohod|slib|domluv|spojenectv|spojenec|primeri)\w*",
        "Dohody mezi hráči nejsou závazné, a tak je situace neříká. Napište jen tahy, které z dohody plynou: rozkazy, podporu, "
        "pochod.",
        "Stark slíbí, že nezaútočí",
    ),
    Beyond(
        r"\b(?:hodi\w*|hod) (?:kostkou|minci)",
        "Kostka v této hře není. Kdo vyhraje, rozhodne síla, karta rodu a meč: řekněte „Stark zahraje kartu rodu …“.",
        "Stark hodí kostkou",
    ),
)
