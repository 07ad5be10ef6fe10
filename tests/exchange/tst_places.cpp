// Where a line of a pasted text stands: below a unit, in the next army, around a code.
#include "tests/exchange/exchanged.h"

#include "model/army/army_code.h"

using namespace strategikon;
using namespace strategikon::exchanged;

class Places : public QObject {
    Q_OBJECT

private slots:
    // What stands below a unit is its own, or it is told how it was read.
    void depth_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QStringList>("notes");
        const auto row = [](const char* what, const char* text, const char* units, QStringList notes = {}) {
            QTest::newRow(what) << QString::fromUtf8(text) << units << notes;
        };
        row("a mount on a dash", "1 x General\n- Chariot\n4 x Archers\n1 x Chariots\n",
            "{entry: general, upgrades: [chariot]}, {entry: archers, count: 4}, chariots");
        row("in the plural", "General\n- Chariots\n4 x Archers\n",
            "{entry: general, upgrades: [chariot]}, {entry: archers, count: 4}", {"read-as-upgrade Chariots"});
        row("too many to be a mount", "General\n  3 x Chariots\n  4 x Archers\n",
            "general, {entry: chariots, count: 3}, {entry: archers, count: 4}");
        row("at the price of a unit", "General\n  1 x Chariots, 80 points\n", "general, chariots");
        row("beside it", "General\nChariot\nArchers x4\n",
            "{entry: general, upgrades: [chariot]}, {entry: archers, count: 4}", {"read-as-upgrade Chariot"});
        row("counted beside it", "1 General\n1 Chariot\n", "general, chariots", {"read-as-unit Chariot"});
        row("stands", "Archers [40pts]\n. 3x Archers\n2x Infantry [70pts]\n  • 6x Infantry\n",
            "archers, {entry: infantry, count: 2}");
        row("units under their commander", "General\n  4 x Archers\n  2 x Infantry\nLeader\n  3 x Chariots\n",
            "general, {entry: archers, count: 4}, {entry: infantry, count: 2}, leader, {entry: chariots, count: 3}");
        row("perhaps one", "General\n  Archers\n", "general, archers", {"read-as-unit Archers"});
        row("no upgrade", "General\n- Golden crown\n4 Archers\n", "general, {entry: archers, count: 4}",
            {"upgrade-unknown Golden crown"});
        row("inside it is none", "General [125pts]\n. Marines\n", "general", {"upgrade-unknown Marines"});
        row("sections", "+ Foot +\n\nArchers [40pts]\n\n## Leaders\nGeneral [125pts]\n", "archers, general",
            {"line-unread Leaders"});
        row("own name", "4 x Old Guard (Archers)\n", "{entry: archers, count: 4, name: Old Guard}");
        row("number or price", "Archers (80)\n", "archers", {"count-unsure Archers"});
        row("a price", "Archers (40)\nGeneral (125)\n", "archers, general");
        row("nothing", "General\nArchers (0)\n", "general", {"count-unread 0 Archers"});
        row("a share", "General\n4½ x Marines\n1.5 x Chariots\n", "general",
            {"line-unread 1.5 x Chariots", "line-unread 4½ x Marines"});
    }
    void depth()
    {
        QFETCH(QString, text);
        QFETCH(QString, units);
        QFETCH(QStringList, notes);
        const auto result = importArmy("Egyptian, 1000 points\n" + text.toStdString(), "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        QCOMPARE(writeArmy(*result.army),
            writeArmy(army("system: warmaster\nlist: egyptian\npoints: 1000\nunits: [" + units.toStdString() + "]\n")));
        QCOMPARE(told(result.notes), notes);
    }

    // A text with two armies is one army and a note, whoever is named first.
    void armies_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("nation");
        QTest::addColumn<QStringList>("notes");
        const auto row = [](const char* what, const char* text, QStringList notes, const char* nation = "") {
            QTest::newRow(what) << text << nation << notes;
        };
        row("two", "Egyptian, 1000 points\nGeneral\n4 Archers\n\nHittite, 1000 points\nGeneral\n3 Infantry\n",
            {"second-army Hittite"});
        row("the second is asked for", "Hittite, 1000 points\nGeneral\n\nEgyptian, 1000 points\nGeneral\n4 Archers\n",
            {"second-army Hittite"}, "egyptian");
        row("a mirror", "Egyptian, 1000 points\nGeneral\n4 Archers\nEgyptian, 1000 points\nGeneral\n3 Archers\n",
            {"second-army Egyptian"});
        row("players", "Ben: Egyptian 1000\nGeneral\n4 Archers\nZoë - Hittite\nGeneral\n", {"second-army Hittite"});
        row("rosters of ours",
            "Ra (Egyptian), 285/1000\n1 x General (125)\n4 x Archers (160)\n\n"
            "Sun (Hittite), 125/1000\n1 x General (125)\n",
            {"second-army Hittite"});
        row("one we do not have",
            "Egyptian, 1000 points\nGeneral\n4 Archers\n\nAtlantean, 1000 points\nGeneral\n9 Archers\n",
            {"second-army Atlantean"});
        row("three", "Egyptian, 1000 points\nGeneral\n4 Archers\n# Hittite\nGeneral\n# Assyrian\nGeneral\n",
            {"second-army Assyrian", "second-army Hittite"});
        row("against whom", "Egyptian, 1000 points\nGeneral\n4 Archers\nEnemy: Hittite\n", {"line-unread Enemy"});
        row("named below", "General\n4 Archers\nEgyptian, 1000 points\n", {});
    }
    void armies()
    {
        QFETCH(QString, text);
        QFETCH(QString, nation);
        QFETCH(QStringList, notes);
        ImportAids aids;
        aids.list = nation.toStdString();
        const auto result = importArmy(text.toStdString(), "", place.catalogue, aids);
        QVERIFY2(result.army, describe(result.faults).c_str());
        Army read = *result.army;
        read.name.clear();
        QCOMPARE(writeArmy(read),
            writeArmy(army("system: warmaster\nlist: egyptian\npoints: 1000\nunits: [general, {entry: archers, "
                           "count: 4}]\n")));
        QCOMPARE(told(result.notes), notes);
    }

    // A code is found in whatever came around it.
    void codes_data()
    {
        QTest::addColumn<QString>("text");
        const QString code = QString::fromStdString(writeArmyCode(
            army("system: warmaster\nlist: egyptian\npoints: 1000\nunits: [general, {entry: archers, count: 4}]\n")));
        const qsizetype half = code.size() / 2;
        const auto broken = [&](const QString& between) { return code.left(half) + between + code.mid(half); };
        QTest::newRow("alone") << code;
        QTest::newRow("in a sentence") << "Here is mine: " + code + ". See you!";
        QTest::newRow("in quotes") << "“" + code + "”";
        QTest::newRow("in brackets") << "(" + code + ")";
        QTest::newRow("in angles") << "<" + code + ">";
        QTest::newRow("in BBCode") << "[code]" + code + "[/code]";
        QTest::newRow("in Markdown") << "My army: `" + code + "`";
        QTest::newRow("in HTML") << "<p>Mine:&nbsp;<code>" + code + "</code></p>";
        QTest::newRow("soft space behind") << code + "\u00A0";
        QTest::newRow("words behind") << code + " is mine";
        QTest::newRow("small letters") << "army: " + code.toLower();
        QTest::newRow("broken over lines") << "Mine:\n" + broken("\n") + "\n\nBen\n";
        QTest::newRow("broken in a quoted mail") << "> Mine:\n> " + broken("\n> ") + "\n> Ben\n";
        QTest::newRow("with soft hyphens") << "Mine: " + broken("\u00AD\u200B");
        QTest::newRow("as mail travels") << "Zo=C3=AB: a =3D b\n" + broken("=\n") + "\n";
        QTest::newRow("in an address") << "https://wa.me/?text="
                + QString(code).replace(":", "%3A").replace("/", "%2F").replace("$", "%24");
        QTest::newRow("twice") << code + "\n" + code;
    }
    void codes()
    {
        QFETCH(QString, text);
        const auto result = importArmy(text.toStdString(), "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        Army read = *result.army;
        read.name.clear();
        QCOMPARE(writeArmy(read),
            writeArmy(army("system: warmaster\nlist: egyptian\npoints: 1000\nunits: [general, {entry: archers, "
                           "count: 4}]\n")));
    }

    void damagedCode()
    {
        const auto result =
            importArmy("Egyptian, 1000 points\nGeneral\nSTK1:WARMASTER:EGYPTIAN:1000/GENERAL/ARCHERS*5$38HW1PY\n", "",
                place.catalogue);
        QVERIFY(result.army);
        QCOMPARE(told(result.notes), QStringList{"code-damaged"});
    }

private:
    Library place;
};

QTEST_GUILESS_MAIN(Places)
#include "tst_places.moc"
