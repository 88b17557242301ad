"""Balance reports: many games among bots, counted for designers."""
