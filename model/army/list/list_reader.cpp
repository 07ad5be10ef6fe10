// From a list file's nodes to an ArmyList of one edition. The schema has been checked before.
#include "list_draft.h"
#include "list_edition.h"

namespace strategikon {

namespace {

using namespace listing;

void readEach(Draft& draft, const Node& node, std::string_view key, void (*read)(Draft&, const Node&))
{
    for (const Node& row : rowsOf(node, key))
        read(draft, row);
}

// A row may say that it is there to be refused, for whoever tries the rules.
void refuseMisfits(Draft& draft)
{
    for (Misfit& misfit : draft.format.misfits(draft.list)) {
        const auto line = std::size_t(misfit.line);
        const Node* row = line < draft.rows.size() ? draft.rows[line] : nullptr;
        if (!row)
            draft.faults.push_back({draft.file.place(), std::move(misfit.why)});
        else if (!row->booleanOr("impossible", false))
            draft.faults.push_back({misfit.column.empty() ? row->place() : row->placeOfKey(misfit.column), misfit.why});
    }
}

// The rows that the system adds stand behind those of the file, and ties and limits may name them.
void readRows(Draft& draft, const Node& node)
{
    const SystemFormat& format = draft.format;
    readEach(draft, node, "entries", readLine);
    readEach(draft, node, "upgrades", readOption);
    addSizes(draft);
    if (format.complete)
        format.complete(draft.list);
    if (format.misfits && draft.faults.empty())
        refuseMisfits(draft);
    if (format.price && draft.faults.empty())
        reckonPrices(draft);
}

} // namespace

Result<ArmyList> readList(const Node& file, const SystemFormat& format, std::string_view edition, Trial trial)
{
    Draft draft(file, format, edition);
    draft.faults = faultsOfEditions(file, format);
    const Node node = inEdition(file, draft.edition);
    readHead(draft, node);
    readRules(draft, node);
    readRows(draft, node);
    readEach(draft, node, "ties", readTie);
    readEach(draft, node, "limits", readLimit);
    const bool sound = !format.unpriced || checkHouse(draft, node);
    if (draft.list.priced && sound)
        checkPrices(draft);
    if (draft.faults.empty())
        checkSize(draft, node, trial);
    if (!draft.faults.empty())
        return std::move(draft.faults);
    return std::move(draft.list);
}

} // namespace strategikon
