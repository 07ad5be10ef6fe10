#include "model/library/library.h"

#include "model/library/armies.h"
#include "model/library/calls.h"
#include "model/library/check.h"
#include "model/library/collection.h"
#include "model/library/fields.h"
#include "model/library/log.h"
#include "model/library/open.h"
#include "model/library/seal.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

namespace {

Edit orRefuse(const LibraryStore& store, std::optional<Edit> edit, const char* code)
{
    if (!edit)
        throw Refused{libraryFault(store.path, code)};
    return *edit;
}

std::optional<std::string> readSetting(const LibraryStore& store, const std::string& key)
{
    SQLite::Statement query(*store.db, "SELECT value, " + isSound(settingSeal) + " FROM setting WHERE key = ?");
    query.bind(1, key);
    if (!query.executeStep()) {
        requireAll(store, settingSeal);
        return {};
    }
    if (query.getColumn(1).getInt() == 0)
        throw Refused{damagedRow(store, settingSeal, key)};
    return query.getColumn(0).getString();
}

void writeSetting(LibraryStore& store, const std::string& key, const std::optional<std::string>& value)
{
    requireText(store.path, "key", key);
    if (value)
        requireText(store.path, "value", *value);
    SQLite::Statement write(*store.db,
        value ? "INSERT INTO setting (key, value) VALUES (?1, ?2) "
                "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
              : "DELETE FROM setting WHERE key = ?1");
    write.bind(1, key);
    if (value)
        write.bind(2, *value);
    write.exec();
    seal(*store.db, settingSeal, "key = ?1", key);
}

} // namespace

