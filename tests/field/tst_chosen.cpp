// Terrain that is chosen: the stages of DBM step by step, whole fields from a seed, and what is wrong with one.
#include "tests/field/generated.h"

#include "model/field/terrain/choosing.h"

using namespace fieldtest;

namespace {

const Battlefield& dbmGround() { return *battlefieldOf(*findSystem("dbm")); }
const Charts& charts() { return dbmGround().charts; }
const Kinds& kinds() { return dbmGround().kinds; }

// A land with everything, and one of woods and hills: what is compulsory differs.
std::vector<Party> parties(int which)
{
    const std::vector<Permitted> woods{{"woods", true}, {"gentle-hills"}, {"marsh"}, {"river"}};
    const std::vector<Permitted> coast{{"waterway", true}, {"built-up-area"}, {"open-fields"}, {"steep-hills"},
        {"vineyards"}, {"road", true}, {"river"}, {"gentle-hills"}};
    switch (which % 3) {
    case 0:
        return {{"Gauls", 3, 0, "cold", woods}, {"Carthage", 1, 4, "warm", coast}};
    case 1:
        return {{"Carthage", 4, 4, "warm", coast}, {"Greeks", 1, 2, "warm", coast}};
    default:
        return {};
    }
}

Table tableOf(double width = 180, double depth = 120, double scale = .05, double share = 1)
{
    return {width, depth, Unit::pace, scale, share};
}

Field laid(std::uint64_t seed, const Table& table = tableOf())
{
    field::Wish wish;
    wish.seed = seed;
    wish.parties = parties(int(seed));
    Field field = generate(table, charts(), kinds(), wish);
    field.system = "dbm";
    return field;
}

std::vector<std::string> wrong(const Field& field)
{
    std::vector<std::string> codes;
    for (const Misplaced& one : misplaced(field, charts(), kinds()))
        if (one.weight == Misplaced::Weight::wrong)
            codes.push_back(one.message.code);
    return codes;
}

QByteArray listed(const std::vector<std::string>& words)
{
    QByteArray all;
    for (const std::string& word : words)
        all += QByteArray::fromStdString(word) + ' ';
    return all;
}

Field begun(std::vector<Party> both)
{
    Field field;
    field.system = "dbm";
    field.method = "random";
    field.table = tableOf();
    field.parties = std::move(both);
    field.parties.resize(2);
    return field;
}

// Seasons and the dice for who invades.
void open(Field& field, std::initializer_list<std::vector<int>> rolls)
{
    QVERIFY(chosen(field, charts(), "summer") && chosen(field, charts(), "winter"));
    for (const auto& dice : rolls)
        QVERIFY(thrown(field, charts(), dice, true));
}

bool offers(const Field& field, const std::string& option)
{
    const auto options = next(field, charts()).options;
    return std::find(options.begin(), options.end(), option) != options.end();
}

void shift(Feature& feature, double x, double y)
{
    for (Piece& piece : feature.pieces) {
        piece.area = moved(piece.area, {x, y});
        for (Point& p : piece.course)
            p = p + Point{x, y};
    }
}

} // namespace

class Chosen : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setSourceRoots(); }
    void setUpDice();
    void theInvaderChoosesOne();
    void theDefenderChooses();
    void whatIsCompulsory();
    void whyNot_data();
    void whyNot();
    void stepsBack();
    void cover();
    void takenAway();
    void smallTable();
    void noFourthAlike();
    void dicePlaceIt();
    void largestFindRoom();
    void fromSeeds_data();
    void fromSeeds();
    void goesOnWhereItWas();
    void isReadBack();
    void typedDice();
    void onlyWhatIsOwned();
    void whatIsWrong();
    void goingByClasses();
};

