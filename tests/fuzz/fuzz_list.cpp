#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "tests/fuzz/places.h"

using namespace strategikon;

namespace {

const Schema& schema()
{
    static const Schema* const read = [] {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        addCatalogueMessages();
        return new Schema(*loadListSchema(*systems().front()));
    }();
    return *read;
}

} // namespace

// A list that the schema and the reader take can be compiled, and an army of it judged.
FUZZ_TARGET(text)
{
    const Schema& rules = schema();
    const auto node = readYaml(text, "input.yaml");
    if (!node || !rules.check(*node).empty())
        return;
    const System& system = *systems().front();
    for (const std::string& edition : system.format().editions) {
        const auto list = readList(*node, system.format(), edition);
        MUST(list || !list.faults.empty());
        if (!list)
            continue;
        Army army;
        army.system = system.format().id;
        army.list = list->id;
        army.points = 1000;
        for (const Line& line : list->lines)
            army.choices.push_back({line.id, 1, {}, {}, {}, {}});
        (void)judge(system, *list, army, false);
    }
}
