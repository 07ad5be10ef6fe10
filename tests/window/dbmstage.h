// A battle of DBM on a battlefield that has what a test is about: terrain by the book, from the first seed that lays
// it, and both armies deployed by the program.
#pragma once

#include "dbmroom.h"

#include "model/field/deploying/standing.h"
#include "model/field/terrain/choosing.h"
#include "model/play/record/action.h"
#include "rules/battlefield.h"
#include "rules/setup.h"

#include <functional>

namespace strategikon::dbmstage {

using namespace dbmroom;

using Armies = std::vector<Army>; // of side A, of side B

inline Army fleet(const std::string& name)
{
    const std::string file = std::string(SOURCE_DIR) + "/tests/play/fleets/" + name + ".yaml";
    return *readArmy(*readFile(file), file);
}

inline const Battlefield& grounds() { return *battlefieldOf(*findSystem("dbm")); }

inline int invaderOn(const field::Field& field) { return field::openingOf(field, grounds().charts).invader; }

inline bool hasPiece(const field::Field& field, std::string_view kind)
{
    for (const field::Feature& feature : field.features)
        for (const field::Piece& piece : feature.pieces)
            if (piece.kind == kind)
                return true;
    return false;
}

inline field::Field fieldWith(
    Driver& driver, const Armies& armies, const std::function<bool(const field::Field&)>& fits)
{
    const System& system = *findSystem("dbm");
    field::Table table = grounds().charts.table;
    table.scale = grounds().charts.stages.scales.front().cm;
    field::Wish wish;
    for (const Army& army : armies)
        wish.parties.push_back(system.party(*driver.session().list(army), army));
    for (wish.seed = 1; wish.seed < 400; ++wish.seed) {
        field::Field field = generate(table, grounds().charts, grounds().kinds, wish);
        field.system = "dbm";
        if (fits(field))
            return field;
    }
    QTest::qFail("No seed lays such a field.", __FILE__, __LINE__);
    return {};
}

// Who invades is as the dice of the field had it; `defends`: options of the other's way.
inline field::Setup deployed(
    Driver& driver, const Armies& armies, field::Field field, const std::vector<std::string>& defends = {})
{
    const System& system = *findSystem("dbm");
    field::Setup setUp;
    setUp.field = std::move(field);
    const int invader = invaderOn(setUp.field);
    const auto way = [&](int side) {
        const bool invades = side == invader;
        return *waysOf(system).with(
            invades ? "invader" : "defender", invades ? std::vector<std::string>() : defends, setUp.field.table);
    };
    const auto troops = [&](int side) {
        const Army& army = armies[std::size_t(side)];
        return troopsOf(system, *driver.session().list(army), army, side, Basing::mm15);
    };
    setUp.deployment = deploymentOf({way(0), way(1)}, troops(0), troops(1));
    system.giveRoles(setUp.field, setUp.deployment.troops);
    field::Random random(3);
    field::deploy(setUp.deployment, setUp.field, grounds().kinds, -1, field::Plan::battle, random);
    return setUp;
}

// Figures of the battle, and of things by their badges, as a test has them; "" is the battle.
struct Told {
    std::string badge{}, field{};
    int to = 0;
};

inline play::State told(play::State state, const std::vector<Told>& all)
{
    play::EventBuilder builder(state, gameOf("dbm")->fields());
    builder.happened("battle-prepared");
    for (const Told& one : all)
        builder.set(one.badge.empty() ? 1 : play::thingNamed(state, one.badge), one.field, one.to);
    return builder.state();
}

inline BattleViewModel& battleOn(
    Driver& driver, const Armies& armies, const field::Setup& setUp, const std::vector<Told>& also = {})
{
    BattlePlan plan;
    for (const int side : {0, 1})
        plan.sides.push_back({side, armies[std::size_t(side)]});
    plan.setUp = setUp;
    const auto state = beginning(driver.session().catalogue(), plan);
    [&] { QVERIFY2(bool(state), qPrintable(QString::fromStdString(state ? "" : describe(state.faults)))); }();
    const auto recorder = play::Recorder::begin(*driver.session().library(), *gameOf("dbm"),
        {"Club night", "dbm", "0", {}, {}, field::writeSetup(setUp)}, told(*state, also));
    [&] { QVERIFY(recorder); }();
    open(driver, "battle", {{"battleId", QString::fromStdString(recorder->id())}});
    return *deskOf(driver);
}

inline const play::Thing& thingOf(const BattleViewModel& desk, const QString& badge)
{
    return desk.state()[play::thingNamed(desk.state(), badge.toStdString())];
}

inline int valueOf(const BattleViewModel& desk, const QString& badge, const char* field)
{
    const play::Thing& one = thingOf(desk, badge);
    return one.fields[std::size_t(desk.recorder().game().fields().index(one.sort, field))];
}

// The word of a field that has words.
inline std::string wordOf(const BattleViewModel& desk, const QString& badge, const char* field)
{
    const play::Thing& one = thingOf(desk, badge);
    const auto& fields = desk.recorder().game().fields();
    const auto& words = fields.of(one.sort)[std::size_t(fields.index(one.sort, field))].words;
    return words[std::size_t(valueOf(desk, badge, field))];
}

// Badges of a side that fit, in their order.
inline QStringList badgesThat(
    const BattleViewModel& desk, int side, const std::function<bool(const QString& badge)>& fits)
{
    QStringList all;
    for (const play::Thing& one : desk.state().things)
        if (one.sort == play::Sort::body && one.side == side && !one.gone && fits(QString::fromStdString(one.badge)))
            all << QString::fromStdString(one.badge);
    return all;
}

// What happened in a step of the log, by its codes; the last without a number.
inline QStringList happenedIn(const BattleViewModel& desk, int step = -1)
{
    const auto& log = desk.recorder().battle().log();
    const play::Entry& entry = step < 0 ? log.back() : log[std::size_t(step)];
    QStringList all;
    for (const play::Event& one : entry.events)
        all << QString::fromStdString(one.what);
    return all;
}

inline void undo(Driver& driver)
{
    const int head = deskOf(driver)->recorder().battle().head();
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    driver.settle();
    [&] { QTRY_VERIFY(deskOf(driver)->recorder().battle().head() < head); }();
}

// One of those whom an input of the card takes; its row is opened where it stands among others.
inline void tapOn(Driver& driver, const char* input, const QString& badge)
{
    const QString name = QString("%1-%2").arg(input, badge);
    if (driver.find(name) == nullptr) {
        deskOf(driver)->picks()->openRow(thingOf(*deskOf(driver), badge).id, input);
        driver.settle();
    }
    driver.click(name);
}

// What its own row in the list of its side says of it besides its name.
inline QString marksOf(Driver& driver, const QString& badge)
{
    BattleViewModel& desk = *deskOf(driver);
    for (const bool opened : {false, true}) {
        for (const SideShown& side : desk.table()->sides())
            for (const UnitShown& row : side.rows)
                if (row.badge == badge && row.row.isEmpty()) {
                    QStringList all;
                    for (const MarkShown& mark : row.marks)
                        all << mark.words;
                    return all.join(", ");
                }
        if (!opened)
            desk.picks()->openRow(thingOf(desk, badge).id);
        driver.settle();
    }
    return {};
}

// Two dice of a card, typed; it is answered then, at once or with a tap.
inline void throwBoth(Driver& driver, int ours, int theirs)
{
    BattleViewModel& desk = *deskOf(driver);
    const QString what = desk.asked()->card().what;
    const int head = desk.recorder().battle().head();
    driver.key(Qt::Key_0 + ours);
    driver.key(Qt::Key_0 + theirs);
    if (desk.recorder().battle().head() == head && desk.asked()->card().what == what)
        sayOk(driver);
    driver.settle();
}

// The same moment in other dresses: dark, upright, last with letters of 200 %, and so it stays.
inline void inDresses(Driver& driver, const QString& what)
{
    const auto shoot = [&](const char* dress) {
        driver.settle();
        driver.shoot(QString("dbm-%1-%2").arg(what, dress));
    };
    shoot("light");
    driver.settings().setTheme("dark");
    shoot("dark");
    driver.resize({800, 1280});
    shoot("tall-dark");
    driver.settings().setTheme("light");
    driver.settings().setLetters(200);
    shoot("tall-200");
}

} // namespace strategikon::dbmstage
