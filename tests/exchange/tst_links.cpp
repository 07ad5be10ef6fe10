// Links of wm-selector: positions in a list that was converted, or whose JSON is given along.
#include "tests/exchange/exchanged.h"

using namespace strategikon;
using namespace strategikon::exchanged;

class Links : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { place.keep(convertList(data("hill-people.json"), "hill-people.json")); }

    void read_data()
    {
        QTest::addColumn<QString>("link");
        const QString rows = "&label=My%20army&0=5&0-2=2&1=1&8=1&8-1=1&9=2&9-0=2&printItems=l,s,qr";
        QTest::newRow("as it is saved") << "https://wm-selector.github.io/#/?jsonPath=warmaster-hills%2Fhill-people"
                + rows;
        QTest::newRow("older") << "http://localhost:8080/#/?jsonPath=json/warmaster-hills/hill-people.json" + rows;
        QTest::newRow("oldest") << "http://localhost/#/?list=hillpeople" + rows;
        QTest::newRow("within text")
            << "Here it is: <https://wm-selector.github.io/#/?jsonPath=warmaster-hills/hill-people" + rows
                + "> have fun";
        const QString link = "https://wm-selector.github.io/#/?jsonPath=warmaster-hills%2Fhill-people" + rows;
        QTest::newRow("from a forum") << QString(link).replace("&", "&amp;");
        QTest::newRow("from a forum in a forum") << QString(link).replace("&", "&amp;amp;");
        QTest::newRow("in BBCode") << "[url]" + link + "[/url]";
        QTest::newRow("in Markdown") << "[My army](" + link + ").";
        QTest::newRow("in curly quotes") << "“" + link + "”";
        QTest::newRow("in a sentence") << "Mine is " + link + "!";
        QTest::newRow("over lines") << "Mine:\n" + QString(link).replace("&8=", "\n&8=").replace("&9=", "&\n9=")
                + "\nBen";
        QTest::newRow("in a quoted mail") << "> " + QString(link).replace("&8=", "\n> &8=");
        QTest::newRow("as mail travels") << QString(link).replace("=", "=3D").replace("&8", "=\n&8");
        QTest::newRow("without an address") << "jsonPath=warmaster-hills/hill-people" + rows;
    }
    void read()
    {
        QFETCH(QString, link);
        const auto result = importArmy(link.toStdString(), "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        const Army expected = army(R"(
system: warmaster
list: hill-people
points: 1000
name: My army
units:
  - {entry: hillmen, count: 5, upgrades: [{name: chosen, count: 2}]}
  - {entry: slingers}
  - {entry: general, upgrades: [old-bran]}
  - {entry: chief, count: 2, upgrades: [mule]}
)");
        QCOMPARE(writeArmy(*result.army), writeArmy(expected));
        QCOMPARE(told(result.notes), QStringList{"size-guessed"});
    }

    // Of two rows with one position the first is meant.
    void samePosition()
    {
        const auto result = importArmy("x?jsonPath=warmaster-hills/hill-people&2=3", "", place.catalogue);
        QVERIFY(result.army);
        QCOMPARE(result.army->choices.front().entry, std::string("javelinmen"));
    }

    void unread()
    {
        const auto result = importArmy(
            "x?jsonPath=warmaster-hills/hill-people&0=1&77=2&0-99=1&5-1=1&a=b&0-0=1&3=&-=4", "", place.catalogue);
        QVERIFY(result.army);
        QCOMPARE(told(result.notes),
            (QStringList{"part-unread -=4", "part-unread 3=", "part-unread a=b", "position-unknown 77", "size-guessed",
                "upgrade-unknown 99", "upgrade-unknown mule", "upgrade-without-row 5-1"}));
    }

    void impossibleCounts()
    {
        const auto result =
            importArmy("x?jsonPath=warmaster-hills/hill-people&0=1&1=-4&2=99999999999999&8=99999", "", place.catalogue);
        QVERIFY(result.army);
        QCOMPARE(result.army->choices.size(), 1u);
        QCOMPARE(told(result.notes),
            (QStringList{
                "count-unread 99999 General", "part-unread 1=-4", "part-unread 2=99999999999999", "size-guessed"}));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("code");
        QTest::newRow("list not here") << "x?jsonPath=warmaster-hills/valley-people&0=1"
                                       << "exchange-link-without-list";
        QTest::newRow("same name elsewhere") << "x?jsonPath=other/hill-people&0=1"
                                             << "exchange-link-without-list";
        QTest::newRow("no list") << "x?jsonPath=&0=1"
                                 << "exchange-no-link";
        QTest::newRow("no rows") << "x?jsonPath=warmaster-hills/hill-people"
                                 << "exchange-link-empty";
        QTest::newRow("too long") << "x?jsonPath=warmaster-hills/hill-people" + QString("&0=1").repeated(10'000)
                                  << "exchange-link-too-long";
    }
    void refused()
    {
        QFETCH(QString, link);
        QFETCH(QString, code);
        const auto result = importArmy(link.toStdString(), "", place.catalogue);
        QVERIFY(!result.army);
        QCOMPARE(codes(result.faults), QStringList{code});
    }

    void thereAndBack()
    {
        const Army before = army(R"(
system: warmaster
list: hill-people
points: 2000
name: "Bran & Söhne + 1"
units:
  - {entry: hillmen, count: 8, upgrades: [{name: chosen, count: 3}]}
  - {entry: runners, count: 2}
  - {entry: general, upgrades: [mule]}
)");
        const ArmyList* list = place.list("hill-people");
        const auto link =
            exportArmy(before, *list, judge(*findSystem("warmaster"), *list, before, false), Format::link);
        QVERIFY2(bool(link), describe(link.faults).c_str());
        const auto after = importArmy(*link, "", place.catalogue, sized(2000));
        QVERIFY(after.army);
        QCOMPARE(writeArmy(*after.army), writeArmy(before));
        QCOMPARE(told(after.notes), QStringList());
    }

    // A nation that ships is served by the JSON of its list.
    void shippedList()
    {
        const std::string json = R"({"name": "Assyrian", "version": "Warmaster Tablets", "units": {
            "Spearmen": {"order": 0, "type": "Infantry", "size": 3, "points": 60, "upgrades": ["Qurubuti"]},
            "Bowmen": {"order": 1, "type": "Infantry", "size": 3, "points": 50, "upgrades": ["Qurubuti"]},
            "Sab Shari Archers": {"order": 2, "type": "Infantry", "size": 3, "points": 40},
            "General": {"order": 7, "type": "General", "size": 1, "points": 125}},
            "upgrades": {"Qurubuti": {"order": 2, "type": "Special", "points": 30}}})";
        ImportAids aids;
        aids.listJson = json;
        aids.listJsonFile = "assyrian.json";
        const auto result =
            importArmy("x?jsonPath=warmaster-tablets/assyrian&0=2&1=3&1-2=1&2=4&7=1", "", place.catalogue, aids);
        QVERIFY2(result.army, describe(result.faults).c_str());
        QCOMPARE(told(result.notes), QStringList{"size-guessed"});
        QCOMPARE(result.army->choices[0].entry, std::string("spearman"));
        QCOMPARE(result.army->choices[1].options.front().name, std::string("qurubuti-bow"));
        QCOMPARE(result.army->choices[2].entry, std::string("sab-shari-archer"));

        const ArmyList* list = place.list("assyrian");
        ExportAids out;
        out.listJson = json;
        out.listJsonFile = "assyrian.json";
        const auto link = exportArmy(
            *result.army, *list, judge(*findSystem("warmaster"), *list, *result.army, false), Format::link, out);
        QVERIFY2(bool(link), describe(link.faults).c_str());
        QVERIFY(QString::fromStdString(*link).endsWith(
            "?jsonPath=warmaster-tablets%2Fassyrian&label=&0=2&1=3&1-2=1&2=4&7=1"));

        const auto without = exportArmy(*result.army, *list, Verdict(), Format::link);
        QCOMPARE(codes(without.faults), QStringList{"exchange-no-positions"});
    }

    void otherList()
    {
        ImportAids aids;
        aids.listJson = data("hill-people.json");
        aids.listJsonFile = "hill-people.json";
        const auto result = importArmy("x?jsonPath=warmaster-hills/valley-people&0=1", "", place.catalogue, aids);
        QVERIFY(result.army);
        QCOMPARE(told(result.notes), (QStringList{"other-list The Hill People", "size-guessed"}));
        aids.listJson = "{";
        QCOMPARE(importArmy("x?jsonPath=a/b&0=1", "", place.catalogue, aids).faults.size(), std::size_t(1));
    }

private:
    Library place;
};

QTEST_GUILESS_MAIN(Links)
#include "tst_links.moc"
