"""Fixtures to models and back (DESIGN, section 2): read a folder, check it whole, load it, export it."""
