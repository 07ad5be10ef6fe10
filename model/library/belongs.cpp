#include "model/library/belongs.h"

#include "model/library/store.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace strategikon {

namespace {

namespace fs = std::filesystem;

// Disks that know no capitals take "Library.DB" for the same.
std::string lower(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return name;
}

bool same(const fs::path& a, const fs::path& b)
{
    std::error_code error;
    return fs::equivalent(a, b, error);
}

fs::path folderOf(const fs::path& path)
{
    std::error_code error;
    const fs::path whole = fs::absolute(path, error);
    return error ? fs::path() : whole.parent_path();
}

// By its place: a file beside `library` whose name begins as that one's does.
bool isBeside(const fs::path& path, const fs::path& library)
{
    return lower(path.filename()).starts_with(lower(library.filename())) && same(folderOf(path), folderOf(library));
}

// By what it is: another name for one of them.
bool isOneOf(const fs::path& path, const fs::path& library)
{
    std::error_code error;
    for (fs::directory_iterator it(folderOf(library), error), end; !error && it != end; it.increment(error))
        if (lower(it->path().filename()).starts_with(lower(library.filename())) && same(path, it->path()))
            return true;
    return false;
}

} // namespace

bool belongsToLibrary(const std::string& path, const std::string& library)
{
    std::error_code error;
    const fs::path named = library, real = fs::weakly_canonical(named, error);
    const bool linked = !error && real != named;
    return isBeside(path, named) || isOneOf(path, named) || (linked && (isBeside(path, real) || isOneOf(path, real)));
}

bool liesIn(const std::string& path, const std::string& folder)
{
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(fs::absolute(path, error), error);
    for (fs::path at = whole.parent_path(); !error && !at.empty(); at = at.parent_path()) {
        if (same(at, folder))
            return true;
        if (at == at.root_path())
            break;
    }
    return false;
}

bool holdsLibrary(const std::string& path)
{
    constexpr std::string_view sqlite("SQLite format 3\0", 16);
    constexpr std::size_t magicAt = 68; // of SQLite's application_id, most significant byte first
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return false;
    std::array<char, magicAt + 4> head{};
    std::ifstream file(path, std::ios::binary);
    if (!file.read(head.data(), head.size()) || std::string_view(head.data(), sqlite.size()) != sqlite)
        return false;
    std::uint32_t magic = 0;
    for (std::size_t i = 0; i < 4; ++i)
        magic = magic << 8 | static_cast<unsigned char>(head[magicAt + i]);
    return magic == std::uint32_t(libraryMagic);
}

} // namespace strategikon
