"""A line of play that is stuck tells why, and whether a whole move is open is found out without making it."""

from __future__ import annotations

import pytest

from rulings.engine.core.choices import Intent, Shortcut, Until, Verify
from rulings.engine.core.trial import legality

from .toy import (
    ALIK,
    BARA,
    COIN,
    HEAP,
    OVER,
    TAKEN,
    TOKEN,
    TOKENS,
    Plain,
    Stonegame,
    knock,
    line_of,
    stands,
    take,
)


class Further(Stonegame):
    """Knows reasons against what a refused move would still do."""

    def further_reasons(self, line, intents):
        self.told = line.s[HEAP], intents
        return ["dal-si 1.1", "hra-kameny 2.1", "dal-si 1.2"]


# -- why it is stuck ---------------------------------------------------------------------------------
def test_a_refusal_names_its_rules():
    said = line_of("Pokud na hromadě je 2 kameny").stuck(take(ALIK, 4))
    assert said.reason == "Alík: vzít 4 – tah je odmítnut podle hra-kameny 2.1, hra-kameny 2.2, hra-kameny 2.3, hra-kameny 2.5."
    assert (said.refused, said.waiting) == (("hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3", "hra-kameny 2.5"), ALIK)


def test_a_refusal_while_chance_is_waited_for_says_so():
    said = line_of("Pokud začne ten, koho určí mince").stuck(take(BARA, 3))
    assert said.reason == (
        "Bára: vzít 3 – tah je odmítnut podle hra-kameny 1.2, hra-kameny 2.1. "
        "Scénář nechává otevřenou volbu: rozhoduje náhoda. Možnosti: mince 0, mince 1."
    )
    assert said.waiting == COIN


def test_a_move_that_no_rule_refuses_is_not_its_turn():
    said = line_of("Když Alík vezme 1 kámen").stuck(Intent(ALIK, (("pass",),), "pass"))
    assert said.reason == (
        "Alík: nezaklepat – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Bára. Možnosti: nezaklepat."
    )
    assert (said.refused, said.waiting) == ((), BARA)


def test_a_move_without_a_choice_is_told_by_its_player():
    said = line_of().stuck(Intent(BARA, (), "take"))
    assert said.reason == (
        "Bára:  – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: vzít 1, vzít 2."
    )


def test_a_choice_is_told_by_its_player_and_where_it_stands():
    found = line_of(of=Plain())
    assert found.waiting().reason == "Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: Alík/5/1, Alík/5/2."
    assert found.stuck(take(BARA, 3)).reason == "Bára: Bára/5/3 – tah je odmítnut podle hra-kameny 1.2, hra-kameny 2.1."


def test_after_the_end_there_are_no_moves():
    said = line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen").stuck(take(BARA, 1))
    why = ("hra-kameny 2.2", "hra-kameny 2.3")
    assert (said.reason, said.refused, said.waiting) == (f"Hra už skončila, tah je odmítnut podle {', '.join(why)}.", why, None)
    said = line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen").stuck(Intent(BARA, (("pass",),), "pass"))
    assert (said.reason, said.refused) == ("Hra už skončila, tah nelze provést.", ())


@pytest.mark.parametrize(("many", "more"), [(8, "."), (9, "….")])
def test_of_many_open_choices_eight_are_told(many, more):
    found = line_of()
    found.options = [("take", n) for n in range(many)]
    told = ", ".join(f"vzít {n}" for n in range(8))
    assert found.waiting().reason == f"Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: {told}{more}"


# -- where an intent has its place -----------------------------------------------------------------------
def test_an_intent_has_its_place_where_silence_leads_or_here():
    found = line_of("Když Alík vezme 1 kámen")
    ahead = found.toward(take(BARA, 1))
    assert (stands(ahead), stands(found)) == (("tah", BARA, 4), ("odpověď", BARA, 4))
    assert stands(found.toward(Intent(BARA, (), "pass"))) == ("odpověď", BARA, 4)
    assert found.toward(Intent(BARA, (), "unheard of")) is found
    found = line_of(*TOKENS, "Když Alík vezme 1 kámen")
    assert stands(found.toward(take(BARA, 1))) == ("tah", BARA, 4)
    last = line_of("Pokud na hromadě je 1 kámen")
    assert last.toward(knock(BARA)) is last
    assert last.s[OVER] == 0


# -- whether a whole move is open -------------------------------------------------------------------------
def test_a_move_is_legal_when_each_of_its_parts_is():
    found = line_of()
    assert legality(found, [take(ALIK, 2)]) == (True, (), "")
    assert legality(found, [take(ALIK, 2), take(BARA, 1)]) == (True, (), "")
    assert legality(found, []) == (True, (), "")
    assert (found.s[HEAP], found.made) == (5, 0)


