// Warmaster Ancients: the 25 lists in both editions and the designer against the second typing, cell by cell.
#include "table.h"

#include "rules/catalogue.h"
#include "tests/data.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace strategikon;

namespace {

using Words = std::map<QString, QString>; // cells by heading

QString text(const std::string& written) { return QString::fromStdString(written); }

Words wordsOf(const tables::Table& table, const QList<tables::Cell>& row)
{
    Words words;
    for (int i = 0; i < table.headings.size() && i < row.size(); ++i)
        words[table.headings[i]] = row[i].text;
    return words;
}

// "+2" and 2 are the same, "8,9" and "9/8" too.
QString plain(QString cell)
{
    if (cell.startsWith(u'+'))
        cell.remove(0, 1);
    QStringList parts = cell.replace(u',', u'/').split(u'/');
    parts.sort();
    return parts.join(u'/');
}

// Chariot and Chariots, Elephant and Elephants are the same types.
QString plural(const QString& type)
{
    return type == QStringLiteral("chariot") || type == QStringLiteral("elephant") ? type + u's' : type;
}

QString ruleName(const std::string& id) { return text(id).replace(u'-', u' '); }

// Those of the shared rules that are printed as notes; mounts and portents have notes of their own.
QString rulesOf(const std::vector<std::string>& ids, const std::set<QString>& known)
{
    QStringList names;
    for (const std::string& id : ids)
        if (known.contains(ruleName(id)))
            names << ruleName(id);
    names.sort();
    return names.isEmpty() ? QStringLiteral("-") : names.join(QStringLiteral(", "));
}

QString sorted(const QString& names)
{
    QStringList all = names.split(QStringLiteral(", "));
    all.sort();
    return all.join(QStringLiteral(", "));
}

QString number(int value, int nothing) { return value == nothing ? QStringLiteral("-") : QString::number(value); }

} // namespace

class WarmasterLists : public QObject {
    Q_OBJECT

    const System* system = nullptr;
    std::unique_ptr<Catalogue> catalogue;
    std::map<QString, std::vector<Words>> typed; // by list, as printed
    std::set<QString> notes;                     // rules that are named there

    QString cell(const Row& row, const char* column) const
    {
        const auto& columns = system->format().columns;
        const auto at = std::ranges::find(columns, column) - columns.begin();
        const std::string& written = row.printed[std::size_t(at)];
        return text(written.empty() ? "-" : written);
    }

    Words wordsOf(const Row& row, const QString& type) const
    {
        Words words{{"troop", text(row.name)}, {"type", plural(type)}, {"line", QString::number(row.source.line)}};
        for (const char* column : {"attack", "range", "hits", "armour", "command", "size"})
            words[column] = plain(cell(row, column));
        words["least"] = number(row.bounds.least, 0);
        words["most"] = number(row.bounds.most, unlimited);
        words["per"] = row.bounds.per == Per::army ? "army" : "1000";
        words["points"] = QString::number(row.price);
        words["rules"] = rulesOf(row.special, notes);
        return words;
    }

    // A set is paid once: its price is in the printed cell of one of its rows.
    Words wordsOf(const ArmyList& list, int at) const
    {
        const Option& option = list.options[std::size_t(at)];
        const QString type = option.kind == "portent" ? QStringLiteral("portents") : cell(option, "type").toLower();
        Words words = wordsOf(option, type);
        for (const Tie& tie : list.ties)
            if (tie.kind == Tie::Kind::set && option.price == 0 && std::ranges::count(tie.options, at)) {
                const QString printed = plain(cell(option, "points"));
                words["points"] = printed == QStringLiteral("-") ? printed : QString::number(tie.price);
            }
        return words;
    }

    // What the errata change, laid over what is printed.
    static void correct(std::vector<Words>& rows, const Words& correction)
    {
        const auto row = std::ranges::find_if(rows, [&](const Words& one) {
            return one.at("troop") == correction.at("troop") && one.at("type") == correction.at("type");
        });
        if (row == rows.end())
            return rows.push_back(correction);
        for (const auto& [heading, word] : correction)
            if (!word.isEmpty() && heading != QStringLiteral("line"))
                (*row)[heading] = word;
    }

    std::vector<Words> typedIn(const QString& list, const QString& edition) const
    {
        std::vector<Words> rows = typed.at(list);
        if (edition == QStringLiteral("errata")) {
            const tables::Table table = tables::read(QStringLiteral("warmaster/corrections"));
            for (const auto& row : table.rows)
                if (row[0].text == list)
                    correct(rows, ::wordsOf(table, row));
        }
        return rows;
    }

    // Each row that is typed is there, with these cells, and there are no more.
    static void compare(std::vector<Words> wanted, const std::vector<Words>& found)
    {
        for (Words& row : wanted) {
            const auto same = std::ranges::find_if(found,
                [&](const Words& one) { return one.at("troop") == row["troop"] && one.at("line") == row["line"]; });
            QVERIFY2(same != found.end(), qPrintable("no row " + row["troop"] + " of line " + row["line"]));
            row["type"] = plural(row["type"]);
            row["rules"] = sorted(row["rules"]);
            row["command"] = plain(row["command"]);
            for (const auto& [heading, word] : *same)
                QVERIFY2(word == row[heading],
                    qPrintable(row["troop"] + ", " + heading + ": " + word + ", typed " + row[heading]));
        }
        QCOMPARE(found.size(), wanted.size());
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path data = dataFolder();
        setRoots({data / "lists", data / "rules", data / "schema", {}});
        system = findSystem("warmaster");
        QVERIFY(system);
        catalogue = std::make_unique<Catalogue>();
        const tables::Table table = tables::read(QStringLiteral("warmaster/lists"));
        for (const auto& row : table.rows) {
            const Words words = ::wordsOf(table, row);
            typed[words.at("list")].push_back(words);
            for (const QString& rule : words.at("rules").split(QStringLiteral(", ")))
                notes.insert(rule);
        }
        QCOMPARE(int(table.rows.size()), 275);
        QCOMPARE(int(typed.size()), 25);
    }

