"""Hyakki: a rules engine for games."""

__version__ = "0.1.0"
