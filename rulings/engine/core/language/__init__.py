"""The scenario language: one table of phrases a game, Czech Gherkin around them."""
