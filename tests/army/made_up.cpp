#include "tests/army/made_up.h"

#include <algorithm>

namespace armytest {

namespace {

std::string number(int n) { return std::to_string(n); }

// Ids with numbers: entries e0, e1, ...; upgrades u0, u1, ...
class Writer {
public:
    explicit Writer(std::uint64_t seed) : dice(seed) {}

    std::string run()
    {
        points = dice.of(std::vector<int>{200, 300, 450, 700, 999, 1000, 1300, 2000, 2100});
        grain = dice.of(std::vector<int>{1, 5, 5, 10});
        entries = dice.between(2, 5);
        upgrades = dice.oneIn(4) ? 0 : dice.between(1, 4);
        text = "system: " + theSystem().format().id + "\nid: made-up\nname: Made up\nentries:\n";
        for (int i = 0; i < entries; ++i)
            entry(i);
        for (int i = 0; i < upgrades; ++i)
            upgrade(i);
        ties();
        limits();
        text +=
            "rules:\n  - {id: stubborn, name: Stubborn, effect: {kind: withdraw-later}, text: They hold out longer.}\n";
        return text;
    }

    int points = 0;

private:
    int price(int least, int most) { return dice.between(least / grain, most / grain) * grain; }

    void bounds(bool maxOnly, bool mustEnd)
    {
        const int most = dice.between(0, 3), least = maxOnly || dice.oneIn(2) ? 0 : dice.between(0, most);
        const bool ends = mustEnd || dice.oneIn(2);
        if (least)
            text += ", min: " + number(least);
        if (ends)
            text += ", max: " + number(most) + (dice.oneIn(3) ? ", per: army" : "");
    }

    void entry(int i)
    {
        const bool leader = i == 0 && !dice.oneIn(3);
        const bool free = !leader && dice.oneIn(12);
        text += "  - {id: e" + number(i) + ", name: Entry " + number(i)
            + ", type: " + (leader ? "General" : dice.of(std::vector<std::string>{"Infantry", "Cavalry", "Elephants"}));
        if (!leader)
            text += ", attack: " + number(dice.between(1, 4));
        if (!leader && dice.oneIn(3))
            text += ", armour: " + number(dice.between(4, 6)) + "+";
        const int size = leader ? 1 : dice.between(1, 4);
        text += ", size: " + number(size) + ", points: " + number(free ? 0 : price(points / 9, points / 3));
        bounds(false, free);
        std::vector<std::string> special;
        if (!leader && dice.oneIn(3))
            special.push_back("skirmish");
        if (!leader && dice.oneIn(4))
            special.push_back("elephants");
        if (!special.empty())
            text += ", special: [" + joined(special) + "]";
        text += "}\n";
    }

    std::string some(const std::string& letter, int of, int most)
    {
        std::vector<std::string> ids;
        const int first = dice.below(of), n = dice.between(1, std::min(of, most));
        for (int i = 0; i < n; ++i)
            ids.push_back(letter + number((first + i) % of));
        return "[" + joined(ids) + "]";
    }

    void upgrade(int i)
    {
        if (i == 0)
            text += "upgrades:\n";
        const std::string kind = dice.of(std::vector<std::string>{"mount", "mount", "character", "guard"});
        text += "  - {id: u" + number(i) + ", name: Upgrade " + number(i) + ", kind: " + kind + ", for: "
            + some("e", entries, 2) + ", points: " + number(dice.oneIn(3) ? 0 : price(-points / 40, points / 8));
        if (kind == "character" && dice.oneIn(2))
            text += ", special: [stubborn]";
        if (kind == "guard")
            text += ", attack: " + number(dice.between(1, 5)) + (dice.oneIn(2) ? ", special: [skirmish]" : "");
        bounds(true, false);
        text += "}\n";
    }

