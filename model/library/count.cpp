#include "model/library/count.h"

#include "model/library/store.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace strategikon {

namespace {

// A number by chance stands for the library, from the first commit that is counted.
constexpr const char* counted = "INSERT INTO roll (kind, rows, digest) VALUES ('commits', ?, random() & "
                                "0x3fffffffffffffff) ON CONFLICT (kind) DO UPDATE SET rows = rows + 1 "
                                "RETURNING digest, rows";

CommitCount countOne(LibraryStore& store, int first)
{
    SQLite::Statement count(*store.db, counted);
    count.bind(1, first);
    count.executeStep();
    const CommitCount now{count.getColumn(0).getInt64(), count.getColumn(1).getInt64()};
    while (count.executeStep()) {} // to its end, or it is not done
    return now;
}

} // namespace

void beginCounting(LibraryStore& store) { countOne(store, 0); }

CommitCount countCommit(LibraryStore& store) { return countOne(store, 1); }

void tellCommit(LibraryStore& store, CommitCount count)
{
    const auto& before = store.lock.count();
    count.lost = before && before->library == count.library ? before->lost : 0;
    store.lock.setCount(count);
}

std::optional<CommitCount> countOf(LibraryStore& store)
{
    if (!store.db->tableExists("roll")) // of before version 4
        return {};
    SQLite::Statement query(*store.db, "SELECT digest, rows FROM roll WHERE kind = 'commits'");
    if (!query.executeStep())
        return {};
    return CommitCount{query.getColumn(0).getInt64(), query.getColumn(1).getInt64()};
}

std::int64_t missingOf(const std::optional<CommitCount>& known, const std::optional<CommitCount>& found)
{
    if (!known || !found || known->library != found->library)
        return 0; // another library was put here
    return known->lost + std::max<std::int64_t>(0, known->commits - found->commits);
}

std::optional<Fault> refuseMissing(const LibraryStore& store)
{
    if (store.missing == 0)
        return {};
    return libraryFault(store.path, "behind", {{"count", std::to_string(store.missing)}});
}

void acceptMissing(LibraryStore& store, std::vector<Message>& told)
{
    if (store.missing == 0)
        return;
    told.push_back({"library-out-behind", {{"count", std::to_string(store.missing)}}});
    store.missing = 0;
    store.lock.setCount(countOf(store));
}

} // namespace strategikon
