// Text that somebody pasted.
#include "tests/exchange/exchanged.h"

#include "app/exchange/names.h"
#include "model/army/army_code.h"

using namespace strategikon;
using namespace strategikon::exchanged;

namespace {

const char* archers = "- {entry: archers, count: 4}";
const char* mounted = "- {entry: leader, upgrades: [chariot]}";

} // namespace

class Text : public QObject {
    Q_OBJECT

private slots:
    void lines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("row");
        for (const char* line : {"4 x Archers", "4x Archers", "4 X archers", "4× Archers", "Archers x4", "Archers x 4",
                 "Archers: 4", "4 Archers", "- 4 Archers (160 points)", "* 4 Archers, 160 points",
                 "• 4 Archers — 160 pts", "4 Archers @ 40", "4 Archers [160]", "4 Archers (160)", "4 x Archer",
                 "ARCHERS × 4", "**4** × Archers (160 pts)", "**4 x Archers**", "1. 4 Archers",
                 "| 4 | Archers | - | 160 |", "[b]4 x Archers[/b] - 160", "[*] 4 Archers", "<li>4 x Archers</li>",
                 "  4 x Archers  ", "4 x Archers, 1,600 points", "4x  Archers = 160", "(4) Archers", "[4x] Archers",
                 "x4 Archers", "× 4 Archers", "Archers (x4)", "Archers [4x]", "Archers (4)", "Archers - 4",
                 "Archers (4), 160 points", "4 - Archers", "4: Archers", "4 units of Archers", "four Archers",
                 "4.0 x Archers", "4 Archers 160.0 pts", "4 x Archers 160,00 pts", "4 Archers [160,00 pts]",
                 "4 Archers – 1’600 points", "4 Archers, 40 points each", "1. Archers x4", "1) 4 Archers",
                 "a) 4 Archers", "◦ 4 Archers", "▪ 4 Archers", "\uF0B7 4 Archers", "o 4 Archers", "✓ 4 Archers",
                 "> 4 Archers", "> > 4 Archers", ":bow_and_arrow: 4 Archers", "[x] 4 Archers", "||4 x Archers||",
                 "4\u00A0x\u00A0Archers", "4\u2009×\u2009Archers", "\u200B4 x Arch\u00ADers", "4 x Archers\u2003(160)",
                 "[list][*]4 x Archers[/list]", "<ul><li>4 x Archers</li></ul>", "[color=#ff0000]4 x Archers[/color]",
                 "4 &times; Archers &mdash; 160 pts", "Archers [160 pts]: 4x Archers", "Char1: 4x Archers [160 pts]"})
            QTest::newRow(line) << line << archers;
        for (const char* line : {"Leader (Chariot)", "Leader + Chariot", "Leader with Chariot", "1 x Leader, Chariot",
                 "1 Leader [Chariot] - 90 points", "Leader: Chariot", "Leaders (1 x Chariot, +10)",
                 "| 1 | Leader | Chariot | 90 |", "Leader (chariots) (90 pts)", "Leader (90), Chariot",
                 "Leader - Chariot", "Leader [90pts]: Chariot", "1x Leader (90 pts): 1x Chariot", "Leader\n- Chariot",
                 "Leader\n• 1x Chariot (+10)", "* Leader\n  * Chariot", "• Leader\n◦ Chariot",
                 "1. Leader\n   - Chariot", "Leader\n\tChariot", "Leader\n+ Chariot", "Leader [90pts]\n. Chariot",
                 "Leader\n  Options: Chariot", "Leader\n  Selections: Chariot [10pts]"})
            QTest::newRow(line) << line << mounted;
        QTest::newRow("some of them") << "2 x Leader (1 x Chariot)"
                                      << "- {entry: leader, count: 2, upgrades: [{name: chariot, count: 1}]}";
        QTest::newRow("some of them, behind") << "2 Leaders + Chariot x1"
                                              << "- {entry: leader, count: 2, upgrades: [{name: chariot, count: 1}]}";
        QTest::newRow("two upgrades") << "General (Chariot and Rameses)"
                                      << "- {entry: general, upgrades: [chariot, rameses]}";
        QTest::newRow("three signs") << "General + Chariot + Rameses (145 points)"
                                     << "- {entry: general, upgrades: [chariot, rameses]}";
        QTest::newRow("own name") << "4 x Archers \"The Old Guard\", 160 points"
                                  << "- {entry: archers, count: 4, name: The Old Guard}";
        QTest::newRow("below") << "General\n  - Chariot\n  - Rameses"
                               << "- {entry: general, upgrades: [chariot, rameses]}";
        QTest::newRow("two words") << "2 chariot runner"
                                   << "- {entry: chariot-runners, count: 2}";
        QTest::newRow("contingent") << "## Vanguard\n4 Archers"
                                    << "- {entry: archers, count: 4, contingent: vanguard}";
    }
    void lines()
    {
        QFETCH(QString, line);
        QFETCH(QString, row);
        const auto result = importArmy("Egyptian, 1,000 points\n\n" + line.toStdString() + "\n", "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        const bool blocks = row.contains("contingent:");
        const Army expected = army("system: warmaster\nlist: egyptian\npoints: 1000\n"
            + std::string(blocks ? "contingents: true\n" : "") + "units:\n" + row.toStdString() + "\n");
        QCOMPARE(writeArmy(*result.army), writeArmy(expected));
        QCOMPARE(told(result.notes), QStringList());
    }

    // What is struck out is said, and no unit; a number that no list has counts nothing in silence.
    void leftOut_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<int>("units");
        QTest::addColumn<QStringList>("notes");
        for (const char* struck : {"~~4 Archers~~", "- ~~4 x Archers~~", "[s]4 Archers[/s]", "<s>4 Archers</s>",
                 "<del>4 Archers</del>", "[ ] 4 Archers", "- [ ] 4 Archers"})
            QTest::newRow(struck) << QString(struck) + "\n2 Marines" << 2 << QStringList{"struck-out Archers"};
        QTest::newRow("thousands") << "2,000 Archers\n2 Marines" << 2 << QStringList{"line-unread 2"};
        QTest::newRow("dots that count") << "4. Archers\n3. Chariots\n2. Marines" << 9 << QStringList();
        QTest::newRow("brackets that count") << "4) Archers\n3) Chariots" << 7 << QStringList();
        QTest::newRow("dots of the lines") << "1. Archers\n2. Chariots\n3. Marines" << 3 << QStringList();
    }
    void leftOut()
    {
        QFETCH(QString, lines);
        QFETCH(int, units);
        QFETCH(QStringList, notes);
        const auto result = importArmy("Egyptian, 1,000 points\n\n" + lines.toStdString() + "\n", "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        int found = 0;
        for (const Choice& one : result.army->choices)
            found += one.count;
        QCOMPARE(found, units);
        QCOMPARE(told(result.notes), notes);
    }

    // The rules that a text names have the list; where it names none, those that know most of its units.
    void systems_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("system");
        QTest::newRow("named") << "Warmaster Ancients: Gallic, 1,000 points\n8 x Warriors"
                               << "warmaster";
        QTest::newRow("the other") << "DBM 3.2: Gallic, 400 points\n8 x Warriors"
                                   << "dbm";
        QTest::newRow("above") << "DBM\nLater Carthaginian, 400 points\n4 Numidian horse"
                               << "dbm";
        QTest::newRow("by its units") << "Gallic 1000 points\n8 Warriors\n1 General\n2 Bodyguard"
                                      << "warmaster";
    }
    void systems()
    {
        QFETCH(QString, text);
        QFETCH(QString, system);
        const auto result = importArmy(text.toStdString(), "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        QCOMPARE(QString::fromStdString(result.army->system), system);
        QCOMPARE(result.army->name, std::string());
    }

    // A name alone above a row with a number: perhaps one unit, perhaps a heading.
    void bareNames_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QStringList>("notes");
        QTest::newRow("perhaps a heading") << "Archers\n2 Marines" << QStringList{"count-missing Archers"};
        QTest::newRow("priced") << "Archers (40)\n2 Marines" << QStringList();
        QTest::newRow("no row has a number") << "Archers\nMarines" << QStringList();
        QTest::newRow("a General is one") << "General\n2 Marines" << QStringList();
        QTest::newRow("with its upgrade below") << "Leader\n  - Chariot\n2 Marines" << QStringList();
    }
    void bareNames()
    {
        QFETCH(QString, lines);
        QFETCH(QStringList, notes);
        const auto result = importArmy("Egyptian, 1,000 points\n\n" + lines.toStdString() + "\n", "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        QCOMPARE(told(result.notes), notes);
    }

    void headings_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<int>("points");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* heading, int points, const char* name) {
            QTest::newRow(heading) << heading << points << name;
        };
        row("Egyptian, 1000 points", 1000, "");
        row("# Egyptian (1,500 pts)", 1500, "");
        row("++ Egyptian [2000 pts] ++", 2000, "");
        row("EGYPTIANS - 750", 750, "");
        row("Army: Egyptian", 1000, "");
        row("List: Egyptian, errata\nPoints: 1250 points", 1250, "");
        row("# Sons of Ra\n*Egyptian*, 1000 points", 1000, "Sons of Ra");
        row("Sons of Ra\nEgyptian\nTotal 160 of 1,000 points", 1000, "Sons of Ra");
        row("=== Warmaster Ancients: Egyptian ===", 1000, "");
        row("Egyptian, 2\u00A0000\u00A0points", 2000, "");
        row("Egyptian, 2 000 points", 2000, "");
        row("Egyptian 2\u202F000 pts", 2000, "");
        row("Egyptian (2’000 points)", 2000, "");
        row("Egyptian, 5", 1000, ""); // no size of any army: what the player has said counts
        row("Egyptian,1,000 pts", 1000, "");
        row("Egyptian, 2.000,00 pts", 2000, "");
        row("Egyptian 1000.0 pts", 1000, "");
        row("++ Army (Egyptian) [1,000pts] ++", 1000, "");
        row("# ++ Army Roster ++ [1000 pts]\n## Egyptian [1500 pts]", 1500, "");
    }
    void headings()
    {
        QFETCH(QString, heading);
        QFETCH(int, points);
        QFETCH(QString, name);
        const auto result = importArmy(heading.toStdString() + "\n4 x Archers\n", "", place.catalogue, sized(1000));
        QVERIFY2(result.army, describe(result.faults).c_str());
        QCOMPARE(result.army->list, std::string("egyptian"));
        QCOMPARE(result.army->points, points);
        QCOMPARE(QString::fromStdString(result.army->name), name);
        QCOMPARE(result.army->choices.size(), std::size_t(1));
        QCOMPARE(told(result.notes), QStringList());
    }

    // A roster that this program printed, in its forms for pasting.
    void ownRosters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("notes");
        const QString code = QString::fromStdString(writeArmyCode(army(R"(
system: warmaster
list: egyptian
points: 1000
units:
  - {entry: archers, count: 4}
  - {entry: general, upgrades: [chariot, rameses]}
)")));
        QTest::newRow("lines")
            << "Sons of Ra (Egyptian), 305/1000\n4 x Archers (160)\n1 x General + Chariot + Rameses (145)\n"
            << QStringList();
        QTest::newRow("plain") << "Sons of Ra\nWarmaster Ancients: Egyptian, 1,000 points\nPoints 305 of "
                                  "1,000\n\nCount  Unit     Attack\n    4  Archers       2\n\nStamp ABCD\n"
                + code + "\n" << QStringList{"from-code"};
        QTest::newRow("markdown")
            << "# Sons of Ra\n\nEgyptian\n\n| Count | Unit |\n| ---: | --- |\n| 4 | Archers |\n\n`" + code + "`\n"
            << QStringList{"from-code"};
        QTest::newRow("bbcode") << "[b][size=150]Sons of Ra[/size][/b]\n[code]" + code + "[/code]\n"
                                << QStringList{"from-code"};
        QTest::newRow("json") << "{\"format\": \"strategikon-roster\", \"name\": \"Sons of Ra\", \"code\": \"" + code
                + "\"}" << QStringList();
    }
    void ownRosters()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, notes);
        const auto result = importArmy(text.toStdString(), "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        Army read = *result.army;
        if (!text.startsWith('{'))
            QCOMPARE(read.name, std::string("Sons of Ra"));
        read.name.clear();
        QCOMPARE(writeArmy(read),
            writeArmy(army("system: warmaster\nlist: egyptian\npoints: 1000\nunits: [{entry: archers, count: 4}, "
                           "{entry: general, upgrades: [chariot, rameses]}]\n")));
        QCOMPARE(told(result.notes), notes);
    }

    // The set's price below the units is no unit.
    void setOfUpgrades()
    {
        const auto result = importArmy("Assyrian (Assyrian), 90/1000\n1 x Spearman + Qurubiti Spear (60)\nBought as "
                                       "one: Qurubiti Spear, Qurubuti Bow, Qurubuti Cav. (30)\n",
            "", place.catalogue);
        QVERIFY(result.army);
        QCOMPARE(told(result.notes), QStringList());
        QCOMPARE(result.army->points, 1000);
        QVERIFY(result.army->name.empty());
    }

    // What did not match is told with its line and what may have been meant.
    void nothingIsDropped()
    {
        const auto result = importArmy(R"(Egyptian, 1000 points
4 x Archres
2 x Infantry (Helmets)
General + Rameses II
3 Unicorns
We meet at noon.
Leader x2 (Chariot x3)
0 x Marines
Total: 500 points, 9 units
)",
            "", place.catalogue);
        QVERIFY(result.army);
        QCOMPARE(told(result.notes),
            (QStringList{"count-unread 0 Marines", "line-unread We meet at noon.", "more-upgrades Chariot",
                "unit-unknown Archres", "unit-unknown Unicorns", "upgrade-unknown Helmets",
                "upgrade-unknown Rameses II"}));
        const auto find = [&](const char* name) {
            for (const Note& note : result.notes)
                if (note.message.args.front().second == name)
                    return note;
            return Note();
        };
        QCOMPARE(find("Archres").line, 2);
        QCOMPARE(find("Archres").suggestions.front(), std::string("Archers"));
        QCOMPARE(find("Rameses II").line, 4);
        QCOMPARE(find("Rameses II").suggestions.front(), std::string("Rameses"));
        QCOMPARE(find("We meet at noon.").line, 6);
        QVERIFY(find("Unicorns").suggestions.empty());
    }

    // A number that no army can have is told, and what it stands for is left out with all that is below it.
    void impossibleCounts_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("note");
        QTest::newRow("below nothing") << "-4 x Archers"
                                       << "count-unread -4 Archers";
        QTest::newRow("long minus") << "−4 Archers"
                                    << "line-unread −4 Archers";
        QTest::newRow("none") << "0 x Archers"
                              << "count-unread 0 Archers";
        QTest::newRow("behind, beyond counting") << "Archers x99999999999999"
                                                 << "count-unread 99999999999999 Archers";
        QTest::newRow("in a table") << "| -4 | Archers | - | 160 |"
                                    << "count-unread -4 Archers";
        QTest::newRow("too many") << "99999 x Archers"
                                  << "count-unread 99999 Archers";
        QTest::newRow("far too many") << "99999999999999 x Archers"
                                      << "count-unread 99999999999999 Archers";
        QTest::newRow("with an upgrade below") << "0 x Leader\n  - Chariot"
                                               << "count-unread 0 Leader";
        QTest::newRow("no upgrade") << "1 x Leader (0 x Chariot)"
                                    << "count-unread 0 Chariot";
        QTest::newRow("no upgrade below") << "1 x Leader\n  0 x Chariot"
                                          << "count-unread 0 Chariot";
    }
    void impossibleCounts()
    {
        QFETCH(QString, line);
        QFETCH(QString, note);
        const auto result =
            importArmy("Egyptian, 1000 points\nGeneral\n" + line.toStdString() + "\n", "", place.catalogue);
        QVERIFY2(result.army, describe(result.faults).c_str());
        QCOMPARE(told(result.notes), QStringList{note});
        for (const Choice& choice : result.army->choices) {
            QVERIFY(choice.entry != "archers");
            QVERIFY(choice.options.empty());
        }
    }

    void withoutNation()
    {
        const auto guessed = importArmy("4 Archers\n2 Chariot Runners\n1 Marines\n", "", place.catalogue);
        QVERIFY2(guessed.army, describe(guessed.faults).c_str());
        QCOMPARE(guessed.army->list, std::string("egyptian"));
        QCOMPARE(told(guessed.notes), (QStringList{"list-guessed", "size-guessed"}));

        const auto unclear = importArmy("4 Archers\n", "", place.catalogue);
        QVERIFY(!unclear.army);
        QCOMPARE(codes(unclear.faults), QStringList{"exchange-text-without-list"});

        ImportAids aids;
        aids.list = "hittite";
        aids.points = 2000;
        const auto chosen = importArmy("4 Archers\n", "", place.catalogue, aids);
        QVERIFY(chosen.army);
        QCOMPARE(chosen.army->list, std::string("hittite"));
        QCOMPARE(chosen.army->points, 2000);
    }

    void edition()
    {
        const auto result = importArmy("Indian, 1000 points, rulebook\nGeneral\n", "", place.catalogue);
        QVERIFY(result.army);
        QCOMPARE(result.army->edition, std::string("rulebook"));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("nothing") << " \n -- \n"
                                 << "exchange-text-empty";
        QTest::newRow("no rows") << "Egyptian, 1000 points\nbring dice\n"
                                 << "exchange-text-without-rows";
    }
    void refused()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        const auto result = importArmy(text.toStdString(), "", place.catalogue);
        QVERIFY(!result.army);
        QCOMPARE(codes(result.faults), QStringList{code});
    }

    void large()
    {
        std::string text = "Egyptian, 1000 points\n";
        for (int i = 0; i < 3000; ++i)
            text += "3 x Unheard of troops with " + std::string(400, 'x') + "\n4 Archers\n";
        const auto result = importArmy(text, "", place.catalogue);
        QVERIFY(result.army);
        QVERIFY(result.army->choices.size() < 600);
        QVERIFY(told(result.notes).contains("text-cut-short"));
    }

    // Every printed name finds its row: alone, in capitals, without its plural.
    void everyName()
    {
        for (const ListHeading& heading : place.catalogue.headings()) {
            const ArmyList* list = place.list(heading.id, heading.system);
            for (std::size_t i = 0; i < list->lines.size(); ++i) {
                const std::string name = list->lines[i].name;
                const int found = exchange::lineFor(*list, name);
                QCOMPARE(QString::fromStdString(list->lines[found].name), QString::fromStdString(name));
                QCOMPARE(exchange::lineFor(*list, exchange::folded(name)), found);
                QCOMPARE(exchange::lineFor(*list, list->lines[i].id), int(i));
            }
            for (std::size_t i = 0; i < list->options.size(); ++i)
                for (int host : list->options[i].hosts)
                    QCOMPARE(list->options[exchange::optionFor(*list, list->options[i].name, host)].name,
                        list->options[i].name);
        }
    }

    void names_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("folded");
        const auto row = [](const char* name, const char* folded) { QTest::newRow(name) << name << folded; };
        row("Sab-Shari Spearmen", "sab shari spearman");
        row("Légionnaires", "legionnaire");
        row("Mt. Skirmishers", "mt skirmisher");
        row("King's Guard", "king guard");
        row("Cavalries", "cavalry");
        row("Torches", "torch");
        row("Cross", "cross");
        row("Gallus", "gallus");
        row("Huns", "hun");
        row("", "");
    }
    void names()
    {
        QFETCH(QString, name);
        QFETCH(QString, folded);
        QCOMPARE(QString::fromStdString(exchange::folded(name.toStdString())), folded);
    }

private:
    Library place;
};

QTEST_GUILESS_MAIN(Text)
#include "tst_text.moc"
