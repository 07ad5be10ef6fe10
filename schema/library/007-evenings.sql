-- Version 7: evenings.
--
-- What people say of a battle: who played, where and when, on what occasion, tags, notes, the stamps of the armies, and
-- the clock of its round. It may change at any time and is no part of the record, so it stands beside it. A battle of
-- which nothing was said has no row.
CREATE TABLE battle_about (
  battle   TEXT NOT NULL PRIMARY KEY REFERENCES battle (id),
  player_a TEXT NOT NULL,
  player_b TEXT NOT NULL,
  venue    TEXT NOT NULL,
  day      TEXT NOT NULL,                            -- 2026-01-31; empty: the day it was begun
  occasion TEXT NOT NULL,                            -- or campaign
  tags     TEXT NOT NULL,                            -- JSON array of texts, in order
  notes    TEXT NOT NULL,
  stamp_a  TEXT NOT NULL,
  stamp_b  TEXT NOT NULL,
  minutes  INTEGER NOT NULL CHECK (minutes >= 0),    -- of its round; 0: it has no clock
  spent    INTEGER NOT NULL CHECK (spent >= 0),      -- seconds, before the clock was started last
  since    TEXT NOT NULL,                            -- UTC, when that was; empty: it stands still
  digest   INTEGER
) STRICT, WITHOUT ROWID;

INSERT INTO roll VALUES ('about', 0, 0);
CREATE TRIGGER battle_about_comes AFTER INSERT ON battle_about BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'about'; END;
CREATE TRIGGER battle_about_sealed AFTER UPDATE OF digest ON battle_about BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'about'; END;
CREATE TRIGGER battle_about_goes AFTER DELETE ON battle_about BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'about'; END;
