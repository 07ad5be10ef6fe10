// The shipped lists, read once.
#pragma once

#include "app/exchange/exchange.h"
#include "tests/fuzz/places.h"

namespace strategikon {

inline Catalogue& shipped()
{
    static Catalogue* const catalogue = [] {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", root / "tests" / "fuzz" / "own"});
        addExchangeMessages();
        return new Catalogue;
    }();
    return *catalogue;
}

// Whatever came of an import must make sense: an army, a list or reasons, and sentences for all of it.
inline void mustBeWhole(const Imported& imported)
{
    MUST(imported.army || imported.listFile || !imported.faults.empty());
    MUST(imported.faults.empty() || (!imported.army && !imported.listFile));
    for (const Note& note : imported.notes)
        MUST(templateOf(note.message.code));
    for (const Fault& fault : imported.faults)
        MUST(templateOf(fault.message.code));
    if (!imported.army)
        return;
    MUST(imported.army->points > 0);
    // It can be saved and read again.
    const auto again = readArmy(writeArmy(*imported.army), "again");
    MUST(again);
    MUST(writeArmy(*again) == writeArmy(*imported.army));
}

} // namespace strategikon
