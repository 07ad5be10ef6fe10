// Ancients 6 mm: the tables against the second typing.
#include "model/text/contains.h"
#include "table.h"

#include "rules/sixmm/moves.h"
#include "rules/tables.h"
#include "tests/data.h"

#include <QTest>

#include <filesystem>

using namespace strategikon;

namespace {

// The second typing's names for what the tables call otherwise.
std::string ours(const QString& theirs)
{
    static const std::map<std::string, std::string> names{{"infantry-unarmoured", "unarmoured"},
        {"infantry-lightly", "lightly-armoured"}, {"infantry-moderately", "moderately-armoured"},
        {"infantry-heavily", "heavily-armoured"}, {"infantry-fully", "fully-armoured"}, {"horse-light", "light-horse"},
        {"horse-heavy", "heavy-horse"}, {"horse-fully", "fully-armoured-horse"},
        {"chariot-2-horse", "two-horse-chariot"}, {"chariot-4-horse", "four-horse-chariot"},
        {"artillery-light", "light-artillery"}, {"artillery-heavy", "heavy-artillery"},
        {"sword-cut-and-thrust", "cut-and-thrust-sword"}, {"sword-hack-and-slash", "hack-and-slash"},
        {"axe-one-handed", "hack-and-slash"}, {"sword-two-handed", "two-handed"}, {"axe-two-handed", "two-handed"}};
    const auto known = names.find(theirs.toStdString());
    return known == names.end() ? theirs.toStdString() : known->second;
}

std::string weapon(const QString& theirs)
{
    return theirs == "artillery-light" ? "light-engine" : theirs == "artillery-heavy" ? "heavy-engine" : ours(theirs);
}

const Node* rowOf(const Node& table, const char* list, const std::string& id)
{
    for (const Node& row : table.find(list)->items())
        if (row.textOr("id") == id)
            return &row;
    return nullptr;
}

QString text(const Node* cell) { return cell ? QString::fromStdString(cell->written()) : QStringLiteral("-"); }

bool breaks(const Designer& designer, Values values, const char* rule)
{
    const auto broken = designer.rules().broken(values);
    return std::ranges::any_of(broken, [&](const CombinationRule* one) { return one->id == rule; });
}

} // namespace

class Sixmm : public QObject {
    Q_OBJECT

    const System* system = nullptr;
    const Designer* designer = nullptr;
    Node types, moves, command;

    std::string value(const char* piece) const
    {
        return rowOf(types, "modifiers", piece)->find("add", "armour")->written();
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path source = dataFolder();
        setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
        system = findSystem("sixmm");
        QVERIFY(system);
        designer = system->designer("");
        QVERIFY(designer);
        types = readTable("sixmm", "troop-types");
        moves = readTable("sixmm", "moves");
        command = readTable("sixmm", "command");
        QVERIFY(tableFaults().empty());
    }

    void armourRatings()
    {
        const auto table = tables::read("sixmm/armour-ratings");
        const auto& bands = designer->bands("armour");
        QCOMPARE(std::size_t(table.rows.size()), bands.size());
        for (int i = 0; i < table.rows.size(); ++i) {
            QVERIFY(QString::fromStdString(bands[i].id).startsWith(table.rows[i][0].text));
            QCOMPARE(QString::number(bands[i].from), table.rows[i][1].text);
            QCOMPARE(QString::number(bands[i].to), table.rows[i][2].text);
            QCOMPARE(QString::number(bands[i].source.line), table.rows[i][3].text);
        }
    }

