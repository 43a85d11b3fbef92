"""The book of the board game, to which its chapters add their rules."""

from ...core.rules import Book

board = Book("agot-board")
