"""Storage: the store's interface, SQLite, PostgreSQL, migrations, loading, backup."""
