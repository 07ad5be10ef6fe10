-- Version 5: where a battle stood.
--
-- A command on a long battle need not play all of it again: of each battle one state is kept, with whatever comes after
-- it in the record. It follows from the record and is worth no more than that: where its digest, which contains that of
-- the entry, says that it is not as it was written, or another version of the program wrote it, the record is played
-- from its beginning.
CREATE TABLE battle_kept (
  battle  TEXT NOT NULL PRIMARY KEY REFERENCES battle (id),
  entry   INTEGER NOT NULL CHECK (entry > 0),        -- after which it was so
  head    INTEGER NOT NULL,                          -- the step that had been answered last; 0: none
  program TEXT NOT NULL,                             -- version that wrote it
  state   TEXT NOT NULL,                             -- JSON, as a battle's beginning
  digest  INTEGER                                    -- of all this and of the entry's digest
) STRICT, WITHOUT ROWID;
