-- From which address a table was made, as a keyed hash: so many at a time, and nobody learns the address.
ALTER TABLE tables ADD COLUMN made_from TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_address ON tables (made_from, status);
