// What the combat that a charge leads to comes to, over all that may happen on the way.
#include "rules/warmaster/play/forecast/approach.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Assumption;
using play::Prospect;

Id engagementOf(const BattleView& table, const Ids& chargers)
{
    for (const Id charger : chargers)
        if (const Id engagement = table.get(charger, state::engagement); engagement != 0)
            return engagement;
    return 0;
}

// Prospects of branches made one: each figure as it is over all of them.
class Mixture {
public:
    Mixture(const BattleView& before, const Ids& chargers) : before_(before), chargers_(chargers)
    {
        for (const Id charger : chargers)
            lineOf({.on = {charger}, .figures = {{"stands-lost", 0, true}, {"destroyed", 0}}});
    }

    void add(const play::State& state, double chance, const std::optional<Prospect>& seen)
    {
        const BattleView table(state);
        for (const Prospect::Line& line : seen ? seen->lines : std::vector<Prospect::Line>{})
            for (std::size_t i = 0; i < line.figures.size(); ++i)
                lineOf(line).figures[i].value += chance * line.figures[i].value;
        for (const Id charger : chargers_) { // on its way, which is before the combat
            Prospect::Line& line = lineOf({.on = {charger}, .figures = {}});
            line.figures[0].value += chance * (before_.get(charger, state::stands) - table.get(charger, state::stands));
            line.figures[1].value += chance * table[charger].gone;
        }
        if (!seen)
            without_ += chance;
    }

    std::vector<Prospect::Line> lines() const
    {
        std::vector<Prospect::Line> all = lines_;
        // Whom it is about comes after how it ends.
        std::stable_partition(all.begin(), all.end(), [](const Prospect::Line& one) { return !one.what.empty(); });
        if (without_ > 1e-12)
            all.insert(all.begin(), {.what = "no-combat", .figures = {{"", without_}}});
        return all;
    }

private:
    Prospect::Line& lineOf(const Prospect::Line& like)
    {
        const auto it = std::ranges::find_if(
            lines_, [&](const Prospect::Line& one) { return one.what == like.what && one.on == like.on; });
        if (it != lines_.end())
            return *it;
        lines_.push_back(like);
        for (Prospect::Figure& figure : lines_.back().figures)
            figure.value = 0;
        return lines_.back();
    }

    const BattleView& before_;
    const Ids& chargers_;
    std::vector<Prospect::Line> lines_{};
    double without_ = 0;
};

void addOnce(std::vector<Assumption>& all, const std::vector<Assumption>& more)
{
    for (const Assumption& one : more)
        if (std::ranges::none_of(
                all, [&](const Assumption& other) { return other.input.id == one.input.id && other.on == one.on; }))
            all.push_back(one);
}

} // namespace

Prospect contactAhead(
    const BattleView& before, const Approach& approach, const Ids& chargers, Ids about, const Intent& intent)
{
    Prospect all{.what = "charge", .on = std::move(about)};
    all.refused = approach.refused();
    addOnce(all.assumptions, approach.assumptions());
    all.granted = {"charge-reached", "charge-shots"};
    if (all.refused)
        return all;
    Mixture mixture(before, chargers);
    for (const Branch& branch : approach.branches()) {
        const BattleView table(branch.state);
        const Id engagement = engagementOf(table, chargers);
        std::optional<Prospect> seen;
        if (engagement != 0) {
            seen = combatAhead(table, engagement, intent);
            addOnce(all.assumptions, seen->assumptions);
            if (seen->refused)
                all.refused = seen->refused;
            if (all.granted.size() == 2)
                all.granted.insert(all.granted.end(), seen->granted.begin(), seen->granted.end());
        }
        mixture.add(branch.state, branch.chance, seen);
    }
    if (!all.refused)
        all.lines = mixture.lines();
    return all;
}

} // namespace strategikon::warmasterPlay
