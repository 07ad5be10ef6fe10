// Rosters as JSON: the names of BattleScribe's XML, as New Recruit and tools around it save them.
#include "app/exchange/plain.h"
#include "app/exchange/roster.h"

#include <algorithm>

namespace strategikon::exchange {

namespace {

using namespace roster;

const Node* rosterIn(const Node& json)
{
    const Node* inner = json.find("roster");
    const Node& roster = inner ? *inner : json;
    const Node* forces = roster.find("forces");
    return forces && forces->isList() ? &roster : nullptr;
}

std::string wordsUnder(const Node& node, const char* key, std::size_t most = 200)
{
    return oneLine(node.textOr(key), most);
}

// The nodes under a key, where it holds a list.
const std::vector<Node>& itemsUnder(const Node& node, const char* key)
{
    static const std::vector<Node> none;
    const Node* list = node.find(key);
    return list && list->isList() ? list->items() : none;
}

int largestValue(const Node& node, const char* key)
{
    int most = 0;
    for (const Node& one : itemsUnder(node, key))
        if (const Node* value = one.find("value"))
            most = std::max(most, whole(QString::fromStdString(value->written())));
    return most;
}

class Reader {
public:
    explicit Reader(Trouble& trouble) : trouble(trouble) {}

    Force force(const Node& node)
    {
        Force force;
        force.line = node.line();
        force.catalogue = wordsUnder(node, "catalogueName");
        force.catalogueId = wordsUnder(node, "catalogueId");
        force.cost = largestValue(node, "costs");
        force.selections = selections(node);
        for (const Node& inner : itemsUnder(node, "forces"))
            force.inner.push_back(this->force(inner));
        return force;
    }

private:
    std::vector<Selection> selections(const Node& node)
    {
        std::vector<Selection> all;
        for (const Node& one : itemsUnder(node, "selections")) {
            if (++count > mostSelections) {
                trouble = {"exchange-too-many-selections", one.line(), {}};
                return {};
            }
            all.push_back(selection(one));
        }
        return all;
    }

    Selection selection(const Node& node)
    {
        Selection selection;
        selection.line = node.line();
        selection.name = wordsUnder(node, "name");
        selection.entry = wordsUnder(node, "entryId");
        selection.type = wordsUnder(node, "type");
        selection.customName = wordsUnder(node, "customName");
        selection.note = node.textOr("customNotes").substr(0, longestNote);
        if (const Node* number = node.find("number"))
            selection.written = number->written();
        selection.inner = selections(node);
        return selection;
    }

    Trouble& trouble;
    std::size_t count = 0;
};

} // namespace

bool looksLikeRoster(const Node& json) { return rosterIn(json) != nullptr; }

std::optional<Roster> roster::fromJson(const Node& json, Trouble& trouble)
{
    const Node* node = rosterIn(json);
    if (!node) {
        trouble = {"exchange-no-roster", 0, {}};
        return {};
    }
    Roster roster;
    roster.name = wordsUnder(*node, "name");
    roster.note = node->textOr("customNotes");
    roster.system = wordsUnder(*node, "gameSystemId");
    roster.systemName = wordsUnder(*node, "gameSystemName");
    roster.limit = largestValue(*node, "costLimits");
    Reader reader(trouble);
    for (const Node& force : itemsUnder(*node, "forces"))
        roster.forces.push_back(reader.force(force));
    return trouble.code ? std::nullopt : std::optional(std::move(roster));
}

} // namespace strategikon::exchange
