"""Which words people say for one another: forms of one word, and everyday verbs of play that go together."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

SAME, FORM, KIN, CALLED = 1.0, 0.95, 0.75, 0.6
"""What a word is worth beside another: as itself, as a form of it, as one of its family, as a name made of it („Pochod“)."""
_STEM = 4
"""So many letters from the beginning must agree for two words to be forms of one."""
_SHARE = 0.6
"""And so much of the shorter of them."""
_ENDINGS = frozenset(["a", "e", "i", "o", "u", "y", "ou", "em", "um", "am", "ech", "ich", "ach", "mi"])
_FIGURES = "+-−0123456789"
_FAMILIES = """
mít má mají měl měla drží držet vlastní patří ovládá
má mají leží ležet je jsou stojí stát nachází bude byl byla
jde jít jdou šel přejde přesune přesunout přesouvá pohne pohnout táhne táhl táhnout pochoduje pochodovat vtrhne vstoupí vyrazí
útočí zaútočí zaútočil útočit napadne napadnout napadl zahájí pochoduje výzva výzvou výzvu navrhne boj souboj bojuje
podpoří podporuje podporu podpora pomůže pomáhá pomoc
vyloží vykládá zahraje zahrál zahrát hraje použije použít vynese sešle uplatní
vsadí vsází sází nabídne nabízí přihodí zaplatí platí utratí
verbuje naverbuje naverbovat povolá shromáždí staví postaví
ustoupí ustupuje stáhne stáhnout couvne uteče
lízne líže lízni dobere dobírá dober vezme bere vzal vytáhne získá dostane
odhodí odhazuje zahodí vyhodí odstraní odstranil zruší sundá
převezme převzít převzal přebere přebírá přebral přebrat ovládne ovládá ovládat kontrola kontrolu ukradne
zničí zničen zničena zničeno zabije zabit zabita zemře zemřel zemřela umře umřel padne ztratí
mrtvý mrtvá mrtvých zemře zemřel zemřela umře umřel zabit zabita
vyhraje vyhrál vyhrála vyhrává zvítězí vítězí vítěz
prohraje prohrál prohrála prohrává
klečí klečet klečící pokleklá pokleklý poklekne klekne tapne tapnout tapnutá tapnutý
položí položil dá dal dává umístí přidělí
začne začíná začal probíhá
skončí končí skončil skončila konec
remízou remíza nerozhodně nerozhodná nikdo
pasuje pas vzdá vynechá odloží
nájezd nájezdem vyplení plení
atk útok útokem útoku attack
def obrana obranou obranu obraně defense
zdraví život životy životů hp
hrůza hrůzu hrůzy hrůzou teror terorem teroru strach
výdrž výdrže energie energii energií
zranění zraněná zraněný rána rány ran poškození
moc moci mocí power
poddaní poddaných poddané poddaným poddanými léna lén léno lénech lénu fiefdom fiefdoms
trůn trůnu trůnem throne
dvůr dvora dvoře dvorem court
havran havrana havranem raven
meč meče mečem blade
pěšák pěšáka pěšáky pěšáků footman footmen
rytíř rytíře rytířů knight knights
loď lodě lodí ship ships
vyčerpaná vyčerpaný vyčerpané tapnutá tapnutý tapnuté unavená unavený
"""
_NUMERALS = {
    form: str(number)
    for number, forms in enumerate(
        """nula
        jeden jedna jedno jednu jednoho jedné jednou jedním
        dva dvě dvou dvěma
        tři třemi třech tří
        čtyři čtyřmi čtyřech čtyř
        pět pěti
        šest šesti
        sedm sedmi
        osm osmi
        devět devíti
        deset deseti""".splitlines()
    )
    for form in forms.split()
}


@lru_cache(maxsize=8192)
def folded(word: str) -> str:
    """In lower case, without diacritics and quotes."""
    return "".join(x for x in unicodedata.normalize("NFKD", word.strip('"').lower()) if not unicodedata.combining(x))


_KIN: dict[str, frozenset[int]] = {}
for _number, _line in enumerate(_FAMILIES.split("\n")):
    for _word in map(folded, _line.split()):
        _KIN[_word] = _KIN.get(_word, frozenset()) | {_number}


def families() -> list[list[str]]:
    """Words that go together, without diacritics: for those who look a sentence up by a word of their own."""
    return [sorted(set(map(folded, line.split()))) for line in _FAMILIES.split("\n") if line]


def numeral(word: str) -> str:
    """The figures of a number that is said in words; "" for any other word."""
    return _NUMERALS.get(word.lower(), "")


@lru_cache(maxsize=65536)
def akin(a: str, b: str) -> float:
    """How much one word can stand for the other: FORM, KIN, CALLED, or not at all."""
    if a == b:
        return SAME
    same_case = a.strip('"')[:1].isupper() == b.strip('"')[:1].isupper()
    a, b = folded(a), folded(b)
    if a == b:
        return SAME
    if not a or not b or a[0] in _FIGURES or b[0] in _FIGURES:
        return 0.0
    if _is_form(a, b):
        return FORM if same_case else CALLED
    return KIN if _KIN.get(a, frozenset()) & _KIN.get(b, frozenset()) else 0.0


def _is_form(a: str, b: str) -> bool:
    shared = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    if shared == _STEM - 1:  # short nouns: cena, cenou; síla, silou
        return {a[shared:], b[shared:]} <= _ENDINGS
    return shared >= _STEM and shared >= _SHARE * min(len(a), len(b)) and max(len(a), len(b)) <= 2 * shared


def shared(said: Sequence[str], offered: Sequence[str]) -> tuple[list[float], list[float]]:
    """How much of each word has a counterpart of its own in the other sentence: of those said, and of those offered."""
    pairs = sorted(
        ((worth, -abs(i - j), i, j) for i, x in enumerate(said) for j, y in enumerate(offered) if (worth := akin(x, y))),
        reverse=True,
    )
    of_said, of_offered = [0.0] * len(said), [0.0] * len(offered)
    for worth, _apart, i, j in pairs:
        if not of_said[i] and not of_offered[j]:
            of_said[i] = of_offered[j] = worth
    return of_said, of_offered
