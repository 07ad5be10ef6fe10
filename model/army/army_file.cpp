// Army files in and out.
#include "model/army/army.h"

#include "model/text/contains.h"
#include "model/text/json.h"
#include "model/text/write.h"
#include "model/text/yaml.h"

#include <algorithm>

namespace strategikon {

namespace {

class ArmyReader {
public:
    Result<Army> run(const Node& node)
    {
        Army army = read(node, true);
        if (!faults.empty())
            return faults;
        return army;
    }

private:
    void fault(const Place& place, std::string code, Arguments args = {})
    {
        faults.push_back({place, {std::move(code), std::move(args)}});
    }

    void refuseOthers(const Node& node, std::initializer_list<std::string_view> known)
    {
        for (const auto& entry : node.entries())
            if (!contains(known, entry.key))
                fault(node.placeOfKey(entry.key), "army-unknown-key", {{"key", entry.key}});
    }

    std::string text(const Node& node, std::string_view key)
    {
        const Node* value = node.find(key);
        if (!value || value->isNull())
            return {};
        if (!value->isScalar()) {
            fault(value->place(), "army-wants-text", {{"key", std::string(key)}});
            return {};
        }
        return value->written();
    }

    int number(const Node& node, std::string_view key, int absent, int least, int most)
    {
        const Node* value = node.find(key);
        if (!value)
            return absent;
        const auto whole = value->integer();
        if (!whole || *whole < least || *whole > most) {
            fault(value->place(), value->quoted() ? "army-number-quoted" : "army-wants-number",
                {{"key", std::string(key)}, {"least", least}, {"most", most}, {"written", value->written()}});
            return absent;
        }
        return int(*whole);
    }

    std::vector<std::string> texts(const Node& node, std::string_view key)
    {
        const Node* value = node.find(key);
        std::vector<std::string> result;
        if (!value || value->isNull())
            return result;
        if (value->isScalar())
            return {value->written()};
        if (!value->isList())
            fault(value->place(), "army-wants-list", {{"key", std::string(key)}});
        for (const Node& item : value->items())
            if (item.isScalar())
                result.push_back(item.written());
            else
                fault(item.place(), "army-wants-text", {{"key", std::string(key)}});
        return result;
    }

    Army read(const Node& node, bool whole)
    {
        Army army;
        if (!node.isMap()) {
            fault(node.place(), "army-wants-map");
            return army;
        }
        refuseOthers(node,
            {"system", "list", "points", "year", "edition", "name", "note", "tags", "units", "split", "contingents",
                "partner"});
        army.system = text(node, "system");
        army.list = text(node, "list");
        army.edition = text(node, "edition");
        army.name = text(node, "name");
        army.note = text(node, "note");
        army.tags = texts(node, "tags");
        army.split = texts(node, "split");
        army.points = number(node, "points", 0, 1, largestArmy);
        army.year = number(node, "year", 0, firstYear, lastYear);
        if (node.find("year") && node.find("year")->integer() == 0)
            fault(node.placeOfKey("year"), "army-year-zero");
        if (whole && army.system.empty())
            fault(node.place(), "army-without-name", {{"key", "system"}});
        if (army.list.empty())
            fault(node.place(), "army-without-name", {{"key", "list"}});
        readFlag(node, army);
        readUnits(node, army);
        if (const Node* partner = node.find("partner")) {
            if (!whole)
                fault(partner->place(), "army-partner-of-partner");
            else {
                army.partner.push_back(read(*partner, false));
                if (army.partner.front().system.empty())
                    army.partner.front().system = army.system;
            }
        }
        return army;
    }

    void readFlag(const Node& node, Army& army)
    {
        const Node* flag = node.find("contingents");
        if (!flag)
            return;
        if (const auto value = flag->boolean())
            army.blocks = *value;
        else
            fault(flag->place(), "army-wants-flag", {{"key", "contingents"}, {"written", flag->written()}});
    }

    void readUnits(const Node& node, Army& army)
    {
        const Node* units = node.find("units");
        if (!units || units->isNull())
            return;
        if (!units->isList()) {
            fault(units->place(), "army-wants-list", {{"key", "units"}});
            return;
        }
        constexpr std::size_t mostRows = 2000;
        if (units->items().size() > mostRows) {
            fault(units->place(), "army-too-many-rows", {{"rows", units->items().size()}, {"most", mostRows}});
            return;
        }
        for (const Node& row : units->items())
            army.choices.push_back(readChoice(row));
    }

