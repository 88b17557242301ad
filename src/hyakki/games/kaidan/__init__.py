"""Kaidan: escape from the haunted house, or see that nobody does."""
