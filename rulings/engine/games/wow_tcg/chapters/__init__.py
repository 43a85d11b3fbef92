"""The rulebook as code: a file a chapter, in its order. ``game.py`` imports them all."""
