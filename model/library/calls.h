// How the functions of a library are made of what works on its store: nothing that is thrown leaves them, and each is a
// piece of work of its own (connection.h).
#pragma once

#include "model/library/store.h"

namespace strategikon {

// f's value, or what went wrong. A list comes as a Result already.
template <class F>
auto reading(const LibraryStore& store, F f) noexcept -> Result<decltype(f())>
{
    store.db->beginAnew();
    return guarded(store.path, [&]() -> Result<decltype(f())> { return f(); });
}

template <class F>
auto listing(const LibraryStore& store, F f) noexcept -> decltype(f())
{
    store.db->beginAnew();
    return guarded(store.path, [&]() -> decltype(f()) { return f(); });
}

// The same in a transaction. What f refuses it throws.
template <class F>
auto changed(LibraryStore& store, F f) noexcept -> Result<decltype(f())>
{
    return changing(store, [&](SQLite::Database&) -> Result<decltype(f())> { return f(); });
}

template <class F>
std::optional<Fault> done(LibraryStore& store, F f) noexcept
{
    return changing(store, [&](SQLite::Database&) -> std::optional<Fault> {
        f();
        return {};
    });
}

} // namespace strategikon
