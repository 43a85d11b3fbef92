"""The rulebook of this game: every rule function below registers itself here."""

from ...core.rules import Book

ccg = Book("agot-ccg")
