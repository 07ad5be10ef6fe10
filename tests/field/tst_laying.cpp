// Who throws, places or ends it: specs of the sequence, and what holds of any sequence.
#include "tests/field/spec.h"

#include "model/field/deployment.h"
#include "model/field/files/field_file.h"
#include "model/field/terrain/handling.h"
#include "model/field/terrain/laying.h"
#include "model/text/file.h"

#include <QTest>

using namespace fieldtest;

namespace {

std::string asked(const Ask& ask)
{
    static const char* names[] = {"side", "first", "chart", "item", "place", "done"};
    std::string text = names[int(ask.what)];
    if (ask.side >= 0)
        text += " of " + std::to_string(ask.side);
    if (ask.mayEnd)
        text += ", may end";
    if (ask.last)
        text += ", last";
    return text + (ask.what == Ask::What::place ? ", " + ask.item->id : "");
}

std::string expected(const Node& step)
{
    std::string text = step.textOr("asks");
    if (step.find("of"))
        text += " of " + step.textOr("of");
    if (step.booleanOr("may-end", false))
        text += ", may end";
    if (step.booleanOr("last", false))
        text += ", last";
    return text + (step.find("row") ? ", " + step.textOr("row") : "");
}

Feature ofRow(const std::string& row)
{
    Feature feature;
    feature.item = row;
    return feature;
}

std::vector<int> faces(const Node& step)
{
    std::vector<int> dice;
    for (const double face : numbers(*step.find("throw")))
        dice.push_back(int(face));
    return dice;
}

bool answered(const Node& step, Field& field, const Charts& charts)
{
    return step.find("throw")  ? thrown(field, charts, faces(step), true)
        : step.find("place")   ? placed(field, charts, ofRow(step.textOr("place")))
        : step.find("decline") ? declined(field, charts, step.textOr("decline"))
                               : ended(field, charts);
}

} // namespace

class Laying : public QObject {
    Q_OBJECT

    std::vector<std::pair<Node, std::string>> specs;
    const Charts* charts = nullptr;

    // Every answer that does not fit is refused and changes nothing.
    void refusesTheRest(const Field& field) const
    {
        const Ask ask = next(field, *charts);
        Field same = field;
        for (const std::vector<int>& dice : {std::vector<int>{}, {0, 3}, {7}, {3, 7}, {1, 2, 3}})
            QVERIFY(!thrown(same, *charts, dice, false));
        if (ask.dice != 1)
            QVERIFY(!thrown(same, *charts, {3}, false));
        if (ask.dice != 2)
            QVERIFY(!thrown(same, *charts, {3, 3}, false));
        if (ask.what != Ask::What::place) {
            QVERIFY(!placed(same, *charts, ofRow("high-6")));
            QVERIFY(!declined(same, *charts));
        } else {
            QVERIFY(!placed(same, *charts, ofRow(ask.item->id == "high-6" ? "high-4" : "high-6")));
        }
        if (!ask.mayEnd)
            QVERIFY(!ended(same, *charts));
        QVERIFY(same == field);
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        auto read = readFiles("laying", "laying-spec.schema.json");
        QVERIFY2(bool(read), describe(read.faults).c_str());
        specs = std::move(*read);
        QVERIFY(!specs.empty());
        charts = &battlefieldOf(*findSystem("warmaster"))->charts;
    }

