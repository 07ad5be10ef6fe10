// The army that is being built, with all that is known about it at this moment.
#pragma once

#include "rules/catalogue.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <set>

namespace strategikon {

class Session;

// A list and its problem that outlive the catalogue's copy: answers are worked out on another thread.
struct Task {
    ArmyList list;
    Problem problem;
};

struct Desk {
    Army army;
    const System* system = nullptr;
    std::shared_ptr<const Task> task; // null: the list is not known
    Bound bound;
    Verdict verdict;
    QStringList faults;           // why the list is not known
    std::set<std::string> locked; // lines that Fill and Best leave alone; not part of the army
    // The doubles partner's list; null: there is no partner, or its list is not known, which `allyTrouble` says.
    std::shared_ptr<const ArmyList> allyList;
    QString allyTrouble;

    const ArmyList* list() const { return task ? &task->list : nullptr; }
    // Reads the army's list and compiles it, where list, edition or size have changed.
    void prepare(Session& session);
    // Binds and judges; `prepare` comes first.
    void judge(Session& session);

    // How many a row asks for and allows at this size; -1: no such bound. `prefix` is "" or "upgrade.".
    int least(const std::string& id, const char* prefix = "") const;
    int most(const std::string& id, const char* prefix = "") const;
    // How many the army has of what these bounds count, bodies or stands; -1: there is no bound.
    int counted(const std::string& id) const;
    // What is asked of the solver: keep what is there, or start anew; locked lines stay either way.
    Wish wish(bool keep) const;

private:
    void prepareAlly(Session& session);

    std::string prepared_; // list, edition and size of `task`
};

} // namespace strategikon
