// DBM: costs, adjustments, fortifications, equivalents and army figures against the second typing.
#include "rules/dbm/elements.h"
#include "rules/dbm/prices.h"
#include "rules/tables.h"
#include "tests/data.h"
#include "tests/tables/table.h"

#include <QTest>

using namespace strategikon;

namespace {

const QStringList grades{"S", "O", "I", "F", "X"};

Node tableOf(const char* name) { return readTable("dbm", name); }

// The row of a list of our table in which the keys have these values; nullptr when there is none.
const Node* rowOf(const Node& table, const char* list, const std::vector<std::pair<const char*, QString>>& keys)
{
    for (const Node& row : table.find(list)->items()) {
        bool all = true;
        for (const auto& [key, value] : keys)
            all = all && row.textOr(key) == value.toStdString();
        if (all)
            return &row;
    }
    return nullptr;
}

QString textOf(const Node& node, const char* key) { return QString::fromStdString(node.textOr(key, "-")); }

// "+10" and "10" are the same figure.
QString plain(QString text) { return text.startsWith(u'+') ? text.mid(1) : text; }

} // namespace

class DbmTables : public QObject {
    Q_OBJECT

    Node costs, army;

    QString at(const tables::Table& table, const QString& id, const char* column = "value")
    {
        for (const auto& row : table.rows)
            if (row[0].text == id)
                return plain(row[table.column(QString::fromLatin1(column))].text);
        return QStringLiteral("no row ") + id;
    }

    QString work(const char* key, const QString& id, const char* value)
    {
        const Node* row = rowOf(costs, "fortifications", {{key, id}});
        return row ? textOf(*row, value) : QStringLiteral("no row");
    }

    QString amount(const char* id, const char* key) { return textOf(*army.find(id), key); }

    QString share(const char* id)
    {
        const auto& parts = army.find("lines")->find(id)->find("share")->items();
        return QString::fromStdString(parts[0].written() + "/" + parts[1].written());
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path source = dataFolder();
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        costs = tableOf("costs");
        army = tableOf("army");
        QVERIFY(tableFaults().empty());
    }

    void elements()
    {
        const auto table = tables::read(QStringLiteral("dbm/costs"));
        QCOMPARE(table.rows.size(), 40);
        int cells = 0;
        for (const auto& typed : table.rows) {
            const QString type = typed[0].text, order = typed[1].text;
            const Node* row = rowOf(costs, "elements", {{"type", type}});
            QVERIFY2(row, qPrintable(type));
            QCOMPARE(textOf(*row, "line"), typed[table.column(QStringLiteral("line"))].text);
            const Node* ours = row->find(order.toStdString());
            for (const QString& grade : grades) {
                const QString cell = ours ? textOf(*ours, qPrintable(grade)) : QStringLiteral("-");
                const QString told = type + u' ' + order + u' ' + grade + u' ' + cell;
                QVERIFY2(cell == typed[table.column(grade)].text, qPrintable(told));
                cells += cell != QStringLiteral("-");
            }
        }
        QCOMPARE(costs.find("elements")->items().size(), std::size_t(20));
        int priced = 0;
        for (const Node& row : costs.find("elements")->items())
            for (const char* order : {"regular", "irregular"})
                priced += row.find(order) ? int(row.find(order)->entries().size()) : 0;
        QCOMPARE(priced, cells);
    }

    void adjustments()
    {
        const auto table = tables::read(QStringLiteral("dbm/adjustments"));
        QCOMPARE(std::size_t(table.rows.size()), costs.find("adjustments")->items().size());
        for (const auto& typed : table.rows) {
            const QString id = typed[0].text;
            const Node* row = rowOf(costs, "adjustments", {{"special", id}});
            row = row ? row : rowOf(costs, "adjustments", {{"role", id}});
            QVERIFY2(row, qPrintable(id));
            for (const char* order : {"regular", "irregular"})
                QCOMPARE(textOf(*row, order), plain(typed[table.column(QString::fromLatin1(order))].text));
            QCOMPARE(textOf(*row, "line"), typed[table.column(QStringLiteral("line"))].text);
        }
    }

    void fortifications()
    {
        const auto table = tables::read(QStringLiteral("dbm/fortifications"));
        QCOMPARE(work("type", "TF", "price"), at(table, "temporary"));
        QCOMPARE(work("type", "PF", "price"), at(table, "permanent"));
        QCOMPARE(work("special", "built-up-area", "add"), at(table, "temporary-reduced"));
        QCOMPARE(work("special", "camp-defence", "add"), at(table, "temporary-reduced"));
        QCOMPARE(work("special", "raised-tower", "add"), at(table, "tower"));
        QCOMPARE(work("special", "gateway", "add"), at(table, "gateway"));
        QCOMPARE(amount("gateways", "least"), at(table, "gateways-least"));
        QCOMPARE(amount("gateways", "most"), at(table, "gateways-most"));
    }

