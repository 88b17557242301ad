-- Guests whom the host has sent away: they sit down again only by the link that they are sent.
ALTER TABLE tables ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';
