#include "tests/army/support.h"

#include "model/text/yaml.h"
#include "tests/data.h"

#include <algorithm>
#include <map>

namespace armytest {

namespace fs = std::filesystem;

void setSourceRoots(bool specLists)
{
    const fs::path source = dataFolder();
    setRoots({source / "lists", source / "rules", source / "schema", specLists ? source / "tests/lists" : fs::path()});
}

const System& theSystem() { return *systems().front(); }

Result<ArmyList> listFrom(std::string_view text, const std::string& file, std::string_view edition)
{
    const auto node = readYaml(text, file);
    if (!node)
        return node.faults;
    const System* named = node->isMap() ? findSystem(node->textOr("system")) : nullptr;
    const System& system = named ? *named : theSystem();
    static std::map<std::string, Result<Schema>> schemas;
    if (!schemas.contains(system.format().id))
        schemas.emplace(system.format().id, loadListSchema(system));
    const Result<Schema>& schema = schemas.at(system.format().id);
    if (!schema)
        return schema.faults;
    if (auto faults = schema->check(*node); !faults.empty())
        return faults;
    return readList(*node, system.format(), edition);
}

std::uint64_t Dice::next()
{
    // SplitMix64.
    std::uint64_t z = state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

Army emptyArmy(const ArmyList& list, int points)
{
    Army army;
    army.system = list.system;
    army.list = list.id;
    army.edition = list.edition;
    army.points = points;
    return army;
}

std::vector<std::string> brief(const std::vector<Finding>& findings)
{
    std::vector<std::string> words;
    for (const Finding& finding : findings)
        words.push_back(finding.code + " " + finding.entry);
    std::ranges::sort(words);
    return words;
}

std::string joined(const std::vector<std::string>& words, std::string_view with)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : std::string(with)) + word;
    return text;
}

std::vector<Army> specArmies()
{
    std::vector<Army> armies;
    for (const auto& file : fs::recursive_directory_iterator(fs::path(SOURCE_DIR) / "tests/specs"))
        if (file.path().extension() == ".yaml")
            if (const auto node = readDocument(file.path().string()); node && node->find("army"))
                if (auto army = readArmy(*node->find("army")))
                    armies.push_back(std::move(*army));
    return armies;
}

} // namespace armytest