    void figures_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("edition");
        for (const auto& [list, rows] : typed)
            for (const char* edition : {"rulebook", "errata"})
                QTest::newRow(qPrintable(list + u' ' + edition)) << list << QString(edition);
    }

    void figures()
    {
        QFETCH(QString, list);
        QFETCH(QString, edition);
        std::vector<Fault> faults;
        const ArmyList* ours = catalogue->find("warmaster", list.toStdString(), edition.toStdString(), faults);
        QVERIFY2(ours, describe(faults).c_str());
        std::vector<Words> found;
        for (const Line& line : ours->lines)
            found.push_back(wordsOf(line, cell(line, "type").toLower()));
        for (int option = 0; option < int(ours->options.size()); ++option)
            found.push_back(wordsOf(*ours, option));
        compare(typedIn(list, edition), found);
    }

    void noOther()
    {
        int lists = 0;
        for (const ListHeading& heading : catalogue->headings())
            lists += heading.system == "warmaster";
        QCOMPARE(lists, int(typed.size()));
    }

    // A typed row of the troop types is a type of the designer, or a type with the modifier behind the comma.
    void troopTypes_data()
    {
        QTest::addColumn<QString>("edition");
        QTest::newRow("rulebook") << "rulebook";
        QTest::newRow("errata") << "errata";
    }
    void troopTypes()
    {
        QFETCH(QString, edition);
        const Designer& designer = *system->designer(edition.toStdString());
        const tables::Table table = tables::read(QStringLiteral("warmaster/troop-types"));
        QCOMPARE(table.rows.size(), qsizetype(designer.types().size()) + 1);
        for (const auto& row : table.rows) {
            Words typedRow = ::wordsOf(table, row);
            const bool lighter = typedRow["type"].endsWith(QStringLiteral(", armour 6+"));
            const std::string name = typedRow["type"].section(u',', 0, 0).toStdString();
            const auto type =
                std::ranges::find_if(designer.types(), [&](const TroopType& one) { return one.name == name; });
            QVERIFY2(type != designer.types().end(), name.c_str());
            std::vector<ChosenModifier> chosen;
            if (lighter)
                chosen.push_back({"lighter-armour", {}});
            const auto design = designer.design(type->id, chosen);
            QVERIFY(bool(design));
            const int line = lighter ? designer.modifier("lighter-armour")->source.line : type->source.line;
            Words found{{"class", plural(text(design->row.textOr("type")).toLower())}, {"line", QString::number(line)},
                {"points", QString::number(design->points)}, {"rules", rulesOf(design->row.textsOf("special"), notes)}};
            for (const char* column : {"attack", "range", "hits", "armour", "size"})
                found[column] = text(design->row.textOr(column, "-"));
            typedRow["rules"] = sorted(typedRow["rules"]);
            for (const auto& [heading, word] : found)
                QVERIFY2(word == typedRow[heading],
                    qPrintable(typedRow["type"] + ", " + heading + ": " + word + ", typed " + typedRow[heading]));
        }
    }

    // What a modifier adds to the points and to a figure.
    void modifiers_data() { troopTypes_data(); }
    void modifiers()
    {
        QFETCH(QString, edition);
        const Designer& designer = *system->designer(edition.toStdString());
        const tables::Table table = tables::read(QStringLiteral("warmaster/points-modifiers"));
        int compared = 0;
        for (const auto& row : table.rows) {
            Words wanted = ::wordsOf(table, row);
            if (wanted["edition"] != QStringLiteral("both") && wanted["edition"] != edition)
                continue;
            const Modifier* ours = designer.modifier(wanted["modifier"].toStdString());
            if (!ours)
                continue; // an encampment is no unit to be designed
            ++compared;
            const auto [least, most] = std::minmax_element(ours->prices.begin(), ours->prices.end());
            QCOMPARE(QString::number(*least), wanted["least"]);
            QCOMPARE(QString::number(*most), wanted["most"]);
            for (const char* column : {"attack", "hits"}) {
                const Node* added = ours->row.find("add", column);
                QCOMPARE(added ? QString::number(amountIn(added->written())) : QStringLiteral("-"), wanted[column]);
            }
            const bool corrected = wanted["edition"] == QStringLiteral("errata") && wanted["modifier"] == "camels";
            if (!corrected) // the row stays where it is printed
                QCOMPARE(QString::number(ours->source.line), wanted["line"].section(u'-', 0, 0));
        }
        QCOMPARE(compared + 1, int(designer.modifiers().size())); // and lighter armour, which is a typed row of types
    }
};

QTEST_APPLESS_MAIN(WarmasterLists)
#include "tst_warmaster_lists.moc"
