// Field of Glory: the lists and armies that ship, and rows that a list cannot have.
#include "fog_game.h"
#include "table.h"

#include "model/army/solver/solver.h"
#include "model/text/yaml.h"

#include <QTest>

#include <map>

using namespace strategikon;
using namespace fog;

namespace {

std::string typeOf(const QString& words)
{
    static const std::map<QString, std::string> codes{{"heavy-foot", "HF"}, {"medium-foot", "MF"}, {"light-foot", "LF"},
        {"mob", "Mob"}, {"cavalry", "Cv"}, {"light-horse", "LH"}, {"knights", "Kn"}, {"elephants", "El"},
        {"light-artillery", "LArt"}};
    return codes.at(words);
}

std::string cellsOf(const Line& line)
{
    using namespace fogGroups;
    std::string all;
    for (Column column : {type, armour, quality, training})
        all += line.printed[column] + " | ";
    const std::string& shoots = line.printed[shooting];
    const std::string& fights = line.printed[combat];
    return all + (shoots == "-" ? fights : fights == "-" ? shoots : shoots + ", " + fights);
}

} // namespace

class FogLists : public QObject, Game {
    Q_OBJECT

    // The first fault of a list with this row, "" where there is none.
    QString faultOf(const char* cells, Line* line = nullptr) const
    {
        const std::string text = std::string("system: fog\nid: mine\nname: Mine\nentries:\n  - {id: a, name: A, "
                                             "quality: Average, training: Undrilled, ")
            + cells + "}\n";
        const auto node = readYaml(text, "mine.yaml");
        const auto read = node ? readList(*node, system->format(), "") : Result<ArmyList>(node.faults);
        if (read && line)
            *line = read->lines.front();
        return read ? QString()
                    : QString::number(read.faults.front().place.column) + u' '
                + QString::fromStdString(read.faults.front().message.code);
    }

private slots:
    void initTestCase() { start(); }

    void excerpt()
    {
        const ArmyList& excerpt = list("later-carthaginian");
        const char* const ids[] = {"armoured-cavalry", "protected-cavalry", "light-cavalry"};
        const auto second = tables::read("fog/carthaginian-excerpt");
        QCOMPARE(second.rows.size(), 3);
        for (int i = 0; i < 3; ++i) {
            const Line& line = excerpt.lines[excerpt.line(ids[i])];
            const auto text = [&](const char* column) { return second.rows[i][second.column(column)].text; };
            QString all =
                text("shooting") == "-" ? text("close combat") : text("shooting") + ", " + text("close combat");
            QCOMPARE(QString::fromStdString(cellsOf(line)),
                QString::fromStdString(typeOf(text("type")) + " | " + words(text("armour")) + " | "
                    + words(text("quality")) + " | " + words(text("training")) + " | " + words(all)));
            const auto column = [&](const char* name) {
                const auto& columns = system->format().columns;
                return QString::fromStdString(line.printed[std::ranges::find(columns, name) - columns.begin()]);
            };
            QCOMPARE(column("points"), text("points"));
            QCOMPARE(column("size"), text("bases"));
            QCOMPARE(QString::number(line.bounds.least) + "-" + QString::number(line.bounds.most), text("total"));
        }
        const auto leaders = tables::read("fog/carthaginian-commanders");
        for (const auto& row : leaders.rows) {
            const QString level = row[1].text;
            if (level == "any")
                continue; // the limit that all lists have
            const std::string id = (row[0].text == "c-in-c" ? "c-in-c-" : "sub-") + level.toStdString();
            const Line& line = excerpt.lines[excerpt.line(id)];
            QCOMPARE(line.price, row[2].text.toInt());
            QCOMPARE(line.bounds.least, row[3].text.toInt());
            QCOMPARE(line.bounds.most, row[4].text.toInt());
        }
    }

    // Our ready armies, battle group by battle group, in the printed order.
    void starterArmies()
    {
        const std::map<QString, std::string> armies{{"roman", "roman-trebia"}, {"carthaginian", "carthaginian-trebia"},
            {"french", "french-crecy"}, {"english", "english-crecy"}};
        const auto second = tables::read("fog/starter-armies");
        for (const auto& [name, id] : armies) {
            const auto army = readyArmy(id);
            const Problem problem = system->problem(list(id), army);
            QStringList wanted, found;
            for (const auto& row : second.rows)
                if (row[0].text == name)
                    wanted << row[second.column("bases")].text + " "
                            + QString::fromStdString(typeOf(row[4].text) + " | " + words(row[5].text) + " | "
                                + words(row[6].text) + " | " + words(row[7].text) + " | " + words(row[8].text));
            for (const BoundBody& body : bind(problem, army).bodies)
                if (fogGroups::has(problem.variables[body.variable], fogGroups::group))
                    for (int i = 0; i < body.count; ++i)
                        found << QString::number(problem.variables[body.variable].stands) + " "
                                + QString::fromStdString(
                                    cellsOf(problem.list->lines[problem.variables[body.variable].line]));
            QCOMPARE(found, wanted);
        }
    }

    // A size that there cannot be cites the rule of its own troops.
    void ruleOfSizes()
    {
        struct Case {
            const char *entry, *size;
            int line;
        };
        for (const auto& [entry, size, line] : {Case{"elephants", "size-6", 3802}, {"heavy-artillery", "size-6", 3802},
                 {"light-artillery", "size-3", 3802}, {"pikemen-protected", "size-14", 3795},
                 {"bowmen-protected", "size-7", 3796}}) {
            int told = 0;
            for (const Finding& finding : judged("open-list", {row(entry, 1, {{size, 0}})}).findings)
                if (finding.code == "upgrade-not-for-entry" || finding.code == "unknown-upgrade")
                    told = system->ruleBehind(finding, list("open-list")).line;
            QCOMPARE(told, line);
        }
        for (const char* code : {"out-of-years", "list-out-of-years", "years-apart", "limit-broken", "one-of"})
            QCOMPARE(system->ruleOf(code).line, 3432);
    }

