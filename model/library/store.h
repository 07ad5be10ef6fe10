// What an open library consists of, and the one way to change it.
#pragma once

#include "model/library/connection.h"
#include "model/library/count.h"
#include "model/library/lock.h"
#include "model/library/step.h"
#include "model/library/trouble.h"
#include "model/text/fault.h"

#include <SQLiteCpp/Transaction.h>

#include <memory>
#include <optional>
#include <string>

namespace strategikon {

inline constexpr int libraryMagic = 0x53747267; // "Strg", the application_id of our files

struct LibraryStore {
    std::string path;                // absolute, links followed
    LibraryLock lock;                // before the database, so that it is given up after that is closed
    std::unique_ptr<Connection> db;  // the only one
    std::optional<Message> readOnly; // why nothing can be changed
    std::int64_t missing = 0;        // commits that it must have and has not
};

// One transaction: f works on the database and returns a Result or an optional Fault. It is committed if that is
// good, and nothing of it stays otherwise.
template <class F>
auto changing(LibraryStore& store, F f) noexcept -> decltype(f(*store.db))
{
    using Done = decltype(f(*store.db));
    return guarded(store.path, [&]() -> Done {
        if (store.readOnly)
            return Fault{Place{store.path, 0, 0}, *store.readOnly};
        store.db->beginAnew();
        SQLite::Transaction transaction(*store.db, SQLite::TransactionBehavior::IMMEDIATE);
        const int before = store.db->getTotalChanges();
        Done result = f(*store.db);
        if constexpr (std::is_same_v<Done, std::optional<Fault>>) {
            if (result)
                return result;
        } else if (!result) {
            return result;
        }
        const bool changed = store.db->getTotalChanges() != before; // one that changes nothing writes nothing
        const auto count = changed ? std::optional(countCommit(store)) : std::nullopt;
        transaction.commit();
        if (count)
            tellCommit(store, *count);
        return result;
    });
}

// The time as the library writes it.
std::string libraryTime();
// The day that it was here at such a time: 2026-01-31.
std::string dayHere(const std::string& time);

} // namespace strategikon
