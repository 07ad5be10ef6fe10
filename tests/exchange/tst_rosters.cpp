// BattleScribe rosters: theirs in, ours out and in again; hostile XML and zip files.
#include "tests/exchange/exchanged.h"
#include "tests/exchange/zipped.h"

#include <QXmlStreamReader>

using namespace strategikon;
using namespace strategikon::exchanged;

class Rosters : public QObject {
    Q_OBJECT

private slots:
    void theirs()
    {
        const auto result = importArmy(data("foreign.ros"), "foreign.ros", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        const Army expected = army(R"(
system: warmaster
list: egyptian
points: 1000
name: Nile & Delta
tags: [league]
units:
  - {entry: general, name: Ramose, note: Leads from the front, upgrades: [chariot]}
  - {entry: archers, count: 4}
  - {entry: leader, count: 2, upgrades: [{name: chariot, count: 1}]}
)");
        QCOMPARE(writeArmy(*result.army), writeArmy(expected));
        QCOMPARE(told(result.notes),
            (QStringList{"force-unknown Hitites", "unit-unknown Infantri", "unit-unknown Use tokens",
                "upgrade-unknown Chariot Mount", "upgrade-unknown Magic hat", "wrapper-unknown Options"}));
        for (const Note& note : result.notes) {
            QVERIFY(note.line > 0);
            if (note.message.args.front().second == "Infantri")
                QCOMPARE(note.suggestions.front(), std::string("Infantry"));
            if (note.message.args.front().second == "Hitites")
                QCOMPARE(note.suggestions.front(), std::string("Hittite"));
        }
    }

    void impossibleCounts_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<bool>("told");
        for (const char* number : {"-4", "0", "99999999999999", "10001", "2147483648", "4294967297", "1e300", "nan",
                 "inf", "two", "4.5", "", " "})
            QTest::newRow(qPrintable(u'"' + QString::fromLatin1(number) + u'"')) << number << true;
        for (const char* number : {"1", "4.0", "10000"})
            QTest::newRow(number) << number << false;
    }
    // Of a unit and of an upgrade: told and left out, never read as one.
    void impossibleCounts()
    {
        QFETCH(QString, number);
        QFETCH(bool, told);
        const auto read = [&](const char* unit, const char* upgrade) {
            const QString text = QStringLiteral(R"(<roster name="A" gameSystemName="Warmaster"><costLimits>
<costLimit value="1000"/></costLimits><forces><force catalogueName="Egyptian"><selections>
<selection name="General" number="1"/><selection name="Leader" number="%1"><selections>
<selection name="Chariot" number="%2"/></selections></selection></selections></force></forces></roster>)");
            return importArmy(
                text.arg(QLatin1String(unit), QLatin1String(upgrade)).toStdString(), "a.ros", place.catalogue);
        };
        const QByteArray bytes = number.toLatin1();
        const auto unit = read(bytes, "1"), upgrade = read("1", bytes);
        QVERIFY2(unit.army && upgrade.army, describe(unit.faults).c_str());
        QCOMPARE(unit.army->choices.size(), told ? 1u : 2u);
        QCOMPARE(upgrade.army->choices.size(), 2u);
        QCOMPARE(upgrade.army->choices.back().options.size(), told ? 0u : 1u);
        const QString said = QStringLiteral("count-unread ") + number.trimmed();
        QCOMPARE(exchanged::told(unit.notes), told ? QStringList{said + QStringLiteral(" Leader")} : QStringList());
        if (told)
            QCOMPARE(exchanged::told(upgrade.notes), QStringList{said + QStringLiteral(" Chariot")});
    }

