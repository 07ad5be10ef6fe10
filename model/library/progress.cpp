#include "model/library/progress.h"

#include "model/library/connection.h"
#include "model/library/identity.h"
#include "model/library/shape.h"
#include "model/library/step.h"
#include "model/library/store.h"

#include <SQLiteCpp/Exception.h>

#include <filesystem>

namespace strategikon {

namespace {

UpgradeHeard& hearer()
{
    thread_local UpgradeHeard heard;
    return heard;
}

} // namespace

void hearUpgrade(UpgradeHeard heard) { hearer() = std::move(heard); }

void tellUpgrade(int done, int of)
{
    if (hearer())
        hearer()(done, of);
}

std::optional<int> battlesOfOlder(const std::string& library)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(library, error))
        return {};
    try {
        const auto db = openUntouched(library);
        const LibraryIdentity identity = identify(*db);
        const bool older = identity.magic == libraryMagic && identity.version > 0
            && identity.version < shippedLibrarySteps().back().version;
        if (!older || !misshapeOf(*db, identity.version, shippedLibrarySteps()).none())
            return {};
        return db->tableExists("battle") ? db->execAndGet("SELECT count(*) FROM battle").getInt() : 0;
    } catch (const SQLite::Exception&) { // told by whoever opens it
        return {};
    }
}

} // namespace strategikon
