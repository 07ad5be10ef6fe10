#include "rules/prices.h"

#include "model/text/file.h"
#include "model/text/folder.h"
#include "model/text/nearest.h"
#include "model/text/write.h"
#include "rules/system.h"
#include "rules/tables.h"

#include <algorithm>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

namespace fs = std::filesystem;

constexpr Template priceTemplates[] = {
    {"no-prices", QT_TRANSLATE_NOOP("messages", "There are no points values to correct in “{name}”.")},
    {"unknown-price", QT_TRANSLATE_NOOP("messages", "There is no points value “{id}”.")},
    {"unknown-price-near", QT_TRANSLATE_NOOP("messages", "There is no points value “{id}”; did you mean “{near}”?")},
    {"price-out-of-range",
        QT_TRANSLATE_NOOP("messages", "“{id}” cannot be {written}; use a whole number from {least} to {most}.")},
    {"corrections-in-the-way",
        QT_TRANSLATE_NOOP("messages", "Nothing was changed; fix the file, or remove all corrections first.")},
};

const PriceCell* cellOf(const std::vector<PriceCell>& cells, const std::string& id)
{
    const auto known = std::ranges::find_if(cells, [&](const PriceCell& cell) { return cell.id() == id; });
    return known == cells.end() ? nullptr : &*known;
}

std::optional<Fault> refusal(const std::vector<PriceCell>& cells, const Correction& wanted)
{
    const PriceCell* cell = cellOf(cells, wanted.id);
    if (!cell) {
        std::vector<std::string> known;
        for (const PriceCell& one : cells)
            known.push_back(one.id());
        const auto near = nearest(wanted.id, known);
        return Fault{
            {}, {near ? "unknown-price-near" : "unknown-price", {{"id", wanted.id}, {"near", near.value_or("")}}}};
    }
    if (wanted.points && (*wanted.points < cell->least || *wanted.points > cell->most))
        return Fault{{},
            {"price-out-of-range",
                {{"id", wanted.id}, {"written", std::to_string(*wanted.points)}, {"least", cell->least},
                    {"most", cell->most}}}};
    return {};
}

// The rows with one cell more, other or fewer; a row of which only its id and name are left goes.
Node corrected(const Node* rows, const PriceCell& cell, const std::optional<int>& points)
{
    Node list = Node::newList();
    bool found = false;
    for (Node row : rows ? rows->items() : std::vector<Node>{}) {
        if (row.textOr("id") == cell.row) {
            found = true;
            if (points)
                row.set(cell.column, Node::ofInteger(*points));
            else
                row.remove(cell.column);
            if (std::ranges::all_of(
                    row.entries(), [](const Node::Entry& entry) { return entry.key == "id" || entry.key == "name"; }))
                continue;
        }
        list.add(std::move(row));
    }
    if (!found && points) {
        Node row = Node::newMap();
        row.set("id", Node::ofText(cell.row));
        row.set(cell.column, Node::ofInteger(*points));
        list.add(std::move(row));
    }
    return list;
}

void lay(Node& file, const PriceCell& cell, const std::optional<int>& points)
{
    // To say of a certain figure what it is says nothing; of a doubtful one it makes it sure.
    const bool nothing = points == cell.shipped && cell.mark == "certain";
    Node rows = corrected(file.find(cell.section), cell, nothing ? std::nullopt : points);
    if (rows.items().empty())
        file.remove(cell.section);
    else
        file.set(cell.section, std::move(rows));
}

std::vector<Fault> write(const fs::path& path, const Node& file)
{
    makeFolder(path.parent_path());
    const auto fault = writeFile(path.string(), writeYaml(file));
    return fault ? std::vector<Fault>{*fault} : std::vector<Fault>{};
}

} // namespace

std::string correctionsFile(const System& system)
{
    const Correctable* table = correctable(system.format().id);
    return table && !roots().ownLists.empty() ? ownTableFile(*table).string() : std::string();
}

std::vector<Fault> correctPrices(const System& system, const std::vector<Correction>& corrections)
{
    addTemplates(priceTemplates);
    const auto cells = system.prices();
    const fs::path path = correctionsFile(system);
    if (cells.empty() || path.empty())
        return {{{}, {"no-prices", {{"name", DataText{system.format().name}}}}}};
    const Correctable& table = *correctable(system.format().id);
    Node file = Node::newMap();
    file.set("system", Node::ofText(system.format().id));
    std::error_code error;
    if (fs::exists(path, error)) {
        auto read = correctionsIn(table, path.string());
        if (!read) {
            read.faults.push_back({{path.string(), 0, 0}, {"corrections-in-the-way", {}}});
            return read.faults;
        }
        file = std::move(*read);
    }
    for (const Correction& wanted : corrections) {
        if (const auto fault = refusal(cells, wanted))
            return {*fault};
        lay(file, *cellOf(cells, wanted.id), wanted.points);
    }
    if (file.entries().size() == 1) // the system's name alone
        return forgetCorrections(system);
    if (auto faults = faultsOf(table, file); !faults.empty())
        return faults;
    auto faults = write(path, file);
    system.readCorrections();
    return faults;
}

std::vector<Fault> forgetCorrections(const System& system)
{
    const fs::path path = correctionsFile(system);
    std::error_code error;
    if (!path.empty() && !fs::remove(path, error) && error)
        return {{{path.string(), 0, 0}, {"file-unwritable", {{"reason", error.message()}}}}};
    system.readCorrections();
    return {};
}

} // namespace strategikon
