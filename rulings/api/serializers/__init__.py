"""How records look in JSON. What they hold is the selectors' matter."""
