CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    recovery BLOB NOT NULL UNIQUE,
    created REAL NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    key BLOB NOT NULL,
    invite TEXT NOT NULL,
    host TEXT NOT NULL,
    pace TEXT NOT NULL,
    listed INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    status TEXT NOT NULL,
    parent TEXT,
    next TEXT,
    result TEXT,
    created REAL NOT NULL,
    touched REAL NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, listed, touched);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    away INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest);

-- The truth of a game. The number guards it: two writers can't both add the same one.
CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Sealed answers of the window that is open after so many records.
CREATE TABLE sealed (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (table_id, number, seat)
) WITHOUT ROWID;

CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    channel TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE replays (id TEXT PRIMARY KEY, body BLOB NOT NULL, guest TEXT NOT NULL, created REAL NOT NULL);
