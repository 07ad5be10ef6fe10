#include "model/library/everything.h"

#include "model/library/about.h"
#include "model/library/armies.h"
#include "model/library/battles.h"
#include "model/library/collection.h"
#include "model/library/health.h"
#include "model/library/log.h"
#include "model/library/open.h"
#include "model/library/private.h"
#include "model/library/seal.h"
#include "model/library/shape.h"
#include "model/library/spelling.h"
#include "model/text/name.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace strategikon {

namespace {

// The id of what differs from what is there under its own: always the same for the same, so that it is added once.
std::string otherId(const std::string& id, std::string_view content)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string made;
    for (auto bits = static_cast<std::uint64_t>(Seal().add(id).add(content).value()); made.size() < 16; bits >>= 4)
        made += digits[bits & 15u];
    return made;
}

std::string withId(SQLite::Database& db, const std::string& image, const std::string& id)
{
    SQLite::Statement query(db, "SELECT json_set(?, '$.id', ?)");
    query.bind(1, image);
    query.bind(2, id);
    query.executeStep();
    return query.getColumn(0).getString();
}

std::vector<std::string> keysOf(const LibraryStore& store, const SealedKind& kind, const char* key)
{
    SealedRows rows(store, kind, key, "1", key);
    std::vector<std::string> keys;
    while (rows.next())
        keys.push_back(rows.row().getColumn(0).getString());
    rows.requireAll();
    return keys;
}

struct Reader {
    LibraryStore& to;
    const LibraryStore& from;
    bool looks = false; // nothing is written, only counted
    Added added{};

    Image here(const RowKind& kind, const std::string& key) { return imageOf(*to.db, kind, key); }
    Image there(const RowKind& kind, const std::string& key) { return imageOf(*from.db, kind, key); }

    void put(const Scope& scope, const RowKind& kind, const std::string& key, const std::string& image)
    {
        if (looks)
            return;
        logChange(*to.db, scope, "import", "", [&](LoggedChange& change) {
            change.row(kind, key, [&] {
                SQLite::Statement write(*to.db, kind.put);
                write.bind(1, image);
                write.exec();
            });
        });
    }

    // Armies and fields: under their id, or, where that is another here, beside it.
    int documents(const RowKind& kind, Scope (*scope)(const std::string&))
    {
        int many = 0;
        for (std::string id : keysOf(from, kind.seal, "id")) {
            std::string image = *there(kind, id);
            const Image now = here(kind, id);
            if (now == image)
                continue;
            if (now) {
                id = otherId(id, image);
                image = withId(*to.db, image, id);
            }
            if (now && here(kind, id))
                continue;
            put(scope(id), kind, id, image);
            ++many;
        }
        return many;
    }

    void stands()
    {
        std::set<std::string> names;
        for (const StandType& one : readStands(to))
            names.insert(one.name);
        for (const StandType& one : readStands(from))
            if (!names.contains(one.name) && !here(standRows, one.id)) {
                put(Scope::collection(), standRows, one.id, *there(standRows, one.id));
                ++added.stands;
            }
        if (looks) // who is set aside is counted nowhere
            return;
        for (const StandsAside& one : readAside(from, "")) {
            const std::string key = asideKey(one.stands, one.army);
            if (here(standRows, one.stands) && here(armyRows, one.army) && !here(asideRows, key))
                put(Scope::collection(), asideRows, key, *there(asideRows, key));
        }
    }

    bool has(const std::string& table, const std::string& column, const std::string& key)
    {
        SQLite::Statement query(*to.db, "SELECT 1 FROM " + table + " WHERE " + column + " = ?");
        query.bind(1, key);
        return query.executeStep();
    }

