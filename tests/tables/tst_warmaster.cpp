// Warmaster Ancients: the terrain charts and arms against the second typing. Every line typed there is in the charts,
// cell by cell, and the charts have no other.
#include "table.h"

#include "rules/arms.h"
#include "rules/battlefield.h"
#include "rules/tables.h"
#include "tests/data.h"

#include <QTest>

#include <filesystem>

using namespace strategikon;
using namespace strategikon::field;

namespace {

// The second typing's words for kinds of terrain.
QString groundOf(const std::string& kind)
{
    static const std::map<std::string, QString> words{{"cliff", "sheer cliffs"}, {"village", "built-up area"},
        {"broken", "broken ground"}, {"low-obstacle", "low linear obstacle"},
        {"high-obstacle", "high linear obstacle"}};
    const auto known = words.find(kind);
    return known == words.end() ? QString::fromStdString(kind).replace(u'-', u' ') : known->second;
}

QString wayOf(const Variant& variant)
{
    static const std::map<std::string, QString> words{{"tor", "precipitous hill"}, {"forested", "forested hill"},
        {"wooded", "wooded hill"}, {"broken", "broken ground"}, {"low", "low earthwork"}, {"high", "high earthwork"}};
    const auto known = words.find(variant.id);
    return known == words.end() ? QString::fromStdString(variant.id).replace(u'-', u' ') : known->second;
}

QString partOf(const Part& part)
{
    const QString id = QString::fromStdString(part.id);
    return part.whole                   ? QStringLiteral("cover")
        : part.form == Part::Form::base ? QStringLiteral("hill")
        : part.form == Part::Form::road ? id + QStringLiteral(" out")
                                        : id;
}

QString number(double value) { return value == 0 ? QStringLiteral("-") : QString::number(value); }

QString half(double share)
{
    return share == 0 ? QStringLiteral("-") : share == .5 ? QStringLiteral("yes") : number(share);
}

QString edgeOf(const Variant& variant)
{
    return variant.shape == Shape::river ? QStringLiteral("river")
        : variant.edge == May::must      ? QStringLiteral("must")
        : variant.edge == May::may       ? QStringLiteral("may")
                                         : QStringLiteral("must not");
}

QString whereOf(const Part& part)
{
    return part.atEdge          ? QStringLiteral("borders the edge")
        : part.whole            ? QStringLiteral("all over")
        : part.round            ? QStringLiteral("round")
        : part.fromExit > 0     ? QStringLiteral("within ") + number(part.fromExit)
        : !part.through.empty() ? QStringLiteral("through the ") + QString::fromStdString(part.through)
        : !part.notWith.empty() ? QStringLiteral("or ") + QString::fromStdString(part.notWith)
                                : QStringLiteral("-");
}

QStringList cells(const QList<tables::Cell>& row)
{
    QStringList texts;
    for (const tables::Cell& cell : row)
        texts << cell.text;
    return texts;
}

} // namespace

class Warmaster : public QObject {
    Q_OBJECT

    const Battlefield* rules = nullptr;

    template <class Do>
    void eachVariant(Do act) const
    {
        for (const Chart& chart : rules->charts.charts)
            for (const Item& item : chart.items)
                for (const Variant& variant : item.variants)
                    act(QString::fromStdString(chart.name).toLower(), item, variant);
    }

    // Both tables hold the same rows; a difference is told with the row it is in.
    static void compare(const char* name, std::vector<QStringList> ours)
    {
        const tables::Table typed = tables::read(QString::fromLatin1(name));
        QVERIFY(!typed.rows.isEmpty());
        QCOMPARE(int(ours.size()), int(typed.rows.size()));
        for (const auto& row : typed.rows) {
            const auto same = std::ranges::find(ours, cells(row));
            QVERIFY2(same != ours.end(), qPrintable(cells(row).join(QStringLiteral(" | "))));
            ours.erase(same);
        }
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path source = dataFolder();
        setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
        rules = battlefieldOf(*findSystem("warmaster"));
        QVERIFY(rules);
        QVERIFY2(tableFaults().empty(), describe(tableFaults()).c_str());
    }

