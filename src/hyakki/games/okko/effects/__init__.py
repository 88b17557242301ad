"""The effects of cards, talents and enhancements: records from the content (verbs.py), run in one place."""