    Choice readChoice(const Node& row)
    {
        Choice choice;
        if (row.isScalar() && !row.isNull()) { // a bare name is one unit
            choice.entry = row.written();
            return choice;
        }
        if (!row.isMap()) {
            fault(row.place(), "army-wants-unit");
            return choice;
        }
        refuseOthers(row, {"entry", "count", "upgrades", "name", "note", "contingent", "command"});
        choice.entry = text(row, "entry");
        if (choice.entry.empty())
            fault(row.place(), "army-without", {{"key", "entry"}, {"example", "archers"}});
        choice.count = number(row, "count", 1, 1, largestCount);
        choice.name = text(row, "name");
        choice.note = text(row, "note");
        if (row.find("command") && row.find("contingent"))
            fault(row.placeOfKey("contingent"), "army-two-blocks");
        choice.block = text(row, row.find("command") ? "command" : "contingent");
        if (const Node* upgrades = row.find("upgrades"); upgrades && !upgrades->isNull()) {
            if (upgrades->isScalar())
                choice.options.push_back({upgrades->written(), 0});
            else if (!upgrades->isList())
                fault(upgrades->place(), "army-wants-list", {{"key", "upgrades"}});
            for (const Node& upgrade : upgrades->items())
                readOption(upgrade, choice);
        }
        return choice;
    }

    void readOption(const Node& node, Choice& choice)
    {
        if (node.isMap()) {
            refuseOthers(node, {"name", "count"});
            const std::string name = text(node, "name");
            if (name.empty())
                fault(node.place(), "army-without", {{"key", "name"}, {"example", "chariot"}});
            choice.options.push_back({name, number(node, "count", 0, 1, largestCount)});
        } else if (node.isScalar() && !node.isNull()) {
            choice.options.push_back({node.written(), 0});
        } else {
            fault(node.place(), "army-wants-text", {{"key", "upgrades"}});
        }
    }

    std::vector<Fault> faults;
};

void setText(Node& node, const char* key, const std::string& text)
{
    if (!text.empty())
        node.set(key, Node::ofText(text));
}

void setTexts(Node& node, const char* key, const std::vector<std::string>& texts)
{
    if (texts.empty())
        return;
    Node list = Node::newList();
    for (const std::string& text : texts)
        list.add(Node::ofText(text));
    node.set(key, std::move(list));
}

Node nodeOf(const Choice& choice, const char* blockKey)
{
    Node row = Node::newMap();
    row.set("entry", Node::ofText(choice.entry));
    if (choice.count != 1)
        row.set("count", Node::ofInteger(choice.count));
    if (!choice.options.empty()) {
        Node options = Node::newList();
        for (const ChosenOption& option : choice.options) {
            if (option.count == 0) {
                options.add(Node::ofText(option.name));
                continue;
            }
            Node part = Node::newMap();
            part.set("name", Node::ofText(option.name));
            part.set("count", Node::ofInteger(option.count));
            options.add(std::move(part));
        }
        row.set("upgrades", std::move(options));
    }
    setText(row, "name", choice.name);
    setText(row, "note", choice.note);
    setText(row, blockKey, choice.block);
    return row;
}

Node nodeOf(const Army& army, const char* blockKey, bool whole)
{
    Node node = Node::newMap();
    if (whole || !army.system.empty())
        node.set("system", Node::ofText(army.system));
    node.set("list", Node::ofText(army.list));
    if (army.points != 0) // rules without points need none
        node.set("points", Node::ofInteger(army.points));
    if (army.year != 0)
        node.set("year", Node::ofInteger(army.year));
    setText(node, "edition", army.edition);
    setText(node, "name", army.name);
    setText(node, "note", army.note);
    setTexts(node, "tags", army.tags);
    Node units = Node::newList();
    for (const Choice& choice : army.choices)
        units.add(nodeOf(choice, blockKey));
    node.set("units", std::move(units));
    setTexts(node, "split", army.split);
    if (army.blocks)
        node.set("contingents", Node::ofBoolean(true));
    for (const Army& partner : army.partner)
        node.set("partner", nodeOf(partner, blockKey, false));
    return node;
}

} // namespace

Result<Army> readArmy(const Node& node) { return ArmyReader().run(node); }

Result<Army> readArmy(std::string_view text, const std::string& file)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool json = first != std::string_view::npos && text[first] == '{' && file.ends_with(".json");
    Result<Node> node = json ? readJson(text, file) : readYaml(text, file);
    if (!node)
        return node.faults;
    return readArmy(*node);
}

std::string writeArmy(const Army& army, std::string_view blockKey)
{
    return writeYaml(nodeOf(army, std::string(blockKey).c_str(), true));
}

} // namespace strategikon
