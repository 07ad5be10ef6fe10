#include "app/exchange/tables.h"

#include "app/exchange/names.h"
#include "app/exchange/patterns.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>

namespace strategikon::exchange {

namespace {

enum class Role { none, entry, name, ownName, count, stands, points, upgrades, block, note };
using Roles = std::vector<Role>;
using Split = std::function<QStringList(const QString&)>;

// Headings as spreadsheets and other programs have them; folded, so that case and plural make no difference.
Role roleOf(const QString& cell)
{
    static const std::vector<std::pair<Role, QStringList>> words{
        {Role::entry, {"entry"}},
        {Role::name,
            {"unit", "unit name", "name", "troop", "troop type", "description", "regiment", "battle group", "element",
                "einheit", "truppe", "unite", "troupe", "nom", "unidad", "nombre", "unita"}},
        {Role::ownName, {"own name", "nickname"}},
        {Role::count,
            {"count", "number", "number of unit", "no", "nr", "num", "qty", "quantity", "amount", "how many", "x",
                "anzahl", "menge", "quantite", "cantidad", "quantita"}},
        {Role::stands, {"stand", "base", "model", "figure"}}, // of how many units nobody says
        {Role::points,
            {"point", "pt", "cost", "total", "total cost", "total point", "price", "value", "punkte", "kosten", "cout",
                "punto", "punti"}},
        {Role::upgrades, {"upgrade", "option", "equipment", "extra", "mount", "wargear", "selection", "ausrustung"}},
        {Role::block, {"contingent", "command"}},
        {Role::note, {"note", "remark", "comment", "bemerkung"}},
    };
    if (cell.trimmed() == u"#")
        return Role::count;
    const QString plain = QString::fromStdString(folded(cell.toStdString()));
    for (const auto& [role, names] : words)
        if (names.contains(plain))
            return role;
    return Role::none;
}

bool has(const Roles& roles, Role role) { return std::ranges::find(roles, role) != roles.end(); }

// Nothing where the cells are no headings.
Roles rolesOf(const QStringList& cells)
{
    Roles roles;
    for (const QString& cell : cells) {
        const Role role = roleOf(cell);
        roles.push_back(has(roles, role) ? Role::none : role);
    }
    const bool named = has(roles, Role::entry) || has(roles, Role::name);
    const bool told = has(roles, Role::count) || has(roles, Role::points) || has(roles, Role::stands);
    return named && told ? roles : Roles();
}

// A table of its own among those that stand side by side in a spreadsheet.
struct Columns {
    qsizetype from = 0, many = -1; // all
    Roles roles{};
};

// Where the first heading that says something comes again, another table begins.
std::vector<Columns> columnsOf(const QStringList& cells)
{
    Roles all;
    for (const QString& cell : cells)
        all.push_back(roleOf(cell));
    const auto first = std::ranges::find_if(all, [](Role one) { return one != Role::none; });
    if (first == all.end() || rolesOf(cells).empty())
        return {};
    const auto again = std::find(first + 1, all.end(), *first);
    std::vector<Columns> tables;
    const qsizetype wide = again - first;
    for (qsizetype from = first - all.begin(); again != all.end() && from < cells.size(); from += wide)
        if (auto roles = rolesOf(cells.mid(from, wide)); !roles.empty())
            tables.push_back({from, wide, std::move(roles)});
    return tables.size() > 1 ? tables : std::vector{Columns{0, -1, rolesOf(cells)}};
}

// "No.", "#": of units, or of the rows.
bool mayNumberRows(const QString& cell)
{
    static const std::vector<std::string> words{"no", "nr", "num"};
    return cell.trimmed() == u"#" || std::ranges::find(words, folded(cell.toStdString())) != words.end();
}

// 1, 2, 3 and so on
bool areNumbered(const std::vector<PastedLine>& rows)
{
    int before = 0;
    return rows.size() > 2
        && std::ranges::all_of(rows, [&](const PastedLine& row) { return row.counted && row.count == ++before; });
}

// "a;"";b";c" as spreadsheets write it; blanks around cells mean nothing.
QStringList quotedCells(const QString& line, QChar separator)
{
    QStringList cells;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (quoted && c == u'"' && i + 1 < line.size() && line[i + 1] == u'"')
            cell += line[i++];
        else if (c == u'"' && (quoted || cell.trimmed().isEmpty()))
            quoted = !quoted;
        else if (c == separator && !quoted)
            cells << std::exchange(cell, {}).trimmed();
        else
            cell += c;
    }
    return cells << cell.trimmed();
}

// "| 4 | Archers |", with or without the outer bars; a bar with a backslash is part of a cell.
QStringList barredCells(const QString& line)
{
    static const Pattern bar(QStringLiteral(R"((?<!\\)\|)"));
    QString inner = line.trimmed();
    if (inner.startsWith(u"||"))
        return {line};
    if (inner.startsWith(u'|'))
        inner.remove(0, 1);
    if (inner.endsWith(u'|') && !inner.endsWith(u"\\|"))
        inner.chop(1);
    QStringList cells;
    for (const QString& cell : inner.split(bar))
        cells << cell.trimmed();
    return cells;
}

struct Cut {
    QChar sign;
    Split split;
};

const std::vector<Cut>& cuts()
{
    const auto quoted = [](QChar sign) {
        return Cut{sign, [sign](const QString& line) { return quotedCells(line, sign); }};
    };
    static const std::vector<Cut> all{quoted(u'\t'), {u'|', barredCells}, quoted(u';'), quoted(u',')};
    return all;
}

bool isFigure(const QString& cell)
{
    static const Pattern figure(
        QStringLiteral(R"(^(?:[x×✕]\s*)?[+\-−]?\d[\d.,’' ]*(?:[x×✕]|points?|pts?\.?)?$)"), caseless);
    return figure.match(cell).hasMatch();
}

// Whether a line without headings is a row of cells; commas and semicolons also part phrases.
bool isRow(const QString& line, QChar sign, const QStringList& cells)
{
    const auto filled = std::ranges::count_if(cells, [](const QString& cell) { return !cell.isEmpty(); });
    if (filled < 2)
        return false;
    if (sign == u'|')
        return line.trimmed().startsWith(u'|') || cells.size() > 2;
    if (sign == u',' && line.contains(u", ") && !line.contains(u'"'))
        return false;
    static const Pattern parting(QStringLiteral(R"((?<!\d),|,(?!\d))")); // "3 x Chariots 240,00 pts" has only decimals
    if (sign == u',' && !line.contains(parting))
        return false;
    return std::ranges::any_of(cells, isFigure);
}

void putCount(const QString& cell, PastedLine& line)
{
    QString digits = cell;
    static const Pattern times(QStringLiteral(R"(^[x×✕]\s*|\s*[x×✕]$)"), caseless);
    digits.remove(times);
    const auto value = figureIn(digits);
    const bool whole = value && *value == std::floor(*value) && std::abs(*value) < 1e6;
    line.counted = true;
    line.count = whole ? int(*value) : 0;
    line.written = (whole ? digits : cell).toStdString();
}

// Spreadsheets are kept from taking a text for a formula by a sign that is no part of it.
QString unguarded(const QString& cell)
{
    static const Pattern guard(QStringLiteral("^'(?=[=+\\-@])"));
    return QString(cell).remove(guard);
}

void putCell(Role role, const QString& cell, PastedLine& line)
{
    switch (role) {
    case Role::entry:
        line.entry = cell.toStdString();
        break;
    case Role::ownName:
        line.ownName = unguarded(cell).toStdString();
        break;
    case Role::count:
        putCount(cell, line);
        break;
    case Role::points:
        line.points = int(std::clamp(figureIn(cell).value_or(0), 0.0, 1e5));
        break;
    case Role::upgrades:
        addParts(cell, line, line.options);
        break;
    case Role::block:
        line.block = cell.toStdString();
        break;
    case Role::note:
        line.note = unguarded(cell).toStdString();
        break;
    default:
        break;
    }
}

std::optional<PastedLine> headedRow(const QStringList& cells, const Roles& roles, int number, Ranks& ranks)
{
    const auto cellOf = [&](Role role) {
        const auto at = std::ranges::find(roles, role) - roles.begin();
        return at < cells.size() && at < std::ssize(roles) ? cells[at] : QString();
    };
    const QString name = cellOf(Role::name).isEmpty() ? cellOf(Role::entry) : cellOf(Role::name);
    static const Pattern letter(QStringLiteral(R"(\p{L})"));
    if (!letter.match(name).hasMatch())
        return {};
    PastedLine line = lineOf(name, number, ranks);
    line.cells = line.headed = true;
    line.indent = line.rank = 0;
    for (qsizetype i = 0; i < cells.size() && i < std::ssize(roles); ++i)
        if (!cells[i].isEmpty() && cells[i] != u"-" && cells[i] != u"–")
            putCell(roles[std::size_t(i)], cells[i], line);
    line.countless = !line.counted && (has(roles, Role::count) || has(roles, Role::stands));
    return line;
}

// The first words are the name; figures are told apart by the list's prices later.
PastedLine bareRow(const QStringList& cells, int number, Ranks& ranks)
{
    const auto name = std::ranges::find_if(cells, [](const QString& cell) {
        static const Pattern letter(QStringLiteral(R"(\p{L}{2})"));
        return letter.match(cell).hasMatch() && !isFigure(cell);
    });
    PastedLine line = lineOf(name == cells.end() ? cells.join(u' ') : *name, number, ranks);
    line.cells = true;
    line.indent = line.rank = 0;
    static const Pattern times(QStringLiteral(R"(^[x×✕]|[x×✕]$)"), caseless), sized(QStringLiteral("p"), caseless);
    for (auto cell = cells.begin(); cell != cells.end() && name != cells.end(); ++cell) {
        if (cell == name || cell->isEmpty())
            continue;
        if (!isFigure(*cell)) {
            line.pieces.push_back(trimmed(*cell).toStdString());
            addParts(*cell, line, line.options);
        } else if (cell->contains(times) || (cell < name && !line.counted && figureIn(*cell).value_or(0) < 1)) {
            putCount(*cell, line);
        } else if (!cell->contains(sized)) {
            line.lead = line.lead || (cell < name && line.figures.empty());
            const double value = figureIn(*cell).value_or(-1);
            line.figures.push_back(value == std::floor(value) && value < 1e6 ? int(value) : -1);
            line.pieces.push_back(cell->toStdString());
        }
    }
    return line;
}

// Where columns are only set apart by blanks: the blanks that all rows share part them.
Split gutters(const std::vector<TextLine>& source, std::size_t from, std::size_t to)
{
    std::vector<bool> used;
    for (std::size_t i = from; i < to; ++i)
        for (qsizetype at = 0; at < source[i].text.size(); ++at) {
            if (std::ssize(used) <= at)
                used.resize(std::size_t(at) + 1);
            used[std::size_t(at)] = used[std::size_t(at)] || !source[i].text[at].isSpace();
        }
    std::vector<std::pair<qsizetype, qsizetype>> spans; // begin, end
    for (std::size_t at = 0; at < used.size(); ++at) {
        if (!used[at])
            continue;
        if (spans.empty() || qsizetype(at) - spans.back().second > 1)
            spans.emplace_back(at, at + 1);
        else
            spans.back().second = qsizetype(at) + 1;
    }
    return [spans](const QString& line) {
        QStringList cells;
        for (const auto& [begin, end] : spans)
            cells << line.mid(begin, end - begin).trimmed();
        return cells;
    };
}

class Table {
public:
    Table(const std::vector<TextLine>& source, std::size_t& at, Ranks& ranks) : source(source), at(at), ranks(ranks) {}

