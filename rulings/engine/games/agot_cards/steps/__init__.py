"""The steps of play: windows, resolution of abilities, phases, challenges, set-up."""
