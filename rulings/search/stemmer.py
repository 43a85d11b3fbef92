"""A light Czech stemmer for folded words (lower case, no diacritics), without a word list.

``stem`` takes off noun and adjective endings until none is left, so that it is consistent: whatever it does to
one form it does to all of them. Two alternations are levelled the same blunt way, wherever they stand: the
fleeting e (vyzev -> vyzv) and the softened last consonant (utocnici -> utocnik, zaloze -> zaloh).
``verb_stem`` sorts a word into a conjugation by its ending (klecici, kleci, klecel -> i:klec); the class is part
of the key, which keeps a noun such as postava from meeting the verb postavit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

_VOWELS = "aeiouy"

# Longest first: the first ending that leaves a stem long enough is taken off.
_ENDINGS = (
    "ovi", "ove", "ich", "ych", "ech", "ach", "ami", "emi", "imi", "ymi", "ama", "eho", "iho", "emu", "imu",
    "ou", "em", "im", "ym", "um", "am", "mi", "ov",
    "a", "e", "i", "o", "u", "y",
)  # fmt: skip
_SHORTEST_STEM = 3

#: Everyday words too short or too irregular for any rule of endings.
_IRREGULAR = {
    form: head
    for head, forms in {
        "hra": "hra hry hru hre hro hrou her hram hrach hrami",
        "moc": "moc moci mocem mocemi mocich",
        "den": "den dne dni dnu dny dnem dnech dnum",
        "stul": "stul stolu stole stolem stoly stolech stolum",
        "dum": "dum domu dome domem domy domech domum",
        "kun": "kun kone koni konem konich konum konmi",
        "vuz": "vuz vozu voze vozem vozy vozech vozum",
        "dite": "dite ditete deti detem detech detmi",
        "clovek": "clovek cloveka cloveku clovekem lide lidi lidem lidech lidmi",
        "dva": "dva dve dvou dvema",
        "tri": "tri tremi trem trech",
        "ctyri": "ctyri ctyr ctyrem ctyrech ctyrmi",
    }.items()
    for form in forms.split()
}


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """The part of a folded word that its nominal forms share; ``stem(stem(x)) == stem(x)``."""
    while True:
        shorter = _level(_without_ending(_IRREGULAR.get(word, word)))
        if shorter == word:
            return word
        word = shorter


def _without_ending(word: str) -> str:
    if word in _IRREGULAR:
        return word
    for ending in _ENDINGS:
        rest = len(word) - len(ending)
        if rest >= _SHORTEST_STEM and word.endswith(ending) and not _vowels_only(word[:rest]):
            return word[:rest]
    return word


def _vowels_only(word: str) -> bool:
    return all(sign in _VOWELS for sign in word)


def _level(word: str) -> str:
    """Undo what endings do to the end of a stem: the fleeting e, c for k, z for h."""
    if word in _IRREGULAR or len(word) < _SHORTEST_STEM:
        return word
    if len(word) > 3 and word[-2] == "e" and word[-1] not in _VOWELS and word[-3] not in _VOWELS:
        word = word[:-2] + word[-1]
    return word[:-1] + {"c": "k", "z": "h"}.get(word[-1], word[-1])


_PERSONS = {
    "u": r"ovat|ovav|oval[aioy]?|ovan[aioy]?|ovane(?:ho|mu|m)?|ovanych|ovani|ovaci(?:ch|ho|mu|m|mi)?|"
    r"uj(?:[eiu]|es|eme|ete|te|me|i|ou|ici(?:ch|ho|mu|m|mi)?)?",
    "n": r"nout|n(?:e|u|es|eme|ete|ou|i|eme)|nul[aioy]?|nut[aioy]?|nuti|l[aioy]?",
    "a": r"at|am|as|a|ame|ate|aji|al[aioy]?|an[aioy]?|ani|anim|ej|ejte|ejme|ajici(?:ch|ho|mu|m|mi)?",
    "i": r"it|et|im|is|i|ime|ite|eji|il[aioy]?|el[aioy]?|en[aioy]?|eni|enim|enych|ene|ici(?:ch|ho|mu|m|mi)?|"
    r"ij(?:[eiu]|es|eme|ete|te|i|ou)?|te",
}
_AFTER_CONSONANT = {"n"}
_VERBS = tuple(
    (name, re.compile(rf"(?P<stem>\w*?[{_VOWELS}lr]\w*?{'[^aeiouy]' if name in _AFTER_CONSONANT else ''})(?:{forms})"))
    for name, forms in _PERSONS.items()
)


_PRESENT = ("u", "es", "e", "eme", "ete", "ou")
_PAST = ("l", "la", "lo", "li")
_PASSIVE = ("n", "na", "no", "ny", "ni", "ne", "nych", "nym", "nymi", "neho", "nemu", "nou", "nim")

#: Verbs whose forms share no stem, or another one than their endings say: the infinitive, the stem of the present and of the
#: past, whether the passive is told by the past, and what may stand before them (a dot: nothing). „Brána“ and „obrana“ are none.
_CHANGING = (
    ("jit", "jd", "", False, ". do na nade o obe ode pod pre pred pri pro roze se u v ve vy za"),
    ("brat", "ber", "bra", True, "na ode roze se vy"),
    ("brat", "ber", "bra", False, ". do po pre pri pro u za"),
    ("vzit", "vezm", "vza", False, ". pre"),
    ("slat", "sl", "sla", True, "ode po pre se vy za"),
    ("lhat", "lz", "lha", True, "se za"),
    ("psat", "pis", "psa", True, ". do na o po pre pri roze se u vy za"),
    ("kazat", "kaz", "kaza", True, "do od po pri pro roz u vy za"),
    ("mrit", "mr", "mre", False, "o u vy ze"),
    ("cit", "cn", "ca", False, "po za"),
    ("vest", "ved", "ved", False, ". do na od po pod pre pri pro roz u v vy za"),
    ("nest", "nes", "nes", False, ". do na od po pre pri roz s u v vy za"),
)
_MORE = {
    "jit": "sel sla slo sli",
    "vest": "veden vedena vedeni",
    "nest": "nesen nesena neseni",
    "cit": "cat cati",
    "vzit": "vzat vzati",
}


def _changing() -> Iterator[tuple[str, tuple[str, frozenset[str]]]]:
    for verb, present, past, passive, before in _CHANGING:
        endings = (*_PAST, *(_PASSIVE if passive else ())) if past else ()
        forms = [verb, *(present + ending for ending in _PRESENT), *(past + ending for ending in endings)]
        for form in (*forms, *_MORE.get(verb, "").split()):
            yield form, (verb, frozenset("" if sign == "." else sign for sign in before.split()))


_FORMS: dict[str, list[tuple[str, frozenset[str]]]] = {}
for _form, _meant in _changing():
    _FORMS.setdefault(_form, []).append(_meant)
_LONGEST_FORM = max(map(len, _FORMS))


def _infinitive(word: str) -> str:
    """The infinitive of such a verb, whatever its form: ``odesel`` and ``odejde`` are both ``odejit``; "" for other words."""
    for length in range(min(_LONGEST_FORM, len(word)), 1, -1):
        for verb, before in _FORMS.get(word[-length:], ()):
            if word[:-length] in before:
                return word[:-length] + verb
    return ""


@lru_cache(maxsize=65536)
def verb_stem(word: str) -> str:
    """``class:stem`` if the folded word looks like a form of a verb, else an empty string."""
    infinitive = _infinitive(word)
    if infinitive:
        return f"x:{infinitive}"
    for name, pattern in _VERBS:
        found = pattern.fullmatch(word)
        if found and len(found["stem"]) >= 2:
            return f"{name}:{found['stem']}"
    return ""
