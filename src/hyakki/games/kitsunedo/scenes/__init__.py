"""Positions and facts for scenes."""
