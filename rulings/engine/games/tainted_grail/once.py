"""Sentences that may be said of one thing only once."""

from __future__ import annotations

from abc import abstractmethod

from ...core.sentences import Given


class Once(Given):
    """A sentence of *Pokud* that may be said of one thing only once, or again in the same words."""

    @property
    @abstractmethod
    def about(self) -> tuple[str, ...]:
        """Of what it speaks."""
