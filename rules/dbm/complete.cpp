#include "rules/dbm/complete.h"

#include "model/text/contains.h"
#include "rules/dbm/prices.h"

#include <algorithm>

namespace strategikon::dbmRules {

namespace {

constexpr const char* book = "rulebook";

class Completing {
public:
    Completing(ArmyList& list, const SystemFormat& format, const ArmyTable& table)
        : list(list), columns(format.columns.size()), table(table)
    {
    }

    void run()
    {
        addBaggage();
        if (allowsBuiltUpArea(list))
            addWalls();
        for (Line& line : list.lines)
            line.stands = any(line, work) ? 0 : 1;
        limitGenerals();
        limitAllies();
        limitBaggage();
        limitVessels();
        limitCampWorks();
    }

private:
    bool any(const Line& line, unsigned marks) const { return (marksOf(line.printed) & marks) != 0; }

    static bool has(const Row& row, std::string_view special) { return contains(row.special, special); }

    template <class Test>
    std::vector<int> lines(const Test& test) const
    {
        std::vector<int> result;
        for (std::size_t l = 0; l < list.lines.size(); ++l)
            if (test(list.lines[l]))
                result.push_back(int(l));
        return result;
    }
    std::vector<int> marked(unsigned marks) const
    {
        return lines([&](const Line& line) { return any(line, marks); });
    }

    template <class R>
    void fillRow(R& row, const char* id, const char* name, int line)
    {
        row.id = id;
        row.name = name;
        row.source = {book, line, 0};
        row.printed.assign(columns, "-");
        row.bounds.per = Per::army;
    }

    int addLine(const char* id, const char* name, const char* type, int source, std::vector<std::string> special)
    {
        if (const int known = list.line(id); known >= 0)
            return known;
        Line line;
        fillRow(line, id, name, source);
        line.printed[typeColumn] = type;
        line.special = std::move(special);
        list.lines.push_back(std::move(line));
        return int(list.lines.size()) - 1;
    }

    Limit& addLimit(const char* id, const char* code, const Source& source, std::vector<int> of)
    {
        Limit limit;
        limit.id = id;
        limit.code = code;
        limit.source = source;
        limit.lines = std::move(of);
        list.limits.push_back(std::move(limit));
        return list.limits.back();
    }

    static Limit::Amount number(int n)
    {
        Limit::Amount amount;
        amount.number = n;
        return amount;
    }

    // Mobile and immobile baggage, which costs nothing (rulebook 246, 325).
    void addBaggage()
    {
        for (const auto& [id, name] :
            {std::pair{mobileBaggage, "Mobile baggage"}, std::pair{immobileBaggage, "Immobile baggage"}}) {
            Line& line = list.lines[std::size_t(addLine(id, name, "Bge", 246, {}))];
            line.printed[gradeColumn] = "I";
            line.printed[orderColumn] = "irregular";
            line.printed[roleColumn] = "baggage";
        }
    }

    // What may be bought for it: permanent works with towers and gateways, or temporary ones (rulebook
    // 248, 302). A stretch of each sort is a row of its own.
    void addWalls()
    {
        const int wall = addLine("town-wall", "Town wall", "PF", 335, {});
        const int tower = addLine("wall-tower", "Town wall with tower", "PF", 336, {"raised-tower"});
        const int gate = addLine("town-gate", "Town gate", "PF", 337, {"gateway"});
        const int gateTower = addLine("gate-tower", "Town gate with tower", "PF", 337, {"gateway", "raised-tower"});
        const int bank = addLine("town-bank", "Town bank or palisade", "TF", 334, {"built-up-area"});
        Limit& gateways = addLimit("gateways", "gateways-number", table.gateways.source, {gate, gateTower});
        gateways.least = number(table.gateways.least);
        gateways.most = number(table.gateways.most);
        gateways.when = {"town-wall", "wall-tower", "town-gate", "gate-tower"};
        addLimit("one-kind-of-wall", "one-of", table.gateways.source, {}).groups = {
            {wall, tower, gate, gateTower}, {bank}};
    }

