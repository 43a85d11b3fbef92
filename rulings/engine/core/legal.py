"""Legal moves and refusals at the end of a script, for the table page and the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .choices import Intent

if TYPE_CHECKING:
    from .check import Played
    from .game import Game


def no_moves(error: str = "", line: int = 0) -> dict[str, Any]:
    """Nobody has a choice; ``error`` says what is wrong on the line, if anything is."""
    return {"error": error, "line": line, "player": "", "choices": [], "refused": []}


def legal_moves(game: Game, played: Played) -> dict[str, Any]:
    """The player to choose, the open choices, and the refused ones with their rules."""
    line = played.line
    result = no_moves(played.report.reason, played.report.reason_line)
    if line is None or not line.options:
        return result
    p = line.player()
    if p is None:
        return result
    result["player"] = game.player_name(line.t, p)
    for choice in line.options:
        result["choices"].append({"text": game.describe_choice(line.t, line.s, p, choice), "rules": []})
    for choice in () if game.is_chance(p) else game.candidates(line.t, line.s, p):
        if choice in line.options:
            continue
        rules = list(game.sharpest_first(game.refusals(line.t, line.s, Intent(p, (choice,), choice[0]))))
        if rules:
            result["refused"].append({"text": game.describe_choice(line.t, line.s, p, choice), "rules": rules})
    return result
