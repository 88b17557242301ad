"""Work outside the event loop: in processes with limits, and in threads."""