    void limitGenerals()
    {
        Limit& one = addLimit("c-in-c", "c-in-c-number", table.cInC.source, marked(cInC));
        one.least = one.most = number(table.cInC.number);
        const auto subGenerals = marked(subGeneral);
        long most = 0;
        for (int line : subGenerals)
            most += std::min(list.lines[std::size_t(line)].bounds.most, largestCount);
        if (most > table.subGenerals.most)
            addLimit("sub-generals", "sub-generals-number", table.subGenerals.source, subGenerals).most =
                number(table.subGenerals.most);
        Limit& all = addLimit("generals", "generals-number", table.generals.source, marked(general));
        all.least = number(table.generals.least);
        all.most = number(table.generals.most);
    }

    // Foreign troops come with their own general (rulebook 301).
    void limitAllies()
    {
        for (const Ally& ally : list.allies) {
            const auto troops = lines(
                [&](const Line& line) { return line.ally == ally.id && any(line, troop) && !any(line, general); });
            if (troops.empty())
                continue;
            Limit& limit = addLimit(("ally-" + ally.id).c_str(), "ally-without-general", table.generals.source, troops);
            limit.name = ally.name;
            limit.most = number(0);
            for (int line : lines([&](const Line& l) { return l.ally == ally.id && any(l, general); }))
                limit.unless.push_back(list.lines[std::size_t(line)].id);
        }
    }

    void limitBaggage()
    {
        Limit& limit = addLimit("baggage", "baggage-number", table.baggage.source, marked(baggage));
        Limit::Amount amount = number(table.baggage.number);
        amount.above = table.baggage.above;
        amount.numberAbove = table.baggage.numberAbove;
        limit.least = limit.most = amount;
    }

    // No vessel without troops to land, and mounted troops only in horse transports (rulebook 235, 263).
    void limitVessels()
    {
        const auto despatch = [](const Line& line) {
            return line.printed[typeColumn] == "Bts" && line.printed[gradeColumn] == "F";
        };
        const auto vessels = lines([&](const Line& line) { return any(line, naval) && !despatch(line); });
        if (vessels.empty())
            return;
        const auto landing = lines([&](const Line& line) { return any(line, troop) && has(line, "landing-troops"); });
        addLimit("landing-troops", "landing-troops-number", {book, 263, 0}, vessels).most = asMany(landing);
        std::vector<int> foot, plain;
        for (int line : landing)
            if (!any(list.lines[std::size_t(line)], mounted))
                foot.push_back(line);
        for (int line : vessels)
            if (!has(list.lines[std::size_t(line)], "horse-transport"))
                plain.push_back(line);
        if (foot.size() < landing.size())
            addLimit("horse-transports", "horse-transports-number", {book, 235, 0}, plain).most = asMany(foot);
    }

    // Works for the camp guard immobile baggage alone (rulebook 246); only the list's own row says which moves.
    void limitCampWorks()
    {
        const auto works = lines([](const Line& line) { return has(line, "camp-defence"); });
        if (works.empty())
            return;
        Limit& limit = addLimit("camp-works", "camp-works-number", {book, 246, 0}, works);
        limit.most = number(0);
        for (int line : lines([](const Line& l) { return l.printed[typeColumn] == "Bge" && l.id != mobileBaggage; }))
            limit.unless.push_back(list.lines[std::size_t(line)].id);
    }

    static Limit::Amount asMany(std::vector<int> of)
    {
        Limit::Amount amount;
        amount.numerator = 1;
        amount.of = std::move(of);
        return amount;
    }

    ArmyList& list;
    std::size_t columns;
    const ArmyTable& table;
};

} // namespace

bool allowsBuiltUpArea(const ArmyList& list)
{
    const Node* terrain = list.facts.isMap() ? list.facts.find("terrain") : nullptr;
    return terrain && std::ranges::any_of(terrain->items(), [](const Node& feature) {
        return feature.textOr("type") == "built-up-area";
    });
}

void complete(ArmyList& list, const SystemFormat& format, const ArmyTable& table)
{
    Completing(list, format, table).run();
}

} // namespace strategikon::dbmRules
