// Battles between the armies that ship, as they begin.
#pragma once

#include "model/text/file.h"
#include "rules/battle.h"
#include "rules/catalogue.h"

#include <QDir>
#include <QStringList>

namespace strategikon::meeting {

inline const QString root = QStringLiteral(SOURCE_DIR);

inline void readRoots()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", {}});
}

inline const QString warmaster = QStringLiteral("warmaster"), dbm = QStringLiteral("dbm");

inline QStringList readyArmies(const QString& system = warmaster)
{
    QStringList names;
    for (const QString& file :
        QDir(QStringLiteral("%1/lists/%2/armies").arg(root, system)).entryList({QStringLiteral("*.yaml")}))
        names << file.chopped(5);
    return names;
}

// Ends the test program with a sentence where it cannot begin. `called`: the name of both armies; empty: their own.
// A name with a slash is a file below the root.
inline play::State between(Catalogue& catalogue, const QStringList& names, const std::string& called = {},
    const QString& system = warmaster, const BattleTerms& terms = {})
{
    BattlePlan plan{.terms = terms};
    for (const QString& name : names) {
        const QString ready = QStringLiteral("lists/%1/armies/%2").arg(system, name);
        const auto text =
            readFile(QStringLiteral("%1/%2.yaml").arg(root, name.contains(u'/') ? name : ready).toStdString());
        auto army = readArmy(text ? *text : std::string(), name.toStdString());
        if (!army)
            qFatal("%s", describe(army.faults).c_str());
        if (!called.empty())
            army->name = called;
        plan.sides.push_back({int(plan.sides.size()), *army, false});
    }
    const auto begun = beginning(catalogue, plan);
    if (!begun)
        qFatal("%s", describe(begun.faults).c_str());
    return *begun;
}

} // namespace strategikon::meeting
