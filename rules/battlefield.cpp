#include "rules/battlefield.h"

#include "rules/tables.h"

#include <map>
#include <optional>

namespace strategikon {

const Battlefield* battlefieldOf(const System& system)
{
    static std::map<std::string, std::optional<Battlefield>> read;
    const std::string& id = system.format().id;
    const auto known = read.find(id);
    if (known != read.end())
        return known->second ? &*known->second : nullptr;
    std::error_code error;
    const auto has = [&](const char* table) { return std::filesystem::exists(roots().rules / id / table, error); };
    if (!system.laysOutFields() && !has("battlefield.yaml") && !has("deployment.yaml"))
        return nullptr;
    std::optional<Battlefield>& made = read[id];
    if (!has("battlefield.yaml")) // open ground only
        return &made.emplace(Battlefield{{}, {}, false});
    const Node kinds = readTable(id, "terrain"), charts = readTable(id, "battlefield");
    if (!kinds.isNull() && !charts.isNull())
        made = {field::readKinds(kinds), field::readCharts(charts)};
    return made ? &*made : nullptr;
}

} // namespace strategikon
