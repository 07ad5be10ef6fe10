// Every cell that a battle is played by is alive: a value one more, one less or none, a limit or a figure one more or
// less, a condition that always holds turns a spec red. Those that cite the paragraph of the row are asked first, then
// all others, then the armies of tests/specs.
#include "paragraphs.h"
#include "tests/tables/copy.h"

#include "rules/warmaster/play/attacks.h"
#include "rules/warmaster/play/command.h"
#include "rules/warmaster/play/driving.h"

#include "model/text/yaml.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <set>

using namespace playtest;
using namespace strategikon::warmasterPlay;

namespace {

const std::filesystem::path root = SOURCE_DIR;
constexpr const char* accountNames[] = {"attacks", "orders", "drives"};

// Where figures stand: lists of rows.
struct Rows {
    const char *table, *list;
};
constexpr Rows everywhere[] = {{"rules/warmaster/modifiers.yaml", "attacks"},
    {"rules/warmaster/modifiers.yaml", "orders"}, {"rules/warmaster/modifiers.yaml", "drives"},
    {"rules/warmaster/modifiers.yaml", "others"}, {"rules/warmaster/play.yaml", "rules"},
    {"rules/warmaster/specials.yaml", "specials"}};

struct Figured {
    std::string table{};
    int at = 0;
    std::string id{};
    Source source{};
};

std::set<std::string> wordsOf(const Node* listed)
{
    const auto all = listed == nullptr ? std::vector<std::string>() : listed->textsOf("enum");
    return {all.begin(), all.end()};
}

QString with(QString row, const QString& pattern, const QString& instead)
{
    return row.replace(QRegularExpression(pattern), instead);
}

// The row with one of its cells or conditions another, and what that is.
std::vector<std::pair<QString, QString>> variants(const QString& row)
{
    std::vector<std::pair<QString, QString>> all;
    const auto put = [&](const QString& name, const QString& text) { all.emplace_back(name, text); };
    for (const char* key : {"value", "most"}) {
        const QString cell = QStringLiteral("%1: (-?\\d+)").arg(QLatin1String(key));
        if (const auto found = QRegularExpression(cell).match(row); found.hasMatch())
            for (const int by : {-1, 1})
                put(QStringLiteral("%1%2%3")
                        .arg(QLatin1String(key))
                        .arg(by < 0 ? QStringLiteral("-") : QStringLiteral("+"))
                        .arg(1),
                    with(row, cell,
                        QStringLiteral("%1: %2").arg(QLatin1String(key)).arg(found.captured(1).toInt() + by)));
    }
    const auto cells = QRegularExpression(QStringLiteral("cells: \\{([^}]+)\\}")).match(row);
    QStringList own = cells.captured(1).split(QStringLiteral(", "), Qt::SkipEmptyParts);
    own.removeIf([](const QString& cell) { return cell.contains(u'.'); }); // that cell stands elsewhere
    for (const QString& cell : std::as_const(own))
        for (const int by : {-1, 1})
            put(QStringLiteral("%1 %2").arg(cell.section(u':', 0, 0)).arg(by),
                QString(row).replace(cell,

                    QStringLiteral("%1: %2").arg(cell.section(u':', 0, 0)).arg(cell.section(u' ', 1).toInt() + by)));
    if (row.contains(QStringLiteral("value:")))
        put(QStringLiteral("never"), with(row, QStringLiteral("value: -?\\d+"), QStringLiteral("value: 0")));
    if (row.contains(QStringLiteral("times:")))
        put(QStringLiteral("once"), with(row, QStringLiteral("times: [a-z0-9-]+, "), QString()));
    const auto when = QRegularExpression(QStringLiteral("when: \\[([^]]+)\\], ")).match(row);
    const QStringList words = when.captured(1).split(QStringLiteral(", "), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        QStringList others = words;
        others.removeOne(word);
        put(QStringLiteral("always %1").arg(word),
            with(row, QStringLiteral("when: \\[[^]]+\\], "),
                others.isEmpty() ? QString() : QStringLiteral("when: [%1], ").arg(others.join(QStringLiteral(", ")))));
    }
    return all;
}

} // namespace

class Alive : public QObject {
    Q_OBJECT

    tables::Copy copy_{root};

    // Rows that hold a figure, by the line on which it stands.
    static std::vector<Figured> all()
    {
        std::vector<Figured> found;
        for (const Rows& rows : everywhere) {
            const auto read = readDocument((root / rows.table).string());
            for (const Node& one : read->find(rows.list)->items())
                if (const Node* figure = one.find("value") ? one.find("value") : one.find("cells"))
                    found.push_back({rows.table, figure->place().line, one.textOr("id"),
                        {one.textOr("book", "rulebook"), int(one.integerOr("line", 0)), 0}});
        }
        return found;
    }

private slots:
    void initTestCase()
    {
        for (const Rows& rows : everywhere)
            QVERIFY(bool(readDocument((root / rows.table).string())));
    }

    // The words that the schema knows are those that the rules judge.
    void words()
    {
        const auto schema = readDocument((root / "rules/warmaster/modifiers.schema.json").string());
        QVERIFY(bool(schema));
        const strategikon::play::AccountWords judged[] = {attackWords(), orderWords(), driveWords()};
        for (std::size_t i = 0; i < std::size(judged); ++i) {
            const Node* row = schema->find("properties")->find(accountNames[i])->find("items")->find("properties");
            std::set<std::string> known;
            known.merge(wordsOf(row->find("when")->find("items")));
            known.merge(wordsOf(row->find("times")));
            std::set<std::string> words(judged[i].when.begin(), judged[i].when.end());
            words.insert(judged[i].times.begin(), judged[i].times.end());
            QCOMPARE(known, words);
        }
    }

    void rows_data()
    {
        QTest::addColumn<std::string>("table");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("citing");
        auto headings = readHeadings();
        const auto specs = readSpecs();
        QVERIFY2(bool(specs), specs ? "" : describe(specs.faults).c_str());
        for (const Figured& row : all()) {
            const Paragraph* at = paragraphAt(headings, row.source);
            QVERIFY2(at != nullptr, row.id.c_str());
            QStringList citing;
            for (const Spec& spec : *specs) {
                if (std::any_of(spec.from.begin(), spec.from.end(),
                        [&](const Source& from) { return paragraphAt(headings, from) == at; }))
                    citing << QString::fromStdString(spec.file);
            }
            QTest::addRow("%s, line %d", row.id.c_str(), row.at) << row.table << row.at << citing.join(u',');
        }
    }
    void rows()
    {
        QFETCH(std::string, table);
        QFETCH(int, at);
        QFETCH(QString, citing);
        const QString whole = QString::fromStdString(copy_.read(table)), row = whole.split(u'\n')[at - 1];
        QVERIFY2(!citing.isEmpty() || table.ends_with("specials.yaml"), "no spec cites its paragraph");
        QStringList dead;
        for (const auto& [name, text] : variants(row)) {
            QVERIFY2(text != row, qPrintable(name));
            copy_.write(table, QString(whole).replace(row, text).toStdString());
            if (isGreen(citing) && isGreen({}) && copy_.passes(QStringLiteral("specs/tst_specs_findings"), {}, {}))
                dead << name;
        }
        copy_.write(table, whole.toStdString());
        QVERIFY2(dead.isEmpty(), qPrintable(dead.join(QStringLiteral(", ")) + QStringLiteral(" of ") + citing));
    }

private:
    bool isGreen(const QString& specs) const { return copy_.passes("play/tst_play_specs", {}, specs); }
};

QTEST_GUILESS_MAIN(Alive)
#include "tst_alive.moc"
