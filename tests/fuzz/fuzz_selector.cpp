#include "model/text/yaml.h"
#include "tests/fuzz/catalogue.h"

using namespace strategikon;

// A list that converts is a list file of ours: the schema takes it whatever the JSON held.
FUZZ_TARGET(text)
{
    shipped();
    static const Schema* const schema = new Schema(*loadListSchema(*systems().front()));
    const Imported result = convertList(text, "folder/input.json");
    mustBeWhole(result);
    if (!result.listFile)
        return;
    const auto node = readYaml(
        *result.listFile, "list.yaml", {.bytes = 64u << 20, .nodes = 2'000'000, .depth = 32, .scalar = 1u << 20});
    MUST(node);
    const auto faults = schema->check(*node);
    MUST(faults.empty());
}
