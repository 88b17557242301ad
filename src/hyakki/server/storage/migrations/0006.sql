-- How often a table has changed. Where several workers write, each change names the number before it.
ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
