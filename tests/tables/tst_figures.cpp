// Figures that stand by themselves in a system's tables and in the rules of its lists, against the second typing:
// <system>/figures.txt names the cell.
#include "model/text/contains.h"
#include "table.h"

#include "model/text/yaml.h"
#include "tests/data.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace strategikon;

namespace {

// Whether a row is called so: by its id, its type, or one of the types that it is for.
bool called(const Node& row, const std::string& name)
{
    for (const char* key : {"id", "kind", "rule", "special", "type"})
        if (row.textOr(key) == name)
            return true;
    const auto types = row.textsOf("types");
    return contains(types, name);
}

// A table of rules/, or with "lists/" before its name a list or an army of lists/.
Node read(const QString& system, const QString& table)
{
    const bool list = table.startsWith(QStringLiteral("lists/"));
    const auto folder = dataFolder() / (list ? "lists" : "rules") / system.toStdString();
    const QString name = list ? table.section(u'/', 1) : table;
    auto file = readDocument((folder / (name.toStdString() + ".yaml")).string());
    return file ? std::move(*file) : Node();
}

// The cell below a node: keys, names of rows, #2 for the second of a list and name#2 for the second of that name.
const Node* below(const Node* node, const QString& step)
{
    if (!node || !node->isList()) {
        const std::string name = step.toStdString();
        return !node ? nullptr : node->find(name) ? node->find(name) : called(*node, name) ? node : nullptr;
    }
    const std::string name = step.section(u'#', 0, 0).toStdString();
    int skipped = step.contains(u'#') ? step.section(u'#', 1).toInt() - 1 : 0;
    for (const Node& row : node->items())
        if ((name.empty() || called(row, name)) && skipped-- == 0)
            return &row;
    return nullptr;
}

} // namespace

class Figures : public QObject {
    Q_OBJECT

    std::map<QString, Node> files; // read once

private slots:
    void figure_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("value");
        for (const char* system : {"warmaster", "dbm", "fog", "sixmm"})
            for (const auto& row : tables::read(system + QStringLiteral("/figures")).rows)
                QTest::newRow(qPrintable(system + (u' ' + row[0].text + u' ' + row[1].text)))
                    << system << row[0].text << row[1].text << row[2].text;
    }

    void figure()
    {
        QFETCH(QString, system);
        QFETCH(QString, table);
        QFETCH(QString, cell);
        QFETCH(QString, value);
        const QString name = system + u'/' + table;
        if (!files.contains(name))
            files[name] = read(system, table);
        const Node* at = &files.at(name);
        for (const QString& step : cell.split(u'/'))
            at = below(at, step);
        QVERIFY2(at, "there is no such cell");
        QCOMPARE(QString::fromStdString(at->written()), value);
    }
};

QTEST_APPLESS_MAIN(Figures)
#include "tst_figures.moc"
