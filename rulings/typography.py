"""Fine Czech typography, in one place: what must not stand at the end of a line, quotation marks, dashes, minus signs.

Every change puts one character in the place of another, so that what was found in a text stays where it was found.
"""

import re

NBSP = "\N{NO-BREAK SPACE}"
_LONELY = re.compile(r"(?<![\w'’])(?P<word>[ksvzouaiKSVZOUAI]) (?=\S|$)")
"""A preposition or conjunction of one letter never ends a line."""
_COUNTED = re.compile(r"(?<![\w.])(?P<n>\d{1,3}|[IVX]+\.|\d{1,3}\.) (?=[a-zá-ž]{2}|[%°×–−]|\d+\.)")
"""A number stands with what it counts, an ordinal with its noun, a day with its month."""
_NAMED = re.compile(
    r"\b(?P<what>pravidl\w*|kapitol\w*|oddíl\w*|stran\w*|kol\w*|bod\w*|krok\w*|řád\w*|čl\.|č\.|str\.|sil\w*|síl\w*|cen\w*|"
    r"hodnot\w*|verz\w*|AGoT|CCG|LCG|TCG|Grail|desková) (?=\d)"
)
"""What a number names stands with it: pravidlo 7.12."""
_TITLED = re.compile(r"\b(?P<short>např|tzv|tj|mj|tzn|resp|popř|cca)\. (?=\S)")
_QUOTED = re.compile(r'"([^"\n]+)"')
_APOSTROPHE = re.compile(r"(?<=[A-Za-zá-ž])'(?=[a-z]|\s|$)")
_DASH = re.compile(r"(?<=[^\s\d]) - (?=\S)|(?<=\d) - (?=[^\d\s])")
_RANGE = re.compile(r"(?<=\d)-(?=\d)")
_MINUS = re.compile(r"(?<![\w.)])-(?=\d)")


def counted(number: int, one: str, few: str, many: str) -> str:
    """`1 pravidlo`, `3 pravidla`, `5 pravidel`: a number with the right one of three Czech forms."""
    return f"{number}{NBSP}{one if number == 1 else few if 2 <= number <= 4 else many}"


def fine(text: str) -> str:
    """A text as a typesetter would set it; of the same length."""
    text = _LONELY.sub(rf"\g<word>{NBSP}", text)
    text = _LONELY.sub(rf"\g<word>{NBSP}", text)  # „a v lese“: the first is found, the second begins where it ended
    text = _COUNTED.sub(rf"\g<n>{NBSP}", text)
    text = _NAMED.sub(rf"\g<what>{NBSP}", text)
    text = _TITLED.sub(rf"\g<short>.{NBSP}", text)
    text = _QUOTED.sub(r"„\1“", text)
    text = _APOSTROPHE.sub("’", text)
    text = _DASH.sub(f"{NBSP}– ", text)
    text = _RANGE.sub("–", text)
    return _MINUS.sub("−", text)
