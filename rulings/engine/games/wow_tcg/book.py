"""The book of the game: its rules register here, chapter by chapter."""

from ...core.rules import Book

wow = Book("wow-tcg")
