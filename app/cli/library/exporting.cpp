// strategikon library export, import: everything in one file, and back
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/places.h"
#include "app/saving/kept.h"
#include "app/saving/saving.h"
#include "app/words/words.h"
#include "model/play/record/turns.h"
#include "rules/battle.h"

#include <algorithm>

namespace strategikon::cli {

namespace {

// Where another of that name is there it stays, and that is said.
int putFile(const KeptFile& one, bool replace, int& added)
{
    const Standing standing = standingOf(one);
    if (standing == Standing::strange) {
        complain(
            Cli::tr("%1 is not a file of own lists, points values or terrain and was left out.").arg(plain(one.path)));
        return unusable;
    }
    if (standing == Standing::same)
        return done;
    if (standing == Standing::other && !replace) {
        complain(Cli::tr("you have a different %1, which was kept; “%2” replaces it with the file’s.")
                     .arg(plain(placeOf(one)), QStringLiteral("--replace")));
        return answerIsNo;
    }
    if (const auto fault = put(one))
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
    return beside(saveEverything(*store, output.file, output.replace));
}

int libraryImport(const std::string& file, bool replace, bool json)
{
    catalogue();
    addLibraryMessages();
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return refused(Fault{{file, 0, 0}, {"file-missing", {}}});
    const auto files = filesIn(file);
    const auto added = files ? readEverything(libraryFile().string(), file) : Result<Added>(files.faults);
    if (!added)
        return refused(added.faults);
    if (auto opened = Library::open(libraryFile().string(), Library::Mode::command); added->battles > 0 && opened)
        play::tellUntold(*opened, soundGame);
    int status = done, fresh = 0;
    for (const KeptFile& one : *files)
        status = std::max(status, putFile(one, replace, fresh));
    if (json)
        printJson({{"armies", added->armies}, {"fields", added->fields}, {"battles", added->battles},
            {"stands", added->stands}, {"settings", added->settings}, {"files", fresh}});
    else
        print(Cli::tr("New: armies %1, battlefields %2, battles %3, kinds of stands %4, settings %5, files %6.")
                  .arg(grouped(added->armies), grouped(added->fields), grouped(added->battles), grouped(added->stands),
                      grouped(added->settings), grouped(fresh))
            + u'\n');
    return status;
}

} // namespace strategikon::cli
