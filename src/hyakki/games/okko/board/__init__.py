"""The map: geometry, sight and paths."""
