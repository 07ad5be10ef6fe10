#include "model/library/fields.h"

#include "model/library/armies.h"
#include "model/library/check.h"
#include "model/library/log.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

namespace {

constexpr const char* fieldColumns =
    "SELECT id, name, system, document, facts, archived, created, changed FROM battlefield ";

SavedField readFieldRow(SQLite::Statement& query)
{
    const auto text = [&query](int column) { return query.getColumn(column).getString(); };
    SavedField field;
    field.id = text(0);
    field.content = {text(1), text(2), text(3), text(4)};
    field.archived = query.getColumn(5).getInt() != 0;
    field.created = text(6);
    field.changed = text(7);
    return field;
}

void writeField(SQLite::Database& db, const std::string& id, const FieldContent& content, const std::string& time)
{
    SQLite::Statement write(
        db, R"(INSERT INTO battlefield (id, name, system, document, facts, archived, created, changed)
        VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6, ?6)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, system = excluded.system, document = excluded.document,
          facts = excluded.facts, changed = excluded.changed)");
    write.bind(1, id);
    write.bind(2, content.name);
    write.bind(3, content.system);
    write.bind(4, content.document);
    write.bind(5, content.facts);
    write.bind(6, time);
    write.exec();
}

} // namespace

std::vector<SavedField> readFields(SQLite::Database& db, bool archived)
{
    SQLite::Statement query(db, std::string(fieldColumns) + "WHERE archived = ? ORDER BY changed DESC, id");
    query.bind(1, archived ? 1 : 0);
    std::vector<SavedField> all;
    while (query.executeStep())
        all.push_back(readFieldRow(query));
    return all;
}

SavedField readSavedField(LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db, std::string(fieldColumns) + "WHERE id = ?");
    query.bind(1, id);
    if (!query.executeStep())
        throw Refused{libraryFault(store.path, "no-field", {{"id", id}})};
    return readFieldRow(query);
}

// Those whose latest standing change is a removal; undo in their scope brings them back.
std::vector<SavedField> removedFields(SQLite::Database& db)
{
    SQLite::Statement query(db, R"(SELECT before->>'id', before->>'name', before->>'system', before->>'document',
          before->>'facts', before->>'archived', before->>'created', before->>'changed'
        FROM edit JOIN step ON step.seq = edit.seq AND step.undone = 0
          JOIN edit_row ON edit_row.seq = edit.seq AND edit_row.kind = 'field'
        WHERE edit.what = 'remove' AND NOT EXISTS (SELECT 1 FROM battlefield WHERE id = edit_row.key)
        ORDER BY step.moved DESC)");
    std::vector<SavedField> all;
    while (query.executeStep())
        all.push_back(readFieldRow(query));
    return all;
}

SavedField createField(LibraryStore& store, const FieldContent& content)
{
    const FieldContent tidy = tidied(store.path, content);
    const std::string id = newId();
    LoggedChange change(*store.db, Scope::field(id), "create", "");
    change.row(fieldRows, id, [&] { writeField(*store.db, id, tidy, change.time()); });
    return readSavedField(store, id);
}

SavedField saveField(LibraryStore& store, const std::string& id, const FieldContent& content, std::string_view what,
    std::string_view detail)
{
    const FieldContent tidy = tidied(store.path, content);
    requireCode(store.path, what);
    requireText(store.path, "detail", detail);
    SavedField now = readSavedField(store, id);
    if (now.content == tidy)
        return now;
    LoggedChange change(*store.db, Scope::field(id), what, detail);
    change.row(fieldRows, id, [&] { writeField(*store.db, id, tidy, change.time()); });
    return readSavedField(store, id);
}

SavedField archiveField(LibraryStore& store, const std::string& id, bool archived)
{
    SavedField now = readSavedField(store, id);
    if (now.archived == archived)
        return now;
    setAside(*store.db, Scope::field(id), fieldRows, "battlefield", id, archived);
    return readSavedField(store, id);
}

void removeField(LibraryStore& store, const std::string& id)
{
    readSavedField(store, id);
    removeLogged(*store.db, Scope::field(id), fieldRows, id);
}

} // namespace strategikon
