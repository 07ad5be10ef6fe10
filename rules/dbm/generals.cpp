// Each general to a command of his own.
#include "model/text/contains.h"
#include "rules/dbm/division.h"

#include <algorithm>
#include <tuple>

namespace strategikon::dbmRules {

namespace {

// Of several generals in one command he stays who has most of his own there.
void loosenGenerals(Division& division)
{
    auto& rows = division.army.choices;
    for (const std::string& name : division.names) {
        const auto stands = [&](std::size_t i) { return rows[i].block == name && division.has(rows[i], general); };
        int generals = 0, most = -1;
        std::size_t keeper = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!stands(i))
                continue;
            generals += rows[i].count;
            const int own = division.ownAndOthers(name, division.allyOf(rows[i])).first;
            if (own > most) {
                most = own;
                keeper = i;
            }
        }
        if (generals < 2)
            continue;
        if (rows[keeper].count > 1)
            division.part(keeper, 1);
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (i != keeper && stands(i))
                rows[i].block.clear();
    }
}

bool isHeadless(const Division& division, const std::string& block, const std::string& ally)
{
    return division.ownAndOthers(block, ally).first > 0
        && std::ranges::none_of(division.army.choices,
            [&](const Choice& choice) { return choice.block == block && division.has(choice, general); });
}

// A general with nobody to command goes where his own have no general: he moves rather than they.
void loosenIdle(Division& division)
{
    std::vector<std::string> taken;
    for (Choice& choice : division.army.choices) {
        if (!division.isPlace(choice.block) || !division.has(choice, general)
            || division.ownAndOthers(choice.block, division.allyOf(choice)).first > 1)
            continue;
        const auto headless = std::ranges::find_if(division.names, [&](const std::string& name) {
            return isHeadless(division, name, division.allyOf(choice)) && !contains(taken, name);
        });
        if (headless == division.names.end())
            continue;
        taken.push_back(*headless);
        choice.block = *headless;
    }
}

// Generals who share a row need commands of their own.
void partRows(Division& division)
{
    auto& rows = division.army.choices;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (division.isLoose(i) && rows[i].count > 1 && division.has(rows[i], general))
            division.part(i, 1);
}

std::string freeFor(const Division& division, const Choice& leader)
{
    std::string best;
    std::tuple<int, int> most{-1, 0};
    for (const std::string& name : division.names) {
        const bool taken = std::ranges::any_of(division.army.choices,
            [&](const Choice& choice) { return choice.block == name && division.has(choice, general); });
        const auto [own, others] = division.ownAndOthers(name, division.allyOf(leader));
        if (const std::tuple rank{own, -others}; !taken && rank > most) {
            most = rank;
            best = name;
        }
    }
    return best;
}

// The commander-in-chief first, then the others as the player has them, each to a command without a
// general: the one that holds most of his own already, or else an empty one.
void placeGenerals(Division& division)
{
    auto& rows = division.army.choices;
    for (const unsigned role : {unsigned(cInC), unsigned(subGeneral | allyGeneral)})
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (division.isLoose(i) && division.has(rows[i], role))
                rows[i].block = freeFor(division, rows[i]);
}

} // namespace

void partGenerals(Division& division)
{
    loosenGenerals(division);
    loosenIdle(division);
    partRows(division);
    placeGenerals(division);
}

} // namespace strategikon::dbmRules
