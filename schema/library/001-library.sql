-- The player's library, version 1: armies, the log of every change, the collection of stands, own settings.
--
-- A file here is one step of the library's version: NNN-words.sql brings version NNN-1 to NNN. The program runs it in
-- one transaction together with the new user_version, so a step has no BEGIN and no COMMIT. A step that has once been
-- in a released program is never changed again.
-- The file is opened with trusted_schema off, under which no check and no trigger may use SQLite's JSON or search: the
-- program checks what is JSON before it writes, and keeps army_search and army_tag in step with army (rows.cpp).
-- Times are UTC as ISO 8601 text with milliseconds (2026-01-31T09:30:00.000Z), which sorts as time does.

-- The document is the army file as text. Nothing in the database looks into it.
CREATE TABLE army (
  number   INTEGER PRIMARY KEY,                    -- only for the search below; the id is the name to the outside
  id       TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
  name     TEXT NOT NULL,
  system   TEXT NOT NULL,
  list     TEXT NOT NULL,
  edition  TEXT NOT NULL,
  points   INTEGER NOT NULL CHECK (points >= 0),   -- the agreed size of the army
  document TEXT NOT NULL,
  tags     TEXT NOT NULL,                          -- JSON array of texts, in order
  words    TEXT NOT NULL,                          -- what the search shall find besides the columns above
  facts    TEXT NOT NULL,                          -- JSON: figures for lists on a screen, worked out from the document
  archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
  created  TEXT NOT NULL,
  changed  TEXT NOT NULL
) STRICT;

CREATE INDEX army_by_change ON army (archived, changed);

-- Found by the beginnings of words, without regard to case and accents. Holds no text of its own.
CREATE VIRTUAL TABLE army_search USING fts5 (
  name, system, list, tags, words,
  content = 'army', content_rowid = 'number', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);

-- The tags once more, one a row, to filter by.
CREATE TABLE army_tag (
  tag  TEXT NOT NULL,
  army INTEGER NOT NULL REFERENCES army (number) ON DELETE CASCADE,
  PRIMARY KEY (tag, army)
) STRICT, WITHOUT ROWID;

CREATE INDEX army_tag_by_army ON army_tag (army);

-- The collection: what the player owns. serves: which entries a stand can stand for, as JSON texts nobody looks into.
CREATE TABLE stand_type (
  id     TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  name   TEXT NOT NULL,
  owned  INTEGER NOT NULL CHECK (owned >= 0),
  serves TEXT NOT NULL,
  note   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Stands set aside for an army. No reference to army: the stands of a removed army come back with it by undo, and
-- until then count as free because every query joins army.
CREATE TABLE stand_aside (
  stand  TEXT NOT NULL REFERENCES stand_type (id),
  army   TEXT NOT NULL,
  stands INTEGER NOT NULL CHECK (stands > 0),
  PRIMARY KEY (stand, army)
) STRICT, WITHOUT ROWID;

CREATE INDEX stand_aside_by_army ON stand_aside (army);

-- The log. Each change is one entry, undo and redo are entries too; nothing in it is ever altered or removed.
-- scope: 'army/<id>' or 'collection', each with an undo and redo of its own. what: a short code for the history.
-- target: for undo and redo the entry that was undone or redone.
CREATE TABLE edit (
  seq    INTEGER PRIMARY KEY,
  at     TEXT NOT NULL,
  scope  TEXT NOT NULL,
  what   TEXT NOT NULL CHECK (length(what) BETWEEN 1 AND 40),
  detail TEXT NOT NULL,
  target INTEGER REFERENCES edit (seq),
  CHECK ((what IN ('undo', 'redo')) = (target IS NOT NULL))
) STRICT;

CREATE INDEX edit_by_scope ON edit (scope, seq);
CREATE INDEX edit_removals ON edit (seq) WHERE what = 'remove';

-- The rows an entry changed: the whole row before and after as a JSON object, NULL where there was none. An undo or
-- redo has none of its own, it is its target's read backwards or forwards.
CREATE TABLE edit_row (
  seq    INTEGER NOT NULL REFERENCES edit (seq),
  part   INTEGER NOT NULL,
  kind   TEXT NOT NULL CHECK (kind IN ('army', 'stand', 'aside')),
  key    TEXT NOT NULL,
  before TEXT,
  after  TEXT,
  PRIMARY KEY (seq, part),
  CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT;

CREATE TRIGGER edit_stays BEFORE UPDATE ON edit BEGIN SELECT raise(ABORT, 'the log is never altered'); END;
CREATE TRIGGER edit_kept BEFORE DELETE ON edit BEGIN SELECT raise(ABORT, 'the log is never altered'); END;
CREATE TRIGGER edit_row_stays BEFORE UPDATE ON edit_row BEGIN SELECT raise(ABORT, 'the log is never altered'); END;
CREATE TRIGGER edit_row_kept BEFORE DELETE ON edit_row BEGIN SELECT raise(ABORT, 'the log is never altered'); END;

-- Where undo and redo stand: the entries that can still be undone or redone. moved is the entry (the change itself, or
-- the latest undo or redo of it) that brought it there; the highest is next. Follows from the log.
CREATE TABLE step (
  seq    INTEGER PRIMARY KEY REFERENCES edit (seq),
  scope  TEXT NOT NULL,
  undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
  moved  INTEGER NOT NULL REFERENCES edit (seq)
) STRICT;

CREATE INDEX step_by_scope ON step (scope, undone, moved);
CREATE INDEX step_by_move ON step (undone, moved);

CREATE TABLE setting (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
