"""What the rulebook says in several places, word by word, by an example, or as what follows: numbers that share functions."""

from __future__ import annotations

from ..book import board

EXAMPLE = "Jedno číslo je příkladem druhého: pravidlo i jeho použití říkají totéž."
FOLLOWS = "Jedno plyne z druhého a samo nic nepřidává."
OVERVIEW = "Přehled herního materiálu a místo, kde se materiál použije, říkají totéž."

for _material in (
    ("2.5", "2.24", "3.7", "16.6"),
    ("2.1", "2.16", "10.5"),
    ("2.12", "3.2", "19.1"),
    ("2.11", "3.3", "9.1"),
    ("2.7", "3.8"),
    ("2.8", "7.20"),
    ("2.9", "7.21"),
    ("2.10", "7.22"),
    ("2.15", "3.4"),
    ("2.21", "9.9"),
    ("2.23", "7.5"),
    ("2.26", "5.8"),
    ("2.31", "11.1"),
):
    board.say_the_same(*_material, because=OVERVIEW)

for _twice in (
    ("1.4", "18.9"),
    ("4.2", "5.2"),
    ("5.7", "9.23"),
    ("5.13", "8.5"),
    ("8.1", "20.7"),
    ("8.4", "8.20"),
    ("8.8", "8.9"),
    ("8.13", "8.16"),
    ("8.14", "16.15"),
    ("8.22", "10.31"),
    ("9.5", "20.10"),
    ("10.7", "10.22", "14.27"),
    ("10.9", "10.12", "10.13"),
    ("10.24", "14.26"),
    ("10.25", "14.24"),
    ("12.12", "12.15", "14.6"),
    ("14.1", "14.2"),
    ("14.9", "16.1"),
    ("14.13", "16.14"),
    ("14.14", "14.28", "16.13"),
):
    board.say_the_same(*_twice)

for _shown in (
    ("3.9", "3.18"),
    ("3.10", "3.20"),
    ("3.14", "3.17"),
    ("5.11", "6.11"),
    ("6.2", "6.10"),
    ("8.15", "8.38"),
    ("11.21", "11.25"),
    ("12.19", "12.21", "12.23"),
    ("12.22", "12.24", "13.14"),
    ("14.4", "14.15", "14.19"),
    ("15.4", "15.5"),
    ("16.10", "16.21"),
):
    board.say_the_same(*_shown, because=EXAMPLE)

for _derived in (
    ("5.16", "6.16"),
    ("9.3", "9.4", "20.14"),
    ("9.6", "9.21"),
    ("17.23", "17.24"),
):
    board.say_the_same(*_derived, because=FOLLOWS)