    std::vector<PastedLine> read()
    {
        static const Pattern announced(QStringLiteral(R"(^\s*"?sep=.?"?\s*$)"), caseless);
        const QString& line = source[at].text;
        if (announced.match(line).hasMatch()) {
            ++at;
            return {};
        }
        for (const Cut& cut : cuts())
            if (const QStringList cells = cut.split(line); !rolesOf(cells).empty())
                return headed(cut.split, cut.sign, end(cut));
        if (auto rows = columned(); !rows.empty())
            return rows;
        for (const Cut& cut : cuts())
            if (const QStringList cells = cut.split(line); line.contains(cut.sign) && isRow(line, cut.sign, cells))
                return {bareRow(cells, source[at++].number, ranks)};
        return {};
    }

private:
    // A table with a separator ends where two lines lack it.
    std::size_t end(const Cut& cut) const
    {
        std::size_t to = at + 1;
        for (std::size_t i = at + 1; i < source.size(); ++i) {
            const bool blank = source[i].text.trimmed().isEmpty();
            if (source[i].text.contains(cut.sign) || open(to, cut.sign))
                to = i + 1;
            else if (!blank || i > to)
                break;
        }
        return to;
    }

    // Whether a cell in quotes goes on behind the lines before `to`.
    bool open(std::size_t to, QChar sign) const
    {
        if (sign == u'|')
            return false;
        qsizetype quotes = 0;
        for (std::size_t i = at; i < to; ++i)
            quotes += source[i].text.count(u'"');
        return quotes % 2 != 0;
    }

