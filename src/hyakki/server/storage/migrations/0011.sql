-- Questions that leave no choice are answered for a player who is alone with bots.
ALTER TABLE tables ADD COLUMN automatic INTEGER NOT NULL DEFAULT 1;
