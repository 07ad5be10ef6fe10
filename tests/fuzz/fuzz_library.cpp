#include "model/library/copies.h"
#include "model/library/everything.h"
#include "tests/fuzz/places.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

using namespace strategikon;
namespace fs = std::filesystem;

namespace {

// A folder that goes with the process.
struct Room {
    fs::path path = fs::temp_directory_path() / ("strategikon-fuzz-" + std::to_string(getpid()));
    Room() { fs::create_directories(path); }
    ~Room() { fs::remove_all(path); }
    std::string at(const std::string& name) const { return (path / name).string(); }
};

std::string bytesOf(const std::string& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

// A library with something of everything, in one file.
std::string made(const Room& room)
{
    auto library = Library::open(room.at("base.db"));
    MUST(library);
    MUST(library->create({.name = "Army",
        .system = "game",
        .list = "nation",
        .edition = "",
        .document = "name: Army",
        .tags = {"mine"},
        .words = "foot",
        .facts = "{}"}));
    MUST(library->createField({"Field", "game", "{}"}));
    StandType spears;
    spears.name = "Spears";
    spears.owned = 12;
    MUST(library->saveStands(spears));
    MUST(!library->setSetting("theme", "dark"));
    StoredEntry entry;
    entry.number = 1;
    entry.kind = "step";
    entry.what = "order";
    entry.answer = "{}";
    entry.program = "1.0";
    entry.events = {{"hit", "[]", "{}", "rule", {{"field", "body.hits", 1, 0, 2, ""}}}};
    MUST(library->createBattle({"Battle", "game", "1.0", "{}", "{}", "set-up"}, {&entry, 1}));
    MUST(!writeEverything(*library, {{"pieces.yaml", "pieces: []"}}, room.at("all.db"), true));
    return bytesOf(room.at("all.db"));
}

unsigned byteAt(std::string_view text, std::size_t at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u;
}

// "SQL" and statements are planted in it; otherwise four bytes at a time say where another byte goes.
void write(const std::string& file, const std::string& whole, std::string_view text)
{
    std::string bytes = whole;
    const bool sql = text.starts_with("SQL ");
    for (std::size_t at = 0; !sql && at < text.size(); at += 4)
        bytes[(byteAt(text, at) << 16 | byteAt(text, at + 1) << 8 | byteAt(text, at + 2)) % bytes.size()] =
            char(byteAt(text, at + 3));
    std::ofstream(file, std::ios::binary) << bytes;
    if (sql)
        SQLite::Database(file, SQLite::OPEN_READWRITE).tryExec(std::string(text.substr(4)));
}

} // namespace

// A stranger's library, or one that is damaged, is taken whole or refused, by whatever reads it.
FUZZ_TARGET(text)
{
    static const Room room;
    static const std::string whole = made(room);
    const std::string file = room.at("stranger.db"), own = room.at("own.db");
    for (const std::string& one : {file, own})
        for (const char* end : {"", "-wal", "-shm", "-journal", ".lock"})
            fs::remove(one + end);
    fs::remove_all(room.path / "copies");
    write(file, whole, text);
    if (const auto library = Library::open(file, Library::Mode::copy))
        (void)library->lookThrough();
    const auto files = filesIn(file);
    const auto added = readEverything(own, file);
    MUST(added || !added.faults.empty());
    const auto restored = restoreLibrary(own, file);
    if (added || restored) {
        const auto taken = Library::open(own);
        MUST(taken && taken->lookThrough());
    }
    const auto mended = mendLibrary(file);
    if (mended) {
        const auto now = Library::open(file);
        MUST(now && now->lookThrough());
    }
}
