#include "model/library/fields.h"

#include "model/library/armies.h"
#include "model/library/check.h"
#include "model/library/log.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

namespace {

constexpr const char* fieldColumns = "id, name, system, document, facts, archived, created, changed";

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

Result<std::vector<SavedField>> readFields(const LibraryStore& store, bool archived)
{
    SealedRows rows(store, fieldSeal, fieldColumns, "archived = ?", "changed DESC, id");
    rows.row().bind(1, archived ? 1 : 0);
    Result<std::vector<SavedField>> all{std::vector<SavedField>()};
    while (rows.next())
        all->push_back(readFieldRow(rows.row()));
    all.faults = rows.faults();
    return all;
}

namespace {

std::optional<SavedField> findField(const LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db,
        std::string("SELECT ") + fieldColumns + ", " + isSound(fieldSeal) + " FROM battlefield WHERE id = ?");
    query.bind(1, id);
    if (!query.executeStep()) {
        requireAll(store, fieldSeal);
        return {};
    }
    if (query.getColumn(8).getInt() == 0)
        throw Refused{damagedRow(store, fieldSeal, id)};
    return readFieldRow(query);
}

SavedField fieldOf(SQLite::Database& db, const std::string& image)
{
    SQLite::Statement query(db, R"(SELECT ?1->>'id', ?1->>'name', ?1->>'system', ?1->>'document', ?1->>'facts',
        ?1->>'archived', ?1->>'created', ?1->>'changed')");
    query.bind(1, image);
    query.executeStep();
    return readFieldRow(query);
}

} // namespace

SavedField readSavedField(const LibraryStore& store, const std::string& id)
{
    auto field = findField(store, id);
    if (!field)
        throw Refused{libraryFault(store.path, "no-field", {{"id", id}})};
    return std::move(*field);
}

SavedField createField(LibraryStore& store, const FieldContent& content)
{
    const FieldContent tidy = tidied(store.path, content);
    requireName(tidy.name);
    const std::string id = newId();
    logChange(*store.db, Scope::field(id), "create", "", [&](LoggedChange& change) {
        change.row(fieldRows, id, [&] { writeField(*store.db, id, tidy, change.time()); });
    });
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
    if (now.content.name != tidy.name)
        requireName(tidy.name);
    logChange(*store.db, Scope::field(id), what, detail, [&](LoggedChange& change) {
        change.row(fieldRows, id, [&] { writeField(*store.db, id, tidy, change.time()); });
    });
    return readSavedField(store, id);
}

void cleanHistory(LibraryStore& store, const std::string& id, const Cleaning& clean)
{
    const Cleaning cleanImage = [&](const std::string& image) {
        SQLite::Statement query(*store.db, "SELECT ?1->>'document', json_set(?1, '$.document', ?2)");
        query.bind(1, image);
        query.executeStep();
        const std::string document = query.getColumn(0).getString(), cleaned = clean(document);
        if (cleaned == document)
            return image;
        query.reset();
        query.bind(2, cleaned);
        query.executeStep();
        return query.getColumn(1).getString();
    };
    rewriteImages(store, fieldRows, id, cleanImage);
}

std::vector<std::string> documentsOf(SQLite::Database& db, const std::string& id)
{
    SQLite::Statement query(db, R"(SELECT document FROM battlefield WHERE id = ?1
        UNION ALL SELECT before->>'document' FROM edit_row WHERE kind = 'field' AND key = ?1 AND before IS NOT NULL
        UNION ALL SELECT after->>'document' FROM edit_row WHERE kind = 'field' AND key = ?1 AND after IS NOT NULL)");
    query.bind(1, id);
    std::vector<std::string> all;
    while (query.executeStep())
        all.push_back(query.getColumn(0).getString());
    return all;
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
