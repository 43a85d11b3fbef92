"""A column of numbers for each thought says what adding up by hand says."""

from __future__ import annotations

import math
import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.search.base import Word
from rulings.search.scoring import COMMON, CUT_COVERED, FAINTLY, FINDING, WELL, Scoring, Thought
from rulings.search.shelf import Kept, Shelf
from rulings.search.store import Postings

MANY = 60
HELD = st.dictionaries(st.integers(0, MANY - 1), st.sampled_from((0.2, 0.36, 0.6, 1.0, 1.2)), max_size=40)


def scoring(postings):
    rows = [[f"kniha 1.{at}", ("rule", "term", "scenario")[at % 3], "kniha", "", at % 7 == 0, [], ""] for at in range(MANY)]
    held = {key: Postings.of([*of], [*of.values()]) for key, of in postings.items()}
    return Scoring(Shelf.of(rows, lambda key: held.get(key, Postings.of((), ())), lambda number: None, {}, {}))


def thoughts(postings):
    return [Thought(key, Word((key,)), {key: 1.0}) for key in postings]


def plainly(postings, allowed):
    """The scores and shares of all documents, added up one by one, as it is said and without a column."""
    kind = scoring({}).shelf.worth
    rarest = sorted((key for key in postings if postings[key]), key=lambda key: len(postings[key]))
    rare = {key for key in postings if len(postings[key]) <= COMMON * MANY or key in rarest[:FINDING]}
    told_apart = {at for key in rare for at in postings[key]}
    held = {key: {at: of for at, of in postings[key].items() if key in rare or at in told_apart} for key in postings}
    often = {key: len(held[key]) if key in rare else len(postings[key]) / 3 for key in postings if held[key]}
    weight = {key: math.sqrt(math.log(1 + MANY / (of + 20))) for key, of in often.items()}
    scores, shares, whole = {}, {}, sum(weight.values())
    for at in told_apart if allowed is None else told_apart & allowed:
        of = {key: held[key][at] for key in weight if at in held[key]}
        shares[at] = sum(weight[key] / whole * (1 if worth >= WELL else FAINTLY * worth) for key, worth in of.items())
        scores[at] = sum(weight[key] / whole * worth for key, worth in of.items()) * (0.3 + 0.7 * shares[at]) * kind[at]
    return scores, shares


@given(st.dictionaries(st.sampled_from("abcdefg"), HELD, min_size=1), st.none() | st.sets(st.integers(0, MANY - 1)))
def test_columns_add_up_what_each_document_covers(postings, allowed):
    asked = scoring(postings)
    mask = None if allowed is None else asked.shelf.only(sorted(allowed))
    scores, shares = plainly(postings, allowed)
    every, near = asked.score(thoughts(postings), mask, exact=True), asked.score(thoughts(postings), mask)
    assert every.scores == pytest.approx(scores)
    assert every.shares == pytest.approx(shares)
    enough = CUT_COVERED * max(every.shares.values(), default=0.0)
    assert near.scores == {at: score for at, score in every.scores.items() if every.shares[at] >= enough}


def test_what_holds_one_thought_of_many_is_not_told():
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
