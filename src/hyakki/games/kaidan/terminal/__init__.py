"""The game's screen in a terminal."""
