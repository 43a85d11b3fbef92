"""Whatever is typed, the engine answers; it never raises, and it never says "internal error"."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.engine import check_text, legal_text
from rulings.engine.games.agot_cards.sentences import VOCABULARY

EXAMPLES = {
    word: [phrase.example for phrase in VOCABULARY[kind].phrases]
    for word, kind in (("Pokud", "given"), ("Když", "when"), ("Pak", "then"))
}


def file(given_, when, then) -> str:
    steps = [f"    Pokud {x}" for x in given_] + [f"    Když {x}" for x in when] + [f"    Pak {x}" for x in then]
    return "\n".join(["# language: cs", "Požadavek: x", "  Příklad: y", *steps]) + "\n"


files = st.builds(
    file,
    st.lists(st.sampled_from(EXAMPLES["Pokud"]), max_size=6, unique=True),
    st.lists(st.sampled_from(EXAMPLES["Když"]), max_size=3),
    st.lists(st.sampled_from(EXAMPLES["Pak"]), min_size=1, max_size=3),
)


@settings(max_examples=150, deadline=None)
@given(files)
def test_any_mix_of_known_sentences_gets_a_verdict_with_a_reason(text):
    for report in check_text(text):
        assert report.verdict in ("confirmed", "refuted", "undecided")
        assert report.verdict == "confirmed" or report.reason
        assert "Vnitřní chyba" not in report.reason, report.reason
    assert "Vnitřní chyba" not in legal_text(text)["error"]


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=400))
def test_any_text_gets_a_verdict(text):
    for report in check_text(text):
        assert report.reason
        assert report.reason_line >= 1


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60))
def test_any_sentence_gets_a_verdict(sentence):
    for report in check_text(file([" ".join(sentence.split()) or "x"], [], ["hra pokračuje"])):
        assert report.verdict == "undecided"
