#include "rules/warmaster/play/map/warnings.h"

#include <algorithm>
#include <cmath>

namespace strategikon::warmasterPlay {

Message measured(std::string code, Arguments with, double cm, double margin)
{
    with.emplace_back("cm", std::max(0, int(std::lround(cm))));
    if (margin > 0) {
        code += "-about";
        with.emplace_back("margin", int(std::ceil(margin)));
    }
    return {std::move(code), std::move(with)};
}

Message between(const Tape& tape, std::string code, Id one, Id other, Arguments with)
{
    const BattleView& table = tape.table();
    with.emplace_back("unit", table[one].badge);
    with.emplace_back("other", table[other].badge);
    return measured(
        std::move(code), std::move(with), tape.distance(one, other), tape.margin(one, other) / tape.scale());
}

std::string badgesOf(const BattleView& table, const Ids& things)
{
    std::string all;
    for (const Id one : things)
        all += (all.empty() ? "" : ", ") + table[one].badge;
    return all;
}

std::optional<Cure> without(const BattleView& table, const char* input, Ids all, const Ids& those)
{
    std::erase_if(all, [&](Id one) { return contains(those, one); });
    if (all.empty())
        return {};
    return Cure{{"cure-without", {{"who", badgesOf(table, those)}}}, input, std::move(all)};
}

} // namespace strategikon::warmasterPlay
