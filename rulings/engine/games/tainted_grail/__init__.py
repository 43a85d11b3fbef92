"""Tainted Grail (`tainted-grail`): its card list alone. No rule of it is enacted yet, so nothing of it is proved."""
