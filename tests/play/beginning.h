// Battles begun from armies of lists, legal or not.
#pragma once

#include "model/text/file.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "rules/setup.h"
#include "rules/warmaster/play/begin/begin.h"
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/game.h"

#include <QTest>

namespace strategikon::warmasterPlay {

inline const std::filesystem::path source = SOURCE_DIR;

inline Army ready(const std::string& nation)
{
    return *readArmy(*readDocument((source / "lists/warmaster/armies" / (nation + ".yaml")).string()));
}

// An army of these rows, legal or not: a battle does not ask.
inline Army armyOf(const std::string& list, std::vector<Choice> choices, int points = 1000)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = points;
    army.choices = std::move(choices);
    return army;
}

inline Choice row(const std::string& entry, int count = 1, const std::string& option = {})
{
    Choice choice;
    choice.entry = entry;
    choice.count = count;
    if (!option.empty())
        choice.options.push_back({option, 1});
    return choice;
}

inline Id named(const play::State& state, const std::string& badge)
{
    for (const play::Thing& thing : state.things)
        if (thing.badge == badge)
            return thing.id;
    return 0;
}

class Beginning : public QObject {
protected:
    std::unique_ptr<Catalogue> catalogue;

    play::State battle(const Army& first, const Army& second, const Terms& terms = {})
    {
        auto state = begin(*catalogue, {{0, first, false, {}}, {1, second, false, {}}}, terms);
        if (!state)
            qFatal("%s", describe(state.faults).c_str());
        return *state;
    }

    play::State against(const std::string& nation, const std::string& general, const std::string& upgrade,
        std::vector<Choice> others = {}, const Terms& terms = {})
    {
        others.insert(others.begin(), row(general, 1, upgrade));
        return battle(armyOf(nation, std::move(others)), ready("greek"), terms);
    }

    // The one trait of side 0.
    static Id traitOf(const play::State& state)
    {
        Id found = 0;
        for (const Id trait : traitsOf(BattleView(state)))
            if (state[trait].side == 0)
                found = trait;
        return found;
    }

    void makeCatalogue()
    {
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        catalogue = std::make_unique<Catalogue>();
    }
};

} // namespace strategikon::warmasterPlay
