// Converting special rules: names that the system knows, and text of the user's own file.
#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "app/exchange/selector.h"

#include <algorithm>

namespace strategikon::exchange {

namespace {

constexpr std::size_t longestText = 3900; // bytes; the list's schema takes 4,000 characters

// Paragraphs, one a line; cut where our format ends.
std::string textOf(const Node& node)
{
    std::string text;
    const auto add = [&](const Node& paragraph) {
        const std::string plain = plainText(paragraph.written());
        if (!plain.empty())
            text += (text.empty() ? "" : "\n") + plain;
    };
    if (node.isList())
        for (const Node& paragraph : node.items())
            add(paragraph);
    else if (node.isScalar() && !node.isNull())
        add(node);
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.pop_back();
    return text;
}

std::string clipped(std::string text)
{
    if (text.size() <= longestText)
        return text;
    text.resize(longestText);
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0) == 0x80)
        text.pop_back();
    text.pop_back();
    return text + "…";
}

} // namespace

std::string Conversion::sharedRule(const std::string& name) const
{
    const std::string wanted = folded(name);
    for (const SpecialRule& rule : system.specials(format.editions.front()))
        if (folded(rule.name) == wanted || rule.id == slug(name))
            return rule.id;
    return {};
}

void Conversion::readSpecials()
{
    for (const SpecialRule& rule : system.specials(format.editions.front()))
        takenRules.insert(rule.id);
    takenRules.insert("wm-selector");
    const Node* rows = in.json.find("specialRules");
    if (!rows)
        return;
    std::vector<const Node::Entry*> sorted;
    for (const auto& entry : rows->entries())
        sorted.push_back(&entry);
    std::ranges::stable_sort(sorted,
        [](const auto* a, const auto* b) { return a->node.integerOr("order", 0) < b->node.integerOr("order", 0); });
    constexpr std::size_t most = 400;
    for (const auto* entry : sorted)
        if (ruleIds.size() < most)
            addRule(oneLine(plainText(entry->key), 80), entry->node);
}

// A rule with text becomes one of the list's own; one without refers to the system's of that name.
void Conversion::addRule(const std::string& name, const Node& rule)
{
    Rule known{name, {}};
    if (const std::string shared = sharedRule(name); !shared.empty())
        known.ids.push_back(shared);
    const Node* text = rule.find("text");
    std::string own = text ? textOf(*text) : std::string();
    if (own.size() > longestText)
        note("exchange-text-cut", rule.line(), {{"name", name}});
    if (own.empty() && known.ids.empty()) {
        note("exchange-rule-without-text", rule.line(), {{"name", name}});
        own = english({"exchange-no-text", {}});
    }
    if (!own.empty()) {
        const std::string plain = slug(name);
        std::string id = plain;
        for (int n = 2; !takenRules.insert(id).second; ++n)
            id = plain + "-" + std::to_string(n);
        addOwnRule(id, name, clipped(own));
        known.ids.push_back(id);
    }
    ruleIds.push_back(std::move(known));
}

void Conversion::addOwnRule(const std::string& id, const std::string& name, const std::string& text)
{
    Node rule = Node::newMap();
    rule.set("id", Node::ofText(id));
    rule.set("name", Node::ofText(name.empty() ? id : name));
    rule.set("text", Node::ofText(text));
    rules.push_back(std::move(rule));
}

void Conversion::addArmyRules()
{
    const Node* text = in.json.find("armyRules");
    if (!text)
        return;
    const std::string own = textOf(*text);
    if (own.size() > longestText)
        note("exchange-text-cut", text->line(), {{"name", "armyRules"}});
    if (!own.empty())
        addOwnRule(takenRules.insert("army-rules").second ? "army-rules" : "army-rules-of-the-list",
            english({"exchange-army-rules", {}}), clipped(own));
}

// The rules a row names, and the rule that is named like the row.
std::vector<std::string> Conversion::specialsOf(const SelectorRow& row)
{
    std::vector<std::string> ids;
    const auto add = [&](const std::string& name) {
        const std::string wanted = folded(name);
        for (const Rule& rule : ruleIds)
            if (folded(rule.name) == wanted) {
                for (const std::string& id : rule.ids)
                    if (std::ranges::find(ids, id) == ids.end())
                        ids.push_back(id);
                return true;
            }
        return false;
    };
    for (const std::string& written : row.node->textsOf("specialRules")) {
        const std::string name = oneLine(plainText(written), 80);
        if (name.empty() || add(name))
            continue;
        if (const std::string shared = sharedRule(name); !shared.empty()) {
            if (std::ranges::find(ids, shared) == ids.end())
                ids.push_back(shared);
            continue;
        }
        note("exchange-unknown-rule", row.node->placeOfKey("specialRules").line, {{"rule", name}, {"name", row.name}});
    }
    add(row.name);
    return ids;
}

} // namespace strategikon::exchange
