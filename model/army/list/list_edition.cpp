#include "list_edition.h"

#include "model/text/contains.h"
#include "model/text/nearest.h"

#include <algorithm>

namespace strategikon {

namespace {

// What a layer can speak of, and where the rows of it stand.
constexpr std::pair<const char*, const char*> sorts[] = {
    {"entry", "entries"}, {"upgrade", "upgrades"}, {"rule", "rules"}, {"tie", "ties"}};

class LayerCheck {
public:
    LayerCheck(const Node& file, const SystemFormat& format) : file(file), format(format) {}

    std::vector<Fault> run()
    {
        const Node* editions = file.find("editions");
        if (!editions)
            return {};
        for (const auto& layer : editions->entries()) {
            if (!contains(format.editions, layer.key))
                faults.push_back(danglingReference(editions->placeOfKey(layer.key), layer.key, format.editions));
            for (const auto& [sort, rows] : sorts)
                checkSort(layer.node, sort, file.find(rows));
        }
        return std::move(faults);
    }

private:
    void checkSort(const Node& layer, const char* sort, const Node* rows)
    {
        std::vector<std::string> ids;
        for (const Node& row : rows ? rows->items() : std::vector<Node>{})
            ids.push_back(row.textOr("id"));
        if (const Node* changes = layer.find("change"))
            for (const Node& change : changes->items())
                if (const Node* id = change.find(sort); id && known(*id, ids))
                    checkUnset(change, rowOf(*rows, id->written()), *changes, sort);
        if (const Node* additions = layer.find("add"))
            for (const Node& addition : additions->items())
                if (const Node* row = addition.find(sort)) {
                    if (const Node* after = addition.find("after"))
                        known(*after, ids);
                    ids.push_back(row->textOr("id"));
                }
    }

    static const Node& rowOf(const Node& rows, const std::string& id)
    {
        return *std::ranges::find_if(rows.items(), [&](const Node& row) { return row.textOr("id") == id; });
    }

    bool known(const Node& id, const std::vector<std::string>& ids)
    {
        const bool found = contains(ids, id.written());
        if (!found)
            faults.push_back(danglingReference(id.place(), id.written(), ids));
        return found;
    }

    // Only what the row has can be taken away, and not what every row must have.
    void checkUnset(const Node& change, const Node& row, const Node& changes, const char* sort)
    {
        const Node* unset = change.find("unset");
        if (!unset)
            return;
        std::vector<std::string> keys;
        for (const auto& cell : row.entries())
            keys.push_back(cell.key);
        for (const Node& other : changes.items())
            if (other.textOr(sort) == row.textOr("id") && other.find("set"))
                for (const auto& cell : other.find("set")->entries())
                    keys.push_back(cell.key);
        const std::string needed[] = {
            "id", "name", "kind", "for", format.typeColumn, format.standsColumn, format.priceColumn};
        const auto check = [&](const Node& key) {
            if (known(key, keys) && std::ranges::find(needed, key.written()) != std::end(needed))
                faults.push_back({key.place(), {"unset-needed", {{"key", key.written()}}}});
        };
        if (unset->isScalar())
            check(*unset);
        for (const Node& key : unset->items())
            check(key);
    }

    const Node& file;
    const SystemFormat& format;
    std::vector<Fault> faults;
};

} // namespace

Node inEdition(const Node& file, std::string_view edition)
{
    Node result = file;
    const Node* layer = file.find("editions", edition);
    if (!layer)
        return result;
    const auto rows = [&](std::string_view key) {
        return std::string(key == "entry" ? "entries"
                : key == "upgrade"        ? "upgrades"
                : key == "rule"           ? "rules"
                                          : "ties");
    };
    const auto withRows = [&](const std::string& key, const auto& edit) {
        const Node* old = result.find(key);
        std::vector<Node> items = old ? old->items() : std::vector<Node>{};
        edit(items);
        Node fresh = Node::newList();
        for (Node& item : items)
            fresh.add(std::move(item));
        result.set(key, std::move(fresh));
    };
    const auto named = [](std::string_view id) { return [id](const Node& item) { return item.textOr("id") == id; }; };
    if (const Node* changes = layer->find("change"))
        for (const Node& change : changes->items())
            for (const char* key : {"entry", "upgrade", "rule", "tie"}) {
                if (!change.find(key))
                    continue;
                withRows(rows(key), [&](std::vector<Node>& items) {
                    const auto item = std::ranges::find_if(items, named(change.textOr(key)));
                    if (item == items.end())
                        return;
                    if (const Node* set = change.find("set"))
                        for (const auto& cell : set->entries())
                            item->set(cell.key, cell.node);
                    for (const std::string& cell : change.textsOf("unset"))
                        item->remove(cell);
                    if (const Node* line = change.find("line");
                        line && !(change.find("set") && change.find("set")->find("line")))
                        item->set("corrected-line", *line);
                });
            }
    if (const Node* additions = layer->find("add"))
        for (const Node& addition : additions->items())
            for (const char* key : {"entry", "upgrade", "rule", "tie"})
                if (const Node* row = addition.find(key))
                    withRows(rows(key), [&](std::vector<Node>& items) {
                        auto after = std::ranges::find_if(items, named(addition.textOr("after")));
                        Node added = *row;
                        added.set("added-by", Node::ofText(std::string(edition)));
                        items.insert(after == items.end() ? after : after + 1, std::move(added));
                    });
    return result;
}

std::vector<Fault> faultsOfEditions(const Node& file, const SystemFormat& format)
{
    return LayerCheck(file, format).run();
}

Fault danglingReference(
    const Place& place, const std::string& id, const std::vector<std::string>& known, std::string_view what)
{
    const std::string code = "unknown-" + std::string(what);
    if (const auto near = nearest(id, known))
        return {place, {code + "-near", {{"id", id}, {"near", *near}}}};
    return {place, {code, {{"id", id}}}};
}

} // namespace strategikon
