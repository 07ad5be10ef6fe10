// Reading one list file, and telling as much as can be told of one that is refused.
#include "rules/list_file.h"

#include "model/text/yaml.h"

#include <algorithm>

namespace strategikon {

namespace {

// The file without the single values that its shape refuses.
Node withoutRefused(const Node& node, const std::vector<Fault>& faults)
{
    const auto refused = [&](const Place& place) {
        return std::ranges::any_of(faults,
            [&](const Fault& fault) { return fault.place.line == place.line && fault.place.column == place.column; });
    };
    Node kept = node;
    for (const Node::Entry& entry : node.entries())
        if (!entry.node.isScalar())
            kept.set(entry.key, withoutRefused(entry.node, faults));
        else if (refused(entry.node.place()) || refused(node.placeOfKey(entry.key)))
            kept.remove(entry.key);
    if (!node.isList())
        return kept;
    kept = Node::newList();
    for (const Node& item : node.items())
        kept.add(withoutRefused(item, faults));
    return kept;
}

// What is wrong besides the shape, as far as the file can be read for all that: names of nothing.
void readOn(const Node& node, const SystemFormat& format, std::string_view edition, std::vector<Fault>& faults)
{
    for (const char* key : {"entries", "upgrades", "rules"})
        if (const Node* rows = node.find(key); rows && !rows->isList())
            return;
    const auto list = readList(withoutRefused(node, faults), format, edition);
    for (const Fault& fault : list.faults)
        if (fault.message.code.starts_with("unknown-"))
            faults.push_back(fault);
    std::ranges::stable_sort(faults, [](const Fault& a, const Fault& b) {
        return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
}

} // namespace

Result<ArmyList> readListFile(Catalogue& catalogue, const System& system, const Schema& schema, const std::string& file,
    std::string_view edition, Trial trial)
{
    auto node = readDocument(file, {}, trial == Trial::spared ? Readers::one : Readers::both);
    if (!node)
        return node.faults;
    if (auto refused = schema.check(*node); !refused.empty()) {
        readOn(*node, system.format(), edition, refused);
        return refused;
    }
    node = withAllyRows(catalogue, system, schema, std::move(*node));
    if (!node)
        return node.faults;
    return readList(*node, system.format(), edition, trial);
}

} // namespace strategikon