    void armourByParts()
    {
        std::map<QString, tables::Cell> typed;
        for (const auto& row : tables::read("sixmm/armour").rows)
            typed[row[0].text] = row[1];
        const std::map<const char*, const char*> pieces{{"metal-helmet", "head-metal-helmet"}, {"plate", "body-plate"},
            {"front-plate", "body-plate-front-only"}, {"front-plate-jerkin", "body-plate-front-on-soft-leather"},
            {"jerkin", "body-soft-leather"}};
        for (const auto& [id, name] : pieces) {
            QCOMPARE(QString::fromStdString(value(id)), typed.at(name).text);
            QCOMPARE(rowOf(types, "modifiers", id)->find("assumed") != nullptr, typed.at(name).mark == QChar('?'));
        }
        const std::map<const char*, const char*> most{{"head", "head-most"}, {"body", "body-most"},
            {"left-arm", "arm-most"}, {"right-arm", "arm-most"}, {"left-leg", "leg-most"}, {"right-leg", "leg-most"}};
        int sum = 0;
        for (const auto& [id, name] : most) {
            QCOMPARE(designer->modifier(id)->numbers->second, typed.at(name).text.toInt());
            QVERIFY(rowOf(types, "modifiers", id)->find("assumed"));
            sum += typed.at(name).text.toInt();
        }
        QCOMPARE(sum, typed.at("class-most").text.toInt());
        QCOMPARE(int(most.size()), typed.at("parts").text.toInt());
        const auto hoplites = designer->design("infantry", {{"metal-helmet", {}}, {"plate", {}}});
        const auto& [column, text] = hoplites->derived.front();
        QCOMPARE(column, std::string("armour"));
        QCOMPARE(QString::fromStdString(text), typed.at("example-hoplite").text);
    }

    void movesAsTyped()
    {
        int rows = 0;
        for (const auto& row : tables::read("sixmm/movement").rows)
            if (const Node* its = rowOf(moves, "moves", ours(row[0].text))) {
                ++rows;
                QCOMPARE(text(its->find("move", "open")), row[1].text);
                QCOMPARE(text(its->find("move", "loose")), row[2].text);
                QCOMPARE(text(its->find("move", "close")), row[3].text);
                QCOMPARE(text(its->find("line")), row[4].text);
            }
        QCOMPARE(rows + 1, int(moves.find("moves")->items().size())); // heavy artillery turns only
        int contacts = 0;
        for (const auto& row : tables::read("sixmm/contact-movement").rows) {
            const Node* its = rowOf(moves, "moves", ours(row[0].text));
            QVERIFY(its);
            ++contacts;
            QCOMPARE(text(its->find("charge", "open")), row[1].text);
            QCOMPARE(text(its->find("charge", "loose")), row[2].text);
            QCOMPARE(text(its->find("advance", "loose")), row[3].text);
            QCOMPARE(text(its->find("charge", "close")), row[4].text);
            QCOMPARE(text(its->find("advance", "close")), row[5].text);
        }
        QCOMPARE(contacts, 12);
    }

    void armsInOrders()
    {
        const char* orders[] = {"open", "loose", "close"};
        for (const auto& row : tables::read("sixmm/order-arm").rows) {
            const Node* its = rowOf(moves, "moves", ours(row[0].text));
            QVERIFY(its);
            for (int i = 0; i < 3; ++i) {
                Values unit{{"arm", its->textsOf("arm")}, {"order", {orders[i]}}};
                unit["armour"] = its->textsOf("grade");
                QCOMPARE(
                    breaks(*designer, unit, sixmmTables::noMove) || breaks(*designer, unit, sixmmTables::noMoveOfArm),
                    row[i + 1].text == "no");
            }
        }
        for (const auto& row : tables::read("sixmm/order-training").rows)
            for (int i = 0; i < 3; ++i)
                QCOMPARE(breaks(*designer, {{"training", {row[0].text.toStdString()}}, {"order", {orders[i]}}},
                             "close-order-training"),
                    row[i + 1].text == "no");
    }

    void sizes()
    {
        for (const auto& row : tables::read("sixmm/unit-sizes").rows)
            for (const auto& [size, legal] : {std::pair(row[1].text.toInt(), true), {row[2].text.toInt(), true},
                     {row[1].text.toInt() - 1, false}, {row[2].text.toInt() + 1, false}})
                QCOMPARE(!breaks(*designer,
                             {{"arm", {"in-figures"}}, {"order", {row[0].text.toStdString()}},
                                 {"size", {std::to_string(size)}}},
                             "unit-size"),
                    legal);
    }