    std::vector<PastedLine> columned()
    {
        static const Pattern gap(QStringLiteral(" {2,}"));
        if (rolesOf(source[at].text.trimmed().split(gap)).empty())
            return {};
        std::size_t to = at;
        while (to < source.size() && !source[to].text.trimmed().isEmpty())
            ++to;
        return headed(gutters(source, at, to), QChar(), to);
    }

    std::vector<PastedLine> headed(const Split& split, QChar sign, std::size_t to)
    {
        std::vector<PastedLine> rows;
        std::vector<Columns> tables; // side by side
        bool numbered = false, again = false;
        while (at < to) {
            const int number = source[at].number;
            QString line = source[at++].text;
            while (!sign.isNull() && sign != u'|' && line.count(u'"') % 2 != 0 && at < to)
                line += u'\n' + source[at++].text;
            const QStringList cells = split(line);
            if (auto headings = columnsOf(cells); !headings.empty()) {
                again = !rows.empty();
                tables = std::move(headings);
                numbered = numbered || std::ranges::any_of(cells, mayNumberRows);
                continue;
            }
            for (const Columns& one : tables)
                if (auto row = headedRow(cells.mid(one.from, one.many), one.roles, number, ranks)) {
                    row->again = std::exchange(again, false);
                    rows.push_back(std::move(*row));
                }
        }
        if (numbered && areNumbered(rows))
            for (PastedLine& row : rows) {
                row.counted = false;
                row.countless = true;
                row.count = 1;
            }
        return rows;
    }

    const std::vector<TextLine>& source;
    std::size_t& at;
    Ranks& ranks;
};

} // namespace

std::vector<PastedLine> tableRows(const std::vector<TextLine>& source, std::size_t& at, Ranks& ranks)
{
    return Table(source, at, ranks).read();
}

} // namespace strategikon::exchange
