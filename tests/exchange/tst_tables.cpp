// Tables as spreadsheets, forums, web pages and this program write them.
#include "tests/exchange/exchanged.h"

#include "app/print/roster.h"
#include "app/print/text.h"

using namespace strategikon;
using namespace strategikon::exchanged;

namespace {

// "general; archers*4; leader+chariot", as these tests read best.
QString rows(const Army& army)
{
    QStringList all;
    for (const Choice& choice : army.choices) {
        QString row = QString::fromStdString(choice.entry);
        if (choice.count != 1)
            row += "*" + QString::number(choice.count);
        for (const ChosenOption& option : choice.options)
            row += "+" + QString::fromStdString(option.name);
        if (!choice.name.empty())
            row += " \"" + QString::fromStdString(choice.name) + "\"";
        all << row;
    }
    return all.join("; ");
}

} // namespace

class Tables : public QObject {
    Q_OBJECT

private slots:
    void read_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QStringList>("notes");
        const auto row = [](const char* what, const char* text, const char* rows, QStringList notes = {}) {
            QTest::newRow(what) << QString::fromUtf8(text) << rows << notes;
        };
        const char* usual = "general; archers*4; chariots*3";
        // No headings: the list's prices tell the number from the price.
        row("name, number, price", "Egyptian,1000\nGeneral,1,125\nArchers,4,160\nChariots,3,240\n", usual);
        row("name, price, number", "Egyptian,1000\nGeneral,125,1\nArchers,40,4\nChariots,80,3\n", usual);
        row("number, name", "Egyptian,1000\n1,General\n4,Archers\n3,Chariots\n", usual);
        row("name, number", "Egyptian,1000\nGeneral,1\nArchers,4\nChariots,3\n", usual);
        row("tabs", "Egyptian\t1000\t\nGeneral\t1\t125\nArchers\t4\t160\nChariots\t3\t240\n", usual);
        row("German", "sep=;\nEgyptian;1.000\nGeneral;1;125,00\nArchers;4;160,00\nChariots;3;240,00\n", usual);
        row("quoted",
            "\"Egyptian\";\"1000\"\n\"General\";\"1\";\"125\"\n\"Archers\";\"4\";\"160\"\n\"Chariots\";\"3\"\n", usual);
        row("with signs", "Egyptian\t1000\nGeneral\tx1\nArchers\tx4\t160 pts\nChariots\t3x\n", usual);
        row("bars", "Egyptian, 1000 points\nGeneral | 1 | 125\nArchers | 4 | 160\nChariots | 3 | 240\n", usual);
        row("upgrade", "Egyptian,1000\nLeader,2,Chariot,180\nArchers,4,160\n", "leader*2+chariot; archers*4");
        row("a price alone", "Egyptian,1000\nGeneral,125\nArchers,4,160\n", "general; archers*4");
        row("which is which", "Egyptian,1000\nGeneral,1,125\nArchers,4,7\n", "general; archers*4",
            {"count-unsure Archers"});
        row("a price of several", "Egyptian,1000\nGeneral,1,125\nArchers,160\n", "general; archers",
            {"count-unsure Archers"});
        row("none and fractions", "Egyptian,1000\nGeneral,1,125\nArchers,0,160\nChariots,1.5,80\n", "general; chariots",
            {"count-unread 0 Archers", "count-unsure Chariots"});
        // Headings say it, in any order.
        row("Markdown",
            "Egyptian, 1000 points\n\n| Unit | Pts | Qty |\n|---|---:|--:|\n| General | 125 | 1 |\n"
            "| Archers | 160 | 4 |\n| Chariots | 240 | 3 |\n",
            usual);
        row("numbers last",
            "Egyptian;1000\nEinheit;Punkte;Anzahl\nGeneral;125,00;1\nArchers;160,00;4\nChariots;240,00;3\n", usual);
        row("blank rows and sums",
            "Egyptian\t1000\n\nNo.\tTroops\tTotal\n1\tGeneral\t125\n\n4\tArchers\t160\n3\tChariots\t240\n"
            "\tTotal\t525\n",
            usual);
        row("a sum of numbers",
            "Egyptian,1000\nUnit,No,Points\nGeneral,1,125\nArchers,4,160\nChariots,3,240\nTotals,8,525\n", usual);
        row("a sum with a space", "Egyptian, 1000 points\nGeneral\n4 x Archers\n3 x Chariots\nTotal: 2 000\n", usual);
        row("led by dots",
            "Army: Egyptian\nPoints: 1000\n\nGeneral..... 125\nArchers (x4) .... 160\nChariots "
            "(x3)…240\nTotal........525\n",
            usual);
        row("signed by a program",
            "Egyptian,1000\nGeneral,1,125\nArchers,4,160\nChariots,3,240\n\nCreated with Roster Maker "
            "(https://example.org)\n",
            usual);
        row("stands are no units", "Egyptian,1000\nUnit,Stands,Count\nGeneral,1,1\nArchers,12,4\nChariots,9,3\n",
            usual);
        row("upgrades", "Egyptian,1000\nCount,Unit,Options\n2,Leader,Chariot\n1,General,\"Chariot, Rameses\"\n",
            "leader*2+chariot; general+chariot+rameses");
        row("own names", "Egyptian,1000\nunit,own_name,count\nArchers,'=Old guard,4\nMarines,\"Crew, of the Bull\",1\n",
            "archers*4 \"=Old guard\"; marines \"Crew, of the Bull\"");
        row("cells of two lines", "Egyptian,1000\nunit,note,count\nArchers,\"in front,\n\nthen back\",4\nGeneral,,1\n",
            "archers*4; general");
        row("no number", "Egyptian,1000\nunit,count\nGeneral,\nArchers,4\n", "general; archers*4",
            {"count-missing General"});
        row("rows that are numbered", "Egyptian,1000\nNo.,Unit,Points\n1,Archers,160\n2,Chariots,240\n3,General,125\n",
            "archers; chariots; general", {"count-missing Archers", "count-missing Chariots", "count-missing General"});
        row("no number of the row", "Egyptian,1000\nNo.,Unit,Points\n1,General,125\n4,Archers,160\n3,Chariots,240\n",
            usual);
        row("stands and nothing else", "Egyptian,1000\nStands,Unit\n12,Archers\n", "archers",
            {"count-missing Archers"});
        row("two tables", "Egyptian,1000\ncount,entry\n1,general\n4,archers\n\ncount,entry\n3,chariots\n", usual,
            {"second-table"});
        row("side by side", "Egyptian,1000\nUnit,Count,,Unit,Count\nGeneral,1,,Chariots,3\nArchers,4,,,\n",
            "general; chariots*3; archers*4");
        row("no such number", "Egyptian,1000\nunit,count\nGeneral,1\nArchers,two\nChariots,-3\n", "general",
            {"count-unread -3 Chariots", "count-unread two Archers"});
        row("words around",
            "Egyptian, 1000 points\nHow we met the Hittites\n\n| Unit | Count |\n|---|---|\n| Archers | 4 |\n\n"
            "Archers: they shoot.\n",
            "archers*4", {"around-table"});
        row("columns by blanks",
            "Egyptian, 1000 points\n\nCount  Unit      Points\n    1  General      125\n    4  Archers      160\n"
            "    3  Chariots     240\n",
            usual);
        row("web page",
            "<html><head><title>Hittite</title><style>td {x: 1}</style></head><body><h1>Egyptian, 1000 points</h1>\n"
            "<table><tr><th>Unit</th>\n<th>No</th></tr><tr><td>General</td><td>1</td></tr>"
            "<tr><td>Archers</td><td>4</td></tr>\n<tr><td>Chariots</td>\n<td>3</td></tr></table></body></html>",
            usual);
        row("forum",
            "[b]Egyptian, 1000 "
            "points[/b]\n[table]\n[tr][th]Count[/th][th]Unit[/th][/tr]\n[tr][td]1[/td][td]General[/td][/tr]\n"
            "[tr][td]4[/td][td]Archers[/td][/tr]\n[tr][td]3[/td][td]Chariots[/td][/tr]\n[/table]\n",
            usual);
    }
    void read()
    {
        QFETCH(QString, text);
        QFETCH(QString, rows);
        QFETCH(QStringList, notes);
        const auto read = importArmy(text.toStdString(), "", place.catalogue);
        QVERIFY2(read.army, describe(read.faults).c_str());
        QCOMPARE(::rows(*read.army), rows);
        QCOMPARE(read.army->points, 1000);
        QCOMPARE(told(read.notes), notes);
    }

    // What this program writes for people comes back without the code that stands below it.
    void own_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("file");
        for (const char* name :
            {"warmaster/egyptian", "warmaster/assyrian", "dbm/polybian-roman", "fog/early-imperial-roman"})
            for (const print::TextForm form : {print::TextForm::plain, print::TextForm::lines,
                     print::TextForm::markdown, print::TextForm::bbcode, print::TextForm::html, print::TextForm::csv}) {
                const QStringList parts = QString(name).split('/');
                if (form != print::TextForm::lines || parts[0] == "warmaster") // others have what a line lacks
                    QTest::addRow("%s, %d", name, int(form)) << int(form) << parts[0] << parts[1];
            }
    }
    void own()
    {
        QFETCH(int, form);
        QFETCH(QString, system);
        QFETCH(QString, file);
        const std::string path = QString(SOURCE_DIR "/lists/%1/armies/%2.yaml").arg(system, file).toStdString();
        const auto bytes = readFile(path);
        QVERIFY(bytes);
        const Army before = *readArmy(*bytes, path);
        const ArmyList* list = place.list(before.list, before.system);
        const System& rules = *findSystem(list->system);
        const auto roster = print::makeRoster(rules, *list, before, judge(rules, *list, before, false));
        QString text = QString::fromUtf8(print::writeText(roster, print::TextForm(form)));
        text.remove(QRegularExpression("STK1:[^\\s\"<`\\[]+"));
        ImportAids aids;
        aids.system = before.system;
        aids.list = before.list;
        aids.points = before.points;
        const auto after = importArmy(text.toStdString(), "", place.catalogue, aids);
        QVERIFY2(after.army, describe(after.faults).c_str());
        QCOMPARE(bodies(*after.army, *list), bodies(before, *list));
        for (const QString& note : told(after.notes))
            QVERIFY2(note == "around-table" || note == "size-guessed", qPrintable(note));
    }

private:
    // Entry with its upgrades, and how many there are; an upgrade of some of a row makes two kinds.
    static QStringList bodies(const Army& army, const ArmyList& list)
    {
        std::map<QString, int> counts;
        for (const Choice& choice : army.choices) {
            const int line = list.lineNamed(choice.entry);
            std::vector<QStringList> each(std::size_t(choice.count));
            for (const ChosenOption& option : choice.options)
                for (int i = 0; i < (option.count ? option.count : choice.count); ++i)
                    each[std::size_t(i)] << QString::fromStdString(
                        list.options[list.optionNamed(option.name, line)].id);
            for (QStringList& options : each) {
                options.sort();
                ++counts[QString::fromStdString(list.lines[line].id) + "+" + options.join('+')];
            }
        }
        QStringList all;
        for (const auto& [what, count] : counts)
            all << what + "*" + QString::number(count);
        return all;
    }

    Library place;
};

QTEST_GUILESS_MAIN(Tables)
#include "tst_tables.moc"
