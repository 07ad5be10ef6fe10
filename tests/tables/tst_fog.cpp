// Field of Glory: the tables against the second typing, the player's corrections, what figures make of
// them, and the armies that ship.
#include "table.h"

#include "model/army/solver.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "rules/fog/groups.h"
#include "rules/tables.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace strategikon;
namespace fs = std::filesystem;

namespace {

const fs::path source = SOURCE_DIR;

// The second typing's names for what the tables call otherwise.
std::string ours(const QString& theirs)
{
    static const std::map<QString, std::string> names{{"artillery-heavy", "heavy-artillery"},
        {"artillery-light", "light-artillery"}, {"battle-wagons-with-light-artillery", "battle-wagons-artillery"},
        {"lh-cv-cm-armoured", "horse-armoured"}, {"lh-cv-cm-protected", "horse-protected"},
        {"lh-cv-cm-unprotected", "horse-unprotected"}, {"camp-unfortified", "unfortified-camp"},
        {"camp-fortified", "fortified-camp"}, {"ally-commander", "ally"}};
    const auto known = names.find(theirs);
    return known == names.end() ? theirs.toStdString() : known->second;
}

// Cells in which the two typings differ and what was settled, with the seed at hand:
// three mounted cells stand a line too low in the scan, and the priced rows of the book's example
// (rulebook 3781-3783) confirm them; the one "2" beside light artillery (3738) is the price of the
// heavy weapon, which has no other, and no extra for drill.
bool settled(const std::string& row, const std::string& column)
{
    return (row == "horse-armoured" && column == "superior") || (row == "horse-protected" && column == "superior")
        || (row == "horse-unprotected" && column == "average") || (row == "light-artillery" && column == "drilled");
}

const fogCosts::Cell* cellOf(
    const fogCosts::Table& table, const std::string& section, const std::string& row, const std::string& column)
{
    for (const fogCosts::Cell& cell : table.cells())
        if (cell.table == section && cell.row == row && cell.column == column)
            return &cell;
    return nullptr;
}

fogCosts::Mark markOf(const tables::Cell& cell)
{
    return cell.mark == u'?' ? fogCosts::Mark::read
        : cell.mark == u'~'  ? fogCosts::Mark::recovered
                             : fogCosts::Mark::certain;
}

std::string typeOf(const QString& words)
{
    static const std::map<QString, std::string> codes{{"heavy-foot", "HF"}, {"medium-foot", "MF"}, {"light-foot", "LF"},
        {"mob", "Mob"}, {"cavalry", "Cv"}, {"light-horse", "LH"}, {"knights", "Kn"}, {"elephants", "El"},
        {"light-artillery", "LArt"}};
    return codes.at(words);
}

// "heavily-armoured" as a list writes it; capabilities with their commas.
std::string words(const QString& ids)
{
    QStringList all;
    for (QString id : ids.split(QStringLiteral(", "))) {
        QStringList parts = id.split(u'-');
        for (QString& part : parts)
            part = part.left(1).toUpper() + part.mid(1);
        all << parts.join(u' ');
    }
    return ids == QStringLiteral("-") ? "-" : all.join(QStringLiteral(", ")).toStdString();
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

class FieldOfGlory : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;
    const System* system = nullptr;
    fogCosts::Table table;

    const ArmyList& list(const std::string& id)
    {
        std::vector<Fault> faults;
        const ArmyList* found = catalogue->find("fog", id, "", faults);
        if (!found)
            qFatal("%s cannot be read", id.c_str());
        return *found;
    }

    void compare(const std::string& section, const tables::Table& second, const std::vector<QString>& columns)
    {
        QVERIFY(!second.rows.isEmpty());
        for (const auto& row : second.rows)
            for (const QString& column : columns) {
                const std::string id = ours(row[0].text), name = column.toStdString();
                const tables::Cell& theirs = row[second.column(column)];
                const fogCosts::Cell* cell = cellOf(table, section, id, name);
                const std::string where = id + " " + name;
                if (settled(id, name))
                    continue;
                QVERIFY2(bool(cell) == (theirs.text != QStringLiteral("-")), where.c_str());
                if (cell) {
                    QVERIFY2(cell->price.points == theirs.text.toInt(), where.c_str());
                    QVERIFY2(cell->price.has(markOf(theirs)), where.c_str());
                }
            }
    }

    Verdict judged(const std::string& listId, const std::vector<Choice>& rows, int points = 3000)
    {
        Army army;
        army.system = "fog";
        army.list = listId;
        army.points = points;
        army.choices = rows;
        return judge(*system, list(listId), army, false);
    }
    static Choice row(const std::string& entry, int count = 1, std::vector<ChosenOption> options = {})
    {
        Choice choice;
        choice.entry = entry;
        choice.count = count;
        choice.options = std::move(options);
        return choice;
    }

private slots:
    void initTestCase()
    {
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        catalogue = std::make_unique<Catalogue>();
        system = findSystem("fog");
        QVERIFY(system);
        table = fogCosts::Table(readTable("fog", "costs"));
        QVERIFY(tableFaults().empty());
    }

    void bases()
    {
        compare("bases", tables::read("fog/base-costs"), {"elite", "superior", "average", "poor", "drilled"});
    }

    void capabilities()
    {
        const auto second = tables::read("fog/capability-costs");
        for (const auto& row : second.rows) {
            const QString id = row[0].text;
            if (id == "camelry") {
                const auto price = table.other("camelry");
                QCOMPARE(price.points, row[second.column("mounted")].text.toInt());
                QVERIFY(price.has(markOf(row[second.column("mounted")])));
            } else if (id == "battle-wagon-multiplier") {
                const auto plain = table.base({"BWg", "-", "Average", "Undrilled", "-", "-"});
                const auto bows = table.base({"BWg", "-", "Average", "Undrilled", "Bow", "-"});
                QCOMPARE(bows->points - plain->points, row[second.column("foot")].text.toInt());
            } else {
                tables::Table one = second;
                one.rows = {row};
                compare("capabilities", one, {"mounted", "foot"});
            }
        }
    }

    void commandersAndCamps()
    {
        const auto second = tables::read("fog/commanders");
        for (const auto& row : second.rows) {
            const std::string id = row[0].text.toStdString();
            QCOMPARE(cellOf(table, "commanders", id, "points")->price.points, row[second.column("cost")].text.toInt());
            QCOMPARE(cellOf(table, "commanders", id, "points")->price.points + table.other("ally").points,
                row[second.column("ally cost")].text.toInt());
            const std::string level = words(row[0].text) + " Commander";
            QCOMPARE(table.initiative(level), row[second.column("initiative")].text.toInt());
        }
        const auto specials = tables::read("fog/specials");
        for (const auto& row : specials.rows)
            if (const auto* cell = cellOf(table, "others", ours(row[0].text), "points")) {
                QCOMPARE(cell->price.points, row[1].text.toInt());
                QVERIFY(cell->price.has(markOf(row[1])));
            }
    }

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
                return QString::fromStdString(
                    line.printed[std::find(columns.begin(), columns.end(), name) - columns.begin()]);
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
            const auto army = readArmyOf(id);
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

    Army readArmyOf(const std::string& id)
    {
        QFile file(QString::fromStdString((source / "lists/fog/armies" / (id + ".yaml")).string()));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no army %s", id.c_str());
        return *readArmy(file.readAll().toStdString(), id);
    }

    void autobreak()
    {
        const auto second = tables::read("fog/autobreak");
        for (const auto& row : second.rows)
            for (int bases = 2; bases <= 12; ++bases) {
                const int lost = fogGroups::autobreak(words(row[0].text), bases);
                QVERIFY(lost * 100 > row[1].text.toInt() * bases);
                QVERIFY((lost - 1) * 100 <= row[1].text.toInt() * bases);
            }
    }

    // By hand from rulebook 2818: quality, bases, bases lost at which it breaks.
    void autobreakByHand()
    {
        struct Case {
            const char* quality;
            int bases, lost;
        };
        for (const auto& [quality, bases, lost] :
            {Case{"Elite", 4, 3}, {"Elite", 10, 7}, {"Superior", 2, 2}, {"Superior", 4, 3}, {"Superior", 9, 5},
                {"Average", 4, 2}, {"Average", 6, 3}, {"Average", 10, 5}, {"Poor", 4, 2}, {"Poor", 10, 4}})
            QCOMPARE(fogGroups::autobreak(quality, bases), lost);
    }

    // A size that there cannot be cites the rule of its own troops.
    void ruleOfSizes()
    {
        struct Case {
            const char *entry, *size;
            int line;
        };
        for (const auto& [entry, size, line] : {Case{"elephants", "size-6", 3802}, {"heavy-artillery", "size-6", 3802},
                 {"light-artillery", "size-3", 3802}, {"pikemen-protected", "size-6", 3795},
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

    // Rulebook 472-476.
    void ranges()
    {
        const ArmyList& open = list("open-list");
        const Problem problem = system->problem(open, 800);
        for (const auto& [id, range] :
            {std::pair{"c-in-c-inspired", 12}, {"c-in-c-field", 8}, {"c-in-c-troop", 4}, {"sub-field", 8}})
            QCOMPARE(
                system->bodyFigures(problem, problem.forms[std::size_t(open.line(id))].front()).front().value, range);
    }

    void hits()
    {
        // Digest of rulebook 3293: bases, hits for one per three, hits for one per two.
        for (const auto& [bases, three, two] :
            {std::array{2, 1, 1}, {4, 2, 2}, {6, 2, 3}, {8, 3, 4}, {9, 3, 5}, {10, 4, 5}, {12, 4, 6}}) {
            for (int ranks : {1, 2, 3}) {
                QCOMPARE(fogGroups::hitsPer(3, "HF", bases, ranks), three);
                QCOMPARE(fogGroups::hitsPer(2, "HF", bases, ranks), two);
            }
        }
        QCOMPARE(fogGroups::hitsPer(3, "El", 2, 1), 2); // two bases that count twice
        QCOMPARE(fogGroups::hitsPer(2, "HArt", 2, 1), 2);
    }

    // Rulebook 3297-3299, by hand: type, bases, ranks, bases that count.
    void countedBases()
    {
        struct Case {
            const char* type;
            int bases, ranks, counted;
        };
        for (const auto& [type, bases, ranks, counted] :
            {Case{"El", 2, 1, 4}, {"El", 2, 2, 2}, {"LArt", 2, 1, 4}, {"HArt", 2, 2, 2}, // the front rank, twice each
                {"BWg", 2, 1, 4}, {"BWg", 2, 2, 4},                                      // two side by side or in file
                {"BWg", 4, 1, 8}, {"BWg", 4, 2, 4}, {"BWg", 4, 4, 8}, {"BWg", 6, 2, 6}, {"BWg", 6, 3, 6},
                {"HF", 12, 3, 12}, {"HF", 12, 4, 9}, {"Mob", 8, 4, 6}, {"HF", 6, 6, 3}, {"HF", 9, 3, 9}})
            QCOMPARE(fogGroups::countedBases(type, bases, ranks), counted);
    }

    void batches()
    {
        const auto second = tables::read("fog/deployment");
        QVERIFY(second.rows.size() > 10);
        for (const auto& cells : second.rows) {
            const Verdict verdict = judged("open-list", {row("mob-unprotected", cells[0].text.toInt())});
            for (int batch = 1; batch <= 4; ++batch)
                QCOMPARE(verdict.figure("batch_" + std::to_string(batch)), cells[batch].text.toInt());
        }
    }

    void initiative()
    {
        const auto horse = [&](int fours, int sixes) {
            return judged("open-list",
                {row("c-in-c-troop"), row("cavalry-protected", fours, {{"size-4", 0}}),
                    row("light-horse-unprotected", sixes, {{"size-6", 0}})})
                .figure("initiative");
        };
        QCOMPARE(horse(2, 0), 0);
        QCOMPARE(horse(1, 1), 1);
        QCOMPARE(horse(6, 0), 1);
        QCOMPARE(horse(5, 1), 2);
        QCOMPARE(
            judged("open-list", {row("camels-armoured", 4), row("light-chariots-bow", 2)}).figure("initiative"), 1);
        QCOMPARE(judged("open-list", {row("knights-armoured", 4), row("heavy-chariots", 4), row("elephants", 9)})
                     .figure("initiative"),
            0);
    }

    // What a roster prints beside a battle group.
    void bodies()
    {
        const ArmyList& roman = list("roman-trebia");
        const Problem problem = system->problem(roman, 800);
        const auto figures = [&](const char* id) {
            QStringList all;
            for (const Figure& figure : system->bodyFigures(problem, problem.forms[roman.line(id)].front()))
                all << QString::fromStdString(figure.id) + "=" + QString::number(figure.value);
            return all.join(u' ');
        };
        QCOMPARE(
            figures("triarii"), "breaks_at=2 hits_per_3_bases=1 hits_per_2_bases=1 attrition_points=2 shock_troops=1");
        QCOMPARE(figures("velites"),
            "breaks_at=2 hits_per_3_bases=2 hits_per_2_bases=2 attrition_points=2 skirmishers=1 may_evade=1");
        QCOMPARE(
            figures("cavalry"), "breaks_at=2 hits_per_3_bases=2 hits_per_2_bases=2 attrition_points=2 may_evade=1");
        const ArmyList& open = list("open-list");
        const Problem wagons = system->problem(open, 800);
        const auto hits = [&](const char* id, int bases) {
            QStringList all;
            for (int v : wagons.forms[std::size_t(open.line(id))])
                if (wagons.variables[std::size_t(v)].stands == bases && all.isEmpty())
                    for (const Figure& figure : system->bodyFigures(wagons, v))
                        if (figure.id.starts_with("hits_"))
                            all << QString::number(figure.value);
            return all.join(u' ');
        };
        QCOMPARE(hits("battle-wagons-bow", 2), "2 2");     // rank or file, two bases that count twice
        QCOMPARE(hits("battle-wagons-bow", 4), "3 4 2 2"); // eight in one rank, four in two
        QCOMPARE(hits("elephants", 2), "2 2 1 1");
        QCOMPARE(figures("sempronius"), "command_range=8 commands_main_army=1");
        QCOMPARE(figures("fortified-camp"), "attrition_points=2");
    }

    // Each row stands in the order of march; two groups of one row may be in two batches.
    void march()
    {
        const ArmyList& roman = list("roman-trebia");
        const Army army = readArmyOf("roman-trebia");
        const Problem problem = system->problem(roman, army);
        QStringList all;
        for (const auto& [first, last] : system->batches(problem, bind(problem, army)))
            all << QString("%1-%2").arg(first).arg(last);
        QCOMPARE(all.join(u' '), "0-0 0-0 0-0 1-1 1-2 2-2 2-2 3-3 3-3 4-4 4-4 0-0"); // 11 groups: 3, 3, 3, 2
    }

    void whatCannotBe()
    {
        using fogCosts::Base;
        for (const Base& base : {Base{"El", "-", "Superior", "Undrilled", "-", "-"}, // elephants are average
                 Base{"El", "-", "Average", "Drilled", "-", "-"}, Base{"LArt", "-", "Average", "Drilled", "-", "-"},
                 Base{"BWg", "-", "Average", "Drilled", "-", "-"}, Base{"HF", "-", "Average", "Drilled", "-", "-"},
                 Base{"El", "Armoured", "Average", "Undrilled", "-", "-"},
                 Base{"HF", "Heavily Armoured", "Poor", "Undrilled", "-", "-"},
                 Base{"Kn", "Protected", "Average", "Undrilled", "-", "-"},
                 Base{"Kn", "Armoured", "Poor", "Undrilled", "-", "-"},
                 Base{"Cv", "Protected", "Average", "Undrilled", "Longbow", "-"},
                 Base{"HF", "Protected", "Average", "Undrilled", "-", "Lancers"}})
            QVERIFY2(!table.base(base), (base.type + " " + base.armour + " " + base.quality).c_str());
        // Light foot and light horse never pay for drill (rulebook 3722).
        QCOMPARE(table.base({"LF", "Armoured", "Average", "Drilled", "-", "-"})->points, 7);
        QCOMPARE(table.base({"LH", "Protected", "Average", "Drilled", "-", "-"})->points, 6);
    }

    // A player's own file goes before the table, cell by cell.
    void corrections()
    {
        QTemporaryDir folder;
        const fs::path own = folder.path().toStdString();
        fs::create_directories(own / "fog/tables");
        const auto write = [&](const char* text) {
            QFile file(QString::fromStdString((own / "fog/tables/costs.yaml").string()));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(text);
        };
        setRoots({source / "lists", source / "rules", source / "schema", own});
        write("system: fog\ncapabilities: [{id: heavy-weapon, foot: 1}]\nbases:\n  - {id: foot-armoured, drilled: 2}\n"
              "others: [{id: fortified-camp, name: Fortified camp, points: 21}]\n");
        const fogCosts::Table corrected = fogCosts::Table::inForce();
        QVERIFY(ownTableFaults("fog").empty());
        const auto price = corrected.base({"HF", "Armoured", "Average", "Drilled", "-", "Heavy Weapon"});
        QCOMPARE(price->points, 7 + 2 + 1);
        QVERIFY(price->has(fogCosts::Mark::corrected) && price->has(fogCosts::Mark::recovered) == false);
        const auto mixed = corrected.base({"HF", "Protected", "Average", "Drilled", "-", "Heavy Weapon"});
        QVERIFY(mixed->has(fogCosts::Mark::corrected) && mixed->has(fogCosts::Mark::read));
        QVERIFY(corrected.textOf(mixed->marks).find("our reading") != std::string::npos);
        QCOMPARE(int(corrected.notesOn(mixed->doubts).size()), 2);
        QCOMPARE(corrected.other("fortified-camp").points, 21);
        QCOMPARE(corrected.base({"HF", "Protected", "Average", "Drilled", "-", "Swordsmen"})->points, 5 + 1 + 1);
        QVERIFY(corrected.textOf(price->marks).find("correction of your own") != std::string::npos);
        setRoots({source / "lists", source / "rules", source / "schema", {}});
    }

    // One price after another, as the window and the command line correct them: each time the whole file or nothing.
    void correctOneByOne()
    {
        QTemporaryDir folder;
        const fs::path own = folder.path().toStdString();
        setRoots({source / "lists", source / "rules", source / "schema", own});
        const auto priceOf = [&](const std::string& id) {
            for (const PriceCell& cell : system->prices())
                if (cell.id() == id)
                    return cell;
            return PriceCell{};
        };
        const auto code = [](const std::vector<Fault>& faults) {
            return faults.empty() ? QString() : QString::fromStdString(faults.back().message.code);
        };
        const auto text = [&] {
            QFile file(QString::fromStdString(correctionsFile(*system)));
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        system->readCorrections();
        const PriceCell drill = priceOf("bases.foot-protected.drilled");
        QCOMPARE(drill.mark, std::string("read"));
        QVERIFY(!drill.note.empty() && !drill.corrected && drill.shipped == drill.points);
        QCOMPARE(code(correctPrices(*system, {{drill.id(), 2}, {"others.fortified-camp.points", 21}})), QString());
        QCOMPARE(priceOf(drill.id()).points, 2);
        QVERIFY(priceOf(drill.id()).corrected && priceOf(drill.id()).shipped == drill.points);
        const QString both = text();
        // What cannot be is refused with all that was asked besides.
        QCOMPARE(code(correctPrices(*system, {{drill.id(), 3}, {"bases.foot-armoured.elite", 0}})),
            QString("price-out-of-range"));
        QCOMPARE(code(correctPrices(*system, {{drill.id(), 3}, {"bases.foot-armored.elite", 5}})),
            QString("unknown-price-near"));
        QCOMPARE(text(), both);
        // A doubtful price said again is sure; a certain one is nothing to write down.
        QCOMPARE(
            code(correctPrices(*system, {{drill.id(), drill.points}, {"bases.foot-armoured.elite", 13}})), QString());
        QVERIFY(priceOf(drill.id()).corrected && !priceOf("bases.foot-armoured.elite").corrected);
        QVERIFY(!text().contains("elite"));
        // The last one taken back leaves no file.
        QCOMPARE(code(correctPrices(*system, {{drill.id(), {}}, {"others.fortified-camp.points", {}}})), QString());
        QVERIFY(text().isEmpty());
        // A file that cannot be read is left alone until it is forgotten.
        fs::create_directories(own / "fog/tables");
        QFile torn(QString::fromStdString(correctionsFile(*system)));
        QVERIFY(torn.open(QIODevice::WriteOnly));
        torn.write("system: fog\nbases: lots\n");
        torn.close();
        QCOMPARE(code(correctPrices(*system, {{drill.id(), 2}})), QString("corrections-in-the-way"));
        QVERIFY(text().contains("lots"));
        QCOMPARE(code(forgetCorrections(*system)), QString());
        QVERIFY(text().isEmpty());
        QCOMPARE(code(correctPrices(*findSystem("dbm"), {{"any", 1}})), QString("no-prices"));
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        system->readCorrections();
    }

    // A file with any fault is not used, and says where the fault is.
    void faultyCorrections_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("first"); // line:column code
        const auto row = [](const char* name, const char* text, const char* first) {
            QTest::newRow(name) << QByteArray(text) << QString(first);
        };
        row("a word for points", "system: fog\nbases: [{id: foot-armoured, drilled: lots}]\n", "2:38 says");
        row("half a point", "system: fog\nbases: [{id: foot-armoured, drilled: 1.5}]\n", "2:38 says");
        row("no such row", "system: fog\nbases: [{id: foot-armored, drilled: 1}]\n", "2:14 unknown-reference-near");
        row("no such column", "system: fog\nbases: [{id: foot-armoured, foot: 1}]\n", "2:29 unknown-key");
        row("no such section", "system: fog\nbase: [{id: foot-armoured, drilled: 1}]\n", "2:1 unknown-key-near");
        row("less than nothing", "system: fog\ncapabilities: [{id: heavy-weapon, foot: -50}]\n",
            "2:35 army-wants-number");
        row("no price", "system: fog\nbases: [{id: foot-armoured, armour: Protected}]\n", "2:29 own-table-fixed");
        row("twice", "system: fog\nothers: [{id: ally, points: -5}, {id: ally, points: -5}]\n", "2:39 duplicate-id");
        row("no YAML", "system: fog\nbases: [{id\n", "");
        row("another system", "system: dbm\n", "");
        row("nothing", "", "");
    }
    void faultyCorrections()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, first);
        QTemporaryDir folder;
        const fs::path own = folder.path().toStdString();
        fs::create_directories(own / "fog/tables");
        QFile file(QString::fromStdString((own / "fog/tables/costs.yaml").string()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        setRoots({source / "lists", source / "rules", source / "schema", own});
        const fogCosts::Table used = fogCosts::Table::inForce();
        const auto faults = ownTableFaults("fog");
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        QVERIFY(faults.size() >= 2); // the last says what becomes of the file
        QCOMPARE(faults.back().message.code, std::string("own-table-refused"));
        const Fault& told = faults.front();
        const QString found = QString("%1:%2 %3")
                                  .arg(told.place.line)
                                  .arg(told.place.column)
                                  .arg(QString::fromStdString(told.message.code));
        QVERIFY2(first.isEmpty() || found == first, qPrintable(found));
        QCOMPARE(used.base({"HF", "Armoured", "Average", "Drilled", "-", "Heavy Weapon"})->points, 7 + 1 + 2);
    }

    // A file beside it with another name is never read.
    void misnamedCorrections()
    {
        QTemporaryDir folder;
        const fs::path own = folder.path().toStdString();
        fs::create_directories(own / "fog/tables");
        QFile file(QString::fromStdString((own / "fog/tables/cost.yaml").string()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        setRoots({source / "lists", source / "rules", source / "schema", own});
        fogCosts::Table::inForce();
        const auto faults = ownTableFaults("fog");
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        QCOMPARE(faults.size(), 1u);
        QCOMPARE(faults.front().message.code, std::string("own-table-unknown"));
    }

    // The first fault of a list with this row, "" where there is none.
    QString faultOf(const char* cells, Line* line = nullptr) const
    {
        const std::string text = std::string("system: fog\nid: mine\nname: Mine\nentries:\n  - {id: a, name: A, "
                                             "quality: Average, training: Undrilled, ")
            + cells + "}\n";
        const auto node = readYaml(text, "mine.yaml");
        const auto read = node ? readList(*node, system->format(), "") : Reading<ArmyList>(node.faults);
        if (read && line)
            *line = read->lines.front();
        return read ? QString()
                    : QString::number(read.faults.front().place.column) + u' '
                + QString::fromStdString(read.faults.front().message.code);
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
        const Army army = readArmyOf(id.toStdString());
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
            QVERIFY(std::count_if(its.lines.begin(), its.lines.end(), [](const Line& l) { return !l.leader; }) >= 12);
        } else {
            QCOMPARE(verdict.points, sums.back()); // all that the printed rows allow
        }
    }
};

QTEST_APPLESS_MAIN(FieldOfGlory)
#include "tst_fog.moc"