    void spec_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < specs.size(); ++i)
            QTest::newRow(specs[i].second.c_str()) << int(i);
    }
    void spec()
    {
        QFETCH(int, index);
        const Node& file = specs[index].first;
        Field field;
        field.method = file.textOr("method", "random");
        for (const Node& step : file.find("steps")->items()) {
            const std::string at = "line " + std::to_string(step.line()) + ": ";
            const Ask ask = next(field, *charts);
            QVERIFY2(asked(ask) == expected(step), (at + "asks " + asked(ask)).c_str());
            refusesTheRest(field);
            const Field before = field;
            if (ask.what == Ask::What::done)
                continue;
            const bool fits = answered(step, field, *charts);
            QVERIFY2(fits != step.booleanOr("refused", false), (at + (fits ? "taken" : "refused")).c_str());
            if (!fits) {
                QVERIFY(field == before);
                continue;
            }
            const Throw& kept = field.throws.back();
            QCOMPARE(field.throws.size(), before.throws.size() + 1);
            QCOMPARE(kept.side, ask.side);
            if (step.find("came"))
                QVERIFY2(kept.came == step.textOr("came"), (at + "came " + kept.came).c_str());
            if (step.find("throw")) {
                QVERIFY(kept.dice == faces(step));
                QVERIFY(kept.typed);
            }
            if (step.find("decline"))
                QVERIFY(kept.came == step.textOr("decline"));
            if (step.find("place")) {
                QVERIFY(field.features.back().side == ask.side);
                QVERIFY(field.features.back().id == kept.came);
            }
        }
    }

    // Whatever is thrown, placed and declined.
    void anySequence()
    {
        for (int seed = 0; seed < 2000; ++seed) {
            Random random(std::uint64_t(seed), 7);
            Field field;
            field.method = "random";
            int placedSoFar = 0, endedBy = -1, turns = 0, afterEnd = 0, lastSide = -1;
            for (Ask ask = next(field, *charts); ask.what != Ask::What::done; ask = next(field, *charts)) {
                refusesTheRest(field);
                QCOMPARE(ask.mayEnd, ask.what == Ask::What::chart && placedSoFar >= 2 && endedBy < 0);
                QCOMPARE(ask.last, endedBy >= 0);
                if (ask.what == Ask::What::chart) {
                    QVERIFY(lastSide < 0 || ask.side == 1 - lastSide); // by turns
                    lastSide = ask.side;
                    afterEnd += endedBy >= 0;
                    ++turns;
                }
                if (ask.mayEnd && (random.chance(.3) || turns > 40)) {
                    QVERIFY(ended(field, *charts));
                    endedBy = ask.side;
                } else if (ask.dice > 0) {
                    std::vector<int> dice;
                    for (int die = 0; die < ask.dice; ++die)
                        dice.push_back(random.die(ask.sides));
                    QVERIFY(thrown(field, *charts, dice, false));
                } else if (random.chance(.7)) {
                    QVERIFY(placed(field, *charts, ofRow(ask.item->id)));
                    ++placedSoFar;
                } else {
                    QVERIFY(declined(field, *charts, "no room"));
                }
            }
            QCOMPARE(afterEnd, 1);
            QCOMPARE(lastSide, 1 - endedBy);
            QCOMPARE(int(field.features.size()), placedSoFar);
            std::set<std::string> ids;
            for (const Feature& feature : field.features)
                QVERIFY(ids.insert(feature.id).second);
        }
    }

    // Fewer throws and features: the same question as before.
    void undone()
    {
        Field field;
        field.method = "random";
        Random random(3);
        std::vector<Field> moments{field};
        for (int step = 0; step < 60; ++step) {
            const Ask ask = next(field, *charts);
            std::vector<int> dice;
            for (int die = 0; die < ask.dice; ++die)
                dice.push_back(random.die(ask.sides));
            QVERIFY(ask.dice > 0 ? thrown(field, *charts, dice, false) : placed(field, *charts, ofRow(ask.item->id)));
            moments.push_back(field);
        }
        for (std::size_t n = moments.size(); n-- > 0;) {
            Field back = field;
            back.throws.resize(n);
            back.features.resize(moments[n].features.size());
            QVERIFY(back == moments[n]);
            QCOMPARE(asked(next(back, *charts)), asked(next(moments[n], *charts)));
        }
    }

    // The armies stand at the edges that terrain was laid out for; sides change only while nothing lies or stands.
    void edges()
    {
        for (const int die : {3, 4}) {
            Field field;
            field.method = "random";
            QVERIFY(thrown(field, *charts, {die}, true));
            Deployment deployment;
            deployment.edge0 = 1;
            deployment.spot[0] = Point{90, 0};
            QVERIFY(takeEdges(deployment, field));
            QCOMPARE(isNear(field, 0), die == 3);
            QCOMPARE(deployment.spot[0].has_value(), die == 4); // it lay on the other edge
            for (const int side : {0, 1})
                QCOMPARE(isNear(deployment, side), isNear(field, side));
            QVERIFY(sidesAgreed(field, die == 4));
            QCOMPARE(isNear(field, 0), die == 4);
            QCOMPARE(field.throws.size(), std::size_t(1));
            deployment.posted.push_back({"A1", Formation::line, {Stand{}}, {}, true});
            QVERIFY(!takeEdges(deployment, field));
            QCOMPARE(deployment.edge0, int(die == 4));
            field.features.push_back(ofRow("woods-6")); // of both
            QVERIFY(sidesAgreed(field, die == 3));
            field.features.back().side = 1;
            QVERIFY(!sidesAgreed(field, die == 4));
            QVERIFY(sidesAgreed(field, die == 3));
            QCOMPARE(isNear(field, 0), die == 3);
        }
    }

    // What an older version laid out by edges stays, goes on so, and is told once.
    void older()
    {
        const Battlefield& rules = *battlefieldOf(*findSystem("warmaster"));
        const std::string path = SOURCE_DIR "/tests/field/files/good/older-halves.json";
        const auto read = readField(*readFile(path), path);
        QVERIFY2(read, describe(read.faults).c_str());
        QVERIFY(isByEdges(*read));
        QCOMPARE(edgeThrown(*read), 1);
        QVERIFY(isNear(*read, 0));
        const auto found = misplaced(*read, rules.charts, rules.kinds);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().message.code, std::string("field-by-edges"));
        QVERIFY(found.front().weight == Misplaced::Weight::advice);
        // One lake on its own half shows that a field is of today: then all else that lies wrong is told.
        Field today = *read;
        Feature lake = today.features.back();
        QCOMPARE(lake.item, std::string("water-8"));
        lake.side = today.features.back().side = 1;
        QVERIFY(!isByEdges(today));
        QVERIFY(misplaced(today, rules.charts, rules.kinds).size() > 1);
        // Nor does anybody move it over where nothing else shows it.
        today.method = "mutual"; // without a word on who threw for it
        today.features = {lake};
        Field over = today;
        over.features.front().side = 0; // comes to the same as having been moved
        QVERIFY(isByEdges(over));
        const auto before = misplaced(today, rules.charts, rules.kinds);
        const auto refused = newlyWrong(before, misplaced(over, rules.charts, rules.kinds), lake.id);
        QCOMPARE(refused.size(), std::size_t(1));
        QCOMPARE(refused.front().message.code, std::string("field-over-to-them"));
    }

    // A feature that is taken away leaves its number free only at the end of the row.
    void numbers_()
    {
        Field field;
        field.method = "random";
        const auto lay = [&](int high) {
            QVERIFY(thrown(field, *charts, {2, 3}, false)); // high ground
            QVERIFY(thrown(field, *charts, {high, 3}, false));
            const Item* item = next(field, *charts).item;
            QVERIFY(placed(field, *charts, ofRow(item->id)));
        };
        QVERIFY(thrown(field, *charts, {1}, false));
        QVERIFY(thrown(field, *charts, {1}, false));
        lay(1);
        lay(2);
        lay(3);
        QCOMPARE(field.features[2].id, std::string("t3"));
        field.features.erase(field.features.begin());
        lay(4);
        QCOMPARE(field.features.back().id, std::string("t4"));
    }
};

QTEST_APPLESS_MAIN(Laying)
#include "tst_laying.moc"
