"""Who chooses at the end of a script, what is legal, and what is refused by which rules."""

from __future__ import annotations

from rulings.engine.core.legal import legal_moves, no_moves

from .toy import HEAP, Plain, Stonegame, game, played


def test_the_open_choices_stand_beside_the_refused_ones():
    assert legal_moves(game, played("Pokud na hromadě je 4 kameny", "Když Alík vezme 1 kámen", "A dojde na tah hráče Bára")) == {
        "error": "",
        "line": 0,
        "player": "Bára",
        "choices": [{"text": "vzít 1", "rules": []}, {"text": "vzít 2", "rules": []}],
        "refused": [
            {"text": "vzít 3", "rules": ["hra-kameny 2.1"]},
            {"text": "vzít 4", "rules": ["hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3", "hra-kameny 2.5"]},
            {"text": "vzít 5", "rules": ["hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3"]},
        ],
    }


def test_what_is_open_is_not_among_the_refused_and_what_no_rule_refuses_neither():
    class Wild(Stonegame):
        def candidates(self, t, s, p):
            return [("hide", p, 1), ("take", 1), ("take", 3)]

        def refusals(self, t, s, intent):
            return {("take", 1): ["k 1"], ("take", 3): ["k 3"]}.get(intent.choices[0], [])

    found = legal_moves(Wild(), played())
    assert found["refused"] == [{"text": "vzít 3", "rules": ["k 3"]}]


def test_every_choice_is_told_by_who_would_make_it_and_where():
    class Telling(Plain):
        def candidates(self, t, s, p):
            return [("take", 3)] if (t.names[p], s[HEAP]) == ("Alík", 5) else []

    found = legal_moves(Telling(), played())
    assert [x["text"] for x in found["choices"]] == ["Alík/5/1", "Alík/5/2"]
    assert found["refused"] == [{"text": "Alík/5/3", "rules": ["hra-kameny 2.1"]}]


def test_chance_is_refused_nothing():
    found = legal_moves(game, played("Pokud začne ten, koho určí mince"))
    assert (found["player"], len(found["choices"]), found["refused"]) == ("náhoda", 2, [])


def test_a_script_that_is_stuck_tells_where_and_what_is_open_there():
    found = legal_moves(game, played("Pokud na hromadě je 4 kameny", "Když Alík vezme 3 kameny"))
    assert (found["error"], found["line"]) == ("Alík: vzít 3 – tah je odmítnut podle hra-kameny 2.1.", 4)
    assert (found["player"], len(found["choices"])) == ("Alík", 2)


def test_at_the_end_nobody_has_a_choice():
    assert legal_moves(game, played("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen")) == no_moves()
    assert no_moves() == {"error": "", "line": 0, "player": "", "choices": [], "refused": []}
    assert no_moves("Ne.", 3) == {"error": "Ne.", "line": 3, "player": "", "choices": [], "refused": []}


def test_a_situation_that_cannot_be_set_up_has_no_moves():
    assert legal_moves(game, played("Pokud Cyril má žeton", "Když Alík vezme 1 kámen")) == no_moves("Hráče Cyril neznám.", 4)
