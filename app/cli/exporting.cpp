// strategikon library export, import: everything in one file, and back
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/places.h"
#include "app/saving/saving.h"
#include "app/words/words.h"
#include "model/library/everything.h"
#include "model/text/file.h"
#include "model/text/folder.h"

#include <algorithm>

namespace strategikon::cli {

namespace {

namespace fs = std::filesystem;

// The user's own lists with corrected prices, and the scenery: all that lies beside the library.
Reading<std::vector<KeptFile>> ownFiles()
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

// A file from elsewhere says where it wants to lie: nowhere but where such files lie.
bool mayLieThere(const fs::path& path)
{
    const bool plainly = std::none_of(path.begin(), path.end(),
        [](const fs::path& part) { return part == ".." || part == "." || part.string().starts_with('.'); });
    const bool place = path == "pieces.yaml" || (path.extension() == ".yaml" && *path.begin() == "lists");
    return plainly && path.is_relative() && place;
}

// Where another of that name is there it stays, and that is said.
int putFile(const KeptFile& one, bool replace, int& added)
{
    const fs::path file = userFolder() / one.path;
    std::error_code error;
    if (!mayLieThere(one.path)) {
        complain(
            Cli::tr("%1 is no file of an own list, of prices or of scenery and was left out.").arg(plain(one.path)));
        return unusable;
    }
    if (fs::exists(file, error)) {
        const auto now = readFile(file.string());
        if (now && *now == one.text)
            return done;
        if (!replace) {
            complain(Cli::tr("%1 is another here and was left as it is; “%2” puts that of the file in its place.")
                         .arg(plain(file.string()), QStringLiteral("--replace")));
            return answerIsNo;
        }
    }
    makeFolder(file.parent_path());
    if (const auto fault = writeFile(file.string(), one.text))
        return refused(*fault);
    ++added;
    return done;
}

} // namespace

int libraryExport(const Output& output)
{
    if (const auto fault = refuseToCopy(output.file, output.replace))
        return refused(*fault);
    auto store = library(false);
    if (!store)
        return unusable;
    const auto health = store->lookThrough();
    if (!health)
        return refused(health.faults);
    const auto files = ownFiles();
    if (!files)
        return refused(files.faults);
    if (const auto fault = writeEverything(*store, *files, output.file, output.replace))
        return refused(*fault);
    return done;
}

int libraryImport(const std::string& file, bool replace, bool json)
{
    catalogue();
    addLibraryMessages();
    const auto files = filesIn(file);
    const auto added = files ? readEverything(libraryFile().string(), file) : Reading<Added>(files.faults);
    if (!added)
        return refused(added.faults);
    int status = done, fresh = 0;
    for (const KeptFile& one : *files)
        status = std::max(status, putFile(one, replace, fresh));
    if (json)
        printJson({{"armies", added->armies}, {"fields", added->fields}, {"battles", added->battles},
            {"stands", added->stands}, {"settings", added->settings}, {"files", fresh}});
    else
        print(Cli::tr("New: armies %1, battlefields %2, battles %3, sorts of stands %4, settings %5, files %6.")
                  .arg(grouped(added->armies), grouped(added->fields), grouped(added->battles), grouped(added->stands),
                      grouped(added->settings), grouped(fresh))
            + u'\n');
    return status;
}

} // namespace strategikon::cli
