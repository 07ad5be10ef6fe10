// Which format a file has, and our own formats in and out.
#include "tests/exchange/exchanged.h"

using namespace strategikon;
using namespace strategikon::exchanged;

namespace {

const char* plain = R"(system: warmaster
list: egyptian
points: 1000
units:
  - {entry: archers, count: 4}
  - {entry: general, upgrades: [chariot, rameses]}
)";

} // namespace

class Formats : public QObject {
    Q_OBJECT

private slots:
    void found_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        const auto row = [](const char* what, const char* file, QByteArray bytes, const char* format) {
            QTest::newRow(what) << file << bytes << format;
        };
        row("army", "a.yaml", plain, "yaml");
        row("army without a name", "", plain, "yaml");
        row("army in JSON", "a.json", R"({"system": "warmaster", "list": "egyptian", "points": 1000, "units": []})",
            "json");
        row("list of wm-selector", "a.json", R"({"name": "x", "units": {"a": {}}})", "wm-selector");
        row("code", "note.txt", " stk1:warmaster:egyptian:1000$0000000", "code");
        row("link", "", "https://wm-selector.github.io/#/?jsonPath=a%2Fb&0=1", "link");
        row("old link", "", "https://wm-selector.github.io/#/?list=egyptian&0=1", "link");
        row("roster", "x", "<?xml version=\"1.0\"?>\n<roster/>", "ros");
        row("roster without a head", "x.txt", "\n<roster name='x'/>", "ros");
        row("packed roster", "x", QByteArray("PK\x03\x04..."), "rosz");
        row("text", "x.txt", "Egyptian\n4 x Archers", "text");
        row("text without a name", "", "4 x Archers", "text");
        row("marked text", "", "<b>Egyptian</b>\n4 x Archers", "text");
        row("by name alone", "x.ros", "no roster", "ros");
        row("nothing", "", "", "text");
    }
    void found()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, format);
        QCOMPARE(QString::fromUtf8(word(formatOf(file.toStdString(), bytes.toStdString()))), format);
        QCOMPARE(word(formatNamed(format.toUpper().toStdString())), format.toStdString());
    }

    void thereAndBack_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"yaml", "json", "code", "ros", "rosz"})
            QTest::newRow(format) << format;
    }
    void thereAndBack()
    {
        QFETCH(QString, format);
        const Army before = army(plain);
        const ArmyList* list = place.list("egyptian");
        const auto out = exportArmy(
            before, *list, judge(*findSystem("warmaster"), *list, before, false), formatNamed(format.toStdString()));
        QVERIFY(out);
        QCOMPARE(QString::fromUtf8(word(formatOf("", *out))), format);
        const auto after = importArmy(*out, "", place.catalogue);
        QVERIFY2(after.army, describe(after.faults).c_str());
        QCOMPARE(writeArmy(*after.army), writeArmy(before));
        QVERIFY(after.notes.empty());
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::newRow("a list") << QByteArray("system: warmaster\nid: x\nname: X\nentries: []\n")
                                << "exchange-list-not-army";
        QTest::newRow("broken YAML") << QByteArray("system: warmaster\nlist: [\n") << "stray-mark";
        QTest::newRow("broken JSON") << QByteArray("{\"system\": }") << "json-value";
        QTest::newRow("unknown key") << QByteArray("system: warmaster\nlist: egyptian\npoints: 1000\ncolour: red\n")
                                     << "army-unknown-key";
        QTest::newRow("aliases") << QByteArray("system: &a warmaster\nlist: *a\n") << "anchor";
        QTest::newRow("damaged code") << QByteArray("STK1:WARMASTER:EGYPTIAN:1000/ARCHERS*4$0000000") << "code-damaged";
    }
    void refused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const auto result = importArmy(bytes.toStdString(), "army", place.catalogue);
        QVERIFY(!result.army);
        QVERIFY2(!result.faults.empty(), "no fault");
        QVERIFY2(!english(result.faults.front().message).empty(), "no sentence");
        if (!code.startsWith("code-"))
            QCOMPARE(QString::fromStdString(result.faults.front().message.code), code);
    }

    void cannotWrite()
    {
        const auto out = exportArmy(army(plain), *place.list("egyptian"), Verdict(), Format::text);
        QCOMPARE(codes(out.faults), QStringList{"exchange-cannot-write"});
    }

    // A JSON list given as an army becomes a list.
    void listAsArmy()
    {
        const auto result = importArmy(data("hill-people.json"), "hill-people.json", place.catalogue);
        QVERIFY(!result.army);
        QVERIFY(result.listFile);
    }

private:
    Library place;
};

QTEST_GUILESS_MAIN(Formats)
#include "tst_formats.moc"