// Level scores are thrown again, every die counts for the hour, the last pair for the weather (rulebook 346, 387).
void Chosen::setUpDice()
{
    Field field = begun({{"A", 2}, {"B", 0}});
    QCOMPARE(next(field, charts()).what, Ask::What::season);
    QVERIFY(!chosen(field, charts(), "monsoon"));
    open(field, {{2, 4}, {3, 6}});
    const Opening opening = openingOf(field, charts());
    QCOMPARE(opening.invader, 1);
    QCOMPARE(opening.season, std::string("winter"));
    QCOMPARE(opening.hour, 15);
    QCOMPARE(opening.weather, 3);
    QVERIFY(!opening.west && opening.moon);
    QCOMPARE(field.throws[2].came, std::string("level"));
    QVERIFY(!thrown(field, charts(), {1}, true)); // now something is chosen
}

// One of three, waters by a die; after a die in vain a road is left (rulebook 349-352).
void Chosen::theInvaderChoosesOne()
{
    Field field = begun({{"A", 4, 2}, {"B", 0}});
    open(field, {{6, 1}});
    QVERIFY(offers(field, "waterway") && offers(field, "river") && offers(field, "road"));
    QVERIFY(!offers(field, "woods/small") && next(field, charts()).mayEnd);
    QVERIFY(chosen(field, charts(), "river"));
    QCOMPARE(next(field, charts()).what, Ask::What::allow);
    QVERIFY(thrown(field, charts(), {3}, true));
    QVERIFY(!offers(field, "river") && !offers(field, "waterway") && offers(field, "road"));
    QVERIFY(chosen(field, charts(), "road"));
    QVERIFY(offers(field, "steep-hills/large") && next(field, charts()).mayEnd);
    QVERIFY(chosen(field, charts(), "steep-hills/large"));
    QVERIFY(!next(field, charts()).mayEnd && !ended(field, charts())); // none, or two to three
    QVERIFY(chosen(field, charts(), "steep-hills/small") && ended(field, charts()));
    QCOMPARE(next(field, charts()).what, Ask::What::place);

    Field noShips = begun({{"A", 4, 1}, {"B", 0}});
    open(noShips, {{6, 1}});
    QVERIFY(!offers(noShips, "waterway"));
}

// Two to three feature equivalents (rulebook 353).
void Chosen::theDefenderChooses()
{
    Field field = begun({});
    open(field, {{6, 1}});
    QVERIFY(ended(field, charts()));
    QCOMPARE(next(field, charts()).side, 1);
    QVERIFY(!offers(field, "open-fields/small") && !offers(field, "road")); // beside nothing
    QVERIFY(chosen(field, charts(), "built-up-area/small"));
    QVERIFY(offers(field, "open-fields/small") && offers(field, "road"));
    QVERIFY(chosen(field, charts(), "woods/large"));
    QVERIFY(next(field, charts()).mayEnd && offers(field, "gully/middling") && !offers(field, "gully/large"));
    QVERIFY(chosen(field, charts(), "waterway") && thrown(field, charts(), {4}, true));
    QVERIFY(!offers(field, "waterway") && ended(field, charts()));
    QCOMPARE(next(field, charts()).item->id, std::string("built-up-area"));
}

// It comes first, counts half, and of areas is no small one (rulebook 353).
void Chosen::whatIsCompulsory()
{
    Field field = begun({{"A", 4}, {"B", 0, 0, "cold", {{"woods", true}, {"marsh"}, {"brush"}}}});
    open(field, {{6, 1}});
    QVERIFY(ended(field, charts()));
    QVERIFY(chosen(field, charts(), "marsh/large"));
    QVERIFY(chosen(field, charts(), "woods/small"));
    QVERIFY(!ended(field, charts())); // the small one does not do
    QVERIFY(chosen(field, charts(), "woods/middling"));
    QCOMPARE(next(field, charts()).spent, 10);
    QVERIFY(ended(field, charts()));
    QCOMPARE(next(field, charts()).variant->id, std::string("middling"));
    QVERIFY(offers(begun({}), "spring"));
}

