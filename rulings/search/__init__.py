"""Search behind one door: ``search`` asks, ``refresh`` keeps the index true to the content."""
