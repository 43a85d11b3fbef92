"""Where play stands."""
