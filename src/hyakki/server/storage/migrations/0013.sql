-- Reviews of finished games and imported replays, by their id; `format` is that of the program that made them.
CREATE TABLE reviews (id TEXT PRIMARY KEY, format INTEGER NOT NULL, body BLOB NOT NULL);
