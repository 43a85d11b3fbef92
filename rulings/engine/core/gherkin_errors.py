"""Errors from below put into a Czech sentence that says what to do."""

from __future__ import annotations

from .language.gherkin import ScenarioError


def explain_value(error: Exception) -> str:
    """A message for the user; an error nobody foresaw still names what was wrong."""
    if isinstance(error, ScenarioError):
        return str(error)
    if isinstance(error, ValueError) and "must be in range" in str(error):
        return "Hodnota vyšla mimo rozsah 0 až 255, s nímž pozice počítá."
    if isinstance(error, RecursionError):
        return "Situace se větví příliš hluboko."
    return f"Vnitřní chyba: situaci se nepodařilo dohrát ({type(error).__name__}: {error}). Nahlaste ji prosím."
