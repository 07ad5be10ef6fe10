#include "rules/alike.h"

#include "rules/collection.h"

#include <set>

namespace strategikon {

bool isFigure(const SystemFormat& format, const std::string& column)
{
    static const std::set<std::string> elsewhere = {"min", "max", "note"};
    return column != format.priceColumn && !elsewhere.contains(column);
}

bool saysSomething(const std::string& cell) { return !cell.empty() && cell != "-"; }

namespace {

std::string cellOf(const Line& line, std::size_t column)
{
    const bool says = column < line.printed.size() && saysSomething(line.printed[column]);
    return says ? line.printed[column] : std::string();
}

// Price and bounds may differ from nation to nation; the models are the same.
bool sameFigures(const SystemFormat& format, const Line& a, const Line& b)
{
    if (a.name != b.name || a.stands != b.stands) {
        return false;
    }
    for (std::size_t i = 0; i < format.columns.size(); ++i) {
        if (isFigure(format, format.columns[i]) && cellOf(a, i) != cellOf(b, i)) {
            return false;
        }
    }
    return true;
}

} // namespace

std::vector<Alike> alike(
    Catalogue& catalogue, const std::string& systemId, const std::string& listId, const std::string& entry)
{
    std::vector<Alike> found;
    std::vector<Fault> faults;
    const System* system = findSystem(systemId);
    const ArmyList* mine = catalogue.find(systemId, listId, {}, faults);
    const int at = mine != nullptr ? mine->line(entry) : -1;
    if (system == nullptr || at < 0) {
        return found;
    }
    const Line wanted = mine->lines[at];
    for (const ListHeading& heading : catalogue.headings(*system)) {
        if (heading.id == listId) {
            continue;
        }
        if (const ArmyList* other = catalogue.find(heading.system, heading.id, {}, faults)) {
            for (const Line& line : other->lines) {
                if (sameFigures(system->format(), wanted, line)) {
                    found.push_back({reference(systemId, other->id, line.id), other->name, line.name});
                }
            }
        }
    }
    return found;
}

Alike named(Catalogue& catalogue, const std::string& text)
{
    Alike result{text, "", ""};
    const std::size_t slash = text.find('/'), hash = text.find('#');
    if (slash == std::string::npos || hash == std::string::npos || hash < slash) {
        return result;
    }
    std::vector<Fault> faults;
    const std::string list = text.substr(slash + 1, hash - slash - 1), entry = text.substr(hash + 1);
    result.entry = entry;
    if (const ArmyList* found = list == "*" ? nullptr : catalogue.find(text.substr(0, slash), list, {}, faults)) {
        result.nation = found->name;
        if (const int line = found->line(entry); line >= 0) {
            result.entry = found->lines[line].name;
        }
    }
    return result;
}

} // namespace strategikon
