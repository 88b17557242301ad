-- Who may ask for hints at a table, and how many each seat has had.
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'usual';
ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
