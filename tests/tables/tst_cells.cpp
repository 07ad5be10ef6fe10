// What the other tests are worth: a figure of lists/ or rules/ that is one too high or too low turns one of them red.
//
// A copy of both folders gets one figure changed, and the programs that are about its file are asked; `untold.txt`
// names the cells that no program reads and says what they are for. Of where a rule is printed, of pictures, example
// battles and lessons a digest is kept (cited.txt; STRATEGIKON_WRITE=1 writes it anew): whoever changes them looks
// twice.
#include "cells.h"
#include "copy.h"
#include "table.h"

#include <QCryptographicHash>
#include <QTest>

#include <future>
#include <map>
#include <set>
#include <thread>

namespace fs = std::filesystem;
using cells::Cell;

namespace {

const fs::path source = SOURCE_DIR;

// A test program, and which of its tests.
struct Asked {
    QString program;
    QStringList tests = {};
    QString specs = {}; // folder of tests/specs
};

bool under(const std::string& file, const char* folder) { return file.starts_with(folder); }

// Those that are about a file, the quickest first.
std::vector<Asked> askedAbout(const std::string& file)
{
    const fs::path path = file;
    const QString system = QString::fromStdString((++path.begin())->string());
    const QString id = QString::fromStdString(path.stem().string());
    if (file == "rules/dbm/battlefield.yaml" || file == "rules/dbm/terrain.yaml")
        return {{"dbm/compare.py"}};
    if (under(file, "rules/fog/play/") || under(file, "rules/sixmm/play/"))
        return {{"play/tst_play_tenants"}, {"play/tst_play_tenant_odds"}};
    if (id == QStringLiteral("fields"))
        return {{"play/tst_play_fields"}};
    if (path.parent_path().filename() == "armies")
        return {{"tables/tst_tables_figures"}, {"army/tst_army_ready", {"armies:" + system + " " + id}}};
    if (under(file, "rules/dbm/play/")) // the program; of what only a map shows, the second typing
        return {{"dbm/tst_dbm_typed"}, {"play/tst_play_specs"}, {"dbm/tst_dbm_fights"}, {"dbm/tst_dbm_deploying"},
            {"dbm/tst_dbm_notes"}, {"dbm/tst_dbm_standing"}, {"dbm/tst_dbm_works"}, {"tables/tst_tables_dbm"},
            {"dbm/compare.py"}};
    if (under(file, "lists/warmaster/"))
        return {{"tables/tst_tables_warmaster_lists", {"figures:" + id + " rulebook", "figures:" + id + " errata"}},
            {"tables/tst_tables_figures"}};
    const Asked figures{"tables/tst_tables_figures"};
    const Asked specs{"specs/tst_specs_findings", {"spec"}, under(file, "lists/") ? system + "/" + id : system};
    if (under(file, "lists/"))
        return {figures, specs};
    std::vector<Asked> asked{figures};
    const std::map<QString, QStringList> tables{{"warmaster", {"warmaster", "warmaster_lists"}}, {"dbm", {"dbm"}},
        {"fog", {"fog_prices", "fog_figures", "fog_lists"}}, {"sixmm", {"sixmm", "sixmm_units"}}};
    for (const QString& table : tables.at(system))
        asked.push_back({"tables/tst_tables_" + table});
    if (id == QStringLiteral("modifiers")) // each of its cells: play.alive
        return {{"play/tst_play_specs"}, {"play/tst_play_house", {"bounds"}}};
    if (id == QStringLiteral("play"))
        return {{"play/tst_play_specs"}};
    asked.push_back(specs);
    return asked;
}

bool passes(const tables::Copy& copy, const Asked& asked)
{
    return copy.passes(asked.program, asked.tests, asked.specs);
}

// Whether one of the programs is red while the file has this text.
bool noticed(const tables::Copy& copy, const std::string& file, const std::string& text)
{
    const std::string before = copy.read(file);
    copy.write(file, text);
    const auto asked = askedAbout(file);
    const bool red = std::ranges::any_of(asked, [&](const Asked& one) { return !passes(copy, one); });
    copy.write(file, before);
    return red;
}

// "*" in the pattern stands for anything.
bool like(const QString& pattern, const QString& text)
{
    const QStringList parts = pattern.split(u'*');
    if (parts.size() == 1)
        return text == pattern;
    qsizetype at = parts.front().size();
    if (!text.startsWith(parts.front()))
        return false;
    for (qsizetype i = 1; i + 1 < parts.size(); ++i) {
        at = text.indexOf(parts[i], at);
        if (at < 0)
            return false;
        at += parts[i].size();
    }
    return text.size() - at >= parts.back().size() && text.endsWith(parts.back());
}

// A row of untold.txt: patterns of file and path, and what the cell is for.
bool fits(const QList<tables::Cell>& row, const Cell& cell)
{
    return like(row[0].text, QString::fromStdString(cell.file)) && like(row[1].text, cell.path);
}

bool isUntold(const Cell& cell)
{
    static const tables::Table table = tables::read(QStringLiteral("untold"));
    return std::ranges::any_of(table.rows, [&](const auto& row) { return fits(row, cell); });
}

bool isFigure(const Cell& cell) { return !cell.cited && !isUntold(cell); }

constexpr std::size_t share = 60; // of a file's figures one in so many is tried in ./check

struct Plant {
    Cell cell;
    int by = 1;
};

QString told(const Plant& plant)
{
    return QString::fromStdString(plant.cell.file) + u':' + QString::number(plant.cell.line) + u' ' + plant.cell.path
        + u' ' + QString::fromStdString(plant.cell.written) + (plant.by > 0 ? u'+' : u'-') + u'1';
}

// Those that nobody notices; the plants are dealt out among so many workers.
QStringList unnoticed(const std::vector<Plant>& plants, std::size_t workers)
{
    std::vector<std::future<QStringList>> found;
    for (std::size_t worker = 0; worker < workers; ++worker)
        found.push_back(std::async(std::launch::async, [&plants, worker, workers] {
            const tables::Copy copy(source);
            QStringList missed;
            for (std::size_t at = worker; at < plants.size(); at += workers)
                if (const auto& [cell, by] = plants[at];
                    !noticed(copy, cell.file, cells::changed(copy.read(cell.file), cell, by)))
                    missed << told(plants[at]);
            return missed;
        }));
    QStringList all;
    for (auto& one : found)
        all += one.get();
    return all;
}

} // namespace

