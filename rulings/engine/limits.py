"""The bounds of the engine, in one place. Whatever passes them ends as *nelze rozhodnout*."""

MAX_TEXT = 100_000
"""Characters of one scenario file."""
MAX_STEPS = 200
"""Steps (Pokud, Když, Pak) of one scenario."""
MAX_SENTENCE = 2_000
"""Characters of one sentence, values of an outline filled in."""
MAX_OFFERS = 150
"""Legal sentences offered at one moment, and refused ones."""
MAX_SPOKEN = 12
"""Sentences in which a line of play is told."""
OFFER_SECONDS = 1.5
"""Seconds of the processor in which they are looked for."""
MAX_FAULTS = 40
"""Wrong sentences of one scenario that are told at once."""
MAX_FILLED = 1_000_000
"""Characters of all sentences of one outline, values filled in."""
MAX_EXAMPLES = 300
"""Scenarios of one file, rows of outlines included."""
MAX_CARDS = 400
"""Cards on one table."""
MAX_MARKS = 247
"""Cards at which a cell can point: a byte, less none and the signs that are no cards (``cards.cells.REMARKS``).

Nameless cards lie behind those.
"""
MAX_ABILITIES = 120
"""Abilities on one table."""
MAX_PLAYERS = 6
MAX_CHAIN = 16
"""What waits on a chain at one moment."""
MAX_DEPTH = 24
"""Open steps at one moment."""
MAX_FLOW = 20_000
"""Automatic steps between two choices."""
MAX_MOVES = 2_000
"""Choices in one played line, silent passes included."""
MAX_LASTING = 120
"""Lasting effects in force at one moment."""
MAX_POSITIONS = 300_000
"""Positions of one exploration."""
MAX_SECONDS = 20.0
"""Seconds of one call, however many scenarios, explorations and ablations it holds: what is left is undecided."""
