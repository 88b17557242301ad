-- A full table waits for its host to start the game.
ALTER TABLE tables ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;

-- Tables that a guest has taken off the list of tables, and when.
CREATE TABLE cleared (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at REAL NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
