"""What every game of cards has in common; knows no game."""
