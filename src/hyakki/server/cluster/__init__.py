"""Several workers on one database, and how they replicate live tables."""
