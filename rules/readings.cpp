#include "rules/readings.h"

#include "rules/battle.h"
#include "rules/tables.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace strategikon {

namespace {

Reading readingOf(const Node& row)
{
    Reading one{.id = row.textOr("id"), .at = {sourceOf(row)}, .text = row.textOr("text"), .other = row.textOr("or")};
    for (const Node& line : row.itemsOf("also")) {
        one.at.push_back(one.at.front());
        one.at.back().line = int(line.integer().value_or(0));
    }
    return one;
}

std::vector<Subject> readSubjects(std::string_view system)
{
    const Node table = readTable(system, "readings", {"subjects", "readings"});
    std::vector<Subject> all;
    for (const Node& row : table.itemsOf("subjects"))
        all.push_back({row.textOr("id"), row.textOr("name"), row.booleanOr("before", false), {}});
    for (const Node& row : table.itemsOf("readings"))
        if (const auto of = std::ranges::find(all, row.textOr("of"), &Subject::id); of != all.end())
            of->readings.push_back(readingOf(row));
    return all;
}

// The default first.
Reading readingOf(const play::Switch& one)
{
    Reading reading{.id = one.id, .at = {one.rule}, .text = one.says, .either = one.choices};
    std::ranges::rotate(reading.either, reading.either.begin() + one.usual);
    return reading;
}

} // namespace

const std::vector<Subject>& plainReadings(std::string_view system)
{
    static std::mutex guard;
    static std::map<std::string, std::vector<Subject>, std::less<>> all;
    const std::lock_guard lock(guard);
    const auto it = all.find(system);
    return it != all.end() ? it->second : all.emplace(system, readSubjects(system)).first->second;
}

std::vector<Subject> allReadings(std::string_view system)
{
    std::vector<Subject> all = plainReadings(system);
    const play::Game* game = gameOf(system);
    for (Subject& subject : all) {
        std::vector<Reading> switches;
        for (const play::Switch& one : game ? game->switches() : std::vector<play::Switch>())
            if (one.of == subject.id)
                switches.push_back(readingOf(one));
        subject.readings.insert(subject.readings.begin(), switches.begin(), switches.end());
    }
    return all;
}

} // namespace strategikon
