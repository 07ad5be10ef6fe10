#include "app/saving/saving.h"

#include "app/places.h"
#include "app/saving/kind.h"
#include "model/library/belongs.h"
#include "model/text/file.h"

#include <sys/stat.h>

namespace strategikon {

namespace {

constexpr std::size_t largest = 64u << 20; // of a file that is looked into

// Links, devices and folders are for writeFile() to refuse.
bool isThere(const std::string& path)
{
    struct stat info {};
    return ::lstat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode) && info.st_size > 0;
}

// The same thing, made again: what a player made otherwise is not to be lost under it.
bool isOfKind(const std::string& path, std::string_view bytes)
{
    const Result<std::string> old = readFile(path, largest);
    const std::string kind = old ? kindOf(*old) : std::string();
    return !kind.empty() && kind == kindOf(bytes) && subjectOf(*old, kind) == subjectOf(bytes, kind);
}

} // namespace

std::optional<Fault> refuseToSave(const std::string& path)
{
    if (belongsToLibrary(path, libraryFile().string()) || holdsLibrary(path))
        return Fault{{path, 0, 0}, {"file-is-library", {}}};
    if (liesIn(path, userFolder().string()))
        return Fault{{path, 0, 0}, {"file-in-own-folder", {}}};
    return {};
}

std::optional<Fault> refuseToCopy(const std::string& path, bool replace)
{
    const auto refused = [&](const char* code) { return Fault{{path, 0, 0}, {code, {{"option", "“--replace”"}}}}; };
    struct stat info {};
    if (belongsToLibrary(path, libraryFile().string()))
        return refused("file-is-library");
    if (liesIn(path, userFolder().string()))
        return refused("file-in-own-folder");
    if (::lstat(path.c_str(), &info) != 0)
        return {};
    if (!S_ISREG(info.st_mode))
        return refused(S_ISLNK(info.st_mode) ? "file-link" : S_ISDIR(info.st_mode) ? "file-folder" : "file-device");
    if (!replace)
        return refused("file-there-already");
    return {};
}

std::optional<Fault> saveFile(const std::string& path, std::string_view bytes, Over over)
{
    if (auto fault = refuseToSave(path))
        return fault;
    if (over == Over::itsKind && isThere(path) && !isOfKind(path, bytes))
        return Fault{{path, 0, 0}, {"file-other-kind", {{"option", "“--replace”"}}}};
    return writeFile(path, bytes, over == Over::nothing ? Existing::stays : Existing::replaced,
        holdsSecret(bytes) ? MayRead::ownerOnly : MayRead::anybody);
}

} // namespace strategikon
