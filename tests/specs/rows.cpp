#include "tests/specs/rows.h"

#include <algorithm>
#include <charconv>

namespace strategikon {

namespace {

using Choices = std::vector<Choice>;

// Bases of a group. A row without a size is counted in bodies: groups of one.
struct Size {
    int least = 1, most = 1;
    bool counted = false; // other groups than the smallest need an upgrade, size-6

    int groupsOf(int bases) const { return (bases + most - 1) / most; }
    bool allows(int bases) const { return groupsOf(bases) * least <= bases && (!counted || bases % 2 == 0); }
    int beyond(int bases, int step) const // the next number that some groups make up
    {
        do
            bases += step;
        while (!allows(bases));
        return bases;
    }
};

Size sizeOf(const Node& row)
{
    const std::string text = row.textOr("size");
    if (text.empty())
        return {};
    const auto dash = text.find('-');
    const int least = std::stoi(text);
    return {least, dash == text.npos ? least : std::stoi(text.substr(dash + 1)), true};
}

// One row beside the army.
struct Setting {
    const std::string entry;
    const Node& row;
    const Army& base;
    const std::string command; // where nothing else is said

    // The row's bodies are so many, whatever else is as it must be.
    Army of(int count, bool withOthers) const
    {
        Army army = withOthers ? others() : base;
        const Node* in = row.find("in");
        if (in && in->isList()) {
            remove(army.choices, entry);
            for (int body = 0; body < count; ++body)
                army.choices.push_back(bodies(1, in->items().at(body).written()));
            return army;
        }
        const auto own =
            std::ranges::find_if(army.choices, [&](const Choice& choice) { return choice.entry == entry; });
        const std::string block = own != army.choices.end() ? own->block : in ? in->written() : command;
        remove(army.choices, entry);
        place(army.choices, count, block == "none" ? "" : block);
        return army;
    }

    // The army with what the row wants beside it.
    Army others() const
    {
        Army army = base;
        for (const std::string& gone : row.textsOf("without"))
            remove(army.choices, gone);
        if (const Node* with = row.find("with")) {
            Node units = Node::newMap();
            units.set("system", Node::ofText(base.system));
            units.set("list", Node::ofText(base.list));
            units.set("points", Node::ofInteger(base.points));
            units.set("units", *with);
            const Army beside = *readArmy(units);
            for (const Choice& choice : beside.choices)
                remove(army.choices, choice.entry);
            army.choices.insert(army.choices.end(), beside.choices.begin(), beside.choices.end());
        }
        return army;
    }

private:
    static void remove(Choices& choices, const std::string& entry)
    {
        std::erase_if(choices, [&](const Choice& choice) { return choice.entry == entry; });
    }

    Choice bodies(int count, const std::string& block) const
    {
        Choice choice;
        choice.entry = entry;
        choice.count = count;
        choice.block = block;
        return choice;
    }

    // So many bases in as few groups as there can be, each as small as the rest allow.
    void place(Choices& choices, int bases, const std::string& block) const
    {
        const Size size = sizeOf(row);
        if (!size.counted) {
            if (bases > 0)
                choices.push_back(bodies(bases, block));
            return;
        }
        for (int groups = size.groupsOf(bases); groups > 0; --groups) {
            const int group = std::max(size.least, bases - (groups - 1) * size.most);
            choices.push_back(bodies(1, block));
            if (group != size.least)
                choices.back().options.push_back({"size-" + std::to_string(group)});
            bases -= group;
        }
    }
};

struct Rows {
    const Node& node;
    const std::string file;
    Army army{};
    std::vector<Spec> specs{};

    void add(const std::string& what, std::string covers, Army made, ExpectedFindings findings = {})
    {
        std::ranges::sort(findings);
        Spec spec{file + " " + what, what, {}, std::move(made), std::move(findings), {}};
        if (!covers.empty())
            spec.covers.push_back(std::move(covers));
        specs.push_back(std::move(spec));
    }

    void addRow(const std::string& entry, const Node& row)
    {
        const Setting setting{entry, row, army, node.textOr("in", "none")};
        const Size size = sizeOf(row);
        const auto broken = [&](const char* code) {
            ExpectedFindings findings{{code, entry}};
            for (const Node& other : row.itemsOf("also"))
                findings.emplace_back(other.textOr("code"), other.textOr("entry"));
            return findings;
        };
        const auto told = [&](int count) { return std::to_string(count) + " " + entry; };
        if (const int least = int(row.integerOr("least", 0))) {
            const int fewer = size.beyond(least, -1);
            add(told(least) + " are enough", entry + ".min", setting.of(least, false));
            add(told(fewer) + " are too few", entry + ".min", setting.of(fewer, false), broken("below-minimum"));
        }
        if (const int most = int(row.integerOr("most", 0))) {
            const int more = size.beyond(most, 1);
            add(told(most) + " may be taken", entry + ".max", setting.of(most, true));
            add(told(more) + " are too many", entry + ".max", setting.of(more, true), broken("above-maximum"));
        }
    }

    void addUpgrade(const std::string& id, const Node& row)
    {
        const auto taken = [&](const std::string& entry, int count) {
            Army made = Setting{entry, row, army, {}}.others();
            auto host = std::ranges::find_if(made.choices, [&](const Choice& choice) { return choice.entry == entry; });
            if (host == made.choices.end()) {
                made.choices.push_back({entry, 1, {}, {}, {}, node.textOr("in")});
                host = std::prev(made.choices.end());
            }
            host->options.push_back({id, count});
            return made;
        };
        const std::string upgrade = "upgrade." + id, on = row.textOr("on"), stranger = row.textOr("stranger");
        if (!on.empty())
            add(id + " on " + on, upgrade + ".host", taken(on, 1));
        if (!stranger.empty())
            add(id + " on " + stranger + ", a stranger", upgrade + ".host", taken(stranger, 1),
                {{"upgrade-not-for-entry", stranger}});
        if (const int most = int(row.integerOr("most", 0))) {
            const std::string told = " " + id + " on " + on;
            add(std::to_string(most) + told, upgrade + ".max", taken(on, most));
            add(std::to_string(most + 1) + told + " are too many", upgrade + ".max", taken(on, most + 1),
                {{"upgrade-above-maximum", id}});
        }
    }
};

} // namespace

Result<std::vector<Spec>> specsOfRows(const Node& node, const std::string& file)
{
    auto army = readArmy(*node.find("army"));
    if (!army)
        return army.faults;
    Rows rows{node, file, *army};
    rows.add("the army by itself", {}, *army);
    if (const Node* counts = node.find("rows"))
        for (const auto& row : counts->entries())
            rows.addRow(row.key, row.node);
    if (const Node* upgrades = node.find("upgrades"))
        for (const auto& upgrade : upgrades->entries())
            rows.addUpgrade(upgrade.key, upgrade.node);
    return rows.specs;
}

} // namespace strategikon
