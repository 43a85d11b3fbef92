"""What is not summed is only what would not be shown."""

from __future__ import annotations

import os
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from rulings.search.base import Word
from rulings.search.scoring import CUT_COVERED, Scoring, Thought
from rulings.search.shelf import Kept, Shelf

MANY = 60
HELD = st.dictionaries(st.integers(0, MANY - 1), st.sampled_from((0.2, 0.36, 0.6, 1.0, 1.2)), max_size=40)


def scoring(postings):
    rows = [[f"kniha 1.{at}", ("rule", "term", "scenario")[at % 3], "kniha", "", at % 7 == 0, [], ""] for at in range(MANY)]
    return Scoring(Shelf.of(rows, lambda key: postings.get(key, {}), lambda number: None, {}, {}))


def thoughts(postings):
    return [Thought(key, Word((key,)), {key: 1.0}) for key in postings]


def _all(parts, allowed):
    return {at for _weight, held in parts for at in held if allowed is None or at in allowed}


@given(st.dictionaries(st.sampled_from("abcdefg"), HELD, min_size=1), st.none() | st.sets(st.integers(0, MANY - 1)))
def test_narrowing_leaves_out_only_what_covers_too_little(postings, allowed):
    plain = scoring(postings)
    plain._wide = lambda parts, allowed: plain._sum(_all(parts, allowed), parts)
    whole, narrow = plain.score(thoughts(postings), allowed), scoring(postings).score(thoughts(postings), allowed)
    widest = max(whole.shares.values(), default=0.0)
    wide = {at for at, share in whole.shares.items() if share >= CUT_COVERED * widest}
    assert wide <= narrow.scores.keys()
    assert all(narrow.scores[at] == whole.scores[at] and narrow.shares[at] == whole.shares[at] for at in narrow.scores)


def test_what_holds_one_thought_of_many_is_not_even_summed():
    postings = {key: {place: 1.0, 50: 1.0} for place, key in enumerate("abcdef")}
    assert set(scoring(postings).score(thoughts(postings)).scores) == {50}


def test_what_is_meant_is_not_kept_with_the_word():
    one = scoring({"a": {1: 0.6}, "tx": {2: 1.0}})
    meant = Thought("a", Word(("a",)), {"a": 1.0}, {"tx": 0.9})
    assert set(one.score([meant]).scores) == {1, 2}
    assert set(one.score([Thought("a", Word(("a",)), {"a": 1.0})]).scores) == {1}


def test_only_so_many_postings_are_kept_and_the_oldest_go():
    kept, read = Kept(10), []

    def held(name):
        return kept.get(name, lambda: read.append(name) or dict.fromkeys(range(4), 1.0))

    for name in "aabcca":
        assert held(name) == dict.fromkeys(range(4), 1.0)
    assert read == ["a", "b", "c", "a"]


FIND = """
from rulings.search.czech import Analyser
from rulings.search.lexicon import Lexicon, Phrase
phrases = [Phrase(text, "tkniha/" + text, text) for text in ("útok", "útočit", "útočník", "útoky na dálku")]
print([one.phrase.text for one in Lexicon(Analyser(), phrases).find(["útočit", "útok"])])
"""


def test_what_is_meant_is_told_in_the_same_order_by_every_process():
    told = {
        subprocess.run(
            [sys.executable, "-c", FIND], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2", "3", "4")
    }
    assert len(told) == 1
    assert told != {"[]\n"}
