#include "ready.h"

#include "model/text/file.h"
#include "rules/catalogue.h"

#include <algorithm>

namespace strategikon {

Army readyArmy(const System& system, const ArmyList& list, const Army& empty)
{
    if (!system.bounded(list)) {
        return empty;
    }
    const Problem problem = system.problem(list, empty);
    const std::vector<Solution> found = system.fill(problem, SolveRequest{}, {}, 1);
    return found.empty() ? empty : system.divided(problem, armyOf(problem, found.front().counts, empty));
}

std::vector<ReadyMade> readyMade(const std::string& system, const std::string& list)
{
    std::vector<ReadyMade> found;
    std::error_code error;
    for (std::filesystem::directory_iterator it(roots().lists / system / "armies", error), end; !error && it != end;
         it.increment(error)) {
        if (it->path().extension() != ".yaml") {
            continue;
        }
        const Result<std::string> text = readFile(it->path().string());
        const Result<Army> army = text ? readArmy(*text, it->path().string()) : Result<Army>{};
        if (army.value && army->list == list) {
            found.push_back({it->path(), *army.value});
        }
    }
    std::sort(found.begin(), found.end(), [](const ReadyMade& a, const ReadyMade& b) { return a.file < b.file; });
    return found;
}

} // namespace strategikon