// Why something cannot be had, and why a side is not done (rulebook 348-358, 365).
void Chosen::whyNot_data()
{
    QTest::addColumn<QStringList>("chosen");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<int>("bar");
    QTest::addColumn<int>("due");
    const auto row = [](const char* name, const QStringList& chosen, const char* wanted, Bar bar, Due due) {
        QTest::newRow(name) << chosen << QString(wanted) << int(bar) << int(due);
    };
    row("nothing yet", {}, "woods/small", Bar::none, Due::missing);
    row("fields alone", {}, "open-fields/small", Bar::town, Due::missing);
    row("a small one does not do", {"woods/small"}, "woods/small", Bar::none, Due::missing);
    row("room for what is compulsory", {"marsh/large", "marsh/small"}, "marsh/middling", Bar::budget, Due::missing);
    row("too little", {"woods/middling"}, "marsh/small", Bar::none, Due::least);
    row("three alike", {"marsh/small", "marsh/small", "marsh/small"}, "woods/small", Bar::alike, Due::missing);
    row("done", {"woods/middling", "marsh/large"}, "built-up-area/small", Bar::none, Due::none);
    row("one town", {"woods/middling", "built-up-area/small"}, "built-up-area/small", Bar::enough, Due::least);
    row("a water without a town", {"woods/middling", "waterway"}, "marsh/large", Bar::budget, Due::town);
    row("a second water", {"woods/middling", "waterway"}, "waterway", Bar::present, Due::town);
    row("a road to nowhere", {"woods/middling"}, "road", Bar::lead, Due::least);
}
void Chosen::whyNot()
{
    QFETCH(QStringList, chosen);
    QFETCH(QString, wanted);
    Field field = begun({{"A", 4},
        {"B", 0, 0, "cold", {{"woods", true}, {"marsh"}, {"built-up-area"}, {"open-fields"}, {"waterway"}, {"road"}}}});
    open(field, {{6, 1}});
    QVERIFY(ended(field, charts()));
    for (const QString& one : chosen) {
        QVERIFY2(field::chosen(field, charts(), one.toStdString()), qPrintable(one));
        if (next(field, charts()).what == Ask::What::allow)
            QVERIFY(thrown(field, charts(), {6}, true));
    }
    const Choosing so(field, charts());
    const auto offered = so.offered();
    const auto it = std::find_if(
        offered.begin(), offered.end(), [&](const Picked& pick) { return pick.word() == wanted.toStdString(); });
    QVERIFY(it != offered.end());
    QTEST(int(so.barOf(*it)), "bar");
    QTEST(int(so.dueBeforeEnd()), "due");
    QCOMPARE(so.dueBeforeEnd() == Due::none, next(field, charts()).mayEnd);
}

// The last step taken back, and given again, is as if nothing had been.
void Chosen::stepsBack()
{
    Field field = laid(4);
    const Field whole = field;
    int steps = 0;
    while (takenBack(field))
        ++steps;
    QCOMPARE(steps, int(whole.throws.size()));
    QVERIFY(field.features.empty() && field.throws.empty());
    for (const Throw& one : whole.throws) {
        if (one.what == "placed")
            QVERIFY(placed(field, charts(), *whole.find(one.came)));
        else if (one.what == "declined")
            QVERIFY(declined(field, charts(), one.came));
        else if (one.what == "ended")
            QVERIFY(ended(field, charts()));
        else if (one.dice.empty())
            QVERIFY(field::chosen(field, charts(), one.came));
        else
            QVERIFY(thrown(field, charts(), one.dice, one.typed));
    }
    QVERIFY(field.throws == whole.throws && field.features == whole.features);
}

// On steep hills grows what its side likes, of what the defender's land has (rulebook 352).
void Chosen::cover()
{
    Field field = begun({{"A", 4}, {"B", 0, 0, "warm", {{"steep-hills"}, {"vineyards"}, {"woods"}, {"road"}}}});
    open(field, {{6, 1}});
    QVERIFY(ended(field, charts()));
    for (const char* one : {"steep-hills/large", "steep-hills/middling"})
        QVERIFY(field::chosen(field, charts(), one));
    QVERIFY(ended(field, charts()) && thrown(field, charts(), {2, 5}, true));
    const Ask ask = next(field, charts());
    const Choosing so(field, charts());
    QCOMPARE(listed(so.coversOf(*ask.variant)), QByteArray("wood vineyard "));
    QVERIFY(so.coversOf(*charts().find("woods")->find("large")).empty());
    for (const std::string& cover : {std::string("vineyard"), std::string("wood"), std::string(bare)})
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            field::Wish wish;
            wish.cover = cover;
            Random random(seed);
            const auto hill = laidOut(field, *ask.item, {}, ask.side, charts(), kinds(), wish, random);
            QVERIFY(hill);
            QCOMPARE(coverOf(*hill, *ask.variant), cover);
        }
}

