"""The Czech of abilities and of the cards they mean, made from the tables of a game."""
