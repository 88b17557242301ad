"""Previews: facts about a choice that a player sees before making it."""
