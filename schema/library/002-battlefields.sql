-- Version 2: battlefields beside armies.
--
-- The document is the set-up file as text (schema/setup.schema.json): table, terrain, deployment, and every throw that
-- led there. Nothing in the database looks into it.
CREATE TABLE battlefield (
  id       TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  name     TEXT NOT NULL,
  system   TEXT NOT NULL,
  document TEXT NOT NULL,
  facts    TEXT NOT NULL,                          -- JSON: figures for lists on a screen, worked out from the document
  archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
  created  TEXT NOT NULL,
  changed  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX battlefield_by_change ON battlefield (archived, changed);

-- The log may hold their rows too. A check cannot be altered, so the table is made anew; scope is 'field/<id>'.
CREATE TABLE edit_row_2 (
  seq    INTEGER NOT NULL REFERENCES edit (seq),
  part   INTEGER NOT NULL,
  kind   TEXT NOT NULL CHECK (kind IN ('army', 'stand', 'aside', 'field')),
  key    TEXT NOT NULL,
  before TEXT,
  after  TEXT,
  PRIMARY KEY (seq, part),
  CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT;
INSERT INTO edit_row_2 SELECT seq, part, kind, key, before, after FROM edit_row;
DROP TABLE edit_row; -- with its triggers, which do not see this
ALTER TABLE edit_row_2 RENAME TO edit_row;
CREATE TRIGGER edit_row_stays BEFORE UPDATE ON edit_row BEGIN SELECT raise(ABORT, 'the log is never altered'); END;
CREATE TRIGGER edit_row_kept BEFORE DELETE ON edit_row BEGIN SELECT raise(ABORT, 'the log is never altered'); END;
