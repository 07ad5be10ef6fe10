#include "rules/dbm/play/combat/ranks.h"

#include "rules/dbm/play/rows.h"

#include <algorithm>

namespace strategikon::dbmPlay {

Ids mayStandBehind(const BattleView& table, Id element)
{
    static const Kinds supported("Kn(I)|Sp|Pk|Bd|Wb|Ax|Bw|Ps|Cv|Bw(X)|Pk(X)|Bd(X)|Ax(X)"), handgunners("Art(X)");
    const bool mayBe =
        table.is(element, supported) || (table.is(element, handgunners) && table.alternative("artillery-x-ranks"));
    if (!mayBe || (table.is(element, state::chariot) && !table.alternative("mitigation-of-chariots")))
        return {};
    const Type type = table.get(element, state::type);
    Ids all = table.elementsOf(table.commandOf(element));
    std::erase_if(all, [&](Id one) {
        const Type its = table.get(one, state::type);
        const bool helps = its == type || (its == Type::Ps && type != Type::Bw && type != Type::Wb);
        return one == element || !table.onTable(one) || !helps;
    });
    return all;
}

namespace {

// How deep a row of ranks behind asks.
struct Depth {
    Kinds front{}, except{};
    int most = 0;
    std::string deep{}; // by the other reading of that switch any rank will do
};

void readDepths(const Node& table, const char* list, const char* front, const char* except, std::vector<Depth>& all)
{
    for (const Node& row : table.itemsOf(list))
        if (const Node* ranks = row.find("ranks")) {
            Depth one{kindsIn(row, row.find(front) ? front : "behind"), kindsIn(row, except), 0, row.textOr("deep")};
            for (const Node& rank : ranks->items())
                one.most = std::max(one.most, int(rank.integer().value_or(0)) - 1);
            all.push_back(std::move(one));
        }
}

const std::vector<Depth>& depths()
{
    static const auto all = [] {
        std::vector<Depth> read;
        readDepths(combatTable(), "rear-support", "own", "except", read);
        readDepths(combatTable(), "mitigating", "loser", "loser-except", read);
        for (const char* list : {"beaten", "doubled"})
            readDepths(outcomesTable(), list, "loser", "loser-except", read);
        return read;
    }();
    return all;
}

} // namespace

int ranksThatHelp(const BattleView& table, Id element)
{
    constexpr int deepest = 3;
    int most = 1;
    for (const Depth& one : depths())
        if (table.is(element, one.front) && !table.is(element, one.except))
            most = std::max(most, !one.deep.empty() && table.alternative(one.deep) ? deepest : one.most);
    return most;
}

namespace {

// Options of the fact about ranks.
enum Ranks { asTheFront, inRough, inDifficult, atExpendables };

// Others than the enemy before it: against those nothing has to be told.
bool mayTouchExpendables(const BattleView& table, Id element, Id enemy)
{
    static const Kinds expendables("Exp");
    const Ids enemies = table.elements(1 - table[element].side);
    return !(enemy != 0 && table.is(enemy, expendables))
        && std::ranges::any_of(enemies, [&](Id one) { return table.is(one, expendables); });
}

} // namespace

std::optional<Input> ranksFact(const BattleView& table, Id element, Id enemy, std::string id)
{
    if (mayStandBehind(table, element).empty())
        return {};
    std::vector<std::string> all{"as-the-front", "rough", "difficult"};
    if (mayTouchExpendables(table, element, enemy))
        all.emplace_back("at-expendables");
    Input fact = choice(std::move(id), std::move(all), asTheFront);
    fact.fact = true;
    return fact;
}

void tellRanks(Fighter& fighter, int option)
{
    fighter.rearInRough = option == inRough;
    fighter.rearInDifficult = option == inDifficult;
    fighter.expendables = option == atExpendables;
}

} // namespace strategikon::dbmPlay
