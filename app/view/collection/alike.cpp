#include "alike.h"

#include "app/view/session.h"
#include "owned.h"
#include "stats.h"

#include <algorithm>

namespace strategikon {

namespace {

// Price and bounds may differ from nation to nation; the models are the same.
bool sameFigures(const System& system, const Line& a, const Line& b)
{
    return a.name == b.name && a.stands == b.stands && typeOf(system, a) == typeOf(system, b)
        && statsOf(system, a, QStringLiteral(" ")) == statsOf(system, b, QStringLiteral(" "));
}

} // namespace

std::vector<Alike> alike(
    Session& session, const std::string& systemId, const std::string& listId, const std::string& entry)
{
    std::vector<Alike> found;
    std::vector<Fault> faults;
    const System* system = findSystem(systemId);
    const ArmyList* mine = session.catalogue().find(systemId, listId, {}, faults);
    const int at = mine != nullptr ? mine->line(entry) : -1;
    if (system == nullptr || at < 0) {
        return found;
    }
    const Line wanted = mine->lines[at];
    for (const ListHeading& heading : session.catalogue().headings()) {
        if (heading.system != systemId || heading.id == listId) {
            continue;
        }
        if (const ArmyList* other = session.catalogue().find(heading.system, heading.id, {}, faults)) {
            for (const Line& line : other->lines) {
                if (sameFigures(*system, wanted, line)) {
                    found.push_back({reference(systemId, other->id, line.id), other->name, line.name});
                }
            }
        }
    }
    return found;
}

Alike named(Session& session, const std::string& text)
{
    Alike result{text, "", ""};
    const std::size_t slash = text.find('/'), hash = text.find('#');
    if (slash == std::string::npos || hash == std::string::npos || hash < slash) {
        return result;
    }
    std::vector<Fault> faults;
    const std::string list = text.substr(slash + 1, hash - slash - 1), entry = text.substr(hash + 1);
    result.entry = entry;
    if (const ArmyList* found =
            list == "*" ? nullptr : session.catalogue().find(text.substr(0, slash), list, {}, faults)) {
        result.nation = found->name;
        if (const int line = found->line(entry); line >= 0) {
            result.entry = found->lines[line].name;
        }
    }
    return result;
}

} // namespace strategikon
