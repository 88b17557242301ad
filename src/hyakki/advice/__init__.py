"""Advice: what a strong player would do with what a seat knows, and how a finished game went. It knows no game by
name."""
