"""Previews: what a player is told about a choice before making it."""
