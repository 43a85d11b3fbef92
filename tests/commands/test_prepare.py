"""What `prepare` tells of the time that a first start takes."""

from io import StringIO

import pytest

from rulings.management.commands import prepare
from tests.shelf import put_book

pytestmark = pytest.mark.django_db


@pytest.fixture
def said(monkeypatch):
    """Three steps that take 5, 10 and 6 seconds, expected to take as 1 to 2 to 1; what is told of them."""
    now = [0.0]

    def takes(seconds):
        def work():
            now[0] += seconds

        return work

    steps = [(1, "první", takes(5)), (2, "druhý", takes(10)), (1, "třetí", takes(6))]
    monkeypatch.setattr(prepare.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(prepare.Command, "_steps", lambda self: iter(steps))
    monkeypatch.setattr(prepare, "settle", lambda: None)

    def run():
        command = prepare.Command(stdout=StringIO())
        command._prepare()
        return [line.strip() for line in command.stdout.getvalue().splitlines()]

    return run


def test_a_first_start_says_after_each_step_how_long_the_others_will_take(said):
    assert said() == [
        "· první …", "hotovo za 5.0 s", "zbývá asi 15 s",
        "· druhý …", "hotovo za 10.0 s", "zbývá asi 5 s",
        "· třetí …", "hotovo za 6.0 s",
    ]  # fmt: skip


def test_later_nobody_knows_how_much_there_is_to_do(said):
    put_book()
    assert not [line for line in said() if "zbývá" in line]
