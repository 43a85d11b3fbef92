"""Scenarios written back as Czech Gherkin."""

from __future__ import annotations

from rulings.engine.core.language.gherkin import read
from rulings.engine.core.language.write import write_feature

STEPS = [
    {"kind": "given", "text": "na hromadě je 5 kamenů"},
    {"kind": "given", "text": "Alík má žeton"},
    {"kind": "when", "text": "Alík vezme 2 kameny"},
    {"kind": "then", "text": "vyhraje Alík"},
    {"kind": "then", "text": "hra trvá"},
]
TEXT = """\
# language: cs
Požadavek: Kameny

    Příklad: bez pravidla
      Pokud na hromadě je 5 kamenů

  Pravidlo: hra-kameny 2.1

    @rychlé @M-001
    Příklad: dva
      Pokud na hromadě je 5 kamenů
      A Alík má žeton
      Když Alík vezme 2 kameny
      Pak vyhraje Alík
      A hra trvá

    Příklad: znovu
      Pak vyhraje Alík

    Příklad: pod týmž
      Když Alík vezme 2 kameny

  Pravidlo: hra-kameny 2.2

    Příklad: jinak
"""


def test_a_file_is_written_as_a_person_would_write_it():
    scenarios = [
        {"name": "bez pravidla", "steps": STEPS[:1]},
        {"name": "dva", "rule": "hra-kameny 2.1", "tags": ["rychlé", "M-001"], "steps": STEPS},
        {"name": "znovu", "rule": "hra-kameny 2.1", "tags": [], "steps": STEPS[3:4]},
        {"name": "pod týmž", "rule": "", "steps": STEPS[2:3]},
        {"name": "jinak", "rule": "hra-kameny 2.2", "steps": []},
    ]
    assert write_feature(scenarios, "Kameny") == TEXT


def test_what_is_written_is_read_again():
    found = read(write_feature([{"name": "dva", "rule": "hra-kameny 2.1", "tags": ["x"], "steps": STEPS}], "Kameny"))
    assert [(x.name, x.rule, x.tags, [(y.kind, y.text) for y in x.sentences]) for x in found] == [
        ("dva", "hra-kameny 2.1", ("x",), [(step["kind"], step["text"]) for step in STEPS])
    ]