// What its dice placed and somebody took away is missed.
void Chosen::takenAway()
{
    Field field = laid(4);
    QVERIFY(!field.features.empty());
    const auto told = [&] {
        const auto all = misplaced(field, charts(), kinds());
        return std::count_if(
            all.begin(), all.end(), [](const Misplaced& one) { return one.message.code == "field-taken-away"; });
    };
    QCOMPARE(int(told()), 0);
    field.features.pop_back();
    QCOMPARE(int(told()), 1);
}

// 25 mm figures on a small table want shorter paces, and armies of at most 350 points (rulebook 110).
void Chosen::smallTable()
{
    const auto told = [](const char* figures, double width, int points) {
        Field field = begun({{"A"}, {"B"}});
        takeScale(field.table, *charts().stages.scaleNamed(figures));
        field.table.width = width;
        for (Party& party : field.parties)
            party.points = points;
        std::vector<std::string> codes;
        for (const Misplaced& one : misplaced(field, charts(), kinds()))
            codes.push_back(one.message.code);
        return listed(codes);
    };
    QCOMPARE(told("25mm", 270, 400), QByteArray());
    QCOMPARE(told("25mm", 180, 350), QByteArray("field-figures-small-table "));
    QCOMPARE(told("25mm-small", 180, 350), QByteArray());
    QCOMPARE(told("25mm-small", 180, 351), QByteArray("field-army-large field-army-large "));
    QCOMPARE(told("15mm", 180, 400), QByteArray());
}

// Worth the same and alike in going (rulebook 365).
void Chosen::noFourthAlike()
{
    Field field = begun({});
    open(field, {{6, 1}});
    QVERIFY(ended(field, charts()));
    for (const char* one : {"woods/small", "marsh/small", "wooded-hills/small"})
        QVERIFY(chosen(field, charts(), one));
    QVERIFY(!offers(field, "vineyards/small") && offers(field, "brush/small") && offers(field, "vineyards/middling"));
}

// A die for the sector, one for the place in it; what does not fit is discarded (rulebook 369).
void Chosen::dicePlaceIt()
{
    Field field = begun({});
    QVERIFY(sidesAgreed(field, true)); // nobody throws for them
    open(field, {{6, 1}});
    QVERIFY(ended(field, charts()) && chosen(field, charts(), "woods/large") && chosen(field, charts(), "marsh/small"));
    QVERIFY(ended(field, charts()));
    QCOMPARE(next(field, charts()).dice, 2);
    QVERIFY(!thrown(field, charts(), {4}, true) && thrown(field, charts(), {4, 5}, true));
    QCOMPARE(field.throws.back().came, std::string("4-inland"));
    Random random(5);
    const auto feature = laidOut(field, *charts().find("woods"), "large", 1, charts(), kinds(), {}, random);
    QVERIFY(feature);
    // Side 1 defends at the far edge: his left is the right end of the table, sector 4 lies before it.
    const Box box = boxOf(*feature);
    QVERIFY(box.least.x >= 120 && box.most.x <= 165 && box.least.y >= 15 && box.most.y <= 60);
    QVERIFY(placed(field, charts(), *feature));
    QVERIFY2(wrong(field).empty(), listed(wrong(field)));
    QVERIFY(thrown(field, charts(), {1, 1}, true) && declined(field, charts(), "no-room"));
    QCOMPARE(next(field, charts()).stage->id, std::string("invader-late"));
}

