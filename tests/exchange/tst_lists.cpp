// Lists of wm-selector become list files of ours: every word of that format, what is checked of it
// afterwards, and what is only told.
#include "tests/exchange/exchanged.h"

#include "app/exchange/plain.h"
#include "model/text/yaml.h"

using namespace strategikon;
using namespace strategikon::exchanged;

class Lists : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char* name : {"hill-people.json", "half-and-all.json", "damaged.json"}) {
            converted[name] = convertList(data(name), std::string("folder/") + name);
            QVERIFY2(converted[name].faults.empty(), describe(converted[name].faults).c_str());
            place.keep(converted[name]);
        }
        hills = place.list("hill-people");
        QVERIFY(hills);
        QVERIFY(hills->own);
        halves = place.list("half-and-all");
        QVERIFY(halves);
    }

    void head()
    {
        QCOMPARE(hills->system, std::string("warmaster"));
        QCOMPARE(hills->name, std::string("The Hill People"));
        QCOMPARE(hills->lines.size(), std::size_t(10));
        QCOMPARE(hills->options.size(), std::size_t(7)); // all but the one that nobody may take
    }

    void columns()
    {
        const auto& columns = findSystem("warmaster")->format().columns;
        const auto cell = [&](const Row& row, const char* column) {
            return row.printed[std::ranges::find(columns, column) - columns.begin()];
        };
        const Line& thrower = hills->lines[hills->line("stone-thrower")];
        QCOMPARE(cell(thrower, "attack"), std::string("1/6 special"));
        QCOMPARE(cell(thrower, "range"), std::string("2x40"));
        QCOMPARE(cell(thrower, "armour"), std::string("-"));
        const Line& slingers = hills->lines[hills->line("slingers")];
        QCOMPARE(cell(slingers, "range"), std::string("15"));
        QCOMPARE(cell(slingers, "max"), std::string("2"));
        QCOMPARE(slingers.price, 40);
        QCOMPARE(slingers.special, std::vector<std::string>{"skirmish"});
        const Option& ragged = halves->options[halves->option("ragged")];
        QCOMPARE(ragged.price, -10);
        QVERIFY(ragged.replaces);
        QCOMPARE(cell(ragged, "hits"), std::string("3")); // its unit's
        QCOMPARE(cell(ragged, "min"), std::string("As Chosen"));
        QCOMPARE(hills->options[hills->option("mule")].kind, std::string("mount"));
        QCOMPARE(hills->options[hills->option("old-bran")].kind, std::string("character"));
        QVERIFY(!halves->options[halves->option("painted")].replaces);
    }

    void textOfRules()
    {
        const auto rule = [&](const std::string& id) {
            for (const SpecialRule& one : hills->rules)
                if (one.id == id)
                    return one.text;
            return std::string("none");
        };
        QCOMPARE(rule("good-omen"), std::string("A white goat – or ½ of one.\nSee Wagons."));
        QCOMPARE(rule("army-rules"), std::string("Hill armies never hurry.\nThey sing — loudly."));
        QCOMPARE(
            hills->options[hills->option("good-omen")].special, std::vector<std::string>{"good-omen"}); // by its name
        QCOMPARE(rule("skirmish"), std::string("none")); // the system's own
    }

    void notes_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("hill-people") << "hill-people.json"
                                     << QStringList{"add-on Tassels Banner", "cell 1/6 special Stone Thrower",
                                            "cell 15+ War Wagons", "cell 2/1 Slingers",
                                            "key-without-equal colour Villagers",
                                            "key-without-equal spells The Hill People", "magic The Hill People",
                                            "no-count Javelinmen", "one-of-kind Cloak General",
                                            "rule-without-text Wagons", "unknown-rule War Wagons",
                                            "upgrade-without-unit Forgotten"};
        QTest::newRow("half-and-all") << "half-and-all.json"
                                      << QStringList{"half-or-all Half or All Either",
                                             "half-rounded-up Half or More More", "half-rounded-up Half or None Chosen",
                                             "share-of-upgrades As Chosen Ragged"};
        QTest::newRow("damaged") << "damaged.json"
                                 << QStringList{"bounds-crossed Foot", "free Free", "number-in-words some Free",
                                        "number-missing Foot", "number-missing Foot",
                                        "unknown-row Ghosts requiredUnits Crowd", "unknown-upgrade Nowhere Foot",
                                        "words-without-equal sometimes Free"};
    }
    void notes()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, expected);
        expected.sort();
        QCOMPARE(told(converted[file.toStdString()].notes), expected);
        for (const Note& note : converted[file.toStdString()].notes)
            QVERIFY2(note.line > 0, note.message.code.c_str());
    }

    // What was converted is checked.
    void limits_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<int>("points");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* what, const char* list, int points, const char* units, QStringList expected) {
            QTest::newRow(what) << list << points << units << expected;
        };
        const char* hill = "hill-people";
        row("least", hill, 1000, "[{entry: general}, {entry: hillmen, count: 4}, {entry: villagers}]", {});
        row("minimum", hill, 1000, "[{entry: general}, {entry: hillmen, count: 3}, {entry: villagers}]",
            {"hillmen.min"});
        row("none below 1000", hill, 900, "[{entry: general}]", {});
        row("shared maximum kept", hill, 900, "[{entry: general}, slingers, javelinmen]", {});
        row("shared maximum", hill, 900, "[{entry: general}, {entry: slingers, count: 2}, javelinmen]",
            {"limit.slingers-at-most"});
        row("elite at 1000", hill, 900, "[{entry: general}, hillmen, goat-riders]", {"limit.goat-riders-elite"});
        row("elite at 2000", hill, 2000,
            "[{entry: general}, {entry: hillmen, count: 8}, goat-riders, {entry: villagers, count: 2}]", {});
        row("two elite at 2000", hill, 2000,
            "[{entry: general}, {entry: hillmen, count: 8}, {entry: goat-riders, count: 2}, {entry: villagers, count: "
            "2}]",
            {"limit.goat-riders-elite"});
        row("required", hill, 2000, "[{entry: general}, goat-riders, {entry: villagers, count: 2}]",
            {"hillmen.min", "limit.goat-riders-needs"});
        row("augend", hill, 900, "[{entry: general}, runners]", {"limit.runners-with"});
        row("prohibited", hill, 900, "[{entry: general}, stone-thrower, war-wagons]",
            {"limit.stone-thrower-without", "limit.war-wagons-at-most", "limit.war-wagons-needs"});
        row("once an army", hill, 3000,
            "[{entry: general}, {entry: hillmen, count: 12}, {entry: villagers, count: 3}, {entry: stone-thrower, "
            "count: 2}]",
            {"stone-thrower.max"});
        row("thousand and army", hill, 900, "[{entry: general}, {entry: villagers, count: 7}]",
            {"limit.villagers-at-most"});
        row("not with another", hill, 900, "[{entry: general, upgrades: [old-bran, good-omen]}]",
            {"limit.good-omen-without"});
        row("add-on alone", hill, 900, "[{entry: general}, {entry: chief, upgrades: [tassels]}]",
            {"limit.banner-first"});
        const char* halves = "half-and-all";
        row("half of four", halves, 900,
            "[{entry: king}, {entry: hillmen, count: 4, upgrades: [{name: chosen, count: 2}]}]", {});
        row("half of five", halves, 900,
            "[{entry: king}, {entry: hillmen, count: 5, upgrades: [{name: chosen, count: 3}]}]", {});
        row("less than half", halves, 900,
            "[{entry: king}, {entry: hillmen, count: 4, upgrades: [{name: chosen, count: 1}]}]",
            {"limit.chosen-at-least"});
        row("more than half", halves, 900,
            "[{entry: king}, {entry: hillmen, count: 4, upgrades: [{name: chosen, count: 3}]}]",
            {"limit.chosen-at-most"});
        row("needs another upgrade", halves, 900,
            "[{entry: king}, {entry: hillmen, count: 4, upgrades: [{name: ragged, count: 1}]}]",
            {"limit.ragged-needs"});
        row("up to half", halves, 900,
            "[{entry: king}, {entry: hillmen, count: 4, upgrades: [{name: painted, count: 3}]}]",
            {"limit.painted-at-most"});
        row("as many", halves, 900, "[{entry: king}, foot, {entry: horse, count: 1}]", {"limit.more-at-least"});
        row("too few", halves, 900,
            "[{entry: king}, {entry: foot, count: 2, upgrades: [{name: more, count: 1}]}, horse]",
            {"limit.horse-at-least"});
        row("all", halves, 900,
            "[{entry: king}, {entry: foot, count: 2, upgrades: [more, all]}, {entry: horse, count: 2}]", {});
        row("not all", halves, 900,
            "[{entry: king}, {entry: foot, count: 2, upgrades: [more, {name: all, count: 1}]}, {entry: horse, count: "
            "2}]",
            {"limit.all-at-least"});
        row("half or all", halves, 900,
            "[{entry: king}, {entry: foot, count: 3, upgrades: [more, {name: either, count: 1}]}, {entry: horse, "
            "count: 3}]",
            {"limit.either-at-least"});
    }
    void limits()
    {
        QFETCH(QString, list);
        QFETCH(int, points);
        QFETCH(QString, units);
        QFETCH(QStringList, expected);
        const ArmyList* found = place.list(list.toStdString());
        QVERIFY(found);
        const Army one = army("system: warmaster\nlist: " + list.toStdString() + "\npoints: " + std::to_string(points)
            + "\nunits: " + units.toStdString() + "\n");
        expected.sort();
        QCOMPARE(broken(*found, one), expected);
    }

    void nameOfAShippedList()
    {
        const auto result = convertList(
            R"({"name": "Egyptian", "version": "Warmaster X", "units": {"Foot": {"type": "Infantry", "size": 3, "points": 5}}})",
            "e.json");
        QVERIFY(result.faults.empty());
        QCOMPARE(result.listId, std::string("egyptian-wm-selector"));
        QCOMPARE(told(result.notes), QStringList{"name-taken Egyptian"});
    }

    // Limits that hang together too much to be reckoned with: as many as can be are kept.
    void tooManyLimits()
    {
        const QString wide =
            QString::fromStdString(data("half-and-all.json")).remove("\"max\": 3, ").replace("Half and All", "Wide");
        const auto result = convertList(wide.toStdString(), "wide.json");
        QVERIFY(result.listFile);
        place.keep(result);
        const ArmyList* list = place.list("wide");
        QVERIFY(list);
        const QStringList notes = told(result.notes);
        QVERIFY(!notes.filter("limit-left-out").isEmpty());
        QVERIFY(!list->limits.empty());
        halves = place.list("half-and-all");
        QCOMPARE(list->limits.size() + notes.filter("limit-left-out").size(), halves->limits.size());
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("code");
        QTest::newRow("no JSON") << QByteArray("units: {}") << "json-word";
        QTest::newRow("another file") << QByteArray(R"({"name": "x"})") << "exchange-no-selector-list";
        QTest::newRow("an army") << QByteArray(R"({"system": "warmaster", "units": {}})")
                                 << "exchange-no-selector-list";
        QTest::newRow("no units") << QByteArray(R"({"name": "x", "units": {}})") << "exchange-no-selector-list";
        QTest::newRow("no name") << QByteArray(R"({"units": {"a": {}}})") << "exchange-list-without-name";
        QTest::newRow("a row without values")
            << QByteArray(R"({"name": "x", "units": {"a": 3}})") << "exchange-row-no-map";
        QByteArray many = R"({"name": "x", "units": {)";
        for (int i = 0; i < 301; ++i)
            many += (i ? "," : "") + QByteArray("\"u") + QByteArray::number(i) + "\": {}";
        QTest::newRow("too many") << many + "}}"
                                  << "exchange-too-many-rows";
        QTest::newRow("twice") << QByteArray(R"({"name": "x", "units": {"a": {}, "a": {}}})") << "duplicate-key";
        QTest::newRow("too deep") << QByteArray(R"({"name": "x", "units": )") + QByteArray(100'000, '[') << "too-deep";
    }
    void refused()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, code);
        const auto result = convertList(json.toStdString(), "list.json");
        QVERIFY(!result.listFile);
        QCOMPARE(codes(result.faults), QStringList{code});
    }

    // The file that is written is one that the reader of list files takes, whatever the JSON holds.
    void strangeNames()
    {
        const auto result =
            convertList("{\"name\": \"  \\u00c6\\u2028 : - #  \", \"units\": {\" \": {\"points\": 1, \"type\": "
                        "\"true\"}, \"- \\\"x\\\"\": {\"size\": 2, \"points\": -4, \"type\": \"[\"}}}",
                "x.json");
        QVERIFY2(result.listFile, describe(result.faults).c_str());
        QVERIFY(readYaml(*result.listFile, "x.yaml"));
    }

    void plainText_data()
    {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("plain");
        QTest::newRow("named") << "a &amp; b &mdash; c"
                               << "a & b — c";
        QTest::newRow("numbered") << "&#8212;&#x2014;&#65;"
                                  << "——A";
        QTest::newRow("unknown") << "&nothing; & &#xD800; &#0; R&D;"
                                 << "&nothing; & &#xD800; &#0; R&D;";
        QTest::newRow("tags") << "one<br/>two <b>three</b> 4 < 5 <"
                              << "one\ntwo three 4 < 5 <";
        QTest::newRow("control") << QString("a") + QChar(7) + "&#7;b\r\nc"
                                 << "a  b\nc";
        QTest::newRow("twice") << "&amp;lt;"
                               << "&lt;";
    }
    void plainText()
    {
        QFETCH(QString, html);
        QFETCH(QString, plain);
        QCOMPARE(QString::fromStdString(exchange::plainText(html.toStdString())), plain);
    }

private:
    Library place;
    std::map<std::string, Imported> converted;
    const ArmyList *hills = nullptr, *halves = nullptr;
};

QTEST_GUILESS_MAIN(Lists)
#include "tst_lists.moc"