    void types()
    {
        std::vector<QStringList> ours;
        for (const Chart& chart : rules->charts.charts)
            ours.push_back({QString::fromStdString(chart.name).toLower(), QString::number(chart.least),
                QString::number(chart.most), QString::number(chart.rule.line)});
        compare("warmaster/terrain-types", ours);
    }

    void items()
    {
        std::vector<QStringList> ours;
        eachVariant([&](const QString& type, const Item& item, const Variant& v) {
            ours.push_back(
                {type, QString::number(item.least), QString::number(item.most), QString::number(item.rule.line),
                    wayOf(v), groundOf(v.kind), number(v.acrossMost), edgeOf(v), half(v.edgeShare), number(v.edgeMost),
                    number(v.depthMost), v.straddles ? QStringLiteral("yes") : QStringLiteral("no"),
                    v.reachShare > 0 ? half(v.reachShare).replace(QStringLiteral("yes"), QStringLiteral("half"))
                                     : number(v.reach),
                    number(v.stands)});
        });
        compare("warmaster/terrain-items", ours);
    }

    void parts()
    {
        std::vector<QStringList> ours;
        eachVariant([&](const QString& type, const Item& item, const Variant& v) {
            for (const Part& part : v.parts) {
                QStringList kinds;
                for (const std::string& kind : part.kinds)
                    kinds << groundOf(kind);
                ours.push_back(
                    {type, QString::number(item.least), wayOf(v), partOf(part), kinds.join(QStringLiteral(", ")),
                        QString::number(part.least), part.open ? QStringLiteral("any") : QString::number(part.most),
                        number(part.across), half(part.share), whereOf(part)});
            }
        });
        compare("warmaster/terrain-parts", ours);
    }

    // Who may enter what, in any formation and in column; what it does to orders and shots.
    void kinds()
    {
        const std::vector<std::vector<std::string>> troops{{"infantry"}, {"infantry", "skirmishers"},
            {"infantry", "phalanx"}, {"cavalry"}, {"chariots"}, {"elephants"}, {"artillery"}};
        static const char* covers[] = {"-", "defended", "fortified"};
        static const char* sights[] = {"over", "close", "blocked", "hill"};
        const auto yes = [](bool is) { return is ? QStringLiteral("yes") : QStringLiteral("no"); };
        std::vector<QStringList> ours;
        for (const Kind& kind : rules->kinds.all) {
            QStringList row{groundOf(kind.id), QString::number(kind.rules.front().line)};
            for (const auto& classes : troops)
                row << (mayEnter({&kind}, classes, false)  ? QStringLiteral("yes")
                        : mayEnter({&kind}, classes, true) ? QStringLiteral("column")
                                                           : QStringLiteral("no"));
            const auto listed = [](const std::vector<std::string>& classes) {
                QStringList all;
                for (const std::string& one : classes)
                    all << QString::fromStdString(one);
                return all.isEmpty() ? QStringLiteral("-") : all.join(QStringLiteral(", "));
            };
            ours.push_back(row << yes(kind.dense) << QString::fromLatin1(covers[int(kind.cover)]) << listed(kind.covers)
                               << QString::fromLatin1(sights[int(kind.sight)]) << yes(kind.water) << yes(kind.mayEnd)
                               << listed(kind.manned));
        }
        compare("warmaster/terrain-kinds", ours);
    }

    // Each figure of the arms decides for somebody.
    void arms()
    {
        const tables::Table table = tables::read(QStringLiteral("warmaster/arms"));
        QVERIFY(!table.rows.isEmpty());
        for (const auto& row : table.rows) {
            const std::string& arm = armsOf("warmaster").of([&](std::string_view column, std::string_view value) {
                const int at = table.column(QString::fromUtf8(column.data(), qsizetype(column.size())));
                return at >= 0 && row[at].text == QString::fromUtf8(value.data(), qsizetype(value.size()));
            });
            QVERIFY2(row[table.column("arm")].text.toStdString() == arm, qPrintable(row.last().text));
        }
    }
};

QTEST_APPLESS_MAIN(Warmaster)
#include "tst_warmaster.moc"
