"""The laboratory: simulations, arenas, balance reports, checks and scenes."""
