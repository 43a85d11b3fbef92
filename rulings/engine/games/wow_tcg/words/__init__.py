"""Words and holes of this game's sentences."""
