"""The rulebooks of this game: every rule function registers itself with one of them."""

from ...core.rules import Book

ccg = Book("agot-ccg")
lcg = Book("agot-lcg")
BOOKS = (ccg, lcg)
