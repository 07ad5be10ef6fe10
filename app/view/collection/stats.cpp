#include "stats.h"

#include "app/words/words.h"
#include "rules/alike.h"

#include <algorithm>

namespace strategikon {

namespace {

// Columns the builder shows in words or elsewhere.
bool isStat(const SystemFormat& format, const std::string& column)
{
    return column != format.typeColumn && isFigure(format, column);
}

// Words need no heading to be understood; figures do.
bool speaks(const QString& cell)
{
    constexpr auto shortest = 4;
    return cell.at(0).isLetter()
        && std::count_if(cell.begin(), cell.end(), [](QChar c) { return c.isLetter(); }) >= shortest;
}

} // namespace

std::vector<int> statColumns(const System& system, const ArmyList& list)
{
    const SystemFormat& format = system.format();
    std::vector<int> columns;
    for (std::size_t i = 0; i < format.columns.size(); ++i) {
        const bool used = std::any_of(list.lines.begin(), list.lines.end(),
            [&](const Line& line) { return i < line.printed.size() && saysSomething(line.printed[i]); });
        if (used && isStat(format, format.columns[i])) {
            columns.push_back(static_cast<int>(i));
        }
    }
    return columns;
}

QStringList statHeadings(const System& system, const std::vector<int>& columns)
{
    QStringList headings;
    for (int column : columns) {
        headings << headingOf("columns", system.format().columns[column]);
    }
    return headings;
}

QList<int> lettersOf(const System& system, const ArmyList& list, const std::vector<int>& columns)
{
    const QStringList headings = statHeadings(system, columns);
    QList<int> most;
    for (const QString& heading : headings) {
        most << int(heading.size());
    }
    const auto look = [&](const Row& row) {
        const QStringList cells = statCells(row, columns);
        for (qsizetype i = 0; i < cells.size(); ++i) {
            most[i] = std::max(most[i], int(cells[i].size()));
        }
    };
    std::for_each(list.lines.begin(), list.lines.end(), look);
    std::for_each(list.options.begin(), list.options.end(), look);
    return most;
}

QStringList statCells(const Row& row, const std::vector<int>& columns)
{
    QStringList cells;
    for (int column : columns) {
        const std::string cell = column < static_cast<int>(row.printed.size()) ? row.printed[column] : "";
        cells << (saysSomething(cell) ? translated(cell) : QStringLiteral("–"));
    }
    return cells;
}

QString statsOf(const System& system, const Row& row, const QString& between)
{
    const SystemFormat& format = system.format();
    QStringList parts;
    for (std::size_t i = 0; i < format.columns.size() && i < row.printed.size(); ++i) {
        if (isStat(format, format.columns[i]) && saysSomething(row.printed[i])) {
            const QString cell = translated(row.printed[i]);
            parts << (speaks(cell) ? cell : headingOf("columns", format.columns[i]) + u' ' + cell);
        }
    }
    return parts.join(between);
}

QString typeOf(const System& system, const Row& row)
{
    const SystemFormat& format = system.format();
    const auto column = std::find(format.columns.begin(), format.columns.end(), format.typeColumn);
    const auto at = static_cast<std::size_t>(column - format.columns.begin());
    return at < row.printed.size() ? translated(row.printed[at]) : QString();
}

const SpecialRule* ruleOf(const System& system, const ArmyList& list, const std::string& id)
{
    for (const SpecialRule& rule : list.rules) {
        if (rule.id == id) {
            return &rule;
        }
    }
    for (const SpecialRule& rule : system.specials(list.edition)) {
        if (rule.id == id) {
            return &rule;
        }
    }
    return nullptr;
}

QString specialsOf(const System& system, const ArmyList& list, const Row& row)
{
    QStringList names;
    for (const std::string& id : row.special) {
        const SpecialRule* rule = ruleOf(system, list, id);
        names << (rule != nullptr ? translated(rule->name) : headingOf("rules", id));
    }
    return names.join(QStringLiteral(", "));
}

} // namespace strategikon
