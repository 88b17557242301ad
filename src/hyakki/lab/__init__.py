"""Simulation, worked examples and balance: the engine without a table."""
