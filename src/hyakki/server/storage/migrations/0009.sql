-- How often a guest's token and recovery code were made anew: those from before are worth nothing.
ALTER TABLE guests ADD COLUMN renewed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX guests_renewed ON guests (renewed) WHERE renewed > 0;
