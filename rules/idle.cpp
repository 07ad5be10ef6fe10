#include "rules/idle.h"

#include <algorithm>

namespace strategikon {

namespace {

template <class Rows>
bool anyDated(const Rows& rows)
{
    return std::ranges::any_of(rows, [](const Row& row) { return row.years.has_value(); });
}

bool hasDates(const ArmyList& list) { return list.years || anyDated(list.lines) || anyDated(list.options); }

bool knowsSingleStands(const System& system, const ArmyList& list)
{
    for (std::size_t line = 0; line < list.lines.size(); ++line)
        if (system.splits(list, int(line)))
            return true;
    return false;
}

bool isDivided(const Army& army)
{
    return army.blocks || std::ranges::any_of(army.choices, [](const Choice& choice) { return !choice.block.empty(); });
}

} // namespace

void noteIdleKeys(const System& system, const ArmyList& list, const Army& army, Verdict& verdict)
{
    const auto tell = [&](bool is, const char* code) {
        if (is)
            verdict.notes.push_back(
                {code, {{"list", DataText{list.name}}, {"system", DataText{system.format().name}}}});
    };
    tell(army.year != 0 && !hasDates(list), "idle-year");
    // A system that has single stands tells each unit that may not be split.
    const bool told = std::ranges::any_of(
        verdict.findings, [](const Finding& finding) { return finding.code == "split-not-allowed"; });
    tell(!army.split.empty() && !told && !knowsSingleStands(system, list), "idle-split");
    tell(isDivided(army) && system.division() == Division::none, "idle-contingents");
    tell(army.points != 0 && !system.bounded(list), "idle-points");
}

Army withoutIdleKeys(const System& system, const ArmyList& list, Army army)
{
    if (!hasDates(list))
        army.year = 0;
    if (!army.split.empty() && !knowsSingleStands(system, list))
        army.split.clear();
    return army;
}

} // namespace strategikon
