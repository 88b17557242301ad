"""Miniature games, each a complete one: they stand for what the great ones need of the core."""
