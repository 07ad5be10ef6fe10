// A battlefield of DBM whose terrain lies, and two of the armies that ship.
#pragma once

#include "dbmroom.h"
#include "fieldroom.h"

#include "model/field/terrain/choosing.h"
#include "rules/battlefield.h"

namespace strategikon::dbmfieldroom {

// Terrain by the book, from a seed; nobody is on it.
inline QString dbmField(Driver& driver, const QString& name, std::uint64_t seed = 5)
{
    const System& system = *findSystem("dbm");
    const Battlefield& rules = *battlefieldOf(system);
    field::Table table = rules.charts.table;
    table.scale = rules.charts.stages.scales.front().cm;
    field::Wish wish;
    wish.seed = seed;
    for (const char* army : {"polybian-roman", "early-achaemenid"}) {
        const Army read = dbmroom::dbmArmy(army);
        wish.parties.push_back(system.party(*driver.session().list(read), read));
    }
    Setup setup;
    setup.field = generate(table, rules.charts, rules.kinds, wish);
    setup.field.system = "dbm";
    setup.field.name = name.toStdString();
    return QString::fromStdString(driver.session().library()->createField(contentOf(setup))->id);
}

inline QString dbmArmy(Driver& driver, const char* file, const QString& name = {})
{
    Army army = dbmroom::dbmArmy(file);
    if (!name.isEmpty()) {
        army.name = name.toStdString();
    }
    return driver.session().keep(army, "create");
}

// Its page with both armies on it, before anybody is deployed.
inline BattlefieldViewModel& dbmTable(Driver& driver, const QString& id)
{
    const QString rome = dbmArmy(driver, "polybian-roman"), persia = dbmArmy(driver, "early-achaemenid");
    rooms::open(driver, "field", {{"fieldId", id}});
    BattlefieldViewModel& desk = *fieldroom::deskOf(driver);
    desk.armies()->setArmy(0, rome);
    desk.armies()->setArmy(1, persia);
    fieldroom::goTo(driver, "deploy");
    return desk;
}

// The tablet goes to a side, which says that it is it.
inline void handTo(Driver& driver, const QString& button)
{
    driver.click(button);
    driver.click("handTaken");
    driver.settle();
}

} // namespace strategikon::dbmfieldroom
