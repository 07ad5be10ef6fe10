#include "model/text/write.h"
#include "model/text/yaml.h"
#include "tests/fuzz/places.h"

using namespace strategikon;

// What is read can be written and is read as the same again.
FUZZ_TARGET(text)
{
    const auto node = readYaml(text, "input.yaml");
    MUST(node || !node.faults.empty());
    if (!node)
        return;
    const auto again = readYaml(
        writeYaml(*node), "again.yaml", {.bytes = 64u << 20, .nodes = 400'000, .depth = 40, .scalar = 1u << 20});
    MUST(again);
    MUST(*again == *node);
}
