#include "rules/tables.h"

#include "model/text/yaml.h"

namespace strategikon {

namespace {

Roots& rootsInForce()
{
    static Roots roots;
    return roots;
}

std::vector<Fault>& faultsSoFar()
{
    static std::vector<Fault> faults;
    return faults;
}

std::vector<Fault>& ownFaults()
{
    static std::vector<Fault> faults;
    return faults;
}

} // namespace

void setRoots(const Roots& roots) { rootsInForce() = roots; }

const Roots& roots() { return rootsInForce(); }

Node readTable(std::string_view system, std::string_view name)
{
    const auto path = roots().rules / system / (std::string(name) + ".yaml");
    Reading<Node> node = readDocument(path.string());
    if (node)
        return std::move(*node);
    faultsSoFar().insert(faultsSoFar().end(), node.faults.begin(), node.faults.end());
    return {};
}

Node readOwnTable(std::string_view system, std::string_view name)
{
    const auto path = roots().ownLists / system / "tables" / (std::string(name) + ".yaml");
    std::error_code error;
    if (roots().ownLists.empty() || !std::filesystem::exists(path, error))
        return {};
    const auto folder = roots().rules / system;
    const auto schema = Schema::load((folder / (std::string(name) + ".schema.json")).string(),
        {(roots().schema / "list.schema.json").string(), (folder / "columns.schema.json").string()});
    if (!schema) {
        ownFaults() = schema.faults;
        return {};
    }
    Reading<Node> node = readChecked(path.string(), *schema);
    if (node)
        return std::move(*node);
    ownFaults().insert(ownFaults().end(), node.faults.begin(), node.faults.end());
    return {};
}

const std::vector<Fault>& ownTableFaults() { return ownFaults(); }

const std::vector<Fault>& tableFaults() { return faultsSoFar(); }

std::vector<SpecialRule> readSpecials(const Node& table, std::string_view edition)
{
    std::vector<SpecialRule> rules;
    const Node* specials = table.find("specials");
    if (!specials)
        return rules;
    for (const Node& row : specials->items()) {
        SpecialRule rule;
        rule.id = row.textOr("id");
        rule.name = row.textOr("name");
        rule.source = {row.textOr("book"), int(row.integerOr("line", 0)), int(row.integerOr("page", 0))};
        rule.text = row.textOr("text");
        if (const Node* effect = row.find("effect"))
            rule.effect = *effect;
        // A later edition adds to the printed rule; what it adds is told after it.
        if (const Node* layer = row.find(edition); layer && layer->isMap()) {
            if (const std::string more = layer->textOr("text"); !more.empty())
                rule.text += (rule.text.empty() ? "" : " ") + more;
            if (const Node* effect = layer->find("effect"))
                rule.effect.set("then", *effect);
        }
        rules.push_back(std::move(rule));
    }
    return rules;
}

} // namespace strategikon
