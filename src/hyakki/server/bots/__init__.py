"""Bots at a table, and the process in which they think."""
