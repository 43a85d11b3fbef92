"""The two books of the game: their rules register here, chapter by chapter."""

from __future__ import annotations

from ...core.hooks import Function, Permission
from ...core.rules import Book

ccg = Book("agot-ccg")
lcg = Book("agot-lcg")


def said_by(permission: Permission) -> Function:
    """The statement of the older book by which a permission holds, so that the later one can say it again."""
    return next(rule.function for rule in ccg.rules if rule.hook is permission)