    void settings(const std::vector<std::string>& keys)
    {
        for (const std::string& key : keys) {
            SQLite::Statement value(*from.db, "SELECT value FROM setting WHERE key = ?");
            value.bind(1, key);
            value.executeStep();
            if (has("setting", "key", key))
                continue;
            ++added.settings;
            if (looks)
                continue;
            SQLite::Statement write(*to.db, "INSERT INTO setting (key, value) VALUES (?, ?)");
            write.bind(1, key);
            write.bind(2, value.getColumn(0).getString());
            write.exec();
            seal(*to.db, settingSeal, "key = ?1", key);
        }
    }

    bool hasBattle(const std::string& id) { return has("battle", "id", id); }

    // What is said of it here already stays.
    void sayOf(const std::string& id, const BattleAbout& about)
    {
        if (about == BattleAbout() || has("battle_about", "battle", id))
            return;
        writeAbout(to, id, about);
        isUnspelt(to, id);
    }

    void battle(const std::string& id)
    {
        from.db->beginAnew();
        SavedBattle saved = readBattleItself(from, id);
        saved.about = soundAbout(from, id);
        const auto theirs = readBattleEntries(from, id, 0);
        if (hasBattle(id)) {
            const auto ours = readBattleEntries(to, id, 0);
            const SavedBattle now = readBattleItself(to, id);
            const auto same = std::mismatch(ours.begin(), ours.end(), theirs.begin(), theirs.end());
            const bool begun =
                now.content.beginning == saved.content.beginning && now.content.setUp == saved.content.setUp;
            const bool further = same.second == theirs.end(); // or as far, here
            if (begun && !looks && (further || same.first == ours.end()))
                sayOf(id, saved.about);
            if (begun && further)
                return;
            if (begun && same.first == ours.end()) {
                ++added.battles;
                if (!looks)
                    keepBattleEntries(
                        to, id, {theirs.begin() + std::ptrdiff_t(ours.size()), theirs.end()}, saved.content.facts);
                return;
            }
            saved.id = otherId(id, std::to_string(endOf(from, id).head));
            if (hasBattle(saved.id))
                return;
        }
        ++added.battles;
        if (looks)
            return;
        saved.content.name = cleanName(saved.content.name);
        keepBattle(to, saved);
        keepBattleEntries(to, saved.id, theirs, saved.content.facts);
        sayOf(saved.id, saved.about);
    }

    // From both ends, so that a page that is damaged hides nothing behind it.
    std::vector<std::string> soundKeys(const SealedKind& kind, const std::string& key, const std::string& order)
    {
        std::set<std::string> keys;
        for (const char* way : {" ASC", " DESC"})
            (void)guarded(from.path, [&]() -> std::optional<Fault> {
                from.db->beginAnew();
                SQLite::Statement query(*from.db,
                    "SELECT " + key + " FROM " + kind.table + " WHERE " + isSound(kind) + " ORDER BY " + order + way);
                while (query.executeStep())
                    keys.insert(query.getColumn(0).getString());
                return {};
            });
        return {keys.begin(), keys.end()};
    }

    void soundRows(
        const RowKind& kind, const std::string& key, const std::string& order, Scope (*scope)(const std::string&))
    {
        for (const std::string& id : soundKeys(kind.seal, key, order)) {
            const bool stray = &kind == &asideRows && !here(standRows, id.substr(0, id.find('/')));
            if (const Image image = stray ? Image() : there(kind, id))
                put(scope(id), kind, id, *image);
        }
    }

    std::vector<Message> sound()
    {
        const auto collection = [](const std::string&) { return Scope::collection(); };
        soundRows(armyRows, "id", "number", &Scope::army);
        soundRows(fieldRows, "id", "id", &Scope::field);
        soundRows(standRows, "id", "id", collection);
        soundRows(asideRows, "stand || '/' || army", "stand", collection);
        settings(soundKeys(settingSeal, "key", "key"));
        std::vector<Message> out;
        for (const std::string& id : soundKeys(battleSeal, "id", "id"))
            if (guarded(from.path, [&]() -> std::optional<Fault> {
                    battle(id); // read as a whole before anything of it is written
                    return {};
                }))
                out.push_back({"library-out-battle", {{"id", id}, {"called", calledOf(from, battleSeal, id)}}});
        out.push_back({"library-out-unread", {}});
        return out;
    }

