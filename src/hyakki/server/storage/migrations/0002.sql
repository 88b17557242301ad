-- What a clock showed when the latest Record was stored, and how often it has waited for each person.
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE seats ADD COLUMN drops INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_host ON tables (host, status);
