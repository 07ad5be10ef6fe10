// Lists of rules that know neither points nor limits. One that has some says that they are its players'
// own; and points that only some rows have would limit nothing.
#include "list_draft.h"

#include <algorithm>

namespace strategikon::listing {

bool givesPoints(const Draft& draft, const Node& node)
{
    const auto& entries = rowsOf(node, "entries");
    return std::ranges::any_of(entries, [&](const Node& row) { return row.find(draft.format.priceColumn) != nullptr; });
}

bool checkHouse(Draft& draft, const Node& node)
{
    const SystemFormat& format = draft.format;
    const std::size_t before = draft.faults.size();
    const auto refuse = [&](const Node& row, std::string_view key) {
        if (!draft.list.house && row.find(key))
            draft.fault(
                row.placeOfKey(key), "house-unsaid", {{"key", std::string(key)}, {"system", DataText{format.name}}});
    };
    for (const char* rows : {"entries", "upgrades"})
        for (const Node& row : rowsOf(node, rows))
            for (const std::string& key : {format.priceColumn, std::string("min"), std::string("max")})
                refuse(row, key);
    refuse(node, "limits");
    if (draft.list.priced)
        for (const Node& row : rowsOf(node, "entries"))
            if (!row.find(format.priceColumn))
                draft.fault(row.place(), "house-price-missing", {{"id", row.textOr("id")}});
    return draft.faults.size() == before;
}

} // namespace strategikon::listing