class Cells : public QObject {
    Q_OBJECT

    std::map<std::string, std::vector<Cell>> cellsOf; // by file

private slots:
    void initTestCase()
    {
        for (const std::string& file : cells::files(source))
            cellsOf[file] = cells::of(source, file);
        QVERIFY(cellsOf.size() > 100);
    }

    // What is not changed is not noticed: the programs are green over a copy as it is.
    void asItIs()
    {
        const tables::Copy copy(source);
        std::set<QString> asked;
        for (const auto& [file, all] : cellsOf)
            for (const Asked& one : std::ranges::any_of(all, isFigure) ? askedAbout(file) : std::vector<Asked>())
                if (asked.insert(one.program + one.tests.join(u' ') + one.specs).second
                    && (asked.size() % 8 == 1 || qEnvironmentVariableIsSet("STRATEGIKON_FULL")))
                    QVERIFY2(passes(copy, one), qPrintable(one.program + u' ' + one.tests.join(u' ') + one.specs));
    }

    // Of each file a fixed part of the figures, each changed one way; with STRATEGIKON_FULL all of them, both ways.
    void figures_data()
    {
        QTest::addColumn<std::string>("file");
        for (const auto& [file, all] : cellsOf)
            if (std::ranges::any_of(all, isFigure))
                QTest::newRow(file.c_str()) << file;
    }
    void figures()
    {
        QFETCH(std::string, file);
        const bool full = qEnvironmentVariableIsSet("STRATEGIKON_FULL");
        auto all = cellsOf.at(file);
        std::erase_if(all, [](const Cell& cell) { return !isFigure(cell); });
        std::vector<Plant> plants;
        for (std::size_t at = 0; at < all.size(); ++at) {
            if (full || at % share == all.size() / 2 % share)
                plants.push_back({all[at], at % 2 ? 1 : -1});
            if (full)
                plants.push_back({all[at], -plants.back().by});
        }
        const QStringList missed = unnoticed(plants, full ? std::max(1u, std::thread::hardware_concurrency()) : 1);
        qInfo("%d of %d changes not noticed; %d figures", int(missed.size()), int(plants.size()), int(all.size()));
        for (const QString& one : missed)
            qInfo("nobody notices %s", qPrintable(one));
        QVERIFY(missed.isEmpty());
    }

    // Each row of untold.txt is still about a cell.
    void untold()
    {
        for (const auto& row : tables::read(QStringLiteral("untold")).rows) {
            QVERIFY2(row.size() == 3 && !row[2].text.isEmpty(), qPrintable(row[0].text));
            const bool met = std::ranges::any_of(cellsOf, [&](const auto& file) {
                const auto& all = file.second;
                return std::ranges::any_of(all, [&](const Cell& cell) { return fits(row, cell); });
            });
            QVERIFY2(met, qPrintable(row[0].text + u' ' + row[1].text));
        }
    }

    void cited()
    {
        QStringList lines{QStringLiteral("# Where rules are printed, pictures, example battles and lessons: their"
                                         " figures, as STRATEGIKON_WRITE=1 writes them (tst_cells.cpp)."),
            QStringLiteral("file | cells | digest")};
        for (const auto& [file, all] : cellsOf) {
            QCryptographicHash digest(QCryptographicHash::Sha1);
            int count = 0;
            for (const Cell& cell : all)
                if (cell.cited) {
                    ++count;
                    digest.addData((cell.path + u' ').toUtf8() + QByteArray::fromStdString(cell.written) + '\n');
                }
            if (count > 0)
                lines << QStringLiteral("%1 | %2 | %3")
                             .arg(QString::fromStdString(file))
                             .arg(count)
                             .arg(QString::fromLatin1(digest.result().toHex().left(12)));
        }
        QFile kept(QStringLiteral(SOURCE_DIR "/tests/tables/cited.txt"));
        if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE")) {
            QVERIFY(kept.open(QIODevice::WriteOnly | QIODevice::Text));
            kept.write(lines.join(u'\n').toUtf8() + '\n');
            return;
        }
        QVERIFY(kept.open(QIODevice::ReadOnly | QIODevice::Text));
        const QStringList wanted = QString::fromUtf8(kept.readAll()).trimmed().split(u'\n');
        for (const QString& line : lines)
            QVERIFY2(wanted.contains(line),
                qPrintable(line
                    + QStringLiteral(" is not kept; look at the change, then "
                                     "write cited.txt with STRATEGIKON_WRITE=1")));
        QCOMPARE(lines.size(), wanted.size());
    }
};

QTEST_GUILESS_MAIN(Cells)
#include "tst_cells.moc"
