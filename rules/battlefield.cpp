#include "rules/battlefield.h"

#include "rules/tables.h"

#include <map>

namespace strategikon {

const Battlefield* battlefieldOf(const System& system)
{
    static std::map<std::string, Battlefield> read;
    const std::string& id = system.format().id;
    if (const auto known = read.find(id); known != read.end())
        return &known->second;
    std::error_code error;
    if (!std::filesystem::exists(roots().rules / id / "battlefield.yaml", error))
        return nullptr;
    return &(read[id] = {field::readKinds(readTable(id, "terrain")), field::readCharts(readTable(id, "battlefield"))});
}

} // namespace strategikon
