// Limits named by the rows they count.
#include "limit_words.h"

namespace strategikon::compiling {

namespace {

void join(std::string& names, const std::string& name) { names += (names.empty() ? "" : ", ") + name; }

// What a limit counts, by the names of the rows.
std::string namesCounted(const ArmyList& list, const Limit& limit)
{
    std::string names = namesOf(list, limit.lines);
    for (int option : limit.options)
        join(names, list.options[std::size_t(option)].name);
    return names.empty() ? limit.id : names;
}

std::string namesOfIds(const ArmyList& list, const std::vector<std::string>& ids)
{
    std::string names;
    for (const std::string& id : ids)
        if (const int line = list.line(id), option = list.option(id); line >= 0 || option >= 0)
            join(names, line >= 0 ? list.lines[std::size_t(line)].name : list.options[std::size_t(option)].name);
    return names;
}

} // namespace

std::string nameOf(const ArmyList& list, const Limit& limit)
{
    return !limit.name.empty() ? limit.name : limit.code == Limit{}.code ? namesCounted(list, limit) : limit.id;
}

std::string namesOf(const ArmyList& list, const std::vector<int>& lines)
{
    std::string names;
    for (int line : lines)
        join(names, list.lines[std::size_t(line)].name);
    return names;
}

void tellLimit(Constraint& constraint, const ArmyList& list, const Limit& limit, bool isLeast)
{
    const bool ofBodies = limit.measure == Limit::Measure::bodies || limit.measure == Limit::Measure::options;
    if (!limit.name.empty() || !ofBodies)
        return;
    std::string side = isLeast ? "least" : "most";
    if (const auto& share = constraint.share) {
        const bool each = share->numerator == share->denominator && share->number == 0;
        side += each ? "-each" : "-share";
    }
    if (const std::string when = namesOfIds(list, limit.when); !when.empty()) {
        side += "-when";
        constraint.more.emplace_back("when", when);
    }
    constraint.more.emplace_back("side", side);
}

} // namespace strategikon::compiling
