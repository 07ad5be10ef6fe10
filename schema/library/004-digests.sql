-- Version 4: what finds damage.
--
-- Every row of what a user made carries a digest of itself (model/library/seal.h), and each row of a log contains the
-- digest of the one before it. The program writes them when it writes a row and looks at them when it reads one; rows
-- that are there already get theirs right after this step. NULL: none yet.

ALTER TABLE army ADD COLUMN digest INTEGER;
ALTER TABLE battlefield ADD COLUMN digest INTEGER;
ALTER TABLE stand_type ADD COLUMN digest INTEGER;
ALTER TABLE stand_aside ADD COLUMN digest INTEGER;
ALTER TABLE setting ADD COLUMN digest INTEGER;
ALTER TABLE step ADD COLUMN digest INTEGER;
ALTER TABLE edit_row ADD COLUMN digest INTEGER;
ALTER TABLE edit ADD COLUMN digest INTEGER;
ALTER TABLE battle_entry ADD COLUMN digest INTEGER;  -- with its events and their changes

DROP TRIGGER edit_stays;
DROP TRIGGER edit_row_stays;
DROP TRIGGER battle_entry_stays;
ALTER TABLE edit ADD COLUMN parts INTEGER NOT NULL DEFAULT 0; -- how many rows it changed
UPDATE edit SET parts = (SELECT count(*) FROM edit_row WHERE edit_row.seq = edit.seq);
CREATE TRIGGER edit_stays BEFORE UPDATE ON edit WHEN OLD.digest IS NOT NULL
  BEGIN SELECT raise(ABORT, 'the log is never altered'); END;
CREATE TRIGGER edit_row_stays BEFORE UPDATE ON edit_row WHEN OLD.digest IS NOT NULL
  BEGIN SELECT raise(ABORT, 'the log is never altered'); END;
CREATE TRIGGER battle_entry_stays BEFORE UPDATE ON battle_entry WHEN OLD.digest IS NOT NULL
  BEGIN SELECT raise(ABORT, 'the record is never altered'); END;

-- Battles anew, with what is long at the end as before. latest: which change of all battles of this library was its
-- latest one, counted from 1, so that the order of battles hangs on no clock.
CREATE TABLE battle_4 (
  id        TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  name      TEXT NOT NULL,
  system    TEXT NOT NULL,
  program   TEXT NOT NULL,
  facts     TEXT NOT NULL,
  place     TEXT NOT NULL CHECK (place IN ('open', 'archived', 'removed')),
  entries   INTEGER NOT NULL CHECK (entries >= 0),
  latest    INTEGER NOT NULL,
  created   TEXT NOT NULL,
  changed   TEXT NOT NULL,
  head      INTEGER,                                 -- digest of its last entry
  origin    INTEGER,                                 -- digest of its beginning and its set-up
  digest    INTEGER,                                 -- of what is above
  beginning TEXT NOT NULL,
  set_up    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO battle_4 (id, name, system, program, facts, place, entries, latest, created, changed, beginning, set_up)
  SELECT id, name, system, program, facts, place, entries, row_number() OVER (ORDER BY changed, id), created, changed,
    beginning, set_up FROM battle;
DROP TABLE battle;
ALTER TABLE battle_4 RENAME TO battle;
CREATE INDEX battle_by_change ON battle (latest);

-- Tags are read from the armies.
DROP TABLE army_tag;

-- How many rows of each kind there are, and the sum of their digests modulo 2^62: a row that is missing is noticed.
-- search: the digest of the search index.
CREATE TABLE roll (
  kind   TEXT NOT NULL PRIMARY KEY,
  rows   INTEGER NOT NULL,
  digest INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO roll SELECT 'army', count(*), 0 FROM army UNION ALL SELECT 'field', count(*), 0 FROM battlefield
  UNION ALL SELECT 'stand', count(*), 0 FROM stand_type UNION ALL SELECT 'aside', count(*), 0 FROM stand_aside
  UNION ALL SELECT 'setting', count(*), 0 FROM setting UNION ALL SELECT 'battle', count(*), 0 FROM battle
  UNION ALL SELECT 'edit', count(*), 0 FROM edit UNION ALL SELECT 'step', count(*), 0 FROM step
  UNION ALL SELECT 'search', 0, 0;

CREATE TRIGGER army_comes AFTER INSERT ON army BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'army'; END;
CREATE TRIGGER army_sealed AFTER UPDATE OF digest ON army BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'army'; END;
CREATE TRIGGER army_goes AFTER DELETE ON army BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'army'; END;
CREATE TRIGGER battlefield_comes AFTER INSERT ON battlefield BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'field'; END;
CREATE TRIGGER battlefield_sealed AFTER UPDATE OF digest ON battlefield BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'field'; END;
CREATE TRIGGER battlefield_goes AFTER DELETE ON battlefield BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'field'; END;
CREATE TRIGGER stand_type_comes AFTER INSERT ON stand_type BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'stand'; END;
CREATE TRIGGER stand_type_sealed AFTER UPDATE OF digest ON stand_type BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'stand'; END;
CREATE TRIGGER stand_type_goes AFTER DELETE ON stand_type BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'stand'; END;
CREATE TRIGGER stand_aside_comes AFTER INSERT ON stand_aside BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'aside'; END;
CREATE TRIGGER stand_aside_sealed AFTER UPDATE OF digest ON stand_aside BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'aside'; END;
CREATE TRIGGER stand_aside_goes AFTER DELETE ON stand_aside BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'aside'; END;
CREATE TRIGGER setting_comes AFTER INSERT ON setting BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'setting'; END;
CREATE TRIGGER setting_sealed AFTER UPDATE OF digest ON setting BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'setting'; END;
CREATE TRIGGER setting_goes AFTER DELETE ON setting BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'setting'; END;
CREATE TRIGGER battle_comes AFTER INSERT ON battle BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'battle'; END;
CREATE TRIGGER battle_sealed AFTER UPDATE OF digest ON battle BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'battle'; END;
CREATE TRIGGER battle_goes AFTER DELETE ON battle BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'battle'; END;
CREATE TRIGGER edit_comes AFTER INSERT ON edit BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'edit'; END;
CREATE TRIGGER edit_sealed AFTER UPDATE OF digest ON edit BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'edit'; END;
CREATE TRIGGER edit_goes AFTER DELETE ON edit BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'edit'; END;
CREATE TRIGGER step_comes AFTER INSERT ON step BEGIN
  UPDATE roll SET rows = rows + 1, digest = (digest + (coalesce(NEW.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'step'; END;
CREATE TRIGGER step_sealed AFTER UPDATE OF digest ON step BEGIN
  UPDATE roll SET digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff) + (NEW.digest & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'step'; END;
CREATE TRIGGER step_goes AFTER DELETE ON step BEGIN
  UPDATE roll SET rows = rows - 1, digest = (digest - (coalesce(OLD.digest, 0) & 0x3fffffffffffffff)) & 0x3fffffffffffffff WHERE kind = 'step'; END;
