"""``make bench``: speed as ratios to python-chess, timed in the same run.

Seconds are those of the CPU. Prints one line a figure, ``name: value unit, ratio to peer``; with BENCH_JSON=file the
same as JSON.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from statistics import median, quantiles
from time import process_time

import chess

from rulings.engine.core.case import check_scenario
from rulings.engine.core.explore import Explorer, census
from rulings.engine.games.agot_board.cells import FIELD
from rulings.engine.games.agot_cards.cells import PHASE, TYPE
from rulings.engine.games.tainted_grail.cells import OVER, TURN
from rulings.engine.games.wow_tcg.cells import STAGE
from rulings.engine.games.wow_tcg.moments import at_rest
from rulings.engine.which import game_for

from .asked import SECONDS, ask, questions
from .situations import HERE, scenarios, table_of

Figure = tuple[str, float, str, float | None]
"""A name, a value, its unit, its ratio to the peer."""
REPEATS = 3
PHASE_POSITIONS = 20_000


def chess_walk(board: chess.Board, depth: int) -> int:
    """Make and unmake every move to a depth: the peer of an exploration."""
    if depth == 0:
        return 1
    nodes = 1
    for move in board.legal_moves:
        board.push(move)
        nodes += chess_walk(board, depth - 1)
        board.pop()
    return nodes


def rate(work) -> float:
    """Units a second, the best of a few runs; ``work`` returns how many units it did."""
    best = 0.0
    for _ in range(REPEATS):
        start = process_time()
        done = work()
        best = max(best, done / (process_time() - start))
    return best


def micro():
    """The micro challenge: its table, and the position in which attackers are declared."""
    return table_of("micro.feature")


def micro_over(t, s) -> bool:
    return not s[TYPE]


def battle_over(t, s) -> bool:
    return not s[FIELD]


def turn_over(t, s) -> bool:
    return bool(s[OVER]) or s[TURN] > 1


def combat_over(t, s) -> bool:
    return not s[STAGE] and at_rest(t, s)


def explore_whole(t, s, over) -> int:
    found = Explorer(t, over, lambda t, s: True, max_positions=10**7, max_seconds=600).run(s, "every")
    return found.edges


def check_times() -> dict[str, list[float]]:
    """Milliseconds of CPU for a check with its trace, by book, of all situations of the content; the better of two runs."""
    times: dict[str, list[float]] = {}
    situations = list(scenarios())
    for (path, _scenario, _cards), *runs in zip(situations, *(map(check_time, situations) for _ in range(2)), strict=True):
        times.setdefault(path.parent.parent.name, []).append(min(runs))
    return times


def check_time(situation) -> float:
    _path, scenario, cards = situation
    start = process_time()
    check_scenario(game_for(scenario), scenario, cards)
    return (process_time() - start) * 1000


def checks() -> list[Figure]:
    """How long a check takes: half of them at most the median, all but a twentieth at most p95."""
    by_book = check_times()
    every = [time for times in by_book.values() for time in times]
    found: list[Figure] = []
    for name, times in {"check with trace": every, **{f"check with trace, {book}": t for book, t in by_book.items()}}.items():
        found.append((f"{name}, median", median(times), "ms", None))
        found.append((f"{name}, p95", quantiles(times, n=20)[-1] if len(times) > 1 else times[0], "ms", None))
    return [*found, ("all scenarios checked", sum(every) / 1000, "s", None)]


def answers() -> list[Figure]:
    """The questions over many lines: positions looked at for each, and how many were decided."""
    asked = [ask(question) for question in questions()]
    found: list[Figure] = [(f"{one.question.name}: {one.told}, positions", one.positions, "positions", None) for one in asked]
    decided = sum(one.told == "decided" for one in asked)
    return [*found, (f"questions decided within {SECONDS:g} s, of {len(asked)}", decided, "questions", None)]


def explore_phase() -> float:
    """Positions a second over a whole challenges phase with every kind of ability, cut off at a budget."""
    t, s = table_of("phase.feature")
    phase = s[PHASE]
    explorer = Explorer(t, lambda t, s: s[PHASE] != phase, lambda t, s: True, PHASE_POSITIONS, 600)
    start = process_time()
    found = explorer.run(s, "every")
    return found.positions / (process_time() - start)


def counted(name: str, t, s, over) -> int:
    """Positions of a game explored whole; its counts by depth must be those kept in a file."""
    counts = census(t, s, over, 10**7)
    kept = HERE / f"{name}.json"
    got = {str(depth): row for depth, row in counts.depths.items()}
    if not kept.exists():
        kept.write_text(json.dumps(got, indent=1) + "\n")
    elif json.loads(kept.read_text()) != got:
        raise SystemExit(f"Počty v souboru {kept.name} se změnily: {got}")
    return counts.positions


def main() -> None:
    figures: list[Figure] = []
    walk = rate(lambda: chess_walk(chess.Board(), 3))
    figures.append(("python-chess make/unmake walk", walk, "nodes/s", 1.0))
    t, s = micro()
    speed = rate(lambda: explore_whole(t, s, micro_over))
    figures.append(("micro challenge, moves made", speed, "moves/s", speed / walk))
    figures.append(("micro challenge positions", counted("micro", t, s, micro_over), "positions", None))
    full = max(explore_phase() for _ in range(REPEATS))
    figures.append(("agot-ccg, a challenges phase explored", full, "positions/s", full / walk))
    t, s = table_of("battle.feature")
    speed = rate(lambda: explore_whole(t, s, battle_over))
    figures.append(("agot-board, a battle explored, moves made", speed, "moves/s", speed / walk))
    figures.append(("agot-board, positions of the battle", counted("battle", t, s, battle_over), "positions", None))
    t, s = table_of("turn.feature")
    speed = rate(lambda: explore_whole(t, s, turn_over))
    figures.append(("tainted-grail, a turn explored, moves made", speed, "moves/s", speed / walk))
    figures.append(("tainted-grail, positions of the turn", counted("turn", t, s, turn_over), "positions", None))
    t, s = table_of("chain.feature")
    speed = rate(lambda: explore_whole(t, s, combat_over))
    figures.append(("wow-tcg, a combat with its chain explored, moves made", speed, "moves/s", speed / walk))
    figures.append(("wow-tcg, positions of the combat", counted("chain", t, s, combat_over), "positions", None))
    figures += [*checks(), *answers()]
    for name, value, unit, ratio in figures:
        print(f"{name}: {value:,.2f} {unit}" + (f", {ratio:.2f} × python-chess" if ratio is not None else ""))
    if target := os.environ.get("BENCH_JSON"):
        rows = [{"name": n, "value": v, "unit": u, "ratio": r} for n, v, u, r in figures]
        Path(target).write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
