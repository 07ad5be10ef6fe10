#include "rules/dbm/play/combat/ranks.h"

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

// How deep it may matter: four ranks of pikes and warband, three of auxilia (X) or with psiloi, else two.
int ranksThatHelp(const BattleView& table, Id element)
{
    static const Kinds psiloi("Ps"), deep("Pk|Pk(X)|Wb"), three("Sp|Bd|Ax|Ax(X)");
    const bool deepPsiloi = table.is(element, psiloi) && table.alternative("psiloi-rank");
    return deepPsiloi || table.is(element, deep) ? 3 : table.is(element, three) ? 2 : 1;
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
