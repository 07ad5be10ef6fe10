#include "rules/open_army.h"

namespace strategikon {

void OpenArmy::prepare(Catalogue& catalogue)
{
    const std::string wanted = army.system + "/" + army.list + "/" + army.edition + "/" + std::to_string(army.points)
        + "/" + std::to_string(army.year);
    prepareAlly(catalogue);
    if (wanted == prepared_ && task) {
        return;
    }
    prepared_ = wanted;
    faults.clear();
    system = findSystem(army.system);
    const ArmyList* list = catalogue.find(army.system, army.list, army.edition, faults);
    task.reset();
    if (list != nullptr && system != nullptr) {
        auto fresh = std::make_shared<Task>();
        fresh->list = *list;
        fresh->problem = system->problem(fresh->list, army);
        task = fresh;
    }
}

void OpenArmy::prepareAlly(Catalogue& catalogue)
{
    allyList.reset();
    allyFaults.clear();
    if (!army.partner.empty()) {
        const Army& ally = army.partner.front();
        if (const ArmyList* list = catalogue.find(ally.system, ally.list, ally.edition, allyFaults)) {
            allyList = std::make_shared<const ArmyList>(*list);
        }
    }
}

void OpenArmy::judge(Catalogue& catalogue)
{
    bound = {};
    verdict = {};
    verdict.parts = system != nullptr ? system->format().parts : 1;
    verdict.limit = army.points * verdict.parts;
    if (!task) {
        return;
    }
    bound = bind(task->problem, army);
    Army judgeable = army;
    if (!allyList) {
        judgeable.partner.clear(); // what is known of this one is told all the same
    }
    if (Result<Verdict> judged = strategikon::judge(catalogue, judgeable, false); judged.value) {
        verdict = std::move(*judged.value);
    }
}

namespace {

const Constraint* find(const Problem& problem, const std::string& id)
{
    for (const Constraint& constraint : problem.constraints) {
        if (constraint.id == id) {
            return &constraint;
        }
    }
    return nullptr;
}

} // namespace

int OpenArmy::least(const std::string& id, const char* prefix) const
{
    const Constraint* found = task ? find(task->problem, prefix + id + ".min") : nullptr;
    return found != nullptr && found->least > 0 ? found->least : -1;
}

int OpenArmy::most(const std::string& id, const char* prefix) const
{
    const Constraint* found = task ? find(task->problem, prefix + id + ".max") : nullptr;
    return found != nullptr && found->most < unlimited ? found->most : -1;
}

int OpenArmy::counted(const std::string& id) const
{
    for (const char* end : {".max", ".min"}) {
        if (const Constraint* found = task ? find(task->problem, id + end) : nullptr) {
            return static_cast<int>(sum(*found, bound.counts));
        }
    }
    return -1;
}

SolveRequest OpenArmy::wish(bool keep) const
{
    SolveRequest wish;
    wish.given = bound.counts;
    if (keep) {
        wish.keep = bound.counts;
    }
    for (const std::string& id : army.split) {
        if (const int line = list()->lineNamed(id); line >= 0) {
            wish.split.push_back(line);
        }
    }
    for (const std::string& id : locked) {
        if (const int line = list()->line(id); line >= 0) {
            wish.locked.push_back(line);
        }
    }
    return wish;
}

} // namespace strategikon
