"""The order of the Czech alphabet: č after c, ch after h, vowels with their accents."""

import unicodedata

LETTERS = ("a", "b", "c", "č", "d", "e", "f", "g", "h", "ch", *"ijklmnopqrřsštuvwxyzž")
_PLACE = {letter: place for place, letter in enumerate(LETTERS)}


def _letters(word: str) -> list[str]:
    found, left = [], word.casefold()
    while left:
        size = 2 if left.startswith("ch") else 1
        found.append(left[:size])
        left = left[size:]
    return found


def _base(letter: str) -> str:
    """The letter under which a letter is sorted: á under a, but č under itself."""
    return letter if letter in _PLACE else unicodedata.normalize("NFD", letter)[0]


def czech_order(text: str) -> tuple[tuple[int, ...], str]:
    """A key that sorts as a Czech dictionary does; accents decide only between equal words."""
    places = tuple(_PLACE.get(_base(letter), -1) for letter in _letters(text) if letter.isalnum() or letter == " ")
    return places, text.casefold()


def czech_letter(text: str) -> str:
    """The heading a word stands under: `Ch`, `Č`, `A` for á."""
    first = next(iter(_letters(text.strip())), "")
    return _base(first).capitalize() if first else "#"