// Beside a river that runs through its sector the largest wood finds its place far from every edge, and soon.
void Chosen::largestFindRoom()
{
    for (int seed = 0; seed < 120; ++seed) {
        Field field = begun({});
        QVERIFY(sidesAgreed(field, true));
        open(field, {{6, 1}});
        QVERIFY(chosen(field, charts(), "river") && thrown(field, charts(), {6}, true) && ended(field, charts()));
        QVERIFY(thrown(field, charts(), {1 + seed % 6}, true));
        Random random{std::uint64_t(seed)};
        const auto river = laidOut(field, *charts().find("river"), "river", 0, charts(), kinds(), {}, random);
        QVERIFY(river && placed(field, charts(), *river));
        const char* item = seed % 2 ? "woods" : "gully";
        QVERIFY(chosen(field, charts(), std::string(item) + "/large") && chosen(field, charts(), "brush/small"));
        QVERIFY(ended(field, charts()) && thrown(field, charts(), {1, 5}, true));
        const auto feature = laidOut(field, *charts().find(item), "large", 1, charts(), kinds(), {}, random);
        QVERIFY2(feature, QByteArray::number(seed));
        QVERIFY(placed(field, charts(), *feature));
        QVERIFY2(wrong(field).empty(), listed(wrong(field)) + " seed " + QByteArray::number(seed));
    }
}

void Chosen::fromSeeds_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("depth");
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("share");
    QTest::newRow("15 mm") << 180. << 120. << .05 << 1.;
    QTest::newRow("25 mm") << 270. << 150. << .08 << 1.;
    QTest::newRow("25 mm, small") << 180. << 120. << .08 << .625;
    QTest::newRow("2 mm") << 120. << 80. << .04 << 1.;
}

void Chosen::fromSeeds()
{
    QFETCH(double, width);
    QFETCH(double, depth);
    QFETCH(double, scale);
    QFETCH(double, share);
    int features = 0;
    for (int seed = 0; seed < seeds / 4; ++seed) {
        const Field field = laid(std::uint64_t(seed), tableOf(width, depth, scale, share));
        QVERIFY2(wrong(field).empty(), listed(wrong(field)) + " seed " + QByteArray::number(seed));
        QCOMPARE(next(field, charts()).what, Ask::What::done);
        features += int(field.features.size());
    }
    QVERIFY2(features > seeds / 4, QByteArray::number(features));
}

// Of a field that was saved half way the rest is asked as before.
void Chosen::goesOnWhereItWas()
{
    const Field whole = laid(7);
    Field so = whole;
    so.throws.clear();
    so.features.clear();
    for (const Throw& one : whole.throws) {
        const Ask ask = next(so, charts());
        QCOMPARE(ask.side, one.side);
        if (one.what == "season" || one.what == "chosen")
            QVERIFY(chosen(so, charts(), one.came));
        else if (one.what == "placed")
            QVERIFY(placed(so, charts(), *whole.find(one.came)));
        else if (one.what == "declined")
            QVERIFY(declined(so, charts(), one.came));
        else if (one.what == "ended")
            QVERIFY(ended(so, charts()));
        else
            QVERIFY(thrown(so, charts(), one.dice, one.typed));
        const auto again = readField(writeField(so), "half.json");
        QVERIFY(again);
        QCOMPARE(next(*again, charts()).what, next(so, charts()).what);
    }
    QVERIFY(so == whole);
}

void Chosen::isReadBack()
{
    for (int seed = 0; seed < 12; ++seed) {
        const Field field = laid(std::uint64_t(seed));
        const auto again = readField(writeField(field), "field.json");
        QVERIFY(again);
        QVERIFY(*again == field);
        QCOMPARE(writeField(laid(std::uint64_t(seed))), writeField(field)); // the same seed, the same field
    }
}

void Chosen::typedDice()
{
    field::Wish wish;
    wish.seed = 3;
    wish.typed = {5, 5, 6, 2};
    const Field field = generate(tableOf(), charts(), kinds(), wish);
    const Opening opening = openingOf(field, charts());
    QCOMPARE(opening.hour, 18);
    QCOMPARE(opening.invader, 0);
    QVERIFY(field.throws[2].typed && field.throws[3].typed);
}