    // Each exception is ours too, and ours are no more: vessels and works stand in one row each here.
    void equivalents()
    {
        const auto table = tables::read(QStringLiteral("dbm/equivalents"));
        const auto ours = dbmRules::ArmyTable::read(army);
        int compared = 0;
        for (const auto& row : table.rows) {
            const auto any = [](const QString& text) { return text == QStringLiteral("any"); };
            const auto halves = dbmRules::halves(row[4].text.toStdString());
            if (!halves || any(row[1].text))
                continue;
            ++compared;
            for (const QString& grade : any(row[2].text) ? grades : QStringList{row[2].text})
                for (const QString& order :
                    any(row[3].text) ? QStringList{"regular", "irregular"} : QStringList{row[3].text})
                    QCOMPARE(
                        ours.halvesOf(row[1].text.toStdString(), grade.toStdString(), order.toStdString()), *halves);
        }
        QCOMPARE(compared, 11);
        for (const char* type : {"El", "Kn", "Cv", "LH", "Cm", "Sp", "Pk", "Bd", "Wb", "Bw", "Art"})
            for (const QString& grade : grades)
                QCOMPARE(ours.halvesOf(type, grade.toStdString(), "irregular"), 2);
        QCOMPARE(ours.halvesOf("Ax", "I", "regular"), 2);
        QCOMPARE(ours.halvesOf("WWg", "O", "regular"), 2);
        QCOMPARE(ours.halvesOf("Gal", "S", "regular"), 0); // a vessel of landing troops
    }

    // What fights on foot for whom, with every grade, order and weapon that a row leaves open.
    void dismounting()
    {
        const auto table = tables::read(QStringLiteral("dbm/dismounting"));
        const auto ours = dbmRules::ArmyTable::read(army);
        QMap<QString, QStringList> expected; // by type, grade, order and weapon
        const auto open = [](const tables::Cell& cell, const QStringList& all) {
            return cell.text == QStringLiteral("any") ? all : QStringList{cell.text};
        };
        for (const auto& row : table.rows)
            for (const QString& grade : open(row[1], grades))
                for (const QString& order : open(row[2], {"regular", "irregular"}))
                    for (const QString& armed : open(row[3], {"bow", "crossbow", "handgun", "other"})) {
                        auto& known = expected[QStringList{row[0].text, grade, order, armed}.join(u' ')];
                        if (row[4].text == QStringLiteral("-"))
                            known.clear(); // whatever the rows above say
                        else
                            known.append(QStringLiteral("%1(%2)").arg(row[4].text, row[5].text));
                    }
        QVERIFY(expected.size() > 100);
        for (auto it = expected.begin(); it != expected.end(); ++it) {
            const QStringList key = it.key().split(u' ');
            const Node* prices = rowOf(costs, "elements", {{"type", key[0]}})->find(key[2].toStdString());
            if (!prices || !prices->find(key[1].toStdString()))
                continue; // there are no such troops
            std::vector<std::string> cells{key[0].toStdString(), key[1].toStdString(), key[2].toStdString()};
            cells.resize(dbmRules::dismountsColumn + 1, "-");
            const QString told = QString::fromStdString(ours.dismountedAs(cells, {key[3].toStdString()}));
            QVERIFY2(told == it->join(QStringLiteral(", ")), qPrintable(it.key() + u' ' + told));
        }
    }

    void exchange()
    {
        const auto table = tables::read(QStringLiteral("dbm/dismounting-exchange"));
        const auto ours = dbmRules::ArmyTable::read(army);
        for (const auto& row : table.rows) {
            const bool wheels = row[0].text == QStringLiteral("chariot");
            const std::vector<std::string> cells{wheels ? "Cv" : row[0].text.toStdString()};
            QCOMPARE(QString::number(ours.exchangedFor(cells, {wheels ? "chariot" : "bow"})), row[1].text);
            QCOMPARE(row[2].text, QStringLiteral("1"));
        }
        std::vector<std::string> cells{"Cv", "O", "irregular", "-", "-", "-", "-", "-", "-"};
        QCOMPARE(ours.dismountedAs(cells, {"chariot"}), std::string("Wb(S)"));
        cells[dbmRules::dismountsColumn] = "Bd(O)"; // the list says otherwise
        QCOMPARE(ours.dismountedAs(cells, {}), std::string("Bd(O)"));
    }

    void figures()
    {
        const auto table = tables::read(QStringLiteral("dbm/army"));
        QCOMPARE(amount("generals", "least"), at(table, "commands-least"));
        QCOMPARE(amount("generals", "most"), at(table, "commands-most"));
        QCOMPARE(amount("c-in-c", "number"), at(table, "c-in-c"));
        QCOMPARE(amount("sub-generals", "most"), at(table, "sub-generals-most"));
        QCOMPARE(amount("baggage", "number"), at(table, "baggage-up-to"));
        QCOMPARE(amount("baggage", "above"), at(table, "baggage-up-to-points"));
        QCOMPARE(amount("baggage", "number-above"), at(table, "baggage-above"));
        QCOMPARE(share("demoralised"), at(table, "command-demoralised"));
        QCOMPARE(share("quarter"), at(table, "command-quarter"));
        QCOMPARE(share("broken"), at(table, "army-broken"));
        QCOMPARE(amount("victory-points", "army"), at(table, "victory-points"));
        QCOMPARE(amount("victory-points", "command"), at(table, "victory-points-sub-general-command"));
        QCOMPARE(amount("victory-points", "command"), at(table, "victory-points-ally-general-command"));
    }
};

QTEST_APPLESS_MAIN(DbmTables)
#include "tst_dbm.moc"
