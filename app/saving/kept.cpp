#include "app/saving/kept.h"

#include "app/places.h"
#include "app/saving/saving.h"
#include "model/text/file.h"
#include "model/text/folder.h"

#include <algorithm>
#include <filesystem>

namespace strategikon {

namespace {

namespace fs = std::filesystem;

// A file from elsewhere says where it wants to lie: nowhere but where such files lie.
bool mayLieThere(const fs::path& path)
{
    const bool plainly = std::none_of(path.begin(), path.end(),
        [](const fs::path& part) { return part == ".." || part == "." || part.string().starts_with('.'); });
    const bool place = path == "pieces.yaml" || (path.extension() == ".yaml" && *path.begin() == "lists");
    return plainly && path.is_relative() && place;
}

} // namespace

Result<std::vector<KeptFile>> ownFiles()
{
    std::vector<KeptFile> files;
    const auto add = [&files](const fs::path& file) -> std::optional<Fault> {
        const auto text = readFile(file.string());
        if (!text)
            return text.faults.front();
        files.push_back({file.lexically_relative(userFolder()).generic_string(), *text});
        return {};
    };
    std::error_code error;
    for (const auto& file : fs::recursive_directory_iterator(userFolder() / "lists", error))
        if (file.is_regular_file() && file.path().extension() == ".yaml")
            if (const auto fault = add(file.path()))
                return *fault;
    if (const fs::path pieces = userFolder() / "pieces.yaml"; fs::exists(pieces, error))
        if (const auto fault = add(pieces))
            return *fault;
    return files;
}

std::vector<Fault> saveEverything(const Library& library, const std::string& path, bool replace)
{
    if (const auto fault = refuseToCopy(path, replace))
        return {*fault};
    if (const auto health = library.lookThrough(); !health)
        return health.faults;
    const auto files = ownFiles();
    if (!files)
        return files.faults;
    const auto fault = writeEverything(library, *files, path, replace);
    return fault ? std::vector{*fault} : std::vector<Fault>();
}

Standing standingOf(const KeptFile& file)
{
    std::error_code error;
    if (!mayLieThere(file.path))
        return Standing::strange;
    if (!fs::exists(placeOf(file), error))
        return Standing::fresh;
    const auto now = readFile(placeOf(file));
    return now && *now == file.text ? Standing::same : Standing::other;
}

std::string placeOf(const KeptFile& file) { return (userFolder() / file.path).string(); }

std::optional<Fault> put(const KeptFile& file)
{
    const std::string place = placeOf(file);
    makeFolder(fs::path(place).parent_path());
    return writeFile(place, file.text);
}

} // namespace strategikon
