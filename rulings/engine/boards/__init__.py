"""What games on a board have in common; it knows no game."""
