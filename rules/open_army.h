// The army that is being built, with all that is known about it at this moment.
#pragma once

#include "rules/catalogue.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace strategikon {

// A list and its problem that outlive the catalogue's copy: answers are worked out on another thread.
struct Task {
    ArmyList list;
    Problem problem;
};

struct OpenArmy {
    Army army;
    const System* system = nullptr;
    std::shared_ptr<const Task> task; // null: the list is not known
    Bound bound;
    Verdict verdict;
    std::vector<Fault> faults;    // why the list is not known
    std::set<std::string> locked; // lines that Fill and Best leave alone; not part of the army
    // The doubles partner's list; null: there is no partner, or its list is not known, of which `allyFaults` tell.
    std::shared_ptr<const ArmyList> allyList;
    std::vector<Fault> allyFaults;

    const ArmyList* list() const { return task ? &task->list : nullptr; }
    // Reads the army's list and compiles it, where list, edition or size have changed.
    void prepare(Catalogue& catalogue);
    // Binds and judges; `prepare` comes first.
    void judge(Catalogue& catalogue);

    // How many a row asks for and allows at this size; -1: no such bound. `prefix` is "" or "upgrade.".
    int least(const std::string& id, const char* prefix = "") const;
    int most(const std::string& id, const char* prefix = "") const;
    // How many the army has of what these bounds count, bodies or stands; -1: there is no bound.
    int counted(const std::string& id) const;
    // What is asked of the solver: keep what is there, or start anew; locked lines stay either way.
    SolveRequest wish(bool keep) const;

private:
    void prepareAlly(Catalogue& catalogue);

    std::string prepared_; // list, edition and size of `task`
};

} // namespace strategikon
