"""What no table of cards can be told, whatever the game: the words by which it is known."""

from __future__ import annotations

_TAKES = r"preb[ie]r\w*|prebr\w*|prevez\w*|prevz\w*|zisk\w*|vezme si|vzal\w* si|ukrad\w*"
CONTROL = rf"\b(?:{_TAKES}) (?:\S+ ){{0,4}}?kontrol\w*"
"""Somebody takes control of a card, and no card is said to give it."""
