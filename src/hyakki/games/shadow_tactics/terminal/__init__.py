"""How the game looks in a terminal."""
