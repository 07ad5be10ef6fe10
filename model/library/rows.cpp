#include "model/library/rows.h"

#include <SQLiteCpp/Statement.h>

#include <stdexcept>

namespace strategikon {

// A later version of the file that adds a column adds it to `image`, and to `put` with coalesce(): older images do not
// have it.
const RowKind armyRows = {
    armySeal,
    "army",
    "id = ?1",
    R"(SELECT json_object('id', id, 'name', name, 'system', system, 'list', list, 'edition', edition,
         'points', points, 'document', document, 'tags', tags, 'words', words, 'facts', facts,
         'archived', archived, 'created', created, 'changed', changed)
       FROM army WHERE id = ?1)",
    R"(INSERT INTO army (id, name, system, list, edition, points, document, tags, words, facts, archived, created,
         changed)
       VALUES (?1->>'id', ?1->>'name', ?1->>'system', ?1->>'list', ?1->>'edition', ?1->>'points', ?1->>'document',
         ?1->>'tags', ?1->>'words', ?1->>'facts', ?1->>'archived', ?1->>'created', ?1->>'changed')
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, system = excluded.system, list = excluded.list,
         edition = excluded.edition, points = excluded.points, document = excluded.document, tags = excluded.tags,
         words = excluded.words, facts = excluded.facts, archived = excluded.archived, created = excluded.created,
         changed = excluded.changed)",
    "DELETE FROM army WHERE id = ?1",
    R"(INSERT INTO army_search (army_search, rowid, name, system, list, tags, words)
       SELECT 'delete', number, name, system, list, tags, words FROM army WHERE id = ?1)",
    R"(INSERT INTO army_search (rowid, name, system, list, tags, words)
       SELECT number, name, system, list, tags, words FROM army WHERE id = ?1)",
};

const RowKind standRows = {
    standSeal,
    "stand",
    "id = ?1",
    R"(SELECT json_object('id', id, 'name', name, 'owned', owned, 'serves', serves, 'note', note)
       FROM stand_type WHERE id = ?1)",
    R"(INSERT INTO stand_type (id, name, owned, serves, note)
       VALUES (?1->>'id', ?1->>'name', ?1->>'owned', ?1->>'serves', ?1->>'note')
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, owned = excluded.owned, serves = excluded.serves,
         note = excluded.note)",
    "DELETE FROM stand_type WHERE id = ?1",
};

const RowKind asideRows = {
    asideSeal,
    "aside",
    "stand = substr(?1, 1, instr(?1, '/') - 1) AND army = substr(?1, instr(?1, '/') + 1)",
    R"(SELECT json_object('stand', stand, 'army', army, 'stands', stands)
       FROM stand_aside WHERE stand = substr(?1, 1, instr(?1, '/') - 1) AND army = substr(?1, instr(?1, '/') + 1))",
    R"(INSERT INTO stand_aside (stand, army, stands)
       VALUES (?1->>'stand', ?1->>'army', ?1->>'stands')
       ON CONFLICT (stand, army) DO UPDATE SET stands = excluded.stands)",
    R"(DELETE FROM stand_aside
       WHERE stand = substr(?1, 1, instr(?1, '/') - 1) AND army = substr(?1, instr(?1, '/') + 1))",
};

const RowKind fieldRows = {
    fieldSeal,
    "field",
    "id = ?1",
    R"(SELECT json_object('id', id, 'name', name, 'system', system, 'document', document, 'facts', facts,
         'archived', archived, 'created', created, 'changed', changed)
       FROM battlefield WHERE id = ?1)",
    R"(INSERT INTO battlefield (id, name, system, document, facts, archived, created, changed)
       VALUES (?1->>'id', ?1->>'name', ?1->>'system', ?1->>'document', ?1->>'facts', ?1->>'archived',
         ?1->>'created', ?1->>'changed')
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, system = excluded.system, document = excluded.document,
         facts = excluded.facts, archived = excluded.archived, created = excluded.created, changed = excluded.changed)",
    "DELETE FROM battlefield WHERE id = ?1",
};

const RowKind& rowKind(const std::string& name)
{
    for (const RowKind* kind : {&armyRows, &standRows, &asideRows, &fieldRows})
        if (name == kind->name)
            return *kind;
    throw std::runtime_error("unknown kind of row in the log: " + name);
}

std::string asideKey(const std::string& stand, const std::string& army) { return stand + "/" + army; }

Image imageOf(SQLite::Database& db, const RowKind& kind, const std::string& key)
{
    SQLite::Statement query(db, kind.image);
    query.bind(1, key);
    if (!query.executeStep())
        return {};
    return query.getColumn(0).getString();
}

namespace {

void runForKey(SQLite::Database& db, const char* sql, const std::string& key)
{
    SQLite::Statement statement(db, sql);
    statement.bind(1, key);
    statement.exec();
}

} // namespace

void forgetRow(SQLite::Database& db, const RowKind& kind, const std::string& key)
{
    if (kind.forget)
        runForKey(db, kind.forget, key);
}

void sealRow(SQLite::Database& db, const RowKind& kind, const std::string& key)
{
    seal(db, kind.seal, kind.where, key);
    if (!kind.find)
        return;
    runForKey(db, kind.find, key);
    sealSearch(db);
}

void bringBack(SQLite::Database& db, const RowKind& kind, const std::string& key, const Image& image)
{
    alterRow(db, kind, key, [&] {
        SQLite::Statement write(db, image ? kind.put : kind.remove);
        write.bind(1, image ? *image : key);
        write.exec();
    });
}

} // namespace strategikon
