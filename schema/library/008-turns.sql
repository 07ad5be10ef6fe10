-- Version 8: battles turn by turn.
--
-- Whoever asks a library with plain SQL finds how each unit and army stood at the end of each turn: views over the log
-- (docs/file-formats.md), and tables with what the log leaves out because the rules know it. Those follow from the
-- record and are worth no more than that. The views leave out battles that were removed, and steps that were undone or
-- lie on a branch that was left. They use no JSON (001). Their sides are A and B, as players call them.

-- The steps that led to where a battle stands now: those from `first` to `last`, a row for each stretch. What lies
-- between two stretches was undone.
CREATE TABLE battle_course (
  battle TEXT NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  first  INTEGER NOT NULL CHECK (first > 0),
  last   INTEGER NOT NULL CHECK (last >= first),
  PRIMARY KEY (battle, first)
) STRICT, WITHOUT ROWID;

WITH RECURSIVE
  latest AS (SELECT battle, max(number) AS number FROM battle_entry WHERE kind <> 'note' GROUP BY battle),
  head AS (
    SELECT battle, CASE kind WHEN 'step' THEN number ELSE target END AS number
    FROM latest JOIN battle_entry USING (battle, number)),
  line (battle, number, parent) AS (
    SELECT battle, number, parent FROM head JOIN battle_entry USING (battle, number)
    UNION ALL
    SELECT line.battle, its.number, its.parent
    FROM line JOIN battle_entry AS its ON its.battle = line.battle AND its.number = line.parent)
INSERT INTO battle_course
SELECT battle, min(number), max(number) FROM (
  SELECT battle, number, sum(EXISTS (
      SELECT 1 FROM battle_entry AS undone WHERE undone.battle = line.battle AND kind = 'step'
        AND undone.number > line.parent AND undone.number < line.number))
    OVER (PARTITION BY battle ORDER BY number) AS stretch
  FROM line)
GROUP BY battle, stretch;

-- What a rule system says of the fields of its things. What is secret is not here.
CREATE TABLE battle_field (
  system TEXT NOT NULL,
  field  TEXT NOT NULL,                              -- as in battle_change: "body.stands"
  label  TEXT NOT NULL,                              -- in English
  start  INTEGER NOT NULL,                           -- how it is at first, as a rule
  parts  INTEGER NOT NULL CHECK (parts > 0),         -- counted in so many: 2 are halves
  bound  TEXT NOT NULL,                              -- of losses: the field that says how many there may be; or empty
  words  TEXT NOT NULL,                              -- what its values 0, 1, 2 ... are called, with commas; or empty
  shown  INTEGER NOT NULL CHECK (shown IN (0, 1)),   -- to players, as long as they play
  PRIMARY KEY (system, field)
) STRICT, WITHOUT ROWID;

-- Armies, their commands (blocks), units (bodies) and commanders (leaders). Side and what it is within as at first.
CREATE TABLE battle_thing (
  battle TEXT NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  thing  INTEGER NOT NULL,
  entry  INTEGER NOT NULL,                           -- the step that put it there; 0: it was there at the beginning
  sort   TEXT NOT NULL,
  kind   TEXT NOT NULL,                              -- its row of the army list
  badge  TEXT NOT NULL,
  name   TEXT NOT NULL,
  side   TEXT NOT NULL,                              -- A, B, or empty
  within INTEGER NOT NULL,
  PRIMARY KEY (battle, thing, entry)
) STRICT, WITHOUT ROWID;

-- Fields that were not at first as they are as a rule; "gone": 1.
CREATE TABLE battle_start (
  battle TEXT NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  thing  INTEGER NOT NULL,
  entry  INTEGER NOT NULL,
  field  TEXT NOT NULL,
  value  INTEGER NOT NULL,
  PRIMARY KEY (battle, thing, entry, field)
) STRICT, WITHOUT ROWID;

-- Where turns began; a battle begins with one of its own, before the first or, as a branch, in the middle.
CREATE TABLE battle_began (
  battle TEXT NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  entry  INTEGER NOT NULL,                           -- the step; 0: the beginning
  event  INTEGER NOT NULL,                           -- of that step the first that belongs to it
  turn   INTEGER NOT NULL,
  whose  TEXT NOT NULL,                              -- A, B or both
  PRIMARY KEY (battle, entry)
) STRICT, WITHOUT ROWID;

-- What both sides had scored when a turn ended, or the battle.
CREATE TABLE battle_score (
  battle TEXT NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  entry  INTEGER NOT NULL,                           -- the step that ended it
  turn   INTEGER NOT NULL,
  whose  TEXT NOT NULL,
  side   TEXT NOT NULL,
  points INTEGER NOT NULL,
  PRIMARY KEY (battle, entry, turn, whose, side)
) STRICT, WITHOUT ROWID;

