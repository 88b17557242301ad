-- When a guest was last here: those who sit nowhere and do not come back are forgotten by rule.
ALTER TABLE guests ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE guests SET seen = created;
CREATE INDEX guests_by_seen ON guests (seen);
CREATE INDEX replays_by_guest ON replays (guest);