    // The rules that a roster names have the list; an upgrade by itself is no unit of nearly the same name.
    void systemsAndUpgrades()
    {
        const auto read = [&](const char* system, const char* catalogue, const char* unit) {
            const QString text = QStringLiteral(R"(<roster name="A" gameSystemName="%1"><costLimits>
<costLimit value="1000"/></costLimits><forces><force catalogueName="%2"><selections>
<selection name="%3" number="4"/></selections></force></forces></roster>)");
            return importArmy(
                text.arg(QLatin1String(system), QLatin1String(catalogue), QLatin1String(unit)).toStdString(), "a.ros",
                place.catalogue);
        };
        QCOMPARE(read("DBM 3.2", "Later Carthaginian", "Numidians").army->system, std::string("dbm"));
        QCOMPARE(read("Warmaster Ancients", "Gallic", "Warriors").army->system, std::string("warmaster"));
        const auto upgrade = read("Warmaster Ancients", "Egyptian", "Chariot");
        QVERIFY(upgrade.army && upgrade.army->choices.empty());
        QCOMPARE(told(upgrade.notes), QStringList{"unit-unknown Chariot"});
    }

    void thereAndBack_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("ros") << "ros";
        QTest::newRow("rosz") << "rosz";
    }
    void thereAndBack()
    {
        QFETCH(QString, format);
        const Army before = army(data("everything.yaml"));
        const ArmyList* list = place.list("parthian");
        ExportAids aids;
        aids.partner = place.list("egyptian");
        const auto verdict = judge(place.catalogue, before, false);
        QVERIFY(verdict);
        const auto out = exportArmy(before, *list, *verdict, formatNamed(format.toStdString()), aids);
        QVERIFY(out);
        QCOMPARE(*out,
            *exportArmy(before, *list, *verdict, formatNamed(format.toStdString()), aids)); // always the same bytes
        const auto after = importArmy(*out, "", place.catalogue);
        QVERIFY2(after.army, describe(after.faults).c_str());
        QCOMPARE(writeArmy(*after.army), writeArmy(before));
        QCOMPARE(told(after.notes), QStringList{"second-force Egyptian"});
    }

    // Every legal army of every nation, as the solver fills them, with its costs.
    void allNations()
    {
        int armies = 0;
        for (const ListHeading& heading : place.catalogue.headings()) {
            const ArmyList* list = place.list(heading.id, heading.system);
            const System& system = *findSystem(heading.system);
            if (system.format().sizes.empty())
                continue; // nothing to fill
            const int points = system.format().sizes.front();
            const Problem problem = system.problem(*list, points);
            Army frame;
            frame.system = list->system;
            frame.list = list->id;
            frame.points = points;
            for (const Solution& found : fill(problem, {}, system.aim(problem, system.aims().front()), 2)) {
                const Army before = armyOf(problem, found.counts, frame);
                const Verdict verdict = judge(system, *list, before, false);
                const auto out = exportArmy(before, *list, verdict, Format::ros);
                QVERIFY(out);
                const auto after = importArmy(*out, "x.ros", place.catalogue);
                QVERIFY(after.army);
                QCOMPARE(writeArmy(*after.army), writeArmy(before));
                QCOMPARE(told(after.notes), QStringList());
                const QString total = QString::number(double(verdict.points) / verdict.parts, 'f', 1);
                QVERIFY(out->find("value=\"" + total.toStdString() + "\"") != std::string::npos);
                ++armies;
            }
        }
        QVERIFY(armies >= 25);
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const QByteArray open = "<roster xmlns='http://www.battlescribe.net/schema/rosterSchema'>";
        QTest::newRow("other XML") << QByteArray("<?xml version='1.0'?><html/>") << "exchange-no-roster";
        QTest::newRow("empty") << open + "</roster>"
                               << "exchange-roster-empty";
        QTest::newRow("cut off") << open + "<forces><force"
                                 << "exchange-xml-damaged";
        QTest::newRow("two roots") << open + "<forces><force catalogueName='Greek'/></forces></roster><more/>"
                                   << "exchange-xml-damaged";
        QTest::newRow("unknown nation") << open + "<forces><force catalogueName='Atlantis'/></forces></roster>"
                                        << "exchange-roster-without-list";
        QTest::newRow("entities") << QByteArray(
            "<!DOCTYPE r [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><roster name='&b;'/>")
                                  << "exchange-xml-doctype";
        QTest::newRow("outer entity") << QByteArray("<!DOCTYPE r SYSTEM 'file:///etc/passwd'><roster/>")
                                      << "exchange-xml-doctype";
        QTest::newRow("deep") << open + QByteArray("<forces><force><selections>")
                + QByteArray("<selection><selections>").repeated(100'000)
                              << "exchange-xml-too-deep";
        QTest::newRow("deep elsewhere") << open + QByteArray("<a>").repeated(100'000) << "exchange-xml-too-deep";
        QTest::newRow("as many as may be") << open + "<forces><force><selections>"
                + QByteArray("<selection/>").repeated(5'000) + "</selections></force></forces></roster>"
                                           << "exchange-roster-without-list";
        QTest::newRow("many") << open + "<forces><force><selections>" + QByteArray("<selection/>").repeated(5'001)
                + "</selections></force></forces></roster>"
                              << "exchange-too-many-selections";
        QTest::newRow("large") << open + QByteArray(5 << 20, ' ') << "file-too-large";
        QTest::newRow("no archive") << QByteArray("PK\x03\x04 and nothing more") << "exchange-no-zip";
        const auto packed = [](const std::string& bytes) { return QByteArray::fromStdString(bytes); };
        QTest::newRow("no roster in it") << packed(zipped({{"a.txt", "a"}, {"b.txt", "b"}})) << "exchange-zip-several";
        QTest::newRow("bomb") << packed(zipped({{"a.ros", std::string(50 << 20, ' ')}})) << "exchange-zip-too-large";
        QTest::newRow("locked") << packed(zipped({{"a.ros", "<roster/>"}}, "secret")) << "exchange-zip-locked";
        std::string lying = zipped({{"a.ros", std::string(6 << 20, ' ')}});
        for (const char* mark : {"PK\x03\x04", "PK\x01\x02"}) { // both places where the size stands
            const std::size_t at = lying.find(mark) + (mark[2] == 3 ? 22 : 24);
            lying[at] = 16;
            lying[at + 1] = lying[at + 2] = lying[at + 3] = 0;
        }
        QTest::newRow("lies about its size")
            << packed(lying) << "exchange-zip-damaged exchange-zip-too-large exchange-no-zip exchange-xml-damaged";
    }
    void refused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const auto result = importArmy(bytes.toStdString(), "x.ros", place.catalogue);
        QVERIFY(!result.army);
        QCOMPARE(result.faults.size(), std::size_t(1));
        QVERIFY2(code.split(' ').contains(codes(result.faults).front()), qPrintable(codes(result.faults).front()));
    }

    void onlyFileOfAnArchive()
    {
        const auto result = importArmy(zipped({{"roster", data("foreign.ros")}}), "x.rosz", place.catalogue);
        QVERIFY(result.army);
    }

    // Another program's reader meets valid XML with names, numbers and costs.
    void wellFormed()
    {
        Army strange = army(data("everything.yaml"));
        strange.name = "tab\tand bell\x07 and \xEF\xBF\xBF";
        const auto verdict = judge(place.catalogue, strange, false);
        const auto out = exportArmy(strange, *place.list("parthian"), *verdict, Format::ros);
        QXmlStreamReader xml(QByteArray::fromStdString(*out));
        int selections = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != u"selection")
                continue;
            ++selections;
            QVERIFY(!xml.attributes().value("name").isEmpty());
            QVERIFY(xml.attributes().value("number").toInt() > 0);
            QCOMPARE(xml.namespaceUri().toString(), QString("http://www.battlescribe.net/schema/rosterSchema"));
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(selections, 11);
    }

private:
    Library place;
};

QTEST_GUILESS_MAIN(Rosters)
#include "tst_rosters.moc"
