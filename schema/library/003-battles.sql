-- Version 3: recorded battles.
--
-- A battle is the state it began with and a log of entries that only grows: answers with their dice, ways back and
-- forth, notes. An answer's events and the changes they consist of lie in tables of their own, so that plain SQL can
-- ask who lost what and when. Fields are named as the rule system declares them ("body.stands"). Each row that others
-- hang on says how many there are: one that is missing is found when the record is read.
CREATE TABLE battle (
  id        TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  name      TEXT NOT NULL,
  system    TEXT NOT NULL,
  program   TEXT NOT NULL,                           -- version that began it
  facts     TEXT NOT NULL,                           -- JSON: figures for lists on a screen, worked out from the log
  place     TEXT NOT NULL CHECK (place IN ('open', 'archived', 'removed')),
  entries   INTEGER NOT NULL CHECK (entries >= 0),   -- how many
  created   TEXT NOT NULL,
  changed   TEXT NOT NULL,
  beginning TEXT NOT NULL,                           -- JSON: the state before the first entry, rule switches among it
  set_up    TEXT NOT NULL                            -- JSON: battlefield and deployment, or empty; both are long, so
                                                     -- they are last: a list of battles never reads them
) STRICT, WITHOUT ROWID;

CREATE INDEX battle_by_change ON battle (place, changed);

CREATE TABLE battle_entry (
  battle TEXT NOT NULL REFERENCES battle (id),
  number INTEGER NOT NULL CHECK (number > 0),        -- 1, 2, 3 ... without gaps
  kind   TEXT NOT NULL CHECK (kind IN ('step', 'moved', 'note')),
  parent INTEGER NOT NULL,                           -- of a step: the step it follows; 0: the beginning
  target INTEGER NOT NULL,                           -- of a move or a note: the step meant
  what   TEXT NOT NULL,                              -- undo, redo, goto, correct, note ...; the code of an answer
  text   TEXT NOT NULL,                              -- of a note
  answer TEXT NOT NULL,                              -- JSON, dice among it; empty for all but steps
  program TEXT NOT NULL,                             -- version that resolved it
  events INTEGER NOT NULL CHECK (events >= 0),       -- how many
  at     TEXT NOT NULL,
  PRIMARY KEY (battle, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE battle_event (
  battle  TEXT NOT NULL,
  entry   INTEGER NOT NULL,
  part    INTEGER NOT NULL,
  what    TEXT NOT NULL,                             -- past tense: "stands-lost"
  things  TEXT NOT NULL,                             -- JSON: whom it is about
  figures TEXT NOT NULL,                             -- JSON
  rule    TEXT NOT NULL,
  changes INTEGER NOT NULL CHECK (changes >= 0),     -- how many
  PRIMARY KEY (battle, entry, part),
  FOREIGN KEY (battle, entry) REFERENCES battle_entry (battle, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE battle_change (
  battle TEXT NOT NULL,
  entry  INTEGER NOT NULL,
  event  INTEGER NOT NULL,
  part   INTEGER NOT NULL,
  what   TEXT NOT NULL,                              -- field, made, gone ...
  thing  INTEGER NOT NULL,
  field  TEXT NOT NULL,
  before INTEGER NOT NULL,
  after  INTEGER NOT NULL,
  more   TEXT NOT NULL,                              -- JSON: what else the change holds; empty for most
  PRIMARY KEY (battle, entry, event, part),
  FOREIGN KEY (battle, entry, event) REFERENCES battle_event (battle, entry, part)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER battle_entry_stays BEFORE UPDATE ON battle_entry BEGIN SELECT raise(ABORT, 'the record is never altered'); END;
CREATE TRIGGER battle_entry_kept BEFORE DELETE ON battle_entry BEGIN SELECT raise(ABORT, 'the record is never altered'); END;
CREATE TRIGGER battle_event_stays BEFORE UPDATE ON battle_event BEGIN SELECT raise(ABORT, 'the record is never altered'); END;
CREATE TRIGGER battle_event_kept BEFORE DELETE ON battle_event BEGIN SELECT raise(ABORT, 'the record is never altered'); END;
CREATE TRIGGER battle_change_stays BEFORE UPDATE ON battle_change BEGIN SELECT raise(ABORT, 'the record is never altered'); END;
CREATE TRIGGER battle_change_kept BEFORE DELETE ON battle_change BEGIN SELECT raise(ABORT, 'the record is never altered'); END;
