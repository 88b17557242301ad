"""The campaign: what it keeps between its scenarios, and how it is won (OK-348 to OK-353)."""