    Added all()
    {
        added.armies = documents(armyRows, &Scope::army);
        added.fields = documents(fieldRows, &Scope::field);
        stands();
        settings(keysOf(from, settingSeal, "key"));
        for (const std::string& id : keysOf(from, battleSeal, "id"))
            battle(id);
        return added;
    }
};

} // namespace

std::optional<Fault> writeEverything(
    const Library& library, const std::vector<KeptFile>& files, const std::string& target, bool replace)
{
    return guarded(target, [&]() -> std::optional<Fault> {
        if (std::filesystem::exists(target) && !replace)
            return libraryFault(target, "copy-exists");
        PrivateFile file(target);
        if (auto fault = library.copyInto(file.path()))
            return fault;
        {
            Connection db(file.path(), SQLite::OPEN_READWRITE);
            db.exec("PRAGMA journal_mode = DELETE; BEGIN; DROP TABLE IF EXISTS file");
            db.exec(keptFilesTable);
            SQLite::Statement insert(db, "INSERT INTO file VALUES (?, ?, ?)");
            for (const KeptFile& one : files) {
                insert.bind(1, one.path);
                insert.bind(2, one.text);
                insert.bind(3, Seal().add(one.path).add(one.text).value());
                insert.exec();
                insert.reset();
            }
            db.exec("COMMIT");
        }
        return file.finish();
    });
}

Result<std::vector<KeptFile>> filesIn(const std::string& source)
{
    return guarded(source, [&]() -> Result<std::vector<KeptFile>> {
        addLibraryMessages();
        const auto from = openCopy(source, shippedLibrarySteps(), Asked::any);
        if (!from) // what is imported need be no backup
            return from.faults.front().message.code == "library-copy-not-a-library"
                ? libraryFault(source, "not-a-library")
                : from.faults.front();
        std::vector<KeptFile> files;
        if (!(*from)->db->tableExists("file"))
            return files;
        SQLite::Statement query(*(*from)->db, "SELECT path, text, digest FROM file ORDER BY path");
        while (query.executeStep()) {
            files.push_back({query.getColumn(0).getString(), query.getColumn(1).getString()});
            if (Seal().add(files.back().path).add(files.back().text).value() != query.getColumn(2).getInt64())
                return libraryFault(source, "copy-damaged");
        }
        return files;
    });
}

namespace {

// Nothing of a file that is damaged is read.
Result<std::unique_ptr<LibraryStore>> openWhole(const std::string& source)
{
    addLibraryMessages();
    auto from = openCopy(source, shippedLibrarySteps());
    if (!from)
        return from;
    const auto health = lookThrough(**from);
    if (!health)
        return saidOfCopy(health.faults.front(), source);
    return from;
}

} // namespace

std::vector<Message> readSound(LibraryStore& to, const LibraryStore& from) { return Reader{to, from}.sound(); }

Result<Looked> lookAtEverything(const std::string& library, const std::string& source)
{
    const auto from = openWhole(source);
    if (!from)
        return from.faults;
    auto to = openForReading(library, shippedLibrarySteps());
    if (!to)
        return to.faults;
    return guarded(library, [&]() -> Result<Looked> {
        const LibraryHealth holds = contentsOf(**from);
        const auto settings = int(keysOf(**from, settingSeal, "key").size());
        return Looked{{holds.armies, holds.fields, holds.battles, int(readStands(**from).size()), settings},
            Reader{**to, **from, true}.all()};
    });
}

Result<Added> readEverything(const std::string& library, const std::string& source)
{
    const auto from = openWhole(source);
    if (!from)
        return from.faults;
    auto to = openForWriting(library, LibraryLock::As::command, shippedLibrarySteps());
    if (!to)
        return to.faults;
    return changing(**to, [&](SQLite::Database&) -> Result<Added> { return Reader{**to, **from}.all(); });
}

} // namespace strategikon
