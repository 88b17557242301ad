-- All the seconds of a table's clocks, times this.
ALTER TABLE tables ADD COLUMN tempo REAL NOT NULL DEFAULT 1;
