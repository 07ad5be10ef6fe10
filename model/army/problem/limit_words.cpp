// Limits named by the rows they count.
#include "limit_words.h"

namespace strategikon::compiling {

namespace {

// What a limit counts, by the names of the rows.
Value namesCounted(const ArmyList& list, const Limit& limit)
{
    Several names = namesOf(list, limit.lines);
    for (int option : limit.options)
        names.values.emplace_back(DataText{list.options[std::size_t(option)].name});
    return names.values.empty() ? Value(limit.id) : names;
}

Several namesOfIds(const ArmyList& list, const std::vector<std::string>& ids)
{
    Several names;
    for (const std::string& id : ids)
        if (const int line = list.line(id), option = list.option(id); line >= 0 || option >= 0)
            names.values.emplace_back(
                DataText{line >= 0 ? list.lines[std::size_t(line)].name : list.options[std::size_t(option)].name});
    return names;
}

} // namespace

Value nameOf(const ArmyList& list, const Limit& limit)
{
    return !limit.name.empty()       ? DataText{limit.name}
        : limit.code == Limit{}.code ? namesCounted(list, limit)
                                     : Value(limit.id);
}

Several namesOf(const ArmyList& list, const std::vector<int>& lines)
{
    Several names;
    for (int line : lines)
        names.values.emplace_back(DataText{list.lines[std::size_t(line)].name});
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
    if (Several when = namesOfIds(list, limit.when); !when.values.empty()) {
        side += "-when";
        constraint.more.emplace_back("when", std::move(when));
    }
    constraint.more.emplace_back("side", side);
}

} // namespace strategikon::compiling
