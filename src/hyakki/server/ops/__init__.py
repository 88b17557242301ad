"""Operations: logs, metrics, health, expiry, bug reports."""
