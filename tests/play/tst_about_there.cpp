// The example battles that are fought on a battlefield, played again by somebody who never tells where his models stand
// but taps “about there”, whatever the program proposes. At the end of every turn at least four in five of the units on
// the table are where the map has them, within its margins, of which none counts for more than a ride of horse. Where
// they truly stood the examples tell.
//
// And by somebody who taps at the end of a turn only: who retreats is proposed away from whom he fought, who pursues in
// contact, whatever went between.
#include "model/play/map/likely.h"
#include "model/play/record/agreed.h"
#include "rules/catalogue.h"
#include "rules/example.h"
#include "rules/warmaster/play/fields.h"
#include "rules/warmaster/play/map/places.h"

#include "model/field/deploying/standing.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace strategikon;
using namespace strategikon::play;

namespace {

const std::filesystem::path source = SOURCE_DIR;

bool onTable(const Fields& fields, const Thing& thing)
{
    const int where = fields.index(thing.sort, "where");
    return thing.sort == Sort::body && !thing.gone
        && thing.fields[std::size_t(where)] == int(warmasterPlay::Where::table);
}

struct Count {
    int known = 0, all = 0;
    double widest = 0; // of the margins, cm
};

// Of the units that truly stand somewhere, those that the other battle knows within its margin, and a cm of the hand.
Count knownOf(const Fields& fields, const State& truly, const State& told)
{
    constexpr double hand = 10; // mm
    constexpr int ride = 300;
    Count count;
    for (const Thing& thing : truly.things) {
        const play::Place is = placeOf(fields, thing), has = placeOf(fields, told[thing.id]);
        if (!onTable(fields, thing) || !is.stands())
            continue;
        ++count.all;
        count.known += has.stands() && std::hypot(is.x - has.x, is.y - has.y) <= std::min(has.margin, ride) + hand;
        count.widest = std::max(count.widest, has.margin / 10.0);
    }
    return count;
}

// Whoever has left is about where he likely went.
void tapAll(Battle& battle, const field::Field& on)
{
    const auto likely = likelyPlaces(battle, battle.head(), battle.state(), &on);
    Ids all;
    for (const LikelyPlace& one : likely)
        all.push_back(one.thing);
    if (const auto answer = agreedOn(likely, all))
        QVERIFY(battle.answered(*answer));
}

// Where all stand, those who have left as they are proposed.
State proposed(const Battle& battle, const field::Field& on)
{
    EventBuilder table(battle.state(), battle.game().fields());
    table.happened("likely");
    for (const LikelyPlace& one : likelyPlaces(battle, battle.head(), battle.state(), &on))
        setPlace(table, battle.game().fields(), one.thing, one.place);
    return table.state();
}

std::vector<field::Ring> outlinesOf(const State& state, Id unit)
{
    const warmasterPlay::BattleView view(state);
    const play::Place place = placeOf(warmasterPlay::fields(), state[unit]);
    const field::Troop troop = warmasterPlay::troopOf(view, state[unit]);
    std::vector<field::Ring> all;
    if (place.formed() && !state[unit].gone)
        for (const field::Stand& stand : field::formedAbout(
                 troop, warmasterPlay::formationOf(place), {place.x / 10.0, place.y / 10.0}, place.facing))
            all.push_back(field::outline(troop, stand));
    return all;
}

// cm between two units; nothing where one of them has no place.
std::optional<double> gap(const State& one, Id a, const State& other, Id b)
{
    std::optional<double> least;
    for (const field::Ring& ring : outlinesOf(one, a))
        for (const field::Ring& its : outlinesOf(other, b))
            least = std::min(least.value_or(INFINITY), field::distance(ring, its));
    return least;
}

constexpr double touching = 0.5; // cm

Ids touchedBy(const State& state, Id unit)
{
    Ids all;
    for (const Thing& thing : state.things)
        if (thing.sort == Sort::body && thing.side != state[unit].side)
            if (const auto far = gap(state, unit, state, thing.id); far && *far <= touching)
                all.push_back(thing.id);
    return all;
}

} // namespace

