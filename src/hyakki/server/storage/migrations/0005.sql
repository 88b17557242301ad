-- The name of the State after so many Records, so that a new version of the program can tell whether it agrees.
ALTER TABLE tables ADD COLUMN mark TEXT;
