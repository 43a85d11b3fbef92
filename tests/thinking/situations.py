"""Situations that once took the site away."""


def heavy(each: int = 3) -> str:
    """A few characters that no machine explores to the end: the review's question that took the site away."""
    names = [(house, f"{house}{n}") for house in ("Stark", "Lannister") for n in range(each)]
    given = "\n".join(f'      A {house} má ve hře postavu "{name}" se silou 3' for house, name in names)
    return (
        "# language: cs\nPožadavek: x\n  Pravidlo: agot-ccg 7.12\n    Příklad: těžký\n"
        f"{given.replace('A', 'Pokud', 1)}\n      Pak na žádné linii do konce fáze: Stark má 15 moci na kartě rodu\n"
    )


def bomb(columns: str = "abcdef", each: int = 40) -> str:
    """An outline whose cells name the next column: 766 bytes that once became 5.8 GB."""
    cells = [f"<{name}>" * each for name in columns[1:]] + ["x" * each]
    return f"Požadavek: x\n Náčrt Scénáře: n\n  Pokud <a>\n  Příklady:\n  |{'|'.join(columns)}|\n  |{'|'.join(cells)}|\n"