def test_a_move_is_refused_with_all_the_rules_against_it():
    found = line_of("Pokud na hromadě je 3 kameny")
    assert legality(found, [take(ALIK, 4)]) == (
        False,
        ("hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3", "hra-kameny 2.5"),
        "",
    )
    assert legality(found, [take(ALIK, 2), take(BARA, 2)]) == (False, ("hra-kameny 2.2", "hra-kameny 2.3"), "")


def test_a_move_out_of_time_is_refused_where_it_stands():
    found = line_of("Pokud na hromadě je 2 kameny")
    assert legality(found, [take(BARA, 3)]) == (
        False,
        ("hra-kameny 1.2", "hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3"),
        "",
    )


def test_who_is_out_of_time_may_still_pay_with_a_token():
    assert legality(line_of(*TOKENS), [take(BARA, 3)]) == (False, ("hra-kameny 1.2",), "")


def test_of_several_choices_one_that_is_open_makes_a_move_legal():
    assert legality(line_of(), [Intent(ALIK, (("take", 3), ("take", 2)), "take")]) == (True, (), "")


def test_of_a_refused_move_the_later_parts_are_told_too():
    of = Further()
    move = [take(ALIK, 3), knock(BARA)]
    assert legality(line_of(of=of), move) == (False, ("hra-kameny 2.1", "dal-si 1.1", "dal-si 1.2"), "")
    assert of.told == (5, move)


def test_what_no_rule_refuses_may_still_not_be_its_turn():
    found = line_of("Když Alík vezme 1 kámen")
    legal, rules, reason = legality(found, [Intent(ALIK, (("pass",),), "pass")])
    assert (legal, rules) == (False, ())
    assert reason == (
        "Alík: nezaklepat – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Bára. Možnosti: nezaklepat."
    )


def test_a_move_without_a_choice_is_not_its_turn():
    legal, rules, reason = legality(line_of(), [Intent(ALIK, (), "take")])
    assert (legal, rules) == (False, ())
    assert reason.startswith("Alík:  – tah teď není na řadě.")


def test_a_question_about_a_move_does_not_play_on_to_find_it_open():
    class Blind(Stonegame):
        def belongs_here(self, t, s, intent):
            return False

    found = line_of("Když Alík vezme 1 kámen", of=Blind())
    legal, rules, reason = legality(found, [Intent(BARA, (("take", 1),), "pass")])
    assert (legal, rules) == (False, ())
    assert reason.startswith("Bára: vzít 1 – tah teď není na řadě.")
    assert stands(found) == ("odpověď", BARA, 4)


def test_what_closes_a_set_that_has_closed_by_itself_is_passed_over():
    found = line_of("Když Alík vezme 1 kámen")
    closes = Intent(BARA, (("take", 7),), "unheard of", optional=True)
    assert legality(found, [closes, take(BARA, 2)]) == (True, (), "")
    assert legality(found, [closes, take(BARA, 3)])[0] is False
    here = Intent(BARA, (("take", 7),), "take", optional=True)
    assert legality(found, [here])[0] is False


def test_what_a_move_says_besides_is_part_of_it():
    found = line_of()
    empty = Verify(lambda t, s: s[HEAP] == 3, ("k 1",), "Zbylo jich víc.")
    assert legality(found, [take(ALIK, 2), empty]) == (True, (), "")
    assert legality(found, [take(ALIK, 1), empty]) == (False, ("k 1",), "Zbylo jich víc.")
    assert legality(found, [take(ALIK, 2), empty, take(BARA, 4)])[0] is False  # what comes after it is still asked
    assert legality(found, [Verify(lambda t, s: t is found.t and s == found.s, (), "")]) == (True, (), "")


def test_running_on_is_open_as_far_as_nobody_has_to_choose():
    found = line_of()
    assert legality(found, [Until(lambda t, s: True)]) == (True, (), "")
    legal, refused, reason = legality(found, [Until(lambda t, s: False)])
    assert (legal, refused, reason[:32]) == (False, (), "Scénář nechává otevřenou volbu: ")
    assert legality(found, [Until(lambda t, s: True), take(ALIK, 9)])[0] is False  # what comes after it is still asked


def test_a_shortcut_is_open_unless_the_game_refuses_it():
    found = line_of("Pokud na hromadě je 4 kameny")
    assert legality(found, [Shortcut(ALIK, 2)]) == (True, (), "")
    assert legality(found, [Shortcut(ALIK, 3)]) == (False, ("hra-kameny 2.2",), "Tolik kamenů tu není.")
    assert legality(found, [take(ALIK, 1), Shortcut(ALIK, 2)]) == (False, ("hra-kameny 2.2",), "Tolik kamenů tu není.")


def test_a_token_pays_for_three_stones_and_for_a_knock():
    found = line_of(*TOKENS, "Když Alík vezme 3 kameny", "A Bára zaklepe")
    alik, bara = found.t.players
    assert (stands(found), found.s[alik + TAKEN], found.s[alik + TOKEN], found.s[bara + TOKEN]) == (("tah", ALIK, 2), 3, 0, 0)