    void weaponsAsTyped()
    {
        for (const auto& row : tables::read("sixmm/weapons").rows) {
            const Modifier* its = designer->modifier(weapon(row[0].text));
            QVERIFY2(its, qPrintable(row[0].text));
            const auto is = its->row.textsOf("is");
            const auto has = [&](const char* what) { return contains(is, what); };
            QCOMPARE(has("long"), row[1].text == "long");
            QCOMPARE(has("rider"), row[1].text == "cavalry");
            QCOMPARE(has("missile"), row[1].text.endsWith("missile"));
            QCOMPARE(has("weapon"), row[0].text != "dagger");
        }
        for (const auto& row : tables::read("sixmm/order-weapon").rows)
            for (const QString& id :
                row[0].text == "bow" ? QStringList{"greek-bow", "scythian-bow"} : QStringList{row[0].text}) {
                const Node& its = designer->modifier(weapon(id))->row;
                QCOMPARE(text(its.find("ammunition", "open")), row[1].text);
                QCOMPARE(text(its.find("ammunition", "loose")), row[2].text);
                QCOMPARE(text(its.find("ammunition", "close")), row[3].text);
                QCOMPARE(text(its.find("ammunition", "line")), row[4].text);
            }
    }

    void gradesAndShields()
    {
        for (const auto& row : tables::read("sixmm/experience").rows) {
            const std::string id = row[1].text.toStdString() + (row[0].text == "missile" ? "-shots" : "");
            if (id == "swordsmen-formed")
                continue; // no grade of a unit
            const Modifier* its = designer->modifier(id);
            QVERIFY2(its, id.c_str());
            if (const int adds = std::abs(row[2].text.toInt()); adds != 0)
                QVERIFY2(text(its->row.find("text")).contains(QString::number(adds)), id.c_str());
        }
        for (const auto& row : tables::read("sixmm/shields").rows) {
            if (row[0].text == "none")
                continue;
            const Modifier* its =
                designer->modifier(row[0].text == "buckler" ? "buckler" : row[0].text.toStdString() + "-shield");
            QVERIFY(its);
            QVERIFY(text(its->row.find("text")).startsWith(QString::number(-row[1].text.toInt()) + " off"));
        }
    }

    void commandAndSupply()
    {
        std::map<QString, QString> typed;
        for (const char* name : {"sixmm/generals", "sixmm/morale", "sixmm/supply"})
            for (const auto& row : tables::read(name).rows)
                typed[row[0].text] = row[1].text;
        const Node& rating = *command.find("generals", "rating");
        QCOMPARE(text(rating.find("from")), typed.at("rating-least"));
        QCOMPARE(text(rating.find("to")), typed.at("rating-most"));
        QCOMPARE(designer->modifier("morale")->numbers->first, typed.at("grade-best").toInt());
        QCOMPARE(designer->modifier("morale")->numbers->second, typed.at("grade-worst").toInt());
        const Node& supply = *command.find("supply");
        QCOMPARE(text(supply.find("wagons", "first")), typed.at("wagons-at-start"));
        QCOMPARE(text(supply.find("wagons", "each-thousand")), typed.at("wagons-each"));
        QCOMPARE(text(supply.find("points", "each-wagon")), typed.at("wagon-supply-points"));
        QCOMPARE(text(supply.find("wagon", "move")), typed.at("move-supply-wagon"));
        for (const auto& row : tables::read("sixmm/movement").rows)
            if (row[0].text.startsWith("general-"))
                QCOMPARE(
                    text(command.find("generals", row[0].text == "general-foot" ? "foot" : "mounted")->find("move")),
                    row[1].text);
    }
};

QTEST_APPLESS_MAIN(Sixmm)
#include "tst_sixmm.moc"
