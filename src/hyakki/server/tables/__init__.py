"""Live tables: their registry, seats, clocks, presence, standing orders, rule upgrades."""