    void ties()
    {
        if (upgrades == 0 || !dice.oneIn(3))
            return;
        text += "ties:\n";
        if (dice.oneIn(2))
            text += "  - {id: t0, kind: needs-first, upgrades: " + some("u", upgrades, 3) + ", entry: e"
                + number(dice.below(entries)) + "}\n";
        else
            text += "  - {id: t0, kind: set, upgrades: " + some("u", upgrades, 3)
                + ", price: " + number(price(0, points / 10)) + "}\n";
        if (dice.oneIn(3))
            text += "  - {id: t1, kind: set, upgrades: " + some("u", upgrades, 2)
                + ", price: " + number(price(0, points / 10)) + "}\n";
    }

    std::string amount(const std::string& count)
    {
        const int scale = count == "points" ? points / 5 : count == "stands" ? 3 : 1;
        if (dice.oneIn(2))
            return number(dice.between(0, 3) * scale);
        return "{share: [" + number(dice.between(1, 3)) + ", " + number(dice.between(1, 3)) + "], of: "
            + some("e", entries, 2) + (dice.oneIn(3) ? ", and: " + number(dice.between(0, 2) * scale) : "") + "}";
    }

    std::string present() { return upgrades && dice.oneIn(2) ? some("u", upgrades, 2) : some("e", entries, 2); }

    void limits()
    {
        if (!dice.oneIn(2))
            return;
        text += "limits:\n";
        const int n = dice.between(1, 3);
        for (int i = 0; i < n; ++i) {
            const std::string count =
                dice.of(std::vector<std::string>{"units", "stands", "points", upgrades ? "upgrades" : "units"});
            text += "  - {id: l" + number(i) + ", count: " + count
                + ", of: " + (count == "upgrades" ? some("u", upgrades, 3) : some("e", entries, 3)) + ", "
                + dice.of(std::vector<std::string>{"at-most", "at-most", "at-least", "exactly"}) + ": " + amount(count);
            if (dice.oneIn(3))
                text += ", per: thousand";
            if (dice.oneIn(3))
                text += ", when: " + present();
            if (dice.oneIn(3))
                text += ", unless: " + present();
            text += "}\n";
        }
    }

    Dice dice;
    std::string text;
    int grain = 1, entries = 0, upgrades = 0;
};

} // namespace

MadeUp madeUp(std::uint64_t seed)
{
    for (std::uint64_t again = 0;; ++again) {
        Writer writer(seed * 1000 + again);
        MadeUp made;
        made.text = writer.run();
        made.points = writer.points;
        if (auto list = listFrom(made.text)) {
            made.list = std::move(*list);
            return made;
        }
    }
}

Army randomArmy(const ArmyList& list, int points, Dice& dice)
{
    Army army = emptyArmy(list, points);
    const int rows = dice.between(0, 6);
    for (int i = 0; i < rows; ++i) {
        const Line& line = dice.of(list.lines);
        Choice row;
        row.entry = dice.oneIn(30) ? "nobody" : dice.oneIn(4) ? line.name : line.id;
        row.count = dice.oneIn(3) ? dice.between(1, 5) : dice.between(1, 2);
        if (dice.oneIn(6))
            row.name = "Row " + std::to_string(i);
        while (!list.options.empty() && dice.oneIn(3)) {
            const Option& option = dice.of(list.options);
            const bool fits = std::count(list.options[std::size_t(&option - list.options.data())].hosts.begin(),
                option.hosts.end(), list.line(line.id));
            if (fits || dice.oneIn(6))
                row.options.push_back({dice.oneIn(30) ? "nothing" : option.id, dice.oneIn(2) ? 0 : dice.between(1, 3)});
        }
        army.choices.push_back(std::move(row));
    }
    return army;
}

std::vector<OwnedStands> randomStands(const ArmyList& list, Dice& dice)
{
    std::vector<OwnedStands> owned;
    const int sorts = dice.between(1, int(list.lines.size()));
    for (int i = 0; i < sorts; ++i) {
        OwnedStands sort{"sort " + std::to_string(i), dice.between(0, 9), {}};
        const int serves = dice.between(1, 3);
        for (int j = 0; j < serves; ++j)
            sort.serves.push_back(list.system + "/" + (dice.oneIn(3) ? "*" : list.id) + "#" + dice.of(list.lines).id);
        owned.push_back(std::move(sort));
    }
    return owned;
}

} // namespace armytest
