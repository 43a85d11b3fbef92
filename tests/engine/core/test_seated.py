"""Who sits at the table because a move names them, made or only asked about."""

from __future__ import annotations

from rulings.engine.core.check import compile_scenario
from rulings.engine.core.language.gherkin import read

from .toy import Situation, Stonegame, scenario


class Watching(Situation):
    def seat_opponents(self, made, asked):
        self.made = [type(record).__name__ for record in made]
        self.asked = [(type(record).__name__, record.player) for record in asked]


class Watched(Stonegame):
    def situation(self, library):
        return Watching(**library)


def seated(*steps):
    of = Watched()
    [found] = read(scenario(*steps))
    situation, _script = compile_scenario(of, found, {})
    return situation.made, situation.asked


def test_those_of_moves_that_are_made_come_before_those_asked_about():
    steps = ("Když Alík vezme 1 kámen", "Pak je dovoleno: Bára vezme 2 kameny", "A je odmítnuto: Alík zaklepe", "A hra trvá")
    assert seated(*steps) == (["Takes"], [("Takes", "Bára"), ("Knocks", "Alík")])


def test_expectations_within_others_and_what_nobody_understands_seat_nobody():
    steps = ("Pak na každé linii do konce hry: hra trvá", "A je dovoleno: Bára tancuje", "A je dovoleno: Bára zaklepe")
    assert seated(*steps) == ([], [("Knocks", "Bára")])
