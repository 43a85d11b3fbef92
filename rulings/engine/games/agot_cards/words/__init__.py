"""The Czech of the game: one vocabulary for scenarios, abilities, traces and forms."""
