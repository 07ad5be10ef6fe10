// Rows of allied contingents that are taken from the list of the ally.
#include "model/text/contains.h"
#include "rules/headings.h"
#include "rules/list_file.h"

#include "model/army/list/list_edition.h"

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

class AllyRows {
public:
    AllyRows(Catalogue& catalogue, const System& system, const Schema& schema)
        : catalogue(catalogue), system(system), schema(schema)
    {
    }

    Result<Node> run(Node list)
    {
        for (const Node& ally : list.find("allies")->items())
            readListOf(ally);
        Node rows = Node::newList();
        for (Node row : list.find("entries")->items()) {
            const auto other = others.find(row.textOr("ally"));
            if (row.find("from") && other != others.end())
                complete(row, other->second);
            rows.add(std::move(row));
        }
        if (!faults.empty())
            return std::move(faults);
        list.set("entries", std::move(rows));
        return list;
    }

private:
    Result<Node> readOther(const ListHeading& heading) const
    {
        auto other = readDocument(heading.file, {}, readersOf(heading));
        if (auto faults = other ? schema.check(*other) : std::vector<Fault>(); !faults.empty())
            return faults;
        return other;
    }

    void readListOf(const Node& ally)
    {
        std::vector<std::string> ids;
        for (const ListHeading& heading : catalogue.headings(system)) {
            ids.push_back(heading.id);
            if (heading.id != ally.textOr("list") || others.count(ally.textOr("id")))
                continue;
            if (auto other = readOther(heading))
                others.emplace(ally.textOr("id"), std::move(*other));
            else
                faults.insert(faults.end(), other.faults.begin(), other.faults.end());
        }
        refuseUnknown(*ally.find("list"), ids);
    }

    void complete(Node& row, const Node& other)
    {
        const Node from = *row.find("from"); // not where it stands: the row is about to grow
        std::vector<std::string> ids;
        for (const Node& theirs : other.find("entries")->items()) {
            ids.push_back(theirs.textOr("id"));
            if (ids.back() == from.written())
                for (const auto& cell : theirs.entries())
                    if (!row.find(cell.key) && cell.key != "min" && cell.key != "max" && cell.key != "line")
                        row.set(cell.key, cell.node);
        }
        refuseUnknown(from, ids);
    }

    void refuseUnknown(const Node& name, const std::vector<std::string>& ids)
    {
        if (!contains(ids, name.written()))
            faults.push_back(danglingReference(name.place(), name.written(), ids));
    }

    Catalogue& catalogue;
    const System& system;
    const Schema& schema;
    std::map<std::string, Node> others; // by the id of the ally
    std::vector<Fault> faults;
};

} // namespace

Result<Node> withAllyRows(Catalogue& catalogue, const System& system, const Schema& schema, Node list)
{
    if (!list.find("allies") || !list.find("entries"))
        return list;
    return AllyRows(catalogue, system, schema).run(std::move(list));
}

} // namespace strategikon
