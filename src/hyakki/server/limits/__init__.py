"""Limits for clients: rates, quotas, connections."""