-- Battles of which the five tables above have still to be filled: those of an older library, and what came from another.
-- The program does it when it opens the library.
CREATE TABLE battle_untold (
  battle TEXT NOT NULL PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO battle_untold SELECT id FROM battle;

-- How a field came to be what it is is found without reading all of a battle.
CREATE INDEX battle_change_by_field ON battle_change (battle, thing, field) WHERE what IN ('field', 'gone');

-- The changes on the way to where a battle stands.
CREATE VIEW battle_line (battle, entry, event, part, what, thing, field, before, after) AS
SELECT its.battle, entry, event, part, what, thing, field, before, after
FROM battle JOIN battle_course AS course ON course.battle = id
  JOIN battle_change AS its ON its.battle = id AND entry BETWEEN first AND last
WHERE place <> 'removed';

-- Each turn of a side that was played, from its first event on until the one with which the next begins. Turn 0 is what
-- comes before the battle; the last one has no end.
CREATE VIEW battle_turn (battle, entry, event, turn, whose, until_entry, until_event) AS
SELECT its.battle, its.entry, its.event, its.turn, its.whose, later.entry, later.event
FROM battle JOIN battle_began AS its ON its.battle = id
  LEFT JOIN battle_began AS later ON later.battle = its.battle AND later.entry = (
    SELECT min(entry) FROM battle_began AS after JOIN battle_course AS course ON course.battle = after.battle
    WHERE after.battle = its.battle AND after.entry > its.entry AND after.entry BETWEEN first AND last)
WHERE place <> 'removed' AND (its.entry = 0 OR EXISTS (
  SELECT 1 FROM battle_course AS course WHERE course.battle = its.battle AND its.entry BETWEEN first AND last));

-- Who took part, with each of the fields that a system has of its sort, and "gone": 1 is off the table for good.
CREATE VIEW battle_figure (battle, thing, entry, sort, badge, name, side, field, label, parts, bound, shown, start) AS
SELECT its.battle, its.thing, its.entry, sort, badge, its.name, side, known.field, label, parts, bound, shown,
  coalesce(value, start)
FROM battle JOIN battle_thing AS its ON its.battle = id
  JOIN (
    SELECT system, field, label, start, parts, substr(field, 1, instr(field, '.')) || bound AS bound, shown,
      substr(field, 1, instr(field, '.') - 1) AS of
    FROM battle_field
    UNION ALL
    SELECT DISTINCT system, 'gone', 'Gone', 0, 1, '', 1, substr(field, 1, instr(field, '.') - 1) FROM battle_field)
    AS known ON known.system = battle.system AND of = sort
  LEFT JOIN battle_start AS begun
    ON begun.battle = its.battle AND begun.thing = its.thing AND begun.entry = its.entry AND begun.field = known.field
WHERE place <> 'removed' AND (its.entry = 0 OR EXISTS (
  SELECT 1 FROM battle_course AS course WHERE course.battle = its.battle AND its.entry BETWEEN first AND last));

-- The same as it was at the end of each turn: as the last change before that left it.
CREATE VIEW battle_figure_turn
  (battle, entry, turn, whose, thing, sort, badge, name, side, field, label, parts, bound, shown, value) AS
SELECT its.battle, its.entry, turn, whose, thing, sort, badge, name, side, field, label, parts, bound, shown, coalesce((
    SELECT after FROM battle_change AS made
    WHERE made.battle = known.battle AND made.thing = known.thing
      AND made.field = iif(known.field = 'gone', '', known.field) AND what IN ('field', 'gone')
      AND (made.entry, made.event) < (coalesce(until_entry, 1000000000), coalesce(until_event, 0))
      AND EXISTS (
        SELECT 1 FROM battle_course AS course WHERE course.battle = made.battle AND made.entry BETWEEN first AND last)
    ORDER BY made.entry DESC, made.event DESC, made.part DESC LIMIT 1), start)
FROM battle_turn AS its JOIN battle_figure AS known
  ON known.battle = its.battle AND (until_entry IS NULL OR known.entry < until_entry);

-- How each unit and each commander stood at the end of each turn: what players see of it, a row each.
CREATE VIEW battle_unit_turn (battle, entry, turn, whose, side, thing, badge, name, field, label, value) AS
SELECT battle, entry, turn, whose, side, thing, badge, name, substr(field, instr(field, '.') + 1), label, value
FROM battle_figure_turn WHERE sort IN ('body', 'leader') AND shown;

-- What each army had lost at the end of each turn, of how much; and each command, where the rules look at that.
CREATE VIEW battle_army_turn (battle, entry, turn, whose, side, thing, sort, badge, name, field, label, lost, bound) AS
SELECT its.battle, its.entry, its.turn, its.whose, its.side, its.thing, its.sort, its.badge, its.name,
  substr(its.field, instr(its.field, '.') + 1), its.label, its.value * 1.0 / its.parts, most.value * 1.0 / its.parts
FROM battle_figure_turn AS its JOIN battle_figure_turn AS most
  ON most.battle = its.battle AND most.entry = its.entry AND most.thing = its.thing AND most.field = its.bound
WHERE its.sort IN ('army', 'block');

-- What each side had scored at the end of each turn that is over.
CREATE VIEW battle_score_turn (battle, entry, turn, whose, side, points) AS
SELECT its.battle, its.entry, its.turn, its.whose, side, points
FROM battle_turn AS its JOIN battle_score AS score
  ON score.battle = its.battle AND score.turn = its.turn AND score.whose = its.whose
WHERE score.entry = coalesce(until_entry, (
    SELECT max(ended.entry) FROM battle_score AS ended JOIN battle_course AS course ON course.battle = ended.battle
    WHERE ended.battle = its.battle AND ended.entry >= its.entry AND ended.entry BETWEEN first AND last));

-- What people said of battles before names were made one that only capitals, spaces and ways to type an accent tell apart:
-- still to be looked at by the program, as what came from another library; and names that it spelt otherwise, so that
-- this can be taken back.
CREATE TABLE battle_unspelt (
  battle TEXT NOT NULL PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO battle_unspelt SELECT battle FROM battle_about;
CREATE TABLE battle_respelt (
  battle TEXT NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  what   TEXT NOT NULL,                              -- player-a, player-b, venue, occasion
  before TEXT NOT NULL,
  after  TEXT NOT NULL,
  PRIMARY KEY (battle, what)
) STRICT, WITHOUT ROWID;

-- Battles by when they were played last, and by name, so that a page of a long list and a battle that is called by its
-- name are found without reading all of them.
DROP INDEX battle_by_change;
CREATE INDEX battle_by_change ON battle (latest, place);
CREATE INDEX battle_by_name ON battle (name, place);
