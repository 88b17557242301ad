"""The game's own heuristics, from a View alone."""
