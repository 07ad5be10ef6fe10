// What armies have of their lists' own rules, found again in the state a battle begins with.
#include "app/report/handouts.h"

#include "app/words/words.h"

#include <algorithm>

namespace strategikon::report {

using namespace play;

namespace {

// Those whose row has the rule, and those whom a tie of its name within the army begins with; where that is the army
// itself, whom it concerns.
QStringList carriersOf(const State& state, const ArmyList& list, Id army, const SpecialRule& rule)
{
    QStringList all;
    const auto add = [&](Id thing) {
        if (const QString name = translated(state[thing].name); !all.contains(name))
            all << name;
    };
    const auto has = [&](const Thing& thing) {
        return std::ranges::any_of(list.lines, [&](const Line& line) {
            return line.id == thing.kind && std::ranges::find(line.special, rule.id) != line.special.end();
        });
    };
    for (const Thing& thing : state.things) {
        if (thing.within != army)
            continue;
        if ((thing.sort == Sort::body || thing.sort == Sort::leader) && has(thing))
            add(thing.id);
        if (thing.sort != Sort::tie || thing.name != rule.name || thing.members.empty())
            continue;
        const bool whole = thing.members.front() == army && thing.members.size() > 1;
        std::for_each(thing.members.begin() + whole, whole ? thing.members.end() : thing.members.begin() + 1, add);
    }
    return all;
}

} // namespace

QList<OwnRule> ownRules(Catalogue& catalogue, const std::string& system, const State& beginning)
{
    QList<OwnRule> all;
    for (const Thing& army : beginning.things) {
        std::vector<Fault> faults;
        const ArmyList* list = army.sort == Sort::army ? catalogue.find(system, army.kind, {}, faults) : nullptr;
        if (list == nullptr)
            continue;
        for (const SpecialRule& rule : list->rules)
            if (const QStringList carriers = carriersOf(beginning, *list, army.id, rule); !carriers.isEmpty())
                all.append({translated(rule.name), translated(rule.text), carriers});
    }
    return all;
}

} // namespace strategikon::report
