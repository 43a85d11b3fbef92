"""What an expectation gets: yes, no or cannot be said."""

from __future__ import annotations

from rulings.engine.core.answer import Answer, either, same, yes_no


def test_what_is_as_wanted_holds_without_a_reason():
    assert same(3, 3, "Na hromadě") == Answer(True, "", (), 0, 0)


def test_what_is_not_as_wanted_says_both():
    assert same(3, 4, "Na hromadě") == Answer(False, "Na hromadě: čekáno 4, ve skutečnosti 3.")


def test_a_yes_and_a_no_are_said_in_czech():
    assert yes_no(True, True, "Hra trvá") == yes_no(False, False, "Hra trvá") == Answer(True)
    assert yes_no(True, False, "Hra trvá").reason == "Hra trvá: čekáno ne, ve skutečnosti ano."
    assert yes_no(False, True, "Hra trvá").reason == "Hra trvá: čekáno ano, ve skutečnosti ne."


def test_what_is_so_or_not_is_said_in_the_words_given():
    words = ("leží", "stojí")
    assert either(True, True, words, "Kámen") == either(False, False, words, "Kámen") == Answer(True)
    assert either(True, False, words, "Kámen").reason == "Kámen: čekáno stojí, ve skutečnosti leží."
    assert either(False, True, words, "Kámen").reason == "Kámen: čekáno leží, ve skutečnosti stojí."