class AboutThere : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

private slots:
    void initTestCase();
    void fourInFive_data();
    void fourInFive();
    void untilTheEndOfTheTurn_data() { fourInFive_data(); }
    void untilTheEndOfTheTurn();
};

void AboutThere::initTestCase()
{
    setRoots({source / "lists", source / "rules", source / "schema", {}});
    catalogue = std::make_unique<Catalogue>();
}

void AboutThere::fourInFive_data()
{
    QTest::addColumn<QString>("file");
    int onFields = 0;
    for (const auto& file : exampleFiles()) {
        const auto example = readExample(file);
        if (example && example->plan.setUp && example->plan.setUp->field.system == "warmaster") {
            QTest::newRow(file.stem().c_str()) << QString::fromStdString(file.string());
            ++onFields;
        }
    }
    QVERIFY(onFields >= 2); // of Warmaster, whose moves say how far
}

void AboutThere::fourInFive()
{
    QFETCH(QString, file);
    const auto example = readExample(file.toStdString());
    const auto truly = played(*catalogue, *example);
    QVERIFY2(truly, describe(truly.faults).c_str());
    const Game& game = truly->game();
    const field::Field& on = example->plan.setUp->field;
    Battle tapped(game, truly->stateAfter(0));
    int turns = 0;
    const auto steps = truly->line();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Entry& entry = truly->entry(steps[i]);
        if (!isAgreed(entry.answer)) {
            const auto answered = tapped.answered(entry.answer);
            QVERIFY2(answered, (std::to_string(entry.number) + ": " + describe(answered.faults)).c_str());
            tapAll(tapped, on);
        }
        const State after = truly->stateAfter(steps[i]);
        const bool last = i + 1 == steps.size();
        const State next = last ? after : truly->stateAfter(steps[i + 1]);
        if (after.turn == 0 || (!last && next.turn == after.turn && next.side == after.side))
            continue;
        const Count count = knownOf(game.fields(), after, tapped.state());
        qInfo("turn %d of %c: %d of %d, margins up to %.0f cm", after.turn, 'A' + after.side, count.known, count.all,
            count.widest);
        QVERIFY(count.all > 5);
        QVERIFY2(count.known * 5 >= count.all * 4, qPrintable(QString::number(entry.number)));
        ++turns;
    }
    QVERIFY(turns >= 6);
}

void AboutThere::untilTheEndOfTheTurn()
{
    QFETCH(QString, file);
    const auto example = readExample(file.toStdString());
    const auto truly = played(*catalogue, *example);
    QVERIFY2(truly, describe(truly.faults).c_str());
    const field::Field& on = example->plan.setUp->field;
    Battle tapped(truly->game(), truly->stateAfter(0));
    int retreats = 0, pursuits = 0;
    for (const int step : truly->line()) {
        const Entry& entry = truly->entry(step);
        if (isAgreed(entry.answer))
            continue;
        const State before = proposed(tapped, on);
        QVERIFY(tapped.answered(entry.answer));
        const State now = proposed(tapped, on);
        for (const Event& event : entry.events) {
            const std::string where = std::to_string(entry.number);
            const Id unit = event.on.empty() ? 0 : event.on.front();
            if (event.what == "retreated") {
                const Ids foes = touchedBy(before, unit);
                if (foes.empty())
                    continue;
                QVERIFY2(std::ranges::any_of(foes,
                             [&](Id foe) { return gap(now, unit, before, foe) > gap(before, unit, before, foe); }),
                    where.c_str());
                ++retreats;
            } else if (event.what == "pursued" && event.on.size() > 1) {
                const auto apart = gap(now, unit, now, event.on[1]);
                QVERIFY2(apart && *apart < touching, where.c_str());
                ++pursuits;
            }
        }
        if (tapped.state().turn != before.turn || tapped.state().side != before.side)
            tapAll(tapped, on);
    }
    qInfo("%d retreats, %d pursuits", retreats, pursuits);
    QVERIFY(retreats > 0);
}

QTEST_GUILESS_MAIN(AboutThere)
#include "tst_about_there.moc"
