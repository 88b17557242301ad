"""What cards do: the common parts in `apply`, what only one card does in a function that bears its id."""
