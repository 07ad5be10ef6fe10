#include "app/saving/kept.h"

#include "app/places.h"
#include "app/saving/saving.h"
#include "model/text/file.h"
#include "model/text/folder.h"
#include "model/text/name.h"

#include <algorithm>
#include <filesystem>

namespace strategikon {

namespace {

namespace fs = std::filesystem;

// A file from elsewhere says where it wants to lie: nowhere but where such files lie, under a name that can be shown.
bool mayLieThere(const fs::path& path)
{
    const bool plainly = std::ranges::none_of(path, [](const fs::path& part) {
        return part.native().starts_with('.') || part.empty() || faultOfName(part.native());
    });
    const bool place = path == "pieces.yaml" || (path.extension() == ".yaml" && *path.begin() == "lists");
    return plainly && path.is_relative() && place;
}

// The link that is in the way to a file below the user's folder. None is followed, by reading or by writing: what lies
// behind it is somebody else's.
std::optional<Fault> refuseLinks(const fs::path& file)
{
    fs::path at = userFolder();
    for (const fs::path& part : file.lexically_relative(userFolder())) {
        at /= part;
        std::error_code error;
        if (fs::is_symlink(fs::symlink_status(at, error)))
            return Fault{{at.string(), 0, 0}, {"file-link-among-own", {}}};
    }
    return {};
}

} // namespace

Result<std::vector<KeptFile>> ownFiles()
{
    std::vector<KeptFile> files;
    const auto add = [&files](const fs::path& file) -> std::optional<Fault> {
        if (auto fault = refuseLinks(file))
            return fault;
        const auto text = readFile(file.string());
        if (!text)
            return text.faults.front();
        files.push_back({file.lexically_relative(userFolder()).generic_string(), *text});
        return {};
    };
    std::error_code error;
    if (const auto fault = refuseLinks(userFolder() / "lists"))
        return *fault;
    for (const auto& file : fs::recursive_directory_iterator(userFolder() / "lists", error))
        if (file.is_symlink() || (file.is_regular_file() && file.path().extension() == ".yaml"))
            if (const auto fault = add(file.path()))
                return *fault;
    const fs::path pieces = userFolder() / "pieces.yaml";
    if (const auto there = fs::symlink_status(pieces, error); fs::exists(there))
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
    if (refuseLinks(placeOf(file)))
        return Standing::other;
    if (!fs::exists(placeOf(file), error))
        return Standing::fresh;
    const auto now = readFile(placeOf(file));
    return now && *now == file.text ? Standing::same : Standing::other;
}

std::string placeOf(const KeptFile& file) { return (userFolder() / file.path).string(); }

std::optional<Fault> put(const KeptFile& file)
{
    const std::string place = placeOf(file);
    if (auto fault = refuseLinks(place))
        return fault;
    makeFolder(fs::path(place).parent_path());
    return writeFile(place, file.text);
}

} // namespace strategikon
