"""The book of Tainted Grail, to which its chapters add their rules."""

from ...core.rules import Book

grail = Book("tainted-grail")
