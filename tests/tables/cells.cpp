#include "tests/tables/cells.h"

#include "model/text/yaml.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace cells {

namespace {

namespace fs = std::filesystem;
using strategikon::Node;

// "3", "-1", "6+", "0.5", "3x60", "8/9", "24-120", "30°"
bool isFigure(const Node& node)
{
    static const QRegularExpression figure(QStringLiteral("^[-+]?\\d+(\\.\\d+)?([-/x]\\d+)*[+°]?$"));
    return !node.quoted() && node.isScalar() && figure.match(QString::fromStdString(node.written())).hasMatch();
}

// Where a rule is printed; and what only the program's own pages, pictures and examples tell.
bool isCited(const std::string& file, const QString& path)
{
    static const std::set<QString> keys{"line", "page", "reason", "order"};
    const QStringList steps = path.split(u'/');
    return keys.contains(steps.back()) || path.startsWith(QStringLiteral("sections/"))
        || file.find("/battles/") != std::string::npos || file.ends_with("/drawings.yaml")
        || file.ends_with("/lessons.yaml") || file.ends_with("/glossary.yaml") || file.ends_with("/readings.yaml");
}

QString nameOf(const Node& row, std::size_t at)
{
    for (const char* key : {"id", "entry", "upgrade", "rule", "kind", "special", "type"})
        if (const std::string name = row.textOr(key); !name.empty())
            return QString::fromStdString(name);
    return u'#' + QString::number(at + 1);
}

void walk(const Node& node, const QString& path, const std::string& file, std::vector<Cell>& found)
{
    const QString below = path.isEmpty() ? path : path + u'/';
    for (const Node::Entry& entry : node.entries())
        walk(entry.node, below + QString::fromStdString(entry.key), file, found);
    for (std::size_t at = 0; at < node.items().size(); ++at)
        walk(node.items()[at], below + nameOf(node.items()[at], at), file, found);
    if (!isFigure(node))
        return;
    static const QRegularExpression digits(QStringLiteral("\\d+(\\.\\d+)?"));
    const QString written = QString::fromStdString(node.written());
    for (auto it = digits.globalMatch(written); it.hasNext();) {
        const auto one = it.next();
        found.push_back({file, path, node.line(), node.column() + int(one.capturedStart()),
            one.captured().toStdString(), isCited(file, path)});
    }
}

} // namespace

std::vector<Cell> of(const fs::path& source, const std::string& file)
{
    std::vector<Cell> found;
    if (const auto read = strategikon::readDocument((source / file).string()))
        walk(*read, {}, file, found);
    return found;
}

std::vector<std::string> files(const fs::path& source)
{
    std::vector<std::string> found;
    for (const char* folder : {"lists", "rules"})
        for (const auto& entry : fs::recursive_directory_iterator(source / folder))
            if (entry.path().extension() == ".yaml")
                found.push_back(fs::relative(entry.path(), source).string());
    std::ranges::sort(found);
    return found;
}

std::string changed(const std::string& text, const Cell& cell, int by)
{
    std::size_t at = 0;
    for (int line = 1; line < cell.line; ++line)
        at = text.find('\n', at) + 1;
    at += std::size_t(cell.column - 1);
    const std::string figure = QString::number(QString::fromStdString(cell.written).toDouble() + by).toStdString();
    return std::string(text).replace(at, cell.written.size(), figure);
}

} // namespace cells
