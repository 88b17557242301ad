"""Effects of cards: the common parts in `apply`, and a function for each card that does something unique."""
