"""Replays of finished games: played again, read, cached."""
