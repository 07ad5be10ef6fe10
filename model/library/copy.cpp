#include "model/library/copy.h"

#include "model/library/private.h"
#include "model/library/trouble.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

// VACUUM INTO rather than a copy of the bytes: it reads one consistent state, also while the log beside the file holds
// changes, and writes a single file without anything beside it.
std::optional<Fault> copyLibrary(SQLite::Database& db, const std::string& target)
{
    return guarded(target, [&]() -> std::optional<Fault> {
        Unfinished copy(target);
        SQLite::Statement vacuum(db, "VACUUM INTO ?");
        vacuum.bind(1, copy.path());
        vacuum.exec();
        return copy.finish();
    });
}

} // namespace strategikon