    // Rows that are no battle groups are refused at the cell that is wrong.
    void impossibleRows()
    {
        const auto code = [&](const char* cells) { return faultOf(cells).section(u' ', 1); };
        QCOMPARE(faultOf("type: HF, armour: Protected, combat: Defensive Spearmen, size: 5-9"), "118 size-even");
        QCOMPARE(code("type: HF, armour: Protected, combat: Defensive Spearmen, size: 9"), "size-even");
        QCOMPARE(code("type: HF, armour: Protected, combat: Defensive Spearmen, size: 6/9"), "size-even");
        QCOMPARE(code("type: El, size: 2/4"), "size-pair");
        QCOMPARE(code("type: El, size: 4"), "size-pair");
        QCOMPARE(
            code("type: HF, armour: Protected, combat: Heavy Weapon, mixed: \"1/3 LF, Unprotected, Bow\", size: 8"),
            "size-parts");
        QCOMPARE(code("type: HF, armour: Protected, combat: Heavy Weapon, mixed: \"1/3 LF, Unprotected, Bow\", "
                      "size: 6/9/12"),
            "");
        QCOMPARE(code("type: HF, armour: Armoured, combat: \"Swordsmen, Swordsmen\", size: 4"), "capability-twice");
        QCOMPARE(code("type: HF, armour: Armoured, combat: \"Swordsmen, Skilled Swordsmen\", size: 4"),
            "capabilities-exclude");
        QCOMPARE(code("type: HF, armour: Armoured, combat: \"Offensive Spearmen, Defensive Spearmen\", size: 4"),
            "capabilities-exclude");
        QCOMPARE(code("type: HF, armour: Armoured, combat: \"Pikemen, Swordsmen\", size: 4"), "capabilities-exclude");
        QCOMPARE(code("type: HF, armour: Armoured, shooting: Heavy Artillery, size: 4"), "capability-not-for");
        QCOMPARE(code("type: Cv, armour: Armoured, shooting: Longbow, size: 4"), "capability-not-for");
        QCOMPARE(code("type: El, armour: Armoured, size: 2"), "no-price");
    }

    // A row's own reading stands before how sure its price is, and an upgrade tells what it adds to the doubt.
    void readingsAndMarks()
    {
        Line line;
        QCOMPARE(
            faultOf("type: HF, armour: Protected, combat: Swordsmen, size: 4, printed: {size: \"#\"}, reading: four",
                &line),
            "");
        QCOMPARE(QString::fromStdString(line.reading), "four; points are our reading where the print is lost");
        const ArmyList& open = list("open-list");
        QVERIFY(!open.options[open.option("drilled")].reading.empty());
        QVERIFY(open.options[open.option("elite")].reading.empty()
            || open.options[open.option("elite")].reading.find("made out") != std::string::npos);
        const Verdict verdict = judged("open-list", {row("warriors-protected", 1, {{"drilled", 0}})});
        QCOMPARE(int(verdict.notes.size()), 1);
        QCOMPARE(english(verdict.notes.front()).find("Foot, protected (drilled)") != std::string::npos, true);
    }

    // What a list needs for its armies to be legal and does not name: those of the rules.
    void commandersAdded()
    {
        const auto read = [&](const std::string& rows) {
            const auto node = readYaml("system: fog\nid: mine\nname: Mine\nallies: [{id: them, name: Them, list: x}]\n"
                                       "entries:\n"
                    + rows,
                "mine.yaml");
            return *readList(*node, system->format(), "");
        };
        const ArmyList allied = read("  - {id: friend, name: F, type: Troop Commander, role: ally, ally: them}\n"
                                     "  - {id: men, name: M, type: Mob, armour: Unprotected, quality: Poor, "
                                     "training: Undrilled, size: 8}\n");
        QVERIFY(allied.line("c-in-c-field") >= 0 && allied.line("sub-troop") >= 0);
        const ArmyList sole = read("  - {id: chief, name: C, type: Field Commander, role: c-in-c, max: 1}\n");
        QVERIFY(sole.line("c-in-c-field") < 0 && sole.line("sub-troop") >= 0);
    }

    // Ready armies are legal; those of lists that can are worth 800 points exactly.
    void readyArmies_data()
    {
        QTest::addColumn<QString>("id");
        for (const ListHeading& heading : catalogue->headings())
            if (heading.system == "fog")
                QTest::newRow(heading.id.c_str()) << QString::fromStdString(heading.id);
    }
    void readyArmies()
    {
        QFETCH(QString, id);
        const Army army = readyArmy(id.toStdString());
        const ArmyList& its = list(id.toStdString());
        QCOMPARE(army.list, id.toStdString());
        QVERIFY(!army.name.empty() && !army.note.empty());
        const Verdict verdict = judge(*system, its, army, false);
        QVERIFY(verdict.legal);
        const auto sums = totals(system->problem(its, army), {});
        if (its.unofficial || id == "open-list") {
            QCOMPARE(army.points, 800);
            QCOMPARE(verdict.points, 800);
            QCOMPARE(sums.back(), 800);
            QVERIFY(std::ranges::count_if(its.lines, [](const Line& l) { return !l.leader; }) >= 12);
        } else {
            QCOMPARE(verdict.points, sums.back()); // all that the printed rows allow
        }
    }
};

QTEST_APPLESS_MAIN(FogLists)
#include "tst_fog_lists.moc"
