// Who stands where on the map of a battle, as far as its record knows.
#include "app/report/maps.h"
#include "model/field/deploying/standing.h"

#include "rules/catalogue.h"

#include <QTest>

using namespace strategikon;
using play::Place;
using Known = play::Place::Known;

namespace {

using play::Sort;

const play::Fields& fields()
{
    static const play::Fields all = [] {
        auto specs = play::placeFields(Sort::body, {"dense"});
        specs.push_back({.id = "stands", .means = play::FieldSpec::Means::models, .start = 3});
        return play::Fields(std::move(specs));
    }();
    return all;
}

field::Setup setUp()
{
    field::Setup made;
    for (const char* badge : {"A1", "A2", "B1"}) {
        made.deployment.troops.push_back({.badge = badge, .side = badge[0] == 'B', .stands = 3});
        const field::Troop& troop = made.deployment.troops.back();
        const double x = 30.0 * double(made.deployment.troops.size());
        made.deployment.posted.push_back(
            {badge, field::Formation::line, formedAbout(troop, field::Formation::line, {x, 20}, 90), {}, true});
    }
    return made;
}

// Everybody where the set-up has him.
play::EventBuilder drawnUp()
{
    play::EventBuilder builder(play::State{}, fields());
    builder.happened("given");
    for (const char* badge : {"A1", "A2", "B1"}) {
        const play::Id id = builder.make({.badge = badge, .side = badge[0] == 'B'});
        setPlace(builder, fields(), id, {Known::line, 300 * id, 200, 90, 0});
    }
    return builder;
}

report::Positions now(const play::EventBuilder& builder)
{
    return report::positions(setUp(), fields(), builder.state());
}

} // namespace

class StandingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        setRoots({std::filesystem::path(SOURCE_DIR) / "lists", std::filesystem::path(SOURCE_DIR) / "rules",
            std::filesystem::path(SOURCE_DIR) / "schema", {}});
    }

    // A report has a second map only where it is another one, and a line for those who are not on it.
    void maps()
    {
        field::Setup made = setUp();
        made.field.system = "warmaster";
        const std::string kept = writeSetup(made);
        play::EventBuilder builder = drawnUp();
        const auto mapsNow = [&] { return report::mapsOf("warmaster", kept, fields(), builder.state()); };
        QVERIFY(mapsNow().before && !mapsNow().after && mapsNow().untold.isEmpty());
        leavePlace(builder, fields(), 2);
        QVERIFY(mapsNow().after);
        QVERIFY2(mapsNow().untold.contains(QStringLiteral("A2")), qPrintable(mapsNow().untold));
        QVERIFY(!mapsNow().untold.contains(QStringLiteral("A1")));
        QVERIFY(mapsNow().kept.isEmpty());
        made.deployment.kept[0] = field::Kept::hidden;
        made.deployment.kept[1] = field::Kept::toldAfter;
        const auto said = report::mapsOf("warmaster", writeSetup(made), fields(), builder.state()).kept;
        QCOMPARE(said.size(), 2);
        QVERIFY(said.back().contains(QStringLiteral("entered after the fact")));
        QVERIFY(!report::mapsOf("warmaster", {}, fields(), builder.state()).before);
    }

    void drawnUpAtFirst()
    {
        const report::Positions is = now(drawnUp());
        QVERIFY(is.asDrawnUp);
        QVERIFY(is.deployment == setUp().deployment);
        QVERIFY(is.untold.empty() && is.lost.empty());
    }

    // And is where he was, for all to find.
    void whoMovedIsNamed()
    {
        play::EventBuilder builder = drawnUp();
        leavePlace(builder, fields(), 2);
        const report::Positions is = now(builder);
        QVERIFY(!is.asDrawnUp);
        QCOMPARE(is.untold, std::vector<std::string>{"A2"});
        QCOMPARE(is.was, std::set<std::string>{"A2"});
        QVERIFY(field::distance(middleOf(is.deployment.post("A2")->stands), {60, 20}) < 0.01);
        QVERIFY(is.deployment.post("A1") != nullptr);
        setPlace(builder, fields(), 2, {Known::line, 700, 300, 90, 0});
        QVERIFY(now(builder).was.empty() && now(builder).untold.empty());
        setPlace(builder, fields(), 2, {.known = Known::left}); // never told
        QVERIFY(now(builder).was.empty());
        QVERIFY(now(builder).deployment.post("A2") == nullptr);
    }

    void whoIsToldStandsThere()
    {
        play::EventBuilder builder = drawnUp();
        setPlace(builder, fields(), 2, {Known::column, 900, 600, 0, 0});
        builder.set(2, "stands", 2);
        const report::Positions is = now(builder);
        const field::Posted& post = *is.deployment.post("A2");
        QCOMPARE(post.stands.size(), std::size_t(2));
        QVERIFY(post.formation == field::Formation::column);
        QVERIFY(field::distance(middleOf(post.stands), {90, 60}) < 0.01);
    }

    // Where they were last: the set-up's place where the record kept none.
    void theLostStayOnTheMap()
    {
        play::EventBuilder builder = drawnUp();
        setPlace(builder, fields(), 1, {Known::left, 1200, 400, 90, 0});
        setPlace(builder, fields(), 3, {});
        for (const play::Id id : {1, 3}) {
            builder.set(id, "stands", 0);
            builder.lose(id);
        }
        const report::Positions is = now(builder);
        QCOMPARE(is.lost, (std::set<std::string>{"A1", "B1"}));
        QVERIFY(is.untold.empty());
        QVERIFY(field::distance(middleOf(is.deployment.post("A1")->stands), {120, 40}) < 0.01);
        QCOMPARE(is.deployment.post("A1")->stands.size(), std::size_t(3));
        QVERIFY(*is.deployment.post("B1") == *setUp().deployment.post("B1"));
    }

    // On the map of a moment only those who have just fallen; and who has moved is a dashed edge.
    void ofAMoment()
    {
        field::Setup made = setUp();
        made.field.system = "warmaster";
        const auto ground = report::groundOf("warmaster", writeSetup(made));
        QVERIFY(ground != nullptr);
        play::EventBuilder builder = drawnUp();
        const auto svg = [&](const play::Ids& fallen) {
            return report::MomentMap(ground, fields(), builder.state(), fallen).svg();
        };
        const QByteArray all = svg({});
        leavePlace(builder, fields(), 2);
        const QByteArray gone = svg({});
        const auto pale = [](const QByteArray& drawn) { return drawn.count("fill-opacity=\"0.1000"); };
        QCOMPARE(pale(all), 0);
        QCOMPARE(pale(gone), 3); // its stands
        leavePlace(builder, fields(), 1);
        builder.lose(1);
        const QByteArray fell = svg({1}), later = svg({});
        const auto full = [](const QByteArray& drawn) { return drawn.count("fill-opacity=\"1\""); };
        QVERIFY(full(fell) >= full(later) + 3);
        report::Positions is = now(builder);
        report::keepFallen(is, builder.state(), {});
        QVERIFY(is.lost.empty() && is.deployment.post("A1") == nullptr && is.deployment.post("A2") != nullptr);
    }
};

QTEST_MAIN(StandingTest)
#include "tst_standing.moc"