// Of one's own scenery only, in its sizes.
void Chosen::onlyWhatIsOwned()
{
    field::Wish wish;
    wish.pieces = {{"mat", "wood", {}, 22, 2}, {"slope", "gentle-hill", {}, 34, 1}, {"rocks", "rocky", {}, 18, 2}};
    int laidOutOnes = 0;
    for (int seed = 0; seed < 30; ++seed) {
        wish.seed = std::uint64_t(seed);
        const Field field = generate(tableOf(), charts(), kinds(), wish);
        QVERIFY2(wrong(field).empty(), listed(wrong(field)));
        for (const Feature& feature : field.features) {
            QVERIFY2(!feature.name.empty(), feature.item.c_str());
            ++laidOutOnes;
        }
    }
    QVERIFY(laidOutOnes > 10);
}

void Chosen::whatIsWrong()
{
    std::map<std::string, int> found;
    for (int seed = 0; seed < 120; ++seed) {
        const Field field = laid(std::uint64_t(seed));
        for (std::size_t i = 0; i < field.features.size(); ++i) {
            const auto pick = pickFor(field, charts(), field.features[i]);
            QVERIFY(pick);
            const auto expect = [&](const char* code, auto change) {
                Field broken = field;
                change(broken.features[i]);
                const auto codes = wrong(broken);
                QVERIFY2(std::find(codes.begin(), codes.end(), code) != codes.end(),
                    QByteArray(code) + " seed " + QByteArray::number(seed) + ": " + listed(codes));
                ++found[code];
            };
            const Box box = boxOf(field.features[i]);
            if (pick->item->lies == Lies::sector) {
                expect("field-out-of-sector", [&](Feature& one) { shift(one, box.centre().x < 90 ? 60 : -60, 0); });
                if (pick->dice[1] >= 5)
                    expect("field-too-near-edge", [&](Feature& one) { shift(one, 0, 2 - box.least.y); });
                if (pick->variant->id == "large")
                    expect("field-not-as-chosen", [&](Feature& one) { one.variant = "small"; });
            } else if (pick->item->lies == Lies::river) {
                expect("field-line-wide", [](Feature& one) {
                    one.pieces.front().widths = {11};
                    widen(one.pieces.front());
                });
                expect("field-line-ends", [](Feature& one) {
                    Course& course = one.pieces.front().course;
                    course.erase(course.begin(), course.begin() + int(course.size()) / 3);
                    widen(one.pieces.front());
                });
            } else if (pick->item->lies == Lies::shore) {
                expect("field-shore-deep", [](Feature& one) {
                    const bool left = boxOf(one.pieces.front().area).least.x < 1;
                    for (Point& p : one.pieces.front().area)
                        if (left ? p.x > 1 : p.x < 179)
                            p.x += left ? 40 : -40;
                });
                expect("field-part-missing", [](Feature& one) { one.pieces.resize(1); });
            } else if (pick->item->lies == Lies::town && pick->dice[0] < 5) {
                expect("field-town-not-rear", [&](Feature& one) { shift(one, 0, box.centre().y < 60 ? 3 : -3); });
            } else if (pick->item->lies == Lies::fields) {
                expect("field-fields-apart", [&](Feature& one) { shift(one, box.centre().x < 90 ? 60 : -60, 0); });
            }
            if (QTest::currentTestFailed())
                return;
        }
    }
    for (const char* code : {"field-out-of-sector", "field-too-near-edge", "field-not-as-chosen", "field-line-wide",
             "field-line-ends", "field-shore-deep", "field-part-missing", "field-town-not-rear", "field-fields-apart"})
        QVERIFY2(found[code] > 0, code);
}

// Camels count dunes and brush as good, other rough ground as difficult (rulebook 370).
void Chosen::goingByClasses()
{
    const auto of = [](const char* kind, const std::vector<std::string>& classes) {
        return goingOf(*kinds().find(kind), classes);
    };
    QCOMPARE(of("dunes", {"land"}), Going::difficult);
    QCOMPARE(of("dunes", {"land", "camels"}), Going::good);
    QCOMPARE(of("brush", {"camels"}), Going::good);
    QCOMPARE(of("gully", {"camels"}), Going::difficult);
    QCOMPARE(of("gully", {}), Going::rough);
    QCOMPARE(of("water", {}), Going::none);
}

QTEST_GUILESS_MAIN(Chosen)
#include "tst_chosen.moc"