Library::Library(std::unique_ptr<LibraryStore> store) : store_(std::move(store)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

Result<Library> Library::open(const std::string& path, Mode mode, std::span<const LibraryStep> steps)
{
    addLibraryMessages();
    const auto as = mode == Mode::command ? LibraryLock::As::command : LibraryLock::As::window;
    auto store = mode == Mode::copy ? openCopy(path, steps)
        : mode == Mode::readOnly    ? openForReading(path, steps)
                                    : openForWriting(path, as, steps);
    if (!store)
        return std::move(store.faults);
    return Library(std::move(*store));
}

const Message* Library::readOnlyBecause() const { return store_->readOnly ? &*store_->readOnly : nullptr; }

const std::string& Library::path() const { return store_->path; }

Result<std::vector<SavedArmy>> Library::armies(const ArmyFilter& filter) const
{
    return listing(*store_, [&] { return findArmies(*store_, filter); });
}

Result<SavedArmy> Library::army(const std::string& id) const
{
    return reading(*store_, [&] { return readSavedArmy(*store_, id); });
}

Result<std::vector<TagCount>> Library::tags() const
{
    return listing(*store_, [&] { return countTags(*store_); });
}

Result<SavedArmy> Library::create(const ArmyContent& content, std::string_view what, std::string_view detail)
{
    return changed(*store_, [&] { return createArmy(*store_, content, what, detail); });
}

Result<SavedArmy> Library::save(
    const std::string& id, const ArmyContent& content, std::string_view what, std::string_view detail)
{
    return changed(*store_, [&] { return saveArmy(*store_, id, content, what, detail); });
}

Result<SavedArmy> Library::setArchived(const std::string& id, bool archived)
{
    return changed(*store_, [&] { return archiveArmy(*store_, id, archived); });
}

std::optional<Fault> Library::remove(const std::string& id)
{
    return done(*store_, [&] { removeArmy(*store_, id); });
}

Result<std::vector<SavedArmy>> Library::removed() const
{
    return reading(*store_, [&] { return removedArmies(*store_); });
}

std::optional<Fault> Library::refreshFacts(const std::string& id, const std::string& words, const std::string& facts)
{
    return done(*store_, [&] { refreshArmy(*store_, id, words, facts); });
}

Result<std::vector<SavedField>> Library::fields(bool archived) const
{
    return listing(*store_, [&] { return readFields(*store_, archived); });
}

Result<SavedField> Library::field(const std::string& id) const
{
    return reading(*store_, [&] { return readSavedField(*store_, id); });
}

Result<SavedField> Library::createField(const FieldContent& content)
{
    return changed(*store_, [&] { return strategikon::createField(*store_, content); });
}

Result<SavedField> Library::saveField(
    const std::string& id, const FieldContent& content, std::string_view what, std::string_view detail)
{
    return changed(*store_, [&] { return strategikon::saveField(*store_, id, content, what, detail); });
}

Result<SavedField> Library::saveFieldCleaned(const std::string& id, const FieldContent& content, const Cleaning& clean,
    std::string_view what, std::string_view detail)
{
    auto saved = changed(*store_, [&] {
        strategikon::saveField(*store_, id, content, what, detail);
        cleanHistory(*store_, id, clean);
        return readSavedField(*store_, id);
    });
    if (saved) // a reader beside us may keep the log for a while; then it goes when the library is closed
        (void)guarded(path(), [&]() -> std::optional<Fault> {
            store_->db->exec("PRAGMA wal_checkpoint(TRUNCATE)");
            return {};
        });
    return saved;
}

Result<SavedField> Library::setFieldArchived(const std::string& id, bool archived)
{
    return changed(*store_, [&] { return archiveField(*store_, id, archived); });
}

std::optional<Fault> Library::removeField(const std::string& id)
{
    return done(*store_, [&] { strategikon::removeField(*store_, id); });
}

Result<std::vector<StandType>> Library::stands() const
{
    return reading(*store_, [&] { return readStands(*store_); });
}

Result<StandType> Library::saveStands(const StandType& stands)
{
    return changed(*store_, [&] { return keepStands(*store_, stands); });
}

std::optional<Fault> Library::removeStands(const std::string& id)
{
    return done(*store_, [&] { dropStands(*store_, id); });
}

Result<std::vector<StandsAside>> Library::aside(const std::string& armyId) const
{
    return reading(*store_, [&] { return readAside(*store_, armyId); });
}

std::optional<Fault> Library::setAside(const std::string& armyId, const std::string& standId, int stands)
{
    return done(*store_, [&] { putAside(*store_, armyId, standId, stands); });
}

std::optional<Fault> Library::setAside(const std::string& armyId, const std::vector<StandsAside>& stands)
{
    return done(*store_, [&] { replaceAside(*store_, armyId, stands); });
}

Result<Edit> Library::undo(const Scope& scope)
{
    return changed(
        *store_, [&] { return undoEdit(*store_, orRefuse(*store_, nextUndo(*store_, scope), "nothing-to-undo")); });
}

Result<Edit> Library::redo(const Scope& scope)
{
    return changed(
        *store_, [&] { return redoEdit(*store_, orRefuse(*store_, nextRedo(*store_, scope), "nothing-to-redo")); });
}

Result<Reach> Library::reach(const Scope& scope) const
{
    return reading(*store_, [&] { return Reach{nextUndo(*store_, scope), nextRedo(*store_, scope)}; });
}

bool Library::canUndo(const Scope& scope) const
{
    const auto now = reach(scope);
    return now && now->undo && !store_->readOnly;
}

bool Library::canRedo(const Scope& scope) const
{
    const auto now = reach(scope);
    return now && now->redo && !store_->readOnly;
}

Result<std::vector<Edit>> Library::history(const Scope& scope, int limit) const
{
    return reading(*store_, [&] { return readHistory(*store_, scope, limit); });
}

Result<std::optional<std::string>> Library::setting(const std::string& key) const
{
    return reading(*store_, [&] { return readSetting(*store_, key); });
}

std::optional<Fault> Library::setSetting(const std::string& key, const std::optional<std::string>& value)
{
    return done(*store_, [&] { writeSetting(*store_, key, value); });
}

} // namespace strategikon
