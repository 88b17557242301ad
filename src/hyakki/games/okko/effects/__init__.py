"""What cards, talents and enhancements do: records from the content (verbs.py), run in one place."""
